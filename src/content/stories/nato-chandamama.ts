import type { Story } from '../../domain/reading/story';

export const natoChandamama: Story = {
  id: 'nato-chandamama',
  level: 2,
  theme: 'nature',
  title: { te: 'నాతో చందమామ', en: 'The Moon Came with Me' },
  pages: [
    {
      scene: {
        place: 'field',
        time: 'night',
        things: [
          { what: 'train', x: 45, row: 'front' },
          { what: 'moon', x: 75, row: 'sky' },
          { what: 'tree', x: 15, row: 'back' },
          { what: 'star', x: 40, row: 'sky' },
        ],
        description: {
          te: 'చీకట్లో రైలు పోతోంది, పైన చందమామ ఉంది.',
          en: 'A train is going through the dark, with the moon above.',
        },
      },
      sentences: [
        { te: 'చీకటి పడగానే రైలు బయలుదేరింది.', en: 'When it grew dark, the train set out.' },
        { te: 'చందమామ కూడా నాతో బయలుదేరింది!', en: 'The moon set out too, along with me!' },
      ],
    },
    {
      scene: {
        place: 'field',
        time: 'night',
        things: [
          { what: 'train', x: 38, row: 'front' },
          { what: 'hill', x: 72, row: 'back' },
          { what: 'moon', x: 55, row: 'sky' },
          { what: 'tree', x: 12, row: 'back' },
        ],
        description: {
          te: 'రైలు వెనక ఒక కొండ, దాని మీద చందమామ ఉన్నాయి.',
          en: 'Behind the train is a hill, with the moon above it.',
        },
      },
      sentences: [
        { te: 'రైలు ఆగింది, చందమామ ఆగింది.', en: 'The train stopped, the moon stopped.' },
        { te: 'రైలు కదిలింది, చందమామ కదిలింది.', en: 'The train moved, the moon moved.' },
        {
          te: 'చందమామ ఒక కొండ వెనక దాగింది, అంతలోనే తొంగి చూసింది.',
          en: 'The moon hid behind a hill, and then peeped out again.',
        },
      ],
    },
    {
      scene: {
        place: 'village',
        time: 'night',
        things: [
          { what: 'house', x: 15, row: 'back' },
          { what: 'girl', x: 38, row: 'front' },
          { what: 'grandfather', x: 65, row: 'front', turned: true },
          { what: 'moon', x: 60, row: 'sky' },
        ],
        description: { te: 'పాప తాతకు చందమామను చూపిస్తోంది.', en: 'The girl shows her grandfather the moon.' },
      },
      sentences: [
        { te: 'ఊరు రాగానే తాతను పిలిచాను.', en: 'When we reached the village, I called Grandfather.' },
        { te: '“తాతా, నాతో ఎవరు రైలు దిగారో చూడండి!”', en: '“Grandfather, look who got off the train with me!”' },
      ],
    },
  ],
  words: {
    నాతో: { en: 'with me', of: 'నేను' },
    చందమామ: { en: 'the moon' },
    చీకటి: { en: 'darkness' },
    పడగానే: { en: 'as soon as (dark) fell', of: 'పడడం' },
    రైలు: { en: 'train' },
    బయలుదేరింది: { en: 'set out', of: 'బయలుదేరడం' },
    కూడా: { en: 'too' },
    ఆగింది: { en: 'stopped', of: 'ఆగడం' },
    కదిలింది: { en: 'moved', of: 'కదలడం' },
    ఒక: { en: 'a' },
    కొండ: { en: 'hill' },
    వెనక: { en: 'behind' },
    దాగింది: { en: 'hid', of: 'దాగడం' },
    అంతలోనే: { en: 'the next moment' },
    తొంగి: { en: 'peeping out', of: 'తొంగి చూడడం' },
    చూసింది: { en: 'looked', of: 'చూడడం' },
    ఊరు: { en: 'village' },
    రాగానే: { en: 'as soon as (it) came', of: 'రావడం' },
    తాతను: { en: 'Grandfather', of: 'తాత' },
    పిలిచాను: { en: 'I called', of: 'పిలవడం' },
    తాతా: { en: 'Grandfather!', of: 'తాత' },
    ఎవరు: { en: 'who' },
    దిగారో: { en: 'got off', of: 'దిగడం' },
    చూడండి: { en: 'look! (said with respect)', of: 'చూడడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'రైలు ఆగగానే చందమామ ఏం చేసింది?', en: 'What did the moon do when the train stopped?' },
      right: { te: 'ఆగింది', en: 'It stopped.' },
      wrong: [
        { te: 'కదిలింది', en: 'It moved.' },
        { te: 'దాగింది', en: 'It hid.' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'చందమామ దేని వెనక దాగింది?', en: 'What did the moon hide behind?' },
      right: { te: 'కొండ వెనక', en: 'behind a hill' },
      wrong: [
        { te: 'మేఘం వెనక', en: 'behind a cloud' },
        { te: 'గుడి వెనక', en: 'behind a temple' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'రైలు బయలుదేరింది.', en: 'The train set out.' },
        { te: 'చందమామ కొండ వెనక దాగింది.', en: 'The moon hid behind a hill.' },
        { te: 'రైలు ఊరు చేరింది.', en: 'The train reached the village.' },
        { te: 'పాప తాతను పిలిచింది.', en: 'The girl called Grandfather.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“తొంగి చూడడం” అంటే ఏమిటి?', en: 'What is “తొంగి చూడడం”?' },
      right: { te: 'చాటు నుంచి తల చాచి చూడడం', en: 'looking out from behind something' },
      wrong: [
        { te: 'కనులు మూసుకుని పడుకోవడం', en: 'lying down with your eyes closed' },
        { te: 'చేతులు ఊపుతూ పిలవడం', en: 'calling someone and waving your hands' },
      ],
    },
  ],
  talk: {
    te: 'నువ్వు ప్రయాణం చేస్తుంటే నీ వెంట ఏమేం వస్తున్నట్టు కనిపిస్తాయి?',
    en: 'When you travel, what seems to come along with you?',
  },
};
