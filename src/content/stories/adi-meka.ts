import type { Story } from '../../domain/reading/story';

export const adiMeka: Story = {
  id: 'adi-meka',
  level: 2,
  theme: 'jokes',
  title: { te: 'ఆది గీసిన మేక', en: 'The Goat Aadi Drew' },
  pages: [
    {
      scene: {
        place: 'classroom',
        things: [
          { what: 'teacher', x: 75, row: 'front', turned: true },
          { what: 'boy', x: 30, row: 'front' },
          { what: 'girl', x: 50, row: 'front' },
        ],
        description: {
          te: 'తరగతి గదిలో టీచర్, ఆది, ఒక పాప ఉన్నారు.',
          en: 'The teacher, Aadi, and a girl are in the classroom.',
        },
      },
      sentences: [
        {
          te: '“ఆకులు తినే మేకను గీయండి,” అంటూ టీచర్ కాగితాలు పంచారు.',
          en: '“Draw a goat eating leaves,” said the teacher, handing out paper.',
        },
        { te: 'అందరూ చకచకా గీశారు.', en: 'Everybody drew quickly.' },
        { te: 'కానీ ఆది కాగితం మీద ఏమీ లేదు!', en: 'But there was nothing on Aadi’s paper!' },
      ],
    },
    {
      scene: {
        place: 'classroom',
        things: [
          { what: 'boy', x: 32, row: 'front' },
          { what: 'teacher', x: 65, row: 'front', turned: true },
        ],
        description: { te: 'టీచర్ ఆదిని అడుగుతున్నారు.', en: 'The teacher is asking Aadi.' },
      },
      sentences: [
        { te: '“ఆదీ, ఆకులు ఏవి?” అని టీచర్ అడిగారు.', en: '“Aadi, where are the leaves?” asked the teacher.' },
        { te: '“మేక తినేసింది, టీచర్!”', en: '“The goat ate them, Teacher!”' },
        { te: '“మరి మేక ఏది?”', en: '“And where is the goat?”' },
      ],
    },
    {
      scene: {
        place: 'village',
        things: [
          { what: 'goat', x: 50, row: 'front' },
          { what: 'hut', x: 80, row: 'back' },
          { what: 'tree', x: 20, row: 'back' },
          { what: 'sun', x: 20, row: 'sky' },
        ],
        description: { te: 'ఆది చెప్పిన మేక ఇంటికి పోతోంది.', en: 'The goat Aadi is talking about is going home.' },
      },
      sentences: [{ te: '“ఆకులు అయిపోయాయి కదా, ఇంటికి పోయింది!”', en: '“The leaves were all gone, so it went home!”' }],
    },
  ],
  words: {
    ఆది: { en: 'Aadi (a boy’s name)' },
    గీసిన: { en: 'that (he) drew', of: 'గీయడం' },
    మేక: { en: 'goat' },
    ఆకులు: { en: 'leaves', of: 'ఆకు' },
    తినే: { en: 'that eats', of: 'తినడం' },
    మేకను: { en: 'a goat', of: 'మేక' },
    గీయండి: { en: 'draw! (said to many)', of: 'గీయడం' },
    అంటూ: { en: 'saying', of: 'అనడం' },
    టీచర్: { en: 'teacher' },
    కాగితాలు: { en: 'sheets of paper', of: 'కాగితం' },
    పంచారు: { en: 'handed out', of: 'పంచడం' },
    అందరూ: { en: 'everybody' },
    చకచకా: { en: 'quickly, briskly' },
    గీశారు: { en: '(they) drew', of: 'గీయడం' },
    కానీ: { en: 'but' },
    కాగితం: { en: 'paper' },
    మీద: { en: 'on' },
    ఏమీ: { en: 'anything, nothing' },
    లేదు: { en: 'was not there', of: 'లేకపోవడం' },
    ఆదీ: { en: 'Aadi!', of: 'ఆది' },
    ఏవి: { en: 'where are they?' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    అడిగారు: { en: 'asked', of: 'అడగడం' },
    తినేసింది: { en: 'has eaten up', of: 'తినేయడం' },
    మరి: { en: 'then, and' },
    ఏది: { en: 'where is it?' },
    అయిపోయాయి: { en: 'were finished', of: 'అయిపోవడం' },
    కదా: { en: 'you know, isn’t it so' },
    ఇంటికి: { en: 'home', of: 'ఇల్లు' },
    పోయింది: { en: 'went', of: 'పోవడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'ఆది కాగితం మీద ఏం ఉంది?', en: 'What was on Aadi’s paper?' },
      right: { te: 'ఏమీ లేదు', en: 'nothing' },
      wrong: [
        { te: 'ఒక మేక', en: 'a goat' },
        { te: 'పది ఆకులు', en: 'ten leaves' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'మేక ఎటు పోయిందని ఆది చెప్పాడు?', en: 'Where did Aadi say the goat had gone?' },
      right: { te: 'ఇంటికి', en: 'home' },
      wrong: [
        { te: 'అడవికి', en: 'to the forest' },
        { te: 'చెరువుకు', en: 'to the pond' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'టీచర్ కాగితాలు పంచారు.', en: 'The teacher handed out paper.' },
        { te: 'టీచర్ “ఆకులు ఏవి?” అని అడిగారు.', en: 'The teacher asked, “Where are the leaves?”' },
        { te: 'టీచర్ “మేక ఏది?” అని అడిగారు.', en: 'The teacher asked, “Where is the goat?”' },
        { te: '“మేక ఇంటికి పోయింది, టీచర్!”', en: '“The goat went home, Teacher!”' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“కాగితం” అంటే ఏమిటి?', en: 'What is “కాగితం”?' },
      right: { te: 'రాయడానికి, గీయడానికి వాడేది', en: 'what you write and draw on' },
      wrong: [
        { te: 'తాగడానికి, కడగడానికి వాడేది', en: 'what you drink and wash with' },
        { te: 'వండడానికి, తినడానికి వాడేది', en: 'what you cook and eat with' },
      ],
    },
  ],
  talk: {
    te: 'ఒక ఖాళీ కాగితం చూపించి నువ్వు ఏ కథ చెప్తావు?',
    en: 'What story would you tell about a blank sheet of paper?',
  },
};
