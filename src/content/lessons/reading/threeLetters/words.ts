import type { Item } from '../../../../domain/lesson/lessonContent';

export const withTra: readonly Item[] = [
  { key: 'phrase:read-science', telugu: 'శాస్త్రం', english: 'science' },
  { key: 'phrase:read-cloth', telugu: 'వస్త్రం', english: 'cloth (bookish)' },
  { key: 'phrase:read-ironing', telugu: 'ఇస్త్రీ', english: 'ironing' },
  { key: 'phrase:read-divine-arrow', telugu: 'అస్త్రం', english: 'an arrow with magic power' },
  { key: 'phrase:read-maharashtra', telugu: 'మహారాష్ట్ర', english: 'Maharashtra' },
  {
    key: 'phrase:read-dhritarashtra',
    telugu: 'ధృతరాష్ట్రుడు',
    english: 'Dhritarashtra',
    note: { en: 'A blind king in the Mahabharata.', te: 'మహాభారతంలో కళ్లు లేని రాజు.' },
  },
];

export const withYaLast: readonly Item[] = [
  { key: 'phrase:read-independence', telugu: 'స్వాతంత్ర్యం', english: 'independence' },
  { key: 'phrase:read-poverty', telugu: 'దారిద్ర్యం', english: 'poverty' },
  { key: 'phrase:read-ability', telugu: 'సామర్థ్యం', english: 'ability' },
  { key: 'phrase:read-matsyam', telugu: 'మత్స్యం', english: 'fish (bookish)' },
  {
    key: 'phrase:read-jyotsna',
    telugu: 'జ్యోత్స్న',
    english: 'moonlight (bookish)',
    note: { en: 'Also the name of many girls.', te: 'చాలామంది అమ్మాయిలకు ఈ పేరు ఉంటుంది.' },
  },
];

export const guests: readonly Item[] = [
  { key: 'phrase:read-screen', telugu: 'స్క్రీన్', english: 'screen' },
  { key: 'phrase:read-coil', telugu: 'స్ప్రింగ్', english: 'spring, a coil' },
  { key: 'phrase:read-straw', telugu: 'స్ట్రా', english: 'drinking straw' },
];
