import type { Item, Section, Table } from '../../../../domain/lesson/lessonContent';

const howTable: Table = {
  caption: { en: 'How one becomes many', te: 'ఏకవచనం నుంచి బహువచనం' },
  columns: [
    { en: 'One', te: 'ఒకటి' },
    { en: 'Many', te: 'ఎక్కువ' },
    { en: 'What changes', te: 'ఏం మారింది' },
  ],
  rows: [
    [{ telugu: 'తోట', english: 'garden' }, { telugu: 'తోటలు' }, { text: { en: 'only లు is added', te: 'లు చేరింది, అంతే' } }],
    [{ telugu: 'కాకి', english: 'crow' }, { telugu: 'కాకులు' }, { text: { en: 'ి becomes ు', te: 'గుడి పోయి కొమ్ము వచ్చింది' } }],
    [
      { telugu: 'పుస్తకం', english: 'book' },
      { telugu: 'పుస్తకాలు' },
      { text: { en: 'ం becomes ా', te: 'సున్నా పోయి దీర్ఘం వచ్చింది' } },
    ],
    [
      { telugu: 'చెట్టు', english: 'tree' },
      { telugu: 'చెట్లు' },
      { text: { en: 'ట్టు becomes ట్', te: 'ట్టు బదులు ట్ వచ్చింది' } },
    ],
    [
      { telugu: 'ఇల్లు', english: 'house' },
      { telugu: 'ఇళ్లు' },
      { text: { en: 'ల్లు becomes ళ్లు', te: 'ల్లు బదులు ళ్లు వచ్చింది' } },
    ],
    [
      { telugu: 'తమ్ముడు', english: 'little brother' },
      { telugu: 'తమ్ముళ్లు' },
      { text: { en: 'డు becomes ళ్లు', te: 'డు బదులు ళ్లు వచ్చింది' } },
    ],
    [{ telugu: 'స్నేహితుడు', english: 'friend' }, { telugu: 'స్నేహితులు' }, { text: { en: 'డు goes away', te: 'డు పోయింది' } }],
    [
      { telugu: 'చెయ్యి', english: 'hand' },
      { telugu: 'చేతులు' },
      { text: { en: 'a new shape: learn it', te: 'రూపమే మారింది: గుర్తుపెట్టుకో' } },
    ],
  ],
};

const many: readonly Item[] = [
  { key: 'form:read-gardens', telugu: 'తోటలు', english: 'gardens' },
  { key: 'form:read-crows', telugu: 'కాకులు', english: 'crows' },
  { key: 'form:read-books', telugu: 'పుస్తకాలు', english: 'books', picture: '📚' },
  { key: 'form:read-trees', telugu: 'చెట్లు', english: 'trees' },
  { key: 'form:read-houses', telugu: 'ఇళ్లు', english: 'houses', picture: '🏘️' },
  { key: 'form:read-fruits', telugu: 'పండ్లు', english: 'fruits', note: { en: 'Also పళ్లు.', te: 'పళ్లు అని కూడా అంటాం.' } },
  { key: 'form:read-stones', telugu: 'రాళ్లు', english: 'stones', note: { en: 'One is రాయి.', te: 'ఒకటి అయితే రాయి.' } },
  {
    key: 'form:read-eyes',
    telugu: 'కళ్లు',
    english: 'eyes',
    picture: '👀',
    note: { en: 'One is కన్ను.', te: 'ఒకటి అయితే కన్ను.' },
  },
  { key: 'form:read-hands', telugu: 'చేతులు', english: 'hands', note: { en: 'One is చెయ్యి.', te: 'ఒకటి అయితే చెయ్యి.' } },
  { key: 'form:read-friends', telugu: 'స్నేహితులు', english: 'friends' },
  { key: 'form:read-boys', telugu: 'అబ్బాయిలు', english: 'boys' },
  { key: 'form:read-people', telugu: 'మనుషులు', english: 'people', note: { en: 'One is మనిషి.', te: 'ఒకరు అయితే మనిషి.' } },
];

export const plurals: Section = {
  id: 'one-and-many',
  title: { en: 'One and many', te: 'ఏకవచనం, బహువచనం' },
  text: [
    {
      en: 'One is ఏకవచనం, many is బహువచనం. For many, Telugu puts లు at the end. On the way the word may change a little: చెట్టు, చెట్లు.',
      te: 'ఒకటి ఉంటే ఏకవచనం, ఎక్కువ ఉంటే బహువచనం. బహువచనం చివర లు వస్తుంది. అప్పుడు మాట కొంచెం మారవచ్చు: చెట్టు, చెట్లు.',
    },
    {
      en: 'The verb changes too: one thing ఉంది, many things ఉన్నాయి, many people ఉన్నారు.',
      te: 'క్రియ కూడా మారుతుంది: ఒక వస్తువు ఉంది, చాలా వస్తువులు ఉన్నాయి, చాలామంది మనుషులు ఉన్నారు.',
    },
    {
      en: 'పాలు, నీళ్లు and పెసలు are always plural. వరి, బంగారం and సంతోషం are always singular.',
      te: 'పాలు, నీళ్లు, పెసలు ఎప్పుడూ బహువచనమే. వరి, బంగారం, సంతోషం ఎప్పుడూ ఏకవచనమే.',
    },
  ],
  blocks: [
    { kind: 'table', table: howTable },
    { kind: 'items', items: many },
  ],
};
