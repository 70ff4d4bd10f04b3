import type { Story } from '../../domain/reading/story';

export const maaBathukamma: Story = {
  id: 'maa-bathukamma',
  level: 3,
  theme: 'festivals',
  title: { te: 'మా బతుకమ్మ', en: 'Our Bathukamma' },
  pages: [
    {
      scene: {
        place: 'village',
        things: [
          { what: 'girl', x: 25, row: 'front' },
          { what: 'girl', x: 60, row: 'front' },
          { what: 'basket', x: 42, row: 'front' },
          { what: 'flower', x: 85, row: 'front' },
          { what: 'hut', x: 75, row: 'back' },
          { what: 'sun', x: 20, row: 'sky' },
        ],
        description: {
          te: 'రమ, లత పూల బుట్టతో ఇంటికి వచ్చారు.',
          en: 'Rama and Lata have come home with a basket of flowers.',
        },
      },
      sentences: [
        { te: 'బతుకమ్మ పండుగ వచ్చింది!', en: 'The Bathukamma festival has come!' },
        {
          te: 'ఉదయమే రమ, లత తంగేడు పూలు, గునుగు పూలు కోసి తెచ్చారు.',
          en: 'Early in the morning Rama and Lata picked tangedu and gunugu flowers and brought them home.',
        },
        {
          te: 'అమ్మ తాంబాళంలో వరుస మీద వరుసగా పూలు పెట్టింది.',
          en: 'Mother laid the flowers on a big plate, one ring on top of another.',
        },
        { te: 'కాసేపటికి అది చిన్న గోపురంలా ఎదిగింది.', en: 'After a while it had grown like a little temple tower.' },
      ],
    },
    {
      scene: {
        place: 'room',
        things: [
          { what: 'mother', x: 30, row: 'front' },
          { what: 'basket', x: 52, row: 'front' },
          { what: 'flower', x: 70, row: 'front' },
          { what: 'girl', x: 86, row: 'front' },
        ],
        description: {
          te: 'అమ్మ చుట్టూ పూలు ఉన్నాయి, బుట్ట ఖాళీగా ఉంది.',
          en: 'There are flowers around Mother, and the basket is empty.',
        },
      },
      sentences: [
        {
          te: '“పైన పెట్టే గుమ్మడి పువ్వు ఏదీ?” అని అమ్మ అడిగింది.',
          en: '“Where is the pumpkin flower for the top?” asked Mother.',
        },
        {
          te: 'రమ బుట్టలో వెతికింది, లత తలుపు వెనక వెతికింది, ఎక్కడా లేదు!',
          en: 'Rama looked in the basket, Lata looked behind the door: it was nowhere!',
        },
      ],
    },
    {
      scene: {
        place: 'room',
        things: [
          { what: 'girl', x: 50, row: 'front', size: 0.8 },
          { what: 'flower', x: 66, row: 'front', size: 0.7 },
          { what: 'mother', x: 20, row: 'front' },
          { what: 'girl', x: 84, row: 'front' },
        ],
        description: {
          te: 'చిట్టి చెల్లి పువ్వు పెట్టుకుని అందరి ముందు నిలబడి ఉంది.',
          en: 'The little sister stands in front of everyone, wearing the flower.',
        },
      },
      sentences: [
        {
          te: 'అప్పుడే జడలో గుమ్మడి పువ్వుతో చిట్టి చెల్లి గెంతుతూ వచ్చింది!',
          en: 'Just then their little sister came skipping in, with the pumpkin flower in her braid!',
        },
        { te: '“నేనే బతుకమ్మను!” అంది చెల్లి.', en: '“I am Bathukamma!” said the little sister.' },
        { te: 'అందరూ పక్కున నవ్వారు.', en: 'Everyone burst out laughing.' },
      ],
    },
    {
      scene: {
        place: 'village',
        time: 'evening',
        things: [
          { what: 'flower', x: 50, row: 'front', size: 1.5 },
          { what: 'mother', x: 20, row: 'front' },
          { what: 'girl', x: 35, row: 'front' },
          { what: 'girl', x: 66, row: 'front' },
          { what: 'woman', x: 82, row: 'front' },
          { what: 'lamp', x: 50, row: 'back' },
        ],
        description: {
          te: 'బతుకమ్మ చుట్టూ తిరుగుతూ అందరూ పాట పాడుతున్నారు.',
          en: 'Everyone goes around the Bathukamma, singing.',
        },
      },
      sentences: [
        {
          te: 'చెల్లి ఆ పువ్వు తీసి బతుకమ్మ పైన పెట్టింది.',
          en: 'The little sister took out the flower and put it on top of the Bathukamma.',
        },
        {
          te: '“ఉయ్యాలో ఉయ్యాలో” అని పాడుతూ అందరూ బతుకమ్మ చుట్టూ ఆడారు.',
          en: 'Singing “uyyalo, uyyalo,” everyone danced around the Bathukamma.',
        },
      ],
    },
  ],
  words: {
    మా: { en: 'our', of: 'మేము' },
    బతుకమ్మ: { en: 'Bathukamma, a tower of flowers' },
    పండుగ: { en: 'festival' },
    వచ్చింది: { en: 'came', of: 'రావడం' },
    ఉదయమే: { en: 'early in the morning', of: 'ఉదయం' },
    రమ: { en: 'Rama (a girl’s name)' },
    లత: { en: 'Lata (a girl’s name)' },
    తంగేడు: { en: 'tangedu, a yellow flower' },
    పూలు: { en: 'flowers', of: 'పువ్వు' },
    గునుగు: { en: 'gunugu, a feathery flower' },
    కోసి: { en: 'having picked', of: 'కోయడం' },
    తెచ్చారు: { en: 'brought', of: 'తేవడం' },
    అమ్మ: { en: 'mother' },
    తాంబాళంలో: { en: 'on a big plate', of: 'తాంబాళం' },
    వరుస: { en: 'row, ring', te: 'ఒకదాని పక్కన ఒకటి పెట్టినవి' },
    మీద: { en: 'on' },
    వరుసగా: { en: 'in rows', of: 'వరుస', te: 'ఒకదాని తర్వాత ఒకటి' },
    పెట్టింది: { en: 'put', of: 'పెట్టడం' },
    కాసేపటికి: { en: 'after a little while' },
    అది: { en: 'it, that' },
    చిన్న: { en: 'small' },
    గోపురంలా: { en: 'like a temple tower', of: 'గోపురం' },
    ఎదిగింది: { en: 'grew', of: 'ఎదగడం' },
    పైన: { en: 'on top' },
    పెట్టే: { en: 'that is put', of: 'పెట్టడం' },
    గుమ్మడి: { en: 'pumpkin' },
    పువ్వు: { en: 'flower' },
    ఏదీ: { en: 'where is' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    అడిగింది: { en: 'asked', of: 'అడగడం' },
    బుట్టలో: { en: 'in the basket', of: 'బుట్ట' },
    వెతికింది: { en: 'searched', of: 'వెతకడం' },
    తలుపు: { en: 'door' },
    వెనక: { en: 'behind' },
    ఎక్కడా: { en: 'nowhere', of: 'ఎక్కడ' },
    లేదు: { en: 'was not there', of: 'లేకపోవడం' },
    అప్పుడే: { en: 'just then' },
    జడలో: { en: 'in the braid', of: 'జడ' },
    పువ్వుతో: { en: 'with a flower', of: 'పువ్వు' },
    చిట్టి: { en: 'tiny' },
    చెల్లి: { en: 'younger sister' },
    గెంతుతూ: { en: 'skipping', of: 'గెంతడం' },
    నేనే: { en: 'I am the one', of: 'నేను' },
    బతుకమ్మను: { en: '(I am) Bathukamma', of: 'బతుకమ్మ' },
    అంది: { en: 'said', of: 'అనడం' },
    అందరూ: { en: 'everyone' },
    పక్కున: { en: 'suddenly (laughing)' },
    నవ్వారు: { en: 'laughed', of: 'నవ్వడం' },
    ఆ: { en: 'that' },
    తీసి: { en: 'having taken out', of: 'తీయడం' },
    ఉయ్యాలో: { en: 'uyyalo (words of the song)' },
    పాడుతూ: { en: 'singing', of: 'పాడడం' },
    చుట్టూ: { en: 'around' },
    ఆడారు: { en: 'danced, played', of: 'ఆడడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'గుమ్మడి పువ్వు ఎక్కడ దొరికింది?', en: 'Where was the pumpkin flower found?' },
      right: { te: 'చెల్లి జడలో', en: 'in the little sister’s braid' },
      wrong: [
        { te: 'పూల బుట్టలో', en: 'in the flower basket' },
        { te: 'తలుపు వెనక', en: 'behind the door' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'రమ, లత పూలు తెచ్చారు.', en: 'Rama and Lata brought flowers.' },
        { te: 'అమ్మ వరుసగా పూలు పెట్టింది.', en: 'Mother laid the flowers in rings.' },
        { te: 'రమ, లత గుమ్మడి పువ్వు కోసం వెతికారు.', en: 'Rama and Lata looked for the pumpkin flower.' },
        { te: 'బతుకమ్మ చుట్టూ అందరూ ఆడారు.', en: 'Everyone danced around the Bathukamma.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“గోపురం” అంటే ఏమిటి?', en: 'What is a “గోపురం”?' },
      right: { te: 'గుడి మీద ఉండే ఎత్తైన కట్టడం', en: 'the tall tower of a temple' },
      wrong: [
        { te: 'గుడి ముందు ఉండే చిన్న కోనేరు', en: 'the small pond in front of a temple' },
        { te: 'గుడిలో మోగే పెద్ద గంట', en: 'the big bell of a temple' },
      ],
    },
  ],
  talk: {
    te: 'మీ ఇంట్లో ఏ పండుగకు పూలు తెస్తారు? ఆ పూలతో ఏం చేస్తారు?',
    en: 'For which festival do you bring flowers home? What do you do with them?',
  },
};
