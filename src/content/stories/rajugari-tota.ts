import type { Story } from '../../domain/reading/story';

export const rajugariTota: Story = {
  id: 'rajugari-tota',
  level: 2,
  theme: 'riddles',
  title: { te: 'రాజుగారి తోట', en: 'The King’s Garden' },
  pages: [
    {
      scene: {
        place: 'village',
        time: 'evening',
        things: [
          { what: 'house', x: 15, row: 'back' },
          { what: 'girl', x: 38, row: 'front' },
          { what: 'grandfather', x: 62, row: 'front', turned: true },
          { what: 'tree', x: 88, row: 'back' },
        ],
        description: {
          te: 'సాయంత్రం ఇంటి ముందు తాత, లత కబుర్లు చెప్పుకుంటున్నారు.',
          en: 'Grandfather and Lata are chatting in front of the house in the evening.',
        },
      },
      sentences: [
        { te: 'చీకటి పడగానే తాత ఒక పొడుపు కథ అడిగారు.', en: 'When it grew dark, Grandfather asked a riddle.' },
        { te: '“రాజుగారి తోటలో రోజా పూలు.”', en: '“There are roses in the King’s garden.”' },
        { te: '“చూసేవారే కానీ, కోసేవారు లేరు. ఏమిటవి?”', en: '“Many look at them, but nobody picks them. What are they?”' },
      ],
    },
    {
      scene: {
        place: 'palace',
        things: [
          { what: 'king', x: 50, row: 'back' },
          { what: 'flower', x: 18, row: 'front', size: 1.5 },
          { what: 'flower', x: 36, row: 'front', size: 1.5 },
          { what: 'flower', x: 64, row: 'front', size: 1.5 },
          { what: 'flower', x: 82, row: 'front', size: 1.5 },
        ],
        description: {
          te: 'లత ఊహలో రాజుగారి ముందు పూలు ఉన్నాయి.',
          en: 'Lata imagines flowers in front of the king.',
        },
      },
      sentences: [
        { te: '“మందారాలా? చామంతులా?” అని లత అడిగింది.', en: '“Are they hibiscus? Are they chrysanthemums?” asked Lata.' },
        { te: '“కాదు, ఒకసారి పైకి చూడు!”', en: '“No. Look up for a moment!”' },
      ],
    },
    {
      scene: {
        place: 'village',
        time: 'night',
        things: [
          { what: 'girl', x: 38, row: 'front' },
          { what: 'grandfather', x: 62, row: 'front', turned: true },
          { what: 'star', x: 15, row: 'sky' },
          { what: 'star', x: 35, row: 'sky', size: 1.4 },
          { what: 'star', x: 60, row: 'sky' },
          { what: 'star', x: 82, row: 'sky', size: 1.4 },
        ],
        description: { te: 'రాత్రి ఆకాశం నిండా తారలు మెరుస్తున్నాయి.', en: 'The night sky is full of shining stars.' },
      },
      sentences: [
        { te: 'లత ఆకాశం వైపు చూసింది.', en: 'Lata looked at the sky.' },
        { te: '“తెలిసింది తాతా, అవి తారలు!”', en: '“I know, Grandfather! They’re the stars!”' },
      ],
    },
  ],
  words: {
    రాజుగారి: { en: 'of the king', of: 'రాజుగారు' },
    తోట: { en: 'garden' },
    చీకటి: { en: 'darkness' },
    పడగానే: { en: 'as soon as (dark) fell', of: 'పడడం' },
    తాత: { en: 'grandfather' },
    ఒక: { en: 'a' },
    పొడుపు: { en: 'riddling: with కథ, a riddle' },
    కథ: { en: 'story' },
    అడిగారు: { en: '(he) asked', of: 'అడగడం' },
    తోటలో: { en: 'in the garden', of: 'తోట' },
    రోజా: { en: 'rose' },
    పూలు: { en: 'flowers', of: 'పువ్వు' },
    చూసేవారే: { en: 'only people who look', of: 'చూడడం' },
    కానీ: { en: 'but' },
    కోసేవారు: { en: 'people who pick', of: 'కోయడం' },
    లేరు: { en: 'there are none', of: 'లేకపోవడం' },
    ఏమిటవి: { en: 'what are they?', of: 'ఏమిటి' },
    మందారాలా: { en: 'are they hibiscus flowers?', of: 'మందారం' },
    చామంతులా: { en: 'are they chrysanthemums?', of: 'చామంతి' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    లత: { en: 'Lata (a girl’s name)' },
    అడిగింది: { en: '(she) asked', of: 'అడగడం' },
    కాదు: { en: 'no, it is not', of: 'కావడం' },
    ఒకసారి: { en: 'once, for a moment' },
    పైకి: { en: 'up' },
    చూడు: { en: 'look!', of: 'చూడడం' },
    ఆకాశం: { en: 'sky' },
    వైపు: { en: 'toward' },
    చూసింది: { en: 'looked', of: 'చూడడం' },
    తెలిసింది: { en: 'I know now', of: 'తెలియడం' },
    తాతా: { en: 'Grandfather!', of: 'తాత' },
    అవి: { en: 'those, they' },
    తారలు: { en: 'stars', of: 'తార' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'ఈ పొడుపు కథకు జవాబు ఏమిటి?', en: 'What is the answer to the riddle?' },
      right: { te: 'తారలు', en: 'the stars' },
      wrong: [
        { te: 'మందారాలు', en: 'hibiscus flowers' },
        { te: 'చామంతులు', en: 'chrysanthemums' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'చివరికి లత ఎటు చూసింది?', en: 'Which way did Lata look in the end?' },
      right: { te: 'పైకి', en: 'up' },
      wrong: [
        { te: 'కిందికి', en: 'down' },
        { te: 'వెనకకు', en: 'back' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'తాత పొడుపు కథ అడిగారు.', en: 'Grandfather asked a riddle.' },
        { te: 'లత “మందారాలా?” అంది.', en: 'Lata said, “Are they hibiscus?”' },
        { te: 'లత ఆకాశం వైపు చూసింది.', en: 'Lata looked at the sky.' },
        { te: 'లతకు జవాబు తెలిసింది.', en: 'Lata knew the answer.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“తోట” అంటే ఏమిటి?', en: 'What is a “తోట”?' },
      right: { te: 'పూలు, కాయలు పెంచే చోటు', en: 'where flowers and fruit are grown' },
      wrong: [
        { te: 'పాఠాలు చదివే చోటు', en: 'where lessons are studied' },
        { te: 'రైలు ఆగే చోటు', en: 'where a train stops' },
      ],
    },
  ],
  talk: {
    te: 'మీ ఇంట్లో పెద్దవాళ్లకు ఏ పొడుపు కథలు తెలుసు? ఒకటి అడిగి చూడు!',
    en: 'What riddles do the grown-ups at home know? Ask them to tell you one!',
  },
};
