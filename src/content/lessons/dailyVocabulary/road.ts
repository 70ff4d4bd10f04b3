import type { Section } from '../../../domain/lesson/lessonContent';

export const road: Section = {
  id: 'road-and-market',
  title: { en: 'On the road and in the market', te: 'రోడ్డు మీద, బజారులో' },
  text: [
    {
      en: 'On the road two words keep you safe: ఆగు!, stop, and జాగ్రత్త!, be careful. In the market a polite అండి at the end helps: ఎంతండి?',
      te: 'రోడ్డు మీద ఆగు!, జాగ్రత్త! అనే మాటలు మనల్ని కాపాడతాయి. బజారులో మర్యాదగా ఎంతండి? అని అడుగు.',
    },
  ],
  blocks: [
    {
      kind: 'words',
      ids: [
        'travel_bus',
        'travel_auto-rickshaw',
        'travel_bicycle',
        'travel_car',
        'travel_train',
        'places_temple',
        'fruitAndVegetables_mango',
        'fruitAndVegetables_tomato',
        'fruitAndVegetables_onion',
        'fruitAndVegetables_potato',
      ],
    },
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Lata', te: 'లత' }, telugu: 'టమాటాలు కిలో ఎంతండి?', english: 'How much is a kilo of tomatoes?' },
        { who: { en: 'Shopkeeper', te: 'దుకాణదారు' }, telugu: 'నలభై రూపాయలమ్మా.', english: 'Forty rupees, dear.' },
        { who: { en: 'Lata', te: 'లత' }, telugu: 'ఒక కిలో ఇవ్వండి.', english: 'Please give me one kilo.' },
        {
          who: { en: 'Shopkeeper', te: 'దుకాణదారు' },
          telugu: 'ఇదిగో. రోడ్డు మీద జాగ్రత్త!',
          english: 'Here you are. Careful on the road!',
        },
      ],
    },
    {
      kind: 'items',
      items: [
        { key: 'phrase:stop', telugu: 'ఆగు!', english: 'Stop!', picture: '🛑', near: ['phrase:be-careful'] },
        { key: 'phrase:be-careful', telugu: 'జాగ్రత్త!', english: 'Be careful!', picture: '⚠️', near: ['phrase:stop'] },
        { key: 'phrase:how-far', telugu: 'ఎంత దూరం?', english: 'How far is it?' },
        { key: 'phrase:what-price', telugu: 'దీని ధర ఎంత?', english: 'What is the price of this?' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:daily-by-bus-to-school',
          words: [
            { telugu: 'మేము', english: 'we', part: 'subject' },
            { telugu: 'బస్సులో', english: 'by bus', part: 'other' },
            { telugu: 'బడికి', english: 'to school', part: 'place' },
            { telugu: 'వెళ్తాం', english: 'go', part: 'verb' },
          ],
          end: '.',
          english: 'We go to school by bus.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 1,
            wrong: ['సబ్బులో', 'గ్లాసులో', 'చొక్కాలో'],
            why: { en: 'బస్సులో: in the bus, by bus.', te: 'బడికి వెళ్లేది బస్సులో; మిగతా వాటిలో ప్రయాణం చేయలేం.' },
          },
        },
        {
          key: 'sentence:daily-walk-carefully',
          words: [
            { telugu: 'రోడ్డు', english: 'road', part: 'place' },
            { telugu: 'మీద', english: 'on', part: 'place' },
            { telugu: 'జాగ్రత్తగా', english: 'carefully', part: 'describing' },
            { telugu: 'నడవండి', english: 'walk', part: 'verb' },
          ],
          end: '.',
          english: 'Walk carefully on the road.',
          otherOrders: [[2, 0, 1, 3]],
          gap: {
            at: 2,
            wrong: ['తియ్యగా', 'ఎర్రగా', 'కారంగా'],
            why: { en: 'జాగ్రత్తగా means carefully. The others are sweet, red and spicy.', te: 'ఎలా నడవాలి? జాగ్రత్తగా.' },
          },
        },
        {
          key: 'sentence:daily-how-much-tomatoes',
          words: [
            { telugu: 'ఈ', english: 'these', part: 'describing' },
            { telugu: 'టమాటాలు', english: 'tomatoes', part: 'subject' },
            { telugu: 'ఎంత', english: 'how much', part: 'question' },
          ],
          end: '?',
          english: 'How much are these tomatoes?',
          gap: {
            at: 2,
            wrong: ['ఎవరు', 'ఎక్కడికి', 'ఎప్పుడు'],
            why: { en: 'We ask the price with ఎంత.', te: 'ధర అడగాలంటే ఎంత అంటాం.' },
          },
        },
      ],
    },
  ],
};
