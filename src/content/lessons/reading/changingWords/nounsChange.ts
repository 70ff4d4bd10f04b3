import type { Item, Section, Table } from '../../../../domain/lesson/lessonContent';

const changed: readonly Item[] = [
  { key: 'form:read-to-the-house', telugu: 'ఇంటికి', english: 'to the house' },
  { key: 'form:read-in-the-house', telugu: 'ఇంట్లో', english: 'in the house' },
  { key: 'form:read-to-the-village', telugu: 'ఊరికి', english: 'to the village' },
  { key: 'form:read-in-the-village', telugu: 'ఊళ్లో', english: 'in the village' },
  { key: 'form:read-in-the-hand', telugu: 'చేతిలో', english: 'in the hand' },
  { key: 'form:read-in-the-eye', telugu: 'కంటిలో', english: 'in the eye' },
  { key: 'form:read-in-the-water', telugu: 'నీటిలో', english: 'in the water' },
  { key: 'form:read-in-the-book', telugu: 'పుస్తకంలో', english: 'in the book' },
  { key: 'form:read-of-the-books', telugu: 'పుస్తకాల', english: 'of the books' },
  { key: 'form:read-to-friends', telugu: 'స్నేహితులకు', english: 'to friends' },
];

const cases: Table = {
  caption: { en: 'The eight vibhaktulu', te: 'ఎనిమిది విభక్తులు' },
  columns: [
    { en: 'Name', te: 'పేరు' },
    { en: 'Endings in school books', te: 'ప్రత్యయాలు' },
    { en: 'As we say it', te: 'మనం అనేది' },
  ],
  rows: [
    [{ telugu: 'ప్రథమా' }, { telugu: 'డు, ము, వు, లు' }, { telugu: 'రాముడు', english: 'Rama' }],
    [{ telugu: 'ద్వితీయా' }, { telugu: 'ని, ను, కూర్చి, గురించి' }, { telugu: 'రాముడిని', english: 'Rama, as in: I saw Rama' }],
    [{ telugu: 'తృతీయా' }, { telugu: 'చేత, చే, తోడ, తో' }, { telugu: 'రాముడితో', english: 'with Rama' }],
    [{ telugu: 'చతుర్థీ' }, { telugu: 'కొరకు, కై' }, { telugu: 'రాముడి కోసం', english: 'for Rama' }],
    [{ telugu: 'పంచమీ' }, { telugu: 'వలన, కంటే, పట్టి' }, { telugu: 'రాముడి కంటే', english: 'than Rama' }],
    [{ telugu: 'షష్ఠీ' }, { telugu: 'కి, కు, యొక్క, లో, లోపల' }, { telugu: 'రాముడికి', english: 'to Rama' }],
    [{ telugu: 'సప్తమీ' }, { telugu: 'అందు, న' }, { telugu: 'నది ఒడ్డున', english: 'on the river bank' }],
    [{ telugu: 'సంబోధన ప్రథమా' }, { telugu: 'ఓ, ఓయి, ఓరి, ఓసి' }, { telugu: 'ఓ రామా!', english: 'O Rama!' }],
  ],
};

export const beforeAnEnding: Section = {
  id: 'before-an-ending',
  title: { en: 'Words that change before an ending', te: 'ప్రత్యయం ముందు మారే మాటలు' },
  text: [
    {
      en: 'Some words take another shape before an ending. ఇల్లు is the house, but “to the house” is ఇంటికి. When you meet ఇంటి, చేతి, కంటి or నీటి in a text, look for the word behind it.',
      te: 'కొన్ని మాటలు ప్రత్యయం ముందు రూపం మార్చుకుంటాయి: ఇల్లు, ఇంటికి. ఇంటి, చేతి, కంటి, నీటి అని కనిపిస్తే, అసలు మాట ఏమిటో ఆలోచించు: ఇల్లు, చెయ్యి, కన్ను, నీరు.',
    },
  ],
  blocks: [{ kind: 'items', items: changed }],
};

export const vibhaktulu: Section = {
  id: 'vibhaktulu',
  title: { en: 'The endings by name', te: 'విభక్తులు, వాటి పేర్లు' },
  text: [
    {
      en: 'The endings that nouns take are called విభక్తులు. Children in Telugu schools learn their names by heart. You don’t have to, but when a grown-up says షష్ఠీ విభక్తి, you know where to look.',
      te: 'నామవాచకాల చివర చేరే ప్రత్యయాలను విభక్తులు అంటారు. బడిలో వీటి పేర్లు వరుసగా నేర్పిస్తారు. అన్నీ ఇప్పుడే గుర్తుండాలని లేదు; షష్ఠీ విభక్తి అని ఎవరైనా అంటే ఇక్కడ చూడు.',
    },
  ],
  blocks: [{ kind: 'table', table: cases }],
};
