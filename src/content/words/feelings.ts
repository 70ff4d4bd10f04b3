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
    alsoEnglish: ['scared', 'afraid', 'frightened'],
    alsoTelugu: ['బెదురు'],
    opposite: 'courage',
    explanations: [
      {
        en: "Fear is what we feel when we think that something may hurt us. Pinky was afraid of thunder, so she held Grandmother's hand.",
        te: 'ఏదైనా హాని జరుగుతుందేమో అనిపిస్తే కలిగేది భయం. ఉరుము శబ్దానికి పింకీకి భయం వేసి నానమ్మ చెయ్యి పట్టుకుంది.',
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
        en: 'We can love our language, our work and our country as well as people. Out of love for Telugu, C. P. Brown collected old poems and made a dictionary.',
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
        te: 'అనుకోనిది జరిగినప్పుడు మనకు కలిగే భావం ఆశ్చర్యం. తలుపు తీయగానే స్నేహితులందరూ కేక్ పట్టుకుని నిలబడి ఉన్నారు.',
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
      {
        en: 'In Telugu hunger comes to us: naaku aakali vestondi. An English child says I am hungry, a Telugu child says that hunger comes.',
        te: 'తెలుగులో నాకు ఆకలి వేస్తోంది అంటాం; ఆకలే మన దగ్గరికి వస్తుంది. ఇంగ్లీషులో అయితే నేను ఆకలిగా ఉన్నాను అన్నట్టు చెప్తారు.',
      },
      {
        en: 'Hunger knows no taste, a Telugu saying goes: aakali ruchi yerugadu. After the long walk even dry rotis were a feast.',
        te: 'ఆకలి రుచి ఎరుగదు, నిద్ర సుఖమెరుగదు అని సామెత. చాలా దూరం నడిచాక ఎండు రొట్టెలు కూడా విందులా అనిపించాయి.',
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
      {
        en: 'We lose water when we sweat and play, and thirst tells us to drink. Take a sip before the mouth is dry, says our sports teacher.',
        te: 'ఆడుతుంటే, చెమట పడితే ఒంట్లో నీళ్లు తగ్గుతాయి; అప్పుడు దాహం వేస్తుంది. నోరు ఎండకముందే కొంచెం కొంచెం తాగమని మా ఆటల టీచర్ చెప్తారు.',
      },
      {
        en: 'In summer kind people put out pots of water by the road for the thirst of all; such a place is called chalivendram. Sita filled cups there for an hour.',
        te: 'ఎండాకాలంలో దారిన పోయేవారి దాహం తీర్చడానికి కుండల్లో నీళ్లు పెడతారు; దాన్ని చలివేంద్రం అంటారు. సీత అక్కడ గంటసేపు గ్లాసుల్లో నీళ్లు పోసింది.',
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
      {
        en: "The brave feel fear too, but they go on. Lata's knees shook on the stage, and still she said her poem to the end.",
        te: 'ధైర్యం ఉన్నవారికీ భయం వేస్తుంది, కానీ వాళ్లు ఆగరు. వేదిక మీద లత కాళ్లు వణికాయి; అయినా పద్యం చివరి వరకు చెప్పింది.',
      },
      {
        en: 'Sometimes courage is a small word such as no or sorry. It took courage for Gopi to tell the big boys to stop teasing.',
        te: 'కొన్నిసార్లు వద్దు అనడానికి, తప్పు నాదే అనడానికి కూడా ధైర్యం కావాలి. ఏడిపించడం ఆపమని పెద్ద పిల్లలతో గోపి ధైర్యంగా చెప్పాడు.',
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
      {
        en: 'The cheeks go warm and the eyes look at the floor: that is how shyness shows. When all clapped for him, Kiran hid behind his book.',
        te: 'సిగ్గు వేస్తే బుగ్గలు ఎర్రబడతాయి, కళ్లు నేల చూస్తాయి. అందరూ చప్పట్లు కొడితే కిరణ్ పుస్తకం చాటున ముఖం దాచుకున్నాడు.',
      },
      {
        en: 'There is a plant that folds up its leaves as if in shyness; Telugu calls it attipatti. Touch it, and it closes; after a while it opens again.',
        te: 'సిగ్గు పడినట్టు ఆకులు ముడుచుకునే మొక్క ఒకటి ఉంది; దాన్ని అత్తిపత్తి అంటారు. ముట్టుకుంటే ముడుచుకుని, కాసేపటికి మళ్లీ విచ్చుకుంటుంది.',
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
      {
        en: 'Seeds teach patience: you cannot pull a plant to make it grow. Meena looked at her pot for nine days, and on the tenth there was a green dot.',
        te: 'విత్తనం మనకు ఓపిక నేర్పుతుంది; మొలకను పట్టి లాగితే పెరగదు. మీనా తొమ్మిది రోజులు కుండీ చూసింది; పదో రోజున పచ్చని మొలక కనిపించింది.',
      },
      {
        en: 'Opika also means strength to do something: naaku opika ledu, I have no strength left. After the long climb Grandfather said so and sat down.',
        te: 'ఓపిక అంటే చేయగల శక్తి అని కూడా అర్థం: ఇక నాకు ఓపిక లేదు అంటాం. మెట్లు ఎక్కాక తాతయ్య అలా అని కూర్చున్నారు.',
      },
    ],
    sentence: { en: 'Our teacher has much patience.', te: 'మా గురువుగారికి ఓపిక ఎక్కువ.' },
  },
  {
    english: 'jealousy',
    telugu: 'అసూయ',
    grade: 4,
    alsoEnglish: ['jealous', 'envy'],
    alsoTelugu: ['ఈర్ష్య'],
    explanations: [
      {
        en: "Jealousy is feeling bad because someone else has something good. Kittu was jealous of his cousin's new cycle, but he forgot it when they rode together.",
        te: 'ఇతరుల మంచిని చూసి ఓర్వలేకపోతే అది అసూయ. మామయ్య కొడుకు కొత్త సైకిల్ చూసి కిట్టుకు అసూయ కలిగింది, కానీ ఇద్దరూ కలిసి తొక్కాక అది పోయింది.',
      },
      {
        en: "Jealousy makes us look at others' plates and forget our own. Two birds had a worm each and fought all day over whose was longer.",
        te: 'అసూయ ఉంటే మన దగ్గర ఉన్నది మరిచిపోయి ఇతరులదే చూస్తాం. చెరో పురుగు ఉన్న రెండు పిట్టలు ఎవరిది పెద్దదో అని రోజంతా పోట్లాడుకున్నాయి.',
      },
      {
        en: 'A good way against it: praise what you envy. Rani told Padma that her drawing was lovely, and Padma showed her how to shade.',
        te: 'అసూయ పోవాలంటే ఎదుటివారిని మెచ్చుకోవాలి. నీ బొమ్మ బాగుంది అని రాణి అంటే, రంగులు ఎలా వేయాలో పద్మ నేర్పింది.',
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
      {
        en: 'Good pride stands up for your language, school or work; bad pride looks down on others. “I speak Telugu,” Anita says with pride in London.',
        te: 'మన భాషను, బడిని చూసి పొంగిపోవడం మంచి గర్వం; ఇతరులను తక్కువగా చూడడం చెడ్డ గర్వం. నాకు తెలుగు వచ్చు అని లండన్‌లో అనిత గర్వంగా చెప్తుంది.',
      },
      {
        en: 'Pride goes before a fall, people say everywhere. The cock in the fable crowed on the roof to show that he had won, and an eagle carried him off.',
        te: 'గర్వం ఎక్కువైతే పడిపోతారని అంటారు. కథలో గెలిచిన కోడిపుంజు గర్వంతో ఇంటి పైకెక్కి కూసింది; గద్ద వచ్చి ఎత్తుకుపోయింది.',
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
      {
        en: 'Hope keeps us going when things are hard. The lost climbers saw a light far below and walked on.',
        te: 'కష్టం వచ్చినప్పుడు ఆశే మనల్ని నడిపిస్తుంది. దారి తప్పినవారికి కొండ కింద దీపం కనిపించింది; ఆశతో ముందుకు నడిచారు.',
      },
      {
        en: 'In Telugu the same word, aasha, can also mean wanting too much. Of one who wants everything people say: how much aasha!',
        te: 'తెలుగులో ఆశ అంటే ఎక్కువగా కావాలనుకోవడం అని కూడా అర్థం వస్తుంది. అన్నీ తనకే కావాలనేవారిని చూసి, ఎంత ఆశో అంటారు.',
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
      {
        en: "Trust grows slowly and breaks quickly, like glass. Ravi told Raju's secret, and it took a long time until Raju trusted him again.",
        te: 'నమ్మకం మెల్లగా పెరుగుతుంది, గాజులా చటుక్కున పగిలిపోతుంది. రాజు రహస్యాన్ని రవి బయటపెట్టాడు; మళ్లీ నమ్మకం కుదరడానికి చాలా రోజులు పట్టింది.',
      },
      {
        en: 'Trust in yourself is called atmavishvasam. “I can do it,” Sita told the mirror, and then she went onto the stage.',
        te: 'మన మీద మనకు ఉండే నమ్మకాన్ని ఆత్మవిశ్వాసం అంటారు. నేను చేయగలను అని సీత అద్దంలో చూస్తూ అనుకుని వేదిక ఎక్కింది.',
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
      {
        en: 'Kindness costs nothing: a smile, a seat on the bus, a good word. An old man stood, and Chinnu gave him his place.',
        te: 'దయ చూపడానికి డబ్బు అక్కర్లేదు: ఒక నవ్వు, బస్సులో సీటు, మంచి మాట చాలు. నిలబడిన తాతకు చిన్ను తన చోటు ఇచ్చాడు.',
      },
      {
        en: 'The polite Telugu please, dayachesi, has this word in it: doing a kindness. So every please asks for a little kindness.',
        te: 'దయచేసి అనే మాటలో దయ ఉంది; దయ చూపి అని దాని అర్థం. కాబట్టి మనం అడిగిన ప్రతిసారీ కొంచెం దయనే కోరుతున్నాం.',
      },
    ],
    sentence: { en: 'We should have kindness toward animals.', te: 'జంతువుల మీద దయ ఉండాలి.' },
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
      {
        en: 'What interests us is easy to learn. Gopi forgets his tables, but he knows the number of every train.',
        te: 'ఆసక్తి ఉంటే ఏదైనా సులభంగా వస్తుంది. గోపి ఎక్కాలు మరిచిపోతాడు, కానీ ప్రతి రైలు నంబరూ చెప్తాడు.',
      },
      {
        en: 'An interest may begin with a small thing. A feather on the path made Padma look at birds, and now she has a notebook full of them.',
        te: 'ఆసక్తి చిన్న విషయంతోనే మొదలవుతుంది. దారిలో దొరికిన ఒక ఈక వల్ల పద్మకు పక్షుల మీద ఆసక్తి కలిగింది; ఇప్పుడు ఆమె పుస్తకం నిండా పక్షులే.',
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
      {
        en: 'A little boredom is good, for out of it come new games. On a rainy day with no power we made a theater out of an old saree.',
        te: 'కొంచెం విసుగు మంచిదే; దాంట్లోంచే కొత్త ఆటలు పుడతాయి. వానలో కరెంటు పోయిన రోజు పాత చీర కట్టి నాటకానికి వేదిక చేశాం.',
      },
      {
        en: 'Visugu also comes when somebody bothers us again and again. At the tenth “why?” even patient Grandmother felt it.',
        te: 'ఎవరైనా పదే పదే వేధిస్తే కూడా విసుగు వస్తుంది. తమ్ముడు పదోసారి ఎందుకు అనగానే ఓపికగా ఉండే నానమ్మకు కూడా విసుగు వచ్చింది.',
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
      {
        en: 'Write a worry down or tell it to someone, and it becomes smaller. Kiran put his into a box every night and slept well.',
        te: 'దిగులు ఎవరికైనా చెప్పినా, కాగితం మీద రాసినా తగ్గుతుంది. కిరణ్ తన దిగులు రాసి డబ్బాలో వేసి హాయిగా నిద్రపోయాడు.',
      },
      {
        en: "To miss home is a worry too. In the first week at her aunt's Rani was homesick, and in the second she did not want to leave.",
        te: 'ఇల్లు గుర్తుకొచ్చినా దిగులు కలుగుతుంది. అత్తయ్య ఇంట్లో మొదటి వారం రాణి దిగులుపడింది; రెండో వారం అక్కడి నుంచి రానంది.',
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
        en: "Tiredness is what we feel after hard work or play, when the body asks for rest. A short sleep drove away the traveler's tiredness.",
        te: 'బాగా పని చేశాకో ఆడుకున్నాకో శరీరం విశ్రాంతి కోరుకుంటుంది; అదే అలసట. కాసేపు నిద్రపోగానే బాటసారి అలసట తీరింది.',
      },
      {
        en: 'Sleep, water and food drive tiredness away. After the match we lay on the grass like fallen leaves.',
        te: 'నిద్ర, నీళ్లు, తిండితో అలసట పోతుంది. ఆట అయ్యాక రాలిన ఆకుల్లా గడ్డి మీద పడుకున్నాం.',
      },
      {
        en: 'The mind gets tired too. After two hours of sums Lata made mistakes even in easy ones, so she went out to play for a while.',
        te: 'మనసుకు కూడా అలసట ఉంటుంది. రెండు గంటలు లెక్కలు చేశాక లతకు సులభమైనవి కూడా తప్పాయి; కాసేపు బయట ఆడుకుని వచ్చింది.',
      },
    ],
    sentence: { en: 'All my tiredness is gone.', te: 'నా అలసట అంతా పోయింది.' },
  },
];
