import type { Word } from './word';

export const fruitAndVegetables: readonly Word[] = [
  {
    english: 'mango',
    telugu: 'మామిడి పండు',
    grade: 1,
    emoji: '🥭',
    alsoTelugu: ['మామిడి'],
    explanations: [
      {
        en: 'A mango is a sweet, juicy, yellow fruit of summer; it is called the king of fruits. As I ate one, the juice ran down to my elbow.',
        te: 'వేసవిలో వచ్చే, తియ్యని రసం నిండిన పసుపు పండు మామిడి పండు; దాన్ని పండ్లలో రాజు అంటారు. మామిడి పండు తింటుంటే రసం మోచేతి దాకా కారింది.',
      },
      {
        en: 'There are many kinds of mango, such as Banginapalli, Rasalu and Suvarnarekha. We cut the Banginapalli into pieces and sucked the juice of the Rasalu.',
        te: 'బంగినపల్లి, రసాలు, సువర్ణరేఖ అని ఎన్నో రకాల మామిడి పండ్లు ఉన్నాయి. బంగినపల్లి పండ్లను ముక్కలు కోసుకుని తిన్నాం; రసాలను పిండుకుని తాగాం.',
      },
      {
        en: 'A raw mango is mamidikaya in Telugu, and a ripe one is mamidi pandu. Mother cooked the raw one with dal and kept the ripe mango for me.',
        te: 'పచ్చిగా ఉంటే మామిడికాయ, పండితే మామిడి పండు అంటాం. అమ్మ మామిడికాయతో పప్పు చేసి, మామిడి పండును నా కోసం దాచింది.',
      },
    ],
    sentence: { en: 'I like mangoes.', te: 'నాకు మామిడి పండు ఇష్టం.' },
  },
  {
    english: 'banana',
    telugu: 'అరటిపండు',
    grade: 1,
    emoji: '🍌',
    alsoTelugu: ['అరటి'],
    explanations: [
      {
        en: 'A banana is a long, soft, yellow fruit; we peel it and eat it. I was hungry on the bus and had a banana.',
        te: 'తొక్క తీసి తినే పొడవైన, మెత్తని పసుపు పండు అరటిపండు. బస్సులో ఆకలి వేస్తే ఒక అరటిపండు తిన్నాను.',
      },
      {
        en: 'Bananas grow in huge bunches, and each row in a bunch is called a hand. I could not lift the bunch that Grandfather cut.',
        te: 'అరటిపండ్లు పెద్ద గెలలుగా కాస్తాయి; గెలలోని ఒక్కో వరుసను హస్తం అంటారు. తాతయ్య కోసిన అరటి గెలను నేను ఎత్తలేకపోయాను.',
      },
      {
        en: 'At weddings and festivals guests are given bananas along with betel leaves. On our way out of the wedding hall we were given two each.',
        te: 'పెళ్లిళ్లలో, పండుగల్లో తమలపాకులతో పాటు అరటిపండ్లు ఇస్తారు; దాన్ని తాంబూలం అంటారు. పెళ్లి నుంచి వచ్చేటప్పుడు మాకు తలా రెండు అరటిపండ్లు ఇచ్చారు.',
      },
    ],
    sentence: { en: 'The baby is eating a banana.', te: 'పాప అరటిపండు తింటోంది.' },
  },
  {
    english: 'apple',
    telugu: 'ఆపిల్',
    grade: 1,
    emoji: '🍎',
    alsoTelugu: ['యాపిల్'],
    explanations: [
      {
        en: 'An apple is a round red fruit that crunches when you bite it. The doctor said to eat a fruit a day, and I chose an apple.',
        te: 'గుండ్రంగా, ఎర్రగా ఉండి, కొరికితే కరకరమనే పండు ఆపిల్. డాక్టరు రోజుకో పండు తినమంటే నేను ఆపిల్ ఎంచుకున్నాను.',
      },
      {
        en: 'Apple trees need cold, so they grow mostly in the hills of Kashmir and Himachal Pradesh. Father bought a box that had come from Kashmir.',
        te: 'ఆపిల్ చెట్లకు చలి కావాలి; అందుకే కశ్మీర్, హిమాచల్ ప్రదేశ్ కొండల్లో ఎక్కువగా పెరుగుతాయి. నాన్న కశ్మీర్ నుంచి వచ్చిన ఆపిల్ పెట్టె కొన్నారు.',
      },
      {
        en: 'There is a lot of air inside an apple, so it floats. In our bucket the apple stayed on top, and the potato sank.',
        te: 'ఆపిల్ లోపల చాలా గాలి ఉంటుంది; అందుకే అది నీటిలో తేలుతుంది. బకెట్లో వేసి చూస్తే ఆపిల్ తేలింది, బంగాళాదుంప మునిగింది.',
      },
    ],
    sentence: { en: 'This apple is red.', te: 'ఈ ఆపిల్ ఎర్రగా ఉంది.' },
  },
  {
    english: 'coconut',
    telugu: 'కొబ్బరికాయ',
    grade: 1,
    emoji: '🥥',
    alsoTelugu: ['టెంకాయ'],
    explanations: [
      {
        en: 'A coconut is a big nut with a hard shell; inside are white flesh and sweet water. As soon as it was broken, my brother ran up with a glass.',
        te: 'గట్టి పెంకు లోపల తెల్లని కొబ్బరి, తియ్యని నీళ్లు ఉండే పెద్ద కాయ కొబ్బరికాయ. కొబ్బరికాయ కొట్టగానే తమ్ముడు గ్లాసు పట్టుకుని పరుగెత్తుకొచ్చాడు.',
      },
      {
        en: 'Nothing of the coconut is wasted: the fibre makes rope, the flesh oil, the leaf ribs brooms. In Konaseema we saw coconut trees wherever we looked.',
        te: 'పీచుతో తాడు, కొబ్బరితో నూనె, ఆకుల ఈనెలతో చీపురు చేస్తారు; ఏదీ వృథా కాదు. కోనసీమలో మాకు ఎటు చూసినా కొబ్బరి చెట్లే కనిపించాయి.',
      },
      {
        en: 'Many people break a coconut when they begin something new. When my uncle bought an auto, he broke one and shared the pieces with everyone.',
        te: 'కొత్త పని మొదలుపెట్టేటప్పుడు చాలామంది కొబ్బరికాయ కొడతారు. ఆటో కొన్నప్పుడు మామయ్య కొబ్బరికాయ కొట్టి అందరికీ ముక్కలు పంచారు.',
      },
    ],
    sentence: { en: 'A coconut fell from the tree.', te: 'చెట్టు మీంచి కొబ్బరికాయ పడింది.' },
  },
  {
    english: 'guava',
    telugu: 'జామకాయ',
    grade: 1,
    alsoTelugu: ['జామపండు', 'జామ'],
    explanations: [
      {
        en: 'A guava is a fruit that is green outside, white or pink inside and full of seeds. I climbed the tree in our back yard and picked one myself.',
        te: 'పైన ఆకుపచ్చగా, లోపల తెల్లగా లేదా గులాబీ రంగులో, గింజలతో ఉండే పండు జామకాయ. మా పెరటి చెట్టు ఎక్కి నేనే ఒక జామకాయ కోశాను.',
      },
      {
        en: 'A guava has more vitamin C than an orange and is good for the gums. My sister eats one every evening.',
        te: 'జామకాయలో నారింజ కంటే ఎక్కువ విటమిన్ సి ఉంటుంది; అది పళ్ల చిగుళ్లకు మంచిది. రోజూ సాయంత్రం అక్క ఒక జామకాయ తింటుంది.',
      },
      {
        en: 'Half-ripe guavas taste great with salt and chilli powder. Outside our school we bought slices from the cart.',
        te: 'దోరగా ఉన్న జామకాయను ఉప్పు, కారం చల్లుకుని తింటే భలే రుచి. బడి బయట బండి దగ్గర జామకాయ ముక్కలు కొనుక్కున్నాం.',
      },
    ],
    sentence: { en: 'The guava is half ripe.', te: 'జామకాయ దోరగా పండింది.' },
  },
  {
    english: 'tomato',
    telugu: 'టమాటా',
    grade: 1,
    emoji: '🍅',
    alsoTelugu: ['టమోటా', 'టమాట', 'టొమాటో'],
    explanations: [
      {
        en: 'A tomato is a round, juicy, red vegetable that gives curries and rasam their colour. When I cut one, the juice splashed on my shirt.',
        te: 'కూరలకు, చారుకు ఎర్రని రంగునిచ్చే, రసం నిండిన గుండ్రని కాయ టమాటా. నేను టమాటా కోస్తే రసం చింది నా చొక్కా మీద పడింది.',
      },
      {
        en: 'Tomatoes came to India by ship, first from South America; scientists call them fruits. In the science test I wrote fruit and got the mark.',
        te: 'టమాటా మొదట దక్షిణ అమెరికా నుంచి ఓడల్లో వచ్చింది; శాస్త్రవేత్తలు దాన్ని పండు అంటారు. సైన్సు పరీక్షలో నేను పండు అని రాసి మార్కు తెచ్చుకున్నాను.',
      },
      {
        en: 'The tomato market of Madanapalle is very large, and its lorries go to many towns. Before daybreak men and women were loading crates there.',
        te: 'మదనపల్లె టమాటా మార్కెట్ చాలా పెద్దది; అక్కడి నుంచి లారీలు ఎన్నో ఊళ్లకు వెళ్తాయి. తెల్లవారకముందే అక్కడ టమాటా పెట్టెలు లారీల్లోకి ఎక్కించారు.',
      },
    ],
    sentence: { en: 'This tomato is quite ripe.', te: 'ఈ టమాటా బాగా పండింది.' },
  },
  {
    english: 'onion',
    telugu: 'ఉల్లిపాయ',
    grade: 1,
    emoji: '🧅',
    alsoTelugu: ['ఉల్లిగడ్డ', 'నీరుల్లి'],
    explanations: [
      {
        en: 'An onion is made of layer upon layer and has a sharp smell; many curries need it. I peeled off the layers one by one and counted them.',
        te: 'పొరలు పొరలుగా ఉండే ఘాటైన గడ్డ ఉల్లిపాయ; చాలా కూరల్లో వేస్తారు. నేను ఉల్లిపాయ పొరలను ఒక్కొక్కటిగా ఒలిచి లెక్కపెట్టాను.',
      },
      {
        en: 'Cutting onions lets out a gas that makes our eyes water. Are you crying, asked my little sister when Father was cutting some.',
        te: 'ఉల్లిపాయ కోస్తే దానిలోంచి వచ్చే వాయువు తగిలి కళ్లలో నీళ్లు వస్తాయి. నాన్న ఉల్లిపాయలు కోస్తుంటే, ఏడుస్తున్నారా అని చెల్లి అడిగింది.',
      },
      {
        en: 'The onion does you more good than a mother, the saying goes, because it is so healthy. Grandfather said so while he ate raw onion with his curd rice.',
        te: 'ఉల్లి చేసే మేలు తల్లి కూడా చేయదని సామెత; అది ఆరోగ్యానికి అంత మంచిదని అర్థం. పెరుగన్నంలో పచ్చి ఉల్లిపాయ నంజుకుంటూ తాతయ్య ఈ సామెత చెప్పారు.',
      },
    ],
    sentence: { en: 'My sister chopped the onion.', te: 'అక్క ఉల్లిపాయ తరిగింది.' },
  },
  {
    english: 'potato',
    telugu: 'బంగాళాదుంప',
    grade: 1,
    emoji: '🥔',
    alsoTelugu: ['ఆలుగడ్డ', 'ఉర్లగడ్డ', 'ఆలూ'],
    explanations: [
      {
        en: 'A potato is a tuber with thin brown skin that grows under the soil. When Mother fries potatoes, nothing is left on the plates.',
        te: 'మట్టి లోపల పెరిగే, పలుచని గోధుమ రంగు తొక్క ఉన్న దుంప బంగాళాదుంప. అమ్మ బంగాళాదుంప వేపుడు చేస్తే కంచాల్లో ఏమీ మిగలదు.',
      },
      {
        en: 'On a potato there are hollows like eyes, from which new shoots grow. We planted a piece that had sprouted, and a plant came up.',
        te: 'బంగాళాదుంప మీద కళ్లలాంటి గుంటలు ఉంటాయి; వాటిలోంచే కొత్త మొలకలు వస్తాయి. మేము మొలకెత్తిన ముక్కను కుండీలో నాటితే మొక్క వచ్చింది.',
      },
      {
        en: 'In Telangana people say alugadda, in Rayalaseema often urlagadda. At our hostel three of us had three names for one potato curry.',
        te: 'తెలంగాణలో ఆలుగడ్డ, రాయలసీమలో ఉర్లగడ్డ అని కూడా అంటారు. మా హాస్టల్లో ఒకే బంగాళాదుంప కూరను ముగ్గురం మూడు పేర్లతో పిలిచాం.',
      },
    ],
    sentence: { en: 'The potato curry is good.', te: 'బంగాళాదుంప కూర బాగుంది.' },
  },
  {
    english: 'brinjal',
    telugu: 'వంకాయ',
    grade: 1,
    emoji: '🍆',
    alsoEnglish: ['eggplant', 'aubergine'],
    explanations: [
      {
        en: 'A brinjal is a shiny purple, green or white vegetable with a cap on its head. Father brought tender ones from the market.',
        te: 'ఊదా, ఆకుపచ్చ, తెలుపు రంగుల్లో నిగనిగలాడే కూరగాయ వంకాయ; దాని తల మీద ముచ్చిక ఉంటుంది. నాన్న బజారు నుంచి లేత వంకాయలు తెచ్చారు.',
      },
      {
        en: 'Tender brinjals are slit, filled with spices and cooked whole. At the wedding feast I took two helpings of this curry.',
        te: 'లేత వంకాయలకు గాట్లు పెట్టి, మసాలా కూరి గుత్తివంకాయ కూర చేస్తారు. పెళ్లి భోజనంలో ఈ కూర రెండుసార్లు వడ్డించుకున్నాను.',
      },
      {
        en: 'There is no curry like brinjal, says an old Telugu verse. Gopi did not care for it, but after hearing the verse he too had a taste.',
        te: 'వంకాయ వంటి కూర లేదని ఒక పాత తెలుగు పద్యం చెప్తుంది. వంకాయ ఇష్టం లేని గోపి కూడా ఆ పద్యం విన్నాక రుచి చూశాడు.',
      },
    ],
    sentence: { en: 'There is a brinjal on our plant.', te: 'మా మొక్కకు ఒక వంకాయ కాసింది.' },
  },
  {
    english: 'okra',
    telugu: 'బెండకాయ',
    grade: 1,
    alsoEnglish: ["lady's finger", 'ladyfinger'],
    explanations: [
      {
        en: 'Okra is a long, green, pointed vegetable; inside it is sticky and full of white seeds. Mother snaps the tip to see if it is tender.',
        te: 'కొనదేలిన పొడవైన ఆకుపచ్చ కూరగాయ బెండకాయ; కోస్తే లోపల జిగురు, తెల్లని గింజలు ఉంటాయి. బజారులో అమ్మ కొన విరిచి చూసి లేత బెండకాయలు ఏరింది.',
      },
      {
        en: 'Okra can be fried, stewed in tamarind or ground to chutney. When my friends saw fried okra in my lunch box, they all gathered round.',
        te: 'బెండకాయతో వేపుడు, పులుసు, పచ్చడి అన్నీ చేస్తారు. నా డబ్బాలో బెండకాయ వేపుడు చూసి స్నేహితులంతా చుట్టూ చేరారు.',
      },
      {
        en: 'Eat okra and you will be good at sums, elders say in fun. The day before the test Grandmother gave me two big spoonfuls.',
        te: 'బెండకాయ తింటే లెక్కలు బాగా వస్తాయని పెద్దలు సరదాగా అంటారు. పరీక్ష ముందు రోజు నానమ్మ నాకు రెండు గరిటెల బెండకాయ కూర వడ్డించారు.',
      },
    ],
    sentence: { en: 'Okra is sticky.', te: 'బెండకాయ జిగురుగా ఉంటుంది.' },
  },
  {
    english: 'fruit',
    telugu: 'పండు',
    grade: 1,
    alsoTelugu: ['ఫలం'],
    explanations: [
      {
        en: 'A fruit is the part of a plant that holds its seeds and is often sweet when ripe. Each of us took one from the basket.',
        te: 'మొక్క గింజలను లోపల దాచుకుని, పక్వానికి వచ్చాక తియ్యగా మారేది పండు. బుట్టలోంచి తలా ఒక పండు తీసుకున్నాం.',
      },
    ],
    sentence: { en: 'Eat one fruit a day.', te: 'రోజుకు ఒక పండు తిను.' },
  },
  {
    english: 'vegetable',
    telugu: 'కూరగాయ',
    grade: 1,
    explanations: [
      {
        en: 'A vegetable is a part of a plant that we cook as curry: a pod, a root or a tuber. At the market, fresh vegetables lay in heaps.',
        te: 'కూర వండుకోవడానికి ఉపయోగపడే మొక్క భాగం కూరగాయ; కాయ, వేరు, దుంప ఏదైనా కావచ్చు. సంతలో తాజా కూరగాయలు కుప్పలుగా పోసి ఉన్నాయి.',
      },
    ],
    sentence: { en: 'Which vegetable is this?', te: 'ఇది ఏ కూరగాయ?' },
  },
  {
    english: 'orange',
    telugu: 'నారింజ',
    grade: 1,
    emoji: '🍊',
    alsoTelugu: ['కమలాపండు', 'నారింజపండు'],
    explanations: [
      {
        en: 'An orange is a round fruit with juicy segments under its peel; a colour is named after it. We counted the segments and shared the orange among the four of us.',
        te: 'తొక్క తీస్తే తొనలు తొనలుగా వచ్చే, రసం నిండిన పండు నారింజ; ఒక రంగుకు దీని పేరే పెట్టారు. తొనలు లెక్కపెట్టి నారింజను నలుగురం పంచుకున్నాం.',
      },
    ],
    sentence: { en: 'Mother gave me an orange.', te: 'అమ్మ నాకు ఒక నారింజ ఇచ్చింది.' },
  },
  {
    english: 'grape',
    telugu: 'ద్రాక్ష',
    grade: 1,
    emoji: '🍇',
    alsoTelugu: ['ద్రాక్షపండు'],
    explanations: [
      {
        en: 'A grape is a small round fruit that grows in bunches on a vine; dried, it becomes a raisin. I picked the black grapes off the bunch one at a time.',
        te: 'తీగకు గుత్తులుగా కాసే చిన్న గుండ్రని పండు ద్రాక్ష; ఎండబెడితే ఎండుద్రాక్ష అవుతుంది. నల్ల ద్రాక్ష గుత్తిలోంచి ఒక్కో పండు తీసి తిన్నాను.',
      },
    ],
    sentence: { en: 'This grape is sweet.', te: 'ఈ ద్రాక్ష తియ్యగా ఉంది.' },
  },
  {
    english: 'lemon',
    telugu: 'నిమ్మకాయ',
    grade: 1,
    emoji: '🍋',
    alsoEnglish: ['lime'],
    alsoTelugu: ['నిమ్మపండు'],
    explanations: [
      {
        en: 'A lemon is a small yellow fruit with sour juice. After the match we all had a cool lemon drink.',
        te: 'పిండితే పుల్లని రసం వచ్చే చిన్న పసుపు కాయ నిమ్మకాయ. ఆట అయ్యాక అందరం చల్లని నిమ్మరసం తాగాం.',
      },
    ],
    sentence: { en: 'Squeeze a lemon over the upma.', te: 'ఉప్మా మీద నిమ్మకాయ పిండు.' },
  },
  {
    english: 'papaya',
    telugu: 'బొప్పాయి',
    grade: 2,
    alsoTelugu: ['బొప్పాయిపండు'],
    explanations: [
      {
        en: 'A papaya is a big fruit with orange flesh and black seeds like peppercorns. From a seed we had thrown away, a papaya tree grew in our yard.',
        te: 'లోపల నారింజ రంగు గుజ్జు, మిరియాల్లాంటి నల్ల గింజలు ఉండే పెద్ద పండు బొప్పాయి. మేము పారేసిన గింజ మొలిచి మా పెరట్లో బొప్పాయి చెట్టు వచ్చింది.',
      },
    ],
    sentence: { en: 'The papaya has ripened.', te: 'బొప్పాయి పండింది.' },
  },
  {
    english: 'pomegranate',
    telugu: 'దానిమ్మ',
    grade: 2,
    alsoTelugu: ['దానిమ్మపండు'],
    explanations: [
      {
        en: 'A pomegranate is a round fruit full of seeds as red as rubies. Grandmother took ten minutes to pick them out, and I ate them in one.',
        te: 'గట్టి తొక్క లోపల కెంపుల్లాంటి ఎర్రని గింజలు నిండి ఉండే పండు దానిమ్మ. అమ్మమ్మ పది నిమిషాలు ఒలిచిన దానిమ్మ గింజలను నేను ఒక్క నిమిషంలో తినేశాను.',
      },
    ],
    sentence: { en: 'Father peeled a pomegranate.', te: 'నాన్న దానిమ్మ ఒలిచారు.' },
  },
  {
    english: 'watermelon',
    telugu: 'పుచ్చకాయ',
    grade: 1,
    emoji: '🍉',
    explanations: [
      {
        en: 'A watermelon is a big fruit, green outside and red inside, that is nearly all water. In summer we sat on the steps and ate slices of it.',
        te: 'పైన ఆకుపచ్చగా, లోపల ఎర్రగా ఉండే పెద్ద పండు పుచ్చకాయ; దానిలో దాదాపు అంతా నీరే ఉంటుంది. ఎండాకాలంలో మెట్ల మీద కూర్చుని పుచ్చకాయ ముక్కలు తిన్నాం.',
      },
    ],
    sentence: { en: 'The watermelon is cold.', te: 'పుచ్చకాయ చల్లగా ఉంది.' },
  },
  {
    english: 'jackfruit',
    telugu: 'పనసపండు',
    grade: 2,
    alsoTelugu: ['పనస', 'పనసకాయ'],
    explanations: [
      {
        en: 'A jackfruit is the biggest fruit that grows on a tree; inside its thorny skin are golden segments. One jackfruit was enough for our whole street.',
        te: 'చెట్లకు కాసే పండ్లలో అన్నిటికంటే పెద్దది పనసపండు; ముళ్ల తొక్క లోపల బంగారు రంగు తొనలు ఉంటాయి. ఒక్క పనసపండు మా వీధిలో అందరికీ సరిపోయింది.',
      },
    ],
    sentence: { en: 'The jackfruit is very heavy.', te: 'పనసపండు చాలా బరువుగా ఉంది.' },
  },
  {
    english: 'custard apple',
    telugu: 'సీతాఫలం',
    grade: 2,
    explanations: [
      {
        en: 'A custard apple is a bumpy fruit with sweet white pulp and black seeds inside. We hid the ones from the hill in the rice bin, and in two days they were ripe.',
        te: 'పైన బుడిపెలు, లోపల తెల్లని తియ్యని గుజ్జు, నల్ల గింజలు ఉండే పండు సీతాఫలం. కొండ మీంచి తెచ్చిన సీతాఫలాలను బియ్యంలో దాస్తే రెండు రోజుల్లో పండాయి.',
      },
    ],
    sentence: { en: 'The custard apple has ripened and is soft.', te: 'సీతాఫలం పండి మెత్తగా ఉంది.' },
  },
  {
    english: 'sapota',
    telugu: 'సపోటా',
    grade: 2,
    alsoEnglish: ['chikoo', 'sapodilla'],
    explanations: [
      {
        en: 'A sapota is a brown fruit with very sweet pulp and shiny black seeds. I ate a ripe one with a spoon.',
        te: 'మట్టి రంగు తొక్క లోపల చక్కెరలా తియ్యని గుజ్జు, నిగనిగలాడే నల్ల గింజలు ఉండే పండు సపోటా. పండిన సపోటాను చెంచాతో తీసుకుని తిన్నాను.',
      },
    ],
    sentence: { en: 'This sapota is not ripe yet.', te: 'ఈ సపోటా ఇంకా పండలేదు.' },
  },
  {
    english: 'pineapple',
    telugu: 'అనాసపండు',
    grade: 2,
    emoji: '🍍',
    alsoTelugu: ['అనాస', 'పైనాపిల్'],
    explanations: [
      {
        en: 'A pineapple is a sweet fruit with a prickly skin and a crown of leaves. We planted the crown in soil, and a new plant grew from it.',
        te: 'తల మీద ఆకుల కిరీటం, తొక్క మీద ముళ్ల గళ్లు ఉండే పండు అనాసపండు. దాని కిరీటాన్ని మట్టిలో నాటితే కొత్త అనాస మొక్క మొలిచింది.',
      },
    ],
    sentence: { en: 'The pineapple smells nice.', te: 'అనాసపండు మంచి వాసన వస్తోంది.' },
  },
  {
    english: 'jamun',
    telugu: 'నేరేడుపండు',
    grade: 3,
    alsoEnglish: ['black plum', 'java plum'],
    alsoTelugu: ['నేరేడు'],
    explanations: [
      {
        en: 'A jamun is a dark purple fruit that leaves its colour on the tongue. After eating some, we put out our tongues to see whose was the most purple.',
        te: 'నల్లని ఊదా రంగులో ఉండి, తింటే నాలుకకు రంగు అంటించే పండు నేరేడుపండు. నేరేడుపండ్లు తిని ఎవరి నాలుక ఎక్కువ ఊదాగా ఉందో చూసుకున్నాం.',
      },
    ],
    sentence: { en: 'I found a jamun under the tree.', te: 'చెట్టు కింద నాకు నేరేడుపండు దొరికింది.' },
  },
  {
    english: 'gooseberry',
    telugu: 'ఉసిరికాయ',
    grade: 3,
    alsoEnglish: ['amla', 'Indian gooseberry'],
    alsoTelugu: ['ఉసిరి'],
    explanations: [
      {
        en: 'A gooseberry is a small, very sour fruit; water tastes sweet after you eat it. In the month of Kartika we had a picnic under a gooseberry tree.',
        te: 'పుల్లగా, వగరుగా ఉండే చిన్న కాయ ఉసిరికాయ; తిన్నాక నీళ్లు తాగితే తియ్యగా అనిపిస్తాయి. కార్తిక మాసంలో ఉసిరి చెట్టు కింద అందరం కలిసి వనభోజనం చేశాం.',
      },
    ],
    sentence: { en: 'I dipped a gooseberry in salt and ate it.', te: 'ఉసిరికాయ ఉప్పులో అద్దుకుని తిన్నాను.' },
  },
  {
    english: 'jujube',
    telugu: 'రేగుపండు',
    grade: 3,
    alsoEnglish: ['ber'],
    alsoTelugu: ['రేగు'],
    explanations: [
      {
        en: 'A jujube is a small, sweet and sour fruit that comes at Sankranti time. On the evening of Bhogi elders shower these fruits on small children to bless them.',
        te: 'సంక్రాంతి రోజుల్లో దొరికే చిన్న పుల్లని తియ్యని పండు రేగుపండు. భోగి సాయంత్రం పెద్దలు చిన్నపిల్లల తల మీద రేగుపండ్లు పోసి దీవిస్తారు.',
      },
    ],
    sentence: { en: 'A jujube is small and round.', te: 'రేగుపండు చిన్నగా, గుండ్రంగా ఉంటుంది.' },
  },
  {
    english: 'sweet lime',
    telugu: 'బత్తాయి',
    grade: 2,
    alsoEnglish: ['mosambi'],
    alsoTelugu: ['మోసంబి'],
    explanations: [
      {
        en: 'A sweet lime is a green fruit with sweet juice; it is often given to people who are ill. We took some to Grandfather in the hospital.',
        te: 'ఆకుపచ్చని తొక్క, తియ్యని రసం ఉండే పండు బత్తాయి; ఒంట్లో బాగాలేనివారికి రసం తీసి ఇస్తారు. ఆసుపత్రిలో ఉన్న తాతయ్య కోసం బత్తాయిలు తీసుకెళ్లాం.',
      },
    ],
    sentence: { en: 'Drink some sweet lime juice.', te: 'బత్తాయి రసం తాగు.' },
  },
  {
    english: 'carrot',
    telugu: 'క్యారెట్',
    grade: 1,
    emoji: '🥕',
    explanations: [
      {
        en: 'A carrot is an orange root that grows in the soil and is good for the eyes. I pulled at the leaves, and out came a long carrot.',
        te: 'మట్టిలో పెరిగే నారింజ రంగు వేరు క్యారెట్; కంటికి మేలు చేస్తుంది. ఆకులు పట్టుకుని లాగితే పొడవైన క్యారెట్ బయటికి వచ్చింది.',
      },
    ],
    sentence: { en: 'I eat my carrot raw.', te: 'నేను పచ్చి క్యారెట్ తింటాను.' },
  },
  {
    english: 'radish',
    telugu: 'ముల్లంగి',
    grade: 3,
    explanations: [
      {
        en: 'A radish is a long white root with a sharp smell; we put it into sambar. Mother grated a radish and mixed it with curd.',
        te: 'ఘాటైన వాసన ఉండే పొడవైన తెల్లని వేరు ముల్లంగి; సాంబారులో వేస్తారు. అమ్మ ముల్లంగి తురిమి పెరుగులో కలిపింది.',
      },
    ],
    sentence: { en: 'The radish is white.', te: 'ముల్లంగి తెల్లగా ఉంటుంది.' },
  },
  {
    english: 'cucumber',
    telugu: 'దోసకాయ',
    grade: 2,
    emoji: '🥒',
    alsoTelugu: ['కీర దోసకాయ', 'కీరా'],
    explanations: [
      {
        en: 'A cucumber is a vegetable full of water and cool to eat; the round yellow kind is cooked with dal. Mother tasted a slice first, in case it was bitter.',
        te: 'నీటితో నిండి చల్లగా ఉండే కాయ దోసకాయ; గుండ్రని పసుపు రకాన్ని పప్పులో వేస్తారు. చేదుగా ఉందేమోనని అమ్మ ముందు ఒక ముక్క రుచి చూసింది.',
      },
    ],
    sentence: { en: 'This cucumber is not bitter.', te: 'ఈ దోసకాయ చేదుగా లేదు.' },
  },
  {
    english: 'ridge gourd',
    telugu: 'బీరకాయ',
    grade: 3,
    explanations: [
      {
        en: 'A ridge gourd is a green vegetable with ridges all along it; its dried fibre makes a bath scrubber. Mother made chutney even of the peel.',
        te: 'పొడవునా గట్లు ఉండే ఆకుపచ్చ కాయ బీరకాయ; ఎండితే లోపలి పీచుతో ఒళ్లు రుద్దుకోవచ్చు. అమ్మ బీరకాయ తొక్కతో కూడా పచ్చడి చేసింది.',
      },
    ],
    sentence: { en: 'A ridge gourd is hanging from our trellis.', te: 'మా పందిరికి బీరకాయ వేలాడుతోంది.' },
  },
  {
    english: 'bottle gourd',
    telugu: 'సొరకాయ',
    grade: 3,
    alsoTelugu: ['ఆనపకాయ'],
    explanations: [
      {
        en: 'A bottle gourd is a pale green vegetable shaped like a bottle; the tambura is made from its dried shell. There were six on the vine that had climbed our roof.',
        te: 'సీసా ఆకారంలో ఉండే లేత ఆకుపచ్చ కాయ సొరకాయ; ఎండిన బుర్రతో తంబురా చేస్తారు. మా ఇంటి కప్పు మీదికి పాకిన తీగకు ఆరు సొరకాయలు కాశాయి.',
      },
    ],
    sentence: { en: 'The bottle gourd is long.', te: 'సొరకాయ పొడవుగా ఉంది.' },
  },
  {
    english: 'bitter gourd',
    telugu: 'కాకరకాయ',
    grade: 2,
    explanations: [
      {
        en: 'A bitter gourd is a rough green vegetable; it tastes bitter but is good for the health. It was cooked with jaggery, so I ate the curry too.',
        te: 'తొక్క గరుకుగా, రుచి చేదుగా ఉండే కూరగాయ కాకరకాయ; అది ఆరోగ్యానికి మంచిది. బెల్లం వేసి వండితే కాకరకాయ కూర నేను కూడా తిన్నాను.',
      },
    ],
    sentence: { en: 'Bitter gourd is bitter.', te: 'కాకరకాయ చేదుగా ఉంటుంది.' },
  },
  {
    english: 'pumpkin',
    telugu: 'గుమ్మడికాయ',
    grade: 2,
    alsoTelugu: ['గుమ్మడి'],
    explanations: [
      {
        en: 'A pumpkin is a big, round vegetable, orange inside, from a vine that creeps on the ground. My brother could not lift it alone and called me.',
        te: 'నేల మీద పాకే తీగకు కాసే పెద్ద గుండ్రని కాయ గుమ్మడికాయ; లోపల నారింజ రంగులో ఉంటుంది. గుమ్మడికాయను ఒక్కడే ఎత్తలేక అన్నయ్య నన్ను పిలిచాడు.',
      },
    ],
    sentence: { en: 'The pumpkin rolled away.', te: 'గుమ్మడికాయ దొర్లుకుంటూ పోయింది.' },
  },
  {
    english: 'drumstick',
    telugu: 'మునక్కాయ',
    grade: 2,
    alsoTelugu: ['మునగకాయ', 'ములక్కాడ', 'మునగకాడ'],
    explanations: [
      {
        en: 'A drumstick is a vegetable as long and thin as a stick; we chew it, eat the pulp and leave the fibre. We raced to see who would get the most pieces in the sambar.',
        te: 'కర్రలా పొడవుగా, సన్నగా ఉండే కాయ మునక్కాయ; నమిలి గుజ్జు తిని పిప్పి వదిలేస్తాం. సాంబారులో మునక్కాయ ముక్కలు ఎవరికి ఎక్కువ వస్తాయో అని పోటీపడ్డాం.',
      },
    ],
    sentence: { en: 'We put a drumstick in the sambar.', te: 'సాంబారులో మునక్కాయ వేశాం.' },
  },
  {
    english: 'bean',
    telugu: 'చిక్కుడుకాయ',
    grade: 2,
    alsoEnglish: ['beans', 'broad bean'],
    alsoTelugu: ['చిక్కుడు'],
    explanations: [
      {
        en: 'A bean is a flat pod with seeds in it, from a vine that climbs a frame. I sat with Grandmother and stripped the strings off the beans.',
        te: 'పందిరికి పాకే తీగకు కాసే చదునైన కాయ చిక్కుడుకాయ; లోపల చిక్కుడు గింజలు ఉంటాయి. అమ్మమ్మతో కూర్చుని చిక్కుడుకాయల ఈనెలు తీశాను.',
      },
    ],
    sentence: { en: 'This bean is tender.', te: 'ఈ చిక్కుడుకాయ లేతగా ఉంది.' },
  },
  {
    english: 'green chilli',
    telugu: 'పచ్చిమిర్చి',
    grade: 2,
    alsoTelugu: ['పచ్చిమిరపకాయ'],
    explanations: [
      {
        en: 'A green chilli is a thin green pod that burns the mouth; curd cools it. My brother bit one in his upma and ran for water.',
        te: 'కొరికితే నోరు మండించే సన్నని ఆకుపచ్చ కాయ పచ్చిమిర్చి; పెరుగు తింటే మంట తగ్గుతుంది. ఉప్మాలో పచ్చిమిర్చి కొరికి తమ్ముడు నీళ్ల కోసం పరుగెత్తాడు.',
      },
    ],
    sentence: { en: 'This green chilli is very hot.', te: 'ఈ పచ్చిమిర్చి చాలా కారంగా ఉంది.' },
  },
  {
    english: 'garlic',
    telugu: 'వెల్లుల్లి',
    grade: 2,
    emoji: '🧄',
    alsoTelugu: ['ఎల్లిగడ్డ'],
    explanations: [
      {
        en: 'Garlic is a white bulb with strong-smelling cloves under its thin skin. When the garlic sizzled in the oil, I grew hungrier.',
        te: 'పలుచని తెల్లని పొర కింద ఘాటైన రెబ్బలు ఉండే గడ్డ వెల్లుల్లి. పోపులో వెల్లుల్లి వేగగానే నాకు ఆకలి ఎక్కువైంది.',
      },
    ],
    sentence: { en: 'Mother is peeling garlic.', te: 'అమ్మ వెల్లుల్లి ఒలుస్తోంది.' },
  },
  {
    english: 'ginger',
    telugu: 'అల్లం',
    grade: 2,
    explanations: [
      {
        en: 'Ginger is a crooked root with a sharp taste that grows in the soil. For my cold Mother gave me ginger tea, and I felt warm and better.',
        te: 'వంకరటింకరగా మట్టిలో పెరిగే ఘాటైన దుంప అల్లం. జలుబు చేస్తే అమ్మ అల్లం టీ ఇచ్చింది; వెచ్చగా, హాయిగా అనిపించింది.',
      },
    ],
    sentence: { en: 'Ginger is sharp.', te: 'అల్లం ఘాటుగా ఉంటుంది.' },
  },
  {
    english: 'spinach',
    telugu: 'పాలకూర',
    grade: 2,
    explanations: [
      {
        en: 'Spinach is soft green leaves with iron in them, which is good for the blood. I sowed seeds in a pot, and in a month there was spinach.',
        te: 'మెత్తని ఆకుపచ్చని ఆకుకూర పాలకూర; దానిలో రక్తానికి మేలు చేసే ఇనుము ఉంటుంది. కుండీలో గింజలు చల్లితే నెల రోజుల్లో పాలకూర వచ్చింది.',
      },
    ],
    sentence: { en: 'Spinach is good for the health.', te: 'పాలకూర ఆరోగ్యానికి మంచిది.' },
  },
  {
    english: 'gongura',
    telugu: 'గోంగూర',
    grade: 2,
    alsoEnglish: ['sorrel leaves'],
    alsoTelugu: ['పుంటికూర'],
    explanations: [
      {
        en: 'Gongura is a sour leaf; Telugu people all over the world love its pickle. For my sister, who was leaving for America, Mother packed a jar of it.',
        te: 'పుల్లగా ఉండే ఆకుకూర గోంగూర; దీని పచ్చడికి ప్రపంచమంతటా ఉన్న తెలుగువారిలో ఎంతో పేరు. అమెరికా వెళ్లే అక్కకు అమ్మ గోంగూర పచ్చడి సీసా కట్టింది.',
      },
    ],
    sentence: { en: 'Gongura is growing in our field.', te: 'మా పొలంలో గోంగూర పెరుగుతోంది.' },
  },
  {
    english: 'coriander',
    telugu: 'కొత్తిమీర',
    grade: 2,
    alsoEnglish: ['cilantro'],
    explanations: [
      {
        en: 'Coriander is fragrant leaves that we sprinkle on a dish; the seeds of the plant are a spice. The old lady who sells vegetables gave me a bunch of coriander for nothing.',
        te: 'వంటల మీద చల్లే సువాసన గల ఆకుకూర కొత్తిమీర; ఈ మొక్క గింజలే ధనియాలు. కూరగాయలు అమ్మే అవ్వ నాకు కొత్తిమీర కట్ట ఊరికే ఇచ్చారు.',
      },
    ],
    sentence: { en: 'Put coriander in the rasam.', te: 'చారులో కొత్తిమీర వేయి.' },
  },
  {
    english: 'curry leaf',
    telugu: 'కరివేపాకు',
    grade: 2,
    alsoEnglish: ['curry leaves'],
    explanations: [
      {
        en: 'A curry leaf is a fragrant leaf fried in oil for its smell; many people put it aside when they eat. "Don\'t drop me like that once the work is done," my sister said, laughing.',
        te: 'పోపులో వేసే సువాసన గల ఆకు కరివేపాకు; తినేటప్పుడు చాలామంది పక్కన పెడతారు. పనయ్యాక నన్ను కూరలో కరివేపాకులా తీసేయవద్దు అని అక్క నవ్వుతూ అంది.',
      },
    ],
    sentence: { en: 'Mother picked curry leaves.', te: 'అమ్మ కరివేపాకు కోసింది.' },
  },
];
