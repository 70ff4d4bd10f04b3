import type { Story } from '../../domain/reading/story';

export const puliPuli: Story = {
  id: 'puli-puli',
  level: 1,
  theme: 'tales',
  title: { te: 'పులి! పులి!', en: 'Tiger! Tiger!' },
  pages: [
    {
      scene: {
        place: 'forest',
        things: [
          { what: 'boy', x: 25, row: 'front' },
          { what: 'goat', x: 50, row: 'front' },
          { what: 'goat', x: 70, row: 'front', turned: true },
          { what: 'tree', x: 80, row: 'back' },
        ],
        description: { te: 'అడవి పక్కన రాము మేకలు కాస్తున్నాడు.', en: 'Ramu looks after goats beside the forest.' },
      },
      sentences: [
        { te: 'రాము మేకలు కాసేవాడు.', en: 'Ramu used to look after goats.' },
        { te: 'ఒక రోజు ఊరికే “పులి!” అని అరిచాడు.', en: 'One day, just for fun, he shouted, “Tiger!”' },
      ],
    },
    {
      scene: {
        place: 'forest',
        things: [
          { what: 'boy', x: 20, row: 'front' },
          { what: 'farmer', x: 50, row: 'front', turned: true },
          { what: 'man', x: 70, row: 'front', turned: true },
          { what: 'tree', x: 30, row: 'back' },
          { what: 'goat', x: 85, row: 'back' },
        ],
        description: {
          te: 'ఊరివారు వచ్చారు, కానీ అక్కడ మేకలే ఉన్నాయి.',
          en: 'The people of the village have come, but there are only goats.',
        },
      },
      sentences: [
        { te: 'ఊరివారు అడవికి పరుగు తీశారు.', en: 'The people of the village ran to the forest.' },
        { te: 'పులి లేదు, ఏమీ లేదు!', en: 'No tiger, nothing at all!' },
      ],
    },
    {
      scene: {
        place: 'forest',
        things: [
          { what: 'boy', x: 20, row: 'front' },
          { what: 'goat', x: 42, row: 'front', turned: true },
          { what: 'tiger', x: 76, row: 'front', turned: true },
          { what: 'tree', x: 55, row: 'back' },
        ],
        description: {
          te: 'అడవిలో నుంచి ఒక పులి వచ్చింది, రాము దాన్ని చూస్తున్నాడు.',
          en: 'A tiger has come out of the forest, and Ramu looks at it.',
        },
      },
      sentences: [
        { te: 'మరునాడు నిజమైన పులి!', en: 'The next day, a real tiger!' },
        { te: '“పులి! పులి!” ఈసారి ఎవరూ రాలేదు.', en: '“Tiger! Tiger!” This time nobody came.' },
      ],
    },
  ],
  words: {
    పులి: { en: 'tiger' },
    రాము: { en: 'Ramu (a boy’s name)' },
    మేకలు: { en: 'goats', of: 'మేక' },
    కాసేవాడు: { en: 'used to look after', of: 'కాయడం' },
    ఒక: { en: 'one, a' },
    రోజు: { en: 'day' },
    ఊరికే: { en: 'for nothing, for fun' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    అరిచాడు: { en: 'shouted', of: 'అరవడం' },
    ఊరివారు: { en: 'the people of the village' },
    అడవికి: { en: 'to the forest', of: 'అడవి' },
    పరుగు: { en: 'a run' },
    తీశారు: { en: '(they) took: ran', of: 'తీయడం' },
    లేదు: { en: 'is not there', of: 'లేకపోవడం' },
    ఏమీ: { en: 'anything, nothing' },
    మరునాడు: { en: 'the next day' },
    నిజమైన: { en: 'real' },
    ఈసారి: { en: 'this time' },
    ఎవరూ: { en: 'anybody, nobody' },
    రాలేదు: { en: 'did not come', of: 'రావడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'మొదటి రోజు ఏం జరిగింది?', en: 'What happened on the first day?' },
      right: { te: 'పులి లేకపోయినా రాము అరిచాడు.', en: 'There was no tiger, but Ramu shouted.' },
      wrong: [
        { te: 'పులి వచ్చినా రాము అరవలేదు.', en: 'A tiger came, but Ramu did not shout.' },
        { te: 'పులిని చూసి రాము పారిపోయాడు.', en: 'Ramu saw a tiger and ran away.' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'రాము ఊరికే “పులి!” అని అరిచాడు.', en: 'Ramu shouted “Tiger!” for nothing.' },
        { te: 'ఊరివారు అడవికి పరుగు తీశారు.', en: 'The people of the village ran to the forest.' },
        { te: 'నిజమైన పులి వచ్చింది.', en: 'A real tiger came.' },
        { te: 'పిలిచినా ఎవరూ రాలేదు.', en: 'He called, but nobody came.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“మరునాడు” అంటే ఎప్పుడు?', en: 'When is “మరునాడు”?' },
      right: { te: 'తర్వాతి రోజు', en: 'on the next day' },
      wrong: [
        { te: 'ముందు రోజు', en: 'on the day before' },
        { te: 'అదే రోజు', en: 'on the same day' },
      ],
    },
  ],
  talk: {
    te: 'ఇప్పుడు రాము ఏం చేస్తే ఊరివారు మళ్లీ అతని మాట నమ్ముతారు?',
    en: 'What could Ramu do so that the village believes him again?',
  },
};
