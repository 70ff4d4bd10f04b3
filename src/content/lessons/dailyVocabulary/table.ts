import type { Section } from '../../../domain/lesson/lessonContent';

export const table: Section = {
  id: 'at-the-table',
  title: { en: 'At the table', te: 'భోజనం దగ్గర' },
  text: [
    {
      en: 'Telugu says “to me there is hunger”: నాకు ఆకలిగా ఉంది. What you want comes before కావాలి; what you do not want, before వద్దు.',
      te: 'ఆకలి వేస్తే నాకు ఆకలిగా ఉంది అంటాం. కావలసిన దానికి కావాలి, అక్కర్లేని దానికి వద్దు అంటాం.',
    },
  ],
  blocks: [
    {
      kind: 'words',
      ids: [
        'food_rice',
        'food_milk',
        'nature_water',
        'food_egg',
        'food_salt',
        'home_spoon',
        'food_idli',
        'food_curd',
        'food_honey',
        'fruitAndVegetables_banana',
      ],
    },
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Lata', te: 'లత' }, telugu: 'అమ్మా, నాకు ఆకలిగా ఉంది.', english: 'Mother, I am hungry.' },
        { who: { en: 'Mother', te: 'అమ్మ' }, telugu: 'రా, ఇడ్లీ తిను.', english: 'Come, eat some idli.' },
        {
          who: { en: 'Lata', te: 'లత' },
          telugu: 'రుచిగా ఉంది! ఇంకొంచెం కావాలి.',
          english: 'It is tasty! I want a little more.',
        },
        {
          who: { en: 'Mother', te: 'అమ్మ' },
          telugu: 'ఇదిగో. నీళ్లు కూడా తాగు.',
          english: 'Here you are. Drink some water too.',
        },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:i-am-hungry',
          telugu: 'నాకు ఆకలిగా ఉంది',
          english: 'I am hungry',
          near: ['word:food_rice', 'phrase:it-is-tasty'],
        },
        { key: 'phrase:i-am-thirsty', telugu: 'నాకు దాహంగా ఉంది', english: 'I am thirsty', near: ['word:nature_water'] },
        {
          key: 'phrase:want-little-more',
          telugu: 'ఇంకొంచెం కావాలి',
          english: 'I want a little more',
          near: ['phrase:it-is-tasty'],
        },
        { key: 'phrase:do-not-want', telugu: 'నాకు వద్దు', english: 'I do not want it' },
        {
          key: 'phrase:it-is-tasty',
          telugu: 'రుచిగా ఉంది',
          english: 'It is tasty',
          picture: '😋',
          near: ['phrase:i-am-hungry', 'phrase:want-little-more'],
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:daily-want-one-more-idli',
          words: [
            { telugu: 'నాకు', english: 'to me', part: 'other' },
            { telugu: 'ఇంకో', english: 'one more', part: 'describing' },
            { telugu: 'ఇడ్లీ', english: 'idli', part: 'object' },
            { telugu: 'కావాలి', english: 'want', part: 'verb' },
          ],
          end: '.',
          english: 'I want one more idli.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 3,
            wrong: ['తిన్నాను', 'వెళ్తాను', 'ఉన్నాను'],
            why: { en: 'నాకు … కావాలి: to me it is wanted, I want.', te: 'నాకు అని మొదలుపెడితే కావాలి అని ముగిస్తాం.' },
          },
        },
        {
          key: 'sentence:daily-brother-drinks-milk',
          words: [
            { telugu: 'తమ్ముడు', english: 'younger brother', part: 'subject' },
            { telugu: 'పాలు', english: 'milk', part: 'object' },
            { telugu: 'తాగుతున్నాడు', english: 'is drinking', part: 'verb' },
          ],
          end: '.',
          english: 'My younger brother is drinking milk.',
          otherOrders: [[1, 0, 2]],
          gap: { at: 1, wrong: ['అన్నం', 'పుస్తకం', 'కుర్చీ'], why: { en: 'Milk is పాలు.', te: 'తాగేవి పాలు; మిగతావి తాగలేం.' } },
        },
        {
          key: 'sentence:daily-mother-cooks-rice',
          words: [
            { telugu: 'అమ్మ', english: 'mother', part: 'subject' },
            { telugu: 'అన్నం', english: 'rice', part: 'object' },
            { telugu: 'వండుతోంది', english: 'is cooking', part: 'verb' },
          ],
          end: '.',
          english: 'Mother is cooking rice.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['వండుతున్నాడు', 'వండుతున్నాను', 'చదువుతోంది'],
            why: {
              en: 'అమ్మ goes with వండుతోంది; వండుతున్నాడు is for a man.',
              te: 'అమ్మ కాబట్టి వండుతోంది; అన్నయ్య అయితే వండుతున్నాడు.',
            },
          },
        },
      ],
    },
  ],
};
