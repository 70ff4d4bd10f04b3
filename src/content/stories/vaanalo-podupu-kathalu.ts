import type { Story } from '../../domain/reading/story';

export const vaanaloPodupuKathalu: Story = {
  id: 'vaanalo-podupu-kathalu',
  level: 3,
  theme: 'riddles',
  title: { te: 'వానలో పొడుపు కథలు', en: 'Riddles in the Rain' },
  pages: [
    {
      scene: {
        place: 'room',
        time: 'rain',
        things: [
          { what: 'grandfather', x: 30, row: 'front' },
          { what: 'girl', x: 56, row: 'front', turned: true },
          { what: 'boy', x: 76, row: 'front', turned: true },
        ],
        description: {
          te: 'బయట వాన పడుతోంది, లోపల తాతయ్య, గీత, రాజు ఉన్నారు.',
          en: 'It is raining outside; Grandfather, Gita and Raju are inside.',
        },
      },
      sentences: [
        { te: 'వాన ఆగడం లేదు, బయట ఆట లేదు.', en: 'The rain would not stop, so there was no playing outside.' },
        {
          te: '“పొడుపు కథ విప్పండి” అన్నారు తాతయ్య, “చారల పాపకు దూది కుచ్చు, ఏమిటి అది?”',
          en: '“Solve a riddle,” said Grandfather. “A striped little girl with a cotton tassel: what is it?”',
        },
      ],
    },
    {
      scene: {
        place: 'garden',
        things: [
          { what: 'squirrel', x: 50, row: 'front', size: 1.6 },
          { what: 'tree', x: 80, row: 'back' },
          { what: 'bush', x: 18, row: 'back' },
        ],
        description: { te: 'చెట్టు దగ్గర చారల ఉడత ఉంది.', en: 'A striped squirrel is near a tree.' },
      },
      sentences: [{ te: '“ఉడత!” అంది గీత.', en: '“A squirrel!” said Gita.' }],
    },
    {
      scene: {
        place: 'room',
        time: 'rain',
        things: [
          { what: 'grandfather', x: 30, row: 'front' },
          { what: 'girl', x: 56, row: 'front', turned: true },
          { what: 'boy', x: 76, row: 'front', turned: true },
        ],
        description: { te: 'తాతయ్య ఇంకో పొడుపు కథ చెప్తున్నారు.', en: 'Grandfather tells another riddle.' },
      },
      sentences: [
        { te: '“ఎర్రని పండు మీద ఈగ కూడా వాలదు, ఏమిటి అది?”', en: '“A red fruit that not even a fly will sit on: what is it?”' },
      ],
    },
    {
      scene: {
        place: 'kitchen',
        things: [
          { what: 'fire', x: 50, row: 'front', size: 1.4 },
          { what: 'pot', x: 75, row: 'front' },
        ],
        description: { te: 'వంటగదిలో నిప్పు ఎర్రగా మండుతోంది.', en: 'In the kitchen a fire glows red.' },
      },
      sentences: [{ te: '“నిప్పు!” అన్నాడు రాజు.', en: '“Fire!” said Raju.' }],
    },
    {
      scene: {
        place: 'room',
        time: 'rain',
        things: [
          { what: 'grandfather', x: 30, row: 'front' },
          { what: 'girl', x: 56, row: 'front', turned: true },
          { what: 'boy', x: 76, row: 'front', turned: true },
        ],
        description: { te: 'తాతయ్య వేలు ఎత్తి అడుగుతున్నారు.', en: 'Grandfather raises a finger and asks.' },
      },
      sentences: [
        {
          te: '“కిటకిట తలుపులు, కిటారి తలుపులు, తీసినా మూసినా చప్పుడు కావు!”',
          en: '“Kita-kita doors, kitari doors: open them, close them, they make no sound!”',
        },
      ],
    },
    {
      scene: {
        place: 'room',
        time: 'rain',
        things: [
          { what: 'girl', x: 50, row: 'front', size: 1.5 },
          { what: 'mirror', x: 78, row: 'front' },
        ],
        description: {
          te: 'గీత అద్దం ముందు నిలబడి తన కంటి రెప్పలను చూసుకుంటోంది.',
          en: 'Gita is standing in front of a mirror, looking at her eyelids.',
        },
      },
      sentences: [
        { te: 'గీత అద్దం ముందు నిలబడి, “కంటి రెప్పలు!” అంది.', en: 'Gita stood in front of the mirror and said, “Eyelids!”' },
      ],
    },
    {
      scene: {
        place: 'room',
        time: 'rain',
        things: [
          { what: 'grandfather', x: 30, row: 'front' },
          { what: 'girl', x: 56, row: 'front', turned: true },
          { what: 'boy', x: 76, row: 'front', turned: true },
        ],
        description: { te: 'పిల్లలు ఆలోచనలో పడ్డారు.', en: 'The children are deep in thought.' },
      },
      sentences: [
        { te: '“పొట్టలో వేలు, నెత్తిన రాయి, ఏమిటి అది?”', en: '“A finger in its belly, a stone on its head: what is it?”' },
      ],
    },
    {
      scene: {
        place: 'room',
        things: [
          { what: 'grandmother', x: 28, row: 'front' },
          { what: 'boy', x: 58, row: 'front', turned: true },
          { what: 'girl', x: 78, row: 'front', turned: true },
        ],
        description: {
          te: 'రాజు నానమ్మ వేలికి ఉన్న ఉంగరం చూపిస్తున్నాడు.',
          en: 'Raju points at the ring on Grandmother’s finger.',
        },
      },
      sentences: [
        {
          te: 'రాజు నానమ్మ వేలిని చూసి, “ఉంగరం!” అని ఎగిరి గంతేశాడు.',
          en: 'Raju looked at Grandmother’s finger. “A ring!” he said, jumping for joy.',
        },
        {
          te: 'వాన ఎప్పుడో ఆగింది, కానీ పిల్లలు ఆటకు పోలేదు, “ఇంకొకటి తాతయ్యా!” అన్నారు.',
          en: 'The rain had stopped long ago, but the children didn’t go out to play. “One more, Grandfather!” they said.',
        },
      ],
    },
  ],
  words: {
    వానలో: { en: 'in the rain', of: 'వాన' },
    పొడుపు: { en: 'riddle (with కథ)' },
    కథలు: { en: 'stories', of: 'కథ' },
    వాన: { en: 'rain' },
    ఆగడం: { en: 'stopping' },
    లేదు: { en: 'is not', of: 'లేకపోవడం' },
    బయట: { en: 'outside' },
    ఆట: { en: 'play' },
    కథ: { en: 'story' },
    విప్పండి: { en: 'solve', of: 'విప్పడం' },
    అన్నారు: { en: 'said', of: 'అనడం' },
    తాతయ్య: { en: 'grandfather' },
    చారల: { en: 'striped', of: 'చార' },
    పాపకు: { en: 'to the little girl', of: 'పాప' },
    దూది: { en: 'cotton' },
    కుచ్చు: { en: 'tassel' },
    ఏమిటి: { en: 'what' },
    అది: { en: 'it, that' },
    ఉడత: { en: 'squirrel' },
    అంది: { en: 'said', of: 'అనడం' },
    గీత: { en: 'Gita (a girl’s name)' },
    ఎర్రని: { en: 'red' },
    పండు: { en: 'fruit' },
    మీద: { en: 'on' },
    ఈగ: { en: 'fly' },
    కూడా: { en: 'even' },
    వాలదు: { en: 'does not sit', of: 'వాలడం' },
    నిప్పు: { en: 'fire' },
    అన్నాడు: { en: 'said', of: 'అనడం' },
    రాజు: { en: 'Raju (a boy’s name)' },
    కిటకిట: { en: 'kita-kita (a word for its sound)' },
    తలుపులు: { en: 'doors', of: 'తలుపు' },
    కిటారి: { en: 'kitari (a word for its sound)' },
    తీసినా: { en: 'even if opened', of: 'తీయడం' },
    మూసినా: { en: 'even if closed', of: 'మూయడం' },
    చప్పుడు: { en: 'sound' },
    కావు: { en: 'do not make', of: 'కావడం' },
    అద్దం: { en: 'mirror' },
    ముందు: { en: 'in front of' },
    నిలబడి: { en: 'standing', of: 'నిలబడడం' },
    కంటి: { en: 'of the eye', of: 'కన్ను' },
    రెప్పలు: { en: 'lids', of: 'రెప్ప' },
    పొట్టలో: { en: 'in the belly', of: 'పొట్ట' },
    వేలు: { en: 'finger' },
    నెత్తిన: { en: 'on the head', of: 'నెత్తి' },
    రాయి: { en: 'stone' },
    నానమ్మ: { en: 'grandmother (father’s mother)' },
    వేలిని: { en: 'finger', of: 'వేలు' },
    చూసి: { en: 'on seeing', of: 'చూడడం' },
    ఉంగరం: { en: 'ring' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    ఎగిరి: { en: 'leaping', of: 'ఎగరడం' },
    గంతేశాడు: { en: 'jumped (for joy)', of: 'గంతేయడం' },
    ఎప్పుడో: { en: 'long ago', of: 'ఎప్పుడు' },
    ఆగింది: { en: 'stopped', of: 'ఆగడం' },
    కానీ: { en: 'but' },
    పిల్లలు: { en: 'children', of: 'పిల్ల' },
    ఆటకు: { en: 'to play', of: 'ఆట' },
    పోలేదు: { en: 'did not go', of: 'పోవడం' },
    ఇంకొకటి: { en: 'one more' },
    తాతయ్యా: { en: 'Grandfather!', of: 'తాతయ్య' },
  },
  questions: [
    {
      kind: 'happened',
      ask: {
        te: 'వాన ఆగినా పిల్లలు ఎందుకు ఆటకు పోలేదు?',
        en: 'Why didn’t the children go out to play when the rain stopped?',
      },
      right: { te: 'ఇంకో పొడుపు కథ కావాలన్నారు.', en: 'They wanted one more riddle.' },
      wrong: [
        { te: 'బయట బురద ఎక్కువగా ఉంది.', en: 'There was too much mud outside.' },
        { te: 'తాతయ్య వద్దని చెప్పారు.', en: 'Grandfather told them not to.' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'చప్పుడు కాని తలుపులు ఏవి?', en: 'Which doors make no sound?' },
      right: { te: 'కంటి రెప్పలు', en: 'eyelids' },
      wrong: [
        { te: 'గుడి తలుపులు', en: 'temple doors' },
        { te: 'చేతి గాజులు', en: 'bangles' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'గీత “ఉడత!” అంది.', en: 'Gita said, “A squirrel!”' },
        { te: 'రాజు “నిప్పు!” అన్నాడు.', en: 'Raju said, “Fire!”' },
        { te: 'గీత అద్దం ముందు నిలబడింది.', en: 'Gita stood in front of the mirror.' },
        { te: 'రాజు నానమ్మ వేలిని చూశాడు.', en: 'Raju looked at Grandmother’s finger.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“చారలు” అంటే ఏమిటి?', en: 'What are “చారలు”?' },
      right: { te: 'ఒంటి మీద ఉండే పొడవైన గీతలు', en: 'long lines on a body' },
      wrong: [
        { te: 'ఒంటి మీద ఉండే చిన్న చుక్కలు', en: 'small spots on a body' },
        { te: 'ఒంటి మీద ఉండే మెత్తని రెక్కలు', en: 'soft wings on a body' },
      ],
    },
  ],
  talk: {
    te: 'మీ ఇంట్లో వాళ్లకు తెలిసిన పొడుపు కథలు ఏమిటి? ఒకటి నేర్చుకో, ఒకటి అడుగు.',
    en: 'What riddles does your family know? Learn one, and ask one.',
  },
};
