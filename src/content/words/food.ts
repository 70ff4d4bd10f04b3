import type { Word } from './word';

export const food: readonly Word[] = [
  {
    english: 'rice',
    telugu: 'అన్నం',
    grade: 1,
    emoji: '🍚',
    alsoEnglish: ['cooked rice'],
    explanations: [
      {
        en: 'Rice is a food of white grains, boiled soft in water. Mother served me hot rice with dal and ghee.',
        te: 'బియ్యాన్ని నీళ్లలో మెత్తగా ఉడికించి చేసే ఆహారం అన్నం. అమ్మ వేడి వేడి అన్నంలో పప్పు, నెయ్యి వేసి పెట్టింది.',
      },
      {
        en: '"Have you eaten rice?" In Telugu this simply means: have you had your meal? Grandmother asks it first of everyone who comes to her house.',
        te: 'అన్నం తిన్నావా అంటే భోజనం చేశావా అని అర్థం. తన ఇంటికి ఎవరు వచ్చినా అమ్మమ్మ మొదట ఇదే అడుగుతారు.',
      },
      {
        en: 'A farmer works for months to grow our rice, so we do not throw it away. I take only as much as I can eat and empty my plate.',
        te: 'ఒక్కో ముద్ద అన్నం వెనక రైతు నెలల కష్టం ఉంటుంది; అందుకే పారేయకూడదు. నేను తినగలిగినంతే పెట్టించుకుని కంచం ఖాళీ చేస్తాను.',
      },
    ],
    sentence: { en: 'I am eating rice.', te: 'నేను అన్నం తింటున్నాను.' },
  },
  {
    english: 'milk',
    telugu: 'పాలు',
    grade: 1,
    emoji: '🥛',
    explanations: [
      {
        en: 'Milk is the white food that mothers give their young; we drink the milk of cows and buffaloes. Before I go to sleep I have a cup of warm milk.',
        te: 'తల్లులు తమ పిల్లలకు ఇచ్చే తెల్లని ఆహారం పాలు; మనం ఆవు పాలు, గేదె పాలు తాగుతాం. నిద్రపోయే ముందు నేను గోరువెచ్చని పాలు తాగుతాను.',
      },
      {
        en: 'Curd, butter, ghee and sweet kova all come from milk. Grandmother boiled it down, stirred in sugar and made kova.',
        te: 'పాల నుంచి పెరుగు, వెన్న, నెయ్యి, కోవా వస్తాయి. నానమ్మ పాలు మరిగించి, చక్కెర వేసి కోవా చేశారు.',
      },
      {
        en: 'Good friends are said to mix like milk and water. John, who is new, and our Karim became friends like that in a single day.',
        te: 'మంచి స్నేహితులను పాలూ నీళ్లలా కలిసిపోయారని అంటారు. కొత్తగా వచ్చిన జాన్, మా కరీం ఒక్క రోజులోనే అలా కలిసిపోయారు.',
      },
    ],
    sentence: { en: 'The milk is hot.', te: 'పాలు వేడిగా ఉన్నాయి.' },
  },
  {
    english: 'curd',
    telugu: 'పెరుగు',
    grade: 1,
    alsoEnglish: ['yogurt', 'yoghurt'],
    explanations: [
      {
        en: 'Curd is milk that has turned thick and a little sour, after some old curd was stirred in. The milk that was set at night was firm curd by morning.',
        te: 'గోరువెచ్చని పాలలో కొంచెం తోడు వేస్తే గట్టిపడి పెరుగు అవుతుంది. రాత్రి తోడు పెట్టిన పాలు పొద్దుటికి గట్టి పెరుగుగా మారాయి.',
      },
      {
        en: 'Helpful living things too small to see change milk into curd. In the science class we looked at a drop of it under the microscope.',
        te: 'కంటికి కనిపించని మేలు చేసే సూక్ష్మజీవులు పాలను పెరుగుగా మారుస్తాయి. సైన్సు తరగతిలో మేము పెరుగు చుక్కను సూక్ష్మదర్శినిలో చూశాం.',
      },
      {
        en: 'A Telugu meal mostly ends with curd and rice. However full he is, Grandfather does not get up before he has had some.',
        te: 'తెలుగువారి భోజనం ఎక్కువగా పెరుగన్నంతో ముగుస్తుంది. కడుపు ఎంత నిండినా పెరుగన్నం తినకుండా తాతయ్య లేవరు.',
      },
    ],
    sentence: { en: 'The curd is sour.', te: 'పెరుగు పుల్లగా ఉంది.' },
  },
  {
    english: 'egg',
    telugu: 'గుడ్డు',
    grade: 1,
    emoji: '🥚',
    alsoTelugu: ['కోడిగుడ్డు'],
    explanations: [
      {
        en: 'An egg with its thin shell is laid by birds such as hens and ducks. I carried the egg home in both hands so that it would not break.',
        te: 'కోడి, బాతు లాంటి పక్షులు పెట్టేది గుడ్డు; దాని పెంకు పలుచగా ఉంటుంది. పగలకుండా గుడ్డును రెండు చేతులతో పట్టుకుని ఇంటికి తెచ్చాను.',
      },
      {
        en: 'Boiled or fried, an egg gives us protein, which makes us strong. At our school a boiled egg comes with the midday meal.',
        te: 'గుడ్డును ఉడికించి గానీ అట్టు వేసి గానీ తింటారు; దానిలో బలాన్నిచ్చే మాంసకృత్తులు ఉంటాయి. మా బడిలో మధ్యాహ్న భోజనంలో ఉడికించిన గుడ్డు పెడతారు.',
      },
      {
        en: 'A fresh egg sinks in water, and a stale one floats. When Mother put the eggs in water, only one floated.',
        te: 'తాజా గుడ్డు నీటిలో మునుగుతుంది; పాతబడినది తేలుతుంది. అమ్మ గుడ్లను నీళ్లలో వేస్తే ఒక్కటి మాత్రమే తేలింది.',
      },
    ],
    sentence: { en: 'The egg fell down and broke.', te: 'గుడ్డు కింద పడి పగిలింది.' },
  },
  {
    english: 'salt',
    telugu: 'ఉప్పు',
    grade: 1,
    emoji: '🧂',
    explanations: [
      {
        en: 'Salt is the white grains that give our food its taste. Once I forgot the salt, and nobody could eat the curry.',
        te: 'వంటకు రుచినిచ్చే తెల్లని పలుకులు ఉప్పు. ఒకసారి కూరలో ఉప్పు వేయడం మరిచిపోతే ఎవరూ తినలేకపోయారు.',
      },
      {
        en: 'Sea water is let into flat beds, the sun dries it, and salt is left. On our way along the coast we saw white heaps of it.',
        te: 'సముద్రపు నీటిని మడుల్లో నింపి ఎండబెడితే ఉప్పు మిగులుతుంది. తీరం వెంట వెళ్తూ మేము తెల్లని ఉప్పు కుప్పలు చూశాం.',
      },
      {
        en: 'Salt and camphor look alike but taste different, said the poet Vemana. So we should know people by what they do, our teacher explained.',
        te: 'ఉప్పు, కర్పూరం చూడడానికి ఒకేలా ఉన్నా రుచులు వేరని వేమన చెప్పారు. అలాగే మనుషులను వారి పనులను బట్టి తెలుసుకోవాలని టీచర్ వివరించారు.',
      },
    ],
    sentence: { en: 'There is too much salt in the curry.', te: 'కూరలో ఉప్పు ఎక్కువైంది.' },
  },
  {
    english: 'dal',
    telugu: 'పప్పు',
    grade: 1,
    alsoEnglish: ['lentils'],
    explanations: [
      {
        en: 'Dal is split pulses such as red gram, cooked soft and mixed with rice. Today Mother made dal with spinach.',
        te: 'కంది, పెసర లాంటి గింజలను రెండుగా చేస్తే వచ్చేది పప్పు; ఉడికించి అన్నంలో కలుపుకుంటాం. ఈ రోజు అమ్మ పాలకూర పప్పు వండింది.',
      },
      {
        en: 'There are many kinds of dal, from red gram and green gram to black gram and chickpea, and all give strength. Mother held up four tins and asked which dal was which.',
        te: 'కంది, పెసర, మినుము, శనగ అని పప్పుల్లో చాలా రకాలు ఉన్నాయి; అన్నీ బలాన్నిస్తాయి. అమ్మ నాలుగు డబ్బాలు చూపించి ఏది ఏ పప్పో చెప్పమంది.',
      },
      {
        en: 'No Telugu wedding feast is without dal, so to ask when will you serve us dal and rice means when will you marry. Everyone teased my uncle with this.',
        te: 'పప్పన్నం ఎప్పుడు పెడతావు అంటే పెళ్లి ఎప్పుడని అర్థం; పెళ్లి భోజనంలో పప్పు తప్పదు. మామయ్యను అందరూ ఇదే అడిగి ఆటపట్టించారు.',
      },
    ],
    sentence: { en: 'I like dal.', te: 'నాకు పప్పు అంటే ఇష్టం.' },
  },
  {
    english: 'idli',
    telugu: 'ఇడ్లీ',
    grade: 1,
    explanations: [
      {
        en: 'An idli is a soft white cake of black gram and rice, cooked in steam. This morning I ate three with coconut chutney.',
        te: 'మినప్పిండి, బియ్యపు రవ్వ కలిపి ఆవిరి మీద ఉడికించే మెత్తని తెల్లని టిఫిన్ ఇడ్లీ. ఈ రోజు పొద్దున్న కొబ్బరి పచ్చడితో మూడు ఇడ్లీలు తిన్నాను.',
      },
      {
        en: 'Steamed without oil, idlis are easy to digest. When my fever had gone down, the doctor told me to eat them.',
        te: 'నూనె లేకుండా ఆవిరితో ఉడుకుతుంది కాబట్టి ఇడ్లీ తేలిగ్గా అరుగుతుంది. జ్వరం తగ్గాక డాక్టరు నన్ను ఇడ్లీ తినమన్నారు.',
      },
      {
        en: 'Left to ferment overnight, the batter rises, and the idlis come out soft. In the morning it had swollen so much that it lifted the lid.',
        te: 'పిండిని రాత్రంతా పులియనిస్తే అది పొంగి, ఇడ్లీలు మెత్తగా వస్తాయి. పొద్దున చూస్తే పిండి పొంగి గిన్నె మూతను పైకి నెట్టింది.',
      },
    ],
    sentence: { en: 'This idli is soft.', te: 'ఈ ఇడ్లీ మెత్తగా ఉంది.' },
  },
  {
    english: 'dosa',
    telugu: 'దోసె',
    grade: 1,
    alsoTelugu: ['దోశ', 'దోస', 'అట్టు'],
    explanations: [
      {
        en: 'A dosa is a thin, crisp pancake made of rice and black gram. I ate the one Mother made while it was hot.',
        te: 'బియ్యం, మినప్పప్పు రుబ్బిన పిండిని పెనం మీద పలుచగా పరిచి కాలిస్తే దోసె అవుతుంది. అమ్మ వేసిన కరకరలాడే దోసెను నేను వేడిగా తిన్నాను.',
      },
      {
        en: 'There are many kinds of dosa: masala, onion and rava. The one that came at the hotel was longer than the plate.',
        te: 'మసాలా దోసె, ఉల్లి దోసె, రవ్వ దోసె అని ఎన్నో రకాలు ఉన్నాయి. హోటల్లో మాకు తెచ్చిన దోసె పళ్లెం కంటే పొడవుగా ఉంది.',
      },
      {
        en: 'A dosa sticks unless the pan is really hot. Father sprinkled water on it, and when it hissed he poured the batter.',
        te: 'పెనం బాగా వేడెక్కితేనే దోసె అంటుకోకుండా వస్తుంది. నాన్న పెనం మీద నీళ్లు చిలకరించి, చుయ్యిమని చప్పుడు రాగానే పిండి పోశారు.',
      },
    ],
    sentence: { en: 'I want one more dosa.', te: 'నాకు ఇంకో దోసె కావాలి.' },
  },
  {
    english: 'ghee',
    telugu: 'నెయ్యి',
    grade: 1,
    explanations: [
      {
        en: 'Ghee is butter that has been melted and boiled until it is golden and smells good. The whole house was full of the smell when Grandmother made some.',
        te: 'వెన్నను కాచితే వచ్చే ఘుమఘుమలాడే బంగారు రంగు ద్రవం నెయ్యి. నానమ్మ వెన్న కాచినప్పుడు ఇల్లంతా మంచి వాసన వచ్చింది.',
      },
      {
        en: 'A spoonful of ghee on hot rice, dal or idli makes it tastier. With ghee in his dal and rice my little brother emptied the bowl.',
        te: 'వేడి అన్నం, పప్పు, ఇడ్లీ మీద చెంచాడు నెయ్యి వేస్తే రుచి పెరుగుతుంది. పప్పన్నంలో నెయ్యి వేసుకుని తమ్ముడు గిన్నె ఖాళీ చేశాడు.',
      },
      {
        en: 'Cold makes ghee go hard, and warmth melts it. On a winter morning Mother put the bowl of hardened ghee in the sun.',
        te: 'చలికి నెయ్యి గడ్డకడుతుంది; వేడి తగిలితే కరుగుతుంది. చలికాలంలో ఒక పొద్దున పేరుకున్న నెయ్యి గిన్నెను అమ్మ ఎండలో పెట్టింది.',
      },
    ],
    sentence: { en: 'The ghee smells good.', te: 'నెయ్యి కమ్మని వాసన వస్తోంది.' },
  },
  {
    english: 'jaggery',
    telugu: 'బెల్లం',
    grade: 1,
    explanations: [
      {
        en: 'Jaggery is a brown sweet made from sugarcane juice, boiled until it sets hard. In the market of Anakapalle, blocks of it were piled up like hills.',
        te: 'చెరకు రసాన్ని కాచి గట్టిపరిస్తే బెల్లం అవుతుంది. అనకాపల్లి బజారులో బెల్లం దిమ్మలు కొండల్లా పేర్చి ఉన్నాయి.',
      },
      {
        en: 'Many sweets, such as payasam, ariselu and peanut bars, are made with jaggery instead of sugar. Grandmother rolled peanuts and jaggery into balls for us.',
        te: 'చక్కెర బదులు బెల్లం వేసి పాయసం, అరిసెలు, వేరుశనగ చిక్కీ చేస్తారు. అమ్మమ్మ వేరుశనగ గుళ్లు, బెల్లం కలిపి మాకు ఉండలు చేశారు.',
      },
      {
        en: 'In Ugadi pachadi the sweetness of jaggery stands for joy. My little sister made a face at the bitter taste, then found a bit of jaggery and smiled.',
        te: 'ఉగాది పచ్చడిలో బెల్లం తీపి సంతోషానికి గుర్తు. చేదు తగలగానే ముఖం చిట్లించిన చెల్లి బెల్లం ముక్క తగలగానే నవ్వింది.',
      },
    ],
    sentence: { en: 'Jaggery is sweet.', te: 'బెల్లం తియ్యగా ఉంటుంది.' },
  },
  {
    english: 'food',
    telugu: 'ఆహారం',
    grade: 2,
    alsoTelugu: ['తిండి'],
    explanations: [
      {
        en: 'Food is whatever living things eat to grow and to get strength. Early in the morning the mother bird brought food for her chicks.',
        te: 'పెరగడానికి, బలం పొందడానికి ప్రాణులు తినేదంతా ఆహారమే. తల్లి పిట్ట పొద్దున్నే పిల్లల కోసం ఆహారం వెతికి తెచ్చింది.',
      },
    ],
    sentence: { en: 'Do not waste food.', te: 'ఆహారం వృథా చేయవద్దు.' },
  },
  {
    english: 'meal',
    telugu: 'భోజనం',
    grade: 2,
    explanations: [
      {
        en: 'A meal is what we eat at noon or at night: rice, dal, curry and curd. On Sunday we all sat together and had our meal on banana leaves.',
        te: 'అన్నం, పప్పు, కూర, పెరుగుతో మధ్యాహ్నం లేదా రాత్రి కడుపునిండా తినేది భోజనం. ఆదివారం అందరం కలిసి అరిటాకుల్లో భోజనం చేశాం.',
      },
    ],
    sentence: { en: 'The meal is ready.', te: 'భోజనం సిద్ధంగా ఉంది.' },
  },
  {
    english: 'uncooked rice',
    telugu: 'బియ్యం',
    grade: 2,
    alsoEnglish: ['raw rice'],
    explanations: [
      {
        en: 'Uncooked rice is the white grains left when the husk is taken off paddy. Before we cooked, Grandfather picked the little stones out of the rice.',
        te: 'వడ్ల మీది పొట్టు తీస్తే వచ్చే తెల్లని గింజలు బియ్యం. అన్నం వండే ముందు తాతయ్య బియ్యంలో రాళ్లు ఏరారు.',
      },
    ],
    sentence: { en: 'There is rice in the sack.', te: 'బస్తాలో బియ్యం ఉన్నాయి.' },
  },
  {
    english: 'sugar',
    telugu: 'చక్కెర',
    grade: 1,
    alsoTelugu: ['పంచదార'],
    explanations: [
      {
        en: 'Sugar is sweet white crystals made from sugarcane; in some places it is called panchadara. I stirred sugar into water, and it melted out of sight.',
        te: 'చెరకు నుంచి తయారయ్యే తెల్లని తీపి పలుకులు చక్కెర; దాన్ని కొన్ని ప్రాంతాల్లో పంచదార అంటారు. నీళ్లలో కలపగానే చక్కెర కరిగి కనిపించకుండా పోయింది.',
      },
    ],
    sentence: { en: 'Do not put sugar in my milk.', te: 'నా పాలలో చక్కెర వేయవద్దు.' },
  },
  {
    english: 'buttermilk',
    telugu: 'మజ్జిగ',
    grade: 1,
    explanations: [
      {
        en: 'Buttermilk is curd churned with water, a drink that cools us in the heat. In summer the people of our street set up a stall and gave buttermilk to passers-by.',
        te: 'పెరుగులో నీళ్లు పోసి చిలికితే వచ్చే పానీయం మజ్జిగ; ఎండలో చల్లదనాన్నిస్తుంది. వేసవిలో మా వీధి వాళ్లు చలివేంద్రం పెట్టి దారిన పోయేవారికి మజ్జిగ ఇచ్చారు.',
      },
    ],
    sentence: { en: 'Drink some cool buttermilk.', te: 'చల్లని మజ్జిగ తాగు.' },
  },
  {
    english: 'butter',
    telugu: 'వెన్న',
    grade: 2,
    emoji: '🧈',
    explanations: [
      {
        en: 'Butter is the soft lump that comes to the top when curd is churned. Grandmother took the butter that clung to the churning stick and put it in my palm.',
        te: 'పెరుగు చిలికినప్పుడు పైకి తేలే మెత్తని ముద్ద వెన్న. నానమ్మ కవ్వానికి అంటిన వెన్నను తీసి నా అరచేతిలో పెట్టారు.',
      },
    ],
    sentence: { en: 'The butter melted in the sun.', te: 'ఎండకు వెన్న కరిగింది.' },
  },
  {
    english: 'oil',
    telugu: 'నూనె',
    grade: 2,
    explanations: [
      {
        en: 'Oil is pressed from peanuts, sesame or sunflower seeds and is used for frying. The mustard seeds crackled in the hot oil.',
        te: 'వేరుశనగ, నువ్వులు, పొద్దుతిరుగుడు గింజలను గానుగ ఆడిస్తే వచ్చేది నూనె; దాన్ని వేపుళ్లకు వాడతాం. కాగిన నూనెలో ఆవాలు చిటపటలాడాయి.',
      },
    ],
    sentence: { en: 'Oil floats on water.', te: 'నూనె నీటి మీద తేలుతుంది.' },
  },
  {
    english: 'honey',
    telugu: 'తేనె',
    grade: 1,
    emoji: '🍯',
    explanations: [
      {
        en: 'Honey is the thick, sweet liquid that bees make from the nectar of flowers. The Chenchus of Nallamala gather honey skilfully from tall trees.',
        te: 'తేనెటీగలు పూల మకరందంతో చేసే చిక్కని తియ్యని ద్రవం తేనె. నల్లమల చెంచులు ఎత్తైన చెట్ల మీంచి నేర్పుగా తేనె తీస్తారు.',
      },
    ],
    sentence: { en: 'The honey is very sweet.', te: 'తేనె చాలా తియ్యగా ఉంది.' },
  },
  {
    english: 'tea',
    telugu: 'టీ',
    grade: 1,
    alsoEnglish: ['chai'],
    alsoTelugu: ['తేనీరు', 'చాయ్'],
    explanations: [
      {
        en: 'Tea is a hot drink of tea leaves boiled with milk and sugar. In Hyderabad Father had Irani tea with Osmania biscuits.',
        te: 'తేయాకును మరిగించి పాలు, చక్కెర కలిపి చేసే వేడి పానీయం టీ. హైదరాబాదులో నాన్న ఉస్మానియా బిస్కెట్లతో ఇరానీ టీ తాగారు.',
      },
    ],
    sentence: { en: 'Mother is drinking tea.', te: 'అమ్మ టీ తాగుతోంది.' },
  },
  {
    english: 'coffee',
    telugu: 'కాఫీ',
    grade: 1,
    emoji: '☕',
    explanations: [
      {
        en: 'Coffee is a drink made from roasted and powdered coffee beans. The coffee grown by Adivasi farmers in the Araku valley is famous even abroad.',
        te: 'కాఫీ గింజలను వేయించి, పొడి చేసి కాచే పానీయం కాఫీ. అరకు లోయలో ఆదివాసీ రైతులు పండించే కాఫీకి విదేశాల్లోనూ పేరుంది.',
      },
    ],
    sentence: { en: 'Father makes good coffee.', te: 'నాన్న కాఫీ బాగా చేస్తారు.' },
  },
  {
    english: 'chapati',
    telugu: 'చపాతీ',
    grade: 1,
    explanations: [
      {
        en: 'A chapati is wheat dough rolled out round and baked on a pan. My first chapati did not come out round; it looked like a map.',
        te: 'గోధుమ పిండిని గుండ్రంగా ఒత్తి పెనం మీద కాల్చేది చపాతీ. నేను ఒత్తిన మొదటి చపాతీ గుండ్రంగా రాలేదు, పటంలా వచ్చింది.',
      },
    ],
    sentence: { en: 'One chapati is enough for me.', te: 'నాకు ఒక చపాతీ చాలు.' },
  },
  {
    english: 'upma',
    telugu: 'ఉప్మా',
    grade: 2,
    explanations: [
      {
        en: 'Upma is roasted semolina, cooked in water with onions and seasoning. When guests turned up suddenly, Mother had upma ready in ten minutes.',
        te: 'రవ్వను వేయించి, ఉల్లిపాయ, పోపు వేసి నీళ్లలో ఉడికించే టిఫిన్ ఉప్మా. అనుకోకుండా చుట్టాలు వస్తే అమ్మ పది నిమిషాల్లో ఉప్మా చేసింది.',
      },
    ],
    sentence: { en: "Today's tiffin is upma.", te: 'ఈ రోజు టిఫిన్ ఉప్మా.' },
  },
  {
    english: 'vada',
    telugu: 'గారె',
    grade: 2,
    alsoEnglish: ['garelu'],
    alsoTelugu: ['వడ'],
    explanations: [
      {
        en: 'A vada is black gram batter fried crisp in oil; the hole in the middle helps it cook inside. With one finger Grandmother made the hole and slid the vada into the oil.',
        te: 'మినప్పిండితో చేసి నూనెలో వేయించేది గారె; మధ్యలో చిల్లు ఉంటే లోపల కూడా బాగా వేగుతుంది. అమ్మమ్మ వేలితో చిల్లు పెట్టి గారెను నూనెలోకి జార్చారు.',
      },
    ],
    sentence: { en: 'The crow carried off the vada.', te: 'కాకి గారె ఎత్తుకుపోయింది.' },
  },
  {
    english: 'papad',
    telugu: 'అప్పడం',
    grade: 2,
    alsoEnglish: ['pappadam'],
    explanations: [
      {
        en: 'A papad is a thin disc of black gram dough that puffs up and turns crisp in oil. Grandfather bit into his papad, and we heard it in the next room.',
        te: 'మినప్పిండితో చేసిన పలుచని బిళ్ల అప్పడం; నూనెలో వేయిస్తే పొంగి కరకరలాడుతుంది. తాతయ్య అప్పడం కొరికితే పక్క గదిలోకి కూడా వినిపించింది.',
      },
    ],
    sentence: { en: 'I ate a papad with my dal and rice.', te: 'పప్పన్నంలో అప్పడం నంజుకున్నాను.' },
  },
  {
    english: 'tamarind rice',
    telugu: 'పులిహోర',
    grade: 2,
    alsoEnglish: ['pulihora'],
    explanations: [
      {
        en: 'Tamarind rice is sour rice mixed with tamarind, turmeric and peanuts. Mother packed some for our journey because it stays good all day.',
        te: 'చింతపండు పులుసు, పసుపు, వేరుశనగ గుళ్లు కలిపిన పుల్లని అన్నం పులిహోర. రోజంతా పాడవదని ప్రయాణానికి అమ్మ పులిహోర కట్టింది.',
      },
    ],
    sentence: { en: 'We made pulihora for the festival.', te: 'పండుగకు మేము పులిహోర చేశాం.' },
  },
  {
    english: 'sambar',
    telugu: 'సాంబారు',
    grade: 2,
    alsoTelugu: ['సాంబార్'],
    explanations: [
      {
        en: 'Sambar is a stew of dal, tamarind and pieces of vegetable. In my bowl of sambar I found drumstick and pumpkin.',
        te: 'కందిపప్పు, చింతపండు, కూరగాయ ముక్కలతో చేసే పులుసు సాంబారు. నా గిన్నెలోని సాంబారులో మునక్కాయ, గుమ్మడికాయ ముక్కలు వచ్చాయి.',
      },
    ],
    sentence: { en: 'I poured sambar on my idli.', te: 'ఇడ్లీ మీద సాంబారు పోసుకున్నాను.' },
  },
  {
    english: 'rasam',
    telugu: 'చారు',
    grade: 2,
    alsoTelugu: ['రసం'],
    explanations: [
      {
        en: 'Rasam is a thin, peppery soup of tamarind and coriander seeds. When I had a cold, pepper rasam soothed my throat.',
        te: 'చింతపండు, మిరియాలు, ధనియాలతో పలుచగా కాచేది చారు. జలుబు చేసినప్పుడు మిరియాల చారు నా గొంతుకు హాయినిచ్చింది.',
      },
    ],
    sentence: { en: 'The rasam is peppery.', te: 'చారు ఘాటుగా ఉంది.' },
  },
  {
    english: 'pickle',
    telugu: 'ఊరగాయ',
    grade: 2,
    explanations: [
      {
        en: 'Pickle is mango or lemon pieces soaked in salt, chilli powder and oil; it keeps for a whole year. In summer everyone in our house helps to make it.',
        te: 'మామిడి, నిమ్మ లాంటి కాయలను ఉప్పు, కారం, నూనెలో ఊరబెట్టి చేసేది ఊరగాయ; అది ఏడాదంతా నిల్వ ఉంటుంది. వేసవిలో మా ఇంట్లో అందరూ కలిసి ఊరగాయ పెడతారు.',
      },
    ],
    sentence: { en: 'This pickle is hot.', te: 'ఈ ఊరగాయ కారంగా ఉంది.' },
  },
  {
    english: 'chutney',
    telugu: 'పచ్చడి',
    grade: 2,
    alsoTelugu: ['చట్నీ'],
    explanations: [
      {
        en: 'Chutney is vegetables or coconut ground up with chillies. With tomato chutney from the stone mortar I finished all my rice.',
        te: 'కూరగాయలనో కొబ్బరినో మిరపకాయలతో కలిపి రుబ్బి చేసేది పచ్చడి. రోట్లో నూరిన టమాటా పచ్చడితో అన్నమంతా తినేశాను.',
      },
    ],
    sentence: { en: 'We made coconut chutney to go with the idlis.', te: 'ఇడ్లీలోకి కొబ్బరి పచ్చడి చేశాం.' },
  },
  {
    english: 'curry',
    telugu: 'కూర',
    grade: 1,
    explanations: [
      {
        en: 'Curry is vegetables or meat, cooked with spices and eaten with rice. Everybody liked the stuffed brinjal curry that Father cooked.',
        te: 'కూరగాయలనో మాంసాన్నో మసాలాతో వండి అన్నంలో కలుపుకునేది కూర. నాన్న వండిన గుత్తివంకాయ కూర అందరికీ నచ్చింది.',
      },
    ],
    sentence: { en: 'What curry is there today?', te: 'ఈ రోజు ఏం కూర?' },
  },
  {
    english: 'laddu',
    telugu: 'లడ్డు',
    grade: 1,
    alsoEnglish: ['laddoo'],
    alsoTelugu: ['లడ్డూ'],
    explanations: [
      {
        en: 'A laddu is a sweet ball made of little drops of fried gram flour in sugar syrup. When I won a prize, Mother gave everyone a laddu.',
        te: 'శనగపిండి బూందీని చక్కెర పాకంలో కలిపి గుండ్రంగా చుట్టే మిఠాయి లడ్డు. నాకు బహుమతి వచ్చిందని అమ్మ అందరికీ తలా ఒక లడ్డు పంచింది.',
      },
    ],
    sentence: { en: 'Give me one laddu.', te: 'నాకు ఒక లడ్డు ఇవ్వు.' },
  },
  {
    english: 'kheer',
    telugu: 'పాయసం',
    grade: 2,
    alsoEnglish: ['payasam'],
    alsoTelugu: ['పరమాన్నం'],
    explanations: [
      {
        en: 'Kheer is a sweet dish of milk cooked with rice or vermicelli. On my birthday Grandmother made it with cashew nuts.',
        te: 'పాలలో తీపి, బియ్యం లేదా సేమియా వేసి వండే వంటకం పాయసం. నా పుట్టినరోజుకు అమ్మమ్మ జీడిపప్పు వేసి పాయసం చేశారు.',
      },
    ],
    sentence: { en: 'The kheer is very tasty.', te: 'పాయసం చాలా రుచిగా ఉంది.' },
  },
  {
    english: 'biryani',
    telugu: 'బిర్యానీ',
    grade: 2,
    explanations: [
      {
        en: "Biryani is rice cooked under a tight lid with spiced meat or vegetables. At Ramzan, Salma's family next door sent us Hyderabadi biryani.",
        te: 'మసాలా పట్టించిన మాంసం లేదా కూరగాయల మీద బియ్యం పరిచి, మూత బిగించి వండేది బిర్యానీ. రంజాన్ పండుగకు పక్కింటి సల్మా వాళ్లు మాకు హైదరాబాదీ బిర్యానీ పంపారు.',
      },
    ],
    sentence: { en: 'The biryani smells wonderful.', te: 'బిర్యానీ ఘుమఘుమలాడుతోంది.' },
  },
  {
    english: 'pesarattu',
    telugu: 'పెసరట్టు',
    grade: 3,
    explanations: [
      {
        en: 'Pesarattu is a green dosa of soaked and ground green gram, topped with ginger and onion. In Vijayawada we ate it with upma inside.',
        te: 'నానబెట్టిన పెసలు రుబ్బి వేసే ఆకుపచ్చని అట్టు పెసరట్టు; మీద అల్లం, ఉల్లి ముక్కలు చల్లుతారు. విజయవాడలో లోపల ఉప్మా పెట్టిన పెసరట్టు తిన్నాం.',
      },
    ],
    sentence: { en: 'Grandmother made a pesarattu.', te: 'అమ్మమ్మ పెసరట్టు వేశారు.' },
  },
  {
    english: 'puri',
    telugu: 'పూరీ',
    grade: 1,
    alsoEnglish: ['poori'],
    explanations: [
      {
        en: 'A puri is a small disc of wheat dough that swells like a ball in hot oil. When I poked my puri, steam came out.',
        te: 'గోధుమ పిండి బిళ్లను కాగే నూనెలో వేస్తే బంతిలా పొంగేది పూరీ. వేలితో పొడిస్తే నా పూరీలోంచి వేడి ఆవిరి వచ్చింది.',
      },
    ],
    sentence: { en: 'The puri and the curry are good.', te: 'పూరీ, కూర బాగున్నాయి.' },
  },
  {
    english: 'wheat',
    telugu: 'గోధుమలు',
    grade: 3,
    alsoTelugu: ['గోధుమ'],
    explanations: [
      {
        en: 'Wheat is a grain of the cool season; we grind it into flour for chapatis and puris. Mother washed the wheat, dried it and sent it to the mill.',
        te: 'శీతాకాలంలో పండే ధాన్యం గోధుమలు; వాటిని పిండి పట్టించి చపాతీలు, పూరీలు చేస్తారు. అమ్మ గోధుమలు కడిగి, ఎండబెట్టి మరకు పంపింది.',
      },
    ],
    sentence: { en: 'The sparrows ate the wheat.', te: 'పిచ్చుకలు గోధుమలు తిన్నాయి.' },
  },
  {
    english: 'flour',
    telugu: 'పిండి',
    grade: 2,
    explanations: [
      {
        en: 'Flour is rice, wheat or another grain ground to a powder. My little brother helped with the puris and got flour on his nose.',
        te: 'బియ్యం, గోధుమలు లాంటి గింజలను మెత్తగా పొడి చేస్తే పిండి అవుతుంది. పూరీలు ఒత్తడానికి సాయపడిన తమ్ముడి ముక్కుకు పిండి అంటుకుంది.',
      },
    ],
    sentence: { en: 'Mother is mixing the flour.', te: 'అమ్మ పిండి కలుపుతోంది.' },
  },
  {
    english: 'chilli powder',
    telugu: 'కారం',
    grade: 2,
    explanations: [
      {
        en: 'Chilli powder is made by pounding dried red chillies; it burns the tongue. Just a little, made of Guntur chillies, made the curry hot.',
        te: 'ఎండుమిరపకాయలను దంచితే వచ్చే ఎర్రని పొడి కారం; అది నాలుకను మండిస్తుంది. గుంటూరు మిరపకాయల కారం కొంచెం వేసినా కూర ఘాటెక్కింది.',
      },
    ],
    sentence: { en: 'Put less chilli powder in the curry.', te: 'కూరలో కారం తక్కువ వేయి.' },
  },
  {
    english: 'tamarind',
    telugu: 'చింతపండు',
    grade: 2,
    explanations: [
      {
        en: 'Tamarind is the sour pulp in the pods of a big tree; we put it into rasam and pulihora. Mother soaked tamarind and told me to squeeze out the juice.',
        te: 'చింతచెట్టు కాయల్లోని పుల్లని గుజ్జు చింతపండు; చారుకు, పులిహోరకు పులుపునిస్తుంది. అమ్మ చింతపండు నానబెట్టి రసం పిండమని నాకు చెప్పింది.',
      },
    ],
    sentence: { en: 'Tamarind is sour.', te: 'చింతపండు పుల్లగా ఉంటుంది.' },
  },
  {
    english: 'cumin',
    telugu: 'జీలకర్ర',
    grade: 3,
    alsoEnglish: ['cumin seed'],
    explanations: [
      {
        en: "Cumin is small, fragrant seeds that we fry in oil to flavour our food. At many Telugu weddings the bride and groom put cumin and jaggery on each other's heads.",
        te: 'పోపులో వేసే సువాసన గల చిన్న గింజలు జీలకర్ర. చాలా తెలుగు పెళ్లిళ్లలో వధూవరులు ఒకరి తల మీద ఒకరు జీలకర్ర, బెల్లం పెట్టుకుంటారు.',
      },
    ],
    sentence: { en: 'Put cumin in the hot oil.', te: 'వేడి నూనెలో జీలకర్ర వేయి.' },
  },
];
