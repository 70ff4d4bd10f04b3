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
        description: { te: 'అడవి పక్కన రాము మేకలు కాస్తున్నాడు.', en: 'Ramu is looking after goats beside the forest.' },
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
          en: 'The villagers have come, but there are only goats.',
        },
      },
      sentences: [
        { te: 'ఊరివారు అడవికి పరుగు తీశారు.', en: 'The villagers ran to the forest.' },
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
          en: 'A tiger has come out of the forest, and Ramu is looking at it.',
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
      ask: { te: 'మొదటి రోజు పులి నిజమా?', en: 'Was there really a tiger on the first day?' },
      right: { te: 'కాదు, రాము ఊరికే అరిచాడు.', en: 'No, Ramu shouted just for fun.' },
      wrong: [
        { te: 'అవును, రాము పులిని చూశాడు.', en: 'Yes, Ramu saw a tiger.' },
        { te: 'కాదు, రాము అరవలేదు.', en: 'No, and Ramu did not shout.' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'రాము ఊరికే “పులి!” అని అరిచాడు.', en: 'Ramu shouted “Tiger!” just for fun.' },
        { te: 'ఊరివారు అడవికి పరుగు తీశారు.', en: 'The villagers ran to the forest.' },
        { te: 'మరునాడు నిజమైన పులి!', en: 'The next day, a real tiger!' },
        { te: 'పిలిచినా ఎవరూ రాలేదు.', en: 'He called, but nobody came.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“మరునాడు” అంటే ఎప్పుడు?', en: 'When is “మరునాడు”?' },
      right: { te: 'తరువాతి రోజు', en: 'the next day' },
      wrong: [
        { te: 'మొదటి రోజు', en: 'the first day' },
        { te: 'అదే రోజు', en: 'the same day' },
      ],
    },
  ],
  talk: {
    te: 'ఊరివారు రాము మాట మళ్లీ నమ్మాలంటే, ఇప్పుడు తను ఏం చేయాలి?',
    en: 'What could Ramu do now to make the villagers believe him again?',
  },
};
