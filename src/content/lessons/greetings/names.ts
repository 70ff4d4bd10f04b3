import type { Section } from '../../../domain/lesson/lessonContent';

export const names: Section = {
  id: 'names',
  title: { en: 'What is your name?', te: 'నీ పేరు ఏమిటి?' },
  text: [
    {
      en: 'పేరు means name. నా పేరు is my name; then simply add your name. No word for “is” is needed.',
      te: 'నా పేరు అని, ఆ తర్వాత మన పేరు చెప్తే చాలు. మరో మాట అవసరం లేదు.',
    },
    {
      en: 'ఊరు is a village or a town. For your home, your family and your ఊరు Telugu says మా (our), even when one person speaks: మా అమ్మ, మా ఊరు.',
      te: 'ఇల్లు, కుటుంబం, ఊరు గురించి ఒక్కరే చెప్పినా మా అంటాం: మా అమ్మ, మా ఊరు.',
    },
  ],
  blocks: [
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Teacher', te: 'టీచర్' }, telugu: 'నీ పేరు ఏమిటి?', english: 'What is your name?' },
        {
          who: { en: 'Mary', te: 'మేరీ' },
          telugu: 'నా పేరు మేరీ. మీ పేరు ఏమిటి టీచర్?',
          english: 'My name is Mary. What is your name, teacher?',
        },
        {
          who: { en: 'Teacher', te: 'టీచర్' },
          telugu: 'నా పేరు సరోజ. మీది ఏ ఊరు?',
          english: 'My name is Saroja. Which village or town are you from?',
        },
        { who: { en: 'Mary', te: 'మేరీ' }, telugu: 'మాది గుంటూరు.', english: 'I am from Guntur.' },
        { who: { en: 'Teacher', te: 'టీచర్' }, telugu: 'మంచిది మేరీ, రా, కూర్చో.', english: 'Good, Mary. Come, sit down.' },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:your-name-friend',
          telugu: 'నీ పేరు ఏమిటి?',
          english: 'What is your name? (to a friend)',
          saidTo: 'friend',
        },
        {
          key: 'phrase:your-name-elder',
          telugu: 'మీ పేరు ఏమిటి?',
          english: 'What is your name? (to an elder)',
          saidTo: 'elder',
        },
        { key: 'phrase:my-name-is-mary', telugu: 'నా పేరు మేరీ', english: 'My name is Mary' },
        { key: 'phrase:mothers-name', telugu: 'మా అమ్మ పేరు సుధ', english: "My mother's name is Sudha" },
        { key: 'phrase:which-town', telugu: 'మీది ఏ ఊరు?', english: 'Which village or town are you from?' },
        { key: 'phrase:from-guntur', telugu: 'మాది గుంటూరు', english: 'I am from Guntur' },
        {
          key: 'phrase:this-is-friend',
          telugu: 'ఇతను నా స్నేహితుడు',
          english: 'This is my friend (a boy)',
          note: { en: 'For a girl: ఈమె నా స్నేహితురాలు.', te: 'అమ్మాయి అయితే: ఈమె నా స్నేహితురాలు.' },
        },
        {
          key: 'phrase:who-is-this-elder',
          telugu: 'వీరు ఎవరు?',
          english: 'Who is this? (about an elder)',
          note: { en: 'వీరు is the respectful word for a person who is near.', te: 'దగ్గర ఉన్న పెద్దవారిని గౌరవంగా వీరు అంటాం.' },
        },
      ],
    },
  ],
};
