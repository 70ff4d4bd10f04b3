import type { Section } from '../../../domain/lesson/lessonContent';

export const family: Section = {
  id: 'family',
  title: { en: 'Family', te: 'కుటుంబం' },
  text: [
    {
      en: 'Telugu has one word for an elder sister, అక్క, and another for a younger one, చెల్లి. Brothers too: అన్నయ్య and తమ్ముడు.',
      te: 'మనకన్నా పెద్దదైతే అక్క, చిన్నదైతే చెల్లి. పెద్దవాడైతే అన్నయ్య, చిన్నవాడైతే తమ్ముడు.',
    },
    { en: 'Of your family say మా, our: మా అమ్మ, మా అన్నయ్య.', te: 'మన కుటుంబంలోని వారి గురించి మా అంటాం: మా అమ్మ, మా అన్నయ్య.' },
  ],
  blocks: [
    {
      kind: 'words',
      ids: [
        'family_family',
        'family_mother',
        'family_father',
        'family_grandfather',
        'family_grandmother',
        'family_elder sister',
        'family_elder brother',
        'family_younger sister',
        'family_younger brother',
      ],
    },
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Anita', te: 'అనిత' }, telugu: 'ఈ ఫొటోలో ఎవరు ఉన్నారు?', english: 'Who is in this photo?' },
        {
          who: { en: 'Lata', te: 'లత' },
          telugu: 'ఈమె మా అమ్మ. ఈయన మా నాన్న.',
          english: 'This is my mother. This is my father.',
        },
        { who: { en: 'Anita', te: 'అనిత' }, telugu: 'మరి ఈ అబ్బాయి?', english: 'And this boy?' },
        {
          who: { en: 'Lata', te: 'లత' },
          telugu: 'మా తమ్ముడు. వాడికి నాలుగు ఏళ్లు.',
          english: 'My younger brother. He is four.',
        },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:this-is-my-mother',
          telugu: 'ఈమె మా అమ్మ',
          english: 'This is my mother',
          near: ['word:family_mother', 'word:family_family'],
        },
        {
          key: 'phrase:this-is-my-father',
          telugu: 'ఈయన మా నాన్న',
          english: 'This is my father',
          near: ['word:family_father', 'word:family_family'],
        },
        { key: 'phrase:who-has-come', telugu: 'ఎవరు వచ్చారు?', english: 'Who has come?', near: ['word:home_door'] },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:daily-grandmother-in-village',
          words: [
            { telugu: 'మా', english: 'our', part: 'describing' },
            { telugu: 'అమ్మమ్మ', english: 'grandmother', part: 'subject' },
            { telugu: 'ఊళ్లో', english: 'in the village', part: 'place' },
            { telugu: 'ఉంటారు', english: 'lives (with respect)', part: 'verb' },
          ],
          end: '.',
          english: 'My grandmother lives in the village.',
          otherOrders: [[2, 0, 1, 3]],
          gap: {
            at: 3,
            wrong: ['ఉంటాను', 'ఉంటాం', 'ఉంటావు'],
            why: { en: 'About an elder we say ఉంటారు, with respect.', te: 'పెద్దవారి గురించి గౌరవంగా ఉంటారు అంటాం.' },
          },
        },
        {
          key: 'sentence:daily-sister-told-story',
          words: [
            { telugu: 'అక్క', english: 'elder sister', part: 'subject' },
            { telugu: 'నాకు', english: 'to me', part: 'object' },
            { telugu: 'కథ', english: 'story', part: 'object' },
            { telugu: 'చెప్పింది', english: 'told', part: 'verb' },
          ],
          end: '.',
          english: 'My elder sister told me a story.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: { at: 1, wrong: ['నేను', 'నా', 'నన్ను'], why: { en: 'To whom? To me: నాకు.', te: 'ఎవరికి చెప్పింది? నాకు.' } },
        },
        {
          key: 'sentence:daily-father-to-market',
          words: [
            { telugu: 'నాన్న', english: 'father', part: 'subject' },
            { telugu: 'బజారుకు', english: 'to the market', part: 'place' },
            { telugu: 'వెళ్లారు', english: 'went', part: 'verb' },
          ],
          end: '.',
          english: 'Father went to the market.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 1,
            wrong: ['బజారును', 'బజారుతో', 'బజారుగా'],
            why: { en: 'Where to? The ending కు says to: బజారుకు.', te: 'ఎక్కడికి వెళ్లారు? బజారుకు.' },
          },
        },
      ],
    },
  ],
};
