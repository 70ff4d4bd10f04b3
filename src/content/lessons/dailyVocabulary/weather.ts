import type { Section } from '../../../domain/lesson/lessonContent';

export const weather: Section = {
  id: 'weather-and-garden',
  title: { en: 'Weather and garden', te: 'వాతావరణం, తోట' },
  text: [
    {
      en: 'Look out of the window. Is there sun, cloud or rain? Telugu says that rain “falls”: వాన పడుతోంది.',
      te: 'కిటికీలోంచి బయటకు చూడు. ఎండగా ఉందా, మబ్బుగా ఉందా, వాన పడుతోందా?',
    },
  ],
  blocks: [
    {
      kind: 'words',
      ids: [
        'nature_sun',
        'nature_cloud',
        'nature_rain',
        'nature_rainbow',
        'nature_wind',
        'nature_tree',
        'nature_flower',
        'nature_leaf',
        'nature_plant',
      ],
    },
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'తాతయ్యా, వాన పడుతోంది!', english: 'Grandfather, it is raining!' },
        {
          who: { en: 'Grandfather', te: 'తాతయ్య' },
          telugu: 'మంచిదే, మొక్కలకు నీళ్లు కావాలి కదా!',
          english: 'That is good, the plants need water!',
        },
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'అటు చూడండి, ఇంద్రధనుస్సు!', english: 'Look over there, a rainbow!' },
        { who: { en: 'Grandfather', te: 'తాతయ్య' }, telugu: 'ఎంత అందంగా ఉందో!', english: 'How beautiful it is!' },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:it-is-raining',
          telugu: 'వాన పడుతోంది',
          english: 'It is raining',
          near: ['word:nature_rain', 'word:nature_cloud'],
        },
        { key: 'phrase:it-is-sunny', telugu: 'ఎండగా ఉంది', english: 'It is sunny', near: ['word:nature_sun'] },
        {
          key: 'phrase:it-is-cold',
          telugu: 'చలిగా ఉంది',
          english: 'It is cold',
          picture: '🥶',
          near: ['phrase:i-have-fever'],
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:daily-raining-outside',
          words: [
            { telugu: 'బయట', english: 'outside', part: 'place' },
            { telugu: 'వాన', english: 'rain', part: 'subject' },
            { telugu: 'పడుతోంది', english: 'is falling', part: 'verb' },
          ],
          end: '.',
          english: 'It is raining outside.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['తింటోంది', 'చదువుతోంది', 'పాడుతోంది'],
            why: { en: 'Rain falls: పడుతోంది. పాడుతోంది is singing.', te: 'వాన పడుతుంది; వాన పాట పాడదు.' },
          },
        },
        {
          key: 'sentence:daily-red-flowers',
          words: [
            { telugu: 'తోటలో', english: 'in the garden', part: 'place' },
            { telugu: 'ఎర్ర', english: 'red', part: 'describing' },
            { telugu: 'పూలు', english: 'flowers', part: 'subject' },
            { telugu: 'ఉన్నాయి', english: 'there are', part: 'verb' },
          ],
          end: '.',
          english: 'There are red flowers in the garden.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 0,
            wrong: ['తోటను', 'తోటతో', 'తోటగా'],
            why: { en: 'లో means in: తోటలో, in the garden.', te: 'పూలు ఎక్కడ ఉన్నాయి? తోటలో.' },
          },
        },
        {
          key: 'sentence:daily-grandfather-waters-plants',
          words: [
            { telugu: 'తాతయ్య', english: 'grandfather', part: 'subject' },
            { telugu: 'మొక్కలకు', english: 'to the plants', part: 'object' },
            { telugu: 'నీళ్లు', english: 'water', part: 'object' },
            { telugu: 'పోస్తున్నారు', english: 'is pouring', part: 'verb' },
          ],
          end: '.',
          english: 'Grandfather is watering the plants.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 0, 2, 3],
            [1, 2, 0, 3],
            [2, 0, 1, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 1,
            wrong: ['మొక్కలతో', 'మొక్కగా', 'మొక్కలు'],
            why: { en: 'Water is poured for the plants: మొక్కలకు.', te: 'నీళ్లు దేనికి పోస్తున్నారు? మొక్కలకు.' },
          },
        },
      ],
    },
  ],
};
