import type { Story } from '../../domain/reading/story';

export const ammammaChevi: Story = {
  id: 'ammamma-chevi',
  level: 3,
  theme: 'jokes',
  title: { te: 'అమ్మమ్మ చెవి', en: 'Grandmother’s Ear' },
  pages: [
    {
      scene: {
        place: 'room',
        things: [
          { what: 'girl', x: 40, row: 'front' },
          { what: 'phone', x: 62, row: 'front', size: 1.6 },
          { what: 'table', x: 62, row: 'back' },
          { what: 'clock', x: 20, row: 'sky' },
        ],
        description: { te: 'సీత తన ముందున్న ఫోన్ చూస్తోంది.', en: 'Sita is looking at the phone in front of her.' },
      },
      sentences: [
        { te: 'సీత లండన్‌లో ఉంటుంది, అమ్మమ్మ పల్లెలో ఉంటారు.', en: 'Sita lives in London, and Grandmother lives in a village.' },
        { te: 'ఆదివారం సీత అమ్మమ్మకు వీడియో కాల్ చేసింది.', en: 'On Sunday Sita video-called Grandmother.' },
        { te: 'తెర నిండా ఏదో వింత ఆకారం కనిపించింది.', en: 'A strange shape filled the whole screen.' },
      ],
    },
    {
      scene: {
        place: 'room',
        things: [
          { what: 'phone', x: 60, row: 'front', size: 1.8 },
          { what: 'girl', x: 25, row: 'front' },
        ],
        description: {
          te: 'ఫోన్ తెర మీద ఏముందో సీతకు తెలియడం లేదు.',
          en: 'Sita cannot tell what is on the screen of the phone.',
        },
      },
      sentences: [
        { te: '“ఇది గవ్వా, గుహా?” అని సీత అనుకుంది.', en: '“Is it a seashell, or a cave?” thought Sita.' },
        { te: '“అమ్మమ్మా, నాకు ఏమీ కనబడడం లేదు!” అంది సీత.', en: '“Grandmother, I can’t see a thing!” said Sita.' },
        { te: '“నాకు నీ మాట బాగా వినబడుతోంది!” అన్నారు అమ్మమ్మ.', en: '“I can hear you very well!” said Grandmother.' },
      ],
    },
    {
      scene: {
        place: 'village',
        things: [
          { what: 'hut', x: 25, row: 'back' },
          { what: 'palm', x: 80, row: 'back' },
          { what: 'grandmother', x: 45, row: 'front' },
          { what: 'phone', x: 62, row: 'front', size: 1.4 },
        ],
        description: {
          te: 'పల్లెలో అమ్మమ్మ ఫోన్‌ను చెవి దగ్గర పెట్టుకుని ఉన్నారు.',
          en: 'In the village, Grandmother holds the phone near her ear.',
        },
      },
      sentences: [
        { te: 'అప్పుడు సీతకు అసలు సంగతి తెలిసింది.', en: 'Then Sita understood what it really was.' },
        {
          te: '“అది మీ చెవి అమ్మమ్మా, ఫోన్ ముఖానికి ఎదురుగా పెట్టాలి!” అని సీత పకపకా నవ్వింది.',
          en: '“That’s your ear, Grandmother! You have to hold the phone in front of your face!” said Sita, and laughed out loud.',
        },
      ],
    },
    {
      scene: {
        place: 'room',
        things: [
          { what: 'girl', x: 28, row: 'front' },
          { what: 'grandmother', x: 70, row: 'front', size: 1.2, turned: true },
          { what: 'phone', x: 50, row: 'front', size: 1.6 },
        ],
        description: {
          te: 'తెర మీద అమ్మమ్మ నవ్వు చూసి సీత నవ్వుతోంది.',
          en: 'Sita laughs when she sees Grandmother’s smile on the screen.',
        },
      },
      sentences: [
        {
          te: 'ఫోన్ పక్కకు జరిగింది, తెర నిండా అమ్మమ్మ బోసి నవ్వు కనిపించింది.',
          en: 'The phone moved aside, and Grandmother’s toothless smile filled the screen.',
        },
        {
          te: '“మరి నా రెండో చెవి కూడా చూపించనా?” అని అమ్మమ్మ అడిగారు.',
          en: '“Now do you want to see my other ear, too?” asked Grandmother.',
        },
      ],
    },
  ],
  words: {
    అమ్మమ్మ: { en: 'grandmother (mother’s mother)' },
    చెవి: { en: 'ear' },
    సీత: { en: 'Sita (a girl’s name)' },
    లండన్‌లో: { en: 'in London', of: 'లండన్' },
    ఉంటుంది: { en: 'is, lives', of: 'ఉండడం' },
    పల్లెలో: { en: 'in a village', of: 'పల్లె' },
    ఉంటారు: { en: 'lives', of: 'ఉండడం' },
    ఆదివారం: { en: 'Sunday' },
    అమ్మమ్మకు: { en: 'to Grandmother', of: 'అమ్మమ్మ' },
    వీడియో: { en: 'video' },
    కాల్: { en: 'call' },
    చేసింది: { en: 'did, made', of: 'చేయడం' },
    తెర: { en: 'screen' },
    నిండా: { en: 'full of' },
    ఏదో: { en: 'some, something' },
    వింత: { en: 'strange' },
    ఆకారం: { en: 'shape' },
    కనిపించింది: { en: 'was seen', of: 'కనిపించడం' },
    ఇది: { en: 'this' },
    గవ్వా: { en: 'a seashell?', of: 'గవ్వ' },
    గుహా: { en: 'a cave?', of: 'గుహ' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    అనుకుంది: { en: 'thought', of: 'అనుకోవడం' },
    అమ్మమ్మా: { en: 'Grandmother!', of: 'అమ్మమ్మ' },
    నాకు: { en: 'to me', of: 'నేను' },
    ఏమీ: { en: 'nothing, anything' },
    కనబడడం: { en: 'being seen' },
    లేదు: { en: 'is not (cannot be seen)', of: 'లేకపోవడం' },
    అంది: { en: 'said', of: 'అనడం' },
    నీ: { en: 'your', of: 'నువ్వు' },
    మాట: { en: 'word, talk' },
    బాగా: { en: 'well' },
    వినబడుతోంది: { en: 'is heard', of: 'వినబడడం' },
    అన్నారు: { en: 'said', of: 'అనడం' },
    అప్పుడు: { en: 'then' },
    సీతకు: { en: 'to Sita', of: 'సీత' },
    అసలు: { en: 'real' },
    సంగతి: { en: 'matter' },
    తెలిసింది: { en: 'became known', of: 'తెలియడం' },
    అది: { en: 'it, that' },
    మీ: { en: 'your (said with respect)', of: 'మీరు' },
    ఫోన్: { en: 'phone' },
    ముఖానికి: { en: 'to the face', of: 'ముఖం' },
    ఎదురుగా: { en: 'facing' },
    పెట్టాలి: { en: 'must put, must hold', of: 'పెట్టడం' },
    పకపకా: { en: 'ha-ha (laughing aloud)' },
    నవ్వింది: { en: 'laughed', of: 'నవ్వడం' },
    పక్కకు: { en: 'to the side', of: 'పక్క' },
    జరిగింది: { en: 'moved', of: 'జరగడం' },
    బోసి: { en: 'toothless' },
    నవ్వు: { en: 'smile' },
    మరి: { en: 'and, then' },
    నా: { en: 'my', of: 'నేను' },
    రెండో: { en: 'second' },
    కూడా: { en: 'also' },
    చూపించనా: { en: 'shall I show?', of: 'చూపించడం' },
    అడిగారు: { en: 'asked', of: 'అడగడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'తెర మీద కనిపించిన వింత ఆకారం ఏమిటి?', en: 'What was the strange shape on the screen?' },
      right: { te: 'అమ్మమ్మ చెవి', en: 'Grandmother’s ear' },
      wrong: [
        { te: 'అమ్మమ్మ బుగ్గ', en: 'Grandmother’s cheek' },
        { te: 'అమ్మమ్మ చేయి', en: 'Grandmother’s hand' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'సీత అమ్మమ్మకు వీడియో కాల్ చేసింది.', en: 'Sita video-called Grandmother.' },
        { te: 'తెర మీద వింత ఆకారం కనిపించింది.', en: 'A strange shape appeared on the screen.' },
        { te: 'అది చెవి అని సీతకు తెలిసింది.', en: 'Sita found out that it was an ear.' },
        { te: 'తెర మీద అమ్మమ్మ నవ్వు కనిపించింది.', en: 'Grandmother’s smile appeared on the screen.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“బోసి నవ్వు” అంటే ఏమిటి?', en: 'What is “బోసి నవ్వు”?' },
      right: { te: 'ఒక్క పన్ను కూడా లేని నోటి నవ్వు', en: 'a smile without a single tooth' },
      wrong: [
        { te: 'చాలా గట్టిగా నవ్వే నవ్వు', en: 'a very loud laugh' },
        { te: 'కనులు మూసుకుని నవ్వే నవ్వు', en: 'a laugh with your eyes closed' },
      ],
    },
  ],
  talk: {
    te: 'నువ్వు తాతయ్యతో, అమ్మమ్మతో ఫోన్‌లో మాట్లాడినప్పుడు జరిగిన ఒక తమాషా చెప్పు.',
    en: 'Tell about a funny thing that happened when you talked to your grandparents on the phone.',
  },
};
