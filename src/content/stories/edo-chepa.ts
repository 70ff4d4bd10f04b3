import type { Story } from '../../domain/reading/story';

export const edoChepa: Story = {
  id: 'edo-chepa',
  level: 3,
  theme: 'tales',
  title: { te: 'ఏడో చేప', en: 'The Seventh Fish' },
  pages: [
    {
      scene: {
        place: 'river',
        things: [
          { what: 'boy', x: 22, row: 'front' },
          { what: 'boy', x: 40, row: 'front' },
          { what: 'fish', x: 60, row: 'front' },
          { what: 'fish', x: 78, row: 'front' },
          { what: 'palm', x: 85, row: 'back' },
          { what: 'sun', x: 20, row: 'sky' },
        ],
        description: { te: 'రాజు కొడుకులు చేపలను ఎండలో పెట్టారు.', en: 'The king’s sons have put the fish in the sun.' },
      },
      sentences: [
        { te: 'ఒక రాజుకు ఏడుగురు కొడుకులు.', en: 'A king had seven sons.' },
        {
          te: 'ఒక రోజు వారు వేటకు పోయి, ఏడు చేపలు తెచ్చి ఎండలో పెట్టారు.',
          en: 'One day they went hunting, brought back seven fish, and put them out in the sun.',
        },
        { te: 'ఆరు చేపలు ఎండాయి, కానీ ఏడో చేప ఎండలేదు!', en: 'Six fish dried, but the seventh fish didn’t!' },
        {
          te: '“చేపా, చేపా, ఎందుకు ఎండలేదు?” అంటే, “గడ్డి మేటు అడ్డం వచ్చింది” అంది.',
          en: '“Fish, fish, why didn’t you dry?” they asked. “The haystack was in the way,” it said.',
        },
      ],
    },
    {
      scene: {
        place: 'field',
        things: [
          { what: 'grass', x: 20, row: 'front', size: 1.4 },
          { what: 'cow', x: 50, row: 'front' },
          { what: 'boy', x: 80, row: 'front', turned: true },
          { what: 'hut', x: 82, row: 'back' },
        ],
        description: { te: 'గడ్డి మేటు దగ్గర ఆవు, పిల్లాడు ఉన్నారు.', en: 'A cow and a boy are near the haystack.' },
      },
      sentences: [
        {
          te: '“మేటూ, మేటూ, ఎందుకు అడ్డం వచ్చావు?” అంటే, “ఆవు మేయలేదు” అంది.',
          en: '“Haystack, haystack, why were you in the way?” “The cow didn’t eat me,” it said.',
        },
        {
          te: '“ఆవూ, ఆవూ, ఎందుకు మేయలేదు?” అంటే, “పిల్లాడు నన్ను విప్పలేదు” అంది.',
          en: '“Cow, cow, why didn’t you eat?” “The boy didn’t untie me,” she said.',
        },
        {
          te: '“బాబూ, ఎందుకు విప్పలేదు?” అంటే, “అవ్వ అన్నం పెట్టలేదు” అన్నాడు.',
          en: '“Little boy, why didn’t you untie her?” “Granny didn’t give me any food,” he said.',
        },
      ],
    },
    {
      scene: {
        place: 'kitchen',
        things: [
          { what: 'grandmother', x: 30, row: 'front' },
          { what: 'baby', x: 60, row: 'front' },
          { what: 'pot', x: 85, row: 'front' },
        ],
        description: { te: 'అవ్వ దగ్గర పాప ఏడుస్తోంది.', en: 'Near Granny the baby is crying.' },
      },
      sentences: [
        {
          te: '“అవ్వా, ఎందుకు పెట్టలేదు?” అంటే, “పాప ఏడుపు ఆపలేదు” అన్నారు.',
          en: '“Granny, why didn’t you give him any?” “The baby wouldn’t stop crying,” she said.',
        },
        {
          te: '“పాపా, పాపా, ఎందుకు ఏడిచావు?” అంటే, “చీమ కుట్టింది” అంది.',
          en: '“Baby, baby, why did you cry?” “The ant bit me,” said the baby.',
        },
      ],
    },
    {
      scene: {
        place: 'garden',
        things: [
          { what: 'ant', x: 55, row: 'front', size: 1.6 },
          { what: 'rock', x: 80, row: 'front' },
          { what: 'grass', x: 25, row: 'front' },
        ],
        description: { te: 'పుట్ట ముందు చీమ నిలబడి ఉంది.', en: 'The ant stands in front of its anthill.' },
      },
      sentences: [
        { te: '“చీమా, చీమా, ఎందుకు కుట్టావు?”', en: '“Ant, ant, why did you bite?”' },
        {
          te: '“నా బంగారు పుట్టలో వేలు పెడితే కుట్టనా మరి?” అంది చీమ.',
          en: '“If you poke a finger into my golden anthill, won’t I bite?” said the ant.',
        },
      ],
    },
  ],
  words: {
    ఏడో: { en: 'seventh' },
    చేప: { en: 'fish' },
    ఒక: { en: 'a, one' },
    రాజుకు: { en: 'to a king', of: 'రాజు' },
    ఏడుగురు: { en: 'seven (people)', of: 'ఏడు' },
    కొడుకులు: { en: 'sons', of: 'కొడుకు' },
    రోజు: { en: 'day' },
    వేటకు: { en: 'to hunt', of: 'వేట' },
    పోయి: { en: 'having gone', of: 'పోవడం' },
    వారు: { en: 'they' },
    ఏడు: { en: 'seven' },
    చేపలు: { en: 'fish (many)', of: 'చేప' },
    తెచ్చి: { en: 'having brought', of: 'తేవడం' },
    ఎండలో: { en: 'in the sun', of: 'ఎండ' },
    పెట్టారు: { en: 'put', of: 'పెట్టడం' },
    ఆరు: { en: 'six' },
    ఎండాయి: { en: 'dried', of: 'ఎండడం' },
    కానీ: { en: 'but' },
    ఎండలేదు: { en: 'did not dry', of: 'ఎండడం' },
    చేపా: { en: 'fish!', of: 'చేప' },
    ఎందుకు: { en: 'why' },
    అంటే: { en: 'when asked', of: 'అనడం' },
    గడ్డి: { en: 'hay, grass' },
    మేటు: { en: 'stack' },
    అడ్డం: { en: 'in the way' },
    వచ్చింది: { en: 'came', of: 'రావడం' },
    అంది: { en: 'said', of: 'అనడం' },
    మేటూ: { en: 'haystack!', of: 'మేటు' },
    వచ్చావు: { en: '(you) came', of: 'రావడం' },
    ఆవు: { en: 'cow' },
    మేయలేదు: { en: 'did not graze', of: 'మేయడం' },
    ఆవూ: { en: 'cow!', of: 'ఆవు' },
    పిల్లాడు: { en: 'boy' },
    నన్ను: { en: 'me', of: 'నేను' },
    విప్పలేదు: { en: 'did not untie', of: 'విప్పడం' },
    బాబూ: { en: 'boy!', of: 'బాబు' },
    అవ్వ: { en: 'granny' },
    అన్నం: { en: 'cooked rice, food' },
    పెట్టలేదు: { en: 'did not serve', of: 'పెట్టడం' },
    అన్నాడు: { en: 'said', of: 'అనడం' },
    అవ్వా: { en: 'granny!', of: 'అవ్వ' },
    పాప: { en: 'baby' },
    ఏడుపు: { en: 'crying' },
    ఏడిచావు: { en: 'you cried', of: 'ఏడవడం' },
    ఆపలేదు: { en: 'did not stop', of: 'ఆపడం' },
    అన్నారు: { en: 'said', of: 'అనడం' },
    పాపా: { en: 'baby!', of: 'పాప' },
    చీమ: { en: 'ant' },
    కుట్టింది: { en: 'bit, stung', of: 'కుట్టడం' },
    చీమా: { en: 'ant!', of: 'చీమ' },
    కుట్టావు: { en: '(you) bit', of: 'కుట్టడం' },
    నా: { en: 'my', of: 'నేను' },
    బంగారు: { en: 'golden' },
    పుట్టలో: { en: 'into the anthill', of: 'పుట్ట' },
    వేలు: { en: 'finger' },
    పెడితే: { en: 'if (someone) puts', of: 'పెట్టడం' },
    కుట్టనా: { en: 'won’t I bite?', of: 'కుట్టడం' },
    మరి: { en: 'and, then' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'ఏడో చేప ఎందుకు ఎండలేదు?', en: 'Why didn’t the seventh fish dry?' },
      right: { te: 'గడ్డి మేటు అడ్డం వచ్చింది.', en: 'The haystack was in the way.' },
      wrong: [
        { te: 'పెద్ద వాన కురిసింది.', en: 'It rained hard.' },
        { te: 'ఆవు దాన్ని తినేసింది.', en: 'The cow ate it up.' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'చేపను అడిగారు.', en: 'They asked the fish.' },
        { te: 'ఆవును అడిగారు.', en: 'They asked the cow.' },
        { te: 'పాపను అడిగారు.', en: 'They asked the baby.' },
        { te: 'చీమను అడిగారు.', en: 'They asked the ant.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“పుట్ట” అంటే ఏమిటి?', en: 'What is a “పుట్ట”?' },
      right: { te: 'చీమలు ఉండే మట్టి ఇల్లు', en: 'a mound of earth where ants live' },
      wrong: [
        { te: 'ఆవులు తినే గడ్డి కుప్ప', en: 'a heap of hay that cows eat' },
        { te: 'చేపలు ఉండే నీటి కుండ', en: 'a water pot where fish live' },
      ],
    },
  ],
  talk: {
    te: 'ఈ కథ మీ ఇంట్లో ఎవరికి తెలుసు? వాళ్లు దీన్ని ఎలా చెప్తారు?',
    en: 'Who in your family knows this story? How do they tell it?',
  },
};
