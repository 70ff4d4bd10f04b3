import type { Story } from '../../domain/reading/story';

export const akasanaEnugulu: Story = {
  id: 'akasana-enugulu',
  level: 1,
  theme: 'nature',
  title: { te: 'ఆకాశాన ఏనుగులు', en: 'Elephants in the Sky' },
  pages: [
    {
      scene: {
        place: 'village',
        things: [
          { what: 'girl', x: 30, row: 'front' },
          { what: 'grandfather', x: 58, row: 'front', turned: true },
          { what: 'house', x: 85, row: 'back' },
          { what: 'cloud', x: 30, row: 'sky', size: 1.4 },
          { what: 'cloud', x: 65, row: 'sky', size: 1.6 },
        ],
        description: { te: 'పాప తాతకు ఆకాశంలో మేఘాలను చూపిస్తోంది.', en: 'A girl shows her grandfather the clouds in the sky.' },
      },
      sentences: [
        { te: '“తాతా, ఆకాశాన ఏనుగులు!” అని పిలిచాను.', en: '“Grandfather, elephants in the sky!” I called.' },
        { te: 'తాత పైకి చూశారు.', en: 'Grandfather looked up.' },
        { te: '“ఏనుగులు కావు, అవి మేఘాలు!”', en: '“Those aren’t elephants, they’re clouds!”' },
      ],
    },
    {
      scene: {
        place: 'village',
        time: 'rain',
        things: [
          { what: 'girl', x: 30, row: 'front' },
          { what: 'grandfather', x: 58, row: 'front' },
          { what: 'house', x: 85, row: 'back' },
          { what: 'cloud', x: 30, row: 'sky', size: 1.4 },
          { what: 'cloud', x: 65, row: 'sky', size: 1.6 },
        ],
        description: {
          te: 'పాప, తాత వాన చినుకుల్లో తడుస్తున్నారు.',
          en: 'The girl and her grandfather are getting wet in the rain.',
        },
      },
      sentences: [
        { te: 'టపటపా చినుకులు రాలాయి.', en: 'Plip, plop! Drops of rain fell.' },
        { te: '“చూశారా, ఏనుగులే నీరు పోశాయి!”', en: '“See? The elephants poured water on us!”' },
      ],
    },
  ],
  words: {
    ఆకాశాన: { en: 'in the sky', of: 'ఆకాశం' },
    ఏనుగులు: { en: 'elephants', of: 'ఏనుగు' },
    తాతా: { en: 'Grandfather!', of: 'తాత' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    పిలిచాను: { en: 'I called', of: 'పిలవడం' },
    తాత: { en: 'grandfather' },
    పైకి: { en: 'up' },
    చూశారు: { en: 'looked', of: 'చూడడం' },
    కావు: { en: 'they are not', of: 'కావడం' },
    అవి: { en: 'those, they' },
    మేఘాలు: { en: 'clouds', of: 'మేఘం' },
    టపటపా: { en: 'plip, plop (drops falling)' },
    చినుకులు: { en: 'drops of rain', of: 'చినుకు' },
    రాలాయి: { en: 'fell', of: 'రాలడం' },
    చూశారా: { en: 'did you see?', of: 'చూడడం' },
    ఏనుగులే: { en: 'it was the elephants that', of: 'ఏనుగు' },
    నీరు: { en: 'water' },
    పోశాయి: { en: 'poured', of: 'పోయడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'ఆకాశాన పాప చూసినవి ఏవి?', en: 'What did the girl see in the sky?' },
      right: { te: 'మేఘాలు', en: 'clouds' },
      wrong: [
        { te: 'తారలు', en: 'stars' },
        { te: 'చిలుకలు', en: 'parrots' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'చివరికి ఏవి రాలాయి?', en: 'What fell in the end?' },
      right: { te: 'చినుకులు', en: 'drops of rain' },
      wrong: [
        { te: 'ఆకులు', en: 'leaves' },
        { te: 'పూలు', en: 'flowers' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: '“తాతా, ఏనుగులు!”', en: '“Grandfather, elephants!”' },
        { te: 'తాత పైకి చూశారు.', en: 'Grandfather looked up.' },
        { te: 'చినుకులు రాలాయి.', en: 'Drops of rain fell.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“చినుకులు” అంటే ఏమిటి?', en: 'What are “చినుకులు”?' },
      right: { te: 'రాలే వాన నీరు', en: 'falling drops of rainwater' },
      wrong: [
        { te: 'లేత ఆకులు', en: 'tender young leaves' },
        { te: 'నదిలోని ఇసుక', en: 'the sand in a river' },
      ],
    },
  ],
  talk: { te: 'మేఘాల్లో నీకు ఏ ఆకారాలు కనిపించాయి?', en: 'What shapes have you seen in the clouds?' },
};
