import type { Word } from './word';

export const clothes: readonly Word[] = [
  {
    english: 'clothes',
    telugu: 'బట్టలు',
    grade: 1,
    alsoEnglish: ['dress'],
    alsoTelugu: ['దుస్తులు'],
    explanations: [
      {
        en: 'Clothes are what we wear to cover the body. For Sankranti everyone in our home got new ones.',
        te: 'ఒంటిని కప్పుకోవడానికి మనం వేసుకునేవి బట్టలు. సంక్రాంతికి మా ఇంట్లో అందరికీ కొత్త బట్టలు కొన్నారు.',
      },
      {
        en: 'We choose clothes to suit the weather: thin cotton in summer, wool in winter. In May I wear nothing but cotton.',
        te: 'కాలానికి తగిన బట్టలు వేసుకుంటాం: వేసవిలో పలుచని నూలువి, చలికాలంలో ఉన్నివి. మే నెలలో నేను నూలు బట్టలే వేసుకుంటాను.',
      },
      {
        en: 'Many Telugu towns are famous for cloth woven on handlooms. In Pochampally I watched weavers make bright patterns thread by thread.',
        te: 'మగ్గం మీద నేసే బట్టలకు ఎన్నో తెలుగు ఊళ్లు పేరు పొందాయి. పోచంపల్లిలో నేత కళాకారులు పోగు పోగుగా రంగుల డిజైన్లు నేయడం చూశాను.',
      },
    ],
    sentence: { en: 'The clothes have dried.', te: 'బట్టలు ఆరిపోయాయి.' },
  },
  {
    english: 'shirt',
    telugu: 'చొక్కా',
    grade: 1,
    alsoTelugu: ['షర్టు'],
    explanations: [
      {
        en: 'A shirt is worn on the upper body and has sleeves and buttons. In my hurry I buttoned mine wrongly this morning.',
        te: 'ఒంటి పైభాగానికి వేసుకునేది చొక్కా; దానికి చేతులు, గుండీలు ఉంటాయి. ఈ రోజు తొందరలో నా చొక్కా గుండీలు తప్పుగా పెట్టుకున్నాను.',
      },
      {
        en: 'When all the children at school wear the same shirt, they look like one big family. Ours is light blue.',
        te: 'బడిలో అందరూ ఒకే రకం చొక్కా వేసుకుంటే ఒకే కుటుంబంలా కనిపిస్తారు. మా బడి చొక్కా లేత నీలం రంగులో ఉంటుంది.',
      },
      {
        en: 'A tailor takes our measurements and sews a shirt that fits. Ours put two pockets on my new one.',
        te: 'దర్జీ మన కొలతలు తీసుకుని సరిపోయేలా చొక్కా కుడతారు. నా కొత్త చొక్కాకు ఆయన రెండు జేబులు పెట్టారు.',
      },
    ],
    sentence: { en: 'This shirt fits me.', te: 'ఈ చొక్కా నాకు సరిపోయింది.' },
  },
  {
    english: 'saree',
    telugu: 'చీర',
    grade: 1,
    emoji: '🥻',
    alsoEnglish: ['sari'],
    explanations: [
      {
        en: 'A saree is a long cloth without stitches, wrapped round the waist and laid over the shoulder. Mother’s is about five and a half meters long.',
        te: 'కుట్లు లేకుండా నడుముకు చుట్టి భుజం మీద వేసుకునే పొడవైన వస్త్రం చీర. అమ్మ చీర పొడవు సుమారు ఐదున్నర మీటర్లు.',
      },
      {
        en: 'Gadwal, Venkatagiri and Dharmavaram are known for the sarees woven there. At the wedding Aunt wore Dharmavaram silk.',
        te: 'గద్వాల, వెంకటగిరి, ధర్మవరం అక్కడ నేసే చీరలకు ప్రసిద్ధి. పెళ్లిలో అత్తయ్య ధర్మవరం పట్టు చీర కట్టుకున్నారు.',
      },
      {
        en: 'An old saree can be used again in many ways. From her soft cotton ones Grandmother stitched a quilt for me.',
        te: 'పాత చీర కూడా ఎన్నో విధాలుగా పనికొస్తుంది. నానమ్మ తన మెత్తని నూలు చీరలతో నాకు బొంత కుట్టారు.',
      },
    ],
    sentence: { en: 'Mother wore a new saree.', te: 'అమ్మ కొత్త చీర కట్టుకుంది.' },
  },
  {
    english: 'sandal',
    telugu: 'చెప్పు',
    grade: 1,
    alsoEnglish: ['slipper', 'chappal'],
    explanations: [
      {
        en: 'A sandal is worn on the foot and keeps off stones, thorns and heat. I left mine in the sun, and they got too hot to wear.',
        te: 'రాళ్లూ ముళ్లూ వేడీ తగలకుండా పాదానికి వేసుకునేది చెప్పు. ఎండలో వదిలేస్తే నా చెప్పులు వేసుకోలేనంత వేడెక్కాయి.',
      },
      {
        en: 'To keep the house clean, we take off our sandals at the door. When cousins visit, there is a long row of them outside ours.',
        te: 'ఇల్లు శుభ్రంగా ఉండాలని చెప్పులు గుమ్మం బయటే విడుస్తాం. చుట్టాలు వస్తే మా ఇంటి ముందు చెప్పులు బారులు తీరి కనిపిస్తాయి.',
      },
      {
        en: 'When a strap breaks, a sandal can be mended instead of thrown away. The skilled man near the bus stand stitched mine in five minutes.',
        te: 'పట్టీ తెగిన చెప్పును పారేయకుండా బాగు చేయించుకోవచ్చు. బస్టాండు దగ్గర చెప్పులు కుట్టే ఆయన నాది ఐదు నిమిషాల్లో చక్కగా కుట్టి ఇచ్చారు.',
      },
    ],
    sentence: { en: 'One sandal of mine is missing.', te: 'నా చెప్పు ఒకటి కనిపించడం లేదు.' },
  },
  {
    english: 'trousers',
    telugu: 'ప్యాంటు',
    grade: 1,
    emoji: '👖',
    alsoEnglish: ['pants'],
    explanations: [
      {
        en: 'Trousers are worn from the waist to the ankles, with a part for each leg. I rolled mine up to step into the stream.',
        te: 'నడుము నుంచి చీలమండల దాకా రెండు కాళ్లకూ తొడుక్కునేది ప్యాంటు. వాగులో దిగడానికి నేను ప్యాంటు పైకి మడిచాను.',
      },
      {
        en: 'Trousers go by many names: jeans, pajamas, tracksuit bottoms. Kiran wears jeans to the fair and loose pajamas to bed.',
        te: 'జీన్స్, పైజమా, ట్రాక్ ప్యాంటు ఇలా ప్యాంటు రకాలు చాలా ఉన్నాయి. కిరణ్ జాతరకు జీన్స్, పడుకోవడానికి వదులు పైజమా వేసుకుంటాడు.',
      },
      {
        en: 'Pockets make trousers useful: handkerchief, coin and pebble all find room. Mother found a snail in the pocket of Gopi’s.',
        te: 'ప్యాంటుకు జేబులుంటే ఎంతో వీలు: రుమాలు, నాణెం, గులకరాయి అన్నీ పడతాయి. అమ్మకు గోపి ప్యాంటు జేబులో ఒక నత్త దొరికింది.',
      },
    ],
    sentence: { en: 'These trousers are long.', te: 'ఈ ప్యాంటు పొడవుగా ఉంది.' },
  },
  {
    english: 'skirt',
    telugu: 'లంగా',
    grade: 1,
    alsoTelugu: ['పావడా'],
    explanations: [
      {
        en: 'A skirt is worn from the waist and hangs wide and loose; on festival days many girls wear a long silk one. My sister twirled round and round in hers.',
        te: 'నడుముకు కట్టుకుంటే గుండ్రంగా కిందికి జారేది లంగా; పండుగలకు చాలామంది ఆడపిల్లలు పట్టు లంగా వేసుకుంటారు. చెల్లి తన కొత్త లంగాలో గిర్రున తిరిగింది.',
      },
      {
        en: 'Many Telugu girls wear a long skirt with a blouse, and when they are older a half-saree over it, langa voni. Lata’s is green with a red border.',
        te: 'చాలామంది తెలుగు అమ్మాయిలు లంగా జాకెట్టు వేసుకుంటారు; కాస్త పెద్దయ్యాక లంగా ఓణీ వేసుకుంటారు. లత లంగా ఆకుపచ్చది, దానికి ఎర్రని అంచు ఉంది.',
      },
      {
        en: 'In Scotland men wear a skirt too, the kilt, sewn of checked woolen cloth. Anita saw one on television.',
        te: 'స్కాట్లాండ్‌లో మగవాళ్లు కూడా గళ్ల ఉన్ని బట్టతో కుట్టిన ఒక రకం లంగా వేసుకుంటారు; దాన్ని కిల్ట్ అంటారు. అనిత దాన్ని టీవీలో చూసింది.',
      },
    ],
    sentence: { en: 'My sister is wearing a green skirt.', te: 'అక్క ఆకుపచ్చ లంగా వేసుకుంది.' },
  },
  {
    english: 'frock',
    telugu: 'గౌను',
    grade: 1,
    emoji: '👗',
    alsoEnglish: ['gown'],
    alsoTelugu: ['ఫ్రాకు'],
    explanations: [
      {
        en: 'A frock is a dress with the top and the skirt sewn together as one. For her birthday my little sister chose a yellow one with pockets.',
        te: 'పైభాగాన్నీ కింది భాగాన్నీ కలిపి ఒకటిగా కుట్టినది గౌను. పుట్టినరోజుకు మా చెల్లి జేబులున్న పసుపు గౌను ఎంచుకుంది.',
      },
      {
        en: 'The lower part of a frock is often gathered in many folds, so that it flies out when you turn. Meena spins in hers until she is dizzy.',
        te: 'గౌను కింది భాగానికి చాలా కుచ్చులు ఉంటాయి; తిరిగితే అది గొడుగులా విచ్చుకుంటుంది. మీనా కళ్లు తిరిగేదాకా గౌనులో గిరగిరా తిరుగుతుంది.',
      },
      {
        en: 'A frock that has grown too short can become a doll’s dress. Grandmother cut up Sita’s old one, and now the doll looks like Sita.',
        te: 'పొట్టిదైన గౌనుతో బొమ్మకు బట్టలు కుట్టవచ్చు. నానమ్మ సీత పాత గౌను కత్తిరించి కుట్టారు; ఇప్పుడు బొమ్మ సీతలా ఉంది.',
      },
    ],
    sentence: { en: 'I like this frock.', te: 'నాకు ఈ గౌను నచ్చింది.' },
  },
  {
    english: 'dhoti',
    telugu: 'పంచె',
    grade: 2,
    alsoTelugu: ['ధోవతి'],
    explanations: [
      {
        en: 'A dhoti is a long plain cloth that men wrap around the waist. To weddings Grandfather wears a white one with a golden border.',
        te: 'మగవారు నడుముకు చుట్టి కట్టుకునే పొడవైన బట్ట పంచె. పెళ్లిళ్లకు తాతయ్య జరీ అంచున్న తెల్లని పంచె కట్టుకుంటారు.',
      },
      {
        en: 'A dhoti has no stitches and no buttons; you have to know how to fold and tuck it. The first time, Raju’s uncle tied it for him.',
        te: 'పంచెకు కుట్లూ ఉండవు, గుండీలూ ఉండవు; కుచ్చిళ్లు పోసి కట్టుకోవడం తెలియాలి. మొదటిసారి రాజుకు మామయ్య పంచె కట్టారు.',
      },
      {
        en: 'Many Telugu families hold a ceremony when a boy wears a dhoti for the first time. Relatives came from far away to Kiran’s.',
        te: 'చాలా తెలుగు కుటుంబాల్లో మగపిల్లలకు మొదటిసారి పంచె కట్టే వేడుక చేస్తారు. కిరణ్ పంచె వేడుకకు దూరం నుంచి చుట్టాలు వచ్చారు.',
      },
    ],
    sentence: { en: 'Father wore a silk dhoti.', te: 'నాన్న పట్టు పంచె కట్టుకున్నారు.' },
  },
  {
    english: 'scarf',
    telugu: 'కండువా',
    grade: 3,
    alsoEnglish: ['stole'],
    alsoTelugu: ['ఉత్తరీయం'],
    explanations: [
      {
        en: 'A scarf is a long cloth laid over the shoulders or around the neck. At the function they honored the singer with one.',
        te: 'మెడ చుట్టూ గానీ భుజాల మీద గానీ వేసుకునే పొడవాటి బట్ట కండువా. సభలో గాయనికి కండువా కప్పి సన్మానించారు.',
      },
      {
        en: 'Farmers, leaders, grooms and singers wear a scarf. Telugu people honor a guest by laying one on his shoulders.',
        te: 'రైతులు, నాయకులు, పెళ్లికొడుకులు, గాయకులు కండువా వేసుకుంటారు. తెలుగువాళ్లు అతిథికి కండువా కప్పి గౌరవిస్తారు.',
      },
      {
        en: 'In cold countries a wool scarf keeps the wind off your neck. Padma’s cousin in London wears one in his school colors.',
        te: 'చలి దేశాల్లో ఉన్ని కండువా మెడకు గాలి తగలకుండా కాపాడుతుంది. లండన్‌లో ఉన్న పద్మ కజిన్ తన బడి రంగుల కండువా వేసుకుంటాడు.',
      },
    ],
    sentence: { en: 'There is a scarf on Grandfather’s shoulder.', te: 'తాతయ్య భుజం మీద కండువా ఉంది.' },
  },
  {
    english: 'cap',
    telugu: 'టోపీ',
    grade: 1,
    emoji: '🧢',
    alsoEnglish: ['hat'],
    explanations: [
      {
        en: 'A cap is worn on the head to keep the sun out of our eyes. A gust of wind blew mine into a bush.',
        te: 'కళ్లకు ఎండ కొట్టకుండా తలకు పెట్టుకునేది టోపీ. గాలి విసురుకు నా టోపీ ఎగిరి పొదలో పడింది.',
      },
      {
        en: 'In cricket a new player is given a cap of the team before the first match, and treasures it all his life. Ravi dreams of a blue one.',
        te: 'క్రికెట్‌లో కొత్త ఆటగాడికి మొదటి మ్యాచ్ ముందు జట్టు టోపీ ఇస్తారు; దాన్ని జీవితమంతా దాచుకుంటారు. రవి నీలం టోపీ కోసం కలలు కంటున్నాడు.',
      },
      {
        en: 'In Telugu “to put a cap on someone” is to cheat him. In the tale the monkeys took the seller’s caps, but he tricked them and got all of them back.',
        te: 'ఒకరికి టోపీ పెట్టడం అంటే మోసం చేయడం అని కూడా అర్థం. కథలో కోతులు టోపీలు ఎత్తుకెళ్తే, వ్యాపారి ఉపాయంతో అన్నీ తిరిగి తీసుకున్నారు.',
      },
    ],
    sentence: { en: 'Put on your cap.', te: 'టోపీ పెట్టుకో.' },
  },
  {
    english: 'turban',
    telugu: 'తలపాగా',
    grade: 3,
    alsoTelugu: ['పాగా'],
    explanations: [
      {
        en: 'A turban is a long cloth wound around the head. In the hot fields my uncle ties one every day.',
        te: 'తల చుట్టూ చుట్టుకునే పొడవైన బట్ట తలపాగా. మామయ్య ఎండలో పొలం పనికి వెళ్లేటప్పుడు రోజూ తలపాగా చుట్టుకుంటారు.',
      },
      {
        en: 'Farmers in the fields and grooms at weddings wear turbans, tied differently in different places. In Rajasthan Anita saw one of nine meters.',
        te: 'పొలంలో రైతులు, పెళ్లిలో పెళ్లికొడుకులు తలపాగా చుట్టుకుంటారు; ఒక్కో చోట ఒక్కో తీరు. రాజస్థాన్‌లో తొమ్మిది మీటర్ల తలపాగా అనిత చూసింది.',
      },
      {
        en: 'For Sikhs the turban is part of their faith. Gopi’s friend Harpreet in Delhi ties his own every morning in five minutes.',
        te: 'సిక్కులకు తలపాగా వాళ్ల మత ఆచారంలో భాగం. ఢిల్లీలో గోపి స్నేహితుడు హర్‌ప్రీత్ రోజూ పొద్దున్నే ఐదు నిమిషాల్లో తలపాగా చుట్టుకుంటాడు.',
      },
    ],
    sentence: { en: 'His turban is red.', te: 'ఆయన తలపాగా ఎర్రగా ఉంది.' },
  },
  {
    english: 'shoe',
    telugu: 'బూటు',
    grade: 1,
    emoji: '👞',
    alsoEnglish: ['boot', 'boots'],
    explanations: [
      {
        en: 'A shoe covers the whole foot and is closed with laces or straps. I have learned to tie my laces all by myself.',
        te: 'పాదం మొత్తాన్ని కప్పి, లేసులతోనో పట్టీలతోనో బిగించేది బూటు. నా బూట్ల లేసులు నేనే కట్టుకోవడం నేర్చుకున్నాను.',
      },
      {
        en: 'A left shoe is not like a right one; laid side by side they curve toward each other. Chinnu mixed his up and walked like a duck.',
        te: 'ఎడమ బూటు, కుడి బూటు ఒకేలా ఉండవు; పక్కపక్కన పెడితే ఒకదాని వైపు ఒకటి వంగి ఉంటాయి. చిన్ను తారుమారుగా వేసుకుని బాతులా నడిచాడు.',
      },
      {
        en: 'Before putting on a shoe that stood outside, shake it well: something may live in it. A little frog hopped out of Lata’s.',
        te: 'బయట ఉంచిన బూటు వేసుకునే ముందు దులపాలి; లోపల ఏదైనా దూరి ఉండవచ్చు. లత బూటులోంచి ఒక చిన్న కప్ప గెంతింది.',
      },
    ],
    sentence: { en: 'This shoe is tight.', te: 'ఈ బూటు బిగుతుగా ఉంది.' },
  },
  {
    english: 'sock',
    telugu: 'మేజోడు',
    grade: 2,
    emoji: '🧦',
    alsoTelugu: ['సాక్సు'],
    explanations: [
      {
        en: 'A sock is a soft, knitted cover for the foot, worn inside a shoe. Once I went to school with one red sock and one blue.',
        te: 'బూటు వేసుకునే ముందు పాదానికి తొడుక్కునే మెత్తని అల్లిక బట్ట మేజోడు. ఒకసారి ఒకటి ఎర్రది, ఒకటి నీలిది వేసుకుని బడికి వెళ్లాను.',
      },
      {
        en: 'Socks soak up sweat and keep the shoe from rubbing. Kiran went without them to the hill and came home with two blisters.',
        te: 'మేజోడు చెమటను పీల్చుకుంటుంది, బూటు రాసుకోకుండా కాపాడుతుంది. కిరణ్ మేజోళ్లు లేకుండా కొండ ఎక్కి రెండు బొబ్బలతో తిరిగి వచ్చాడు.',
      },
      {
        en: 'An old sock on the hand, with two buttons for eyes, is a puppet. Sita and Raju put on a play with a snake and a dog.',
        te: 'పాత మేజోడును చేతికి తొడిగి, కళ్లుగా రెండు గుండీలు కుడితే బొమ్మ తయారవుతుంది. సీత, రాజు అలాంటి పాము, కుక్క బొమ్మలతో నాటకం వేశారు.',
      },
    ],
    sentence: { en: 'My sock is torn.', te: 'నా మేజోడు చిరిగింది.' },
  },
  {
    english: 'sweater',
    telugu: 'స్వెటర్',
    grade: 2,
    alsoTelugu: ['స్వెట్టర్'],
    explanations: [
      {
        en: 'A sweater is knitted from wool and keeps the chest and arms warm. Grandmother made mine with two long needles.',
        te: 'ఉన్నితో అల్లి, చలికాలంలో ఛాతీకీ చేతులకూ వెచ్చదనం ఇచ్చేది స్వెటర్. నానమ్మ రెండు పొడవాటి సూదులతో నాకు ఒకటి అల్లారు.',
      },
      {
        en: 'A sweater is row after row of woolen loops; pull one thread, and they all come undone. Meena pulled one, and half a sleeve was gone.',
        te: 'స్వెటర్ అంటే వరుస వరుసలుగా వేసిన ఉన్ని అల్లిక; ఒక్క పోగు లాగితే అంతా విడిపోతుంది. మీనా ఒక పోగు లాగితే స్వెటర్ చెయ్యి సగం విడిపోయింది.',
      },
      {
        en: 'In Hyderabad people need a sweater for only a few weeks, in the Himalayas almost all year. Ravi took two to Shimla and wore both at the same time.',
        te: 'హైదరాబాద్‌లో కొన్ని వారాలే స్వెటర్ కావాలి, హిమాలయాల్లో దాదాపు ఏడాదంతా కావాలి. రవి సిమ్లాకు రెండు తీసుకెళ్లి రెండూ కలిపి వేసుకున్నాడు.',
      },
    ],
    sentence: { en: 'It is cold, wear a sweater.', te: 'చలిగా ఉంది, స్వెటర్ వేసుకో.' },
  },
  {
    english: 'button',
    telugu: 'గుండీ',
    grade: 2,
    alsoTelugu: ['బొత్తాం'],
    explanations: [
      {
        en: 'A button is a small disc that slips through a hole to close a shirt. When one came off, I sewed it on again myself.',
        te: 'చిన్న కంతలో దూర్చి చొక్కాను బిగించే గుండ్రని బిళ్ల గుండీ. ఒకటి ఊడిపోతే నేనే మళ్లీ కుట్టుకున్నాను.',
      },
      {
        en: 'Most buttons have two or four holes, for the thread that holds them. Gopi counted: his shirt has seven and one to spare inside.',
        te: 'చాలా గుండీలకు దారం కోసం రెండు లేదా నాలుగు రంధ్రాలు ఉంటాయి. గోపి చొక్కాకు ఏడు గుండీలు, లోపల అదనంగా ఒక గుండీ ఉన్నాయి.',
      },
      {
        en: 'Buttons were once made of shell, bone and wood; today mostly of plastic. Lata sorts a tin full of buttons by color.',
        te: 'పూర్వం చిప్పలతో, ఎముకలతో, చెక్కతో గుండీలు చేసేవారు; ఇప్పుడు ఎక్కువగా ప్లాస్టిక్‌తో చేస్తారు. డబ్బా నిండా ఉన్న గుండీలను లత రంగుల వారీగా వేరు చేస్తుంది.',
      },
    ],
    sentence: { en: 'This button shines.', te: 'ఈ గుండీ మెరుస్తోంది.' },
  },
  {
    english: 'pocket',
    telugu: 'జేబు',
    grade: 1,
    explanations: [
      {
        en: 'A pocket is a little bag sewn on our clothes for small things. In mine there were two shells and a marble.',
        te: 'చిన్న వస్తువులు పెట్టుకోవడానికి బట్టలకు కుట్టే సంచి జేబు. నా జేబులో రెండు గవ్వలు, ఒక గోళీ ఉన్నాయి.',
      },
      {
        en: 'A pocket with a hole loses everything. Padma’s coins slid out one by one, and her brother walked behind her and picked them up.',
        te: 'జేబుకు చిల్లు పడితే అన్నీ జారిపోతాయి. పద్మ జేబులోంచి నాణేలు ఒక్కొక్కటే పడుతుంటే వెనకే వచ్చిన తమ్ముడు ఏరుకున్నాడు.',
      },
      {
        en: 'Money for small wishes is called pocket money. Anita gets twenty rupees a week, and half of it goes into her clay bank.',
        te: 'పిల్లల చిన్న చిన్న ఖర్చులకు ఇచ్చే డబ్బును జేబు ఖర్చు అంటారు. అనితకు వారానికి ఇరవై రూపాయలు ఇస్తారు; సగం ఆమె ముంతలో దాచుకుంటుంది.',
      },
    ],
    sentence: { en: 'My pocket is empty.', te: 'నా జేబు ఖాళీగా ఉంది.' },
  },
  {
    english: 'bangle',
    telugu: 'గాజు',
    grade: 1,
    explanations: [
      {
        en: 'A bangle is a ring for the wrist; bangles tinkle when the hand moves. Laad Bazaar, near the Charminar in Hyderabad, is famous for them.',
        te: 'మణికట్టుకు వేసుకునే గుండ్రని నగ గాజు; చెయ్యి కదిలినప్పుడల్లా గాజులు గలగలమంటాయి. హైదరాబాద్‌లో చార్మినార్ దగ్గరి లాడ్ బజారు గాజులకు ప్రసిద్ధి.',
      },
      {
        en: 'In Telugu gaju is also the glass of mirrors and bottles, and many bangles are made of it. It is melted, and each bangle is bent into a ring.',
        te: 'అద్దాలు, సీసాలు చేసే పదార్థాన్ని కూడా గాజు అంటారు; దానితోనే చాలా గాజులు చేస్తారు. దాన్ని కరిగించి ఒక్కో గాజును గుండ్రంగా మలుస్తారు.',
      },
      {
        en: 'At weddings and other gatherings women are given bangles. Lata held out both hands, and the bangle seller slipped them on with care.',
        te: 'పెళ్లిళ్లలో, పేరంటాల్లో ఆడవాళ్లకు గాజులు ఇస్తారు. లత రెండు చేతులూ చాపితే గాజులు అమ్మే ఆవిడ జాగ్రత్తగా తొడిగారు.',
      },
    ],
    sentence: { en: 'This bangle is green.', te: 'ఈ గాజు ఆకుపచ్చగా ఉంది.' },
  },
  {
    english: 'ring',
    telugu: 'ఉంగరం',
    grade: 2,
    emoji: '💍',
    explanations: [
      {
        en: 'A ring is worn on a finger; it need not be gold. I made one for Grandmother out of a coconut leaf.',
        te: 'వేలికి తొడుక్కునేది ఉంగరం; అది బంగారంతోనే చేయాలని లేదు. నేను కొబ్బరాకుతో అమ్మమ్మకు ఒక ఉంగరం చేశాను.',
      },
      {
        en: 'Couples in many lands exchange rings when they promise to marry. At my cousin’s engagement the ring rolled away under the chairs!',
        te: 'చాలా దేశాల్లో పెళ్లి నిశ్చయమైనప్పుడు ఉంగరాలు మార్చుకుంటారు. మా మామయ్య కొడుకు నిశ్చితార్థంలో ఉంగరం దొర్లుకుంటూ కుర్చీల కిందికి వెళ్లిపోయింది!',
      },
      {
        en: 'In the Ramayana Hanuman shows Sita the ring of Rama, and she believes that he comes from Rama. Grandfather tells that story very well.',
        te: 'రామాయణంలో హనుమంతుడు రాముడి ఉంగరం చూపించగానే, అతడు రాముడి దూత అని సీత నమ్ముతుంది. తాతయ్య ఆ కథ ఎంతో బాగా చెప్తారు.',
      },
    ],
    sentence: { en: 'The ring slipped off the finger.', te: 'వేలి నుంచి ఉంగరం జారింది.' },
  },
  {
    english: 'anklet',
    telugu: 'పట్టీ',
    grade: 2,
    alsoTelugu: ['కాలి పట్టీ', 'అందె'],
    explanations: [
      {
        en: 'An anklet is a silver chain for the ankle, often with tiny bells. By its sound we know that our baby is running about.',
        te: 'చీలమండకు పెట్టుకునే వెండి గొలుసు పట్టీ; దానికి తరచుగా చిన్న మువ్వలు ఉంటాయి. ఆ చప్పుడుతో మా పాప పరుగెడుతోందని తెలుస్తుంది.',
      },
      {
        en: 'Dancers of Kuchipudi wear no anklet but gajjelu, rows and rows of little bells. Padma’s have fifty bells each.',
        te: 'కూచిపూడి నర్తకులు పట్టీ కాదు, వరుసల కొద్దీ మువ్వలున్న గజ్జెలు కట్టుకుంటారు. పద్మ గజ్జెలకు ఒక్కో కాలికి యాభై మువ్వలు ఉన్నాయి.',
      },
      {
        en: 'With anklets nobody can play hide-and-seek: the bells tell where you are. Meena took hers off and hid behind the rice sack.',
        te: 'పట్టీ పెట్టుకుని దాగుడుమూతలు ఆడలేం; మువ్వల చప్పుడుకు దొరికిపోతాం. మీనా పట్టీలు తీసేసి బియ్యం బస్తా వెనక దాక్కుంది.',
      },
    ],
    sentence: { en: 'My little sister wears an anklet.', te: 'చెల్లి కాలికి పట్టీ ఉంది.' },
  },
  {
    english: 'silk',
    telugu: 'పట్టు',
    grade: 4,
    explanations: [
      {
        en: 'Silk is a soft, shiny thread that comes from the cocoon of the silkworm. Our festival clothes are woven from it.',
        te: 'పట్టుపురుగు గూటి నుంచి తీసే మెత్తని, మెరిసే దారం పట్టు. మా పండుగ బట్టలు పట్టుతో నేసినవి.',
      },
      {
        en: 'One cocoon gives a single thread that may be nearly a kilometer long. Kiran pictured that silk thread running from his house to the school.',
        te: 'ఒక్క పట్టుగూటి నుంచి దాదాపు కిలోమీటరు పొడవైన దారం రావచ్చు. ఆ పట్టు దారం తన ఇంటి నుంచి బడి దాకా ఉన్నట్టు కిరణ్ ఊహించుకున్నాడు.',
      },
      {
        en: 'Silkworms eat mulberry leaves day and night, and so silk comes to be. In Hindupur Anita heard them eating: it sounded like soft rain.',
        te: 'పట్టుపురుగులు రాత్రీ పగలూ మల్బరీ ఆకులు తింటాయి; అలా పట్టు తయారవుతుంది. హిందూపురంలో అవి తినే చప్పుడు అనితకు చిన్న వానలా వినిపించింది.',
      },
    ],
    sentence: { en: 'Silk is very soft.', te: 'పట్టు చాలా మెత్తగా ఉంటుంది.' },
  },
  {
    english: 'handkerchief',
    telugu: 'చేతిరుమాలు',
    grade: 2,
    alsoEnglish: ['hanky'],
    alsoTelugu: ['రుమాలు'],
    explanations: [
      {
        en: 'A handkerchief is a small square cloth kept in the pocket for wiping the face. When I felt a sneeze coming, I held it to my nose.',
        te: 'ముఖం తుడుచుకోవడానికి జేబులో ఉంచుకునే చదరపు బట్ట చేతిరుమాలు. తుమ్ము వచ్చేటప్పుడు దాన్ని ముక్కుకు అడ్డం పెట్టుకున్నాను.',
      },
      {
        en: 'A cotton handkerchief can be washed and used for years; a paper one goes into the bin after one use. Ravi has seven, one for each day.',
        te: 'నూలు చేతిరుమాలును ఉతికి ఏళ్ల తరబడి వాడవచ్చు; కాగితపుది ఒకసారికే చెత్తబుట్టలోకి వెళ్తుంది. రవి దగ్గర రోజుకొకటి చొప్పున ఏడు ఉన్నాయి.',
      },
      {
        en: 'In the circle game someone drops a handkerchief behind a child, who must jump up and run after him. Chinnu did not notice it until we all laughed.',
        te: 'చుట్టూ కూర్చుని ఆడే ఆటలో ఒకరు చేతిరుమాలు ఎవరి వెనకో వేస్తారు; వాళ్లు లేచి వెంటపడాలి. అందరం నవ్వేదాకా చిన్ను గమనించనే లేదు.',
      },
    ],
    sentence: { en: 'My handkerchief needs washing.', te: 'నా చేతిరుమాలు ఉతకాలి.' },
  },
  {
    english: 'spectacles',
    telugu: 'కళ్లజోడు',
    grade: 2,
    emoji: '👓',
    alsoEnglish: ['glasses', 'eyeglasses'],
    alsoTelugu: ['కళ్లద్దాలు'],
    explanations: [
      {
        en: 'Spectacles are two lenses in a frame that help us see clearly. With her new ones my friend can read the board from the last bench.',
        te: 'చూపు స్పష్టంగా ఉండడానికి పెట్టుకునే అద్దాల జత కళ్లజోడు. కొత్తది పెట్టుకున్నాక నా స్నేహితురాలికి చివరి బెంచీ నుంచి బోర్డు చక్కగా కనిపిస్తోంది.',
      },
      {
        en: 'The two glasses are curved; they bend the light so that it falls rightly into the eye. When Lata tried her grandfather’s, the floor seemed to swim.',
        te: 'కళ్లజోడు అద్దాలు వంపుగా ఉంటాయి; వెలుగును వంచి కంట్లో సరైన చోట పడేలా చేస్తాయి. తాతయ్య కళ్లజోడు పెట్టుకుంటే లతకు నేల ఊగుతున్నట్టు అనిపించింది.',
      },
      {
        en: 'Put them down with the glasses up, and wipe them with a soft cloth. Gopi sat on his once, and since then they live in a case.',
        te: 'కళ్లజోడును అద్దాలు పైకి ఉండేలా పెట్టాలి, మెత్తని గుడ్డతో తుడవాలి. ఒకసారి దాని మీద కూర్చున్నాక గోపి ఎప్పుడూ పెట్టెలోనే పెడుతున్నాడు.',
      },
    ],
    sentence: { en: 'Grandfather is looking for his spectacles.', te: 'తాతయ్య కళ్లజోడు వెతుక్కుంటున్నారు.' },
  },
  {
    english: 'coat',
    telugu: 'కోటు',
    grade: 1,
    emoji: '🧥',
    explanations: [
      {
        en: 'A coat is a thick garment worn over other clothes to keep out the cold. Snow was falling in Boston, so Kiran put on his coat and went out.',
        te: 'చలి తగలకుండా మిగతా బట్టల మీద వేసుకునే మందమైన వస్త్రం కోటు. బోస్టన్‌లో మంచు కురుస్తుంటే కిరణ్ కోటు వేసుకుని బయటికి వెళ్లాడు.',
      },
      {
        en: 'Doctors wear a thin white coat, so that we know them at once in a hospital. Our doctor keeps a pen in the coat pocket.',
        te: 'ఆసుపత్రిలో వెంటనే గుర్తుపట్టేలా డాక్టర్లు పలుచని తెల్ల కోటు వేసుకుంటారు. మా డాక్టర్ గారు కోటు జేబులో ఒక పెన్ను పెట్టుకుంటారు.',
      },
      {
        en: 'A coat that lets no water in is called a raincoat. Lata walked home through the rain in hers, and only her nose got wet.',
        te: 'నీళ్లు లోపలికి రానివ్వని కోటును రెయిన్ కోటు అంటారు. లత అది వేసుకుని వర్షంలో ఇంటికి నడిచి వచ్చింది; ముక్కు మాత్రమే తడిసింది.',
      },
    ],
    sentence: { en: 'Hang your coat here.', te: 'నీ కోటు ఇక్కడ తగిలించు.' },
  },
  {
    english: 'belt',
    telugu: 'బెల్టు',
    grade: 1,
    explanations: [
      {
        en: 'A belt is a strip of leather or cloth worn round the waist so that the trousers do not slip. Without one, Raju’s slide down.',
        te: 'ప్యాంటు జారకుండా నడుముకు పెట్టుకునే తోలు పట్టీ లేదా బట్ట పట్టీ బెల్టు. అది లేకపోతే రాజు ప్యాంటు జారిపోతుంది.',
      },
      {
        en: 'It has a buckle at one end and a row of holes at the other. After the wedding feast Father let his belt out by one hole.',
        te: 'బెల్టుకు ఒక చివర బకిల్, మరో చివర వరుసగా రంధ్రాలు ఉంటాయి. పెళ్లి విందు తిన్నాక నాన్న బెల్టును ఒక రంధ్రం వదులు చేసుకున్నారు.',
      },
      {
        en: 'In a car or an airplane a seat belt keeps us safe in our place. Before we start, Mother asks whether everyone has put it on.',
        te: 'కారులో, విమానంలో సీటు బెల్టు మనల్ని కదలకుండా పట్టి ఉంచి కాపాడుతుంది. బయలుదేరే ముందు, అందరూ పెట్టుకున్నారా అని అమ్మ అడుగుతుంది.',
      },
    ],
    sentence: { en: 'This belt is loose.', te: 'ఈ బెల్టు వదులుగా ఉంది.' },
  },
  {
    english: 'glove',
    telugu: 'చేతి తొడుగు',
    grade: 2,
    emoji: '🧤',
    alsoEnglish: ['gloves', 'mitten', 'mittens'],
    alsoTelugu: ['గ్లౌజు'],
    explanations: [
      {
        en: 'A glove covers the hand and has a place for each finger. It was cold in Kashmir, so Meena kept hers on all day.',
        te: 'చేతిని కప్పేలా తొడుక్కునేది చేతి తొడుగు; అందులో ఒక్కో వేలికి ఒక్కో చోటు ఉంటుంది. కశ్మీర్‌లో చలిగా ఉండడంతో మీనా వాటిని రోజంతా తీయలేదు.',
      },
      {
        en: 'Gloves also protect hands at work: doctors wear thin ones, gardeners thick ones. Our gardener pulled out thorny plants and did not get a scratch.',
        te: 'పని చేసేటప్పుడు కూడా ఇవి చేతులను కాపాడతాయి: డాక్టర్లు పలుచనివి, తోటమాలులు మందమైనవి వేసుకుంటారు. మా తోటమాలి ముళ్ల మొక్కలు పీకినా ఆయన చేతికి గీత కూడా పడలేదు.',
      },
      {
        en: 'In a mitten four fingers stay together and only the thumb is apart, so it is warmer. Wearing them, Chinnu could make a snowball but not hold a pencil.',
        te: 'మిటెన్ అనే రకంలో బొటనవేలు విడిగా, మిగతా నాలుగు వేళ్లు కలిసి ఉంటాయి; అది ఇంకా వెచ్చగా ఉంటుంది. అవి వేసుకుని చిన్ను మంచు ముద్ద చేశాడు కానీ పెన్సిల్ పట్టుకోలేకపోయాడు.',
      },
    ],
    sentence: { en: 'One glove is missing.', te: 'ఒక చేతి తొడుగు కనిపించడం లేదు.' },
  },
  {
    english: 'jacket',
    telugu: 'జాకెట్',
    grade: 2,
    explanations: [
      {
        en: 'A jacket is a short coat that reaches to the waist and is closed in front with buttons or a zip. On his motorbike Uncle always wears one.',
        te: 'నడుము వరకు ఉండి, ముందు గుండీలతోనో జిప్పుతోనో మూసుకునే పొట్టి కోటు జాకెట్. బైకు మీద వెళ్లేటప్పుడు మామయ్య ఎప్పుడూ అది వేసుకుంటారు.',
      },
      {
        en: 'In Telugu homes the blouse worn with a saree is also called a jacket. Aunt had one sewn from green silk to match her saree.',
        te: 'చీరతో పాటు వేసుకునే రవికెను కూడా మన ఇళ్లలో జాకెట్ అంటారు. అత్తయ్య తన చీరకు సరిపోయేలా ఆకుపచ్చ పట్టుతో ఒకటి కుట్టించుకున్నారు.',
      },
      {
        en: 'A life jacket keeps us from sinking in water. On the Godavari the boatman gave each of us an orange one before we set off.',
        te: 'లైఫ్ జాకెట్ వేసుకుంటే నీళ్లలో మునగకుండా తేలుతాం. గోదావరిలో బయలుదేరే ముందు పడవ నడిపేవారు మాకు తలా ఒక నారింజ రంగుది ఇచ్చారు.',
      },
    ],
    sentence: { en: 'My jacket is warm.', te: 'నా జాకెట్ వెచ్చగా ఉంది.' },
  },
  {
    english: 'jeans',
    telugu: 'జీన్స్',
    grade: 2,
    explanations: [
      {
        en: 'Jeans are trousers of strong cotton cloth, mostly blue. Gopi climbs trees in his, and still they do not tear.',
        te: 'గట్టి నూలు బట్టతో కుట్టిన ప్యాంటు జీన్స్; ఎక్కువగా నీలం రంగులో ఉంటుంది. గోపి అది వేసుకుని చెట్లెక్కినా చిరగదు.',
      },
      {
        en: 'In America they were first sewn for miners and other workers, with small copper rivets so that the pockets would not tear. Look for them on your own jeans.',
        te: 'అమెరికాలో మొదట గని కార్మికుల లాంటివారి కోసం వీటిని కుట్టారు; జేబులు చిరగకుండా చిన్న రాగి రివెట్లు పెట్టారు. నీ జీన్స్ మీద అవి ఉన్నాయేమో చూడు.',
      },
      {
        en: 'The cloth is called denim, and old jeans can become bags. From a pair that had grown too short, Grandmother sewed Padma a bag with two pockets.',
        te: 'ఈ బట్టను డెనిమ్ అంటారు; పాత జీన్స్‌తో సంచులు కుట్టవచ్చు. పొట్టిదైపోయిన జీన్స్‌తో నానమ్మ పద్మకు రెండు జేబుల సంచి కుట్టి ఇచ్చారు.',
      },
    ],
    sentence: { en: 'My elder brother put on jeans.', te: 'అన్నయ్య జీన్స్ వేసుకున్నాడు.' },
  },
  {
    english: 'necklace',
    telugu: 'హారం',
    grade: 2,
    explanations: [
      {
        en: 'A necklace is an ornament worn round the neck. At the wedding the bride’s gold necklace shone in the light.',
        te: 'మెడలో వేసుకునే నగ హారం. పెళ్లిలో పెళ్లికూతురి బంగారు హారం వెలుగులో మెరిసింది.',
      },
      {
        en: 'Necklaces are made of gold, pearls or beads, and Hyderabad is known for its pearls. Near Charminar we saw shops full of white pearl necklaces.',
        te: 'హారాలను బంగారంతో, ముత్యాలతో, పూసలతో చేస్తారు; హైదరాబాద్ ముత్యాలకు ప్రసిద్ధి. చార్మినార్ దగ్గర దుకాణాల నిండా తెల్లని ముత్యాల హారాలు చూశాం.',
      },
      {
        en: 'In Telugu a garland of flowers can be called by this word too. When a guest came to our school, Anita put one round his neck.',
        te: 'పూల దండను కూడా పూల హారం అంటారు. మా బడికి అతిథి వచ్చినప్పుడు అనిత ఆయన మెడలో ఒకటి వేసింది.',
      },
    ],
    sentence: { en: 'The queen put on a pearl necklace.', te: 'రాణి ముత్యాల హారం వేసుకుంది.' },
  },
  {
    english: 'pajamas',
    telugu: 'నైట్ డ్రెస్',
    grade: 2,
    alsoEnglish: ['pyjamas', 'nightdress'],
    explanations: [
      {
        en: 'Pajamas are the loose, soft clothes we sleep in. At nine o’clock Sita brushes her teeth and puts on hers.',
        te: 'పడుకునేటప్పుడు వేసుకునే వదులైన, మెత్తని బట్టలే నైట్ డ్రెస్. తొమ్మిది గంటలకు సీత పళ్లు తోముకుని అది వేసుకుంటుంది.',
      },
      {
        en: 'The English word pajamas came from India; it means clothing for the legs. Grandfather wears a white pajama and a long kurta even by day.',
        te: 'పైజామా అనే మాట భారతదేశం నుంచే ఇంగ్లీషులోకి వెళ్లింది; కాళ్లకు వేసుకునే బట్ట అని దాని అర్థం. తాతయ్య పగలు కూడా తెల్ల పైజామా, పొడవాటి కుర్తా వేసుకుంటారు.',
      },
      {
        en: 'On one day of the year some schools let children come in pajamas and listen to stories. Ravi brought his pillow as well.',
        te: 'కొన్ని బడుల్లో ఏడాదిలో ఒక రోజు పిల్లలు నైట్ డ్రెస్ వేసుకుని వచ్చి కథలు వినవచ్చు. రవి తన దిండు కూడా తెచ్చుకున్నాడు.',
      },
    ],
    sentence: { en: 'There are stars on my pajamas.', te: 'నా నైట్ డ్రెస్ మీద నక్షత్రాలు ఉన్నాయి.' },
  },
  {
    english: 'underwear',
    telugu: 'లోదుస్తులు',
    grade: 2,
    alsoEnglish: ['underpants'],
    explanations: [
      {
        en: 'Underwear is what we wear next to the skin, under our other clothes. After his bath Chinnu puts it on first.',
        te: 'మిగతా బట్టల లోపల, ఒంటికి తగిలేలా వేసుకునేవి లోదుస్తులు. స్నానం చేశాక చిన్ను ముందు వాటినే వేసుకుంటాడు.',
      },
      {
        en: 'It soaks up our sweat, so we put on clean ones every day. For a journey of three days Lata packed three sets.',
        te: 'అవి మన చెమటను పీల్చుకుంటాయి కాబట్టి రోజూ ఉతికినవి వేసుకోవాలి. మూడు రోజుల ప్రయాణానికి లత మూడు జతలు సర్దుకుంది.',
      },
      {
        en: 'The Telugu word is made of two: lo means inside, dustulu means clothes. At the shop Father asked for cotton ones for us.',
        te: 'లో అంటే లోపల, దుస్తులు అంటే బట్టలు; రెండూ కలిసి లోదుస్తులు అయింది. దుకాణంలో నాన్న మా కోసం నూలువి కావాలని అడిగారు.',
      },
    ],
    sentence: { en: 'The underwear is in this drawer.', te: 'లోదుస్తులు ఈ సొరుగులో ఉన్నాయి.' },
  },
  {
    english: 'zip',
    telugu: 'జిప్పు',
    grade: 2,
    alsoEnglish: ['zipper'],
    explanations: [
      {
        en: 'A zip closes a bag or a garment by joining two rows of small teeth. Raju forgot to close the one on his bag, and his books fell out.',
        te: 'రెండు వరుసల చిన్న పళ్లను కలిపి సంచిని గానీ బట్టను గానీ మూసేది జిప్పు. రాజు తన సంచి జిప్పు వేయడం మరిచిపోయాడు; పుస్తకాలు కింద పడ్డాయి.',
      },
      {
        en: 'When we pull it one way, the teeth lock into each other; the other way, they come apart. Meena pulled slowly and watched them meet.',
        te: 'జిప్పును ఒక వైపు లాగితే పళ్లు ఒకదానిలో ఒకటి ఇరుక్కుంటాయి; రెండో వైపు లాగితే విడిపోతాయి. మీనా మెల్లగా లాగుతూ అవి కలుసుకోవడం చూసింది.',
      },
      {
        en: 'A stiff zip slides easily again when it is rubbed with candle wax. Grandmother did that for my old bag, and now it works well.',
        te: 'బిగుసుకుపోయిన జిప్పుకు కొవ్వొత్తి మైనం రుద్దితే మళ్లీ సులువుగా కదులుతుంది. నా పాత సంచికి నానమ్మ అలాగే చేశారు; ఇప్పుడు అది చక్కగా పనిచేస్తోంది.',
      },
    ],
    sentence: { en: 'The zip is stuck.', te: 'జిప్పు ఇరుక్కుపోయింది.' },
  },
  {
    english: 'bead',
    telugu: 'పూస',
    grade: 2,
    alsoEnglish: ['beads'],
    explanations: [
      {
        en: 'A bead is a small, round thing with a hole in the middle for a thread. Anita strung red ones and white ones by turns.',
        te: 'దారం గుచ్చడానికి మధ్యలో రంధ్రం ఉండే చిన్న గుండ్రని వస్తువు పూస. అనిత ఒక ఎర్రది, ఒక తెల్లది చొప్పున వరుసగా గుచ్చింది.',
      },
      {
        en: 'Beads are made of glass, wood or clay; people made them thousands of years ago too. In the museum Kiran saw some from the old city of Harappa.',
        te: 'పూసలను గాజుతో, చెక్కతో, మట్టితో చేస్తారు; వేల ఏళ్ల కిందట కూడా మనుషులు వీటిని చేశారు. మ్యూజియంలో కిరణ్ పాత హరప్పా నగరం నాటి పూసలు చూశాడు.',
      },
      {
        en: 'An abacus has beads on rods, and you count by sliding them. Gopi slid five, then three more, and said: eight.',
        te: 'అబాకస్‌లో కడ్డీలకు పూసలు ఉంటాయి; వాటిని జరుపుతూ లెక్కపెడతారు. గోపి ఐదు జరిపి, తర్వాత ఇంకో మూడు జరిపి, ఎనిమిది అన్నాడు.',
      },
    ],
    sentence: { en: 'A blue bead fell on the floor.', te: 'నేల మీద ఒక నీలం పూస పడింది.' },
  },
];
