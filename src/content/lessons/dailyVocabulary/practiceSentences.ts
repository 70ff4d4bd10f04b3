import type { Sentence } from '../../../domain/lesson/lessonContent';

export const practiceSentences: readonly Sentence[] = [
  {
    key: 'sentence:daily-very-hungry',
    words: [
      { telugu: 'నాకు', english: 'to me', part: 'other' },
      { telugu: 'చాలా', english: 'very', part: 'describing' },
      { telugu: 'ఆకలిగా', english: 'hungry', part: 'describing' },
      { telugu: 'ఉంది', english: 'is', part: 'verb' },
    ],
    end: '.',
    english: 'I am very hungry.',
    gap: { at: 0, wrong: ['నేను', 'నా', 'నువ్వు'], why: { en: 'Hunger comes “to me”: నాకు.', te: 'ఆకలి ఎవరికి? నాకు.' } },
  },
  {
    key: 'sentence:daily-like-mangoes',
    words: [
      { telugu: 'నాకు', english: 'to me', part: 'other' },
      { telugu: 'మామిడి', english: 'mango', part: 'describing' },
      { telugu: 'పండు', english: 'fruit', part: 'subject' },
      { telugu: 'చాలా', english: 'very much', part: 'describing' },
      { telugu: 'ఇష్టం', english: 'liking', part: 'other' },
    ],
    end: '.',
    english: 'I like mango very much.',
    otherOrders: [[1, 2, 0, 3, 4]],
    gap: {
      at: 0,
      wrong: ['నేను', 'నా', 'నన్ను'],
      why: { en: 'Liking is “to me” in Telugu: నాకు ఇష్టం.', te: 'ఇష్టం ఎవరికి? నాకు.' },
    },
  },
  {
    key: 'sentence:daily-sister-with-doll',
    words: [
      { telugu: 'చెల్లి', english: 'younger sister', part: 'subject' },
      { telugu: 'బొమ్మతో', english: 'with a doll', part: 'other' },
      { telugu: 'ఆడుకుంటోంది', english: 'is playing', part: 'verb' },
    ],
    end: '.',
    english: 'My younger sister is playing with a doll.',
    otherOrders: [[1, 0, 2]],
    gap: { at: 1, wrong: ['బొమ్మకు', 'బొమ్మగా', 'బొమ్మను'], why: { en: 'తో means with: బొమ్మతో.', te: 'దేనితో ఆడుకుంటోంది? బొమ్మతో.' } },
  },
  {
    key: 'sentence:daily-whose-book',
    words: [
      { telugu: 'అది', english: 'that', part: 'subject' },
      { telugu: 'ఎవరి', english: 'whose', part: 'question' },
      { telugu: 'పుస్తకం', english: 'book', part: 'other' },
    ],
    end: '?',
    english: 'Whose book is that?',
    gap: {
      at: 1,
      wrong: ['ఎవరు', 'ఎప్పుడు', 'ఎక్కడికి'],
      why: { en: 'ఎవరి means whose; ఎవరు means who.', te: 'ఎవరికి చెందిన పుస్తకం అని అడగాలంటే ఎవరి అంటాం.' },
    },
    otherOrders: [[1, 2, 0]],
  },
  {
    key: 'sentence:daily-doctor-gave-medicine',
    words: [
      { telugu: 'డాక్టర్', english: 'doctor', part: 'subject' },
      { telugu: 'మందు', english: 'medicine', part: 'object' },
      { telugu: 'ఇచ్చారు', english: 'gave', part: 'verb' },
    ],
    end: '.',
    english: 'The doctor gave medicine.',
    otherOrders: [[1, 0, 2]],
    gap: { at: 1, wrong: ['వాన', 'రోడ్డు', 'ఆకాశం'], why: { en: 'Medicine is మందు.', te: 'జ్వరం తగ్గడానికి డాక్టర్ ఇచ్చేది మందు.' } },
  },
  {
    key: 'sentence:daily-brother-rides-bicycle',
    words: [
      { telugu: 'అన్నయ్య', english: 'elder brother', part: 'subject' },
      { telugu: 'సైకిల్', english: 'bicycle', part: 'object' },
      { telugu: 'తొక్కుతున్నాడు', english: 'is riding', part: 'verb' },
    ],
    end: '.',
    english: 'My elder brother is riding a bicycle.',
    otherOrders: [[1, 0, 2]],
    gap: {
      at: 2,
      wrong: ['తాగుతున్నాడు', 'వండుతున్నాడు', 'తొక్కుతోంది'],
      why: { en: 'A bicycle is pedalled: తొక్కుతున్నాడు, with డు for a boy.', te: 'సైకిల్ తొక్కుతాం; అన్నయ్య కాబట్టి చివర డు.' },
    },
  },
  {
    key: 'sentence:daily-what-doing-now',
    words: [
      { telugu: 'నువ్వు', english: 'you', part: 'subject' },
      { telugu: 'ఇప్పుడు', english: 'now', part: 'time' },
      { telugu: 'ఏం', english: 'what', part: 'question' },
      { telugu: 'చేస్తున్నావు', english: 'are doing', part: 'verb' },
    ],
    end: '?',
    english: 'What are you doing now? (to a friend)',
    otherOrders: [[1, 0, 2, 3]],
    gap: { at: 2, wrong: ['ఎవరు', 'ఎంతమంది', 'ఎక్కడికి'], why: { en: 'ఏం means what.', te: 'పని గురించి అడగాలంటే ఏం అంటాం.' } },
  },
  {
    key: 'sentence:daily-very-sunny-today',
    words: [
      { telugu: 'ఈ', english: 'this', part: 'time' },
      { telugu: 'రోజు', english: 'day', part: 'time' },
      { telugu: 'చాలా', english: 'very', part: 'describing' },
      { telugu: 'ఎండగా', english: 'sunny', part: 'describing' },
      { telugu: 'ఉంది', english: 'is', part: 'verb' },
    ],
    end: '.',
    english: 'It is very sunny today.',
    gap: {
      at: 3,
      wrong: ['ఎర్రగా', 'కారంగా', 'తియ్యగా'],
      why: { en: 'ఎండ is sunlight: ఎండగా, sunny.', te: 'ఎండ ఎక్కువగా ఉంటే ఎండగా ఉంది అంటాం.' },
    },
  },
];
