import type { Word } from './word';

export const gardenAndFarm: readonly Word[] = [
  {
    english: 'farming',
    telugu: 'వ్యవసాయం',
    grade: 3,
    alsoEnglish: ['agriculture'],
    alsoTelugu: ['సేద్యం'],
    explanations: [
      {
        en: 'Farming is growing grain, fruit and vegetables on the land. My grandparents have lived by farming all their lives.',
        te: 'భూమిలో ధాన్యం, పండ్లు, కూరగాయలు పండించే పని వ్యవసాయం. మా తాతయ్య వాళ్లు జీవితమంతా వ్యవసాయం చేశారు.',
      },
      {
        en: 'Farming goes with the seasons: plowing and sowing with the first rains, weeding, then harvest. On Eruvaka day, when it begins, farmers honor their oxen.',
        te: 'వ్యవసాయం ఋతువులతో నడుస్తుంది: తొలకరికి దున్నడం, విత్తడం, తర్వాత కలుపు తీయడం, చివరికి కోత. పనులు మొదలయ్యే ఏరువాక రోజున రైతులు ఎద్దులను పూజిస్తారు.',
      },
      {
        en: 'It feeds everyone, so people say the farmer is the backbone of the land. On our school trip we helped with farming for a day, and our backs ached.',
        te: 'అందరికీ అన్నం పెట్టేది వ్యవసాయమే; అందుకే రైతును దేశానికి వెన్నెముక అంటారు. బడి నుంచి వెళ్లి ఒక రోజు పొలంలో పని చేస్తే మా నడుములు నొప్పి పెట్టాయి.',
      },
    ],
    sentence: { en: 'Farming is hard work.', te: 'వ్యవసాయం కష్టమైన పని.' },
  },
  {
    english: 'field',
    telugu: 'పొలం',
    grade: 2,
    alsoEnglish: ['farm field', 'farm'],
    alsoTelugu: ['చేను'],
    explanations: [
      {
        en: "A field is a piece of land where crops are grown. In Grandfather's field the rice stands as high as my waist.",
        te: 'పంటలు పండించే భూమిని పొలం అంటారు. తాతయ్య పొలంలో వరి నా నడుము ఎత్తు పెరిగింది.',
      },
      {
        en: 'Low banks of earth, called gatlu, mark off one field from the next and keep the water in. We walked along the bank with our arms stretched out.',
        te: 'ఒక పొలం నుంచి ఇంకో పొలాన్ని వేరు చేస్తూ, నీళ్లు ఆపుతూ గట్లు ఉంటాయి. మేము చేతులు చాచి పొలం గట్టు మీద నడిచాం.',
      },
      {
        en: 'The fence itself ate up the field, says a Telugu proverb, when the one who should guard does the harm. In the story the very man who guarded the garden stole the mangoes.',
        te: 'కాపాడవలసినవారే నష్టం చేస్తే కంచె చేను మేసినట్టు అంటారు; చేను అంటే పొలం. కథలో తోటకు కాపలా ఉన్నవాడే మామిడి పండ్లు దొంగిలించాడు.',
      },
    ],
    sentence: { en: 'Father has gone to the field.', te: 'నాన్న పొలం వెళ్లారు.' },
  },
  {
    english: 'garden',
    telugu: 'తోట',
    grade: 1,
    explanations: [
      {
        en: 'A garden is a place where flowers, fruit or vegetables are grown. Butterflies come to our garden in the morning.',
        te: 'పూలు, పండ్లు, కూరగాయల మొక్కలు పెంచే చోటు తోట. పొద్దున్నే మా తోటకు సీతాకోకచిలుకలు వస్తాయి.',
      },
      {
        en: 'In Telugu the word before it tells what grows there: pula tota has flowers, mamidi tota has mango trees. Uncle has a big mango garden at Nuzvid.',
        te: 'ముందున్న మాటను బట్టి తోటలో ఏముందో తెలుస్తుంది: పూలతోట, మామిడి తోట, కూరగాయల తోట. నూజివీడులో మామయ్యకు పెద్ద మామిడి తోట ఉంది.',
      },
      {
        en: 'Even without land you can have a garden, in pots on a balcony or on the roof. In her flat in Singapore Meena grows tomatoes and mint.',
        te: 'నేల లేకపోయినా తోట పెంచవచ్చు: బాల్కనీలో, డాబా మీద కుండీల్లో. సింగపూర్ ఫ్లాటులో మీనా టమాటాలు, పుదీనా పెంచుతోంది.',
      },
    ],
    sentence: { en: 'Let us look at the garden.', te: 'మనం తోట చూద్దాం.' },
  },
  {
    english: 'crop',
    telugu: 'పంట',
    grade: 2,
    explanations: [
      {
        en: 'A crop is what farmers grow in their fields, such as rice, maize or cotton. This year the rains were good and so was the crop.',
        te: 'రైతులు పొలంలో పండించే వరి, మొక్కజొన్న, పత్తి లాంటిది పంట. ఈ ఏడాది వానలు బాగా పడి పంట బాగా పండింది.',
      },
      {
        en: 'In India the crop of the rainy season is called kharif, and that of winter rabi. After rice Grandfather grows a crop of green gram.',
        te: 'భారతదేశంలో వానాకాలం పంటను ఖరీఫ్, చలికాలం పంటను రబీ అంటారు. వరి తర్వాత తాతయ్య పెసర పంట వేస్తారు.',
      },
      {
        en: 'Too little rain dries a crop up, too much drowns it. So a farmer looks at the sky as we look at the clock.',
        te: 'వాన తక్కువైతే పంట ఎండిపోతుంది, ఎక్కువైతే మునిగిపోతుంది. అందుకే మనం గడియారం చూసినట్టు రైతు ఆకాశం చూస్తుంటారు.',
      },
    ],
    sentence: { en: 'The crop is ripe.', te: 'పంట పండింది.' },
  },
  {
    english: 'harvest',
    telugu: 'కోత',
    grade: 4,
    alsoEnglish: ['reaping'],
    alsoTelugu: ['పంట కోత'],
    explanations: [
      {
        en: 'The harvest is the cutting and bringing in of the ripe crop. At harvest time the whole village is in the fields.',
        te: 'పండిన పంటను కోసి తీసుకురావడాన్ని కోత అంటారు. కోత రోజుల్లో ఊరంతా పొలాల్లోనే ఉంటుంది.',
      },
      {
        en: 'People cut with a sickle, and on big fields a machine does the harvest of many days in a few hours. Raju was allowed to ride on the machine.',
        te: 'చిన్న పొలాల్లో కొడవలితో కోస్తారు; పెద్ద పొలాల్లో యంత్రం కొన్ని గంటల్లోనే కోత పూర్తి చేస్తుంది. రాజును ఆ యంత్రం మీద ఎక్కించుకున్నారు.',
      },
      {
        en: 'Sankranti is a festival of the harvest: when the grain has come home, people rejoice. In other lands too there are feasts after the harvest, such as Thanksgiving in America.',
        te: 'కోత అయ్యి ధాన్యం ఇంటికి వచ్చాక చేసుకునే పండుగ సంక్రాంతి. అమెరికాలో థాంక్స్ గివింగ్ లాంటి పండుగలు కూడా కోత తర్వాతే వస్తాయి.',
      },
    ],
    sentence: { en: 'The harvest began today.', te: 'ఈ రోజు కోత మొదలైంది.' },
  },
  {
    english: 'wooden plow',
    telugu: 'నాగలి',
    grade: 3,
    alsoEnglish: ['plow'],
    alsoTelugu: ['అరక'],
    explanations: [
      {
        en: 'A wooden plow is a tool pulled by oxen that turns up the soil before sowing. The farmer walked behind the wooden plow and sang.',
        te: 'విత్తే ముందు నేలను దున్నడానికి ఎద్దులతో లాగించే పనిముట్టు నాగలి. రైతు పాట పాడుతూ నాగలి వెనక నడిచారు.',
      },
      {
        en: 'At its tip is an iron piece that cuts into the ground and leaves a line, the furrow. Birds hop behind the plow to pick up worms.',
        te: 'నాగలి చివర ఉండే ఇనుప కర్రు నేలను చీల్చి చాలు తీస్తుంది. పురుగుల కోసం పక్షులు నాగలి వెనకే గెంతుతూ వస్తాయి.',
      },
      {
        en: 'In the old story King Janaka found baby Sita in a furrow when he plowed; the name Sita means furrow. Our Sita was proud to hear it.',
        te: 'జనక మహారాజు నాగలితో దున్నుతుంటే చాలులో సీత దొరికిందని కథ; సీత అంటే నాగటి చాలు అని అర్థం. ఇది విని మా సీత మురిసిపోయింది.',
      },
    ],
    sentence: { en: 'The oxen pull the wooden plow.', te: 'ఎద్దులు నాగలి లాగుతాయి.' },
  },
  {
    english: 'manure',
    telugu: 'ఎరువు',
    grade: 4,
    alsoEnglish: ['fertilizer', 'fertiliser'],
    explanations: [
      {
        en: 'Manure is what we put into the soil to make plants grow well. Grandmother makes manure from dry leaves and cow dung.',
        te: 'మొక్కలు బాగా పెరగడానికి నేలలో వేసేది ఎరువు. నానమ్మ ఎండిన ఆకులు, పేడతో ఎరువు తయారు చేస్తారు.',
      },
      {
        en: 'Peels and leaves put into a pit turn dark and crumbly in some months, and that is good manure. Earthworms help us in this work.',
        te: 'తొక్కలు, ఆకులు గుంటలో వేస్తే కొన్ని నెలల్లో నల్లగా, పొడిగా మారి మంచి ఎరువు అవుతుంది. ఈ పనిలో వానపాములు మనకు సాయపడతాయి.',
      },
      {
        en: 'Too much of the kind sold in bags can burn the roots, so you have to measure. Gopi gave his rose a spoonful of manure, not a bucket.',
        te: 'బస్తాలో వచ్చే ఎరువు ఎక్కువైతే వేళ్లు మాడిపోతాయి; అందుకే కొలిచి వేయాలి. గోపి గులాబీ మొక్కకు బకెట్ నిండా కాదు, చెంచాడు ఎరువు వేశాడు.',
      },
    ],
    sentence: { en: 'Put some manure on the plants.', te: 'మొక్కలకు ఎరువు వేయి.' },
  },
  {
    english: 'well',
    telugu: 'బావి',
    grade: 2,
    alsoTelugu: ['నుయ్యి'],
    explanations: [
      {
        en: 'A well is a deep hole dug in the ground to reach water. Mother drew water from the well with a bucket.',
        te: 'నీళ్ల కోసం నేలలో లోతుగా తవ్వినది బావి. అమ్మ బావి నుంచి బకెట్‌తో నీళ్లు తోడింది.',
      },
      {
        en: 'A round wheel called a pulley makes it easy to pull up the rope. In summer the water in the well goes down, and the rope must be longer.',
        te: 'గిలక ఉంటే తాడు లాగడం తేలికవుతుంది. ఎండాకాలంలో బావిలో నీళ్లు అడుగంటుతాయి; అప్పుడు ఇంకా పొడవైన తాడు కావాలి.',
      },
      {
        en: 'One who has seen little of the world is called a frog in a well. "Let us travel and not be frogs in a well!" said Uncle.',
        te: 'లోకం చూడనివారిని బావిలో కప్ప అంటారు; దానికి ఆ బావే ప్రపంచం. మనం బావిలో కప్పల్లా ఉండకూడదు, ఊళ్లు చూద్దాం అని మామయ్య అన్నారు.',
      },
    ],
    sentence: { en: 'The well is very deep.', te: 'బావి చాలా లోతుగా ఉంది.' },
  },
  {
    english: 'paddy',
    telugu: 'వరి',
    grade: 3,
    emoji: '🌾',
    alsoEnglish: ['rice plant'],
    explanations: [
      {
        en: 'Paddy is the plant that gives us rice; it stands in water while it grows. The wind made waves in the green paddy.',
        te: 'మనకు బియ్యాన్నిచ్చే పైరు వరి; అది నీళ్లు నిలిచిన మడిలో పెరుగుతుంది. గాలికి ఆకుపచ్చని వరి చేను అలల్లా ఊగింది.',
      },
      {
        en: 'First the seeds are sown close together; then the young plants are pulled up and planted in rows in the mud. Women sing as they plant the paddy.',
        te: 'ముందు వరి విత్తనాలను దగ్గరగా చల్లి, నారు పెరిగాక పీకి బురదలో వరుసగా నాటుతారు. మహిళలు పాటలు పాడుతూ వరి నాట్లు వేస్తారు.',
      },
      {
        en: 'The Godavari and Krishna deltas grow so much paddy that they are called a rice bowl. From the train Lata saw nothing but paddy for an hour.',
        te: 'గోదావరి, కృష్ణా డెల్టాల్లో ఎంతో వరి పండుతుంది; అందుకే వాటిని అన్నపూర్ణ అంటారు. రైల్లోంచి గంటసేపు లతకు వరి పొలాలే కనిపించాయి.',
      },
    ],
    sentence: { en: 'With water, paddy grows well.', te: 'నీళ్లు ఉంటే వరి బాగా పండుతుంది.' },
  },
  {
    english: 'maize',
    telugu: 'మొక్కజొన్న',
    grade: 1,
    emoji: '🌽',
    alsoEnglish: ['corn', 'sweetcorn'],
    explanations: [
      {
        en: 'Maize is a tall plant with big cobs full of yellow grains. In the rain we ate roasted maize with lemon and salt.',
        te: 'పెద్ద కంకుల నిండా పసుపు గింజలు ఉండే పొడవైన పైరు మొక్కజొన్న. వానలో ఉప్పు, నిమ్మకాయ రాసి, కాల్చిన మొక్కజొన్న పొత్తు తిన్నాం.',
      },
      {
        en: "At the top of the cob hang silky threads, and each thread belongs to one grain. Padma pulled off the threads and made a doll's hair of them.",
        te: 'మొక్కజొన్న కంకి చివర పట్టు దారాల్లాంటి పీచు ఉంటుంది; ఒక్కో దారం ఒక్కో గింజకు చెందుతుంది. పద్మ ఆ పీచుతో బొమ్మకు జుట్టు పెట్టింది.',
      },
      {
        en: 'Maize came from America, where people have grown it for thousands of years. Now popcorn, cornflakes and food for hens are made of maize here too.',
        te: 'మొక్కజొన్న అమెరికా నుంచి వచ్చింది; అక్కడ వేల ఏళ్లుగా పండిస్తున్నారు. ఇప్పుడు ఇక్కడ కూడా పాప్ కార్న్, కార్న్ ఫ్లేక్స్, కోళ్ల దాణా దానితోనే చేస్తారు.',
      },
    ],
    sentence: { en: 'The parrot is eating maize.', te: 'చిలుక మొక్కజొన్న తింటోంది.' },
  },
  {
    english: 'sorghum',
    telugu: 'జొన్న',
    grade: 4,
    alsoEnglish: ['jowar'],
    explanations: [
      {
        en: 'Sorghum is a grain with round white seeds that grows with little water. Grandmother pats out rotis of sorghum flour.',
        te: 'తక్కువ నీటితో పండే, గుండ్రని తెల్లని గింజల ధాన్యం జొన్న. నానమ్మ జొన్న పిండితో రొట్టెలు తడతారు.',
      },
      {
        en: 'Its stalks are as tall as a man, and cattle love to eat them. In the sorghum field we played hide-and-seek till evening.',
        te: 'జొన్న చేను మనిషి ఎత్తు పెరుగుతుంది; దాని చొప్పను పశువులు ఇష్టంగా తింటాయి. మేము సాయంత్రం దాకా జొన్న చేలో దాగుడుమూతలు ఆడాం.',
      },
      {
        en: 'Grains like sorghum are called millets; they are strong food, and 2023 was the International Year of Millets. Our school cooked a sorghum dish that year.',
        te: 'జొన్న లాంటివాటిని చిరుధాన్యాలు అంటారు; అవి బలమైన ఆహారం. 2023 ను అంతర్జాతీయ చిరుధాన్యాల సంవత్సరంగా జరుపుకున్నారు; ఆ ఏడాది మా బడిలో జొన్న వంటకం చేశారు.',
      },
    ],
    sentence: { en: 'We like sorghum roti.', te: 'మాకు జొన్న రొట్టె ఇష్టం.' },
  },
  {
    english: 'finger millet',
    telugu: 'రాగులు',
    grade: 4,
    alsoEnglish: ['ragi'],
    alsoTelugu: ['చోళ్లు', 'తైదలు'],
    explanations: [
      {
        en: 'Finger millet is tiny, dark red seeds that make strong, healthy food. In the morning Grandfather drinks a porridge of finger millet.',
        te: 'బలాన్నిచ్చే చిన్న ముదురు ఎరుపు గింజలు రాగులు. పొద్దున్నే తాతయ్య రాగుల జావ తాగుతారు.',
      },
      {
        en: 'Its ear looks like a hand with bent fingers, hence the English name. Kiran held his hand beside it, and they looked alike.',
        te: 'దీని కంకి వంగిన వేళ్లలా ఉంటుంది; అందుకే ఇంగ్లీషులో వేలి పేరు పెట్టారు. కిరణ్ రాగి కంకి పక్కన చెయ్యి పెడితే రెండూ ఒకేలా కనిపించాయి.',
      },
      {
        en: 'Finger millet has much calcium, which bones need. So babies in many Telugu homes are given soft ragi porridge.',
        te: 'రాగుల్లో ఎముకలకు కావలసిన కాల్షియం ఎక్కువగా ఉంటుంది. అందుకే చాలా తెలుగు ఇళ్లలో చంటిపిల్లలకు రాగి జావ పెడతారు.',
      },
    ],
    sentence: { en: 'Finger millet is good for the bones.', te: 'ఎముకలకు రాగులు మంచివి.' },
  },
  {
    english: 'peanut',
    telugu: 'వేరుశనగ',
    grade: 1,
    emoji: '🥜',
    alsoEnglish: ['groundnut'],
    alsoTelugu: ['పల్లీ'],
    explanations: [
      {
        en: 'A peanut is a seed that grows in a shell under the ground. On the train we shelled peanuts and ate them.',
        te: 'నేల లోపల కాయల్లో పెరిగే గింజ వేరుశనగ. రైల్లో మేము వేరుశనగ కాయలు ఒలుచుకుని తిన్నాం.',
      },
      {
        en: 'The yellow flower bends down, pushes into the soil and makes the pod there. Raju pulled up a plant, and twenty peanuts hung from it.',
        te: 'వేరుశనగ పసుపు పువ్వు కిందికి వంగి, దాని ఊడ మట్టిలోకి దిగి అక్కడ కాయ కాస్తుంది. రాజు ఒక మొక్క పీకితే ఇరవై కాయలు వేలాడాయి.',
      },
      {
        en: 'Anantapur grows very many peanuts; they give oil, chikki and chutney. Grandmother says a fistful of peanut with jaggery is the best snack.',
        te: 'అనంతపురంలో వేరుశనగ ఎక్కువగా పండుతుంది; దానితో నూనె, చిక్కీ, పచ్చడి చేస్తారు. గుప్పెడు వేరుశనగ గుళ్లు, బెల్లం ముక్క మంచి చిరుతిండి అని నానమ్మ అంటారు.',
      },
    ],
    sentence: { en: 'Roasted peanuts are tasty.', te: 'వేయించిన వేరుశనగ రుచిగా ఉంటుంది.' },
  },
  {
    english: 'sesame',
    telugu: 'నువ్వులు',
    grade: 3,
    alsoEnglish: ['sesame seeds', 'til'],
    explanations: [
      {
        en: 'Sesame is tiny, flat seeds, white or black, with a lot of oil in them. Mother rolled sesame and jaggery into sweet balls.',
        te: 'నూనె ఎక్కువగా ఉండే తెల్లని లేదా నల్లని చిన్న చదునైన గింజలు నువ్వులు. అమ్మ నువ్వులు, బెల్లం కలిపి ఉండలు చేసింది.',
      },
      {
        en: 'In the cold season sesame warms the body, so sesame sweets are eaten at Sankranti. On the arisa sesame shines like little stars.',
        te: 'చలికాలంలో నువ్వులు ఒంటికి వెచ్చదనాన్నిస్తాయి; అందుకే సంక్రాంతికి నువ్వుల ఉండలు తింటారు. అరిసె మీద నువ్వులు చిన్న చుక్కల్లా మెరుస్తాయి.',
      },
      {
        en: 'The Telugu word for oil, nune, comes from sesame, nuvvulu: it was the first oil. In the tale of Ali Baba the word sesame opens the door of the cave.',
        te: 'నూనె అనే మాట నువ్వుల నుంచే వచ్చింది; నువ్వుల నెయ్యే నూనె అయింది. ఆలీబాబా కథలో నువ్వులు అనే మాట చెప్తేనే గుహ తలుపు తెరుచుకుంటుంది.',
      },
    ],
    sentence: { en: 'Sprinkle sesame on the laddu.', te: 'లడ్డూ మీద నువ్వులు చల్లు.' },
  },
  {
    english: 'sugarcane',
    telugu: 'చెరకు',
    grade: 2,
    alsoTelugu: ['చెరకు గడ'],
    explanations: [
      {
        en: 'Sugarcane is a tall grass with thick, sweet stems full of juice. My teeth hurt, but I chewed the whole piece of sugarcane.',
        te: 'తియ్యని రసం నిండిన లావైన గడలు ఉండే పొడవైన గడ్డిజాతి మొక్క చెరకు. పళ్లు నొప్పి పెట్టినా చెరకు ముక్క అంతా నమిలేశాను.',
      },
      {
        en: 'The stem has rings, and from each ring a new plant can grow. The farmer plants pieces of sugarcane, not seeds.',
        te: 'చెరకు గడకు కణుపులు ఉంటాయి; ఒక్కో కణుపు నుంచి కొత్త మొక్క వస్తుంది. అందుకే రైతు విత్తనాలు కాదు, చెరకు ముక్కలు నాటుతారు.',
      },
      {
        en: 'Its juice is boiled to make sugar and jaggery. At Sankranti we tie sugarcane to the door, and next day nothing is left of it.',
        te: 'చెరకు రసం కాచి చక్కెర, బెల్లం చేస్తారు. సంక్రాంతికి గుమ్మానికి చెరకు గడలు కడతాం; మరునాటికి అవి మిగలవు.',
      },
    ],
    sentence: { en: 'Sugarcane is sweet.', te: 'చెరకు తియ్యగా ఉంటుంది.' },
  },
  {
    english: 'chickpea',
    telugu: 'శనగలు',
    grade: 3,
    alsoEnglish: ['Bengal gram'],
    explanations: [
      {
        en: "Chickpeas are round seeds, brown or white, that we soak and boil; each chickpea has a little beak. At Grandmother's house we got boiled chickpeas as a snack.",
        te: 'నానబెట్టి ఉడికించుకుని తినే గుండ్రని గింజలు శనగలు; ఒక్కో గింజకు చిన్న ముక్కులాంటి కొన ఉంటుంది. అమ్మమ్మ ఇంట్లో మాకు ఉడికించిన శనగలు పెట్టారు.',
      },
      {
        en: 'Many things come from one chickpea: dal, gram flour for pakoras, roasted gram for chutney. Lata wrote all of them on the board.',
        te: 'శనగలు ఎన్నో రూపాల్లో వాడతాం: శనగపప్పు, పకోడీలకు శనగపిండి, పచ్చడికి వేయించిన శనగపప్పు. లత అవన్నీ బోర్డు మీద రాసింది.',
      },
      {
        en: 'In the month of Shravana, in many Telugu homes, women give each other soaked chickpeas with flowers and fruit. Each chickpea swells to double its size.',
        te: 'శ్రావణ మాసంలో చాలా ఇళ్లలో మహిళలు పూలు, పండ్లతో పాటు నానబెట్టిన శనగలు వాయనంగా ఇచ్చుకుంటారు. నానితే శనగలు రెండింతలు ఉబ్బుతాయి.',
      },
    ],
    sentence: { en: 'Soak the chickpeas at night.', te: 'రాత్రి శనగలు నానబెట్టు.' },
  },
  {
    english: 'stem',
    telugu: 'కాండం',
    grade: 4,
    explanations: [
      {
        en: 'The stem is the part of a plant that stands up from the root and carries the leaves. The stem of the sunflower is taller than I am.',
        te: 'వేరు నుంచి పైకి పెరిగి ఆకులను, పూలను మోసే మొక్క భాగం కాండం. పొద్దుతిరుగుడు కాండం నా కంటే ఎత్తుగా ఉంది.',
      },
      {
        en: 'Water goes up through the stem from the roots to the leaves. We put a white flower into red water, and the next day its petals were pink.',
        te: 'వేళ్లు పీల్చిన నీరు కాండం గుండా ఆకులకు చేరుతుంది. తెల్లని పువ్వు కాడను ఎర్ర రంగు నీళ్లలో పెడితే మరునాటికి రేకులు గులాబీ రంగుకు మారాయి.',
      },
      {
        en: 'In a big tree the stem is the thick trunk; in a potato it hides under the ground. That a potato is a stem surprised the whole class.',
        te: 'పెద్ద చెట్టు మొదలు కూడా కాండమే; బంగాళాదుంపది మాత్రం నేల లోపల ఉంటుంది. బంగాళాదుంప ఒక కాండం అని విని తరగతి అంతా ఆశ్చర్యపోయింది.',
      },
    ],
    sentence: { en: 'The stem of this plant is thin.', te: 'ఈ మొక్క కాండం సన్నగా ఉంది.' },
  },
  {
    english: 'thorn',
    telugu: 'ముల్లు',
    grade: 2,
    explanations: [
      {
        en: 'A thorn is a sharp point on a plant. A thorn went into my foot, and Father took it out.',
        te: 'మొక్కల మీద ఉండే పదునైన మొన ముల్లు. నా పాదంలో ముల్లు గుచ్చుకుంటే నాన్న తీశారు.',
      },
      {
        en: 'Thorns guard the plant, so that animals do not eat it. The goat came near the rose, felt a thorn and went away.',
        te: 'జంతువులు తినకుండా ముళ్లు మొక్కను కాపాడతాయి. గులాబీ దగ్గరికి వచ్చిన మేక ముల్లు గుచ్చుకోగానే వెళ్లిపోయింది.',
      },
      {
        en: 'Take out a thorn with a thorn, the Telugu proverb says: use the same means against a trouble. The hand of a clock is called mullu as well.',
        te: 'ముల్లును ముల్లుతోనే తీయాలి అని సామెత: కష్టాన్ని అదే దారిలో ఎదుర్కోవాలని అర్థం. గడియారంలో సమయం చూపే సూదిని కూడా ముల్లు అంటారు.',
      },
    ],
    sentence: { en: 'The thorn is sharp.', te: 'ముల్లు పదునుగా ఉంది.' },
  },
  {
    english: 'petal',
    telugu: 'పూరేకు',
    grade: 3,
    alsoTelugu: ['పూరెక్క'],
    explanations: [
      {
        en: 'A petal is one of the soft, colored leaves of a flower. A rose petal fell on my book.',
        te: 'పువ్వులో మెత్తగా, రంగుగా ఉండే ఒక్కో భాగం పూరేకు. నా పుస్తకం మీద ఒక గులాబీ పూరేకు పడింది.',
      },
      {
        en: 'Their color and scent call bees and butterflies to the flower. A bee sat down on a yellow petal and crept inside.',
        te: 'పూరేకుల రంగు, వాసన తేనెటీగలను, సీతాకోకచిలుకలను పిలుస్తాయి. ఒక తేనెటీగ పసుపు పూరేకు మీద వాలి లోపలికి వెళ్లింది.',
      },
      {
        en: 'Count them: a hibiscus has five petals. Meena keeps a petal of each flower in her notebook.',
        te: 'లెక్కపెట్టి చూడు: మందారానికి ఐదు రేకులు ఉంటాయి. మీనా తన నోటుపుస్తకంలో ఒక్కో పువ్వు నుంచి ఒక పూరేకు దాచుకుంది.',
      },
    ],
    sentence: { en: 'The petal is soft.', te: 'పూరేకు మెత్తగా ఉంది.' },
  },
  {
    english: 'bud',
    telugu: 'మొగ్గ',
    grade: 2,
    explanations: [
      {
        en: 'A bud is a flower that has not opened yet. In the evening the jasmine buds are white and tight.',
        te: 'ఇంకా విచ్చుకోని పువ్వును మొగ్గ అంటారు. సాయంత్రం మల్లె మొగ్గలు తెల్లగా, ముడుచుకుని ఉంటాయి.',
      },
      {
        en: 'Inside the bud the petals lie folded, and sun and warmth open them. Anita looked at one bud every hour of the day.',
        te: 'మొగ్గ లోపల రేకులు మడుచుకుని ఉంటాయి; ఎండ, వెచ్చదనం తగిలితే విచ్చుకుంటాయి. అనిత రోజంతా గంట గంటకూ ఒక మొగ్గను చూసింది.',
      },
      {
        en: 'A bad habit should be nipped in the bud, people say: stopped right at the start. Mother told Gopi so on the very day he told a lie.',
        te: 'చెడు అలవాటును మొగ్గలోనే తుంచాలి అంటారు; అంటే మొదట్లోనే మానాలి. గోపి అబద్ధం చెప్పిన రోజే అమ్మ అతనికి ఈ మాట చెప్పింది.',
      },
    ],
    sentence: { en: 'The bud opened in the morning.', te: 'పొద్దున మొగ్గ విచ్చుకుంది.' },
  },
  {
    english: 'sprout',
    telugu: 'మొలక',
    grade: 3,
    emoji: '🌱',
    alsoEnglish: ['seedling'],
    alsoTelugu: ['అంకురం'],
    explanations: [
      {
        en: 'A sprout is the tiny plant that comes out of a seed. On the third day I saw a white sprout on my bean.',
        te: 'విత్తనంలోంచి బయటికి వచ్చే బుల్లి మొక్క మొలక. మూడో రోజు నా చిక్కుడు గింజకు తెల్లని మొలక వచ్చింది.',
      },
      {
        en: 'A seed needs water, air and warmth to sprout. The one in dry cotton slept on, and the sprout in wet cotton stood up.',
        te: 'గింజ మొలకెత్తడానికి నీరు, గాలి, వెచ్చదనం కావాలి. పొడి దూదిలోని గింజ అలాగే ఉంది; తడి దూదిలోని గింజకు మొలక వచ్చింది.',
      },
      {
        en: 'Sprouted green gram is rich in vitamins and is eaten raw with lemon and salt. Mother ties the wet grains in a cloth, and by morning each has a sprout.',
        te: 'మొలకెత్తిన పెసల్లో విటమిన్లు ఎక్కువ; నిమ్మకాయ, ఉప్పు వేసి పచ్చిగా తింటారు. అమ్మ తడి పెసలు గుడ్డలో కట్టి ఉంచితే పొద్దుటికల్లా ఒక్కో గింజకు మొలక వస్తుంది.',
      },
    ],
    sentence: { en: 'A small sprout came up in the pot.', te: 'కుండీలో చిన్న మొలక వచ్చింది.' },
  },
  {
    english: 'creeper',
    telugu: 'తీగ',
    grade: 3,
    alsoEnglish: ['vine'],
    explanations: [
      {
        en: 'A creeper is a plant with a thin stem that climbs on trees or walls. The bean creeper has reached our window.',
        te: 'సన్నని కాండంతో చెట్లకో గోడలకో పాకే మొక్క తీగ. చిక్కుడు తీగ మా కిటికీ దాకా పాకింది.',
      },
      {
        en: 'It holds on with little curled threads that wind round anything they touch. Raju put a stick beside the creeper, and next day it had taken hold.',
        te: 'తగిలిన దేన్నైనా చుట్టుకునే మెలికల పోగులతో తీగ పట్టుకుంటుంది. రాజు పక్కన ఒక పుల్ల పాతితే మరునాటికి తీగ దాన్ని చుట్టుకుంది.',
      },
      {
        en: "A wire is called tiga too, because it is long and thin; and Lata, a girl's name, means creeper. Pull the creeper and the whole thicket moves, they say.",
        te: 'పొడవుగా, సన్నగా ఉండే విద్యుత్ తీగను కూడా తీగ అనే అంటారు; లత అనే పేరుకు తీగ అని అర్థం. తీగ లాగితే డొంకంతా కదిలింది అని సామెత.',
      },
    ],
    sentence: { en: 'The creeper climbed the wall.', te: 'గోడ మీదికి తీగ పాకింది.' },
  },
  {
    english: 'neem tree',
    telugu: 'వేప చెట్టు',
    grade: 2,
    alsoEnglish: ['neem'],
    alsoTelugu: ['వేపచెట్టు'],
    explanations: [
      {
        en: 'The neem tree is a shady tree with small, bitter leaves that are used as medicine. Under our neem tree Grandfather puts his cot.',
        te: 'చేదు ఆకులు ఉండే, చల్లని నీడనిచ్చే చెట్టు వేప చెట్టు; దాని ఆకులను మందుగా వాడతారు. తాతయ్య మా వేప చెట్టు కింద మంచం వేసుకుంటారు.',
      },
      {
        en: 'Its leaves keep insects away, so people lay them among rice and clothes. From the neem tree we picked twigs to brush our teeth.',
        te: 'వేప ఆకులు పురుగులను రానివ్వవు; అందుకే బియ్యంలో, బట్టల్లో వేస్తారు. పళ్లు తోముకోవడానికి మేము వేప చెట్టు పుల్లలు విరిచాం.',
      },
      {
        en: 'In spring its tiny white flowers fall like snow; they give Ugadi pachadi its bitter taste. Padma spread a cloth under the neem tree to catch them.',
        te: 'వసంతకాలంలో దాని తెల్లని చిన్న పూలు జలజలా రాలుతాయి; ఉగాది పచ్చడికి చేదు వాటి వల్లే వస్తుంది. పద్మ వేప చెట్టు కింద గుడ్డ పరిచి పూలు పట్టింది.',
      },
    ],
    sentence: { en: 'There is a neem tree in front of our house.', te: 'మా ఇంటి ముందు వేప చెట్టు ఉంది.' },
  },
  {
    english: 'cabbage',
    telugu: 'క్యాబేజీ',
    grade: 2,
    explanations: [
      {
        en: 'A cabbage is a round green vegetable made of leaves folded one over the other. Sita peeled leaf after leaf off the cabbage.',
        te: 'ఆకులు ఒకదాని మీద ఒకటి చుట్టుకుని బంతిలా ఉండే ఆకుపచ్చ కూరగాయ క్యాబేజీ. సీత క్యాబేజీ ఆకులను ఒక్కొక్కటిగా విప్పింది.',
      },
      {
        en: 'It likes cool weather, so in India it is best in winter. In the hills near Ooty we saw rows and rows of cabbage.',
        te: 'క్యాబేజీకి చల్లని వాతావరణం ఇష్టం; అందుకే మన దగ్గర చలికాలంలో బాగా వస్తుంది. ఊటీ కొండల్లో వరుసలు వరుసలుగా క్యాబేజీ పెరగడం చూశాం.',
      },
      {
        en: 'In Germany cabbage is salted and kept until it is sour; in Korea it becomes hot kimchi. We cook cabbage with dal or fry it with spices.',
        te: 'క్యాబేజీని జర్మనీలో ఉప్పు వేసి పుల్లగా ఊరబెడతారు; కొరియాలో కారంగా కిమ్చీ చేస్తారు. మనం పప్పులో వేస్తాం, వేపుడు కూడా చేస్తాం.',
      },
    ],
    sentence: { en: 'The cabbage is as round as a ball.', te: 'క్యాబేజీ బంతిలా గుండ్రంగా ఉంది.' },
  },
  {
    english: 'cauliflower',
    telugu: 'కాలీఫ్లవర్',
    grade: 2,
    alsoTelugu: ['కాలిఫ్లవర్', 'గోబీ పువ్వు'],
    explanations: [
      {
        en: 'A cauliflower is a vegetable with a big white head of little flowers and green leaves round it. Mother put the cauliflower in warm salt water.',
        te: 'చుట్టూ ఆకుపచ్చని ఆకులు, మధ్యలో తెల్లని పూల గుత్తి ఉండే కూరగాయ కాలీఫ్లవర్. అమ్మ కాలీఫ్లవర్‌ను గోరువెచ్చని ఉప్పు నీళ్లలో వేసింది.',
      },
      {
        en: 'What we eat is flower buds that have not opened. If the cauliflower were left in the field, it would bloom yellow.',
        te: 'మనం తినేది ఇంకా విచ్చుకోని పూమొగ్గలను. కోయకుండా వదిలేస్తే కాలీఫ్లవర్ పసుపు రంగులో పూస్తుంది.',
      },
      {
        en: 'A piece of it looks like a small tree. Chinnu stood his cauliflower up in the rice and said it was a forest.',
        te: 'కాలీఫ్లవర్ ముక్క ఒక బుల్లి చెట్టులా ఉంటుంది. చిన్ను ముక్కలను అన్నంలో నిలబెట్టి ఇది అడవి అన్నాడు.',
      },
    ],
    sentence: { en: 'The cauliflower is white.', te: 'కాలీఫ్లవర్ తెల్లగా ఉంటుంది.' },
  },
  {
    english: 'beetroot',
    telugu: 'బీట్ రూట్',
    grade: 2,
    alsoEnglish: ['beet'],
    alsoTelugu: ['బీట్‌రూట్'],
    explanations: [
      {
        en: 'A beetroot is a dark red root that colors everything it touches. After cutting the beetroot my fingers were pink.',
        te: 'తగిలిన ప్రతిదానికీ రంగు అంటించే ముదురు ఎరుపు దుంప బీట్ రూట్. బీట్ రూట్ కోశాక నా వేళ్లు గులాబీ రంగుకు మారాయి.',
      },
      {
        en: 'It grows under the ground and has much iron and sweetness; from one kind of it sugar is made. Grandmother gives us beetroot halwa.',
        te: 'బీట్ రూట్ నేల లోపల పెరుగుతుంది; దానిలో ఇనుము, తీపి ఎక్కువ; ఒక రకంతో చక్కెర కూడా చేస్తారు. నానమ్మ మాకు బీట్ రూట్ హల్వా చేసి పెడతారు.',
      },
      {
        en: 'Its juice makes a safe color for cakes, and at Holi for our faces too. My sister painted her lips with a piece of beetroot.',
        te: 'దాని రసం కేకులకే కాదు, హోలీకి మన ముఖాలకు కూడా హాని చేయని రంగు. అక్క ఒక బీట్ రూట్ ముక్కతో పెదవులకు రంగు వేసుకుంది.',
      },
    ],
    sentence: { en: 'Beetroot is red inside.', te: 'బీట్ రూట్ లోపల ఎర్రగా ఉంటుంది.' },
  },
  {
    english: 'peas',
    telugu: 'బఠాణీ',
    grade: 2,
    emoji: '🫛',
    alsoEnglish: ['green peas', 'pea'],
    explanations: [
      {
        en: 'Peas are small, round, green seeds in a pod. Lata opened a pod and counted eight peas.',
        te: 'కాయ లోపల వరుసగా ఉండే చిన్న గుండ్రని ఆకుపచ్చని గింజ బఠాణీ. లత ఒక కాయ ఒలిచి ఎనిమిది బఠాణీలు లెక్కపెట్టింది.',
      },
      {
        en: 'Fresh peas are sweet; dried, they keep for a year and are soaked before cooking. While we shelled peas, more went into our mouths than into the bowl.',
        te: 'తాజా బఠాణీ తియ్యగా ఉంటుంది; ఎండబెడితే ఏడాది నిల్వ ఉంటుంది, నానబెట్టి వండుతారు. ఒలుస్తుంటే గిన్నెలోకి కంటే మా నోట్లోకే ఎక్కువ వెళ్లాయి.',
      },
      {
        en: 'In a tale a real princess felt one pea under twenty mattresses. Gopi put some peas under his mat and slept very well.',
        te: 'ఒక కథలో ఇరవై పరుపుల కింద ఉన్న ఒక్క బఠాణీ కూడా రాకుమారికి గుచ్చుకుంటుంది. గోపి చాప కింద బఠాణీ గింజలు పెట్టుకుని హాయిగా నిద్రపోయాడు.',
      },
    ],
    sentence: { en: 'Fresh peas are sweet.', te: 'పచ్చి బఠాణీ తియ్యగా ఉంటుంది.' },
  },
  {
    english: 'sweet potato',
    telugu: 'చిలగడదుంప',
    grade: 2,
    emoji: '🍠',
    alsoTelugu: ['గెనుసుగడ్డ'],
    explanations: [
      {
        en: 'A sweet potato is a sweet root with a red or white skin. Grandfather roasted a sweet potato for me in hot ashes.',
        te: 'ఎర్రని లేదా తెల్లని తొక్క ఉండే తియ్యని దుంప చిలగడదుంప. తాతయ్య నాకు వేడి బూడిదలో చిలగడదుంప కాల్చి పెట్టారు.',
      },
      {
        en: 'In spite of its English name, the sweet potato is not related to the potato. Its vine has flowers like little trumpets.',
        te: 'ఇంగ్లీషు పేరు అలా ఉన్నా బంగాళాదుంపకూ దీనికీ చుట్టరికం లేదు. చిలగడదుంప తీగకు చిన్న బాకాల్లాంటి పూలు పూస్తాయి.',
      },
      {
        en: 'In Rayalaseema it is called genusugadda. Boiled with jaggery, the sweet potato is a fine evening snack.',
        te: 'చిలగడదుంపను రాయలసీమలో గెనుసుగడ్డ అంటారు. బెల్లంతో ఉడికిస్తే చిలగడదుంప మంచి సాయంత్రపు చిరుతిండి.',
      },
    ],
    sentence: { en: 'The sweet potato is boiled.', te: 'చిలగడదుంప ఉడికింది.' },
  },
  {
    english: 'mushroom',
    telugu: 'పుట్టగొడుగు',
    grade: 2,
    emoji: '🍄',
    explanations: [
      {
        en: 'A mushroom looks like a little umbrella and grows in damp places. After the rain a white mushroom stood under the tree.',
        te: 'తేమ ఉన్న చోట చిన్న గొడుగులా మొలిచేది పుట్టగొడుగు. వాన వెలిశాక చెట్టు కింద తెల్లని పుట్టగొడుగు కనిపించింది.',
      },
      {
        en: 'It is not a plant: it has no leaves and cannot make its food from sunlight. A mushroom lives on dead wood and leaves.',
        te: 'పుట్టగొడుగు మొక్క కాదు; దానికి ఆకులు ఉండవు, ఎండతో ఆహారం తయారు చేసుకోలేదు. ఎండిన చెక్క, ఆకుల మీద అది బతుకుతుంది.',
      },
      {
        en: 'Some are good to eat, others are poisonous, so we eat only those from the shop. Kiran looked at the forest mushroom and did not touch it.',
        te: 'కొన్ని పుట్టగొడుగులు తినవచ్చు, కొన్ని విషపూరితం; అందుకే దుకాణంలో కొన్నవే తినాలి. కిరణ్ అడవిలోని పుట్టగొడుగును చూశాడే తప్ప ముట్టుకోలేదు.',
      },
    ],
    sentence: { en: 'The frog sat under a mushroom.', te: 'పుట్టగొడుగు కింద కప్ప కూర్చుంది.' },
  },
  {
    english: 'strawberry',
    telugu: 'స్ట్రాబెర్రీ',
    grade: 2,
    emoji: '🍓',
    explanations: [
      {
        en: 'A strawberry is a soft red fruit with tiny seeds on the outside. Meena put a strawberry on top of the cake.',
        te: 'పైన చిన్న చిన్న గింజలు ఉండే మెత్తని ఎర్రని పండు స్ట్రాబెర్రీ. మీనా కేక్ మీద ఒక స్ట్రాబెర్రీ పెట్టింది.',
      },
      {
        en: 'Strawberries grow close to the ground on small plants and like cool places. In Mahabaleshwar we picked a whole basket of strawberries ourselves.',
        te: 'స్ట్రాబెర్రీ చిన్న మొక్కలకు నేల దగ్గరగా కాస్తుంది; చల్లని చోట్లు దానికి ఇష్టం. మహాబలేశ్వర్‌లో మేమే ఒక బుట్ట నిండా కోసుకున్నాం.',
      },
      {
        en: 'It has about two hundred seeds, all on its skin. Raju tried to count those of one strawberry and ate it at fifty.',
        te: 'ఒక్కో పండు మీద సుమారు రెండు వందల గింజలు ఉంటాయి. రాజు ఒక స్ట్రాబెర్రీ గింజలు లెక్కపెడుతూ యాభై దగ్గర దాన్ని తినేశాడు.',
      },
    ],
    sentence: { en: 'This strawberry is sweet and sour.', te: 'ఈ స్ట్రాబెర్రీ తియ్యగా, పుల్లగా ఉంది.' },
  },
  {
    english: 'cashew',
    telugu: 'జీడిపప్పు',
    grade: 2,
    alsoEnglish: ['cashew nut'],
    explanations: [
      {
        en: 'A cashew is a curved, pale nut, soft and a little sweet. I found three cashews in my payasam.',
        te: 'వంకీలా వంగి, తెల్లగా, కొంచెం తియ్యగా ఉండే పప్పు జీడిపప్పు. నా పాయసంలో మూడు జీడిపప్పులు వచ్చాయి.',
      },
      {
        en: 'It hangs below a juicy fruit, outside it, like a hook. In Palasa, which is famous for cashew, we saw the red and yellow fruits.',
        te: 'జీడిపప్పు గింజ రసం నిండిన పండు కింద కొక్కెంలా వేలాడుతుంది. జీడిపప్పుకు పేరు పొందిన పలాసలో మేము ఎరుపు, పసుపు జీడిమామిడి పండ్లు చూశాం.',
      },
      {
        en: 'The shell holds an oil that burns the skin, so it is roasted and opened with great care. That is why the cashew is costly.',
        te: 'గింజ పెంకులో చర్మాన్ని కాల్చే నూనె ఉంటుంది; అందుకే వేయించి జాగ్రత్తగా ఒలుస్తారు. జీడిపప్పు ఖరీదు ఎక్కువ కావడానికి అదే కారణం.',
      },
    ],
    sentence: { en: 'Fry the cashew in ghee.', te: 'నెయ్యిలో జీడిపప్పు వేయించు.' },
  },
  {
    english: 'mint',
    telugu: 'పుదీనా',
    grade: 2,
    explanations: [
      {
        en: 'Mint is a green leaf with a fresh smell that feels cool in the mouth. Mother made mint chutney for the samosas.',
        te: 'నోటికి చల్లగా తగిలే, మంచి వాసన గల ఆకుకూర పుదీనా. సమోసాల్లోకి అమ్మ పుదీనా పచ్చడి చేసింది.',
      },
      {
        en: 'It grows fast: put a stem in water, and in a week there are roots. Padma began with one stem of mint and soon had a whole pot.',
        te: 'పుదీనా త్వరగా పెరుగుతుంది; ఒక కాడను నీళ్లలో పెడితే వారంలో వేళ్లు వస్తాయి. పద్మ ఒక్క కాడతో మొదలుపెట్టింది; త్వరలోనే కుండీ నిండింది.',
      },
      {
        en: 'Toothpaste and sweets often taste of mint. No biryani from Hyderabad is made without a handful of mint.',
        te: 'టూత్ పేస్టులకు, పిప్పరమెంట్లకు తరచుగా ఇలాంటి చల్లని రుచే ఉంటుంది. గుప్పెడు పుదీనా లేకుండా హైదరాబాదీ బిర్యానీ చేయరు.',
      },
    ],
    sentence: { en: 'Mint smells nice.', te: 'పుదీనా వాసన బాగుంటుంది.' },
  },
  {
    english: 'date fruit',
    telugu: 'ఖర్జూరం',
    grade: 3,
    alsoTelugu: ['ఖర్జూరపండు'],
    explanations: [
      {
        en: 'A date fruit is a small, brown, very sweet fruit of a palm tree. At Ramzan Karim gave me a date fruit when he broke his fast.',
        te: 'ఒక రకం తాటిజాతి చెట్టుకు కాసే చిన్న, గోధుమ రంగు, ఎంతో తియ్యని పండు ఖర్జూరం. రంజాన్ నెలలో ఉపవాసం ముగించేటప్పుడు కరీం నాకు ఒక ఖర్జూరం ఇచ్చాడు.',
      },
      {
        en: 'The date palm grows in hot deserts where there is a little water. From Dubai Uncle brought a box in which each date fruit had an almond inside.',
        te: 'ఖర్జూరపు చెట్లు కొంచెం నీరు ఉండే వేడి ఎడారుల్లో పెరుగుతాయి. దుబాయ్ నుంచి బాబాయి తెచ్చిన పెట్టెలో ప్రతి ఖర్జూరం లోపల ఒక బాదం పప్పు ఉంది.',
      },
      {
        en: 'Dried dates keep for months and give quick strength, so travelers in the desert have always carried them. Before the race Kiran ate one date fruit.',
        te: 'ఎండు ఖర్జూరాలు నెలల పాటు నిల్వ ఉండి వెంటనే శక్తినిస్తాయి; అందుకే ఎడారి ప్రయాణికులు వెంట తీసుకెళ్తారు. పరుగు పందెం ముందు కిరణ్ ఒక ఖర్జూరం తిన్నాడు.',
      },
    ],
    sentence: { en: 'There is one seed in the date fruit.', te: 'ఖర్జూరం లోపల ఒక గింజ ఉంటుంది.' },
  },
  {
    english: 'bush',
    telugu: 'పొద',
    grade: 2,
    alsoEnglish: ['shrub'],
    explanations: [
      {
        en: 'A bush is a low, thick growth of branches and leaves. The ball rolled into a bush, and Gopi crawled in after it.',
        te: 'కొమ్మలు, ఆకులతో గుబురుగా, పొట్టిగా పెరిగినదాన్ని పొద అంటారు. బంతి పొదలోకి దొర్లింది, గోపి దాని వెంట పాకుతూ లోపలికి వెళ్లాడు.',
      },
      {
        en: 'Small birds build their nests in thorny bushes, where cats cannot reach them. Sita peeped in and saw three blue eggs.',
        te: 'పిల్లులకు అందకుండా చిన్న పిట్టలు ముళ్ల పొదల్లో గూళ్లు కట్టుకుంటాయి. సీత తొంగి చూస్తే మూడు నీలి గుడ్లు కనిపించాయి.',
      },
      {
        en: 'Jasmine grows as a bush too; one bush is enough to scent a whole street. In the evening Lata picks the buds from ours.',
        te: 'మల్లె కూడా పొదలా పెరుగుతుంది; ఒక్క మల్లె పొద ఉంటే వీధంతా సువాసనే. సాయంత్రం లత మా మల్లె పొద నుంచి మొగ్గలు కోస్తుంది.',
      },
    ],
    sentence: { en: 'A rabbit is hiding behind the bush.', te: 'పొద వెనక ఒక కుందేలు దాక్కుని ఉంది.' },
  },
];
