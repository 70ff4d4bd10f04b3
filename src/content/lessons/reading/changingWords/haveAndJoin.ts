import type { Item, Section, Table } from '../../../../domain/lesson/lessonContent';

const have: readonly Item[] = [
  { key: 'form:read-i-have-a-ball', telugu: 'నా దగ్గర బంతి ఉంది', english: 'I have a ball' },
  { key: 'form:read-i-have-a-sister', telugu: 'నాకు అక్క ఉంది', english: 'I have a big sister' },
  { key: 'form:read-you-have-books', telugu: 'నీ దగ్గర పుస్తకాలు ఉన్నాయి', english: 'you have books' },
  { key: 'form:read-she-has-no-pen', telugu: 'ఆమె దగ్గర పెన్ను లేదు', english: 'she has no pen' },
];

const joined: Table = {
  caption: { en: 'Two words in one', te: 'రెండు మాటలు ఒకటిగా' },
  columns: [
    { en: 'In a text', te: 'చదివేటప్పుడు' },
    { en: 'First word', te: 'మొదటి మాట' },
    { en: 'Second word', te: 'రెండో మాట' },
  ],
  rows: [
    [{ telugu: 'ఎక్కడున్నావు', english: 'where are you' }, { telugu: 'ఎక్కడ' }, { telugu: 'ఉన్నావు' }],
    [{ telugu: 'ఏమిటిది', english: 'what is this' }, { telugu: 'ఏమిటి' }, { telugu: 'ఇది' }],
    [{ telugu: 'చెట్లున్నాయి', english: 'there are trees' }, { telugu: 'చెట్లు' }, { telugu: 'ఉన్నాయి' }],
    [{ telugu: 'నాలుగైదు', english: 'four or five' }, { telugu: 'నాలుగు' }, { telugu: 'ఐదు' }],
    [{ telugu: 'ఇంకేముంది', english: 'what else is there' }, { telugu: 'ఇంక' }, { telugu: 'ఏముంది' }],
  ],
};

export const iHave: Section = {
  id: 'i-have',
  title: { en: 'I have: నా దగ్గర or నాకు?', te: 'నా దగ్గర, నాకు' },
  text: [
    {
      en: 'A thing that you can hold or put down is నా దగ్గర, “near me”: నా దగ్గర బంతి ఉంది. Family, a body, a fever or a holiday is నాకు, “to me”: నాకు అక్క ఉంది.',
      te: 'చేతిలో పట్టుకునే వస్తువులకు నా దగ్గర అంటాం: నా దగ్గర బంతి ఉంది. కుటుంబం, శరీరం, జ్వరం, సెలవు లాంటి వాటికి నాకు అంటాం: నాకు అక్క ఉంది.',
    },
  ],
  blocks: [{ kind: 'items', items: have }],
};

export const joinedWords: Section = {
  id: 'joined-words',
  title: { en: 'Words that melt together', te: 'సంధి: కలిసిపోయే మాటలు' },
  text: [
    {
      en: 'When one word ends in a vowel and the next begins with one, they often melt together: ఎక్కడ + ఉన్నావు is ఎక్కడున్నావు. This is called సంధి. A very long word? Look for the seam.',
      te: 'ఒక మాట చివరి అచ్చు, తర్వాతి మాట మొదటి అచ్చు కలిసిపోతే దాన్ని సంధి అంటారు: ఎక్కడ + ఉన్నావు = ఎక్కడున్నావు. మాట మరీ పొడవుగా ఉంటే, ఎక్కడ కలిసిందో వెతుకు.',
    },
  ],
  blocks: [{ kind: 'table', table: joined }],
};
