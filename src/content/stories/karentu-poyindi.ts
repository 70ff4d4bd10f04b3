import type { Story } from '../../domain/reading/story';

export const karentuPoyindi: Story = {
  id: 'karentu-poyindi',
  level: 2,
  theme: 'festivals',
  title: { te: 'కరెంటు పోయింది!', en: 'The Power Went Out!' },
  pages: [
    {
      scene: {
        place: 'street',
        time: 'night',
        things: [
          { what: 'house', x: 25, row: 'back' },
          { what: 'house', x: 75, row: 'back' },
          { what: 'boy', x: 50, row: 'front' },
          { what: 'moon', x: 85, row: 'sky' },
        ],
        description: { te: 'చీకటి వీధిలో నాని నిలబడి ఉన్నాడు.', en: 'Nani stands in a dark street.' },
      },
      sentences: [
        { te: 'దీపావళి రోజు చీకటి పడింది.', en: 'It grew dark on the day of Deepavali.' },
        { te: 'అంతలో కరెంటు పోయింది!', en: 'Just then the power went out!' },
        { te: '“అంతా చీకటి!” అని నాని అరిచాడు.', en: '“Everything is dark!” cried Nani.' },
      ],
    },
    {
      scene: {
        place: 'street',
        time: 'night',
        things: [
          { what: 'house', x: 50, row: 'back' },
          { what: 'girl', x: 22, row: 'front' },
          { what: 'lamp', x: 40, row: 'front', size: 1.4 },
          { what: 'lamp', x: 56, row: 'front', size: 1.4 },
          { what: 'boy', x: 76, row: 'front', turned: true },
        ],
        description: { te: 'సీత, రవి దీపాలు వెలిగిస్తున్నారు.', en: 'Sita and Ravi are lighting lamps.' },
      },
      sentences: [
        { te: 'సీత ఒక దీపం వెలిగించింది.', en: 'Sita lit a lamp.' },
        { te: 'ఆ దీపంతో రవి ఇంకొకటి వెలిగించాడు.', en: 'With that lamp Ravi lit another.' },
        { te: 'పది, ఇరవై, వంద దీపాలు!', en: 'Ten, twenty, a hundred lamps!' },
      ],
    },
    {
      scene: {
        place: 'street',
        time: 'night',
        things: [
          { what: 'house', x: 20, row: 'back' },
          { what: 'house', x: 75, row: 'back' },
          { what: 'lamp', x: 15, row: 'front', size: 1.3 },
          { what: 'lamp', x: 35, row: 'front', size: 1.3 },
          { what: 'lamp', x: 55, row: 'front', size: 1.3 },
          { what: 'lamp', x: 75, row: 'front', size: 1.3 },
        ],
        description: { te: 'వీధిలో దీపాలు వరుసగా వెలుగుతున్నాయి.', en: 'Lamps shine in a row along the street.' },
      },
      sentences: [
        { te: 'వీధి అంతా వెలుగే వెలుగు!', en: 'The whole street was full of light!' },
        { te: 'కరెంటు తిరిగి రావడం ఎవరూ గమనించలేదు.', en: 'Nobody noticed when the power came back.' },
      ],
    },
  ],
  words: {
    కరెంటు: { en: 'electric power' },
    పోయింది: { en: 'went out', of: 'పోవడం' },
    దీపావళి: { en: 'Deepavali, the festival of lamps' },
    రోజు: { en: 'day' },
    చీకటి: { en: 'darkness' },
    పడింది: { en: 'fell', of: 'పడడం' },
    అంతలో: { en: 'just then' },
    అంతా: { en: 'everything, the whole' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    నాని: { en: 'Nani (a boy’s name)' },
    అరిచాడు: { en: 'cried out', of: 'అరవడం' },
    సీత: { en: 'Sita (a girl’s name)' },
    ఒక: { en: 'a' },
    దీపం: { en: 'oil lamp' },
    వెలిగించింది: { en: '(she) lit', of: 'వెలిగించడం' },
    ఆ: { en: 'that' },
    దీపంతో: { en: 'with the lamp', of: 'దీపం' },
    రవి: { en: 'Ravi (a boy’s name)' },
    ఇంకొకటి: { en: 'another one' },
    వెలిగించాడు: { en: '(he) lit', of: 'వెలిగించడం' },
    పది: { en: 'ten' },
    ఇరవై: { en: 'twenty' },
    వంద: { en: 'hundred' },
    దీపాలు: { en: 'lamps', of: 'దీపం' },
    వీధి: { en: 'street' },
    వెలుగే: { en: 'light, nothing but', of: 'వెలుగు' },
    వెలుగు: { en: 'light' },
    తిరిగి: { en: 'back, again', of: 'తిరగడం' },
    రావడం: { en: 'coming' },
    ఎవరూ: { en: 'anybody, nobody' },
    గమనించలేదు: { en: 'did not notice', of: 'గమనించడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'మొదటి దీపం ఎవరు వెలిగించారు?', en: 'Who lit the first lamp?' },
      right: { te: 'సీత', en: 'Sita' },
      wrong: [
        { te: 'రవి', en: 'Ravi' },
        { te: 'నాని', en: 'Nani' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'చివరికి ఎవరూ ఏం గమనించలేదు?', en: 'What did nobody notice in the end?' },
      right: { te: 'కరెంటు రావడం', en: 'that the power came back' },
      wrong: [
        { te: 'వాన రావడం', en: 'that the rain came' },
        { te: 'తాత రావడం', en: 'that Grandfather came' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'కరెంటు పోయింది.', en: 'The power went out.' },
        { te: 'సీత ఒక దీపం వెలిగించింది.', en: 'Sita lit a lamp.' },
        { te: 'వీధి అంతా వెలుగు నిండింది.', en: 'The whole street filled with light.' },
        { te: 'కరెంటు రావడం ఎవరూ గమనించలేదు.', en: 'Nobody noticed when the power came back.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“వెలుగు” అంటే ఏమిటి?', en: 'What is “వెలుగు”?' },
      right: { te: 'చీకటిని తరిమేది', en: 'what drives away the dark' },
      wrong: [
        { te: 'ఆకలిని తరిమేది', en: 'what drives away hunger' },
        { te: 'చలిని తరిమేది', en: 'what drives away the cold' },
      ],
    },
  ],
  talk: { te: 'మీ ఇంట్లో కరెంటు పోతే మీరందరూ ఏం చేస్తారు?', en: 'What does your family do when the power goes out?' },
};
