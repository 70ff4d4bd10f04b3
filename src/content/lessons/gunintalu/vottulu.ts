import type { Item, Table } from '../../../domain/lesson/lessonContent';

export const vottuTable: Table = {
  caption: { en: 'Seven ottulu with a shape of their own', te: 'వేరే రూపం ఉన్న ఏడు ఒత్తులు' },
  columns: [
    { en: 'Letter', te: 'అక్షరం' },
    { en: 'With an ottu', te: 'ఒత్తుతో' },
    { en: 'In a word', te: 'మాటలో' },
  ],
  rows: [
    [{ telugu: 'క' }, { telugu: 'క్క' }, { telugu: 'ముక్కు', english: 'nose' }],
    [{ telugu: 'త' }, { telugu: 'త్త' }, { telugu: 'అత్త', english: 'aunt' }],
    [{ telugu: 'న' }, { telugu: 'న్న' }, { telugu: 'నాన్న', english: 'father' }],
    [{ telugu: 'మ' }, { telugu: 'మ్మ' }, { telugu: 'కొమ్మ', english: 'branch' }],
    [{ telugu: 'య' }, { telugu: 'య్య' }, { telugu: 'నెయ్యి', english: 'ghee' }],
    [{ telugu: 'ర' }, { telugu: 'ర్ర' }, { telugu: 'గొర్రె', english: 'sheep' }],
    [{ telugu: 'ల' }, { telugu: 'ల్ల' }, { telugu: 'బల్ల', english: 'table' }],
  ],
};

export const wordsWithDouble: readonly Item[] = [
  {
    key: 'word:family_mother',
    telugu: 'అమ్మ',
    english: 'mother',
    note: { en: 'మ, and below it మ once more.', te: 'మ, దాని కింద మళ్లీ మ.' },
  },
  { key: 'word:animals_dog', telugu: 'కుక్క', english: 'dog', picture: '🐶' },
  {
    key: 'word:animals_cat',
    telugu: 'పిల్లి',
    english: 'cat',
    picture: '🐱',
    note: {
      en: 'The sign ి sits on the upper ల, but it is said after the ottu.',
      te: 'గుడి పై అక్షరం మీద ఉంటుంది; కానీ ఒత్తు తర్వాత పలుకుతాం.',
    },
  },
  { key: 'word:animals_frog', telugu: 'కప్ప', english: 'frog', picture: '🐸' },
  { key: 'word:nature_tree', telugu: 'చెట్టు', english: 'tree', picture: '🌳' },
  { key: 'word:food_egg', telugu: 'గుడ్డు', english: 'egg', picture: '🥚' },
  { key: 'word:animals_horse', telugu: 'గుర్రం', english: 'horse', picture: '🐎' },
  { key: 'word:play_toy', telugu: 'బొమ్మ', english: 'toy', picture: '🧸' },
  { key: 'word:food_rice', telugu: 'అన్నం', english: 'rice', picture: '🍚' },
  { key: 'word:food_salt', telugu: 'ఉప్పు', english: 'salt', picture: '🧂' },
  { key: 'word:food_sugar', telugu: 'చక్కెర', english: 'sugar' },
];

export const wordsWithTwoLetters: readonly Item[] = [
  {
    key: 'word:school_book',
    telugu: 'పుస్తకం',
    english: 'book',
    picture: '📖',
    note: { en: 'స above, త below: స్త.', te: 'పైన స, కింద త ఒత్తు: స్త.' },
  },
  {
    key: 'word:nature_sun',
    telugu: 'సూర్యుడు',
    english: 'sun',
    picture: '☀️',
    note: { en: 'ర above, య below: ర్య.', te: 'పైన ర, కింద య ఒత్తు: ర్య.' },
  },
  {
    key: 'word:nature_moon',
    telugu: 'చంద్రుడు',
    english: 'moon',
    picture: '🌕',
    note: { en: 'ద above, ర below: ద్ర.', te: 'పైన ద, కింద ర ఒత్తు: ద్ర.' },
  },
  { key: 'word:fruitAndVegetables_grape', telugu: 'ద్రాక్ష', english: 'grape', picture: '🍇' },
  {
    key: 'word:home_chair',
    telugu: 'కుర్చీ',
    english: 'chair',
    picture: '🪑',
    note: { en: 'ర above, చ below: ర్చ.', te: 'పైన ర, కింద చ ఒత్తు: ర్చ.' },
  },
  {
    key: 'word:school_question',
    telugu: 'ప్రశ్న',
    english: 'question',
    picture: '❓',
    note: { en: 'Two ottulu: ప్ర and శ్న.', te: 'ఇందులో రెండు ఒత్తులు: ప్ర, శ్న.' },
  },
];
