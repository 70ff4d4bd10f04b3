import type { Story } from '../../domain/reading/story';

export const teluguBatulu: Story = {
  id: 'telugu-batulu',
  level: 2,
  theme: 'jokes',
  title: { te: 'తెలుగు తెలిసిన బాతులు', en: 'The Ducks That Knew Telugu' },
  pages: [
    {
      scene: {
        place: 'pond',
        things: [
          { what: 'girl', x: 22, row: 'front' },
          { what: 'duck', x: 45, row: 'front', turned: true },
          { what: 'duck', x: 62, row: 'front', turned: true },
          { what: 'duck', x: 80, row: 'front', turned: true },
          { what: 'tree', x: 15, row: 'back' },
        ],
        description: {
          te: 'లండన్‌లో చెరువు ఒడ్డున మీనా ఉంది, నీటిలో బాతులు ఉన్నాయి.',
          en: 'Meena is by a pond in London, and there are ducks in the water.',
        },
      },
      sentences: [
        { te: 'లండన్‌లో మీనా ఇంటి వెనక ఒక చెరువు ఉంది.', en: 'Behind Meena’s house in London there is a pond.' },
        { te: 'మీనా రోజూ “రా! రా!” అని బాతులను పిలిచేది.', en: 'Every day Meena called the ducks: “Ra! Ra!”' },
      ],
    },
    {
      scene: {
        place: 'pond',
        things: [
          { what: 'boy', x: 22, row: 'front' },
          { what: 'duck', x: 48, row: 'back' },
          { what: 'duck', x: 66, row: 'back' },
          { what: 'duck', x: 84, row: 'back' },
        ],
        description: { te: 'జాన్ పిలుస్తున్నాడు, బాతులు దూరంగా ఉన్నాయి.', en: 'John is calling, but the ducks stay far away.' },
      },
      sentences: [
        { te: 'ఒక రోజు జాన్ “కమ్! కమ్!” అని పిలిచాడు.', en: 'One day John called, “Come! Come!”' },
        { te: 'బాతులు కదలనే లేదు.', en: 'The ducks did not even move.' },
      ],
    },
    {
      scene: {
        place: 'pond',
        things: [
          { what: 'boy', x: 12, row: 'front' },
          { what: 'girl', x: 28, row: 'front' },
          { what: 'duck', x: 46, row: 'front', turned: true },
          { what: 'duck', x: 62, row: 'front', turned: true },
          { what: 'duck', x: 78, row: 'front', turned: true },
        ],
        description: { te: 'బాతులు ఈదుతూ మీనా ముందుకు వచ్చాయి.', en: 'The ducks have swum up to Meena.' },
      },
      sentences: [
        { te: '“రా! రా!” అని మీనా పిలిచింది.', en: '“Ra! Ra!” called Meena.' },
        { te: 'బాతులు గబగబా ఈదుతూ మీనా ముందుకు చేరాయి!', en: 'The ducks came swimming right up to Meena!' },
      ],
    },
    {
      scene: {
        place: 'pond',
        things: [
          { what: 'boy', x: 20, row: 'front' },
          { what: 'girl', x: 40, row: 'front', turned: true },
          { what: 'duck', x: 62, row: 'front', turned: true },
          { what: 'duck', x: 80, row: 'front' },
        ],
        description: {
          te: 'జాన్, మీనా బాతులను చూస్తూ మాట్లాడుకుంటున్నారు.',
          en: 'John and Meena are talking and watching the ducks.',
        },
      },
      sentences: [
        { te: '“ఈ బాతులకు తెలుగు తెలుసా?” అని జాన్ అడిగాడు.', en: '“Do these ducks know Telugu?” asked John.' },
        { te: '“అవును, కొంచెం కొంచెం!” అంది మీనా.', en: '“Yes, a little bit!” said Meena.' },
      ],
    },
  ],
  words: {
    తెలుగు: { en: 'Telugu' },
    తెలిసిన: { en: 'who knew', of: 'తెలియడం' },
    బాతులు: { en: 'ducks', of: 'బాతు' },
    లండన్‌లో: { en: 'in London', of: 'లండన్' },
    మీనా: { en: 'Meena (a girl’s name)' },
    ఇంటి: { en: 'of the house', of: 'ఇల్లు' },
    వెనక: { en: 'behind' },
    ఒక: { en: 'a, one' },
    చెరువు: { en: 'pond' },
    ఉంది: { en: 'there is', of: 'ఉండడం' },
    రోజూ: { en: 'every day', of: 'రోజు' },
    రా: { en: 'come!', of: 'రావడం' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    బాతులను: { en: 'the ducks', of: 'బాతు' },
    పిలిచేది: { en: 'used to call', of: 'పిలవడం' },
    రోజు: { en: 'day' },
    జాన్: { en: 'John (a boy’s name)' },
    కమ్: { en: 'the English word “come”' },
    పిలిచాడు: { en: '(he) called', of: 'పిలవడం' },
    కదలనే: { en: 'move even', of: 'కదలడం' },
    లేదు: { en: 'did not', of: 'లేకపోవడం' },
    పిలిచింది: { en: '(she) called', of: 'పిలవడం' },
    గబగబా: { en: 'quickly' },
    ఈదుతూ: { en: 'swimming', of: 'ఈదడం' },
    ముందుకు: { en: 'up to (the front of)', of: 'ముందు' },
    చేరాయి: { en: '(they) reached', of: 'చేరడం' },
    ఈ: { en: 'these, this' },
    బాతులకు: { en: 'to the ducks', of: 'బాతు' },
    తెలుసా: { en: 'is it known? do they know?', of: 'తెలియడం' },
    అడిగాడు: { en: 'asked', of: 'అడగడం' },
    అవును: { en: 'yes' },
    కొంచెం: { en: 'a little' },
    అంది: { en: 'said', of: 'అనడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'జాన్ పిలవగానే బాతులు ఏం చేశాయి?', en: 'What did the ducks do when John called?' },
      right: { te: 'కదలలేదు', en: 'They did not move.' },
      wrong: [
        { te: 'ఎగిరిపోయాయి', en: 'They flew away.' },
        { te: 'జాన్ ముందుకు చేరాయి', en: 'They came up to John.' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'ఏ మాట విని బాతులు కదిలాయి?', en: 'Which word made the ducks come?' },
      right: { te: '“రా! రా!”', en: '“Ra! Ra!”' },
      wrong: [
        { te: '“కమ్! కమ్!”', en: '“Come! Come!”' },
        { te: '“పో! పో!”', en: '“Po! Po!”' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'మీనా రోజూ బాతులను పిలిచేది.', en: 'Meena called the ducks every day.' },
        { te: 'జాన్ బాతులను పిలిచాడు.', en: 'John called the ducks.' },
        { te: 'మీనా “రా! రా!” అని పిలిచింది.', en: 'Meena called “Ra! Ra!”' },
        { te: 'బాతులు మీనా ముందుకు చేరాయి.', en: 'The ducks came up to Meena.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“చెరువు” అంటే ఏమిటి?', en: 'What is a “చెరువు”?' },
      right: { te: 'నీరు నిలిచి ఉండే చోటు', en: 'a place where water collects' },
      wrong: [
        { te: 'పూలు నిండి ఉండే చోటు', en: 'a place full of flowers' },
        { te: 'పాఠాలు చదువుకునే చోటు', en: 'a place to study lessons' },
      ],
    },
  ],
  talk: { te: 'నువ్వు ఏ జంతువుతో తెలుగులో మాట్లాడతావు? ఏమని?', en: 'Which animal do you talk to in Telugu? What do you say?' },
};
