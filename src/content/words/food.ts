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
        te: 'కంటికి కనిపించని, మేలు చేసే సూక్ష్మజీవులు పాలను పెరుగుగా మారుస్తాయి. సైన్సు తరగతిలో మేము పెరుగు చుక్కను సూక్ష్మదర్శినిలో చూశాం.',
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
        te: 'నూనె లేకుండా ఆవిరితో ఉడుకుతుంది కాబట్టి ఇడ్లీ తేలిగ్గా అరుగుతుంది. జ్వరం తగ్గాక డాక్టర్ నన్ను ఇడ్లీ తినమన్నారు.',
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
    sentence: { en: 'The ghee smells good.', te: 'నెయ్యి వాసన కమ్మగా ఉంది.' },
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
      {
        en: 'Food does three things: it gives us strength, builds the body and keeps illness away. So our plate needs grain, dal, vegetables and fruit together.',
        te: 'ఆహారం మూడు పనులు చేస్తుంది: శక్తినిస్తుంది, శరీరాన్ని పెంచుతుంది, జబ్బులు రాకుండా కాపాడుతుంది. అందుకే కంచంలో అన్నం, పప్పు, కూరలు, పండ్లు అన్నీ ఉండాలి.',
      },
      {
        en: 'In nature one living thing is food for another: grass for the deer, the deer for the tiger. We drew this food chain in class with arrows.',
        te: 'ప్రకృతిలో ఒక ప్రాణి ఇంకో ప్రాణికి ఆహారం: జింకకు గడ్డి, పులికి జింక. తరగతిలో మేము ఈ ఆహారపు గొలుసును బాణాలతో గీశాం.',
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
      {
        en: 'A Telugu meal has an order: dal and curry first, then sambar or rasam, and curd at the end. Grandmother serves each thing in its turn.',
        te: 'తెలుగువారి భోజనానికి ఒక వరుస ఉంది: ముందు పప్పు, కూర, తర్వాత సాంబారు లేదా చారు, చివరికి పెరుగు. నానమ్మ ఒక్కొక్కటి వరుసగా వడ్డిస్తారు.',
      },
      {
        en: 'In hotels a full plate for one fixed price is called "meals". Uncle ate three helpings of rice and paid the same price.',
        te: 'హోటళ్లలో ఒకే ధరకు కడుపునిండా పెట్టే భోజనాన్ని మీల్స్ అంటారు. మామయ్య మూడుసార్లు అన్నం వేయించుకున్నా ధర మారలేదు.',
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
      {
        en: 'Rice swells when it is cooked: one cup of uncooked rice fills nearly three cups. So two handfuls are enough for my little sister and me.',
        te: 'వండితే బియ్యం ఉబ్బుతాయి; ఒక కప్పు బియ్యంతో సుమారు మూడు కప్పుల అన్నం వస్తుంది. అందుకే చెల్లికీ నాకూ రెండు గుప్పెళ్లు చాలు.',
      },
      {
        en: 'Yellow with turmeric, grains of uncooked rice are showered on people to bless them; they are called akshintalu. At the wedding we threw them at the bride and groom.',
        te: 'పసుపు కలిపిన బియ్యాన్ని అక్షింతలు అంటారు; వాటిని తల మీద చల్లి దీవిస్తారు. పెళ్లిలో మేము వధూవరుల మీద అక్షింతలు వేశాం.',
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
      {
        en: 'Too much sugar harms the teeth and the body, and there is a lot of it in cold drinks. Kiran read the label: six spoons in one small bottle!',
        te: 'చక్కెర ఎక్కువైతే పళ్లకు, ఒంటికి మంచిది కాదు; కూల్ డ్రింకుల్లో అది చాలా ఉంటుంది. కిరణ్ ఒక చిన్న సీసా మీద రాసింది చదివితే, దానిలో ఆరు చెంచాల చక్కెర ఉంది!',
      },
      {
        en: 'Ants find sugar from far away by its smell and call their friends. I dropped a few grains, and soon there was a long line.',
        te: 'చక్కెర ఎక్కడున్నా చీమలు వాసన పట్టి, మిగతా చీమలను కూడా పిలుస్తాయి. నేను కొన్ని పలుకులు పడేశాను; కాసేపటికి చీమల బారు వచ్చింది.',
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
      {
        en: 'With salt, ginger, curry leaves and green chili it becomes spiced buttermilk. At the bus stand Father bought each of us a glass.',
        te: 'ఉప్పు, అల్లం, కరివేపాకు, పచ్చిమిర్చి వేస్తే మసాలా మజ్జిగ అవుతుంది. బస్టాండులో నాన్న మాకు తలా ఒక గ్లాసు మజ్జిగ కొన్నారు.',
      },
      {
        en: 'Why come for buttermilk and hide your pot, a Telugu proverb asks: if you need something, say so. Raju, who was shy, asked for the pencil at last.',
        te: 'చల్లకు వచ్చి ముంత దాచినట్టు అని సామెత; చల్ల అంటే మజ్జిగ, కావలసింది సూటిగా అడగాలని అర్థం. మొహమాటపడే రాజు చివరికి పెన్సిల్ అడిగాడు.',
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
      {
        en: 'Milk, curd, butter, ghee: one comes from the other. Butter is the third step, and when it is melted on the fire, ghee is made.',
        te: 'పాలు, పెరుగు, వెన్న, నెయ్యి: ఒకదాని నుంచి ఒకటి వస్తాయి. మూడోది వెన్న; దాన్ని కాచితే నెయ్యి అవుతుంది.',
      },
      {
        en: "Little Krishna is called the butter thief, for he loved it so. In the play Chinnu climbed on his friends' shoulders to reach the pot.",
        te: 'వెన్నంటే ఎంతో ఇష్టమని చిన్ని కృష్ణుడిని వెన్నదొంగ అంటారు. నాటకంలో చిన్ను స్నేహితుల భుజాలెక్కి ఉట్టి మీది వెన్న కుండ అందుకున్నాడు.',
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
      {
        en: 'Oil is not only for cooking: it lights lamps, softens hair and keeps doors from creaking. Father put two drops on the gate, and it stopped squeaking.',
        te: 'నూనె వంటకే కాదు; దీపం వెలిగించడానికి, తలకు రాసుకోవడానికి, తలుపు కిర్రుమనకుండా చేయడానికి కూడా పనికొస్తుంది. నాన్న గేటుకు రెండు చుక్కలు వేస్తే చప్పుడు ఆగింది.',
      },
      {
        en: "Long ago oil was pressed in a ganuga, a wooden mill turned by an ox. In Grandfather's village we still saw one going round and round.",
        te: 'పూర్వం ఎద్దు తిప్పే చెక్క గానుగలో నూనె తీసేవారు. తాతయ్య ఊళ్లో ఇప్పటికీ గానుగ గిరగిరా తిరగడం చూశాం.',
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
        en: 'Honey is the thick, sweet liquid that bees make from the nectar of flowers. The Chenchus of Nallamala gather honey skillfully from tall trees.',
        te: 'తేనెటీగలు పూల మకరందంతో చేసే చిక్కని తియ్యని ద్రవం తేనె. నల్లమల చెంచులు ఎత్తైన చెట్ల మీంచి నేర్పుగా తేనె తీస్తారు.',
      },
      {
        en: 'To make a spoonful of honey, many bees must visit thousands of flowers. That is why Grandmother does not let us waste a drop.',
        te: 'ఒక చెంచాడు తేనె కోసం ఎన్నో తేనెటీగలు వేల పూల మీద వాలాలి. అందుకే నానమ్మ ఒక్క చుక్క కూడా వృథా చేయనివ్వరు.',
      },
      {
        en: 'Honey hardly ever goes bad, for there is so little water in it. The jar that Grandmother closed three years ago was still sweet.',
        te: 'తేనెలో నీరు చాలా తక్కువ; అందుకే అది దాదాపు ఎప్పటికీ పాడవదు. మూడేళ్ల క్రితం అమ్మమ్మ మూసి ఉంచిన సీసాలోని తేనె ఇంకా తియ్యగానే ఉంది.',
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
        te: 'తేయాకును మరిగించి పాలు, చక్కెర కలిపి చేసే వేడి పానీయం టీ. హైదరాబాద్‌లో నాన్న ఉస్మానియా బిస్కెట్లతో ఇరానీ టీ తాగారు.',
      },
      {
        en: 'Tea leaves are plucked by hand from bushes on cool hills, as in Assam, Darjeeling and the Nilgiris. In Munnar we saw women filling their baskets.',
        te: 'తేయాకును అస్సాం, డార్జిలింగ్, నీలగిరి లాంటి చల్లని కొండల మీద పొదల నుంచి చేత్తో కోస్తారు. మున్నార్‌లో మహిళలు టీ ఆకులు కోసి బుట్టలు నింపడం చూశాం.',
      },
      {
        en: 'In China and Japan tea is drunk green, without milk. My cousin in Tokyo bowed and gave us tea in little cups without handles.',
        te: 'చైనా, జపాన్ దేశాల్లో పాలు లేకుండా ఆకుపచ్చని టీ తాగుతారు. టోక్యోలో మా వదిన తల వంచి, పిడి లేని చిన్న గిన్నెల్లో మాకు టీ ఇచ్చింది.',
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
      {
        en: "Filter coffee drips slowly through a steel filter and is poured from high up to make foam. Uncle poured it from arm's length and spilled nothing.",
        te: 'ఫిల్టర్‌లోంచి కాఫీ చుక్కలు చుక్కలుగా దిగుతుంది; నురగ రావడానికి దాన్ని ఎత్తు నుంచి పోస్తారు. బాబాయి చెయ్యి ఎత్తి కాఫీ తిరగపోశారు; ఒక్క చుక్క కూడా కింద పడలేదు.',
      },
      {
        en: 'Coffee drives sleep away, so grown-ups drink it in the morning and children are given milk. "When you are big," says Mother whenever I ask.',
        te: 'కాఫీ నిద్రను పోగొడుతుంది; అందుకే పెద్దవాళ్లు పొద్దున్నే తాగుతారు, పిల్లలకు పాలు ఇస్తారు. నేను కాఫీ అడిగినప్పుడల్లా పెద్దయ్యాక తాగుదువు అని అమ్మ అంటుంది.',
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
      {
        en: 'On the flame a good chapati puffs up, because the steam inside lifts its two layers. Sita clapped each time one swelled like a ball.',
        te: 'మంచి చపాతీ నిప్పు మీద పొంగుతుంది; లోపలి ఆవిరి రెండు పొరలను పైకి లేపుతుంది. బంతిలా పొంగిన ప్రతిసారీ సీత చప్పట్లు కొట్టింది.',
      },
      {
        en: 'In North India many people eat chapatis daily, as we eat rice. When Aman from Delhi stayed with us, Mother made chapatis for him and rice for me.',
        te: 'మనం అన్నం తిన్నట్టు ఉత్తర భారతంలో చాలామంది రోజూ చపాతీలు తింటారు. ఢిల్లీ నుంచి అమన్ వచ్చినప్పుడు అమ్మ అతనికి చపాతీ, నాకు అన్నం పెట్టింది.',
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
      {
        en: 'The water must boil before the semolina goes in, and you have to stir all the time, or lumps will form. My first upma was all lumps, but Father ate it.',
        te: 'నీళ్లు బాగా మరిగాక రవ్వ పోస్తూ కలుపుతూనే ఉండాలి, లేకపోతే ఉండలు కడుతుంది. నా మొదటి ఉప్మా నిండా ఉండలే, అయినా నాన్న తిన్నారు.',
      },
      {
        en: "It can be made of vermicelli, broken rice or bread too. From yesterday's bread Lata made an upma that nobody had eaten before.",
        te: 'సేమియాతో, బియ్యపు నూకతో, బ్రెడ్‌తో కూడా ఉప్మా చేస్తారు. లత నిన్నటి బ్రెడ్‌తో ఎవరూ ఎప్పుడూ తినని ఉప్మా చేసింది.',
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
      {
        en: 'A vada soaked in curd is perugu vada; one dropped into sambar is sambar vada. I can never choose, so I eat one of each.',
        te: 'పెరుగులో నానబెడితే పెరుగు గారె, సాంబారులో వేస్తే సాంబారు వడ. నేను ఏదీ వదులుకోలేక రెండూ ఒక్కోటి తింటాను.',
      },
      {
        en: 'At Telugu festivals vadas and payasam go together: something salty and something sweet. Padma said, "No garelu, no festival!"',
        te: 'తెలుగు పండుగల్లో గారె, పాయసం జంటగా ఉంటాయి: ఒకటి ఉప్పగా, ఒకటి తియ్యగా. గారెలు లేనిదే పండుగ లేదు అంది పద్మ.',
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
      {
        en: 'In summer papads are rolled out and dried in the sun on mats. Children sit beside them to keep the crows away, and some papads get eaten raw.',
        te: 'వేసవిలో అప్పడాలు ఒత్తి చాపల మీద ఎండలో ఆరబెడతారు. కాకులు రాకుండా కాపలా కూర్చున్న పిల్లలు కొన్ని పచ్చి అప్పడాలు తినేస్తారు.',
      },
      {
        en: 'It may be roasted over the flame as well, without any oil. It curled up so fast that Gopi nearly dropped his papad.',
        te: 'అప్పడాన్ని నూనె లేకుండా నిప్పు మీద కూడా కాల్చవచ్చు. అది చటుక్కున ముడుచుకుంటే గోపి అప్పడాన్ని వదిలేయబోయాడు.',
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
      {
        en: 'Temples give pulihora to visitors as prasadam, often in a small leaf bowl. After the long line nothing ever tasted so good to us.',
        te: 'గుళ్లలో పులిహోరను ప్రసాదంగా చిన్న ఆకు దొన్నెల్లో పెడతారు. అంతసేపు వరుసలో నిలబడ్డాక అంతకంటే రుచిగా ఏదీ అనిపించలేదు.',
      },
      {
        en: 'Lemon or raw mango may stand in for tamarind, and the rice is still called pulihora. On Monday we had lemon pulihora in our boxes.',
        te: 'చింతపండు బదులు నిమ్మకాయ లేదా మామిడికాయ వేసినా దాన్ని పులిహోర అనే అంటారు. సోమవారం మా డబ్బాల్లో నిమ్మకాయ పులిహోర ఉంది.',
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
      {
        en: 'Its special taste comes from sambar powder: coriander seeds, dal, fenugreek and chilies, roasted and ground. When Aunt grinds it, the neighbors sneeze.',
        te: 'ధనియాలు, పప్పు, మెంతులు, ఎండుమిర్చి వేయించి పొడి చేస్తే సాంబారు పొడి; ఆ రుచి దాని వల్లే వస్తుంది. పిన్ని దంచుతుంటే పక్కింటివారు తుమ్ముతారు.',
      },
      {
        en: 'With idlis in the morning, with rice at noon: sambar goes with everything. At the hotel they bring a second bowl of it without asking for money.',
        te: 'పొద్దున ఇడ్లీతో, మధ్యాహ్నం అన్నంతో: సాంబారు దేనిలోకైనా బాగుంటుంది. హోటల్లో రెండో గిన్నె సాంబారు డబ్బు తీసుకోకుండానే ఇస్తారు.',
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
      {
        en: 'There are many kinds: tomato rasam, lemon rasam, and pepper rasam for colds. Grandmother asks what ails us and then chooses the rasam.',
        te: 'టమాటా చారు, నిమ్మకాయ చారు, జలుబుకు మిరియాల చారు అని ఎన్నో రకాలు ఉన్నాయి. ఒంట్లో ఎలా ఉందో అడిగి నానమ్మ దానికి తగిన చారు పెడతారు.',
      },
      {
        en: 'Some drink it from a glass like soup. In Boston my cousin gave his friends hot rasam on a snowy day, and they asked for the recipe.',
        te: 'కొందరు చారును సూప్‌లా గ్లాసులో పోసుకుని తాగుతారు. బోస్టన్‌లో మంచు పడే రోజున నా కజిన్ స్నేహితులకు వేడి చారు ఇస్తే ఎలా చేయాలో చెప్పమన్నారు.',
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
        en: 'Pickle is mango or lemon pieces soaked in salt, chili powder and oil; it keeps for a whole year. In summer everyone in our house helps to make it.',
        te: 'మామిడి, నిమ్మ లాంటి కాయలను ఉప్పు, కారం, నూనెలో ఊరబెట్టి చేసేది ఊరగాయ; అది ఏడాదంతా నిల్వ ఉంటుంది. వేసవిలో మా ఇంట్లో అందరూ కలిసి ఊరగాయ పెడతారు.',
      },
      {
        en: 'Avakaya, of raw mango and mustard, is the most famous Telugu pickle. On the day it is made, rice is mixed in that same bowl, and the children get the first bite.',
        te: 'మామిడికాయ, ఆవపిండితో పెట్టే ఆవకాయ తెలుగువారి ఊరగాయల్లో అన్నిటికంటే పేరున్నది. ఊరగాయ కలిపిన రోజున ఆ గిన్నెలోనే అన్నం కలిపి మొదటి ముద్ద పిల్లలకు పెడతారు.',
      },
      {
        en: 'A wet spoon spoils the whole jar, for water lets mold grow. "Is it dry?" asks Mother each time I take out pickle.',
        te: 'తడి చెంచా పెడితే బూజు పట్టి జాడీ అంతా పాడవుతుంది. నేను ఊరగాయ తీసిన ప్రతిసారీ, చెంచా పొడిగా ఉందా అని అమ్మ అడుగుతుంది.',
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
        en: 'Chutney is vegetables or coconut ground up with chilies. With tomato chutney from the stone mortar I finished all my rice.',
        te: 'కూరగాయలనో కొబ్బరినో మిరపకాయలతో కలిపి రుబ్బి చేసేది పచ్చడి. రోట్లో నూరిన టమాటా పచ్చడితో అన్నమంతా తినేశాను.',
      },
      {
        en: 'In the Telugu country almost anything becomes chutney: gongura, brinjal, even the peel of ridge gourd. Grandfather says only stones are left out.',
        te: 'గోంగూర, వంకాయ, బీరకాయ తొక్క … తెలుగునాట దేనితోనైనా పచ్చడి చేస్తారు. రాళ్లు మాత్రమే మిగిలాయని తాతయ్య నవ్వుతారు.',
      },
      {
        en: 'On Ugadi, the Telugu New Year, comes a special one with six tastes. We eat it first thing in the morning, before any other food.',
        te: 'ఉగాది రోజున ఆరు రుచులతో ప్రత్యేకమైన పచ్చడి చేస్తారు. ఆ రోజు మిగతావాటి కంటే ముందు ఉగాది పచ్చడి తింటాం.',
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
      {
        en: 'Fried without water it is vepudu, with a sour sauce it is pulusu, and cooked till the water is gone it is iguru. Ravi likes his curry fried, and his brother wants pulusu.',
        te: 'నీళ్లు లేకుండా చేస్తే వేపుడు, పుల్లని రసంతో చేస్తే పులుసు, నీరు ఇగిరేదాకా ఉడికిస్తే ఇగురు. రవికి వేపుడు ఇష్టం, వాళ్ల అన్నయ్యకు పులుసు కావాలి.',
      },
      {
        en: 'The English word curry comes from a South Indian word. In London there were so many curry shops in one street that Kiran could not count them.',
        te: 'కూరను ఇంగ్లీషులో కర్రీ అంటారు; ఆ మాట దక్షిణ భారత భాషల నుంచే వెళ్లింది. లండన్‌లో ఒక వీధిలో ఉన్న కర్రీ హోటళ్లను కిరణ్ లెక్కపెట్టలేకపోయాడు.',
      },
    ],
    sentence: { en: 'What curry is there today?', te: 'ఈ రోజు ఏం కూర?' },
  },
  {
    english: 'laddu',
    telugu: 'లడ్డూ',
    grade: 1,
    alsoEnglish: ['laddoo'],
    alsoTelugu: ['లడ్డు'],
    explanations: [
      {
        en: 'A laddu is a sweet ball made of little drops of fried gram flour in sugar syrup. When I won a prize, Mother gave everyone a laddu.',
        te: 'శనగపిండి బూందీని చక్కెర పాకంలో కలిపి గుండ్రంగా చుట్టే మిఠాయి లడ్డూ. నాకు బహుమతి వచ్చిందని అమ్మ అందరికీ తలా ఒక లడ్డూ పంచింది.',
      },
      {
        en: 'The laddu of Tirupati is known all over the world; people bring it home for all their neighbors. One laddu was shared by nine of us.',
        te: 'తిరుపతి లడ్డూ ప్రపంచమంతటా పేరు పొందింది; వెళ్లినవారు ఇరుగుపొరుగుకు కూడా తెస్తారు. ఒక లడ్డూను మేము తొమ్మిదిమంది పంచుకున్నాం.',
      },
      {
        en: 'There are laddus of semolina, sesame, peanuts and black gram too. Sunnundalu, those of black gram, made Raju strong, his grandmother says.',
        te: 'రవ్వ, నువ్వులు, వేరుశనగలు, మినుములతో కూడా లడ్డూ చేస్తారు. మినుములతో చేసే సున్నుండలు తిని రాజు బలంగా అయ్యాడని వాళ్ల నానమ్మ అంటారు.',
      },
    ],
    sentence: { en: 'Give me one laddu.', te: 'నాకు ఒక లడ్డూ ఇవ్వు.' },
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
      {
        en: 'Jaggery must go into kheer only when the pot is off the fire, or the milk may split. Grandmother waits, stirs and then tastes.',
        te: 'బెల్లం వేయాలంటే పాయసం పొయ్యి మీంచి దించాకే వేయాలి, లేకపోతే పాలు విరిగిపోవచ్చు. అమ్మమ్మ ఆగి, కలిపి, తర్వాత రుచి చూస్తారు.',
      },
      {
        en: 'In the Ramayana King Dasaratha is given a bowl of payasam, and then his four sons are born. Lata says that must have been the best kheer of all.',
        te: 'రామాయణంలో దశరథుడికి ఒక గిన్నె పాయసం అందుతుంది; తర్వాత అతనికి నలుగురు కొడుకులు పుడతారు. అన్నిటికంటే గొప్ప పాయసం అదే అయ్యుంటుందని లత అంది.',
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
      {
        en: 'The lid is sealed with dough so that no steam escapes; this slow cooking is called dum. When the lid came off, the whole street turned round.',
        te: 'ఆవిరి పోకుండా మూతను పిండితో మూసి సన్నని సెగ మీద వండుతారు; దాన్ని దమ్ అంటారు. బిర్యానీ మూత తీయగానే వీధంతా మా వైపు చూసింది.',
      },
      {
        en: 'Long, thin basmati rice is used, and each grain should stand apart. With raita, which is onion in curd, biryani tastes still better.',
        te: 'బిర్యానీకి సన్నని పొడవైన బాస్మతి బియ్యం వాడతారు; మెతుకులు విడివిడిగా ఉండాలి. ఉల్లిపాయ ముక్కలు కలిపిన పెరుగు పచ్చడితో తింటే బిర్యానీ ఇంకా రుచిగా ఉంటుంది.',
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
      {
        en: 'Filled with upma it is called MLA pesarattu; the story goes that lawmakers in a hostel liked it so. Meena asked for that one, and could not finish it.',
        te: 'లోపల ఉప్మా పెడితే ఎమ్మెల్యే పెసరట్టు అంటారు; ఎమ్మెల్యేల హాస్టల్లో దాన్ని ఇష్టపడేవారని చెప్పుకుంటారు. మీనా అదే అడిగింది కానీ పూర్తిగా తినలేకపోయింది.',
      },
      {
        en: 'Unlike dosa batter, this batter does not have to rest overnight. So when hungry guests come in the evening, pesarattu is quick to make.',
        te: 'దోసె పిండిలా దీన్ని రాత్రంతా పులియబెట్టనక్కర్లేదు. అందుకే సాయంత్రం ఆకలితో చుట్టాలు వస్తే పెసరట్టు త్వరగా వేయవచ్చు.',
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
      {
        en: "Why does a puri swell? The water in the dough becomes steam and pushes the two sides apart. Anita's teacher explained it while we ate.",
        te: 'పూరీ ఎందుకు పొంగుతుంది? పిండిలోని నీరు ఆవిరై రెండు పొరలను వేరు చేస్తుంది. తింటుండగా అనిత వాళ్ల టీచర్ ఇది వివరించారు.',
      },
      {
        en: 'Tiny crisp puris filled with spiced water are pani puri, sold in every street in India. One must put each whole into the mouth; mine broke on my shirt.',
        te: 'చిన్న కరకరలాడే పూరీలో మసాలా నీళ్లు నింపితే పానీ పూరీ; భారతదేశంలో వాటిని వీధి వీధిలో అమ్ముతారు. ఒక్కోదాన్ని ఒకేసారి నోట్లో పెట్టుకోవాలి; నాది చొక్కా మీదే పగిలింది.',
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
      {
        en: 'Punjab and Haryana grow so much wheat that in April the land looks golden. From the bus Kiran thought it was a yellow sea.',
        te: 'పంజాబ్, హర్యానాల్లో గోధుమలు ఎక్కువగా పండుతాయి; ఏప్రిల్‌లో నేలంతా బంగారు రంగులో ఉంటుంది. బస్సులోంచి అది పసుపు సముద్రంలా ఉందని కిరణ్ అనుకున్నాడు.',
      },
      {
        en: 'Bread, noodles, biscuits and semolina are all made from wheat. For its color Telugu people call brown godhuma rangu, the color of wheat.',
        te: 'బ్రెడ్, నూడుల్స్, బిస్కెట్లు, రవ్వ అన్నీ గోధుమలతోనే చేస్తారు. గోధుమల రంగును బట్టే ఒక రంగుకు గోధుమ రంగు అనే పేరు వచ్చింది.',
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
      {
        en: 'Each grain has its flour: rice flour for ariselu, gram flour for bajjis, wheat flour for chapatis. Padma can tell them apart with closed eyes, by touch.',
        te: 'ఒక్కో వంటకు ఒక్కో పిండి: అరిసెలకు బియ్యప్పిండి, బజ్జీలకు శనగపిండి, చపాతీలకు గోధుమ పిండి. పద్మ కళ్లు మూసుకుని ముట్టుకుని, ఏది ఏ పిండో చెప్పగలదు.',
      },
      {
        en: 'As much flour, so much roti, says a Telugu proverb: you get back as much as you put in. Raju practiced for an hour a day and sang well.',
        te: 'పిండి కొద్దీ రొట్టె అని సామెత: ఎంత కష్టపడితే అంత ఫలితం. రాజు రోజూ గంటసేపు సాధన చేసి బాగా పాడాడు.',
      },
    ],
    sentence: { en: 'Mother is mixing the flour.', te: 'అమ్మ పిండి కలుపుతోంది.' },
  },
  {
    english: 'chili powder',
    telugu: 'కారం',
    grade: 2,
    explanations: [
      {
        en: 'Chili powder is made by pounding dried red chilies; it burns the tongue. Just a little, made of Guntur chilies, made the curry hot.',
        te: 'ఎండుమిరపకాయలను దంచితే వచ్చే ఎర్రని పొడి కారం; అది నాలుకను మండిస్తుంది. గుంటూరు మిరపకాయల కారం కొంచెం వేసినా కూర ఘాటెక్కింది.',
      },
      {
        en: 'When the mouth burns from chili powder, curd or milk helps, but water does not. Gopi drank three glasses of water before Mother gave him curd.',
        te: 'కారం తిని నోరు మండితే పెరుగు, పాలు మంట తగ్గిస్తాయి; నీళ్లు అంతగా తగ్గించవు. గోపి మూడు గ్లాసుల నీళ్లు తాగాక అమ్మ పెరుగు పెట్టింది.',
      },
      {
        en: 'In Telugu the word karam also names the hot taste itself. "How much karam!" cried Lata at the first bite of the pickle.',
        te: 'కారం అంటే పొడి మాత్రమే కాదు, నోరు మండించే రుచి కూడా. ఊరగాయ నాలుకకు తగలగానే అబ్బా, ఎంత కారం అని లత అరిచింది.',
      },
    ],
    sentence: { en: 'Put less chili powder in the curry.', te: 'కూరలో కారం తక్కువ వేయి.' },
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
      {
        en: 'Before it ripens, the pod is green and called chintakaya; with salt it makes a sour chutney. We threw stones at the tree and got five pods.',
        te: 'పండకముందు ఆకుపచ్చగా ఉంటే చింతకాయ, పండితే చింతపండు; చింతకాయతో పుల్లని పచ్చడి పెడతారు. మేము చెట్టు మీదికి రాళ్లు విసిరితే ఐదు కాయలు పడ్డాయి.',
      },
      {
        en: 'Tamarind also makes brass and copper shine. Grandmother rubs the old lamps with it before a festival until we see our faces in them.',
        te: 'చింతపండు ఇత్తడి, రాగి పాత్రలను కూడా మెరిపిస్తుంది. పండుగకు ముందు నానమ్మ పాత దీపాలను దానితో రుద్దుతారు; మన ముఖం కనిపించేంత మెరుస్తాయి.',
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
        en: "Cumin is small, fragrant seeds that we fry in oil to flavor our food. At many Telugu weddings the bride and groom put cumin and jaggery on each other's heads.",
        te: 'పోపులో వేసే సువాసన గల చిన్న గింజలు జీలకర్ర. చాలా తెలుగు పెళ్లిళ్లలో వధూవరులు ఒకరి తల మీద ఒకరు జీలకర్ర, బెల్లం పెట్టుకుంటారు.',
      },
      {
        en: 'Water boiled with cumin is good for the stomach after a heavy meal. After the wedding feast Grandfather asked for a glass of it.',
        te: 'ఎక్కువగా తిన్నప్పుడు జీలకర్ర వేసి మరిగించిన నీళ్లు పొట్టకు మంచివి. పెళ్లి విందు అయ్యాక తాతయ్య ఒక గ్లాసు అడిగి తాగారు.',
      },
      {
        en: 'Roasted and ground, cumin is sprinkled on buttermilk and fruit. It looks like carom seeds, so Sita always smells it first.',
        te: 'జీలకర్ర వేయించి పొడి చేసి మజ్జిగలో, పండ్ల ముక్కల మీద చల్లుతారు. అది వాములా కనిపిస్తుంది; అందుకే సీత ముందు వాసన చూస్తుంది.',
      },
    ],
    sentence: { en: 'Put cumin in the hot oil.', te: 'వేడి నూనెలో జీలకర్ర వేయి.' },
  },
];
