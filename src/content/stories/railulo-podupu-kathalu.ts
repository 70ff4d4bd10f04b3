import type { Story } from '../../domain/reading/story';

export const railuloPodupuKathalu: Story = {
  id: 'railulo-podupu-kathalu',
  level: 4,
  theme: 'riddles',
  title: { te: 'రైలులో పొడుపు కథలు', en: 'Riddles on the Train' },
  pages: [
    {
      scene: {
        place: 'field',
        time: 'night',
        things: [
          { what: 'train', x: 50, row: 'back', size: 1.4 },
          { what: 'moon', x: 80, row: 'sky' },
          { what: 'star', x: 25, row: 'sky' },
        ],
        description: { te: 'చీకట్లో రైలు పరుగెత్తుతోంది.', en: 'A train speeds through the dark.' },
      },
      sentences: [
        { te: 'రైలు కదిలింది, బయట చీకటి పడింది.', en: 'The train moved off, and it grew dark outside.' },
        {
          te: '“పొడుపు కథలు చెప్తాను, విప్పండి చూద్దాం!” అన్నారు నానమ్మ.',
          en: '“I’ll tell you some riddles. Let’s see if you can solve them!” said Grandmother.',
        },
        {
          te: '“ముక్కు మీదికెక్కు, ముందు చెవులు నొక్కు, జారిందంటే పుటుక్కు!”',
          en: '“It climbs on the nose, it presses the ears, and if it slips: crack!”',
        },
      ],
    },
    {
      scene: {
        place: 'room',
        time: 'night',
        things: [
          { what: 'grandmother', x: 30, row: 'front', size: 1.2 },
          { what: 'boy', x: 60, row: 'front', turned: true },
          { what: 'girl', x: 80, row: 'front', turned: true },
        ],
        description: { te: 'హర్ష నానమ్మ ముఖాన్ని చూపిస్తున్నాడు.', en: 'Harsha points at Grandmother’s face.' },
      },
      sentences: [{ te: '“మీ కళ్లజోడు!” అని హర్ష అరిచాడు.', en: '“Your glasses!” shouted Harsha.' }],
    },
    {
      scene: {
        place: 'room',
        time: 'night',
        things: [
          { what: 'grandmother', x: 30, row: 'front' },
          { what: 'boy', x: 60, row: 'front', turned: true },
          { what: 'girl', x: 80, row: 'front', turned: true },
        ],
        description: { te: 'నానమ్మ ఇంకో పొడుపు కథ చెప్తున్నారు.', en: 'Grandmother tells another riddle.' },
      },
      sentences: [
        {
          te: '“అడవిలో పుట్టింది, అడవిలో పెరిగింది, మా ఇంటికొచ్చింది, తైతక్కలాడింది!”',
          en: '“Born in the forest, raised in the forest, it came to our house and danced a jig!”',
        },
      ],
    },
    {
      scene: {
        place: 'kitchen',
        things: [
          { what: 'mother', x: 40, row: 'front' },
          { what: 'pot', x: 60, row: 'front' },
        ],
        description: {
          te: 'అమ్మ వంటింట్లో కుండలో మజ్జిగ చిలుకుతోంది.',
          en: 'Mother is churning buttermilk in a pot in the kitchen.',
        },
      },
      sentences: [
        {
          te: '“కవ్వం! మజ్జిగ చిలికేటప్పుడు అది గిరగిరా తిరుగుతుంది” అంది అక్క.',
          en: '“The churning stick! It spins around and around when you churn buttermilk,” said his sister.',
        },
      ],
    },
    {
      scene: {
        place: 'room',
        time: 'night',
        things: [
          { what: 'grandmother', x: 30, row: 'front' },
          { what: 'boy', x: 60, row: 'front', turned: true },
          { what: 'girl', x: 80, row: 'front', turned: true },
        ],
        description: { te: 'హర్ష, అక్క ఆలోచిస్తున్నారు.', en: 'Harsha and his sister are thinking.' },
      },
      sentences: [
        {
          te: '“తెల్లని పొలంలో నల్లని విత్తనాలు, చేత్తో చల్లుతారు, నోటితో ఏరుతారు!”',
          en: '“Black seeds in a white field: sown by the hand, gathered by the mouth!”',
        },
      ],
    },
    {
      scene: {
        place: 'room',
        time: 'night',
        things: [
          { what: 'boy', x: 40, row: 'front' },
          { what: 'book', x: 58, row: 'front', size: 1.3 },
          { what: 'girl', x: 78, row: 'front', turned: true },
        ],
        description: { te: 'హర్ష పుస్తకం తెరిచి చూపిస్తున్నాడు.', en: 'Harsha holds up an open book.' },
      },
      sentences: [{ te: 'హర్ష పుస్తకం తెరిచి, “అక్షరాలు!” అన్నాడు.', en: 'Harsha opened his book and said, “Letters!”' }],
    },
    {
      scene: {
        place: 'room',
        time: 'night',
        things: [
          { what: 'grandmother', x: 30, row: 'front' },
          { what: 'boy', x: 60, row: 'front', turned: true },
          { what: 'girl', x: 80, row: 'front', turned: true },
        ],
        description: { te: 'నానమ్మ కిటికీ వైపు చేయి చూపిస్తున్నారు.', en: 'Grandmother is pointing toward the window.' },
      },
      sentences: [
        {
          te: '“రాజుగారి తోటలో రోజా పూలు, చూసేవాళ్లే కానీ కోసేవాళ్లు లేరు!”',
          en: '“Roses in the king’s garden: many look at them, but no one picks them!”',
        },
      ],
    },
    {
      scene: {
        place: 'sky',
        time: 'night',
        things: [
          { what: 'star', x: 20, row: 'sky' },
          { what: 'star', x: 40, row: 'sky' },
          { what: 'star', x: 60, row: 'sky' },
          { what: 'star', x: 80, row: 'sky' },
          { what: 'train', x: 50, row: 'back' },
        ],
        description: { te: 'ఆకాశం నిండా నక్షత్రాలు మెరుస్తున్నాయి.', en: 'The sky is full of shining stars.' },
      },
      sentences: [
        {
          te: 'ఇద్దరూ కిటికీలోంచి ఆకాశం చూసి, “నక్షత్రాలు!” అన్నారు.',
          en: 'They both looked out the window at the sky and said, “Stars!”',
        },
      ],
    },
    {
      scene: {
        place: 'room',
        time: 'night',
        things: [
          { what: 'grandmother', x: 25, row: 'front' },
          { what: 'boy', x: 55, row: 'front' },
          { what: 'girl', x: 80, row: 'front' },
        ],
        description: { te: 'నానమ్మ ఆఖరి పొడుపు కథ చెప్తున్నారు.', en: 'Grandmother tells the last riddle.' },
      },
      sentences: [
        {
          te: '“ఇది ఆఖరిది: మొదట చప్పన, నడుమ పుల్లన, కొస కమ్మన!” అన్నారు నానమ్మ.',
          en: '“This is the last one: bland at first, sour in the middle, tasty at the end!” said Grandmother.',
        },
        { te: 'జవాబు రాలేదు.', en: 'There was no answer.' },
      ],
    },
    {
      scene: {
        place: 'room',
        time: 'night',
        things: [
          { what: 'bed', x: 60, row: 'front', size: 1.3 },
          { what: 'grandmother', x: 25, row: 'front' },
          { what: 'moon', x: 85, row: 'sky' },
        ],
        description: {
          te: 'పిల్లలు నిద్రపోయారు, నానమ్మ నవ్వుతున్నారు.',
          en: 'The children have fallen asleep, and Grandmother smiles.',
        },
      },
      sentences: [
        { te: 'ఇద్దరూ హాయిగా నిద్రపోయారు!', en: 'They had both fallen fast asleep!' },
        {
          te: '“పాలు, పెరుగు, నెయ్యి” అని నానమ్మ తనలో తానే నవ్వుకున్నారు.',
          en: '“Milk, curd, ghee,” said Grandmother, and smiled to herself.',
        },
      ],
    },
  ],
  words: {
    రైలులో: { en: 'on the train', of: 'రైలు' },
    పొడుపు: { en: 'riddle (with కథ)' },
    కథలు: { en: 'stories', of: 'కథ' },
    రైలు: { en: 'train' },
    కదిలింది: { en: 'moved off', of: 'కదలడం' },
    బయట: { en: 'outside' },
    చీకటి: { en: 'darkness' },
    పడింది: { en: 'fell', of: 'పడడం' },
    చెప్తాను: { en: '(I) will tell', of: 'చెప్పడం' },
    విప్పండి: { en: 'solve', of: 'విప్పడం' },
    చూద్దాం: { en: 'let us see', of: 'చూడడం' },
    అన్నారు: { en: 'said', of: 'అనడం' },
    నానమ్మ: { en: 'grandmother (father’s mother)' },
    ముక్కు: { en: 'nose' },
    మీదికెక్కు: { en: 'climbs on', of: 'ఎక్కడం' },
    ముందు: { en: 'first' },
    చెవులు: { en: 'ears', of: 'చెవి' },
    నొక్కు: { en: 'presses', of: 'నొక్కడం' },
    జారిందంటే: { en: 'if it slips', of: 'జారడం' },
    పుటుక్కు: { en: 'crack!' },
    మీ: { en: 'your', of: 'మీరు' },
    కళ్లజోడు: { en: 'glasses' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    హర్ష: { en: 'Harsha (a boy’s name)' },
    అరిచాడు: { en: 'shouted', of: 'అరవడం' },
    అడవిలో: { en: 'in the forest', of: 'అడవి' },
    పుట్టింది: { en: 'was born', of: 'పుట్టడం' },
    పెరిగింది: { en: 'grew up', of: 'పెరగడం' },
    మా: { en: 'our', of: 'మేము' },
    ఇంటికొచ్చింది: { en: 'came to the house', of: 'రావడం' },
    తైతక్కలాడింది: { en: 'danced a jig', of: 'తైతక్కలాడడం' },
    కవ్వం: { en: 'churning stick' },
    మజ్జిగ: { en: 'buttermilk' },
    చిలికేటప్పుడు: { en: 'when churning', of: 'చిలకడం' },
    అది: { en: 'it, that' },
    గిరగిరా: { en: 'round and round' },
    తిరుగుతుంది: { en: 'spins', of: 'తిరగడం' },
    అంది: { en: 'said', of: 'అనడం' },
    అక్క: { en: 'elder sister' },
    తెల్లని: { en: 'white' },
    పొలంలో: { en: 'in a field', of: 'పొలం' },
    నల్లని: { en: 'black' },
    విత్తనాలు: { en: 'seeds', of: 'విత్తనం' },
    చేత్తో: { en: 'with the hand', of: 'చేయి' },
    చల్లుతారు: { en: '(they) sow', of: 'చల్లడం' },
    నోటితో: { en: 'with the mouth', of: 'నోరు' },
    ఏరుతారు: { en: '(they) gather', of: 'ఏరడం' },
    పుస్తకం: { en: 'book' },
    తెరిచి: { en: 'having opened', of: 'తెరవడం' },
    అక్షరాలు: { en: 'letters', of: 'అక్షరం' },
    అన్నాడు: { en: 'said', of: 'అనడం' },
    రాజుగారి: { en: 'of the king', of: 'రాజుగారు' },
    తోటలో: { en: 'in the garden', of: 'తోట' },
    రోజా: { en: 'rose' },
    పూలు: { en: 'flowers', of: 'పువ్వు' },
    చూసేవాళ్లే: { en: 'only people who look', of: 'చూడడం' },
    కానీ: { en: 'but' },
    కోసేవాళ్లు: { en: 'people who pick', of: 'కోయడం' },
    లేరు: { en: 'are not there', of: 'లేకపోవడం' },
    ఇద్దరూ: { en: 'both of them', of: 'ఇద్దరు' },
    కిటికీలోంచి: { en: 'through the window', of: 'కిటికీ' },
    ఆకాశం: { en: 'sky' },
    చూసి: { en: 'looking at', of: 'చూడడం' },
    నక్షత్రాలు: { en: 'stars', of: 'నక్షత్రం' },
    ఇది: { en: 'this' },
    ఆఖరిది: { en: 'the last one', of: 'ఆఖరు' },
    మొదట: { en: 'at first' },
    చప్పన: { en: 'bland' },
    నడుమ: { en: 'in the middle' },
    పుల్లన: { en: 'sour' },
    కొస: { en: 'at the end' },
    కమ్మన: { en: 'tasty' },
    జవాబు: { en: 'answer' },
    రాలేదు: { en: 'did not come', of: 'రావడం' },
    హాయిగా: { en: 'peacefully', of: 'హాయి' },
    నిద్రపోయారు: { en: 'fell asleep', of: 'నిద్రపోవడం' },
    పాలు: { en: 'milk' },
    పెరుగు: { en: 'curd' },
    నెయ్యి: { en: 'ghee' },
    తనలో: { en: 'within herself', of: 'తాను' },
    తానే: { en: 'she herself', of: 'తాను' },
    నవ్వుకున్నారు: { en: 'smiled to herself', of: 'నవ్వుకోవడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'ఆఖరి పొడుపు కథకు పిల్లలు ఎందుకు జవాబు చెప్పలేదు?', en: 'Why didn’t the children answer the last riddle?' },
      right: { te: 'ఇద్దరూ నిద్రపోయారు.', en: 'They had both fallen asleep.' },
      wrong: [
        { te: 'ఇద్దరూ రైలు దిగిపోయారు.', en: 'They had both gotten off the train.' },
        { te: 'ఇద్దరూ అన్నం తింటున్నారు.', en: 'They were both eating.' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: '“తెల్లని పొలం” అంటే ఏమిటి?', en: 'What is the “white field”?' },
      right: { te: 'పుస్తకంలోని కాగితం', en: 'the paper in a book' },
      wrong: [
        { te: 'కుండలోని మజ్జిగ', en: 'the buttermilk in a pot' },
        { te: 'కొండ మీది మంచు', en: 'the snow on a hill' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'హర్ష “కళ్లజోడు!” అన్నాడు.', en: 'Harsha said, “Glasses!”' },
        { te: 'అక్క “కవ్వం!” అంది.', en: 'His sister said, “The churning stick!”' },
        { te: 'ఇద్దరూ “నక్షత్రాలు!” అన్నారు.', en: 'They both said, “Stars!”' },
        { te: 'పిల్లలు నిద్రపోయారు.', en: 'The children fell asleep.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“నడుమ” అంటే ఏమిటి?', en: 'What does “నడుమ” mean?' },
      right: { te: 'మధ్యలో', en: 'in the middle' },
      wrong: [
        { te: 'మొదట్లో', en: 'at the beginning' },
        { te: 'చివర్లో', en: 'at the end' },
      ],
    },
  ],
  talk: {
    te: 'ఈ పొడుపు కథల్లో నీకు ఏది బాగా నచ్చింది? దాన్ని ఇంట్లో ఎవరినైనా అడుగు.',
    en: 'Which of these riddles did you like best? Ask someone at home.',
  },
};
