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
        te: 'నగరాలకు కావలసిన బియ్యం, పాలు, కూరగాయలు చాలావరకు ఊళ్ల నుంచే వస్తాయి. రోజూ ఉదయం మా ఊరి నుంచి పాల క్యాన్లు నగరానికి బయల్దేరతాయి.',
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
        te: 'ఎత్తైన భవనాలు, వెడల్పైన రోడ్లు, ఎంతోమంది జనం ఉండే చాలా పెద్ద ఊరు నగరం. హైదరాబాదు నగరంలో ఎన్నో భాషలవారు కలిసి ఉంటారు.',
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
        te: 'హైదరాబాదులో చార్మినార్ దగ్గర ఉన్న లాడ్ బజారు లక్క గాజులకు పేరు పొందింది. అక్కడి నుంచి అత్త నాకు మెరిసే గాజులు తెచ్చారు.',
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
        en: 'In the 1930s a library even travelled by boat along a canal to villages of the Krishna delta. People stood on the bank and waited for the boat of books.',
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
        en: 'A street is a road with houses on both sides. In our street hot chilli bajjis are sold every evening.',
        te: 'రెండు వైపులా ఇళ్లున్న దారే వీధి. మా వీధిలో రోజూ సాయంత్రం వేడి వేడి మిరపకాయ బజ్జీలు అమ్ముతారు.',
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
        te: 'రైళ్లు ఆగే చోటు రైల్వే స్టేషన్; ప్రయాణికులు అక్కడ ఎక్కుతారు, దిగుతారు. రైలు కదలగానే మేము అక్కడ నిలబడి అమ్మమ్మకు చేయి ఊపాం.',
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
        en: 'An airport is the place where aeroplanes land and take off. We went there to welcome my uncle, who came from Dubai.',
        te: 'విమానాలు దిగే, ఎగిరే చోటు విమానాశ్రయం. దుబాయ్ నుంచి వచ్చే బాబాయికి స్వాగతం పలకడానికి అక్కడికి వెళ్లాం.',
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
        te: 'ఎన్నో దేశాల జంతువులను పెంచుతూ అందరికీ చూపించే చోటు జంతు ప్రదర్శనశాల. హైదరాబాదు జంతు ప్రదర్శనశాలలో తెల్ల పులిని చూశాం.',
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
    ],
    sentence: { en: 'We saw a museum yesterday.', te: 'నిన్న మేము మ్యూజియం చూశాం.' },
  },
  {
    english: 'fort',
    telugu: 'కోట',
    grade: 2,
    explanations: [
      {
        en: 'A fort is a strong place with high, thick walls; kings built forts to keep their people safe. A clap at the gate of Golconda Fort can be heard on the hill.',
        te: 'ప్రజల రక్షణ కోసం రాజులు ఎత్తైన, మందమైన గోడలతో కట్టించినది కోట. గోల్కొండ కోట ద్వారం దగ్గర చప్పట్లు కొడితే కొండ మీద వినిపిస్తుంది.',
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
        en: 'A church is a place where Christians come together to pray and sing. In the church at Medak we saw windows of coloured glass.',
        te: 'క్రైస్తవులు కలిసి ప్రార్థన చేసే, పాటలు పాడే చోటు చర్చి. మెదక్ చర్చిలో రంగురంగుల గాజు కిటికీలు చూశాం.',
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
        te: 'ముస్లింలు కలిసి నమాజు చేసే చోటు మసీదు. హైదరాబాదులోని మక్కా మసీదులో వేలమంది ఒకేసారి నమాజు చేయవచ్చు.',
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
    ],
    sentence: { en: 'This world is very beautiful.', te: 'ఈ ప్రపంచం ఎంతో అందమైనది.' },
  },
];
