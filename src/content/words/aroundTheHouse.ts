import type { Word } from './word';

export const aroundTheHouse: readonly Word[] = [
  {
    english: 'bell',
    telugu: 'గంట',
    grade: 1,
    emoji: '🔔',
    alsoTelugu: ['బెల్లు', 'బెల్'],
    explanations: [
      {
        en: 'A bell rings to call us or to tell us something. When the school bell rings, Chinnu is the first out of the gate.',
        te: 'మనల్ని పిలవడానికో ఏదైనా తెలపడానికో మోగేది గంట. బడి గంట మోగగానే చిన్ను అందరికంటే ముందు గేటు దాటుతాడు.',
      },
      {
        en: 'A doorbell tells us that someone has come. Grandfather rings ours three times, so Meena knows right away who it is.',
        te: 'ఇంటికి ఎవరో వచ్చారని కాలింగ్ బెల్లు చెప్తుంది. తాతయ్య మూడుసార్లు నొక్కుతారు; అందుకే వచ్చింది ఎవరో మీనాకు వెంటనే తెలిసిపోతుంది.',
      },
      {
        en: 'A big metal bell hangs in a temple; a bicycle has a small one. Ravi rings his at every turn of the road.',
        te: 'గుడిలో పెద్ద లోహపు గంట వేలాడుతుంది; సైకిల్‌కు చిన్న బెల్లు ఉంటుంది. రవి ప్రతి మలుపులోనూ సైకిల్ బెల్లు మోగిస్తాడు.',
      },
    ],
    sentence: { en: 'The bell rang.', te: 'గంట మోగింది.' },
  },
  {
    english: 'letter in the mail',
    telugu: 'ఉత్తరం',
    grade: 2,
    alsoEnglish: ['letter', 'mail', 'post'],
    alsoTelugu: ['లేఖ', 'జాబు'],
    explanations: [
      {
        en: 'A letter in the mail is a message written on paper and sent in an envelope. Grandfather’s letter reached us in three days.',
        te: 'కాగితం మీద రాసి, కవరులో పెట్టి పంపే సందేశం ఉత్తరం. తాతయ్య రాసిన ఉత్తరం మూడు రోజులకు మాకు చేరింది.',
      },
      {
        en: 'A letter needs an address and a stamp; in India it goes into a red mailbox. Lata checked the PIN code twice.',
        te: 'ఉత్తరానికి చిరునామా, స్టాంపు ఉండాలి; భారతదేశంలో దాన్ని ఎర్రని పోస్టు డబ్బాలో వేస్తారు. లత పిన్ కోడ్ రెండుసార్లు చూసుకుంది.',
      },
      {
        en: 'Before there were phones, people waited weeks for a letter, and the whole family sat down to hear it. Grandmother keeps hers in a tin box.',
        te: 'ఫోన్లు లేని రోజుల్లో ఉత్తరం కోసం వారాల తరబడి ఎదురుచూసేవారు; అది వస్తే ఇంట్లో అందరూ కూర్చుని వినేవారు. నానమ్మ తన ఉత్తరాలను రేకు డబ్బాలో పెట్టుకున్నారు.',
      },
    ],
    sentence: { en: 'A letter has come for you.', te: 'నీకు ఒక ఉత్తరం వచ్చింది.' },
  },
  {
    english: 'stick',
    telugu: 'కర్ర',
    grade: 1,
    explanations: [
      {
        en: 'A stick is a long, thin piece of wood. Grandfather walks with a stick in his hand.',
        te: 'సన్నగా, పొడవుగా ఉండే కొయ్య ముక్కను కర్ర అంటారు. తాతయ్య చేతిలో కర్ర పట్టుకుని నడుస్తారు.',
      },
      {
        en: 'In the kolatam dance each dancer holds two sticks and strikes them in time to the song. Padma’s have little bells on them.',
        te: 'కోలాటంలో ఒక్కొక్కరు రెండు కర్రలు పట్టుకుని పాటకు తగ్గట్టు కొడతారు. పద్మ కర్రలకు చిన్న మువ్వలు ఉన్నాయి.',
      },
      {
        en: 'A shepherd guides the sheep with a long stick. With it he also bends down high branches, so that the goats can reach the leaves.',
        te: 'గొర్రెల కాపరి పొడవైన కర్రతో గొర్రెలకు దారి చూపిస్తారు. ఎత్తైన కొమ్మలను కూడా ఆ కర్రతోనే వంచి మేకలకు ఆకులు అందిస్తారు.',
      },
    ],
    sentence: { en: 'The puppy brought the stick.', te: 'కుక్కపిల్ల కర్ర తెచ్చింది.' },
  },
  {
    english: 'crayon',
    telugu: 'క్రేయాన్',
    grade: 1,
    emoji: '🖍️',
    explanations: [
      {
        en: 'A crayon is a stick of colored wax for drawing. Sita colored the sun with a yellow crayon.',
        te: 'బొమ్మలు గీయడానికి వాడే రంగు మైనపు పుల్ల క్రేయాన్. సీత పసుపు క్రేయాన్‌తో సూర్యుడికి రంగు వేసింది.',
      },
      {
        en: 'A crayon needs no water and no brush; you just rub it on paper. Chinnu drew pictures with his all the way on the train.',
        te: 'క్రేయాన్‌కు నీళ్లు, బ్రష్షు అక్కర్లేదు; కాగితం మీద రుద్దితే చాలు. చిన్ను రైల్లో దారంతా క్రేయాన్లతో బొమ్మలు గీశాడు.',
      },
      {
        en: 'Wax melts in the heat, so crayons should not be left in the sun. Gopi forgot his by the window, and two of them stuck together.',
        te: 'వేడికి మైనం కరుగుతుంది, అందుకే క్రేయాన్లను ఎండలో ఉంచకూడదు. గోపి కిటికీ దగ్గర మరిచిపోతే రెండు క్రేయాన్లు అతుక్కుపోయాయి.',
      },
    ],
    sentence: { en: 'Give me the red crayon.', te: 'ఎర్ర క్రేయాన్ ఇవ్వు.' },
  },
  {
    english: 'sticky tape',
    telugu: 'టేపు',
    grade: 2,
    alsoEnglish: ['tape'],
    explanations: [
      {
        en: 'Sticky tape is a thin strip with glue on one side, used for sticking paper. Lata mended her torn page with sticky tape.',
        te: 'కాగితాలు అతికించడానికి వాడే, ఒకవైపు జిగురు ఉన్న సన్నని పట్టీ టేపు. లత చిరిగిన పేజీని టేపుతో అతికించింది.',
      },
      {
        en: 'The end of a roll of clear tape is hard to find. So Raju folds the end over a little each time.',
        te: 'గాజులా కనిపించే టేపు చుట్టలో కొస ఎక్కడుందో కనుక్కోవడం కష్టం. అందుకే రాజు ప్రతిసారీ కొసను కొంచెం మడిచి పెడతాడు.',
      },
      {
        en: 'The tape with which a tailor measures has no glue; it has numbers on it. The tailor measured Kiran’s shoulders with one.',
        te: 'దర్జీ కొలతలు తీసే టేపుకు జిగురు ఉండదు, అంకెలు ఉంటాయి. దర్జీ ఆ టేపుతో కిరణ్ భుజాలు కొలిచారు.',
      },
    ],
    sentence: { en: 'Bring the tape and the scissors.', te: 'టేపు, కత్తెర తీసుకురా.' },
  },
  {
    english: 'jar',
    telugu: 'జాడీ',
    grade: 2,
    emoji: '🫙',
    explanations: [
      {
        en: 'A jar is a wide-mouthed pot of china or glass with a lid, for storing food. Grandmother keeps mango pickle in a big jar.',
        te: 'ఆహారం నిల్వ ఉంచే, వెడల్పు మూతి, మూత ఉన్న పింగాణీ లేదా గాజు పాత్ర జాడీ. అమ్మమ్మ ఆవకాయను పెద్ద జాడీలో ఉంచుతారు.',
      },
      {
        en: 'Salt and sour things do not harm china, so pickles are kept in a china jar. Mother told Anita never to put a wet spoon in it.',
        te: 'ఉప్పు, పులుపు పింగాణీని పాడుచేయవు; అందుకే పచ్చళ్లను పింగాణీ జాడీలో ఉంచుతారు. జాడీలో తడి చెంచా పెట్టకూడదని అమ్మ అనితకు చెప్పింది.',
      },
      {
        en: 'An old jar can be put to another use. Meena keeps buttons and shells in hers.',
        te: 'పాత జాడీని మరో పనికి కూడా వాడుకోవచ్చు. మీనా తన జాడీలో బొత్తాలు, గవ్వలు దాచుకుంటుంది.',
      },
    ],
    sentence: { en: 'This jar is full.', te: 'ఈ జాడీ నిండుగా ఉంది.' },
  },
  {
    english: 'napkin',
    telugu: 'న్యాప్‌కిన్',
    grade: 2,
    explanations: [
      {
        en: 'A napkin is a piece of cloth or soft paper for wiping the mouth and hands at meals. Lata spread her napkin on her lap.',
        te: 'భోజనం చేసేటప్పుడు మూతి, చేతులు తుడుచుకునే బట్ట లేదా మెత్తని కాగితం న్యాప్‌కిన్. లత న్యాప్‌కిన్‌ను ఒడిలో పరుచుకుంది.',
      },
      {
        en: 'A paper napkin is thrown away after one use; a cloth one is washed and used again. Padma takes a cloth one with her lunch box.',
        te: 'కాగితం న్యాప్‌కిన్‌ను ఒక్కసారి వాడి పారేస్తారు; బట్టదైతే ఉతికి మళ్లీ వాడతారు. పద్మ టిఫిన్ డబ్బాతో పాటు బట్ట న్యాప్‌కిన్ తీసుకెళ్తుంది.',
      },
      {
        en: 'In some restaurants napkins are folded into many shapes. Ravi learned to fold one into a fan.',
        te: 'కొన్ని హోటళ్లలో న్యాప్‌కిన్లను రకరకాల ఆకారాల్లో మడుస్తారు. రవి న్యాప్‌కిన్‌ను విసనకర్రలా మడవడం నేర్చుకున్నాడు.',
      },
    ],
    sentence: { en: 'There is a napkin beside the plate.', te: 'కంచం పక్కన న్యాప్‌కిన్ ఉంది.' },
  },
  {
    english: 'tray',
    telugu: 'ట్రే',
    grade: 2,
    explanations: [
      {
        en: 'A tray is a flat plate with a raised edge, for carrying many things at once. Father brought four glasses of water on a tray.',
        te: 'ఒకేసారి ఎన్నో వస్తువులు మోయడానికి వాడే, అంచులున్న చదునైన పళ్లెం ట్రే. నాన్న ట్రేలో నాలుగు గ్లాసుల నీళ్లు తెచ్చారు.',
      },
      {
        en: 'A tray must be held level with both hands, or things slide off. Kiran walked slowly, with his eyes on the cups.',
        te: 'ట్రేను రెండు చేతులతో సమంగా పట్టుకోవాలి, లేకపోతే వస్తువులు జారిపోతాయి. కిరణ్ కప్పుల మీదే చూపు ఉంచి మెల్లగా నడిచాడు.',
      },
      {
        en: 'Water poured into an ice tray and frozen turns into ice cubes. Chinnu poured in mango juice and made sweet yellow ones.',
        te: 'ఐస్ ట్రేలో నీళ్లు పోసి గడ్డకట్టిస్తే మంచు ముక్కలు తయారవుతాయి. చిన్ను అందులో మామిడి రసం పోసి తియ్యని పసుపు ముక్కలు చేశాడు.',
      },
    ],
    sentence: { en: 'Put the tray on the table.', te: 'ట్రే బల్ల మీద పెట్టు.' },
  },
  {
    english: 'vacuum cleaner',
    telugu: 'వ్యాక్యూమ్ క్లీనర్',
    grade: 3,
    alsoEnglish: ['vacuum'],
    explanations: [
      {
        en: 'A vacuum cleaner is a machine that sucks up dust from the floor. Aunt cleans the carpet with a vacuum cleaner.',
        te: 'నేల మీది దుమ్మును లోపలికి పీల్చుకునే యంత్రం వ్యాక్యూమ్ క్లీనర్. అత్తయ్య వ్యాక్యూమ్ క్లీనర్‌తో తివాచీ శుభ్రం చేస్తారు.',
      },
      {
        en: 'The fan inside it pulls in air, and the dust stays behind in a bag or box. Raju and Father emptied that dust into the dustbin.',
        te: 'దాని లోపలి ఫ్యాను గాలిని లాగుతుంది; దుమ్ము సంచిలోనో డబ్బాలోనో ఉండిపోతుంది. రాజు, నాన్న ఆ దుమ్మును చెత్తబుట్టలో పారబోశారు.',
      },
      {
        en: 'A vacuum cleaner makes a loud noise, which many pets dislike. As soon as it starts, Meena’s cat hides under the bed.',
        te: 'వ్యాక్యూమ్ క్లీనర్ పెద్ద చప్పుడు చేస్తుంది; చాలా పెంపుడు జంతువులకు అది నచ్చదు. అది మొదలవగానే మీనా పిల్లి మంచం కింద దాక్కుంటుంది.',
      },
    ],
    sentence: { en: 'This is a new vacuum cleaner.', te: 'ఇది కొత్త వ్యాక్యూమ్ క్లీనర్.' },
  },
  {
    english: 'bathroom',
    telugu: 'స్నానాల గది',
    grade: 1,
    alsoTelugu: ['బాత్‌రూమ్'],
    explanations: [
      {
        en: 'The bathroom is the room where we bathe. Ravi sings in the bathroom every morning.',
        te: 'మనం స్నానం చేసే చోటు స్నానాల గది. రవి రోజూ ఉదయం స్నానాల గదిలో పాటలు పాడతాడు.',
      },
      {
        en: 'The floor of a bathroom is often wet and slippery. Grandmother told Chinnu to walk slowly there.',
        te: 'స్నానాల గదిలో నేల తరచుగా తడిగా, జారుడుగా ఉంటుంది. అక్కడ మెల్లగా నడవాలని నానమ్మ చిన్నుకు చెప్పారు.',
      },
      {
        en: 'In America a room with a toilet is called a bathroom too, even if nobody bathes there. Anita, new in Dallas, was puzzled to hear it at school.',
        te: 'అమెరికాలో మరుగుదొడ్డి ఉన్న గదిని, అక్కడ స్నానం చేయకపోయినా, బాత్‌రూమ్ అనే అంటారు. డల్లాస్‌కు కొత్తగా వెళ్లిన అనిత బడిలో ఆ మాట విని తికమకపడింది.',
      },
    ],
    sentence: { en: 'The bathroom is clean.', te: 'స్నానాల గది శుభ్రంగా ఉంది.' },
  },
  {
    english: 'bathtub',
    telugu: 'బాత్ టబ్',
    grade: 2,
    emoji: '🛁',
    explanations: [
      {
        en: 'A bathtub is a big tub in which we sit or lie to take a bath. My little brother plays in the bathtub with a rubber duck.',
        te: 'కూర్చునో పడుకునో స్నానం చేసే పెద్ద తొట్టి బాత్ టబ్. మా తమ్ముడు రబ్బరు బాతుతో బాత్ టబ్‌లో ఆడుకుంటాడు.',
      },
      {
        en: 'The plug at the bottom keeps the water in; when it is pulled out, the water swirls away. Gopi watches it with delight.',
        te: 'అడుగున ఉన్న బిరడా నీళ్లను ఆపుతుంది; దాన్ని తీయగానే నీళ్లు సుడి తిరుగుతూ పోతాయి. గోపి దాన్ని సరదాగా చూస్తాడు.',
      },
      {
        en: 'A bathtub holds far more water than a bucket. So, to save water, Kiran bathes from a bucket.',
        te: 'బకెట్‌లో కంటే బాత్ టబ్‌లో చాలా ఎక్కువ నీళ్లు పడతాయి. అందుకే నీళ్లు ఆదా చేయడానికి కిరణ్ బకెట్ నీళ్లతోనే స్నానం చేస్తాడు.',
      },
    ],
    sentence: { en: 'The bathtub is full of water.', te: 'బాత్ టబ్ నిండా నీళ్లు ఉన్నాయి.' },
  },
  {
    english: 'bench',
    telugu: 'బెంచీ',
    grade: 1,
    explanations: [
      {
        en: 'A bench is a long seat for two or more people. In class Lata and Padma sit on one bench.',
        te: 'ఇద్దరు లేదా అంతకంటే ఎక్కువమంది కూర్చునే పొడవైన ఆసనం బెంచీ. తరగతిలో లత, పద్మ ఒకే బెంచీ మీద కూర్చుంటారు.',
      },
      {
        en: 'In parks there are benches made of stone, wood or iron. In the evening grandfathers sit on them and chat.',
        te: 'పార్కుల్లో రాతి, చెక్క, ఇనుప బెంచీలు ఉంటాయి. సాయంత్రం తాతయ్యలు వాటి మీద కూర్చుని కబుర్లు చెప్పుకుంటారు.',
      },
      {
        en: 'In a match, players who wait for their turn sit on the bench. Until he was called, Raju clapped from there.',
        te: 'ఆటలో తమ వంతు కోసం ఎదురుచూసే ఆటగాళ్లు బెంచీ మీద కూర్చుంటారు. పిలుపు వచ్చేవరకు రాజు అక్కడి నుంచే చప్పట్లు కొట్టాడు.',
      },
    ],
    sentence: { en: 'There is a bench under the tree.', te: 'చెట్టు కింద బెంచీ ఉంది.' },
  },
  {
    english: 'bedroom',
    telugu: 'పడక గది',
    grade: 1,
    alsoTelugu: ['బెడ్‌రూమ్'],
    explanations: [
      {
        en: 'A bedroom is a room for sleeping in. In Meena’s bedroom paper stars shine on the wall.',
        te: 'నిద్రపోవడానికి ఉండే గదిని పడక గది అంటారు. మీనా పడక గదిలో గోడ మీద కాగితం నక్షత్రాలు మెరుస్తాయి.',
      },
      {
        en: 'In a dark, quiet bedroom we sleep well. At nine Father turns off the light and shuts the door softly.',
        te: 'చీకటిగా, నిశ్శబ్దంగా ఉండే పడక గదిలో నిద్ర బాగా పడుతుంది. తొమ్మిది కాగానే నాన్న లైటు ఆర్పి తలుపు మెల్లగా వేస్తారు.',
      },
      {
        en: 'Some children have a bedroom to themselves; many share one. Sita and her sister sleep in one room and whisper stories at night.',
        te: 'కొందరు పిల్లలకు సొంత పడక గది ఉంటుంది; చాలామంది కలిసి పంచుకుంటారు. సీత, చెల్లెలు ఒకే గదిలో పడుకుని రాత్రి గుసగుసగా కథలు చెప్పుకుంటారు.',
      },
    ],
    sentence: { en: 'This is my bedroom.', te: 'ఇది నా పడక గది.' },
  },
  {
    english: 'sofa',
    telugu: 'సోఫా',
    grade: 1,
    emoji: '🛋️',
    alsoEnglish: ['couch'],
    explanations: [
      {
        en: 'A sofa is a soft, wide seat on which a few people can sit together. We all sat on the sofa and watched a film.',
        te: 'కొందరు కలిసి కూర్చోగలిగే మెత్తని, వెడల్పైన ఆసనం సోఫా. మేమంతా సోఫాలో కూర్చుని సినిమా చూశాం.',
      },
      {
        en: 'A sofa has a back to lean on, arms and cushions. Under the cushions Raju found a coin, a pencil and a biscuit.',
        te: 'సోఫాకు వీపు ఆనించే భాగం, చేతులు, దిండ్లు ఉంటాయి. రాజుకు దిండ్ల కింద ఒక నాణెం, ఒక పెన్సిల్, ఒక బిస్కెట్ దొరికాయి.',
      },
      {
        en: 'Some sofas can be opened out into a bed at night. When Gopi comes from Visakhapatnam, he sleeps on ours.',
        te: 'కొన్ని సోఫాలను రాత్రి మంచంలా విప్పుకోవచ్చు. విశాఖపట్నం నుంచి వచ్చినప్పుడు గోపి మా సోఫా మీదే పడుకుంటాడు.',
      },
    ],
    sentence: { en: 'This sofa is very soft.', te: 'ఈ సోఫా చాలా మెత్తగా ఉంది.' },
  },
  {
    english: 'drawer',
    telugu: 'సొరుగు',
    grade: 2,
    explanations: [
      {
        en: 'A drawer is a box in a table or cupboard that we pull out and push in. Anita keeps her pencils in the top drawer.',
        te: 'బల్లలోనో అల్మారాలోనో ఉండి, లాగితే బయటికి, నెడితే లోపలికి వెళ్లే పెట్టె సొరుగు. అనిత పై సొరుగులో పెన్సిళ్లు పెట్టుకుంటుంది.',
      },
      {
        en: 'Some drawers have a lock, to keep papers and money safe. Grandfather keeps the key of his in his pocket.',
        te: 'కాగితాలు, డబ్బు భద్రంగా దాచేందుకు కొన్ని సొరుగులకు తాళం ఉంటుంది. తాతయ్య తన సొరుగు తాళంచెవిని జేబులో పెట్టుకుంటారు.',
      },
      {
        en: 'If a drawer is shut too fast, fingers can get caught. Mother told Chinnu to hold the handle and push it slowly.',
        te: 'సొరుగును గబుక్కున మూస్తే వేళ్లు నలగవచ్చు. పిడి పట్టుకుని మెల్లగా నెట్టమని అమ్మ చిన్నుకు చెప్పింది.',
      },
    ],
    sentence: { en: 'Pull the drawer slowly.', te: 'సొరుగు మెల్లగా లాగు.' },
  },
  {
    english: 'garage',
    telugu: 'గ్యారేజీ',
    grade: 3,
    explanations: [
      {
        en: 'A garage is a shed beside or below a house for keeping a car. Uncle puts his car in the garage at night.',
        te: 'కారును ఉంచేందుకు ఇంటి పక్కనో కిందో ఉండే షెడ్డు గ్యారేజీ. మామయ్య రాత్రి కారును గ్యారేజీలో పెడతారు.',
      },
      {
        en: 'A place where cars are repaired is called a garage too. The mechanic there changed the tire of our car in ten minutes.',
        te: 'కార్లు బాగుచేసే చోటును కూడా గ్యారేజీ అంటారు. అక్కడి మెకానిక్ మా కారు టైరును పది నిమిషాల్లో మార్చారు.',
      },
      {
        en: 'In America the doors of many garages go up at the press of a button. When he went to Chicago, Ravi pressed it again and again.',
        te: 'అమెరికాలో చాలా గ్యారేజీల తలుపులు మీట నొక్కగానే పైకి లేస్తాయి. చికాగో వెళ్లినప్పుడు రవి ఆ మీటను మళ్లీ మళ్లీ నొక్కాడు.',
      },
    ],
    sentence: { en: 'Our garage is small.', te: 'మా గ్యారేజీ చిన్నది.' },
  },
  {
    english: 'veranda',
    telugu: 'వరండా',
    grade: 2,
    alsoEnglish: ['verandah', 'porch'],
    explanations: [
      {
        en: 'A veranda is an open place under a roof in front of a house. Grandfather sits on the veranda and reads the paper.',
        te: 'ఇంటి ముందు, పైకప్పు కింద తెరిచి ఉండే చోటు వరండా. తాతయ్య వరండాలో కూర్చుని పేపరు చదువుతారు.',
      },
      {
        en: 'A veranda gives shade in the sun and keeps us dry in the rain. When it poured, Lata and her friends played there.',
        te: 'వరండా ఎండలో నీడనిస్తుంది, వానలో తడవకుండా కాపాడుతుంది. జోరున వాన కురిస్తే లత, స్నేహితులు అక్కడే ఆడుకున్నారు.',
      },
      {
        en: 'Schools and hospitals also have long verandas that lead to the rooms. On our school veranda we walk in a line.',
        te: 'బళ్లకు, ఆసుపత్రులకు కూడా పొడవైన వరండాలు ఉంటాయి; వాటి మీదుగా గదుల్లోకి వెళ్తాం. మా బడి వరండాలో మేము వరుసగా నడుస్తాం.',
      },
    ],
    sentence: { en: 'Our veranda is cool.', te: 'మా వరండా చల్లగా ఉంటుంది.' },
  },
  {
    english: 'refrigerator',
    telugu: 'ఫ్రిజ్',
    grade: 2,
    alsoEnglish: ['fridge'],
    explanations: [
      {
        en: 'A refrigerator is a machine like a cupboard that keeps food cold. In the refrigerator milk stays good for some days.',
        te: 'ఆహారాన్ని చల్లగా ఉంచే, బీరువాలాంటి యంత్రం ఫ్రిజ్. ఫ్రిజ్‌లో పెడితే పాలు కొన్ని రోజులు పాడవకుండా ఉంటాయి.',
      },
      {
        en: 'In the cold, germs grow slowly; so food does not spoil soon in a refrigerator. As soon as the leftover dal has cooled, Mother puts it there.',
        te: 'చల్లదనంలో క్రిములు మెల్లగా పెరుగుతాయి; అందుకే ఫ్రిజ్‌లో ఆహారం త్వరగా పాడవదు. మిగిలిన పప్పు చల్లారగానే అమ్మ అందులో పెడుతుంది.',
      },
      {
        en: 'If its door is left open, the cold air goes out and more electricity is used. Grandmother told Gopi to think first what he wants, then open it.',
        te: 'ఫ్రిజ్ తలుపు తెరిచి ఉంచితే చల్లగాలి బయటికి పోతుంది, కరెంటు ఎక్కువ ఖర్చవుతుంది. ఏం కావాలో ముందే అనుకుని తెరవమని నానమ్మ గోపికి చెప్పారు.',
      },
    ],
    sentence: { en: 'Our refrigerator is in the kitchen.', te: 'మా ఫ్రిజ్ వంటగదిలో ఉంది.' },
  },
  {
    english: 'rubbish',
    telugu: 'చెత్త',
    grade: 1,
    alsoEnglish: ['garbage', 'trash'],
    explanations: [
      {
        en: 'Rubbish is what we throw away because it is useless. Padma swept up the rubbish and put it in the bin.',
        te: 'పనికిరాదని మనం పారేసేది చెత్త. పద్మ చెత్త ఊడ్చి బుట్టలో వేసింది.',
      },
      {
        en: 'In many towns wet rubbish such as peels goes into a green bin, and dry rubbish such as paper into a blue one. The garbage cart comes to our street at seven.',
        te: 'చాలా ఊళ్లలో తొక్కల్లాంటి తడి చెత్తను ఆకుపచ్చ బుట్టలో, కాగితాల్లాంటి పొడి చెత్తను నీలం బుట్టలో వేస్తారు. మా వీధికి చెత్త బండి ఏడింటికి వస్తుంది.',
      },
      {
        en: 'Peels and leaves are not mere rubbish: in a pit they turn into manure in a few months. With it the children of Kiran’s class grew tomatoes.',
        te: 'తొక్కలు, ఆకులు వట్టి చెత్త కాదు; గుంతలో వేస్తే కొన్ని నెలల్లో ఎరువు అవుతాయి. కిరణ్ తరగతి పిల్లలు ఆ ఎరువుతో టమాటాలు పండించారు.',
      },
    ],
    sentence: { en: 'Do not throw rubbish on the road.', te: 'రోడ్డు మీద చెత్త వేయకు.' },
  },
  {
    english: 'stroller',
    telugu: 'స్ట్రోలర్',
    grade: 3,
    alsoEnglish: ['pram'],
    explanations: [
      {
        en: 'A stroller is a little cart on wheels in which a baby is pushed along. Aunt takes the baby to the park in a stroller.',
        te: 'పసిపాపను కూర్చోబెట్టి తోసుకుంటూ తీసుకెళ్లే చిన్న చక్రాల బండి స్ట్రోలర్. పిన్ని పాపను స్ట్రోలర్‌లో పార్కుకు తీసుకెళ్తారు.',
      },
      {
        en: 'A stroller has a belt, a brake and a hood against the sun. Whenever she stops, Aunt puts on the brake without fail.',
        te: 'స్ట్రోలర్‌కు బెల్టు, బ్రేకు, ఎండ తగలకుండా గొడుగులాంటి పైకప్పు ఉంటాయి. ఆగినప్పుడల్లా పిన్ని తప్పకుండా బ్రేకు వేస్తారు.',
      },
      {
        en: 'Many strollers can be folded and put into a car or a bus. Sita has learned to fold her little brother’s.',
        te: 'చాలా స్ట్రోలర్లను మడిచి కారులోనో బస్సులోనో పెట్టుకోవచ్చు. తమ్ముడి స్ట్రోలర్‌ను మడవడం సీత నేర్చుకుంది.',
      },
    ],
    sentence: { en: 'They bought a stroller for the baby.', te: 'పాప కోసం స్ట్రోలర్ కొన్నారు.' },
  },
  {
    english: 'diaper',
    telugu: 'డైపర్',
    grade: 2,
    alsoEnglish: ['nappy'],
    explanations: [
      {
        en: 'A diaper is what babies wear until they learn to go to the toilet. Father put a clean diaper on the baby.',
        te: 'మరుగుదొడ్డికి వెళ్లడం నేర్చుకునేదాకా పసిపిల్లలకు తొడిగేది డైపర్. నాన్న పాపకు శుభ్రమైన డైపర్ తొడిగారు.',
      },
      {
        en: 'A wet diaper has to be changed soon, or the skin turns red. When our baby cries, Mother looks at the diaper first.',
        te: 'తడిసిన డైపర్‌ను త్వరగా మార్చాలి, లేకపోతే చర్మం ఎర్రబడుతుంది. మా పాప ఏడిస్తే అమ్మ ముందు డైపర్ చూస్తుంది.',
      },
      {
        en: 'Cloth diapers can be washed and used again. At Grandmother’s house ten small ones are drying on a line in the sun.',
        te: 'బట్ట డైపర్లను ఉతికి మళ్లీ వాడుకోవచ్చు. అమ్మమ్మ ఇంట్లో తీగ మీద పది చిన్న డైపర్లు ఎండలో ఆరుతున్నాయి.',
      },
    ],
    sentence: { en: 'The diaper is wet.', te: 'డైపర్ తడిగా ఉంది.' },
  },
  {
    english: 'bubble',
    telugu: 'సబ్బు బుడగ',
    grade: 1,
    emoji: '🫧',
    alsoEnglish: ['bubbles'],
    explanations: [
      {
        en: 'A bubble is a thin ball of soapy water with air inside. As Meena blew, a bubble floated away over the wall.',
        te: 'లోపల గాలి ఉండే పలుచని సబ్బు నీటి బంతి సబ్బు బుడగ. మీనా ఊదగానే ఒక సబ్బు బుడగ గోడ మీదుగా తేలుతూ వెళ్లింది.',
      },
      {
        en: 'When light falls on the thin skin of a bubble, the colors of the rainbow appear. Chinnu saw his own face in it too, and gave a shout.',
        te: 'సబ్బు బుడగ పలుచని పొర మీద వెలుగు పడితే ఇంద్రధనుస్సు రంగులు కనిపిస్తాయి. అందులో తన ముఖం కూడా చూసి చిన్ను కేక వేశాడు.',
      },
      {
        en: 'However you blow it, a bubble floating in the air is round. Ravi blew through a square wire, and still it came out round.',
        te: 'ఎలా ఊదినా గాలిలో తేలే సబ్బు బుడగ గుండ్రంగానే ఉంటుంది. రవి చతురస్రపు తీగలోంచి ఊదినా బుడగ గుండ్రంగానే వచ్చింది.',
      },
    ],
    sentence: { en: 'The bubble burst.', te: 'సబ్బు బుడగ పగిలిపోయింది.' },
  },
  {
    english: 'building blocks',
    telugu: 'బిల్డింగ్ బ్లాక్స్',
    grade: 1,
    alsoEnglish: ['block', 'blocks'],
    explanations: [
      {
        en: 'Building blocks are toy pieces with which children build houses and towers. Gopi built a tall tower with building blocks.',
        te: 'పిల్లలు ఇళ్లు, గోపురాలు కట్టి ఆడుకునే బొమ్మ ముక్కలు బిల్డింగ్ బ్లాక్స్. గోపి బిల్డింగ్ బ్లాక్స్‌తో ఎత్తైన గోపురం కట్టాడు.',
      },
      {
        en: 'Wooden ones are laid one upon another; plastic ones grip each other. Anita’s plastic bridge did not come apart even when she lifted it.',
        te: 'చెక్కవాటిని ఒకదాని మీద ఒకటి పేరుస్తాం; ప్లాస్టిక్‌వి ఒకదానిలో ఒకటి బిగుసుకుంటాయి. అనిత కట్టిన ప్లాస్టిక్ వంతెన ఎత్తి పట్టుకున్నా విడిపోలేదు.',
      },
      {
        en: 'With the big blocks at the bottom a tower stands firm. Chinnu began with the small ones, and it fell with a thud.',
        te: 'పెద్ద బ్లాకులు కింద పెడితే గోపురం గట్టిగా నిలబడుతుంది. చిన్ను చిన్నవాటితో మొదలుపెట్టాడు, అది దబ్బున పడిపోయింది.',
      },
    ],
    sentence: { en: 'These building blocks are mine.', te: 'ఈ బిల్డింగ్ బ్లాక్స్ నావి.' },
  },
  {
    english: 'hose',
    telugu: 'నీళ్ల పైపు',
    grade: 3,
    explanations: [
      {
        en: 'A hose is a long, soft tube through which water flows. Father waters the plants with a hose.',
        te: 'నీళ్లు పారే పొడవైన మెత్తని గొట్టం నీళ్ల పైపు. నాన్న నీళ్ల పైపుతో మొక్కలకు నీళ్లు పడతారు.',
      },
      {
        en: 'If you half close the mouth of the hose with your thumb, the water shoots far. Raju wet his sister that way, and got wet himself.',
        te: 'పైపు మూతిని బొటనవేలితో సగం మూస్తే నీళ్లు దూరంగా చిమ్ముతాయి. రాజు అలా చెల్లెలిని తడిపాడు, తానూ తడిశాడు.',
      },
      {
        en: 'The hoses of firefighters are thick and strong, because the water in them comes very fast. Two of them held one hose together.',
        te: 'అగ్నిమాపక సిబ్బంది వాడే పైపులు లావుగా, గట్టిగా ఉంటాయి, ఎందుకంటే వాటిలో నీళ్లు చాలా వేగంగా వస్తాయి. ఒక పైపును ఇద్దరు కలిసి పట్టుకున్నారు.',
      },
    ],
    sentence: { en: 'Roll up the hose.', te: 'నీళ్ల పైపు చుట్టి పెట్టు.' },
  },
  {
    english: 'shovel',
    telugu: 'పార',
    grade: 2,
    alsoEnglish: ['spade'],
    explanations: [
      {
        en: 'A shovel is a tool with a broad iron blade for digging and lifting earth. The gardener dug a pit with a shovel.',
        te: 'మట్టి తవ్వడానికీ ఎత్తడానికీ వాడే, వెడల్పైన ఇనుప రేకు ఉన్న పనిముట్టు పార. తోటమాలి పారతో గుంత తవ్వారు.',
      },
      {
        en: 'In lands where snow falls, people clear it from the path with a shovel. In Toronto Kiran and Father do so before school.',
        te: 'మంచు కురిసే దేశాల్లో దారిలోని మంచును పారతో తొలగిస్తారు. టొరంటోలో కిరణ్, నాన్న బడి సమయానికి ముందే ఆ పని చేస్తారు.',
      },
      {
        en: 'In the field, farmers open and close the banks of the channels with a shovel. That way Grandfather turned the water to the chili plants.',
        te: 'రైతులు పొలంలో కాలువ గట్లను పారతో తెరుస్తారు, మూస్తారు. తాతయ్య అలా నీళ్లను మిరప మొక్కల వైపు మళ్లించారు.',
      },
    ],
    sentence: { en: 'Lean the shovel against the wall.', te: 'పార గోడకు ఆనించు.' },
  },
  {
    english: 'backyard',
    telugu: 'పెరడు',
    grade: 2,
    explanations: [
      {
        en: 'The backyard is the open ground behind a house. In our backyard there are a curry-leaf tree and a well.',
        te: 'ఇంటి వెనక ఉండే ఖాళీ స్థలం పెరడు. మా పెరట్లో కరివేపాకు చెట్టు, బావి ఉన్నాయి.',
      },
      {
        en: 'The tree in your own backyard cannot be medicine, says a proverb: we do not see the worth of what is near. Our teacher said it when we praised only faraway countries.',
        te: 'పెరటి చెట్టు వైద్యానికి పనికిరాదు అని సామెత; దగ్గర ఉన్నదాని విలువ మనకు తెలియదని దాని అర్థం. మేము దూరదేశాలనే మెచ్చుకుంటుంటే టీచర్ ఆ మాట అన్నారు.',
      },
      {
        en: 'With water used in the kitchen many people grow greens in the backyard. Sita picks spinach there for lunch.',
        te: 'వంటింట్లో వాడిన నీళ్లతో చాలామంది పెరట్లో ఆకుకూరలు పెంచుతారు. సీత మధ్యాహ్న భోజనానికి అక్కడే పాలకూర కోస్తుంది.',
      },
    ],
    sentence: { en: 'Our backyard is big.', te: 'మా పెరడు పెద్దది.' },
  },
  {
    english: 'yard',
    telugu: 'ఆవరణ',
    grade: 3,
    explanations: [
      {
        en: 'A yard is the open ground around a building, inside its wall. Children play in the yard of our school.',
        te: 'గోడ లోపల, కట్టడం చుట్టూ ఉండే ఖాళీ స్థలం ఆవరణ. మా బడి ఆవరణలో పిల్లలు ఆడుకుంటారు.',
      },
      {
        en: 'In villages the yard is swept early in the morning, and a muggu is drawn before the door. Lata learned her first one there.',
        te: 'పల్లెల్లో ఉదయాన్నే ఇంటి ఆవరణ ఊడ్చి, గుమ్మం ముందు ముగ్గు వేస్తారు. లత తన మొదటి ముగ్గు అక్కడే నేర్చుకుంది.',
      },
      {
        en: 'In English a yard is also a length a little shorter than a meter; in Telugu that is gajam. Once cloth was measured and sold by it.',
        te: 'ఇంగ్లీషులో యార్డ్ అంటే మీటరు కంటే కొంచెం తక్కువ పొడవు కూడా; తెలుగులో దాన్ని గజం అంటారు. ఒకప్పుడు బట్టను గజాల్లో కొలిచి అమ్మేవారు.',
      },
    ],
    sentence: { en: 'The yard of the temple is peaceful.', te: 'గుడి ఆవరణ ప్రశాంతంగా ఉంది.' },
  },
  {
    english: 'bath',
    telugu: 'స్నానం',
    grade: 1,
    emoji: '🛀',
    explanations: [
      {
        en: 'A bath is the washing of the whole body with water. After the game Raju had a bath with cool water.',
        te: 'నీళ్లతో ఒళ్లంతా శుభ్రం చేసుకోవడమే స్నానం. ఆట అయ్యాక రాజు చల్లని నీళ్లతో స్నానం చేశాడు.',
      },
      {
        en: 'On festival mornings many people rub oil on their body and head and then have a bath. While Grandmother rubbed oil on his head, Chinnu sang.',
        te: 'పండుగ రోజు ఉదయం చాలామంది ఒంటికీ తలకూ నూనె రాసుకుని స్నానం చేస్తారు. నానమ్మ తలకు నూనె రాస్తుంటే చిన్ను పాట పాడాడు.',
      },
      {
        en: 'Birds and elephants have baths too. In the bowl of water that Meena had put out, a sparrow splashed about.',
        te: 'పక్షులు, ఏనుగులు కూడా స్నానం చేస్తాయి. మీనా బయట పెట్టిన నీళ్ల గిన్నెలో ఒక పిచ్చుక జలకాలాడింది.',
      },
    ],
    sentence: { en: 'The baby’s bath is over.', te: 'పాప స్నానం అయింది.' },
  },
  {
    english: 'nap',
    telugu: 'కునుకు',
    grade: 2,
    explanations: [
      {
        en: 'A nap is a short sleep, mostly by day. After lunch Grandfather takes a nap in his chair.',
        te: 'ఎక్కువగా పగటి పూట కాసేపు పోయే చిన్న నిద్ర కునుకు. భోజనం అయ్యాక తాతయ్య కుర్చీలోనే ఒక కునుకు తీస్తారు.',
      },
      {
        en: 'Babies need naps by day too. While our baby takes a nap, we all speak softly.',
        te: 'పసిపిల్లలకు పగలు కూడా కునుకు అవసరం. మా పాప కునుకు తీస్తుంటే మేమంతా మెల్లగా మాట్లాడతాం.',
      },
      {
        en: 'Cats take many naps a day and wake at the least sound. When Padma took the lid off the milk bowl, the cat’s nap was over.',
        te: 'పిల్లులు రోజులో ఎన్నోసార్లు కునుకు తీస్తాయి, చిన్న చప్పుడుకే లేస్తాయి. పద్మ పాలగిన్నె మూత తీయగానే పిల్లి కునుకు చెదిరిపోయింది.',
      },
    ],
    sentence: { en: 'Take a little nap.', te: 'కాసేపు కునుకు తియ్యి.' },
  },
];
