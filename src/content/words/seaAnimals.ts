import type { Word } from './word';

export const seaAnimals: readonly Word[] = [
  {
    english: 'shark',
    telugu: 'సొరచేప',
    grade: 2,
    emoji: '🦈',
    alsoTelugu: ['షార్క్'],
    explanations: [
      {
        en: 'A shark is a big sea fish with many rows of sharp teeth. In the sea film a gray shark swam past a diver.',
        te: 'పదునైన పళ్లు వరుసలు వరుసలుగా ఉండే పెద్ద సముద్రపు చేప సొరచేప. సముద్రం గురించిన సినిమాలో ఒక బూడిద రంగు సొరచేప ఈతగాడి పక్కనుంచి వెళ్లింది.',
      },
      {
        en: 'When a shark loses a tooth, a new one moves up into its place. Ravi saw old shark teeth as long as his finger in a museum.',
        te: 'సొరచేప పన్ను ఊడితే దాని స్థానంలోకి కొత్త పన్ను వస్తుంది. రవి మ్యూజియంలో తన వేలంత పొడవైన పాత సొరచేప పళ్లను చూశాడు.',
      },
      {
        en: 'A shark has no hard bones; in their place it has the bendy stuff that we have in our ears. That is why it can turn so quickly in the water.',
        te: 'సొరచేపకు గట్టి ఎముకలు ఉండవు; వాటికి బదులు మన చెవిలో ఉన్నట్టు వంగే మృదులాస్థి ఉంటుంది. అందుకే అది నీటిలో చటుక్కున తిరగగలదు.',
      },
    ],
    sentence: { en: 'A shark swims fast.', te: 'సొరచేప వేగంగా ఈదుతుంది.' },
  },
  {
    english: 'whale',
    telugu: 'తిమింగలం',
    grade: 2,
    emoji: '🐋',
    explanations: [
      {
        en: 'A whale is a huge sea animal that breathes air like us. The whale came up, blew a tall spout and dived again.',
        te: 'మనలాగే గాలి పీల్చుకునే చాలా పెద్ద సముద్ర జంతువు తిమింగలం. తిమింగలం పైకి వచ్చి నీటి తుంపరలు చిమ్మి మళ్లీ మునిగింది.',
      },
      {
        en: "A whale looks like a fish but is not one: its babies drink their mother's milk. The little whale stays close by her side.",
        te: 'తిమింగలం చేపలా కనిపించినా చేప కాదు; దాని పిల్లలు తల్లి పాలు తాగుతాయి. పిల్ల తిమింగలం ఎప్పుడూ తల్లి పక్కనే ఈదుతుంది.',
      },
      {
        en: 'Some whales sing long songs that travel far through the sea. Meena listened to a whale song on the computer and said it was like a flute.',
        te: 'కొన్ని తిమింగలాలు పాటల్లాంటి పొడవైన కూతలు పెడతాయి; అవి సముద్రంలో చాలా దూరం వినిపిస్తాయి. మీనా కంప్యూటర్‌లో తిమింగలం పాట విని వేణువులా ఉందంది.',
      },
    ],
    sentence: { en: 'A whale lives in the sea.', te: 'తిమింగలం సముద్రంలో ఉంటుంది.' },
  },
  {
    english: 'blue whale',
    telugu: 'నీలి తిమింగలం',
    grade: 4,
    explanations: [
      {
        en: 'The blue whale is the largest animal in the whole world. Three buses in a row are about as long as one blue whale.',
        te: 'ప్రపంచంలోని జంతువులన్నిటిలో అతి పెద్దది నీలి తిమింగలం. వరుసగా నిలబెట్టిన మూడు బస్సులంత పొడవు ఉంటుంది అది.',
      },
      {
        en: 'This giant eats very small creatures called krill, tonnes of them a day. It takes in a mouthful of sea and pushes the water out again.',
        te: 'ఇంత పెద్ద జంతువు తినేది క్రిల్ అనే చాలా చిన్న రొయ్యల్లాంటి జీవులను; రోజుకు టన్నుల కొద్దీ తింటుంది. నోటి నిండా సముద్రపు నీళ్లు పట్టి, మళ్లీ బయటికి వదిలేస్తుంది.',
      },
      {
        en: 'Its heart alone weighs more than a grown man. Kiran stood beside a model of it in a museum and felt as small as an ant.',
        te: 'దాని గుండె ఒక్కటే పెద్ద మనిషి కంటే ఎక్కువ బరువు ఉంటుంది. మ్యూజియంలో దాని నమూనా పక్కన నిలబడితే కిరణ్‌కు తాను చీమంత ఉన్నట్టు అనిపించింది.',
      },
    ],
    sentence: { en: 'The blue whale is the largest animal.', te: 'నీలి తిమింగలం అన్నిటికంటే పెద్ద జంతువు.' },
  },
  {
    english: 'dolphin',
    telugu: 'డాల్ఫిన్',
    grade: 2,
    emoji: '🐬',
    explanations: [
      {
        en: 'A dolphin is a clever sea animal with a long snout that loves to leap out of the water. Three dolphins jumped beside our boat.',
        te: 'పొడవైన మూతి ఉండి, నీటిలోంచి పైకి గెంతే తెలివైన సముద్ర జంతువు డాల్ఫిన్. మా పడవ పక్కన మూడు డాల్ఫిన్‌లు గెంతాయి.',
      },
      {
        en: 'Dolphins talk to one another with clicks and whistles. A lost young dolphin whistles, and its mother knows the call.',
        te: 'డాల్ఫిన్‌లు టిక్కు టిక్కుమంటూ, ఈలలు వేస్తూ ఒకదానితో ఒకటి మాట్లాడుకుంటాయి. తప్పిపోయిన పిల్ల ఈల వేస్తే తల్లి గుర్తుపడుతుంది.',
      },
      {
        en: 'Some dolphins live in rivers: the Ganges dolphin is the national water animal of India. Gopi drew one for his school poster.',
        te: 'కొన్ని డాల్ఫిన్‌లు నదుల్లో ఉంటాయి; గంగా నది డాల్ఫిన్ భారతదేశ జాతీయ జలచరం. గోపి బడి పోస్టర్ మీద దాని బొమ్మ గీశాడు.',
      },
    ],
    sentence: { en: 'The dolphin jumped very high.', te: 'డాల్ఫిన్ చాలా ఎత్తుకు గెంతింది.' },
  },
  {
    english: 'octopus',
    telugu: 'ఆక్టోపస్',
    grade: 3,
    emoji: '🐙',
    explanations: [
      {
        en: 'An octopus is a soft sea creature with eight long arms. The octopus reached out one arm and took the crab.',
        te: 'ఎనిమిది పొడవైన చేతులు ఉండే మెత్తని సముద్ర జీవి ఆక్టోపస్. ఆక్టోపస్ ఒక చెయ్యి చాపి పీతను పట్టుకుంది.',
      },
      {
        en: 'It can change its color in a moment and look like a stone. When a big fish comes, it squirts dark ink and swims off.',
        te: 'అది క్షణంలో రంగు మార్చుకుని రాయిలా కనిపించగలదు. పెద్ద చేప వస్తే నల్లని సిరా చిమ్మి పారిపోతుంది.',
      },
      {
        en: 'An octopus has three hearts and blue blood. Anita did not believe it until she read it in her science book.',
        te: 'ఆక్టోపస్‌కు మూడు గుండెలు, నీలి రంగు రక్తం ఉంటాయి. సైన్సు పుస్తకంలో చదివేదాకా అనిత ఈ మాట నమ్మలేదు.',
      },
    ],
    sentence: { en: 'The octopus hid between the rocks.', te: 'ఆక్టోపస్ రాళ్ల మధ్య దాక్కుంది.' },
  },
  {
    english: 'squid',
    telugu: 'స్క్విడ్',
    grade: 5,
    emoji: '🦑',
    explanations: [
      {
        en: 'A squid is a soft sea creature with a long body, eight arms and two longer feelers. Fishermen catch squid at night with bright lamps.',
        te: 'పొడవైన మెత్తని ఒళ్లు, ఎనిమిది చేతులు, ఇంకా పొడవైన రెండు స్పర్శకాలు ఉండే సముద్ర జీవి స్క్విడ్. మత్స్యకారులు రాత్రిపూట పెద్ద లైట్లు వేసి స్క్విడ్‌లను పడతారు.',
      },
      {
        en: 'It swims backwards by squirting out water, a little like a balloon that lets out its air. Chinnu let go of his balloon to see how.',
        te: 'గాలి వదిలిన బుడగలా, నీళ్లను బలంగా చిమ్ముతూ అది వెనక్కి ఈదుతుంది. అదెలాగో చూడడానికి చిన్ను తన బుడగను వదిలాడు.',
      },
      {
        en: 'The giant squid of the deep sea has eyes as large as dinner plates. Such eyes can see even where it is almost dark.',
        te: 'లోతైన సముద్రంలో ఉండే రాక్షస స్క్విడ్ కళ్లు ఒక్కోటి అన్నం పళ్లెమంత పెద్దవి. దాదాపు చీకటిగా ఉన్న చోట కూడా ఆ కళ్లకు కనిపిస్తుంది.',
      },
    ],
    sentence: { en: 'The squid swam backwards.', te: 'స్క్విడ్ వెనక్కి ఈదింది.' },
  },
  {
    english: 'starfish',
    telugu: 'నక్షత్ర చేప',
    grade: 3,
    alsoEnglish: ['sea star'],
    alsoTelugu: ['స్టార్ ఫిష్'],
    explanations: [
      {
        en: 'A starfish is a sea creature shaped like a star, most often with five arms. Lata found an orange starfish in a rock pool.',
        te: 'నక్షత్రం ఆకారంలో, ఎక్కువగా ఐదు చేతులతో ఉండే సముద్ర జీవి నక్షత్ర చేప. లతకు రాళ్ల మధ్య నీటిలో నారింజ రంగు నక్షత్ర చేప కనిపించింది.',
      },
      {
        en: 'If a starfish loses an arm, it can grow a new one. The one we saw had four long arms and one tiny one.',
        te: 'నక్షత్ర చేపకు ఒక చెయ్యి తెగిపోతే మళ్లీ కొత్తది పెరుగుతుంది. మేము చూసినదానికి నాలుగు పెద్ద చేతులు, ఒక చిన్న చెయ్యి ఉన్నాయి.',
      },
      {
        en: 'Though it is called a fish, it is not a fish: it has no gills, fins or bones. It creeps on hundreds of tiny feet under its arms.',
        te: 'పేరులో చేప ఉన్నా అది చేప కాదు; దానికి మొప్పలు, ఎముకలు, ఈదే రెక్కలు ఉండవు. చేతుల కింద ఉండే వందల చిన్న పాదాలతో పాకుతుంది.',
      },
    ],
    sentence: { en: 'This starfish is orange.', te: 'ఈ నక్షత్ర చేప నారింజ రంగులో ఉంది.' },
  },
  {
    english: 'jellyfish',
    telugu: 'జెల్లీ ఫిష్',
    grade: 3,
    emoji: '🪼',
    alsoTelugu: ['జెల్లీ చేప'],
    explanations: [
      {
        en: 'A jellyfish is a soft, see-through sea creature that looks like an umbrella. A pale jellyfish floated up and down in the tank.',
        te: 'గొడుగులా కనిపించే, గాజులా అవతలి వైపు కనిపించేంత పలుచని, మెత్తని సముద్ర జీవి జెల్లీ ఫిష్. నీళ్ల తొట్టిలో ఒక లేత రంగు జెల్లీ ఫిష్ పైకీ కిందికీ తేలింది.',
      },
      {
        en: 'It has long threads that can sting, so do not touch one on the beach. Father drew a ring in the sand round it to warn us.',
        te: 'దాని పొడవైన తీగలు కుడతాయి; అందుకే సముద్రపు ఒడ్డున కనిపిస్తే ముట్టుకోకూడదు. నాన్న దాని చుట్టూ ఇసుకలో గీత గీసి మమ్మల్ని హెచ్చరించారు.',
      },
      {
        en: 'A jellyfish has no brain, no heart and no bones; it is almost all water. Even so it has lived in the seas since before the dinosaurs.',
        te: 'జెల్లీ ఫిష్‌కు మెదడు, గుండె, ఎముకలు ఉండవు; దాని ఒళ్లంతా దాదాపు నీరే. అయినా డైనోసార్ల కంటే ముందు నుంచే అది సముద్రాల్లో ఉంది.',
      },
    ],
    sentence: { en: 'A jellyfish stings.', te: 'జెల్లీ ఫిష్ కుడుతుంది.' },
  },
  {
    english: 'seahorse',
    telugu: 'సముద్ర గుర్రం',
    grade: 4,
    alsoEnglish: ['sea horse'],
    alsoTelugu: ['సీ హార్స్'],
    explanations: [
      {
        en: 'A seahorse is a small fish whose head looks like that of a horse. It swims upright and holds on to sea grass with its tail.',
        te: 'గుర్రం తలలాంటి తల ఉండే చిన్న చేప సముద్ర గుర్రం. అది నిటారుగా ఈదుతుంది, తోకతో సముద్రపు గడ్డిని పట్టుకుంటుంది.',
      },
      {
        en: 'Among seahorses it is the father who carries the eggs, in a pouch on his belly. One day the little ones swim out of it.',
        te: 'సముద్ర గుర్రాల్లో గుడ్లను మోసేది తండ్రే; పొట్ట మీది సంచిలో ఉంచుకుంటుంది. ఒక రోజు పిల్లలు ఆ సంచిలోంచి ఈదుకుంటూ వస్తాయి.',
      },
      {
        en: 'It is not a good swimmer, because its fin is so small. In the aquarium Sita had to look a long time to see one move.',
        te: 'దాని రెక్క చాలా చిన్నది, అందుకే అది వేగంగా ఈదలేదు. అక్వేరియంలో అది కదలడం చూడడానికి సీత చాలాసేపు ఎదురుచూసింది.',
      },
    ],
    sentence: { en: 'The seahorse swims standing up.', te: 'సముద్ర గుర్రం నిలబడి ఈదుతుంది.' },
  },
  {
    english: 'sea turtle',
    telugu: 'సముద్ర తాబేలు',
    grade: 3,
    explanations: [
      {
        en: 'A sea turtle is a turtle that lives in the sea and swims with flippers. The one on our screen seemed to fly through the water.',
        te: 'సముద్రంలో ఉంటూ, తెడ్లలాంటి కాళ్లతో ఈదే తాబేలే సముద్ర తాబేలు. మేము తెర మీద చూసినది నీటిలో ఎగురుతున్నట్టు కనిపించింది.',
      },
      {
        en: 'The mother comes to the beach at night, digs a hole in the sand and lays about a hundred eggs. Olive ridley turtles do so on the coast near Visakhapatnam.',
        te: 'తల్లి తాబేలు రాత్రిపూట ఒడ్డుకు వచ్చి, ఇసుకలో గుంత తవ్వి దాదాపు వంద గుడ్లు పెడుతుంది. విశాఖపట్నం దగ్గరి తీరానికి ఆలివ్ రిడ్లే తాబేళ్లు అలా వస్తాయి.',
      },
      {
        en: "A plastic bag in the sea looks to a sea turtle like a jellyfish, and eating it harms the animal. So Padma's class picks up litter from the beach.",
        te: 'సముద్రంలో తేలే ప్లాస్టిక్ సంచి సముద్ర తాబేలుకు జెల్లీ ఫిష్‌లా కనిపిస్తుంది; తింటే దానికి హాని. అందుకే పద్మ తరగతి పిల్లలు ఒడ్డున చెత్త ఏరతారు.',
      },
    ],
    sentence: { en: 'A sea turtle came to the beach.', te: 'సముద్ర తాబేలు ఒడ్డుకు వచ్చింది.' },
  },
  {
    english: 'prawn',
    telugu: 'రొయ్య',
    grade: 2,
    emoji: '🦐',
    alsoEnglish: ['shrimp'],
    explanations: [
      {
        en: 'A prawn is a small water creature with a thin shell, many legs and long feelers. Grandmother cooked a curry of prawns and ridge gourd.',
        te: 'పలుచని పెంకు, చాలా కాళ్లు, పొడవైన మీసాలు ఉండే చిన్న నీటి జీవి రొయ్య. నానమ్మ బీరకాయ రొయ్యల కూర వండారు.',
      },
      {
        en: 'In Andhra Pradesh many farmers raise prawns in ponds. Near Bhimavaram Raju saw wheels turning in a pond to give the prawns air.',
        te: 'ఆంధ్రప్రదేశ్‌లో చాలామంది రైతులు చెరువుల్లో రొయ్యలను పెంచుతారు. భీమవరం దగ్గర రొయ్యలకు గాలి అందడానికి చెరువులో చక్రాలు తిరగడం రాజు చూశాడు.',
      },
      {
        en: 'A prawn grows out of its shell and makes a new one. When it is afraid, it shoots backwards with a flick of its tail.',
        te: 'పెరిగేటప్పుడు రొయ్య పాత పెంకు వదిలేసి కొత్తది తయారు చేసుకుంటుంది. భయం వేస్తే తోక విదిలించి వెనక్కి దూసుకుపోతుంది.',
      },
    ],
    sentence: { en: 'The prawn jumped in the water.', te: 'రొయ్య నీటిలో గెంతింది.' },
  },
  {
    english: 'lobster',
    telugu: 'లాబ్స్టర్',
    grade: 5,
    emoji: '🦞',
    explanations: [
      {
        en: 'A lobster is a large sea creature with a hard shell and two big claws. It hides under rocks all day.',
        te: 'గట్టి పెంకు, పట్టకార్లలాంటి రెండు పెద్ద కాళ్లు ఉండే పెద్ద సముద్ర జీవి లాబ్స్టర్. అది పగలంతా రాళ్ల కింద దాక్కుంటుంది.',
      },
      {
        en: 'Often one claw is thick for breaking shells and the other thin for cutting. So one works like a hammer and the other like a pair of scissors.',
        te: 'చాలాసార్లు ఒక పట్టకారు పెంకులు పగలగొట్టడానికి లావుగా, ఇంకోటి కోయడానికి సన్నగా ఉంటుంది. అంటే ఒకటి సుత్తిలా, ఇంకోటి కత్తెరలా పనిచేస్తుంది.',
      },
      {
        en: "At night it goes out to look for food, feeling its way with its long whiskers. A diver's lamp lit up two whiskers in a hole.",
        te: 'రాత్రి కాగానే పొడవైన మీసాలతో తడుముకుంటూ తిండి కోసం వెళ్తుంది. ఈతగాడి లైటు వెలుగులో కన్నంలోంచి రెండు మీసాలు కనిపించాయి.',
      },
    ],
    sentence: { en: 'The lobster went under a rock.', te: 'లాబ్స్టర్ రాయి కిందికి దూరింది.' },
  },
  {
    english: 'oyster',
    telugu: 'ఆల్చిప్ప',
    grade: 4,
    emoji: '🦪',
    alsoTelugu: ['ముత్యపు చిప్ప'],
    explanations: [
      {
        en: 'An oyster is a soft sea creature that lives between two hard shells. Gopi found the empty half of an oyster in the sand.',
        te: 'రెండు గట్టి చిప్పల మధ్య ఉండే మెత్తని సముద్ర జీవిని, దాని చిప్పను ఆల్చిప్ప అంటారు. గోపికి ఇసుకలో ఖాళీ ఆల్చిప్ప ఒకటి దొరికింది.',
      },
      {
        en: 'When something rough gets in, some oysters cover it with shining layers, and it becomes a pearl. That takes years.',
        te: 'లోపలికి ఏదైనా గరుకు వస్తువు వెళ్తే కొన్ని ఆల్చిప్పలు దాని చుట్టూ మెరిసే పొరలు చేరుస్తాయి; అదే ముత్యం అవుతుంది. దానికి ఏళ్లు పడుతుంది.',
      },
      {
        en: 'Long ago, mothers fed babies with a smooth shell in place of a spoon. Grandmother still keeps hers in an old box.',
        te: 'పూర్వం చెంచాకు బదులుగా నున్నని ఆల్చిప్పతో పిల్లలకు పాలు పట్టేవారు. మా నానమ్మ ఆ చిప్పను ఇప్పటికీ పాత పెట్టెలో దాచుకున్నారు.',
      },
    ],
    sentence: { en: 'The oyster closed its shell.', te: 'ఆల్చిప్ప మూసుకుంది.' },
  },
  {
    english: 'pearl',
    telugu: 'ముత్యం',
    grade: 3,
    explanations: [
      {
        en: "A pearl is a round, shining bead that grows inside an oyster. Mother's earrings have one white pearl each.",
        te: 'ఆల్చిప్ప లోపల పెరిగే గుండ్రని, మెరిసే పూస ముత్యం. అమ్మ కమ్మల్లో ఒక్కో తెల్లని ముత్యం ఉంది.',
      },
      {
        en: 'Hyderabad is called the city of pearls, because pearls have been pierced and sold there for so long. The shops near Charminar glitter with them.',
        te: 'ఎంతో కాలంగా ముత్యాలకు రంధ్రాలు వేసి అమ్ముతున్నందున హైదరాబాద్‌ను ముత్యాల నగరం అంటారు. చార్మినార్ దగ్గరి దుకాణాలు ముత్యాలతో మెరుస్తాయి.',
      },
      {
        en: "Neat handwriting is said to be like pearls. The teacher looked at Kavya's notebook and said: your letters are pearls!",
        te: 'చక్కని చేతిరాతను ముత్యాల్లాంటి అక్షరాలు అంటారు. కావ్య నోటుపుస్తకం చూసి, నీ అక్షరాలు ముత్యాలే అని టీచర్ మెచ్చుకున్నారు.',
      },
    ],
    sentence: { en: 'This pearl is white.', te: 'ఈ ముత్యం తెల్లగా ఉంది.' },
  },
  {
    english: 'seashell',
    telugu: 'గవ్వ',
    grade: 2,
    emoji: '🐚',
    alsoEnglish: ['cowrie', 'shell'],
    explanations: [
      {
        en: 'A seashell is the hard house of a small sea creature. Sita came back from the beach with a bag full of seashells.',
        te: 'చిన్న సముద్ర జీవికి ఇల్లులా ఉండే గట్టి పెంకు గవ్వ. సీత సముద్రపు ఒడ్డు నుంచి సంచి నిండా గవ్వలు తెచ్చుకుంది.',
      },
      {
        en: 'In games like ashta chamma, four cowries are thrown in place of dice. Grandfather threw a four and clapped his hands.',
        te: 'అష్టాచెమ్మా లాంటి ఆటల్లో పాచికలకు బదులు నాలుగు గవ్వలు వేస్తారు. నాలుగు పడగానే తాతయ్య చప్పట్లు కొట్టారు.',
      },
      {
        en: 'Long ago people bought things with cowries, as we do with coins. Even now we say of a useless thing that it is not worth a shell with a hole.',
        te: 'పూర్వం నాణేల్లాగే గవ్వలతో వస్తువులు కొనేవారు. ఇప్పటికీ పనికిరానిదాన్ని చిల్లిగవ్వకు కూడా కొరగాదు అంటారు.',
      },
    ],
    sentence: { en: 'I found a white seashell.', te: 'నాకు ఒక తెల్లని గవ్వ దొరికింది.' },
  },
  {
    english: 'conch',
    telugu: 'శంఖం',
    grade: 3,
    alsoEnglish: ['conch shell'],
    explanations: [
      {
        en: 'A conch is a big, twisted seashell that sounds like a horn when you blow into it. In the temple the conch was blown at dawn.',
        te: 'ఊదితే బూరలా మోగే, మెలిక తిరిగిన పెద్ద సముద్రపు గవ్వ శంఖం. తెల్లవారుజామున గుడిలో శంఖం ఊదారు.',
      },
      {
        en: "In the Mahabharata each hero has his own conch; Krishna's is called Panchajanya. They blew them when the battle began.",
        te: 'మహాభారతంలో ఒక్కో వీరుడికి ఒక్కో శంఖం ఉంటుంది; కృష్ణుడి శంఖం పేరు పాంచజన్యం. యుద్ధం మొదలయ్యేటప్పుడు వాళ్లు శంఖాలు పూరించారు.',
      },
      {
        en: 'Hold a conch to your ear, and you hear a sound like the sea. It is the noise around us, ringing inside the shell.',
        te: 'శంఖాన్ని చెవి దగ్గర పెట్టుకుంటే సముద్రం హోరులాంటి శబ్దం వినిపిస్తుంది. నిజానికి అది మన చుట్టూ ఉన్న చప్పుడే; శంఖం లోపల మారుమోగుతుంది.',
      },
    ],
    sentence: { en: 'The conch is very white.', te: 'శంఖం చాలా తెల్లగా ఉంది.' },
  },
  {
    english: 'coral',
    telugu: 'పగడం',
    grade: 4,
    emoji: '🪸',
    explanations: [
      {
        en: 'Coral is made by tiny sea creatures that build hard houses close together. Lakshmi wears a string of red coral.',
        te: 'చాలా చిన్న సముద్ర జీవులు గుంపుగా కట్టుకునే గట్టి గూళ్ల నుంచి వచ్చేదే పగడం. లక్ష్మి మెడలో ఎర్రని పగడాల దండ ఉంది.',
      },
      {
        en: 'Where coral grows for thousands of years, it becomes a reef full of colored fish. There are such reefs round Lakshadweep and the Andamans.',
        te: 'వేల ఏళ్లు పెరిగితే పగడాలు దిబ్బలుగా మారతాయి; వాటిలో రంగురంగుల చేపలు ఉంటాయి. లక్షద్వీప్, అండమాన్ దీవుల చుట్టూ పగడపు దిబ్బలు ఉన్నాయి.',
      },
      {
        en: 'If the sea gets too warm, coral turns white and may die. That is one reason why we must take care of our earth.',
        te: 'సముద్రపు నీళ్లు బాగా వేడెక్కితే పగడాలు తెల్లబడి చనిపోవచ్చు. మనం భూమిని జాగ్రత్తగా చూసుకోవడానికి ఇది ఒక కారణం.',
      },
    ],
    sentence: { en: 'This coral is red.', te: 'ఈ పగడం ఎర్రగా ఉంది.' },
  },
  {
    english: 'seal',
    telugu: 'సీల్',
    grade: 4,
    emoji: '🦭',
    explanations: [
      {
        en: 'A seal is a sea animal with smooth fur and flippers; many live where it is very cold. A baby seal with white fur lay on the ice.',
        te: 'నున్నని బొచ్చు, తెడ్లలాంటి కాళ్లు ఉండే సముద్ర జంతువు సీల్; చాలా సీల్‌లు బాగా చలిగా ఉండే చోట ఉంటాయి. తెల్లని బొచ్చున్న సీల్ పిల్ల మంచు మీద పడుకుంది.',
      },
      {
        en: 'In water a seal is quick and graceful, but on land it wriggles on its belly. The children laughed and tried to crawl like it.',
        te: 'సీల్ నీటిలో ఎంతో చురుకుగా ఈదుతుంది, నేల మీద మాత్రం పొట్టతో పాకుతుంది. పిల్లలు నవ్వుతూ దానిలా పాకడానికి ప్రయత్నించారు.',
      },
      {
        en: 'Under its skin a seal has a thick layer of fat, which keeps it warm like a blanket. So it can swim in icy water all day.',
        te: 'సీల్ చర్మం కింద లావుపాటి కొవ్వు పొర ఉంటుంది; అది దుప్పటిలా వెచ్చగా ఉంచుతుంది. అందుకే మంచులాంటి నీటిలో కూడా రోజంతా ఈదగలదు.',
      },
    ],
    sentence: { en: 'The seal is lying on the ice.', te: 'సీల్ మంచు మీద పడుకుని ఉంది.' },
  },
  {
    english: 'walrus',
    telugu: 'వాల్రస్',
    grade: 5,
    explanations: [
      {
        en: 'A walrus is a very big sea animal of the cold north with two long tusks and a bristly mustache. It is about as heavy as a car.',
        te: 'చల్లని ఉత్తర సముద్రాల్లో ఉండే, రెండు పొడవైన కోరలు, గరుకు మీసాలు ఉండే చాలా పెద్ద జంతువు వాల్రస్. అది దాదాపు కారంత బరువు ఉంటుంది.',
      },
      {
        en: 'It hooks its tusks into the ice to pull itself out of the water. In the film one heaved itself up and fell asleep at once.',
        te: 'వాల్రస్ కోరలను మంచులో గుచ్చి, నీటిలోంచి పైకి వస్తుంది. సినిమాలో ఒకటి అలా పైకి వచ్చి వెంటనే నిద్రపోయింది.',
      },
      {
        en: 'With its mustache it feels for shellfish on the dark sea floor. Hundreds of them lie together on the ice and grunt.',
        te: 'చీకటిగా ఉండే సముద్రం అడుగున మీసాలతో తడిమి చిప్పల జీవులను వెతుక్కుంటుంది. వందల వాల్రస్‌లు మంచు మీద కలిసి పడుకుని గుర్రుమంటాయి.',
      },
    ],
    sentence: { en: 'The walrus fell asleep on the ice.', te: 'వాల్రస్ మంచు మీద నిద్రపోయింది.' },
  },
  {
    english: 'goldfish',
    telugu: 'బంగారు చేప',
    grade: 2,
    alsoTelugu: ['గోల్డ్ ఫిష్'],
    explanations: [
      {
        en: 'A goldfish is a small orange fish that people keep in a glass tank. Chinnu gives his goldfish a pinch of food each morning.',
        te: 'గాజు తొట్టిలో పెంచుకునే చిన్న నారింజ రంగు చేప బంగారు చేప. చిన్ను రోజూ పొద్దున్నే తన బంగారు చేపకు చిటికెడు మేత వేస్తాడు.',
      },
      {
        en: 'It has no eyelids, so it sleeps with its eyes open. At night it hangs still in the water, and then you know it is asleep.',
        te: 'దానికి కనురెప్పలు ఉండవు, అందుకే కళ్లు తెరిచే నిద్రపోతుంది. రాత్రి నీటిలో కదలకుండా ఉంటే అది నిద్రపోతోందని అర్థం.',
      },
      {
        en: 'Goldfish were first bred in China, more than a thousand years ago, from plain gray fish. Now they are known all over the world.',
        te: 'వెయ్యేళ్ల కంటే ముందే చైనాలో మామూలు బూడిద రంగు చేపల నుంచి బంగారు చేపలను పుట్టించారు. ఇప్పుడు ప్రపంచమంతా వాటిని పెంచుకుంటున్నారు.',
      },
    ],
    sentence: { en: 'The goldfish swims round and round.', te: 'బంగారు చేప గుండ్రంగా తిరుగుతోంది.' },
  },
  {
    english: 'catfish',
    telugu: 'వాలుగ చేప',
    grade: 5,
    alsoEnglish: ['wallago'],
    alsoTelugu: ['వాలుగ', 'క్యాట్ ఫిష్'],
    explanations: [
      {
        en: 'A catfish is a fish with feelers round its mouth, like the whiskers of a cat. Uncle pulled a long catfish out of the river.',
        te: 'నోటి చుట్టూ పిల్లి మీసాల్లాంటి మీసాలు ఉండే చేప వాలుగ చేప. మామయ్య నదిలోంచి పొడవైన వాలుగ చేపను పైకి లాగారు.',
      },
      {
        en: 'Its skin is smooth and has no scales. With its whiskers it feels for food in muddy water where eyes are not much use.',
        te: 'దాని చర్మం నున్నగా ఉంటుంది, పొలుసులు ఉండవు. కళ్లకు ఏమీ కనిపించని బురద నీటిలో మీసాలతో తిండి వెతుక్కుంటుంది.',
      },
      {
        en: 'It rests by day and goes hunting at night. That is why fishers lay their lines for it in the evening.',
        te: 'పగలు ఒకచోట ఉండి రాత్రిపూట వేటాడుతుంది. అందుకే దాని కోసం మత్స్యకారులు సాయంత్రం గాలాలు వేస్తారు.',
      },
    ],
    sentence: { en: 'There is a catfish in the pond.', te: 'చెరువులో ఒక వాలుగ చేప ఉంది.' },
  },
  {
    english: 'pomfret',
    telugu: 'చందువా',
    grade: 5,
    alsoTelugu: ['చందువ'],
    explanations: [
      {
        en: 'A pomfret is a flat, silvery sea fish, almost as round as a plate. Mother fried two pomfrets for the guests.',
        te: 'పళ్లెంలా గుండ్రంగా, చదునుగా ఉండే వెండి రంగు సముద్రపు చేప చందువా. అమ్మ చుట్టాల కోసం రెండు చందువా చేపలు వేయించింది.',
      },
      {
        en: 'There are white and black ones. In the market at Kakinada Anita learned to tell one from the other.',
        te: 'తెల్ల చందువా, నల్ల చందువా అని రెండు రకాలు ఉన్నాయి. కాకినాడ చేపల బజారులో అనిత వాటి తేడా తెలుసుకుంది.',
      },
      {
        en: 'Seen from the front a pomfret is thin as a book; from the side it is broad. So it slips easily through the water.',
        te: 'ముందు నుంచి చూస్తే చందువా పుస్తకంలా పలుచగా, పక్క నుంచి చూస్తే వెడల్పుగా ఉంటుంది. అందుకే నీటిని చీల్చుకుంటూ సులువుగా ఈదుతుంది.',
      },
    ],
    sentence: { en: 'The pomfret shines like silver.', te: 'చందువా వెండిలా మెరుస్తుంది.' },
  },
  {
    english: 'hilsa',
    telugu: 'పులస',
    grade: 5,
    alsoTelugu: ['పులస చేప'],
    explanations: [
      {
        en: 'The hilsa is a sea fish that swims up the river when the rains come. In the Godavari districts people wait for it all year.',
        te: 'వానాకాలంలో సముద్రం నుంచి నదిలోకి ఎదురీదుతూ వచ్చే చేప పులస. గోదావరి జిల్లాల వాళ్లు దాని కోసం ఏడాదంతా ఎదురుచూస్తారు.',
      },
      {
        en: 'In the Telugu land it is called pulasa only when it has come into the Godavari; in the sea its name is ilasa. There it lays its eggs.',
        te: 'గోదావరిలోకి వచ్చాకే దాన్ని పులస అంటారు; సముద్రంలో ఉన్నప్పుడు ఇలస అంటారు. నదిలోకి వచ్చి గుడ్లు పెడుతుంది.',
      },
      {
        en: 'It costs so much that people joke about selling their valuables to taste it. Grandfather says his mother cooked it slowly in a clay pot.',
        te: 'దాని ధర చాలా ఎక్కువ; పుస్తెలు అమ్మి అయినా పులస తినాలని సరదాగా అంటారు. తాతయ్య వాళ్ల అమ్మ దాన్ని మట్టి కుండలో నెమ్మదిగా వండేవారట.',
      },
    ],
    sentence: { en: 'The hilsa swims against the stream.', te: 'పులస ఏటికి ఎదురీదుతుంది.' },
  },
  {
    english: 'murrel',
    telugu: 'కొరమీను',
    grade: 5,
    alsoEnglish: ['snakehead'],
    alsoTelugu: ['కొర్రమీను', 'కొర్రమట్ట'],
    explanations: [
      {
        en: 'A murrel is a long river and pond fish with a head like that of a snake. It is the state fish of Telangana.',
        te: 'పాము తలలాంటి తల ఉండే నదుల్లో, చెరువుల్లో ఉండే పొడవైన చేప కొరమీను. అది తెలంగాణ రాష్ట్ర చేప.',
      },
      {
        en: 'It can take breath from the air too, so it lives even where the water is low and muddy. When a pond dries up, it waits in the mud.',
        te: 'అది బయటి గాలి కూడా పీల్చుకోగలదు, అందుకే కొద్దిపాటి బురద నీటిలోనూ బతుకుతుంది. చెరువు ఎండితే బురదలో దాక్కుని ఉంటుంది.',
      },
      {
        en: 'The parents guard their little ones, which swim about in a cloud of tiny red fish. Rahul saw such a swarm near the bank.',
        te: 'తల్లిదండ్రులు తమ పిల్లలకు కాపలా కాస్తాయి; ఆ ఎర్రని చిన్న పిల్లలు గుంపుగా ఈదుతాయి. గట్టు దగ్గర రాహుల్‌కు అలాంటి గుంపు కనిపించింది.',
      },
    ],
    sentence: { en: 'Gopi caught a murrel in the pond.', te: 'గోపి చెరువులో ఒక కొరమీను పట్టాడు.' },
  },
  {
    english: 'clownfish',
    telugu: 'క్లౌన్ ఫిష్',
    grade: 4,
    explanations: [
      {
        en: 'A clownfish is a small orange fish with white bands. In a well-known cartoon film a clownfish looks for his lost son.',
        te: 'నారింజ రంగు ఒంటి మీద తెల్లని పట్టీలు ఉండే చిన్న చేప క్లౌన్ ఫిష్. పేరు పొందిన ఒక కార్టూన్ సినిమాలో ఒక క్లౌన్ ఫిష్ తప్పిపోయిన కొడుకును వెతుకుతుంది.',
      },
      {
        en: 'It lives among the stinging arms of the sea anemone, which do not hurt it. Big fish dare not follow it there.',
        te: 'సీ ఎనిమోన్ అనే జీవికి ఉన్న కుట్టే చేతుల మధ్య అది ఉంటుంది; దానికి మాత్రం ఏమీ కాదు. పెద్ద చేపలు అక్కడికి రావడానికి భయపడతాయి.',
      },
      {
        en: 'Both help each other: the fish has a safe home and keeps its host clean. Good neighbors do the same.',
        te: 'అవి రెండూ ఒకదానికొకటి సాయం చేసుకుంటాయి; చేపకు ఇల్లు దొరుకుతుంది, ఆ జీవి శుభ్రంగా ఉంటుంది. మంచి ఇరుగుపొరుగు కూడా అంతే.',
      },
    ],
    sentence: { en: 'The clownfish is small.', te: 'క్లౌన్ ఫిష్ చిన్నగా ఉంటుంది.' },
  },
  {
    english: 'flying fish',
    telugu: 'ఎగిరే చేప',
    grade: 4,
    explanations: [
      {
        en: 'A flying fish is a sea fish that leaps out of the water and glides on its wide fins. From the ship we saw a whole swarm of them.',
        te: 'నీటిలోంచి పైకి దూకి, వెడల్పైన రెక్కలు చాపి గాలిలో తేలే సముద్రపు చేప ఎగిరే చేప. ఓడ మీంచి మేము వాటి గుంపును చూశాం.',
      },
      {
        en: 'It flies to get away from bigger fish below. The hunter loses sight of it, and the small one comes down far away.',
        te: 'నీటిలో తరిమే పెద్ద చేపల నుంచి తప్పించుకోవడానికి అది ఎగురుతుంది. అది దూరంగా వెళ్లి పడేసరికి వేటాడే చేపకు కనిపించదు.',
      },
      {
        en: 'It does not beat its fins as a bird beats its wings; it glides like a paper plane. Ravi threw his paper plane to show us.',
        te: 'పక్షి రెక్కలు ఆడించినట్టు అది ఆడించదు; కాగితపు విమానంలా తేలుతుంది. రవి తన కాగితపు విమానం విసిరి మాకు చూపించాడు.',
      },
    ],
    sentence: { en: 'The flying fish jumped over a wave.', te: 'ఎగిరే చేప అల మీంచి దూకింది.' },
  },
  {
    english: 'gill',
    telugu: 'మొప్ప',
    grade: 4,
    explanations: [
      {
        en: 'A gill is the part of a fish with which it breathes in water. Gills lie behind the head, on both sides.',
        te: 'చేప నీటిలో ఊపిరి పీల్చుకునే అవయవం మొప్ప. తల వెనక రెండు వైపులా మొప్పలు ఉంటాయి.',
      },
      {
        en: 'Water goes in at the mouth and out over the gills, which take the air from it. Watch a fish in a tank: its gill covers open and close.',
        te: 'నోటితో తీసుకున్న నీళ్లు మొప్పల మీదుగా బయటికి వెళ్తాయి; ఆ నీటిలోని గాలిని మొప్పలు తీసుకుంటాయి. తొట్టిలోని చేపను చూడు, మొప్పలు తెరుచుకుంటూ మూసుకుంటూ ఉంటాయి.',
      },
      {
        en: 'When buying fish, grown-ups lift the cover and look: red gills mean that the fish is fresh. Grandfather showed me how.',
        te: 'చేపలు కొనేటప్పుడు పెద్దవాళ్లు మొప్ప ఎత్తి చూస్తారు; ఎర్రగా ఉంటే చేప తాజాగా ఉన్నట్టు. అలా ఎలా చూడాలో తాతయ్య నాకు చూపించారు.',
      },
    ],
    sentence: { en: 'The gill of this fish is red.', te: 'ఈ చేప మొప్ప ఎర్రగా ఉంది.' },
  },
  {
    english: 'fish scale',
    telugu: 'పొలుసు',
    grade: 4,
    explanations: [
      {
        en: 'A fish scale is one of the thin, hard, shiny plates that cover a fish. They lie over one another like tiles on a roof.',
        te: 'చేప ఒంటిని కప్పి ఉంచే పలుచని, గట్టి, మెరిసే రేకును పొలుసు అంటారు. ఇంటి మీది పెంకుల్లా పొలుసులు ఒకదాని మీద ఒకటి ఉంటాయి.',
      },
      {
        en: "Scales guard the fish's skin. Before cooking, they are scraped off with a knife; one stuck to Mother's bangle and shone.",
        te: 'పొలుసులు చేప చర్మాన్ని కాపాడతాయి. వండే ముందు కత్తితో పొలుసు గీకేస్తారు; ఒకటి అమ్మ గాజుకు అంటుకుని మెరిసింది.',
      },
      {
        en: 'Snakes and lizards have scales too. On a scale of an old fish you can count rings, just as on a cut tree trunk.',
        te: 'పాములకు, బల్లులకు కూడా పొలుసులు ఉంటాయి. కోసిన చెట్టు మానులో ఉన్నట్టే, ముసలి చేప పొలుసు మీద కూడా వలయాలు లెక్కపెట్టవచ్చు.',
      },
    ],
    sentence: { en: 'This fish scale is shining.', te: 'ఈ చేప పొలుసు మెరుస్తోంది.' },
  },
  {
    english: 'aquarium',
    telugu: 'అక్వేరియం',
    grade: 3,
    alsoEnglish: ['fish tank'],
    alsoTelugu: ['చేపల తొట్టి'],
    explanations: [
      {
        en: "An aquarium is a glass tank in which fish are kept. In the doctor's waiting room I watch the aquarium and forget my fear.",
        te: 'చేపలను పెంచే గాజు తొట్టిని అక్వేరియం అంటారు. డాక్టర్ దగ్గరికి వెళ్లినప్పుడు నేను అక్వేరియం చూస్తూ భయం మరిచిపోతాను.',
      },
      {
        en: 'A little pump blows bubbles into the water so that the fish get air. Meena changes part of the water every week.',
        te: 'చేపలకు గాలి అందడానికి చిన్న పంపు నీటిలోకి బుడగలు వదులుతుంది. మీనా వారం వారం కొంత నీటిని మారుస్తుంది.',
      },
      {
        en: 'A large house where sea creatures are shown to visitors is also called an aquarium. In one of them we walked under the sharks through a glass tunnel.',
        te: 'సముద్ర జీవులను సందర్శకులకు చూపించే పెద్ద భవనాన్ని కూడా అక్వేరియం అంటారు. ఒకచోట మేము గాజు సొరంగంలో సొరచేపల కింద నడిచాం.',
      },
    ],
    sentence: { en: 'There is an aquarium in our house.', te: 'మా ఇంట్లో అక్వేరియం ఉంది.' },
  },
];
