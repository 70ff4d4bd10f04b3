import type { Word } from './word';

export const places: readonly Word[] = [
  {
    english: 'village',
    telugu: 'ఊరు',
    grade: 1,
    alsoEnglish: ['town', 'hometown'],
    alsoTelugu: ['పల్లె', 'గ్రామం', 'పల్లెటూరు'],
    explanations: [
      {
        en: 'A village is a small place with houses and fields, where people know one another; in Telugu we call our town so too. In our village everybody knows my grandfather.',
        te: 'ఇళ్లు, చుట్టూ పొలాలు, ఒకరికొకరు తెలిసిన మనుషులు ఉండే చోటు ఊరు; మనం ఉండే పట్టణాన్ని కూడా మా ఊరు అంటాం. మా ఊళ్లో తాతయ్య తెలియనివారు లేరు.',
      },
      {
        en: 'Much of the rice, milk and vegetables that cities eat comes from villages. Every morning cans of milk leave our village for the city.',
        te: 'నగరాలకు కావలసిన బియ్యం, పాలు, కూరగాయలు చాలావరకు ఊళ్ల నుంచే వస్తాయి. రోజూ ఉదయం మా ఊరి నుంచి పాల క్యాన్లు నగరానికి బయలుదేరతాయి.',
      },
      {
        en: 'Many Telugu village names end in palle, puram, palem or gudem. My grandmother is from Kothapalle, which means new village.',
        te: 'చాలా తెలుగు ఊళ్ల పేర్లు పల్లె, పురం, పాలెం, గూడెం అనే మాటలతో ముగుస్తాయి. మా అమ్మమ్మది కొత్తపల్లె; ఆ పేరుకు కొత్త ఊరు అని అర్థం.',
      },
    ],
    sentence: { en: 'Our village is beautiful.', te: 'మా ఊరు అందంగా ఉంటుంది.' },
  },
  {
    english: 'city',
    telugu: 'నగరం',
    grade: 2,
    emoji: '🏙️',
    alsoTelugu: ['మహానగరం'],
    explanations: [
      {
        en: 'A city is a very large place with tall buildings, wide roads and a great many people. In the city of Hyderabad people of many languages live together.',
        te: 'ఎత్తైన భవనాలు, వెడల్పైన రోడ్లు, ఎంతోమంది జనం ఉండే చాలా పెద్ద ఊరు నగరం. హైదరాబాద్ నగరంలో ఎన్నో భాషలవారు కలిసి ఉంటారు.',
      },
      {
        en: 'People move to cities for colleges, work and big hospitals. My elder sister lives in a hostel in the city to study engineering.',
        te: 'పెద్ద చదువులు, ఉద్యోగాలు, ఆసుపత్రుల కోసం చాలామంది నగరాలకు వెళ్తారు. ఇంజనీరింగ్ చదవడానికి మా అక్క నగరంలో హాస్టల్లో ఉంటోంది.',
      },
      {
        en: 'Many cities grew up beside a river or the sea, where there was water and trade. Vijayawada stands on the bank of the Krishna.',
        te: 'నీటి కోసం, వ్యాపారం కోసం చాలా నగరాలు నదుల పక్కనో సముద్రం పక్కనో పెరిగాయి. విజయవాడ నగరం కృష్ణా నది ఒడ్డున ఉంది.',
      },
    ],
    sentence: { en: 'This city is very big.', te: 'ఈ నగరం చాలా పెద్దది.' },
  },
  {
    english: 'market',
    telugu: 'బజారు',
    grade: 1,
    alsoEnglish: ['bazaar'],
    alsoTelugu: ['మార్కెట్', 'సంత'],
    explanations: [
      {
        en: 'A market is a place where many people come to sell and to buy. There we bought brinjals, bangles and a clay pot.',
        te: 'ఎందరో అమ్మేవారు, ఎందరో కొనేవారు కలుసుకునే చోటు బజారు. అక్కడ మేము వంకాయలు, గాజులు, మట్టి కుండ కొన్నాం.',
      },
      {
        en: 'In the market called Rythu Bazaar farmers themselves sell their vegetables, so they are fresh and cheap. Father buys greens there straight from a farmer.',
        te: 'రైతుబజారులో రైతులే తమ కూరగాయలు అమ్ముతారు, అందుకే అవి తాజాగా, చవకగా ఉంటాయి. నాన్న అక్కడ నేరుగా రైతు దగ్గరే ఆకుకూరలు కొంటారు.',
      },
      {
        en: 'Near Charminar in Hyderabad is a market called Laad Bazaar, famous for bangles of lac. My aunt brought me shining bangles from there.',
        te: 'హైదరాబాద్‌లో చార్మినార్ దగ్గర ఉన్న లాడ్ బజారు లక్క గాజులకు పేరు పొందింది. అక్కడి నుంచి అత్త నాకు మెరిసే గాజులు తెచ్చారు.',
      },
    ],
    sentence: { en: 'The market is crowded today.', te: 'ఈ రోజు బజారు రద్దీగా ఉంది.' },
  },
  {
    english: 'temple',
    telugu: 'గుడి',
    grade: 1,
    emoji: '🛕',
    alsoTelugu: ['దేవాలయం', 'ఆలయం', 'కోవెల'],
    explanations: [
      {
        en: 'A temple is a place where Hindus pray. When the temple bell rang, everyone folded their hands and bowed.',
        te: 'హిందువులు దేవుణ్ణి పూజించే చోటు గుడి. గుడిలో గంట మోగగానే అందరూ చేతులు జోడించి దండం పెట్టుకున్నారు.',
      },
      {
        en: 'Old temples are known for their wonderful carving in stone. In the Thousand Pillar Temple at Hanamkonda we saw smooth pillars of black stone.',
        te: 'పాత గుళ్లు అద్భుతమైన రాతి శిల్పాలకు పేరు పొందాయి. హనుమకొండలోని వేయి స్తంభాల గుడిలో నున్నని నల్లరాతి స్తంభాలు చూశాం.',
      },
      {
        en: 'The tower of a temple, the gopuram, rises high and can be seen from afar. As our bus came near the village, the gopuram was the first thing we saw.',
        te: 'గుడి గోపురం ఎత్తుగా ఉండి ఎంతో దూరం నుంచి కనిపిస్తుంది. బస్సు మా ఊరి దగ్గరికి రాగానే ముందుగా గుడి గోపురమే కనిపించింది.',
      },
    ],
    sentence: { en: 'There is a temple on the hill.', te: 'కొండ మీద గుడి ఉంది.' },
  },
  {
    english: 'hospital',
    telugu: 'ఆసుపత్రి',
    grade: 1,
    emoji: '🏥',
    alsoTelugu: ['ఆస్పత్రి', 'దవాఖాన', 'వైద్యశాల'],
    explanations: [
      {
        en: 'A hospital is a place where doctors help people who are ill or hurt. Bunny had a fever; he was taken to the hospital and soon got well.',
        te: 'జబ్బు చేసినవారికీ దెబ్బ తగిలినవారికీ డాక్టర్లు వైద్యం చేసే చోటు ఆసుపత్రి. జ్వరం వచ్చిన బన్నీని ఆసుపత్రికి తీసుకెళ్తే త్వరగా తగ్గిపోయింది.',
      },
      {
        en: 'Hospitals also give vaccines that keep illness away. A nurse there put polio drops into my baby sister’s mouth.',
        te: 'జబ్బులు రాకుండా కాపాడే టీకాలు కూడా ఆసుపత్రిలో వేస్తారు. అక్కడ నర్సు మా చెల్లి నోట్లో పోలియో చుక్కలు వేశారు.',
      },
      {
        en: 'Sick people need rest, so no one should sound a horn near a hospital. Father saw the sign and drove past slowly and quietly.',
        te: 'రోగులకు విశ్రాంతి కావాలి కాబట్టి ఆసుపత్రి దగ్గర హారన్ మోగించకూడదు. ఆ గుర్తు చూసి నాన్న కారును నెమ్మదిగా, చప్పుడు లేకుండా నడిపారు.',
      },
    ],
    sentence: { en: 'The hospital is near our house.', te: 'ఆసుపత్రి మా ఇంటి దగ్గరే ఉంది.' },
  },
  {
    english: 'library',
    telugu: 'గ్రంథాలయం',
    grade: 3,
    alsoTelugu: ['లైబ్రరీ'],
    explanations: [
      {
        en: 'A library is a place with many books to read there or to take home for some days. I brought home a book about whales.',
        te: 'చదువుకోవడానికి ఎన్నో పుస్తకాలు ఉండే చోటు గ్రంథాలయం; వాటిని కొన్ని రోజులు ఇంటికి కూడా తెచ్చుకోవచ్చు. నేను తిమింగలాల పుస్తకం తెచ్చుకున్నాను.',
      },
      {
        en: 'Library books belong to everyone, so we keep them neat and return them in time. Noor gave her book back a day early.',
        te: 'గ్రంథాలయం పుస్తకాలు అందరివీ; వాటిని నలగకుండా చదివి గడువులోపు తిరిగి ఇవ్వాలి. నూర్ ఒక రోజు ముందే తన పుస్తకం ఇచ్చేసింది.',
      },
      {
        en: 'In the 1930s a library even traveled by boat along a canal to villages of the Krishna delta. People stood on the bank and waited for the boat of books.',
        te: '1930లలో కృష్ణా డెల్టా ఊళ్లకు కాలువలో పడవ మీద కూడా గ్రంథాలయం వచ్చేది. పుస్తకాల పడవ కోసం జనం గట్టున నిలబడి ఎదురుచూసేవారు.',
      },
    ],
    sentence: { en: 'There is a library in our school.', te: 'మా బడిలో గ్రంథాలయం ఉంది.' },
  },
  {
    english: 'shop',
    telugu: 'దుకాణం',
    grade: 1,
    alsoEnglish: ['store'],
    alsoTelugu: ['కొట్టు', 'అంగడి', 'షాపు'],
    explanations: [
      {
        en: 'A shop is a place where things are sold. I bought a pencil and an eraser at the shop at the end of the street.',
        te: 'వస్తువులు అమ్మే చోటును దుకాణం అంటారు. వీధి చివరి దుకాణంలో పెన్సిల్, రబ్బరు కొన్నాను.',
      },
      {
        en: 'A small shop sells nearly everything: rice, soap, sweets and string. The shopkeeper in our lane knows what each house needs.',
        te: 'చిన్న దుకాణంలో కూడా బియ్యం, సబ్బులు, మిఠాయిలు, దారం, ఇలా దాదాపు అన్నీ దొరుకుతాయి. ఏ ఇంటికి ఏం కావాలో మా వీధి దుకాణదారుకు తెలుసు.',
      },
      {
        en: 'Now many people buy from shops on the phone, and the things come home. But Grandmother wants to touch the brinjals first.',
        te: 'ఇప్పుడు చాలామంది ఫోన్‌లోనే కొంటారు, వస్తువులు ఇంటికే వస్తాయి. కానీ నానమ్మ మాత్రం దుకాణానికి వెళ్లి వంకాయలు పట్టుకుని చూడాలంటారు.',
      },
    ],
    sentence: { en: 'The shop is open.', te: 'దుకాణం తెరిచి ఉంది.' },
  },
  {
    english: 'town',
    telugu: 'పట్టణం',
    grade: 2,
    explanations: [
      {
        en: 'A town is bigger than a village but smaller than a city. People of ten villages around come to our town to shop.',
        te: 'ఊరి కంటే పెద్దది, నగరం కంటే చిన్నది పట్టణం. చుట్టుపక్కల పది ఊళ్లవారు సరుకుల కోసం మా పట్టణానికి వస్తారు.',
      },
      {
        en: 'A town has a bus stand, a hospital, a cinema and a big school. Ravi’s cousins come to it by bus from their village every day.',
        te: 'పట్టణంలో బస్టాండు, ఆసుపత్రి, సినిమా హాలు, పెద్ద బడి ఉంటాయి. రవి వాళ్ల పిన్ని పిల్లలు రోజూ తమ ఊరి నుంచి బస్సులో పట్టణానికి వస్తారు.',
      },
      {
        en: 'Many Telugu names of towns end in patnam: Visakhapatnam, Machilipatnam. Patnam means a town, often by the sea. Meena looked for such names on the map.',
        te: 'విశాఖపట్నం, మచిలీపట్నం లాంటి పేర్లలో పట్నం అంటే పట్టణం; అవి ఎక్కువగా సముద్రం పక్కన ఉంటాయి. మీనా పటంలో అలాంటి పేర్లు వెతికింది.',
      },
    ],
    sentence: { en: 'The name of this town is Tenali.', te: 'ఈ పట్టణం పేరు తెనాలి.' },
  },
  {
    english: 'park',
    telugu: 'పార్కు',
    grade: 1,
    alsoTelugu: ['ఉద్యానవనం'],
    explanations: [
      {
        en: 'A park is a place with trees, grass and swings where young and old can enjoy themselves. In the park Tinku went down the slide again and again.',
        te: 'చెట్లు, పచ్చిక, ఊయలలు ఉండి, పిల్లలూ పెద్దలూ హాయిగా గడిపే చోటు పార్కు. పార్కులో టింకు జారుడుబల్ల మీద మళ్లీ మళ్లీ జారాడు.',
      },
      {
        en: 'Trees in a park clean the air of the city. In the morning Grandfather walks five rounds there with his friends.',
        te: 'పార్కులోని చెట్లు నగరంలో గాలిని శుభ్రం చేస్తాయి. పొద్దున్నే తాతయ్య స్నేహితులతో అక్కడ ఐదు చుట్లు నడుస్తారు.',
      },
      {
        en: 'Some parks keep wild animals safe; people may look but not disturb them. From the jeep Lata saw a herd of deer.',
        te: 'కొన్ని పార్కుల్లో అడవి జంతువులను కాపాడతారు; చూడవచ్చు కానీ వాటిని విసిగించకూడదు. జీపులోంచి లతకు జింకల గుంపు కనిపించింది.',
      },
    ],
    sentence: { en: 'This park is full of flowers.', te: 'ఈ పార్కు నిండా పూలున్నాయి.' },
  },
  {
    english: 'bank',
    telugu: 'బ్యాంకు',
    grade: 3,
    emoji: '🏦',
    explanations: [
      {
        en: 'A bank keeps our money safe and lends money to those who need it. Mother opened a savings account there in my name.',
        te: 'మన డబ్బును భద్రంగా ఉంచి, అవసరమైనవారికి అప్పు ఇచ్చేది బ్యాంకు. అమ్మ నా పేరు మీద అక్కడ పొదుపు ఖాతా తెరిచింది.',
      },
      {
        en: 'With a bank card you can take money out of a machine in the wall. Father covers the keys with his hand when he types the number.',
        te: 'బ్యాంకు కార్డుతో గోడలో ఉన్న యంత్రం నుంచి డబ్బు తీసుకోవచ్చు. నంబరు నొక్కేటప్పుడు నాన్న చేతిని అడ్డం పెడతారు.',
      },
      {
        en: 'Money that stays in a bank slowly grows; what is added is called interest. Kiran put in a hundred rupees and got some more.',
        te: 'బ్యాంకులో ఉంచిన డబ్బు మెల్లగా పెరుగుతుంది; అలా వచ్చేదాన్ని వడ్డీ అంటారు. కిరణ్ వంద రూపాయలు వేస్తే, ఇంకొంచెం చేరింది.',
      },
    ],
    sentence: { en: 'The bank is closed today.', te: 'ఈ రోజు బ్యాంకు మూసి ఉంది.' },
  },
  {
    english: 'post office',
    telugu: 'పోస్టాఫీసు',
    grade: 2,
    alsoTelugu: ['తపాలా కార్యాలయం'],
    explanations: [
      {
        en: 'A post office is the place from which letters and parcels go to every town and village. I went to the post office and sent a rakhi to my elder brother.',
        te: 'ఉత్తరాలనూ పార్సిళ్లనూ అన్ని ఊళ్లకూ పంపే చోటు పోస్టాఫీసు. నేను పోస్టాఫీసుకు వెళ్లి అన్నయ్యకు రాఖీ పంపాను.',
      },
      {
        en: 'In a post office they sell stamps and weigh parcels. Padma wetted a stamp and stuck it on straight.',
        te: 'పోస్టాఫీసులో తపాలా బిళ్లలు అమ్ముతారు, పార్సిళ్లు తూస్తారు. పద్మ ఒక బిళ్ల తడి చేసి, తిన్నగా అంటించింది.',
      },
      {
        en: 'In India the six digits called the pin code tell a post office where a letter should go. Gopi knows his by heart.',
        te: 'భారతదేశంలో ఆరు అంకెల పిన్ కోడ్ చూసి ఉత్తరం ఎక్కడికి వెళ్లాలో పోస్టాఫీసులో తెలుసుకుంటారు. గోపికి తన పిన్ కోడ్ నోటికి వచ్చు.',
      },
    ],
    sentence: { en: 'There is a post office at the end of that street.', te: 'ఆ వీధి చివర పోస్టాఫీసు ఉంది.' },
  },
  {
    english: 'street',
    telugu: 'వీధి',
    grade: 1,
    alsoEnglish: ['lane'],
    explanations: [
      {
        en: 'A street is a road with houses on both sides. In our street hot chili bajjis are sold every evening.',
        te: 'రెండు వైపులా ఇళ్లున్న దారే వీధి. మా వీధిలో రోజూ సాయంత్రం వేడి వేడి మిరపకాయ బజ్జీలు అమ్ముతారు.',
      },
      {
        en: 'A street has a name or a number, so that letters and guests find the house. Ours is called Temple Street.',
        te: 'ఉత్తరాలు, అతిథులు ఇంటికి చేరాలని వీధికి ఒక పేరో నంబరో ఉంటుంది. మా వీధి పేరు గుడి వీధి.',
      },
      {
        en: 'A Telugu street drama, veedhi natakam, is played in the open, and all the village comes. Raju sat on the wall to see better.',
        te: 'వీధుల్లో ఆరుబయట ఆడే నాటకాన్ని వీధి నాటకం అంటారు; ఊరంతా చూడడానికి వస్తుంది. బాగా కనిపించాలని రాజు గోడ మీద కూర్చున్నాడు.',
      },
    ],
    sentence: { en: 'Our street is clean.', te: 'మా వీధి శుభ్రంగా ఉంటుంది.' },
  },
  {
    english: 'bridge',
    telugu: 'వంతెన',
    grade: 2,
    alsoTelugu: ['బ్రిడ్జి'],
    explanations: [
      {
        en: 'A bridge is a way built over a river or a valley, so that we can cross it. Near Rajahmundry our train crossed a long bridge over the Godavari.',
        te: 'నదినో లోయనో దాటడానికి దాని మీదుగా కట్టే దారి వంతెన. రాజమండ్రి దగ్గర మా రైలు గోదావరి మీది పొడవైన వంతెనను దాటింది.',
      },
      {
        en: 'A bridge can be a single log over a stream or many kilometers long. Meena ran over the log with her arms spread out.',
        te: 'వాగు మీద వేసిన ఒక్క దుంగైనా వంతెనే; కొన్ని వంతెనలు కిలోమీటర్ల పొడవు ఉంటాయి. మీనా చేతులు చాపి దుంగ మీద పరుగెత్తింది.',
      },
      {
        en: 'In the Ramayana Rama’s army of monkeys built a bridge of stones across the sea. In the tale even a squirrel helped, carrying sand.',
        te: 'రామాయణంలో వానర సైన్యం సముద్రం మీద రాళ్లతో వంతెన కట్టింది. ఇసుక మోసి ఉడత కూడా సాయం చేసిందని కథ.',
      },
    ],
    sentence: { en: 'This bridge is very strong.', te: 'ఈ వంతెన చాలా గట్టిది.' },
  },
  {
    english: 'railway station',
    telugu: 'రైల్వే స్టేషన్',
    grade: 2,
    emoji: '🚉',
    alsoTelugu: ['రైలు స్టేషన్'],
    explanations: [
      {
        en: 'A railway station is the place where trains stop and people get on and off. We stood there and waved to Grandmother as her train began to move.',
        te: 'రైళ్లు ఆగే చోటు రైల్వే స్టేషన్; ప్రయాణికులు అక్కడ ఎక్కుతారు, దిగుతారు. రైలు కదలగానే మేము అక్కడ నిలబడి అమ్మమ్మకు చెయ్యి ఊపాం.',
      },
      {
        en: 'Boards at a railway station give the town’s name in more than one language. Sita reads all three and compares the letters.',
        te: 'రైల్వే స్టేషన్‌లో బోర్డు మీద ఊరి పేరు ఒకటి కంటే ఎక్కువ భాషల్లో ఉంటుంది. సీత మూడింటినీ చదివి అక్షరాలు పోల్చి చూస్తుంది.',
      },
      {
        en: 'Porters, tea sellers and loudspeakers make it a lively place. Chinnu holds Mother’s hand tightly there.',
        te: 'కూలీలు, టీ అమ్మేవారు, మైకులతో రైల్వే స్టేషన్ సందడిగా ఉంటుంది. అక్కడ చిన్ను అమ్మ చెయ్యి గట్టిగా పట్టుకుంటాడు.',
      },
    ],
    sentence: { en: 'Secunderabad railway station is big.', te: 'సికింద్రాబాద్ రైల్వే స్టేషన్ పెద్దది.' },
  },
  {
    english: 'airport',
    telugu: 'విమానాశ్రయం',
    grade: 3,
    explanations: [
      {
        en: 'An airport is the place where airplanes land and take off. We went there to welcome my uncle, who came from Dubai.',
        te: 'విమానాలు దిగే, ఎగిరే చోటు విమానాశ్రయం. దుబాయ్ నుంచి వచ్చే బాబాయికి స్వాగతం పలకడానికి అక్కడికి వెళ్లాం.',
      },
      {
        en: 'Before a flight the bags go through a machine that sees inside them. Anita saw her toy rabbit on the screen as a shadow.',
        te: 'విమానాశ్రయంలో సంచుల లోపల ఏముందో చూపించే యంత్రం ఉంటుంది. తెర మీద అనితకు తన కుందేలు బొమ్మ నీడలా కనిపించింది.',
      },
      {
        en: 'The tall house of glass at an airport is the control tower. From there people tell each plane when it may land.',
        te: 'విమానాశ్రయంలో ఎత్తైన అద్దాల గదిని కంట్రోల్ టవర్ అంటారు. ఏ విమానం ఎప్పుడు దిగాలో అక్కడి నుంచి చెప్తారు.',
      },
    ],
    sentence: { en: 'The airport is very far.', te: 'విమానాశ్రయం చాలా దూరం.' },
  },
  {
    english: 'zoo',
    telugu: 'జంతు ప్రదర్శనశాల',
    grade: 2,
    alsoTelugu: ['జూ', 'జంతుప్రదర్శనశాల'],
    explanations: [
      {
        en: 'A zoo is a place where animals of many lands are cared for and people come to see them. In the Hyderabad zoo we saw a white tiger.',
        te: 'ఎన్నో దేశాల జంతువులను పెంచుతూ అందరికీ చూపించే చోటు జంతు ప్రదర్శనశాల. హైదరాబాద్ జంతు ప్రదర్శనశాలలో తెల్ల పులిని చూశాం.',
      },
      {
        en: 'In a zoo we must not tease or feed the animals. A biscuit that we like may make a monkey ill.',
        te: 'జంతు ప్రదర్శనశాలలో జంతువులను విసిగించకూడదు, వాటికి ఏదీ పెట్టకూడదు. మనకు నచ్చిన బిస్కెట్ కోతికి జబ్బు తెప్పించవచ్చు.',
      },
      {
        en: 'Some animals that have become few are born and raised in zoos. Ravi saw a tiger cub drink from a bottle.',
        te: 'అరుదైపోయిన కొన్ని జంతువులను జంతు ప్రదర్శనశాలల్లో పెంచి కాపాడతారు. సీసాతో పాలు తాగే పులిపిల్లను రవి చూశాడు.',
      },
    ],
    sentence: { en: 'There is no zoo in our town.', te: 'మా ఊళ్లో జంతు ప్రదర్శనశాల లేదు.' },
  },
  {
    english: 'museum',
    telugu: 'మ్యూజియం',
    grade: 3,
    alsoTelugu: ['ప్రదర్శనశాల', 'సంగ్రహాలయం'],
    explanations: [
      {
        en: 'A museum keeps old and rare things for all to see. In the Salar Jung Museum children gather around the clock that strikes the hour.',
        te: 'పాత వస్తువులను, అరుదైన వస్తువులను భద్రంగా ఉంచి అందరికీ చూపించే చోటు మ్యూజియం. సాలార్ జంగ్ మ్యూజియంలో గంటలు కొట్టే గడియారం చుట్టూ పిల్లలు గుమిగూడతారు.',
      },
      {
        en: 'There are museums for trains, for toys, for paintings and for bones of dinosaurs. In Hyderabad Lata stood under the bones of a dinosaur.',
        te: 'రైళ్లకు, బొమ్మలకు, చిత్రాలకు, డైనోసార్ ఎముకలకు కూడా మ్యూజియంలు ఉన్నాయి. హైదరాబాద్‌లో లత ఒక డైనోసార్ ఎముకల కింద నిలబడింది.',
      },
      {
        en: 'In a museum we look with our eyes and not with our hands. A coin two thousand years old would suffer from many fingers.',
        te: 'మ్యూజియంలో కళ్లతో చూడాలి, చేతులతో ముట్టుకోకూడదు. అందరూ తాకితే రెండు వేల ఏళ్ల నాటి నాణెం పాడవుతుంది.',
      },
    ],
    sentence: { en: 'We saw a museum yesterday.', te: 'నిన్న మేము మ్యూజియం చూశాం.' },
  },
  {
    english: 'fort',
    telugu: 'కోట',
    grade: 2,
    alsoEnglish: ['castle'],
    explanations: [
      {
        en: 'A fort is a strong place with high, thick walls; kings built forts to keep their people safe. A clap at the gate of Golconda Fort can be heard on the hill.',
        te: 'ప్రజల రక్షణ కోసం రాజులు ఎత్తైన, మందమైన గోడలతో కట్టించినది కోట. గోల్కొండ కోట ద్వారం దగ్గర చప్పట్లు కొడితే కొండ మీద వినిపిస్తుంది.',
      },
      {
        en: 'Round a fort there was often a deep ditch full of water. Whoever wanted to come in had to cross it by the bridge.',
        te: 'కోట చుట్టూ తరచుగా నీళ్లతో నిండిన లోతైన అగడ్త ఉండేది. లోపలికి రావాలంటే వంతెన మీదుగానే రావాలి.',
      },
      {
        en: 'Most forts are on hills, because you can see far from there. From Kondaveedu near Guntur Gopi counted ten villages.',
        te: 'దూరం దాకా కనిపిస్తుందని చాలా కోటలను కొండల మీద కట్టారు. గుంటూరు దగ్గరి కొండవీడు కోట నుంచి గోపి పది ఊళ్లు లెక్కపెట్టాడు.',
      },
    ],
    sentence: { en: 'Warangal Fort is very old.', te: 'వరంగల్ కోట చాలా పాతది.' },
  },
  {
    english: 'church',
    telugu: 'చర్చి',
    grade: 2,
    emoji: '⛪',
    explanations: [
      {
        en: 'A church is a place where Christians come together to pray and sing. In the church at Medak we saw windows of colored glass.',
        te: 'క్రైస్తవులు కలిసి ప్రార్థన చేసే, పాటలు పాడే చోటు చర్చి. మెదక్ చర్చిలో రంగురంగుల గాజు కిటికీలు చూశాం.',
      },
      {
        en: 'At Christmas the churches are lit with stars, and everyone is welcome. Mary took Padma along, and they sang together.',
        te: 'క్రిస్మస్‌కు చర్చిలను నక్షత్రాలతో అలంకరిస్తారు, అందరినీ ఆహ్వానిస్తారు. మేరీ పద్మను తీసుకెళ్తే ఇద్దరూ కలిసి పాడారు.',
      },
      {
        en: 'Many churches have a tower with a bell. In Kiran’s street in Munich it rings every hour.',
        te: 'చాలా చర్చిలకు గంట ఉన్న గోపురం ఉంటుంది. మ్యూనిక్‌లో కిరణ్ వాళ్ల వీధిలో అది గంటగంటకూ మోగుతుంది.',
      },
    ],
    sentence: { en: 'There is a church next to our house.', te: 'మా ఇంటి పక్కనే చర్చి ఉంది.' },
  },
  {
    english: 'mosque',
    telugu: 'మసీదు',
    grade: 2,
    emoji: '🕌',
    explanations: [
      {
        en: 'A mosque is a place where Muslims pray together. Thousands of people can pray at one time in the Mecca Masjid of Hyderabad.',
        te: 'ముస్లింలు కలిసి నమాజు చేసే చోటు మసీదు. హైదరాబాద్‌లోని మక్కా మసీదులో వేలమంది ఒకేసారి నమాజు చేయవచ్చు.',
      },
      {
        en: 'From the tower of a mosque, the minaret, people are called to prayer five times a day. Imran’s grandfather sets his watch by it.',
        te: 'మసీదు మినారు నుంచి రోజుకు ఐదుసార్లు నమాజుకు పిలుస్తారు. ఇమ్రాన్ వాళ్ల తాతయ్య దాన్ని బట్టి గడియారం సరిచేసుకుంటారు.',
      },
      {
        en: 'Before praying, people wash their hands, face and feet; so a mosque has taps or a pool. Shoes stay at the door.',
        te: 'నమాజుకు ముందు చేతులు, ముఖం, కాళ్లు కడుక్కుంటారు; అందుకే మసీదులో కుళాయిలు గానీ కొలను గానీ ఉంటాయి. చెప్పులు గుమ్మం దగ్గరే వదులుతారు.',
      },
    ],
    sentence: { en: 'This mosque is very old.', te: 'ఈ మసీదు చాలా పురాతనమైనది.' },
  },
  {
    english: 'police station',
    telugu: 'పోలీస్ స్టేషన్',
    grade: 3,
    alsoTelugu: ['ఠాణా'],
    explanations: [
      {
        en: 'A police station is the place where the police work; we go there for help. My elder brother found a purse on the road and handed it in there.',
        te: 'పోలీసులు పని చేసే చోటు పోలీస్ స్టేషన్; ఆపద వస్తే సాయం కోసం అక్కడికి వెళ్తాం. దారిలో దొరికిన పర్సును అన్నయ్య అక్కడ అప్పగించాడు.',
      },
      {
        en: 'A child who is lost may ask any police officer for help; at the police station children are kept safe. Meena knows her parents’ phone number by heart.',
        te: 'తప్పిపోయిన పిల్లలు ఏ పోలీసునైనా సాయం అడగవచ్చు; వాళ్లను పోలీస్ స్టేషన్‌లో భద్రంగా చూసుకుంటారు. మీనాకు అమ్మానాన్నల ఫోన్ నంబరు నోటికి వచ్చు.',
      },
      {
        en: 'A police station is open day and night, because trouble can come at any time. In India you can call 112 from any phone.',
        te: 'ఆపద ఎప్పుడైనా రావచ్చు కాబట్టి పోలీస్ స్టేషన్ పగలూ రాత్రీ తెరిచే ఉంటుంది. భారతదేశంలో ఏ ఫోన్ నుంచైనా 112కు ఫోన్ చేయవచ్చు.',
      },
    ],
    sentence: { en: 'The police station is beside the market.', te: 'పోలీస్ స్టేషన్ బజారు పక్కన ఉంది.' },
  },
  {
    english: 'factory',
    telugu: 'కర్మాగారం',
    grade: 4,
    emoji: '🏭',
    alsoTelugu: ['ఫ్యాక్టరీ'],
    explanations: [
      {
        en: 'A factory is a place where workers make many things with machines. In the factory near our village cane juice is made into sugar.',
        te: 'కార్మికులు యంత్రాలతో ఎన్నో వస్తువులు తయారు చేసే చోటు కర్మాగారం. మా ఊరి దగ్గరి కర్మాగారంలో చెరకు రసం చక్కెరగా మారుతుంది.',
      },
      {
        en: 'In a factory each worker or machine does one step, and the next one goes on. So a biscuit gets its shape, is baked and packed.',
        te: 'కర్మాగారంలో ఒక్కొక్కరు ఒక్కో పని చేస్తే, తర్వాతివారు ముందుకు తీసుకెళ్తారు. అలా బిస్కెట్ అచ్చు వేసి, కాల్చి, ప్యాక్ చేస్తారు.',
      },
      {
        en: 'Smoke and dirty water from a factory must be cleaned before they go out. Raju’s class wrote an essay about a river near one.',
        te: 'కర్మాగారం పొగను, మురికినీటిని శుభ్రం చేశాకే బయటికి వదలాలి. కర్మాగారం పక్కన ఉన్న ఒక నది గురించి రాజు తరగతి పిల్లలు వ్యాసం రాశారు.',
      },
    ],
    sentence: { en: 'That factory, where bicycles are made, is big.', te: 'సైకిళ్లు తయారు చేసే ఆ కర్మాగారం పెద్దది.' },
  },
  {
    english: 'office',
    telugu: 'కార్యాలయం',
    grade: 3,
    alsoTelugu: ['ఆఫీసు'],
    explanations: [
      {
        en: 'An office is a place where people work with papers, computers and phones. Mother goes to her office at nine and comes home at six.',
        te: 'ఉద్యోగులు కాగితాలు, కంప్యూటర్లు, ఫోన్లతో పని చేసే చోటు కార్యాలయం. అమ్మ తొమ్మిదింటికి కార్యాలయానికి వెళ్లి ఆరింటికి ఇంటికి వస్తుంది.',
      },
      {
        en: 'Some people now do their office work at home, with a computer. Then Chinnu plays without a sound, at least for ten minutes.',
        te: 'ఇప్పుడు కొందరు కార్యాలయం పని ఇంటి నుంచే కంప్యూటర్‌లో చేస్తారు. అప్పుడు చిన్ను కనీసం పది నిమిషాలు చప్పుడు లేకుండా ఆడుకుంటాడు.',
      },
      {
        en: 'In a village the office of the panchayat looks after roads, water and lamps. Grandfather went there about the broken tap.',
        te: 'ఊళ్లో రోడ్లు, నీళ్లు, దీపాల పనులు పంచాయతీ కార్యాలయం చూసుకుంటుంది. పాడైన కుళాయి గురించి చెప్పడానికి తాతయ్య అక్కడికి వెళ్లారు.',
      },
    ],
    sentence: { en: 'Father’s office is near here.', te: 'నాన్న కార్యాలయం ఇక్కడికి దగ్గర.' },
  },
  {
    english: 'country',
    telugu: 'దేశం',
    grade: 2,
    alsoEnglish: ['nation'],
    explanations: [
      {
        en: 'A country is a large land with its own government and flag. The poet Gurajada said that a country is not its soil but its people.',
        te: 'సొంత ప్రభుత్వం, సొంత జెండా ఉన్న పెద్ద భూభాగం దేశం. దేశమంటే మట్టి కాదు, మనుషులు అని కవి గురజాడ అన్నారు.',
      },
      {
        en: 'There are nearly two hundred countries in the world, some huge and some tiny. The smallest, Vatican City, is smaller than Sita’s village.',
        te: 'ప్రపంచంలో దాదాపు రెండు వందల దేశాలు ఉన్నాయి; కొన్ని చాలా పెద్దవి, కొన్ని చాలా చిన్నవి. అన్నిటికంటే చిన్న దేశం వాటికన్ నగరం; అది సీత వాళ్ల ఊరి కంటే చిన్నది.',
      },
      {
        en: 'Each country has its own money, stamps and songs. Anita keeps one coin from every country she has been to.',
        te: 'ఒక్కో దేశానికి సొంత డబ్బు, తపాలా బిళ్లలు, పాటలు ఉంటాయి. అనిత తను చూసిన ప్రతి దేశపు నాణెం ఒకటి దాచుకుంది.',
      },
    ],
    sentence: { en: 'India is a big country.', te: 'భారతదేశం పెద్ద దేశం.' },
  },
  {
    english: 'state',
    telugu: 'రాష్ట్రం',
    grade: 3,
    explanations: [
      {
        en: 'A state is a part of a country with a government of its own; India has many states. Most Telugu people live in the states of Andhra Pradesh and Telangana.',
        te: 'దేశంలో సొంత ప్రభుత్వం ఉన్న ఒక భాగం రాష్ట్రం; భారతదేశంలో ఎన్నో రాష్ట్రాలు ఉన్నాయి. తెలుగువారు ఎక్కువగా ఆంధ్రప్రదేశ్, తెలంగాణ రాష్ట్రాల్లో ఉన్నారు.',
      },
      {
        en: 'The states of India were largely formed by language, and Telugu people led the way in 1953. Potti Sriramulu gave his life for it.',
        te: 'భారతదేశంలో రాష్ట్రాలు చాలావరకు భాషను బట్టి ఏర్పడ్డాయి; 1953లో తెలుగువారి రాష్ట్రంతో అది మొదలైంది. దాని కోసం పొట్టి శ్రీరాములు ప్రాణాలిచ్చారు.',
      },
      {
        en: 'The head of a state’s government in India is the chief minister. Gopi knows the names of two of them.',
        te: 'భారతదేశంలో రాష్ట్ర ప్రభుత్వాన్ని నడిపేవారు ముఖ్యమంత్రి. గోపికి ఇద్దరు ముఖ్యమంత్రుల పేర్లు తెలుసు.',
      },
    ],
    sentence: { en: 'Which state are you from?', te: 'మీది ఏ రాష్ట్రం?' },
  },
  {
    english: 'district',
    telugu: 'జిల్లా',
    grade: 4,
    explanations: [
      {
        en: 'A district is a part of a state; in India an officer called the collector looks after it. The Araku valley lies in Alluri Sitharama Raju district.',
        te: 'రాష్ట్రంలో ఒక భాగం జిల్లా; భారతదేశంలో జిల్లా పనులను కలెక్టర్ అనే అధికారి చూసుకుంటారు. అరకు లోయ అల్లూరి సీతారామరాజు జిల్లాలో ఉంది.',
      },
      {
        en: 'When a district is too big, it is divided, so that people need not travel far to its offices. Padma’s old map was soon out of date.',
        te: 'జిల్లా మరీ పెద్దదైతే విడదీస్తారు; అప్పుడు కార్యాలయాలు జనానికి దగ్గరవుతాయి. అందుకే పద్మ దగ్గరున్న పాత పటం త్వరగా పాతబడిపోయింది.',
      },
      {
        en: 'Some districts have the names of great people, such as Potti Sriramulu Nellore. Ravi asked who he was, and learned something new.',
        te: 'కొన్ని జిల్లాలకు గొప్పవారి పేర్లు పెట్టారు; పొట్టి శ్రీరాములు నెల్లూరు జిల్లా అలాంటిదే. ఆయన ఎవరని అడిగి రవి కొత్త సంగతి తెలుసుకున్నాడు.',
      },
    ],
    sentence: { en: 'Our district is Guntur.', te: 'మాది గుంటూరు జిల్లా.' },
  },
  {
    english: 'capital',
    telugu: 'రాజధాని',
    grade: 4,
    alsoEnglish: ['capital city'],
    explanations: [
      {
        en: 'The capital is the city from which a country or a state is governed. The Parliament House of India is in New Delhi, the capital.',
        te: 'దేశాన్నో రాష్ట్రాన్నో పాలించే ప్రభుత్వం ఉండే నగరం రాజధాని. భారతదేశ రాజధాని న్యూఢిల్లీలో పార్లమెంటు భవనం ఉంది.',
      },
      {
        en: 'The capital is not always the biggest city: in Australia it is Canberra, not Sydney. Kiran won a point in a quiz with this.',
        te: 'రాజధాని ఎప్పుడూ అన్నిటికంటే పెద్ద నగరమే కాదు: ఆస్ట్రేలియా రాజధాని సిడ్నీ కాదు, కాన్‌బెర్రా. ఈ జవాబుతో కిరణ్‌కు క్విజ్‌లో ఒక పాయింటు వచ్చింది.',
      },
      {
        en: 'Old kingdoms had capitals too: Warangal of the Kakatiyas, Hampi of Vijayanagara. Lata has walked through the ruins of both.',
        te: 'పూర్వం రాజ్యాలకు కూడా రాజధానులుండేవి: కాకతీయులకు వరంగల్, విజయనగర రాజులకు హంపి. ఆ రెండు చోట్లా శిథిలాలను లత చూసింది.',
      },
    ],
    sentence: { en: 'The capital of Telangana is Hyderabad.', te: 'తెలంగాణ రాజధాని హైదరాబాద్.' },
  },
  {
    english: 'world',
    telugu: 'ప్రపంచం',
    grade: 3,
    emoji: '🌏',
    alsoTelugu: ['లోకం'],
    explanations: [
      {
        en: 'The world is the whole earth with all its lands, seas and people. From Nellore to New Jersey, all over the world there are children who speak Telugu.',
        te: 'భూమి, దాని మీది దేశాలు, సముద్రాలు, మనుషులు అన్నీ కలిపి ప్రపంచం అంటాం. నెల్లూరు నుంచి న్యూజెర్సీ దాకా ప్రపంచమంతటా తెలుగు మాట్లాడే పిల్లలున్నారు.',
      },
      {
        en: 'On a globe you can turn the whole world with a finger. Meena shut her eyes, put her finger down, and it was the sea.',
        te: 'గ్లోబు మీద ప్రపంచమంతటినీ ఒక్క వేలితో తిప్పవచ్చు. మీనా కళ్లు మూసుకుని వేలు పెడితే సముద్రం వచ్చింది.',
      },
      {
        en: 'When someone has thoughts only for one thing, we say it is his whole world. For Raju, cricket is the world.',
        te: 'ఎవరి ధ్యాసైనా ఒకదాని మీదే ఉంటే అదే వాళ్ల ప్రపంచం అంటాం. రాజుకు క్రికెట్టే ప్రపంచం.',
      },
    ],
    sentence: { en: 'This world is very beautiful.', te: 'ఈ ప్రపంచం ఎంతో అందమైనది.' },
  },
  {
    english: 'swimming pool',
    telugu: 'ఈత కొలను',
    grade: 2,
    alsoEnglish: ['pool'],
    alsoTelugu: ['స్విమ్మింగ్ పూల్'],
    explanations: [
      {
        en: 'A swimming pool is a big tank of water built for swimming. On Sundays Lata swims in the pool with her elder sister.',
        te: 'ఈత కొట్టడానికి కట్టిన పెద్ద నీటి తొట్టి ఈత కొలను. ఆదివారాల్లో లత అక్కతో కలిసి ఈత కొలనులో ఈదుతుంది.',
      },
      {
        en: 'One side of a pool is shallow and the other deep; how deep is written on the edge. Till he can swim well, Gopi stays where his feet touch the floor.',
        te: 'ఈత కొలనులో ఒక వైపు లోతు తక్కువ, ఇంకో వైపు ఎక్కువ; ఎంత లోతో గట్టు మీద రాసి ఉంటుంది. ఈత బాగా వచ్చేదాకా గోపి కాళ్లు నేలకు ఆనే చోటే ఉంటాడు.',
      },
      {
        en: 'The edge of a pool is wet, so we must not run there, and we never go in without a grown-up. Raju ran, and the coach called him back and made him walk.',
        te: 'ఈత కొలను గట్టు తడిగా ఉంటుంది కాబట్టి అక్కడ పరుగెత్తకూడదు; పెద్దవాళ్లు లేకుండా దిగకూడదు. పరుగెత్తిన రాజును కోచ్ వెనక్కి పిలిచి నడిపించారు.',
      },
    ],
    sentence: { en: 'There is a swimming pool near our house.', te: 'మా ఇంటి దగ్గర ఈత కొలను ఉంది.' },
  },
  {
    english: 'pavement',
    telugu: 'కాలిబాట',
    grade: 3,
    alsoEnglish: ['sidewalk', 'footpath'],
    alsoTelugu: ['ఫుట్‌పాత్'],
    explanations: [
      {
        en: 'A pavement is the path beside a road where people walk. Ravi walks on the pavement, holding Mother’s hand.',
        te: 'రోడ్డు పక్కన మనుషులు నడవడానికి వేసిన బాట కాలిబాట. రవి అమ్మ చెయ్యి పట్టుకుని కాలిబాట మీద నడుస్తాడు.',
      },
      {
        en: 'A pavement is a little higher than the road, so vehicles keep off it. At the corners there is a slope for wheelchairs; there Kiran pushes Grandmother’s chair up.',
        te: 'కాలిబాట రోడ్డు కంటే కొంచెం ఎత్తుగా ఉంటుంది; అందుకే వాహనాలు దాని మీదికి రావు. చక్రాల కుర్చీల కోసం మూలల్లో వాలు ఉంటుంది; నానమ్మ కుర్చీని కిరణ్ అక్కడే ఎక్కిస్తాడు.',
      },
      {
        en: 'A narrow way worn by many feet through fields or a forest has the same Telugu name. The goats know the footpath up our hill better than we do.',
        te: 'పొలాల్లో, అడవిలో జనం నడిచి నడిచి పడిన సన్నని దారిని కూడా కాలిబాట అంటారు. మా కొండ ఎక్కే కాలిబాట మాకంటే మేకలకే బాగా తెలుసు.',
      },
    ],
    sentence: { en: 'There is a pavement beside this road.', te: 'ఈ రోడ్డు పక్కన కాలిబాట ఉంది.' },
  },
];
