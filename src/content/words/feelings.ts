import type { Word } from './word';

export const feelings: readonly Word[] = [
  {
    english: 'happiness',
    telugu: 'సంతోషం',
    grade: 1,
    emoji: '😊',
    alsoEnglish: ['joy'],
    alsoTelugu: ['ఆనందం', 'హాయి'],
    opposite: 'sadness',
    explanations: [
      {
        en: 'Happiness is the glad feeling we have when something good happens. Ravi danced about because his friend had come to visit.',
        te: 'మంచి జరిగినప్పుడు మనసులో కలిగే తియ్యని భావం సంతోషం. స్నేహితుడు ఇంటికి వచ్చాడని రవి సంతోషంతో గంతులు వేశాడు.',
      },
      {
        en: 'Happiness grows when we share it with others. Jyothi gave a sweet to each child in the class, and she was the happiest of all.',
        te: 'నలుగురితో పంచుకుంటే సంతోషం ఇంకా పెరుగుతుంది. జ్యోతి తరగతిలో అందరికీ మిఠాయి పంచింది; అందరికంటే ఎక్కువ సంతోషించింది తనే.',
      },
      {
        en: "A poem in the Sumati Satakam says that a father's happiness comes not when a child is born but when people praise the child. So my father beamed when my teacher praised me.",
        te: 'బిడ్డ పుట్టినప్పుడు కాదు, అందరూ మెచ్చుకున్నప్పుడే తండ్రికి నిజమైన సంతోషమని సుమతీ శతకం చెప్తుంది. టీచర్ నన్ను మెచ్చుకున్నప్పుడు నాన్న ముఖం వెలిగిపోయింది.',
      },
    ],
    sentence: { en: 'I feel very happy today.', te: 'ఈ రోజు నాకు చాలా సంతోషం కలిగింది.' },
  },
  {
    english: 'sadness',
    telugu: 'బాధ',
    grade: 1,
    alsoEnglish: ['sorrow'],
    alsoTelugu: ['దుఃఖం', 'విచారం'],
    opposite: 'happiness',
    explanations: [
      {
        en: 'Sadness is the heavy feeling we have when we lose something or miss someone. Munni was sad when her friend moved to another town.',
        te: 'ఇష్టమైనది దూరమైనప్పుడు మనసుకు కలిగే బరువే బాధ. స్నేహితురాలు వేరే ఊరికి వెళ్లిపోతుంటే మున్నీకి బాధ కలిగింది.',
      },
      {
        en: 'When we tell someone about our sadness, it becomes lighter. Suresh told his mother what had happened, and soon he felt better.',
        te: 'మన బాధను ఇష్టమైనవారికి చెప్పుకుంటే అది తగ్గుతుంది. బడిలో జరిగినది సురేష్ అమ్మకు చెప్పాడు, కాసేపటికి మనసు తేలికపడింది.',
      },
      {
        en: 'A good friend notices our sadness even if we say nothing. Farida saw me sitting alone and quietly came and sat beside me.',
        te: 'మనం చెప్పకపోయినా మంచి స్నేహితులు మన బాధను గుర్తిస్తారు. నేను ఒంటరిగా కూర్చుంటే ఫరీదా చూసి, మెల్లగా వచ్చి నా పక్కన కూర్చుంది.',
      },
    ],
    sentence: { en: 'Tell me what makes you sad; I am here.', te: 'నీ బాధ నాకు చెప్పు, నేను ఉన్నాను.' },
  },
  {
    english: 'anger',
    telugu: 'కోపం',
    grade: 1,
    emoji: '😠',
    explanations: [
      {
        en: 'Anger is the hot feeling that rises in us when something seems unfair or goes wrong. Ramana was angry because someone had broken his pencil.',
        te: 'అన్యాయం జరిగిందనో, అనుకున్నది కాలేదనో మనసు వేడెక్కితే అది కోపం. తన పెన్సిల్ ఎవరో విరగ్గొట్టారని రమణకు కోపం వచ్చింది.',
      },
      {
        en: 'Anger cools if we wait before speaking. Bhanu counted slowly to ten, drank some water and then talked calmly.',
        te: 'వెంటనే మాట్లాడకుండా కాసేపు ఆగితే కోపం చల్లారుతుంది. భాను మెల్లగా పది దాకా లెక్కపెట్టి, నీళ్లు తాగి, ఆ తర్వాత శాంతంగా మాట్లాడాడు.',
      },
      {
        en: 'A poem in the Sumati Satakam says that our own anger is our enemy and our own calm our protection. Grandfather recites it whenever we quarrel.',
        te: 'తన కోపమే తన శత్రువు, తన శాంతమే తనకు రక్ష అని సుమతీ శతకం చెప్తుంది. మేము పోట్లాడుకున్నప్పుడల్లా తాతయ్య ఆ పద్యం వినిపిస్తారు.',
      },
    ],
    sentence: { en: "My elder sister's anger is gone.", te: 'అక్క కోపం తగ్గిపోయింది.' },
  },
  {
    english: 'fear',
    telugu: 'భయం',
    grade: 1,
    emoji: '😨',
    alsoTelugu: ['బెదురు'],
    opposite: 'courage',
    explanations: [
      {
        en: "Fear is what we feel when we think that something may hurt us. Pinky was afraid of thunder, so she held Grandmother's hand.",
        te: 'ఏదైనా హాని జరుగుతుందేమో అనిపిస్తే కలిగేది భయం. ఉరుము శబ్దానికి పింకీకి భయం వేసి నానమ్మ చేయి పట్టుకుంది.',
      },
      {
        en: 'Fear is useful too, for it makes us careful. Because he was afraid of falling, Anil held on to the wall and came down step by step.',
        te: 'భయం మనల్ని జాగ్రత్తగా ఉండేలా చేస్తుంది, కాబట్టి అదీ అవసరమే. పడతానేమో అనే భయంతో అనిల్ గోడ పట్టుకుని ఒక్కో మెట్టూ దిగాడు.',
      },
      {
        en: 'Many fears grow small when we look at them closely. The shape that frightened me at night was only a towel on the line.',
        te: 'దగ్గరికి వెళ్లి చూస్తే చాలా భయాలు చిన్నవైపోతాయి. రాత్రి నన్ను భయపెట్టిన ఆకారం, తీరా చూస్తే తీగ మీద ఆరేసిన తువ్వాలు.',
      },
    ],
    sentence: { en: 'I am not afraid of the dark.', te: 'నాకు చీకటంటే భయం లేదు.' },
  },
  {
    english: 'love',
    telugu: 'ప్రేమ',
    grade: 1,
    alsoEnglish: ['affection'],
    alsoTelugu: ['అభిమానం'],
    explanations: [
      {
        en: "Love is the warm feeling we have for those who are dear to us. Mother's love shows in the way she waits for me at the gate.",
        te: 'మనకు ఇష్టమైనవారి మీద మనసులో ఉండే వెచ్చని భావం ప్రేమ. గేటు దగ్గర నా కోసం ఎదురుచూసే అమ్మ కళ్లలో ప్రేమ కనిపిస్తుంది.',
      },
      {
        en: 'We show love by caring, not only by words. Raheem feeds his old dog with his own hands and brushes it every day.',
        te: 'ప్రేమను మాటల్లోనే కాదు, చేతల్లోనూ చూపిస్తాం. రహీం తన ముసలి కుక్కకు రోజూ తన చేతులతో తిండి పెట్టి, దువ్వెనతో దువ్వుతాడు.',
      },
      {
        en: "One can love one's language, work and land as well as people. Out of love for Telugu, C. P. Brown collected old poems and made a dictionary.",
        te: 'మనుషులనే కాదు, భాషను, పనిని, ఊరిని కూడా ప్రేమించవచ్చు. తెలుగు మీద ప్రేమతో సి. పి. బ్రౌన్ పాత పద్యాలను సేకరించి నిఘంటువు రాశారు.',
      },
    ],
    sentence: { en: "Grandmother's love is sweet.", te: 'నానమ్మ ప్రేమ తియ్యనిది.' },
  },
  {
    english: 'surprise',
    telugu: 'ఆశ్చర్యం',
    grade: 2,
    emoji: '😲',
    alsoEnglish: ['wonder'],
    explanations: [
      {
        en: 'Surprise is what we feel when something happens that we did not expect. When I opened the door, all my friends were there with a cake.',
        te: 'అనుకోనిది జరిగినప్పుడు మనకు కలిగే భావం ఆశ్చర్యం. తలుపు తీయగానే స్నేహితులందరూ కేకు పట్టుకుని నిలబడి ఉన్నారు.',
      },
      {
        en: "Surprise shows on the face: the eyebrows go up and the mouth opens. My brother's face looked just so when the magician took out a pigeon.",
        te: 'ఆశ్చర్యపోయినప్పుడు కనుబొమ్మలు పైకి లేస్తాయి, నోరు తెరుచుకుంటుంది. ఇంద్రజాలికుడు టోపీలోంచి పావురాన్ని తీసినప్పుడు తమ్ముడి ముఖం అలాగే ఉంది.',
      },
      {
        en: 'Wondering at things makes us ask questions and learn. Geetha was surprised that iron ships float, so she read a book to find out why.',
        te: 'ఆశ్చర్యం మనల్ని ప్రశ్నలు అడిగేలా చేసి, కొత్తవి నేర్పుతుంది. ఇనుప ఓడలు ఎలా తేలుతాయా అని ఆశ్చర్యపోయిన గీత, పుస్తకం చదివి తెలుసుకుంది.',
      },
    ],
    sentence: { en: 'I was surprised to see that.', te: 'అది చూసి నాకు ఆశ్చర్యం వేసింది.' },
  },
  {
    english: 'hunger',
    telugu: 'ఆకలి',
    grade: 1,
    explanations: [
      {
        en: 'Hunger is the wish to eat that we feel when the stomach is empty. After two hours of kabaddi our hunger was great, and we ran home for lunch.',
        te: 'కడుపు ఖాళీగా ఉంటే తినాలనిపిస్తుంది; అదే ఆకలి. రెండు గంటలు కబడ్డీ ఆడాక బాగా ఆకలి వేసి, భోజనానికి ఇంటికి పరుగెత్తాం.',
      },
    ],
    sentence: { en: 'I am hungry.', te: 'నాకు ఆకలి వేస్తోంది.' },
  },
  {
    english: 'thirst',
    telugu: 'దాహం',
    grade: 2,
    alsoTelugu: ['దప్పిక'],
    explanations: [
      {
        en: 'Thirst is the wish to drink that we feel when the throat is dry. In the story the thirsty crow dropped pebbles into the pot to raise the water.',
        te: 'గొంతు ఎండి నీళ్లు తాగాలనిపించడమే దాహం. కథలో దాహం వేసిన కాకి కుండలో రాళ్లు వేసి నీటిని పైకి తెచ్చింది.',
      },
    ],
    sentence: { en: 'I am very thirsty.', te: 'నాకు చాలా దాహం వేస్తోంది.' },
  },
  {
    english: 'courage',
    telugu: 'ధైర్యం',
    grade: 2,
    alsoEnglish: ['bravery'],
    opposite: 'fear',
    explanations: [
      {
        en: 'Courage is doing the right thing even when it is difficult. Salma showed courage and told the truth about the broken window.',
        te: 'కష్టమైనా సరే, మంచి పని చేయడానికి వెనకాడకపోవడమే ధైర్యం. కిటికీ అద్దం తనే పగలగొట్టానని సల్మా ధైర్యంగా నిజం చెప్పింది.',
      },
    ],
    sentence: { en: 'My younger brother has much courage.', te: 'తమ్ముడికి ధైర్యం ఎక్కువ.' },
  },
  {
    english: 'shyness',
    telugu: 'సిగ్గు',
    grade: 2,
    explanations: [
      {
        en: 'Shyness is what makes it hard to speak before people we do not know. Little Rani hid behind her mother when the guests came.',
        te: 'కొత్తవారి ముందు మాట్లాడడానికి వెనకాడేలా చేసే భావం సిగ్గు. చుట్టాలు రాగానే చిన్ని రాణి సిగ్గుతో అమ్మ చీర చాటున దాక్కుంది.',
      },
    ],
    sentence: { en: 'Do not be shy, sing a song.', te: 'సిగ్గు పడకు, పాట పాడు.' },
  },
  {
    english: 'patience',
    telugu: 'ఓపిక',
    grade: 3,
    alsoTelugu: ['సహనం', 'ఓర్పు'],
    explanations: [
      {
        en: 'Patience is being able to wait or to try again without getting upset. With patience the spider spins its torn web again.',
        te: 'విసుక్కోకుండా ఎదురుచూడడం, మళ్లీ మళ్లీ ప్రయత్నించడమే ఓపిక. సాలెపురుగు తెగిన గూడును ఓపికగా మళ్లీ అల్లుకుంటుంది.',
      },
    ],
    sentence: { en: 'Our teacher has much patience.', te: 'మా గురువుగారికి ఓపిక ఎక్కువ.' },
  },
  {
    english: 'jealousy',
    telugu: 'అసూయ',
    grade: 4,
    alsoTelugu: ['ఈర్ష్య'],
    explanations: [
      {
        en: "Jealousy is feeling bad because someone else has something good. Kittu was jealous of his cousin's new cycle, but he forgot it when they rode together.",
        te: 'ఇతరుల మంచిని చూసి ఓర్వలేకపోతే అది అసూయ. బావ కొత్త సైకిల్ చూసి కిట్టుకు అసూయ కలిగింది, కానీ ఇద్దరూ కలిసి తొక్కాక అది పోయింది.',
      },
    ],
    sentence: { en: 'Jealousy is not good.', te: 'అసూయ మంచిది కాదు.' },
  },
  {
    english: 'pride',
    telugu: 'గర్వం',
    grade: 4,
    explanations: [
      {
        en: 'Pride is feeling glad of our own good work; too much of it makes us look down on others. The hare in the race lost because of his pride.',
        te: 'మనం చేసిన మంచి పనిని చూసి పొంగిపోవడమే గర్వం; అది ఎక్కువైతే ఇతరులను చులకన చేస్తాం. పరుగు పందెంలో కుందేలు గర్వం వల్లే ఓడిపోయింది.',
      },
    ],
    sentence: { en: 'He has no pride at all.', te: 'అతనికి అసలు గర్వం లేదు.' },
  },
  {
    english: 'hope',
    telugu: 'ఆశ',
    grade: 3,
    explanations: [
      {
        en: 'Hope is believing that something good will come. The farmer looks at the clouds with the hope that it will rain.',
        te: 'మంచి జరుగుతుందని ఎదురుచూడడమే ఆశ. వాన పడుతుందనే ఆశతో రైతు మబ్బుల వైపు చూస్తున్నారు.',
      },
    ],
    sentence: { en: 'My hope is to win.', te: 'గెలవాలని నా ఆశ.' },
  },
  {
    english: 'trust',
    telugu: 'నమ్మకం',
    grade: 3,
    alsoEnglish: ['faith'],
    alsoTelugu: ['విశ్వాసం'],
    explanations: [
      {
        en: "Trust is being sure that people will keep their word and not hurt us. The baby jumps into Father's arms with full trust.",
        te: 'ఒకరు మాట తప్పరని, మనకు మేలే చేస్తారని అనుకోవడమే నమ్మకం. పాపాయి నమ్మకంతో నాన్న చేతుల్లోకి దూకుతుంది.',
      },
    ],
    sentence: { en: 'I trust you.', te: 'నాకు నీ మీద నమ్మకం ఉంది.' },
  },
  {
    english: 'kindness',
    telugu: 'దయ',
    grade: 2,
    alsoEnglish: ['compassion'],
    alsoTelugu: ['కరుణ', 'జాలి'],
    explanations: [
      {
        en: 'Kindness is wanting to help when we see others in trouble. Out of kindness Chandu put out a bowl of water for the birds in summer.',
        te: 'ఇతరుల కష్టం చూసి సాయపడాలనిపించే మంచి గుణమే దయ. చందు దయతో ఎండాకాలంలో పక్షుల కోసం గిన్నెలో నీళ్లు పెట్టాడు.',
      },
    ],
    sentence: { en: 'We should have kindness towards animals.', te: 'జంతువుల మీద దయ ఉండాలి.' },
  },
  {
    english: 'interest',
    telugu: 'ఆసక్తి',
    grade: 4,
    alsoEnglish: ['curiosity'],
    alsoTelugu: ['కుతూహలం'],
    explanations: [
      {
        en: "Interest is wanting to know or do more of something. Neha's interest in stars is so great that she has learned the names of many.",
        te: 'ఒక విషయం గురించి ఇంకా తెలుసుకోవాలనే కోరికే ఆసక్తి. నేహాకు నక్షత్రాల మీద ఎంత ఆసక్తో! వాటిలో చాలావాటి పేర్లు నేర్చేసుకుంది.',
      },
    ],
    sentence: { en: 'I have an interest in music.', te: 'నాకు సంగీతం మీద ఆసక్తి ఉంది.' },
  },
  {
    english: 'boredom',
    telugu: 'విసుగు',
    grade: 3,
    explanations: [
      {
        en: 'Boredom is what we feel with nothing to do, or with the same thing for too long. On the long bus journey we played a word game to drive it away.',
        te: 'చేయడానికి ఏమీ లేనప్పుడో, ఒకే పని ఎక్కువసేపు చేసినప్పుడో కలిగే భావం విసుగు. దూర ప్రయాణంలో విసుగు పోవడానికి బస్సులో మాటల ఆట ఆడాం.',
      },
    ],
    sentence: { en: 'I get bored if I sit idle.', te: 'ఖాళీగా కూర్చుంటే నాకు విసుగు వస్తుంది.' },
  },
  {
    english: 'worry',
    telugu: 'దిగులు',
    grade: 3,
    emoji: '😟',
    alsoTelugu: ['బెంగ', 'ఆందోళన'],
    explanations: [
      {
        en: "Worry is thinking again and again that something may go wrong. Father's bus was late and we worried, until he phoned to say he was safe.",
        te: 'ఏమవుతుందో అని మనసులో పదే పదే అనుకోవడమే దిగులు. నాన్న బస్సు ఆలస్యమైతే దిగులు పడ్డాం; ఆయన ఫోన్ చేశాక కుదుటపడ్డాం.',
      },
    ],
    sentence: { en: 'Why do you worry?', te: 'నీకు ఎందుకు దిగులు?' },
  },
  {
    english: 'tiredness',
    telugu: 'అలసట',
    grade: 3,
    emoji: '😫',
    alsoEnglish: ['fatigue'],
    explanations: [
      {
        en: "Tiredness is what we feel after hard work or play, when the body asks for rest. A short sleep drove away the traveller's tiredness.",
        te: 'బాగా పని చేశాకో ఆడుకున్నాకో శరీరం విశ్రాంతి కోరుకుంటుంది; అదే అలసట. కాసేపు నిద్రపోగానే బాటసారి అలసట తీరింది.',
      },
    ],
    sentence: { en: 'All my tiredness is gone.', te: 'నా అలసట అంతా పోయింది.' },
  },
];
