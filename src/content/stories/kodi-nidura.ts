import type { Story } from '../../domain/reading/story';

export const kodiNidura: Story = {
  id: 'kodi-nidura',
  level: 2,
  theme: 'animals',
  title: { te: 'కోడిపుంజు నిదుర', en: 'The Rooster Sleeps In' },
  pages: [
    {
      scene: {
        place: 'village',
        time: 'evening',
        things: [
          { what: 'hut', x: 25, row: 'back' },
          { what: 'hen', x: 50, row: 'front', size: 1.6 },
          { what: 'tree', x: 85, row: 'back' },
        ],
        description: { te: 'సాయంత్రం ఊరిలో కోడిపుంజు నిలబడి ఉంది.', en: 'The rooster stands in the village in the evening.' },
      },
      sentences: [
        {
          te: '“నేను కూయనిదే ఉదయం కాదు!” అని కోడిపుంజు అనేది.',
          en: '“If I don’t crow, morning won’t come!” the rooster used to say.',
        },
        { te: 'ఒక రోజు కోడిపుంజు నిదుర లేవలేదు.', en: 'One day the rooster did not wake up.' },
      ],
    },
    {
      scene: {
        place: 'village',
        things: [
          { what: 'sun', x: 75, row: 'sky' },
          { what: 'hut', x: 20, row: 'back' },
          { what: 'cow', x: 30, row: 'front' },
          { what: 'goat', x: 60, row: 'front' },
          { what: 'girl', x: 82, row: 'front', turned: true },
        ],
        description: {
          te: 'సూరీడు, ఆవు, మేక, పాప అందరూ లేచారు.',
          en: 'The sun is up, and so are the cow, the goat and a girl.',
        },
      },
      sentences: [
        { te: 'అయినా సూరీడు లేచాడు.', en: 'Even so, the sun got up.' },
        { te: 'ఆవు లేచింది, మేక లేచింది, ఊరంతా లేచింది.', en: 'The cow got up, the goat got up, the whole village got up.' },
      ],
    },
    {
      scene: {
        place: 'village',
        things: [
          { what: 'sun', x: 50, row: 'sky' },
          { what: 'hut', x: 15, row: 'back' },
          { what: 'hen', x: 35, row: 'front', size: 1.2 },
          { what: 'goat', x: 66, row: 'front', turned: true },
        ],
        description: { te: 'కోడిపుంజు మేకతో మాట్లాడుతోంది.', en: 'The rooster is talking to the goat.' },
      },
      sentences: [
        { te: 'చివరికి కోడిపుంజు లేచింది.', en: 'At last the rooster got up.' },
        { te: '“నేను కూయలేదు కదా! ఉదయం ఎలా అయింది?”', en: '“But I didn’t crow! How did morning come?”' },
        { te: '“ఈ రోజు నేను కూశాను: మే! మే!” అంది మేక.', en: '“Today I did the crowing: Maa! Maa!” said the goat.' },
      ],
    },
  ],
  words: {
    కోడిపుంజు: { en: 'rooster' },
    నిదుర: { en: 'sleep' },
    నేను: { en: 'I' },
    కూయనిదే: { en: 'unless I crow', of: 'కూయడం' },
    ఉదయం: { en: 'morning' },
    కాదు: { en: 'does not become', of: 'కావడం' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    అనేది: { en: 'used to say', of: 'అనడం' },
    ఒక: { en: 'one, a' },
    రోజు: { en: 'day' },
    లేవలేదు: { en: 'did not get up', of: 'లేవడం' },
    అయినా: { en: 'even so' },
    సూరీడు: { en: 'the sun' },
    లేచాడు: { en: '(he) got up', of: 'లేవడం' },
    ఆవు: { en: 'cow' },
    లేచింది: { en: 'got up', of: 'లేవడం' },
    మేక: { en: 'goat' },
    ఊరంతా: { en: 'the whole village', of: 'ఊరు' },
    చివరికి: { en: 'at last', of: 'చివర' },
    కూయలేదు: { en: 'did not crow', of: 'కూయడం' },
    కదా: { en: 'you know, isn’t it so' },
    ఎలా: { en: 'how' },
    అయింది: { en: 'became, came to be', of: 'అవడం' },
    ఈ: { en: 'this' },
    కూశాను: { en: 'I crowed', of: 'కూయడం' },
    మే: { en: 'meh (what a goat says)' },
    అంది: { en: 'said', of: 'అనడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'కోడిపుంజు కంటే ముందు ఎవరు లేచారు?', en: 'Who got up before the rooster?' },
      right: { te: 'ఊరిలో అందరూ', en: 'everyone in the village' },
      wrong: [
        { te: 'ఆవు ఒకటే', en: 'only the cow' },
        { te: 'మేక ఒకటే', en: 'only the goat' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: '“ఈ రోజు నేను కూశాను!” ఇది ఎవరి మాట?', en: 'Who said, “Today I did the crowing”?' },
      right: { te: 'మేకది', en: 'the goat' },
      wrong: [
        { te: 'ఆవుది', en: 'the cow' },
        { te: 'చిలుకది', en: 'the parrot' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'కోడిపుంజు నిదుర లేవలేదు.', en: 'The rooster did not wake up.' },
        { te: 'సూరీడు లేచాడు.', en: 'The sun got up.' },
        { te: 'ఊరంతా లేచింది.', en: 'The whole village got up.' },
        { te: 'చివరికి కోడిపుంజు లేచింది.', en: 'At last the rooster got up.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“కూయడం” అంటే ఏమిటి?', en: 'What is “కూయడం”?' },
      right: { te: 'ఉదయం కోడి అరవడం', en: 'a rooster calling in the morning' },
      wrong: [
        { te: 'కోడి గింజలు తినడం', en: 'a rooster eating grain' },
        { te: 'కోడి ఈకలు రాలడం', en: 'a rooster losing its feathers' },
      ],
    },
  ],
  talk: { te: 'ఉదయం నిన్ను ఎవరు, ఎలా నిద్ర లేపుతారు?', en: 'Who wakes you up in the morning, and how?' },
};
