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
        te: 'గుండ్రంగా, ఎర్రగా ఉండి, కొరికితే కరకరమనే పండు ఆపిల్. డాక్టర్ రోజుకో పండు తినమంటే నేను ఆపిల్ ఎంచుకున్నాను.',
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
        en: 'Nothing of the coconut is wasted: the fiber makes rope, the flesh oil, the leaf ribs brooms. In Konaseema we saw coconut trees wherever we looked.',
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
        en: 'Half-ripe guavas taste great with salt and chili powder. Outside our school we bought slices from the cart.',
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
        en: 'A tomato is a round, juicy, red vegetable that gives curries and rasam their color. When I cut one, the juice splashed on my shirt.',
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
      {
        en: 'First comes the flower, then a small green fruit, and at last the ripe fruit. Sita watched one mango from flower to fruit for three months.',
        te: 'ముందు పువ్వు, తర్వాత పిందె, కాయ, చివరికి పండు వస్తాయి. సీత ఒక మామిడి పువ్వు పండు అయ్యేదాకా మూడు నెలలు గమనించింది.',
      },
      {
        en: 'Birds eat fruit and drop the seeds far away; so the tree travels without feet. The guava by our gate was planted by a bird, Grandfather says.',
        te: 'పక్షులు పండు తిని గింజలను దూరంగా వదులుతాయి; అలా కాళ్లు లేకుండానే చెట్టు ప్రయాణిస్తుంది. మా గేటు పక్కన జామ చెట్టును పక్షే నాటిందని తాతయ్య అంటారు.',
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
      {
        en: 'Vegetables of every color are good for us: red, green, orange, purple. Mother says a plate should look like a rainbow.',
        te: 'ఎరుపు, ఆకుపచ్చ, నారింజ, ఊదా: అన్ని రంగుల కూరగాయలూ మంచివే. కంచం ఇంద్రధనుస్సులా ఉండాలని అమ్మ అంటుంది.',
      },
      {
        en: 'In many Telugu towns there is a Rythu Bazar, where farmers sell vegetables themselves. Raju bought a kilo of beans there from the woman who grew them.',
        te: 'చాలా తెలుగు పట్టణాల్లో రైతు బజార్లు ఉన్నాయి; అక్కడ రైతులే కూరగాయలు అమ్ముతారు. రాజు చిక్కుడుకాయలు పండించిన ఆవిడ దగ్గరే ఒక కిలో కొన్నాడు.',
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
        en: 'An orange is a round fruit with juicy segments under its peel; a color is named after it. We counted the segments and shared the orange among the four of us.',
        te: 'తొక్క తీస్తే తొనలు తొనలుగా వచ్చే, రసం నిండిన పండు నారింజ; ఒక రంగుకు దీని పేరే పెట్టారు. తొనలు లెక్కపెట్టి నారింజను నలుగురం పంచుకున్నాం.',
      },
      {
        en: 'The city of Nagpur is called the orange city, because so many oranges grow around it. On the way to Delhi our train smelled of orange peel.',
        te: 'నాగపూర్ చుట్టుపక్కల నారింజ తోటలు ఎన్నో ఉన్నాయి; అందుకే దాన్ని నారింజ నగరం అంటారు. ఢిల్లీ వెళ్తుంటే మా రైలంతా నారింజ తొక్కల వాసనే.',
      },
      {
        en: 'Its name traveled far: the Telugu narinja, the Spanish naranja and the English orange are relatives. Anita found it out in a dictionary.',
        te: 'నారింజ అనే పేరు ఎంతో దూరం ప్రయాణించింది: స్పానిష్‌లో నరాంహా, ఇంగ్లీషులో ఆరెంజ్ దాని చుట్టాలే. అనిత నిఘంటువులో చూసి ఈ సంగతి కనిపెట్టింది.',
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
      {
        en: 'Grapevines are trained over a frame, and the bunches hang down under it. When Lata walked through the garden, the grapes hung over her head like lamps.',
        te: 'ద్రాక్ష తీగలను పందిరి మీదికి పాకిస్తారు; గుత్తులు కింది వైపు వేలాడతాయి. లత తోటలో నడుస్తుంటే తల పైన ద్రాక్ష గుత్తులు దీపాల్లా వేలాడుతూ కనిపించాయి.',
      },
      {
        en: 'In the fable a fox jumps again and again, cannot reach the grapes and says they are sour. Gopi said the same of the high swing.',
        te: 'కథలో నక్క ఎంత ఎగిరినా అందకపోతే ఆ ద్రాక్ష పుల్లగా ఉంటుందని అంటుంది. ఎత్తైన ఊయల అందని గోపి కూడా అలాగే అన్నాడు.',
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
      {
        en: 'Lemons have a lot of vitamin C; long ago sailors took them on board so as not to get sick. Our teacher drew a ship full of lemons.',
        te: 'నిమ్మకాయలో విటమిన్ సి ఎక్కువ; జబ్బులు రాకుండా పూర్వం నావికులు వాటిని ఓడల్లో తీసుకెళ్లేవారు. టీచర్ నిమ్మకాయలతో నిండిన ఓడ బొమ్మ గీశారు.',
      },
      {
        en: 'Write with lemon juice, let it dry, and nothing is seen; hold the paper near a warm bulb, and the letters come out. So Kiran sent me a secret letter.',
        te: 'నిమ్మరసంతో రాసి ఆరనిస్తే ఏమీ కనిపించదు; కాగితాన్ని వేడి బల్బు దగ్గర పెడితే అక్షరాలు బయటపడతాయి. కిరణ్ నాకు నిమ్మకాయ రసంతో రహస్య ఉత్తరం రాశాడు.',
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
      {
        en: 'Green papaya is cooked as a vegetable; ripe, it is a sweet fruit. From one tree Grandmother made curry in the morning and gave us fruit at night.',
        te: 'పచ్చి బొప్పాయిని కూరగా వండుతారు; పండితే పండుగా తింటారు. నానమ్మ ఒకే చెట్టు కాయలతో పొద్దున కూర చేసి, రాత్రి పండు పెట్టారు.',
      },
      {
        en: 'The tree has no branches: the leaves make an umbrella on top, and the fruits hang round the trunk. It bears within a year of planting.',
        te: 'బొప్పాయి చెట్టుకు కొమ్మలు ఉండవు; పైన ఆకులు గొడుగులా, కాండం చుట్టూ కాయలు ఉంటాయి. నాటిన ఏడాదిలోపే అది కాపుకు వస్తుంది.',
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
      {
        en: 'Inside, the seeds sit in little rooms with thin yellow walls. Break it under water, Mother says, and the juice will not splash.',
        te: 'దానిమ్మ లోపల గింజలు పలుచని పసుపు పొరల గదుల్లో ఉంటాయి. నీళ్లలో పెట్టి ఒలిస్తే రసం చిందదని అమ్మ చెప్పింది.',
      },
      {
        en: 'Teeth that are small, even and shining are compared to pomegranate seeds in Telugu poems. When our baby smiles, Grandfather says so of her two.',
        te: 'చిన్నగా, వరుసగా మెరిసే పళ్లను తెలుగు కవులు దానిమ్మ గింజలతో పోలుస్తారు. మా పాప నవ్వితే ఉన్న రెండు పళ్లను చూసి తాతయ్య అదే మాట అంటారు.',
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
      {
        en: 'The big vine lies on sandy soil, often on dry river beds. By the Penna we saw hundreds of watermelons lying like green stones.',
        te: 'పుచ్చకాయ తీగ ఇసుక నేలలో, ఎండిన నదుల పక్కన బాగా పెరుగుతుంది. పెన్నా నది ఒడ్డున వందల పుచ్చకాయలు ఆకుపచ్చని రాళ్లలా కనిపించాయి.',
      },
      {
        en: 'To know if it is ripe, knock on it: a deep sound is a good sign. Uncle knocked on six in the market, like one asking to be let in.',
        te: 'పండిందో లేదో తెలియాలంటే పుచ్చకాయను తట్టి చూడాలి; బరువైన చప్పుడు వస్తే మంచిది. మామయ్య బజారులో ఆరింటిని తలుపు తట్టినట్టు తట్టి చూశారు.',
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
      {
        en: 'Before it is cut, hands and knife are rubbed with oil, for the milk of the jackfruit sticks like glue. Raju forgot, and could not open his fist.',
        te: 'పనసపండు పాలు జిగురులా అంటుకుంటాయి; అందుకే కోసే ముందు చేతులకు, కత్తికి నూనె రాస్తారు. రాజు మరిచిపోతే పిడికిలి విప్పలేకపోయాడు.',
      },
      {
        en: 'The seeds are boiled or roasted and taste like potatoes; the raw fruit makes a curry for weddings. In Godavari villages no wedding is without it.',
        te: 'పనసపండు గింజలను ఉడికించి లేదా కాల్చి తింటారు; పచ్చి పనసకాయతో పెళ్లిళ్లలో పొట్టు కూర వండుతారు. గోదావరి పల్లెల్లో ఆ కూర లేని పెళ్లి ఉండదు.',
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
      {
        en: 'In Telugu it is named after Sita, and there is also a Rama fruit, ramaphalam. We put one of each on the plate, side by side.',
        te: 'ఈ పండుకు సీత పేరు పెట్టారు; రామాఫలం అనే పండు కూడా ఉంది. మేము పళ్లెంలో సీతాఫలం, రామాఫలం పక్కపక్కన పెట్టాం.',
      },
      {
        en: 'It comes after the rains, in autumn, much of it from the hills of Telangana. On the road near Mahbubnagar women sell baskets of it.',
        te: 'వానలు తగ్గాక సీతాఫలం వస్తుంది; తెలంగాణ గుట్టల్లో ఎక్కువగా కాస్తుంది. మహబూబ్‌నగర్ దారిలో మహిళలు బుట్టల్లో పెట్టి అమ్ముతారు.',
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
      {
        en: 'It came to India from Mexico, and people like it in milk shakes. With ice it tastes like toffee, said Meena.',
        te: 'సపోటా మెక్సికో నుంచి భారతదేశానికి వచ్చింది; దానితో మిల్క్ షేక్ కూడా చేస్తారు. చల్లగా తాగితే టాఫీలా ఉందని మీనా అంది.',
      },
      {
        en: 'Raw sapota has a sticky milk and puckers your mouth, so you have to wait until it is soft. Chinnu pressed his every morning and asked, "Today?"',
        te: 'పచ్చి సపోటాలో జిగురు పాలు ఉంటాయి, తింటే నోరు వగరెక్కుతుంది; మెత్తబడేదాకా ఆగాలి. చిన్ను రోజూ పొద్దున్నే నొక్కి చూసి, ఈ రోజు తినవచ్చా అని అడిగేవాడు.',
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
      {
        en: 'It does not grow on a tree: each plant is low, with sword-like leaves, and bears one fruit in its middle. In Kerala we nearly stepped on one.',
        te: 'అనాసపండు చెట్టుకు కాయదు; కత్తుల్లాంటి ఆకులున్న చిన్న మొక్క మధ్యలో ఒక్క పండే కాస్తుంది. కేరళలో మేము చూసుకోకుండా దాని మీద కాలు వేయబోయాం.',
      },
      {
        en: 'The "eyes" on the skin run in slanting lines, and the seller cuts them out in a spiral. Padma got a slice on a stick with chili powder.',
        te: 'అనాసపండు తొక్క మీది కళ్లు ఏటవాలు వరుసల్లో ఉంటాయి; అమ్మేవారు వాటిని మెలికలుగా చెక్కి తీస్తారు. పద్మకు కారం చల్లిన ముక్కను పుల్లకు గుచ్చి ఇచ్చారు.',
      },
    ],
    sentence: { en: 'The pineapple smells nice.', te: 'అనాసపండు వాసన బాగుంది.' },
  },
  {
    english: 'jamun',
    telugu: 'నేరేడుపండు',
    grade: 3,
    alsoEnglish: ['black plum', 'java plum'],
    alsoTelugu: ['నేరేడు'],
    explanations: [
      {
        en: 'A jamun is a dark purple fruit that leaves its color on the tongue. After eating some, we put out our tongues to see whose was the most purple.',
        te: 'నల్లని ఊదా రంగులో ఉండి, తింటే నాలుకకు రంగు అంటించే పండు నేరేడుపండు. నేరేడుపండ్లు తిని ఎవరి నాలుక ఎక్కువ ఊదాగా ఉందో చూసుకున్నాం.',
      },
      {
        en: 'A Tamil tale tells of an old woman whom a boy asked whether she wanted hot fruit or cold. She blew the sand off the fallen jamuns, and he laughed, "Are they hot?"',
        te: 'ఒక తమిళ కథలో, వేడి పండ్లు కావాలా చల్లనివా అని బాలుడు అవ్వను అడుగుతాడు. కింద పడిన నేరేడుపండ్ల మీది ఇసుకను అవ్వ ఊదుతుంటే, వేడిగా ఉన్నాయా అని నవ్వుతాడు.',
      },
      {
        en: 'Ripe jamuns fall by themselves in June; people spread cloths under the tree and shake it. Never stand there in a white shirt, warns my brother.',
        te: 'జూన్‌లో నేరేడుపండ్లు పండి వాటంతట అవే రాలతాయి; చెట్టు కింద గుడ్డలు పరిచి కొమ్మలు ఊపుతారు. తెల్ల చొక్కాతో అక్కడ నిలబడకు అని అన్నయ్య హెచ్చరించాడు.',
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
      {
        en: "There is a great deal of vitamin C in it; so it is eaten as pickle, sweet and powder. Grandmother's hair oil too has gooseberry in it.",
        te: 'ఉసిరికాయలో విటమిన్ సి చాలా ఎక్కువ; దానితో పచ్చడి, మురబ్బా, పొడి చేస్తారు. నానమ్మ తలకు రాసుకునే నూనెలో కూడా ఉసిరి ఉంటుంది.',
      },
      {
        en: 'A small kind, called racha usiri, grows in bunches and is eaten with salt and chili. Outside our school an old man sells it in paper cones.',
        te: 'రాచ ఉసిరి అనే చిన్న రకం గుత్తులుగా కాస్తుంది; ఉప్పుకారం అద్దుకుని తింటారు. మా బడి బయట ఒక తాత వాటిని కాగితం పొట్లాల్లో అమ్ముతారు.',
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
      {
        en: 'The tree has thorns, so picking jujubes costs a few scratches. Kiran shook the branch with a long stick and we gathered from below.',
        te: 'రేగు చెట్టుకు ముళ్లు ఉంటాయి; రేగుపండ్లు కోస్తే చేతులు గీరుకుంటాయి. కిరణ్ పొడవైన కర్రతో కొమ్మ ఊపితే మేము కింద ఏరుకున్నాం.',
      },
      {
        en: 'Pounded with jaggery and dried, the fruit becomes regu vadiyalu, a sour-sweet snack. Grandmother hides the box, and we know where.',
        te: 'రేగుపండ్లను బెల్లంతో దంచి ఎండబెడితే పుల్లని తియ్యని రేగు వడియాలు అవుతాయి. నానమ్మ డబ్బా దాచిపెడతారు; ఎక్కడో మాకు తెలుసు.',
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
      {
        en: 'Nalgonda and Anantapur are known for their sweet lime gardens. From there lorries carry the fruit to Delhi and Kolkata.',
        te: 'నల్గొండ, అనంతపురం బత్తాయి తోటలకు పేరు పొందాయి. అక్కడి నుంచి లారీల్లో బత్తాయిలు ఢిల్లీ, కోల్‌కతా వెళ్తాయి.',
      },
      {
        en: 'It looks like an orange, but its peel sits tight and its juice is not sour. Lata asked for an orange and learned the difference at the first bite.',
        te: 'బత్తాయి చూడడానికి నారింజలా ఉన్నా తొక్క సులభంగా రాదు, రసం పుల్లగా ఉండదు. నారింజ అనుకుని తిన్న లతకు మొదటి ముక్కతోనే తేడా తెలిసింది.',
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
      {
        en: 'What makes a carrot orange turns into vitamin A in our body, which helps us to see in dim light. So have you ever seen a rabbit with glasses, Uncle jokes.',
        te: 'క్యారెట్‌లోని నారింజ రంగు పదార్థం ఒంట్లో విటమిన్ ఎ అవుతుంది; అది మసక వెలుతురులో చూడడానికి సాయపడుతుంది. కళ్లజోడు పెట్టుకున్న కుందేలును చూశావా అని మామయ్య సరదాగా అడుగుతారు.',
      },
      {
        en: "Carrots can also be red, yellow or purple; in Delhi in winter they are red. For Aman's halwa only the red carrot will do.",
        te: 'క్యారెట్ ఎరుపు, పసుపు, ఊదా రంగుల్లో కూడా ఉంటుంది; చలికాలంలో ఢిల్లీలో ఎర్రనివి దొరుకుతాయి. అమన్ వాళ్ల హల్వాకు ఎర్ర క్యారెట్ మాత్రమే కావాలి.',
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
      {
        en: 'It grows fast: you can pull it up about a month after sowing. Chinnu pulled his up every day to see how big it was, so his radish never grew.',
        te: 'ముల్లంగి త్వరగా పెరుగుతుంది; విత్తిన సుమారు నెలకు పీకవచ్చు. ఎంత పెరిగిందోనని చిన్ను రోజూ పీకి చూశాడు; అందుకే అతని ముల్లంగి పెరగలేదు.',
      },
      {
        en: 'There are round red radishes too, which Europeans eat raw with salt and bread. Anita in Paris sent a picture of a bunch like red marbles.',
        te: 'గుండ్రని ఎర్ర ముల్లంగి కూడా ఉంది; ఐరోపాలో ఉప్పు, బ్రెడ్‌తో పచ్చిగా తింటారు. పారిస్‌లో ఉన్న అనిత ఎర్రని గోళీల్లాంటి ముల్లంగి కట్ట ఫొటో పంపింది.',
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
      {
        en: 'The yellow kind, dosakaya, is mixed with salt, chili powder and mustard to make dosavakaya, a quick pickle. Father eats it with hot dal and rice.',
        te: 'పసుపు దోసకాయ ముక్కలకు ఉప్పు, కారం, ఆవపిండి కలిపితే అప్పటికప్పుడు చేసే దోసావకాయ అవుతుంది. నాన్న దాన్ని వేడి పప్పన్నంలో నంజుకుంటారు.',
      },
      {
        en: 'The vine creeps on the ground and hides its cucumbers under big leaves. We held a contest in the garden, and I found six.',
        te: 'దోసకాయ తీగ నేల మీద పాకుతుంది; కాయలు పెద్ద ఆకుల కింద దాక్కుంటాయి. తోటలో మేము పోటీ పెట్టుకుంటే నాకు ఆరు దోసకాయలు దొరికాయి.',
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
        en: 'A ridge gourd is a green vegetable with ridges all along it; its dried fiber makes a bath scrubber. Mother made chutney even of the peel.',
        te: 'పొడవునా గట్లు ఉండే ఆకుపచ్చ కాయ బీరకాయ; ఎండితే లోపలి పీచుతో ఒళ్లు రుద్దుకోవచ్చు. అమ్మ బీరకాయ తొక్కతో కూడా పచ్చడి చేసింది.',
      },
      {
        en: 'The yellow flowers of ridge gourd open in the evening, and then insects come. In the morning they are shut again, as if asleep.',
        te: 'బీరకాయ పసుపు పూలు సాయంత్రం విచ్చుకుంటాయి; అప్పుడు పురుగులు వాలతాయి. పొద్దున చూస్తే నిద్రపోతున్నట్టు మళ్లీ ముడుచుకుని ఉంటాయి.',
      },
      {
        en: 'It is light and full of water, so doctors allow it to the sick. With milk added it makes a mild curry that my little sister likes.',
        te: 'నీరు ఎక్కువగా ఉండి తేలిగ్గా అరుగుతుంది కాబట్టి జబ్బు చేసినవారికి బీరకాయ పెడతారు. పాలు పోసి వండిన బీరకాయ కూర చెల్లికి ఇష్టం.',
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
      {
        en: "Dried and hollowed out, a bottle gourd once carried water for farmers and travelers. Grandfather's old gourd hangs in the cattle shed.",
        te: 'ఎండిన సొరకాయ బుర్రలో పూర్వం రైతులు, బాటసారులు నీళ్లు తీసుకెళ్లేవారు. తాతయ్య పాత సొరకాయ బుర్ర పశువుల కొట్టంలో వేలాడుతోంది.',
      },
      {
        en: 'An old woman in a children\'s tale rolls home inside a bottle gourd, and the tiger cannot catch her. "Roll, gourd, roll!" we shout.',
        te: 'పిల్లల కథలో ఒక అవ్వ సొరకాయ బుర్రలో కూర్చుని పులికి దొరకకుండా దొర్లుకుంటూ ఇంటికి వెళ్తుంది. దొర్లు దొర్లు సొరకాయా అని మేమంతా అరుస్తాం.',
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
      {
        en: 'Salt rubbed on the slices and left for a while draws some bitterness out. Then Mother squeezes them, and the fry is crisp and good.',
        te: 'ముక్కలకు ఉప్పు రాసి కాసేపు ఉంచితే కాకరకాయ చేదు కొంత తగ్గుతుంది. తర్వాత అమ్మ పిండేసి కరకరలాడేలా వేయిస్తుంది.',
      },
      {
        en: 'Asked to say kakarakaya, he said keekarakaya: Telugu people joke so of one who studies and then says a simple word wrong. Grandfather said it to my brother after two weeks in the city.',
        te: 'కాకరకాయ అనమంటే కీకరకాయ అన్నాడని సామెత; చదువుకుని కూడా మామూలు మాట తప్పుగా పలికేవారిని ఇలా అంటారు. పట్నంలో రెండు వారాలు ఉండి వచ్చిన అన్నయ్యతో తాతయ్య ఇదే అన్నారు.',
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
      {
        en: 'There is another kind, gray and covered with white powder, hung before new houses against the evil eye. Ours swings above the gate.',
        te: 'బూడిద గుమ్మడికాయ అనే ఇంకో రకం ఉంది; దిష్టి తగలకుండా కొత్త ఇళ్ల ముందు కడతారు. మా గేటు పైన ఒక గుమ్మడికాయ ఊగుతుంటుంది.',
      },
      {
        en: '"Who is the pumpkin thief?" they asked, and he felt his shoulders: so a Telugu proverb says that the guilty give themselves away. When Mother asked about the jam, Ravi wiped his mouth.',
        te: 'గుమ్మడికాయ దొంగ ఎవరంటే భుజాలు తడుముకున్నాడని సామెత: తప్పు చేసినవారు తామే బయటపడతారు. జామ్ ఎవరు తిన్నారని అమ్మ అడగగానే రవి మూతి తుడుచుకున్నాడు.',
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
        en: 'A drumstick is a vegetable as long and thin as a stick; we chew it, eat the pulp and leave the fiber. We raced to see who would get the most pieces in the sambar.',
        te: 'కర్రలా పొడవుగా, సన్నగా ఉండే కాయ మునక్కాయ; నమిలి గుజ్జు తిని పిప్పి వదిలేస్తాం. సాంబారులో మునక్కాయ ముక్కలు ఎవరికి ఎక్కువ వస్తాయో అని పోటీపడ్డాం.',
      },
      {
        en: 'Its leaves are food too: cooked with dal, they give iron and calcium. In the month of Ashadha every home eats them, says Grandmother.',
        te: 'మునక్కాయ చెట్టు ఆకును కూడా పప్పులో వేస్తారు; దానిలో ఇనుము, కాల్షియం ఎక్కువ. ఆషాఢ మాసంలో మునగాకు తినాలని నానమ్మ అంటారు.',
      },
      {
        en: 'To send someone up a drumstick tree is in Telugu to praise him falsely, for its branches break easily. "For a drumstick use a stick, do not climb," laughed Gopi.',
        te: 'లేనిపోని పొగడ్తలను మునగ చెట్టు ఎక్కించడం అంటారు; దాని కొమ్మలు ఇట్టే విరుగుతాయి. మునక్కాయ కావాలంటే కర్రతో కోయాలి, ఎక్కకూడదు అని గోపి నవ్వాడు.',
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
      {
        en: 'A bean climbs by winding round its stick, always the same way. We tied threads for ours, and it went up to the roof.',
        te: 'చిక్కుడుకాయ తీగ కర్రను ఎప్పుడూ ఒకే వైపుగా చుట్టుకుంటూ పైకి పాకుతుంది. మేము దారాలు కడితే మా తీగ పైకప్పు దాకా పాకింది.',
      },
      {
        en: 'There is a fairy tale of Jack, whose bean grew up to the sky. Meena planted five and looked up every morning.',
        te: 'జాక్ అనే అబ్బాయి చిక్కుడు తీగ ఆకాశం దాకా పెరిగిందని ఒక కథ. మీనా ఐదు గింజలు నాటి, చిక్కుడుకాయ తీగ ఎంత ఎత్తుకు వెళ్లిందోనని రోజూ పైకి చూసేది.',
      },
    ],
    sentence: { en: 'This bean is tender.', te: 'ఈ చిక్కుడుకాయ లేతగా ఉంది.' },
  },
  {
    english: 'green chili',
    telugu: 'పచ్చిమిర్చి',
    grade: 2,
    alsoTelugu: ['పచ్చిమిరపకాయ'],
    explanations: [
      {
        en: 'A green chili is a thin green pod that burns the mouth; curd cools it. My brother bit one in his upma and ran for water.',
        te: 'కొరికితే నోరు మండించే సన్నని ఆకుపచ్చ కాయ పచ్చిమిర్చి; పెరుగు తింటే మంట తగ్గుతుంది. ఉప్మాలో పచ్చిమిర్చి కొరికి తమ్ముడు నీళ్ల కోసం పరుగెత్తాడు.',
      },
      {
        en: 'The burning stuff sits mostly in the white part that holds the seeds. Take that out, and the chili is milder, Mother showed me.',
        te: 'మంట పుట్టించే పదార్థం ఎక్కువగా గింజలు అంటుకునే తెల్లని భాగంలో ఉంటుంది. అది తీసేస్తే పచ్చిమిర్చి అంత కారంగా ఉండదని అమ్మ చూపించింది.',
      },
      {
        en: "Parrots eat chilies without feeling the burn; birds do not taste it. Our neighbor's parrot held a green chili like an ice cream.",
        te: 'చిలుకలకు మిరపకాయ కారం తెలియదు; పక్షులకు ఆ మంట అనిపించదు. పక్కింటి చిలుక పచ్చిమిర్చిని ఐస్ క్రీమ్‌లా పట్టుకుని తింది.',
      },
    ],
    sentence: { en: 'This green chili is very hot.', te: 'ఈ పచ్చిమిర్చి చాలా కారంగా ఉంది.' },
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
      {
        en: 'Each clove can become a new plant. Sita stuck one into a pot with the tip up, and in a week a green leaf looked out.',
        te: 'ఒక్కో రెబ్బ నుంచి ఒక కొత్త మొక్క వస్తుంది. సీత ఒక వెల్లుల్లి రెబ్బను కొన పైకి ఉండేలా కుండీలో నాటితే వారంలో ఆకుపచ్చని మొలక తొంగి చూసింది.',
      },
      {
        en: 'In stories garlic keeps monsters away, and in the kitchen it keeps food tasty. Its smell stays on the breath, so Raju eats it only on holidays.',
        te: 'కథల్లో వెల్లుల్లి భూతాలను తరిమేస్తుంది, వంటింట్లో రుచి పెంచుతుంది. తిన్నాక నోటి వాసన పోదు; అందుకే రాజు సెలవు రోజుల్లోనే వెల్లుల్లి తింటాడు.',
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
      {
        en: 'Dried ginger is called sonthi in Telugu; its powder goes into coffee and medicine. Grandmother mixes it with jaggery for an upset stomach.',
        te: 'అల్లం ఎండబెడితే శొంఠి అవుతుంది; దాని పొడిని కాఫీలో, మందుల్లో వేస్తారు. అరగనప్పుడు నానమ్మ శొంఠి, బెల్లం కలిపి పెడతారు.',
      },
      {
        en: 'Ginger chutney with jaggery is a great friend of pesarattu: hot, sweet and sour at once. Lata asked for it three times and left half her pesarattu.',
        te: 'బెల్లం వేసి చేసే అల్లం పచ్చడి కారంగా, తియ్యగా, పుల్లగా ఉంటుంది; పెసరట్టుకు మంచి జోడీ. లత పచ్చడి మూడుసార్లు వేయించుకుంది, పెసరట్టు సగం వదిలేసింది.',
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
      {
        en: 'A big heap of spinach cooks down to a small bowl, for the leaves are mostly water. "Where has it all gone?" asked my little sister.',
        te: 'పాలకూరలో ఎక్కువ నీరే ఉంటుంది; అందుకే పెద్ద కుప్ప ఉడికితే చిన్న గిన్నెడు అవుతుంది. అంతా ఎక్కడికి పోయింది అని చెల్లి అడిగింది.',
      },
      {
        en: 'In cartoons Popeye the sailor grows strong in a moment from spinach. Kiran ate two helpings and tried to lift his brother.',
        te: 'కార్టూన్లలో పొపాయ్ అనే నావికుడు పాలకూర తిని క్షణంలో బలవంతుడవుతాడు. కిరణ్ రెండుసార్లు వేయించుకుని తిని అన్నయ్యను ఎత్తడానికి ప్రయత్నించాడు.',
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
      {
        en: 'There are two kinds, with red stems and with green ones; the red one is more sour. At the market Padma picks the red.',
        te: 'గోంగూరలో ఎర్ర కాడలది, ఆకుపచ్చ కాడలది అని రెండు రకాలు; ఎర్రది ఎక్కువ పుల్లగా ఉంటుంది. బజారులో పద్మ ఎర్ర గోంగూర ఏరింది.',
      },
      {
        en: 'Threads for ropes and sacks come from the stem of its near relative. So in one field grow our chutney and the rope for the cow.',
        te: 'గోంగూర జాతి మొక్కల కాండం నుంచి తాళ్లకు, సంచులకు నార తీస్తారు. ఒకే చేలో మన పచ్చడీ ఆవును కట్టే తాడూ పండుతాయన్నమాట.',
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
      {
        en: 'Wrap the stems in a wet cloth, and the leaves stay fresh for days. Mother does so, and her coriander is never yellow.',
        te: 'కొత్తిమీర కాడలకు తడి గుడ్డ చుడితే కొన్ని రోజులు తాజాగా ఉంటుంది. అమ్మ అలాగే చేస్తుంది; మా కొత్తిమీర ఎప్పుడూ పసుపుగా మారదు.',
      },
      {
        en: 'Some people find that it smells of soap; that comes with birth. Our guest from Sweden put aside each leaf of coriander with a fork.',
        te: 'కొందరికి కొత్తిమీర సబ్బు వాసనలా అనిపిస్తుంది; అది పుట్టుకతో వచ్చేది. స్వీడన్ నుంచి వచ్చిన అతిథి ఒక్కో కొత్తిమీర ఆకును ఫోర్కుతో పక్కన పెట్టారు.',
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
      {
        en: 'Fried crisp and ground with dal and chilies, the leaves make a powder eaten with rice. One spoon of it and ghee, and my plate was empty.',
        te: 'కరివేపాకును వేయించి, పప్పు, ఎండుమిర్చి కలిపి పొడి చేస్తారు; దాన్ని అన్నంలో తింటారు. చెంచాడు కరివేపాకు పొడి, నెయ్యి వేసుకుని కంచం ఖాళీ చేశాను.',
      },
      {
        en: 'A small tree of it stands behind many houses, and neighbors ask each other for a sprig. "Take two," Aunt tells everyone.',
        te: 'చాలా ఇళ్ల వెనక కరివేపాకు చెట్టు ఉంటుంది; ఇరుగుపొరుగు ఒక రెమ్మ అడిగి తీసుకుంటారు. రెండు తీసుకోండి అని అత్తయ్య అందరితో అంటారు.',
      },
    ],
    sentence: { en: 'Mother picked curry leaves.', te: 'అమ్మ కరివేపాకు కోసింది.' },
  },
];
