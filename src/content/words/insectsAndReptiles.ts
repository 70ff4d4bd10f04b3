import type { Word } from './word';

export const insectsAndReptiles: readonly Word[] = [
  {
    english: 'insect',
    telugu: 'పురుగు',
    grade: 1,
    alsoEnglish: ['bug'],
    alsoTelugu: ['కీటకం'],
    explanations: [
      {
        en: 'An insect is a very small creature with six legs, such as an ant or a bee. An insect sat on my book and then flew off.',
        te: 'చీమ, తేనెటీగ లాంటి, ఆరు కాళ్లు ఉండే చాలా చిన్న జీవి పురుగు. ఒక పురుగు నా పుస్తకం మీద వాలి ఎగిరిపోయింది.',
      },
      {
        en: 'Its body has three parts: head, chest and belly. Raju made an insect out of three clay balls and six matchsticks.',
        te: 'దాని ఒంటికి మూడు భాగాలు ఉంటాయి: తల, ఛాతీ, పొట్ట. రాజు మూడు మట్టి ఉండలు, ఆరు అగ్గిపుల్లలతో పురుగు బొమ్మ చేశాడు.',
      },
      {
        en: 'Some insects spoil crops, but many help: without them most flowers would bear no fruit. In Telugu a child who always reads is called a book insect.',
        te: 'కొన్ని పురుగులు పంటను పాడుచేస్తాయి; కానీ చాలావాటి వల్లే పూలు కాయలవుతాయి. ఎప్పుడూ చదివేవారిని పుస్తకాల పురుగు అని సరదాగా అంటారు.',
      },
    ],
    sentence: { en: 'There is an insect on the leaf.', te: 'ఆకు మీద పురుగు ఉంది.' },
  },
  {
    english: 'housefly',
    telugu: 'ఈగ',
    grade: 1,
    emoji: '🪰',
    alsoEnglish: ['house fly'],
    explanations: [
      {
        en: 'A housefly is a small, gray flying insect that comes into houses and sits on food. Cover the laddus, or a housefly will sit on them.',
        te: 'ఇళ్లలోకి వచ్చి తినే వస్తువుల మీద వాలే చిన్న బూడిద రంగు పురుగు ఈగ. లడ్డూల మీద మూత పెట్టు, లేకపోతే ఈగ వాలుతుంది.',
      },
      {
        en: 'It walks over dirt and then over our food, and so spreads illness. That is why we keep the bin shut and wash our hands.',
        te: 'ఈగ మురికి మీదా, మన తిండి మీదా వాలి రోగాలను వ్యాపింపజేస్తుంది. అందుకే చెత్తబుట్టకు మూత పెడతాం, చేతులు కడుక్కుంటాం.',
      },
      {
        en: 'It tastes with its feet! When it has found something sweet, it rubs its front legs together as if it were glad.',
        te: 'ఈగ కాళ్లతోనే రుచి చూస్తుంది! తీపి వస్తువు దొరికితే సంతోషంతో చేతులు రుద్దుకున్నట్టు ముందు కాళ్లు రుద్దుకుంటుంది.',
      },
    ],
    sentence: { en: 'A housefly sat on the sweet.', te: 'మిఠాయి మీద ఈగ వాలింది.' },
  },
  {
    english: 'cockroach',
    telugu: 'బొద్దింక',
    grade: 2,
    emoji: '🪳',
    explanations: [
      {
        en: 'A cockroach is a flat brown insect that hides in cracks and comes out at night. When I put on the light, a cockroach ran under the stove.',
        te: 'పగుళ్లలో దాక్కుని రాత్రిపూట బయటికి వచ్చే చదునైన గోధుమ రంగు పురుగు బొద్దింక. లైటు వేయగానే ఒక బొద్దింక పొయ్యి కిందికి పరుగెత్తింది.',
      },
      {
        en: 'Insects like the cockroach were on the earth even before the dinosaurs. They can live a month without food.',
        te: 'బొద్దింకల్లాంటి పురుగులు డైనోసార్ల కంటే ముందే భూమి మీద ఉన్నాయి. అవి ఏమీ తినకుండా నెల రోజులు బతకగలవు.',
      },
      {
        en: 'They like warm, damp places and crumbs. If we sweep the kitchen before bed, they find nothing and go away.',
        te: 'వెచ్చగా, తడిగా ఉండే చోట్లు, తినగా పడిన ముక్కలు వాటికి ఇష్టం. పడుకునే ముందు వంటగది ఊడిస్తే అవి ఏమీ దొరకక వెళ్లిపోతాయి.',
      },
    ],
    sentence: { en: 'My sister is afraid of cockroaches.', te: 'బొద్దింక అంటే అక్కకు భయం.' },
  },
  {
    english: 'grasshopper',
    telugu: 'మిడత',
    grade: 2,
    alsoEnglish: ['locust'],
    explanations: [
      {
        en: 'A grasshopper is a green insect with long back legs that jumps far. One grasshopper leaped from the grass onto my sleeve.',
        te: 'పొడవైన వెనక కాళ్లతో దూరం గెంతే పచ్చని పురుగు మిడత. గడ్డిలోంచి ఒక మిడత నా చొక్కా మీదికి దూకింది.',
      },
      {
        en: 'If you could jump like a grasshopper, you would clear a long bus in one leap. Its back legs work like springs.',
        te: 'మిడతలా గెంతగలిగితే నువ్వు ఒక్క దూకుతో పొడవైన బస్సును దాటేస్తావు. దాని వెనక కాళ్లు స్ప్రింగుల్లా పనిచేస్తాయి.',
      },
      {
        en: 'Some kinds gather in huge swarms and eat up whole fields in a day; these are called locusts. Farmers beat drums and tins to drive them off.',
        te: 'కొన్ని రకాలు పెద్ద దండుగా వచ్చి ఒక్క రోజులో పొలాలన్నీ తినేస్తాయి; దాన్ని మిడతల దండు అంటారు. రైతులు డప్పులు, డబ్బాలు మోగించి వాటిని తరుముతారు.',
      },
    ],
    sentence: { en: 'The grasshopper jumped into the grass.', te: 'మిడత గడ్డిలోకి దూకింది.' },
  },
  {
    english: 'house cricket',
    telugu: 'కీచురాయి',
    grade: 3,
    emoji: '🦗',
    alsoEnglish: ['field cricket'],
    explanations: [
      {
        en: 'A house cricket is a small dark insect that chirps all night. I could not see the house cricket in our room, but I heard it.',
        te: 'రాత్రంతా కీచుమని అరిచే చిన్న నల్లని పురుగు కీచురాయి. మా గదిలో ఉన్న కీచురాయి కనిపించలేదు, దాని అరుపు మాత్రం వినిపించింది.',
      },
      {
        en: 'Only the males chirp, by rubbing one wing against the other. It is like drawing a comb over the edge of a card.',
        te: 'మగ కీచురాళ్లే ఒక రెక్కను ఇంకో రెక్కకు రుద్ది ఈ చప్పుడు చేస్తాయి. దువ్వెనను అట్టముక్క అంచుకు రుద్దినట్టు ఉంటుంది అది.',
      },
      {
        en: 'It hears with its front legs, for its ears are just below the knees. Step closer, and it feels you and falls silent.',
        te: 'దాని చెవులు ముందు కాళ్ల మీద, మోకాళ్ల కింద ఉంటాయి. దగ్గరికి వెళ్తే మన అడుగుల చప్పుడు తెలిసి ఊరుకుంటుంది.',
      },
    ],
    sentence: { en: 'A house cricket is chirping in the corner.', te: 'మూలలో కీచురాయి అరుస్తోంది.' },
  },
  {
    english: 'caterpillar',
    telugu: 'గొంగళిపురుగు',
    grade: 2,
    emoji: '🐛',
    alsoTelugu: ['గొంగళి పురుగు'],
    explanations: [
      {
        en: 'A caterpillar is the young of a butterfly or a moth; it looks like a soft worm. A hairy caterpillar was eating our curry leaves.',
        te: 'సీతాకోకచిలుకగానో చిమ్మటగానో మారబోయే మెత్తని పురుగు గొంగళిపురుగు. ఒళ్లంతా బొచ్చున్న గొంగళిపురుగు మా కరివేపాకు తింటోంది.',
      },
      {
        en: 'It does hardly anything but eat and grow. When it is big, it hangs on a twig, makes a hard case and changes inside.',
        te: 'అది తింటూ పెరుగుతూ ఉంటుంది, అంతే. పెద్దయ్యాక కొమ్మకు వేలాడి, గట్టి గూడు చేసుకుని లోపల రూపం మార్చుకుంటుంది.',
      },
      {
        en: 'The hairs of some caterpillars make our skin itch and burn. Look at it closely, but do not take it in your hand.',
        te: 'కొన్ని గొంగళిపురుగుల బొచ్చు తగిలితే చర్మం దురదపెట్టి మండుతుంది. దగ్గర నుంచి చూడు, కానీ చేతిలోకి తీసుకోకు.',
      },
    ],
    sentence: { en: 'The caterpillar is eating a leaf.', te: 'గొంగళిపురుగు ఆకు తింటోంది.' },
  },
  {
    english: 'silkworm',
    telugu: 'పట్టుపురుగు',
    grade: 4,
    explanations: [
      {
        en: 'A silkworm is a caterpillar from whose thread silk is made. It eats nothing but mulberry leaves.',
        te: 'పట్టు దారం ఇచ్చే గొంగళిపురుగును పట్టుపురుగు అంటారు. అది మల్బరీ ఆకులు మాత్రమే తింటుంది.',
      },
      {
        en: 'It winds itself into a case of one single thread, often a kilometer long. That case is called a cocoon.',
        te: 'అది తన చుట్టూ ఒకే దారంతో గూడు అల్లుకుంటుంది; ఆ దారం కిలోమీటరు దాకా ఉంటుంది. దీన్ని పట్టుగూడు అంటారు.',
      },
      {
        en: 'Thousands of cocoons go into one silk saree. At Hindupur Lata saw a market where nothing but cocoons is sold.',
        te: 'ఒక్క పట్టుచీరకు వేల పట్టుగూళ్లు కావాలి. హిందూపురంలో పట్టుగూళ్లు మాత్రమే అమ్మే సంతను లత చూసింది.',
      },
    ],
    sentence: { en: 'A silkworm eats mulberry leaves.', te: 'పట్టుపురుగు మల్బరీ ఆకులు తింటుంది.' },
  },
  {
    english: 'firefly',
    telugu: 'మిణుగురు పురుగు',
    grade: 2,
    alsoEnglish: ['glow-worm'],
    alsoTelugu: ['మిణుగురు'],
    explanations: [
      {
        en: 'A firefly is a small insect that gives light at night. Hundreds of fireflies twinkled in the tree like little stars.',
        te: 'రాత్రిపూట వెలుగు ఇచ్చే చిన్న పురుగు మిణుగురు పురుగు. చెట్టు నిండా వందల మిణుగురు పురుగులు చిన్న నక్షత్రాల్లా మెరిశాయి.',
      },
      {
        en: 'Its light is cold: it does not burn your hand. A firefly blinks it on and off to call its mate.',
        te: 'దాని వెలుగులో వేడి ఉండదు; చేతిని కాల్చదు. జోడీని పిలవడానికి మిణుగురు పురుగు వెలుగుతూ ఆరుతూ ఉంటుంది.',
      },
      {
        en: "Where there are many street lamps, fireflies become few. In Grandmother's village there are fields and darkness, and so there are fireflies.",
        te: 'వీధి దీపాలు ఎక్కువగా ఉన్నచోట మిణుగురులు తగ్గిపోతాయి. అమ్మమ్మ వాళ్ల ఊళ్లో పొలాలు, చీకటి ఉన్నాయి కాబట్టి మిణుగురులు కూడా ఉన్నాయి.',
      },
    ],
    sentence: { en: 'The firefly is shining in the dark.', te: 'మిణుగురు పురుగు చీకట్లో మెరుస్తోంది.' },
  },
  {
    english: 'ladybird',
    telugu: 'అక్షింతల పురుగు',
    grade: 3,
    emoji: '🐞',
    alsoEnglish: ['ladybug'],
    explanations: [
      {
        en: 'A ladybird is a tiny round beetle, mostly red with black spots. A ladybird walked up my finger and flew off from the tip.',
        te: 'గుండ్రంగా, చాలావరకు ఎర్రని ఒంటి మీద నల్లని చుక్కలతో ఉండే చిన్న పురుగు అక్షింతల పురుగు. అది నా వేలి మీద నడిచి, కొస నుంచి ఎగిరిపోయింది.',
      },
      {
        en: 'It is a friend of gardeners, for it eats the little green lice that suck plants dry. One can eat dozens in a day.',
        te: 'మొక్కల రసం పీల్చే చిన్న పేనుబంక పురుగులను అది తింటుంది, అందుకే తోటకు మేలు చేస్తుంది. ఒక్కటే రోజుకు డజన్ల కొద్దీ తినగలదు.',
      },
      {
        en: 'Its bright color warns birds: I taste bad! Under the hard red covers its real wings lie folded.',
        te: 'నేను చేదుగా ఉంటాను అని దాని రంగే పక్షులను హెచ్చరిస్తుంది. ఎర్రని గట్టి రెక్కల కింద ఎగిరే పలుచని రెక్కలు మడిచి ఉంటాయి.',
      },
    ],
    sentence: { en: 'A ladybird sat on the leaf.', te: 'అక్షింతల పురుగు ఆకు మీద వాలింది.' },
  },
  {
    english: 'dung beetle',
    telugu: 'పేడపురుగు',
    grade: 4,
    alsoTelugu: ['పేడ పురుగు'],
    explanations: [
      {
        en: 'A dung beetle is a black beetle that rolls balls of dung and eats them. We watched a dung beetle push a ball bigger than itself.',
        te: 'పేడను ఉండలుగా చేసి దొర్లించుకుంటూ వెళ్లే నల్లని పురుగు పేడపురుగు; అదే దాని ఆహారం. పేడపురుగు తనకంటే పెద్ద ఉండను నెట్టడం మేము చూశాం.',
      },
      {
        en: 'By burying dung it cleans the ground and feeds the soil. So this little worker helps the farmer without wages.',
        te: 'పేడను మట్టిలో పూడ్చి నేలను శుభ్రం చేస్తుంది, సారం పెంచుతుంది. అలా ఈ చిన్న పురుగు జీతం లేకుండానే రైతుకు సాయం చేస్తుంది.',
      },
      {
        en: 'Some dung beetles find their way at night by the glow of the Milky Way. Scientists put tiny caps on them to prove it.',
        te: 'కొన్ని పేడపురుగులు రాత్రిపూట పాలపుంత వెలుగును చూసి దారి తెలుసుకుంటాయి. శాస్త్రవేత్తలు వాటికి చిన్న టోపీలు పెట్టి ఈ సంగతి కనుక్కున్నారు.',
      },
    ],
    sentence: { en: 'The dung beetle is rolling a ball.', te: 'పేడపురుగు ఉండను దొర్లిస్తోంది.' },
  },
  {
    english: 'wasp',
    telugu: 'కందిరీగ',
    grade: 3,
    alsoEnglish: ['hornet'],
    explanations: [
      {
        en: 'A wasp is a thin-waisted flying insect whose sting hurts a lot. A wasp built its nest under our window.',
        te: 'సన్నని నడుము ఉండి, కుడితే బాగా నొప్పి పుట్టించే ఎగిరే పురుగు కందిరీగ. మా కిటికీ కింద ఒక కందిరీగ గూడు కట్టింది.',
      },
      {
        en: 'A bee can sting a person only once; a wasp can sting many times. So do not hit at its nest, just walk away slowly.',
        te: 'తేనెటీగ మనిషిని ఒక్కసారే కుట్టగలదు; కందిరీగ చాలాసార్లు కుట్టగలదు. అందుకే దాని గూటిని కదపకు, మెల్లగా పక్కకు వెళ్లు.',
      },
      {
        en: 'Some wasps make paper for their nests by chewing wood, and others build with mud. The one on our wall came and went with balls of wet clay.',
        te: 'కొన్ని కందిరీగలు చెక్కను నమిలి కాగితంలాంటి గూళ్లు కడతాయి, కొన్ని మట్టితో కడతాయి. మా గోడ మీదిది తడి మట్టి ఉండలు మోసుకొచ్చింది.',
      },
    ],
    sentence: { en: 'The wasp built a nest out of mud.', te: 'కందిరీగ మట్టితో గూడు కట్టింది.' },
  },
  {
    english: 'scorpion',
    telugu: 'తేలు',
    grade: 2,
    emoji: '🦂',
    explanations: [
      {
        en: 'A scorpion is a creature with eight legs, two claws and a sting at the end of its tail. Grandfather lifted a stone, and under it sat a scorpion.',
        te: 'ఎనిమిది కాళ్లు, ముందు రెండు పట్టకార్లు, తోక చివర విషపు కొండి ఉండే జీవి తేలు. తాతయ్య రాయి ఎత్తితే కింద తేలు ఉంది.',
      },
      {
        en: 'The mother carries her babies about on her back. They climb down only after they have changed their skin for the first time.',
        te: 'తల్లి తేలు పిల్లలను వీపు మీద మోస్తూ తిరుగుతుంది. మొదటిసారి చర్మం వదిలాకే పిల్లలు కిందికి దిగుతాయి.',
      },
      {
        en: 'The Sumati verses say: a scorpion has its poison in the tail, but a bad man has it all over. It means that we should choose good friends.',
        te: 'తేలుకు తోకలో విషం, చెడ్డవాడికి ఒళ్లంతా విషం అని సుమతీ శతకం చెప్తుంది. అంటే మంచి స్నేహితులను ఎంచుకోవాలని అర్థం.',
      },
    ],
    sentence: { en: 'There is a scorpion under the stone.', te: 'రాయి కింద తేలు ఉంది.' },
  },
  {
    english: 'centipede',
    telugu: 'జెర్రి',
    grade: 3,
    explanations: [
      {
        en: 'A centipede is a long, flat creature with a pair of legs on every part of its body. A centipede ran across the wet bathroom floor.',
        te: 'ఒంట్లోని ప్రతి భాగానికీ ఒక జత కాళ్లు ఉండే పొడవైన చదునైన జీవి జెర్రి. తడిగా ఉన్న స్నానాల గదిలో ఒక జెర్రి పరుగెత్తింది.',
      },
      {
        en: 'Its English name means hundred feet, but no centipede has exactly a hundred. Its many legs move like a wave.',
        te: 'ఇంగ్లీషులో దాని పేరుకు వంద కాళ్లది అని అర్థం; కానీ ఏ జెర్రికీ సరిగ్గా వంద కాళ్లు ఉండవు. దాని కాళ్లు అలలా కదులుతాయి.',
      },
      {
        en: 'It hunts insects at night, and its bite hurts. So shake out your shoes before you put them on in the rainy season.',
        te: 'అది రాత్రిపూట పురుగులను వేటాడుతుంది; కుడితే బాగా నొప్పి పుడుతుంది. అందుకే వానాకాలంలో బూట్లు దులిపి వేసుకోవాలి.',
      },
    ],
    sentence: { en: 'The centipede went under the mat.', te: 'జెర్రి చాప కిందికి వెళ్లింది.' },
  },
  {
    english: 'termite',
    telugu: 'చెదపురుగు',
    grade: 3,
    alsoEnglish: ['white ant'],
    alsoTelugu: ['చెద'],
    explanations: [
      {
        en: "A termite is a small pale insect that eats wood and paper. Termites had eaten half of Grandfather's old book.",
        te: 'చెక్కను, కాగితాన్ని తినే చిన్న లేత రంగు పురుగు చెదపురుగు. తాతయ్య పాత పుస్తకాన్ని చెదపురుగులు సగం తినేశాయి.',
      },
      {
        en: 'Termites build hills of earth taller than a child, with rooms and air shafts inside. Snakes often move in later.',
        te: 'చెదపురుగులు పిల్లల కంటే ఎత్తైన మట్టి పుట్టలు కడతాయి; లోపల గదులు, గాలి దారులు ఉంటాయి. తర్వాత వాటిలో చాలాసార్లు పాములు చేరతాయి.',
      },
      {
        en: 'In the forest they are useful: they turn fallen trees back into soil. But in a house we have to keep wood dry and clean.',
        te: 'అడవిలో అవి మేలు చేస్తాయి; పడిపోయిన చెట్లను మళ్లీ మట్టిగా మారుస్తాయి. ఇంట్లో మాత్రం చెక్క సామాన్లను పొడిగా, శుభ్రంగా ఉంచుకోవాలి.',
      },
    ],
    sentence: { en: 'The termite is eating the wood.', te: 'చెదపురుగు చెక్కను తింటోంది.' },
  },
  {
    english: 'louse',
    telugu: 'పేను',
    grade: 2,
    alsoEnglish: ['lice'],
    explanations: [
      {
        en: 'A louse is a tiny insect that lives in hair and makes the head itch. Mother looked through my hair for a louse with a fine comb.',
        te: 'జుట్టులో ఉండి తల దురద పుట్టించే చాలా చిన్న పురుగు పేను. అమ్మ నా జుట్టులో పేను ఉందేమోనని సన్నపళ్ల దువ్వెనతో దువ్వి చూసింది.',
      },
      {
        en: 'It cannot jump or fly; it walks from head to head when they touch. So everyone should use their own comb and cap.',
        te: 'అది గెంతలేదు, ఎగరలేదు; తలలు తగిలినప్పుడు ఒక తల నుంచి ఇంకో తలకు పాకుతుంది. అందుకే ఎవరి దువ్వెన, టోపీ వాళ్లే వాడుకోవాలి.',
      },
      {
        en: 'Its eggs stick to the hair and are called eeru in Telugu. Anyone can get lice, clean or not, so do not laugh at a friend who has them.',
        te: 'దాని గుడ్లు వెంట్రుకలకు అంటుకుని ఉంటాయి; వాటిని ఈరు అంటారు. పేలు ఎవరికైనా పట్టవచ్చు; స్నేహితులకు పడితే ఎగతాళి చేయకూడదు.',
      },
    ],
    sentence: { en: 'There is a louse in my hair.', te: 'నా తలలో ఒక పేను ఉంది.' },
  },
  {
    english: 'moth',
    telugu: 'చిమ్మట',
    grade: 3,
    alsoTelugu: ['చిమ్మెట'],
    explanations: [
      {
        en: 'A moth is an insect like a butterfly that mostly flies at night. A brown moth fluttered round and round our lamp.',
        te: 'సీతాకోకచిలుకలా ఉండి, ఎక్కువగా రాత్రిపూట ఎగిరే పురుగు చిమ్మట. గోధుమ రంగు చిమ్మట ఒకటి మా దీపం చుట్టూ గిరగిరా తిరిగింది.',
      },
      {
        en: 'How do we tell them apart? A butterfly rests with its wings shut, a moth often with its wings spread flat. Look and see on your own wall!',
        te: 'ఈ రెండిటి తేడా ఎలా తెలుస్తుంది? సీతాకోకచిలుక రెక్కలు మూసి కూర్చుంటుంది, చిమ్మట తరచుగా రెక్కలు పరిచి కూర్చుంటుంది. మీ గోడ మీద వాలినప్పుడు చూడు!',
      },
      {
        en: 'Certain moths lay eggs in woolen clothes, and their young eat holes in them. So Grandmother puts dry neem leaves among the shawls.',
        te: 'కొన్ని చిమ్మటలు ఉన్ని బట్టల్లో గుడ్లు పెడతాయి; వాటి పిల్లలు బట్టలకు చిల్లులు చేస్తాయి. అందుకే నానమ్మ శాలువాల మధ్య ఎండు వేపాకులు పెడతారు.',
      },
    ],
    sentence: { en: 'A moth came to the light.', te: 'దీపం దగ్గరికి చిమ్మట వచ్చింది.' },
  },
  {
    english: 'snail',
    telugu: 'నత్త',
    grade: 2,
    emoji: '🐌',
    explanations: [
      {
        en: 'A snail is a soft, slow creature that carries its shell house on its back. After the rain a snail crept up our wall.',
        te: 'వీపు మీద పెంకును ఇల్లులా మోస్తూ మెల్లగా పాకే మెత్తని జీవి నత్త. వాన పడ్డాక ఒక నత్త మా గోడ మీదికి పాకింది.',
      },
      {
        en: 'It glides on its own slime and leaves a shining trail. In the morning Chinnu followed the trail and found the snail.',
        te: 'అది తన ఒంటి జిగురు మీద జారుతూ వెళ్తుంది; వెనక మెరిసే చార మిగులుతుంది. పొద్దున్నే చిన్ను ఆ చార వెంట వెళ్లి నత్తను కనిపెట్టాడు.',
      },
      {
        en: "Very slow work is called a snail's walk in Telugu. Get ready quickly, said Mother, the bus will not wait for your snail's walk!",
        te: 'చాలా నెమ్మదిగా చేసే పనిని నత్తనడక అంటారు. త్వరగా తయారవు, నీ నత్తనడకకు బస్సు ఆగదు అంది అమ్మ.',
      },
    ],
    sentence: { en: 'The snail is creeping slowly.', te: 'నత్త మెల్లగా పాకుతోంది.' },
  },
  {
    english: 'leech',
    telugu: 'జలగ',
    grade: 4,
    alsoTelugu: ['జెలగ'],
    explanations: [
      {
        en: "A leech is a soft worm that lives in water or wet grass and sucks blood. A leech stuck to the buffalo's leg.",
        te: 'నీటిలోనో తడి గడ్డిలోనో ఉండి, రక్తం పీల్చే మెత్తని పురుగు జలగ. గేదె కాలికి ఒక జలగ అంటుకుంది.',
      },
      {
        en: 'It has a sucker at each end and bends into a loop to walk. When it is full, it falls off by itself.',
        te: 'దానికి రెండు చివరలా అంటుకునే భాగాలు ఉంటాయి; ఒంటిని వంచుతూ నడుస్తుంది. పొట్ట నిండగానే అదే ఊడిపోతుంది.',
      },
      {
        en: 'Of someone who will not let go, people say that he clings like a leech. My little brother clung to Father like one on the first school day.',
        te: 'ఎవరైనా వదలకుండా పట్టుకుంటే జలగలా పట్టుకున్నారని అంటారు. మొదటి రోజు బడిలో తమ్ముడు నాన్నను జలగలా పట్టుకున్నాడు.',
      },
    ],
    sentence: { en: 'The leech does not let go.', te: 'జలగ పట్టు వదలదు.' },
  },
  {
    english: 'cobra',
    telugu: 'నాగుపాము',
    grade: 3,
    alsoTelugu: ['తాచుపాము', 'త్రాచుపాము'],
    explanations: [
      {
        en: 'A cobra is a very poisonous snake that raises its head and spreads its hood. When it felt our steps, the cobra stood up and hissed.',
        te: 'తల పైకెత్తి పడగ విప్పే, చాలా విషం ఉన్న పాము నాగుపాము. మా అడుగుల అదురు తెలియగానే నాగుపాము పడగ ఎత్తి బుస కొట్టింది.',
      },
      {
        en: 'On Nagula Chavithi people in Andhra and Telangana go to an anthill and pray to the cobra. They ask it to keep the family safe.',
        te: 'నాగుల చవితి నాడు తెలుగువాళ్లు పుట్ట దగ్గరికి వెళ్లి నాగుపామును పూజిస్తారు. ఇంట్లో అందరినీ చల్లగా చూడమని మొక్కుకుంటారు.',
      },
      {
        en: "It cannot hear the snake charmer's pipe as we do; it sways because the pipe moves. If you see one, stand still, step back and tell a grown-up.",
        te: 'పాములవాళ్ల నాగస్వరం దానికి మనకులా వినిపించదు; నాగస్వరం కదలికను చూసి ఊగుతుంది. నాగుపాము కనిపిస్తే కదలకుండా ఆగి, వెనక్కి వచ్చి పెద్దలకు చెప్పాలి.',
      },
    ],
    sentence: { en: 'The cobra spread its hood.', te: 'నాగుపాము పడగ విప్పింది.' },
  },
  {
    english: 'python',
    telugu: 'కొండచిలువ',
    grade: 4,
    explanations: [
      {
        en: 'A python is a very long, heavy snake without poison; it squeezes its prey and swallows it. Forest workers carried a python back into the forest.',
        te: 'విషం లేని, చాలా పొడవైన, బరువైన పాము కొండచిలువ; జంతువులను చుట్టి నలిపి మింగుతుంది. అటవీ సిబ్బంది ఒక కొండచిలువను అడవిలో వదిలారు.',
      },
      {
        en: 'It can open its mouth so wide that it swallows a whole deer. After such a meal it may not eat for weeks.',
        te: 'జింకను కూడా మింగేంత పెద్దగా అది నోరు తెరవగలదు. అలాంటి తిండి తర్వాత వారాల పాటు ఏమీ తినదు.',
      },
      {
        en: 'The mother coils round her eggs and keeps them warm until they hatch. Few other snakes take such care.',
        te: 'తల్లి కొండచిలువ గుడ్ల చుట్టూ చుట్టుకుని పిల్లలు వచ్చేదాకా వెచ్చగా ఉంచుతుంది. ఇంత శ్రద్ధ తీసుకునే పాములు కొన్నే ఉంటాయి.',
      },
    ],
    sentence: { en: 'The python is lying under the tree.', te: 'కొండచిలువ చెట్టు కింద పడుకుని ఉంది.' },
  },
  {
    english: 'chameleon',
    telugu: 'ఊసరవెల్లి',
    grade: 3,
    explanations: [
      {
        en: 'A chameleon is a lizard that can change the color of its skin. The chameleon turned darker when we came near.',
        te: 'ఒంటి రంగు మార్చుకోగల బల్లి జాతి జీవి ఊసరవెల్లి. మేము దగ్గరికి వెళ్లగానే ఊసరవెల్లి ముదురు రంగుకు మారింది.',
      },
      {
        en: 'Its eyes turn separately: one looks ahead, the other back. Its tongue is longer than its body and shoots out to catch a fly.',
        te: 'దాని రెండు కళ్లు వేర్వేరుగా తిరుగుతాయి; ఒకటి ముందుకు, ఇంకోటి వెనక్కి చూడగలదు. ఒంటి కంటే పొడవైన నాలుకను చాపి ఈగను పట్టుకుంటుంది.',
      },
      {
        en: 'Someone who changes what he says all the time is called a chameleon. Yesterday you were in our team, today in theirs: are you a chameleon?',
        te: 'ఎప్పటికప్పుడు మాట మార్చేవారిని ఊసరవెల్లి అంటారు. నిన్న మా జట్టు, ఈ రోజు వాళ్ల జట్టు; నువ్వేమైనా ఊసరవెల్లివా?',
      },
    ],
    sentence: { en: 'The chameleon changed its color.', te: 'ఊసరవెల్లి రంగు మార్చింది.' },
  },
  {
    english: 'garden lizard',
    telugu: 'తొండ',
    grade: 3,
    explanations: [
      {
        en: 'A garden lizard is a rough, brown lizard with a crest on its neck that lives on trees and fences. It sits in the sun and nods its head.',
        te: 'చెట్ల మీద, కంచెల మీద తిరిగే బల్లి జాతి జీవి తొండ; దాని గోధుమ రంగు చర్మం గరుకుగా, మెడ మీద ముళ్లలాంటి వరుసతో ఉంటుంది. అది ఎండలో కూర్చుని తల ఊపుతుంది.',
      },
      {
        en: "Often the male's head and throat turn red, and so children think it has drunk blood. It does not; it only eats insects.",
        te: 'చాలాసార్లు మగ తొండ తల, మెడ ఎర్రబడతాయి; అది రక్తం తాగిందని పిల్లలు అనుకుంటారు. నిజానికి అది పురుగులనే తింటుంది.',
      },
      {
        en: 'A garden lizard that grows up becomes a chameleon, says a Telugu proverb: small faults grow big. Stop telling small lies now, said Grandfather.',
        te: 'తొండ ముదిరితే ఊసరవెల్లి అవుతుందని సామెత; చిన్న తప్పు పెద్దదవుతుందని అర్థం. చిన్న అబద్ధాలు ఇప్పుడే మానుకో అన్నారు తాతయ్య.',
      },
    ],
    sentence: { en: 'A garden lizard sits on the fence.', te: 'కంచె మీద తొండ ఉంది.' },
  },
  {
    english: 'monitor lizard',
    telugu: 'ఉడుము',
    grade: 4,
    explanations: [
      {
        en: 'A monitor lizard is a big, strong lizard with a long tail and a forked tongue. A monitor lizard ran out of the bush and up a rock.',
        te: 'పొడవైన తోక, చీలిన నాలుక ఉండే పెద్ద బలమైన బల్లి జాతి జీవి ఉడుము. ఒక ఉడుము పొదలోంచి వచ్చి బండ మీదికి ఎక్కింది.',
      },
      {
        en: "Its claws hold so fast that, as the tale goes, soldiers climbed fort walls by a rope tied to one. So a firm hold is called a monitor's grip.",
        te: 'దాని గోళ్ల పట్టు ఎంత గట్టిదంటే, దానికి తాడు కట్టి సైనికులు కోట గోడలు ఎక్కేవారని కథలు చెప్తాయి. అందుకే గట్టి పట్టును ఉడుంపట్టు అంటారు.',
      },
      {
        en: 'The Komodo dragon of Indonesia is the biggest monitor lizard in the world, as long as a small car. In India catching monitors is forbidden.',
        te: 'ప్రపంచంలో అతి పెద్ద ఉడుము ఇండోనేషియాలోని కొమోడో డ్రాగన్; చిన్న కారంత పొడవు ఉంటుంది. భారతదేశంలో ఉడుములను పట్టడం నేరం.',
      },
    ],
    sentence: { en: 'The monitor lizard climbed the rock.', te: 'ఉడుము బండ ఎక్కింది.' },
  },
  {
    english: 'velvet mite',
    telugu: 'ఆరుద్ర పురుగు',
    grade: 3,
    alsoEnglish: ['red velvet mite'],
    explanations: [
      {
        en: 'A velvet mite is a tiny bright-red creature, soft as velvet, that comes out after the first rains. Sita let one walk on her palm.',
        te: 'తొలి వానలకు నేల మీదికి వచ్చే, మఖమల్‌లా మెత్తగా ఉండే చిన్న ఎర్రని పురుగు ఆరుద్ర పురుగు. సీత దాన్ని అరచేతి మీద నడిపించింది.',
      },
      {
        en: 'Its Telugu name comes from Arudra, a time in June when the rains begin. When farmers see it, they know that sowing time is near.',
        te: 'జూన్‌లో వచ్చే ఆరుద్ర కార్తెలో కనిపిస్తుంది కాబట్టి దానికి ఆ పేరు వచ్చింది. దాన్ని చూస్తే విత్తనాలు వేసే సమయం వచ్చిందని రైతులకు తెలుస్తుంది.',
      },
      {
        en: 'Touch it gently, and it draws in its legs and looks like a bead. It has eight legs, so it is a cousin of the spider.',
        te: 'మెల్లగా ముట్టుకుంటే కాళ్లు ముడుచుకుని పూసలా మారిపోతుంది. దానికి ఎనిమిది కాళ్లు ఉంటాయి, అంటే అది సాలెపురుగుకు చుట్టం.',
      },
    ],
    sentence: { en: 'I saw a red velvet mite in the sand.', te: 'ఇసుకలో ఎర్రని ఆరుద్ర పురుగు చూశాను.' },
  },
  {
    english: 'spider web',
    telugu: 'సాలెగూడు',
    grade: 2,
    emoji: '🕸️',
    alsoEnglish: ['cobweb'],
    alsoTelugu: ['సాలె గూడు'],
    explanations: [
      {
        en: 'A spider web is the net of thin threads that a spider makes. A fly was caught in the spider web on our window.',
        te: 'సాలెపురుగు సన్నని దారాలతో అల్లే వలను సాలెగూడు అంటారు. మా కిటికీకి ఉన్న సాలెగూట్లో ఒక ఈగ చిక్కుకుంది.',
      },
      {
        en: 'Some of its threads are sticky and some are not. The spider knows which are which and walks only on the dry ones.',
        te: 'కొన్ని దారాలు జిగురుగా ఉంటాయి, కొన్ని ఉండవు. ఏవి ఎలాంటివో సాలెపురుగుకు తెలుసు; అది జిగురు లేనివాటి మీదే నడుస్తుంది.',
      },
      {
        en: 'For its thickness such a thread is stronger than steel. Before Sankranti we sweep the cobwebs from every corner of the house.',
        te: 'అంతే మందం ఉన్న ఉక్కు తీగ కంటే ఆ దారం బలమైనది. సంక్రాంతికి ముందు మేము ఇంటి మూలల్లోని సాలెగూళ్లన్నీ దులుపుతాం.',
      },
    ],
    sentence: { en: 'There is a spider web in the corner.', te: 'మూలలో సాలెగూడు ఉంది.' },
  },
  {
    english: 'anthill',
    telugu: 'పుట్ట',
    grade: 2,
    alsoEnglish: ['ant hill', 'termite mound'],
    alsoTelugu: ['చీమల పుట్ట'],
    explanations: [
      {
        en: 'An anthill is a heap of earth that ants or termites build as their home. Behind our school there is an anthill as tall as me.',
        te: 'చీమలో చెదపురుగులో ఇల్లుగా కట్టుకునే మట్టి దిబ్బను పుట్ట అంటారు. మా బడి వెనక నా అంత ఎత్తున్న పుట్ట ఉంది.',
      },
      {
        en: 'Thousands live inside, and each has its work: some carry food, some guard the door, some feed the young. Only the queen lays eggs.',
        te: 'లోపల వేల చీమలు ఉంటాయి; తిండి మోసేవి కొన్ని, కాపలా కాసేవి కొన్ని, పిల్లలను పెంచేవి కొన్ని. గుడ్లు పెట్టేది రాణి చీమ మాత్రమే.',
      },
      {
        en: 'The sage Valmiki sat so long in thought that an anthill grew round him, the story says. In Sanskrit valmika means anthill.',
        te: 'వాల్మీకి ఎంతో కాలం కదలకుండా తపస్సు చేస్తే చుట్టూ పుట్ట పెరిగిందని కథ. సంస్కృతంలో వల్మీకం అంటే పుట్ట.',
      },
    ],
    sentence: { en: 'The ants built an anthill.', te: 'చీమలు పుట్ట కట్టాయి.' },
  },
];
