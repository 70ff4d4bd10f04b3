import type { Word } from './word';

export const home: readonly Word[] = [
  {
    english: 'house',
    telugu: 'ఇల్లు',
    grade: 1,
    emoji: '🏠',
    alsoEnglish: ['home'],
    explanations: [
      {
        en: 'A house is a building where a family lives and feels safe. Ours has a red gate and a guava tree in front.',
        te: 'కుటుంబం కలిసి హాయిగా ఉండే కట్టడం ఇల్లు. మా ఇంటికి ఎర్రని గేటు, ముందు ఒక జామ చెట్టు ఉన్నాయి.',
      },
      {
        en: 'Houses are built to suit the weather of a place. The thick walls and tiled roof of Grandfather’s house keep it cool even in May.',
        te: 'ఎండకూ వానకూ తగినట్టు ఇల్లు కట్టుకుంటారు. మందమైన గోడల వల్ల తాతయ్య వాళ్ల పెంకుటిల్లు మే నెలలో కూడా చల్లగా ఉంటుంది.',
      },
      {
        en: 'A Telugu proverb says: try building a house, try holding a wedding, for both take great effort. Uncle laughed and said it while building his.',
        te: 'ఇల్లు కట్టి చూడు, పెళ్లి చేసి చూడు అని సామెత; రెండూ శ్రమతో కూడిన పనులని దాని అర్థం. ఇల్లు కట్టేటప్పుడు మామయ్య నవ్వుతూ ఆ మాటే అన్నారు.',
      },
    ],
    sentence: { en: 'This is our house.', te: 'ఇది మా ఇల్లు.' },
  },
  {
    english: 'door',
    telugu: 'తలుపు',
    grade: 1,
    emoji: '🚪',
    alsoTelugu: ['ద్వారం'],
    explanations: [
      {
        en: 'A door opens and shuts the way into a room or a house. I knocked on the door, and Grandmother came to open it.',
        te: 'గదిలోకి లేదా ఇంట్లోకి వెళ్లే దారిని తెరవడానికీ మూయడానికీ ఉండేది తలుపు. నేను తలుపు తట్టగానే అమ్మమ్మ వచ్చి తీసింది.',
      },
      {
        en: 'Doors of old village houses are often of carved teak. On the one at Grandfather’s house there are parrots and flowers.',
        te: 'పల్లెల్లోని పాత ఇళ్ల తలుపులు తరచుగా టేకుతో, చెక్కడపు పనితో ఉంటాయి. తాతయ్య ఇంటి తలుపు మీద చిలుకలూ పువ్వులూ చెక్కి ఉన్నాయి.',
      },
      {
        en: 'The bar at the foot of a door is called gadapa in Telugu. On festival days Mother colours ours with turmeric and puts red dots on it.',
        te: 'తలుపు కింద ఉండే అడ్డచెక్కను గడప అంటారు. పండుగ రోజు అమ్మ మా గడపకు పసుపు రాసి బొట్లు పెడుతుంది.',
      },
    ],
    sentence: { en: 'Close the door.', te: 'తలుపు వెయ్యి.' },
  },
  {
    english: 'window',
    telugu: 'కిటికీ',
    grade: 1,
    emoji: '🪟',
    explanations: [
      {
        en: 'A window lets light and air into a room through the wall. When it rains I sit beside ours and watch the drops.',
        te: 'గదిలోకి వెలుతురూ గాలీ రావడానికి గోడకు పెట్టేది కిటికీ. వాన పడుతుంటే నేను కిటికీ దగ్గర కూర్చుని చినుకులు చూస్తాను.',
      },
      {
        en: 'Windows may have bars, glass panes or a net. Since Father fixed a net on ours, the mosquitoes stay outside.',
        te: 'కిటికీలకు చువ్వలు, అద్దాలు, వలలు అమరుస్తారు. నాన్న మా కిటికీకి దోమల వల బిగించాక దోమలు లోపలికి రావడం లేదు.',
      },
      {
        en: 'Buses and trains have windows too, and every child likes the seat beside one. On the train my sister and I took turns there.',
        te: 'బస్సులకూ రైళ్లకూ కూడా కిటికీలు ఉంటాయి; కిటికీ పక్క సీటంటే పిల్లలందరికీ ఇష్టం. రైల్లో నేనూ అక్కా వంతులవారీగా అక్కడ కూర్చున్నాం.',
      },
    ],
    sentence: { en: 'Open the window.', te: 'కిటికీ తెరువు.' },
  },
  {
    english: 'bed',
    telugu: 'మంచం',
    grade: 1,
    emoji: '🛏️',
    alsoEnglish: ['cot'],
    explanations: [
      {
        en: 'A bed is the piece of furniture we sleep on, raised above the floor. At night my little brother and I share one.',
        te: 'నేలకు కాస్త ఎత్తులో పడుకోవడానికి వాడేది మంచం. రాత్రి తమ్ముడూ నేనూ ఒకే మంచం మీద పడుకుంటాం.',
      },
      {
        en: 'Village homes have light cots woven with rope. On summer nights Grandfather carries his outside and sleeps under the stars.',
        te: 'పల్లెటూరి ఇళ్లలో నులక తాడుతో అల్లిన తేలికైన మంచాలు ఉంటాయి. వేసవి రాత్రి తాతయ్య నులక మంచం ఆరుబయట వేసుకుని పడుకుంటారు.',
      },
      {
        en: 'Tidying the bed as soon as we wake up is a good habit. I fold my blanket and set the pillow straight.',
        te: 'లేవగానే మంచం మీద పక్క సర్దుకోవడం మంచి అలవాటు. నేను నా దుప్పటి మడిచి దిండు చక్కగా పెడతాను.',
      },
    ],
    sentence: { en: 'This bed is very big.', te: 'ఈ మంచం చాలా పెద్దది.' },
  },
  {
    english: 'chair',
    telugu: 'కుర్చీ',
    grade: 1,
    emoji: '🪑',
    explanations: [
      {
        en: 'One person can sit on a chair and lean back. Grandfather reads the newspaper in his cane chair every morning.',
        te: 'ఒకరు కూర్చుని వెనక్కి ఆనుకోవడానికి వీలుగా ఉండేది కుర్చీ. తాతయ్య రోజూ ఉదయం పేము కుర్చీలో కూర్చుని పేపరు చదువుతారు.',
      },
      {
        en: 'A chair fitted with wheels helps some people get about easily. My friend Ravi comes to the park with us in his wheelchair.',
        te: 'చక్రాలు అమర్చిన కుర్చీ కొందరికి సులువుగా తిరగడానికి సాయపడుతుంది. నా స్నేహితుడు రవి చక్రాల కుర్చీలో మాతో పార్కుకు వస్తాడు.',
      },
      {
        en: 'In the game of musical chairs there is always one chair too few when the song stops. On my birthday Grandmother won it!',
        te: 'కుర్చీలాటలో పాట ఆగేసరికి ఎప్పుడూ ఒక కుర్చీ తక్కువ ఉంటుంది. నా పుట్టినరోజున ఆ ఆటలో అమ్మమ్మే గెలిచింది!',
      },
    ],
    sentence: { en: 'This is my chair.', te: 'ఇది నా కుర్చీ.' },
  },
  {
    english: 'lamp',
    telugu: 'దీపం',
    grade: 1,
    emoji: '🪔',
    explanations: [
      {
        en: 'A lamp gives us light in the dark. When the power went off, Mother lit one and we told each other stories.',
        te: 'చీకట్లో మనకు వెలుగునిచ్చేది దీపం. కరెంటు పోయినప్పుడు అమ్మ దీపం పెట్టింది, మేం కథలు చెప్పుకున్నాం.',
      },
      {
        en: 'An oil lamp needs a small clay cup, some oil and a cotton wick. At Deepavali we set twenty of them on our steps.',
        te: 'మట్టి ప్రమిదలో నూనె పోసి, దూది వత్తి వేసి దీపం వెలిగిస్తారు. దీపావళికి మేం మెట్ల మీద ఇరవై దీపాలు పెట్టాం.',
      },
      {
        en: 'Because it drives darkness away, a lamp stands for knowledge. Our school day celebration begins with the lighting of one.',
        te: 'చీకటిని పోగొడుతుంది కాబట్టి దీపాన్ని జ్ఞానానికి గుర్తుగా చెబుతారు. మా బడి వార్షికోత్సవం దీపం వెలిగించడంతో మొదలవుతుంది.',
      },
    ],
    sentence: { en: 'The lamp is burning.', te: 'దీపం వెలుగుతోంది.' },
  },
  {
    english: 'plate',
    telugu: 'పళ్లెం',
    grade: 1,
    alsoTelugu: ['కంచం', 'ప్లేటు'],
    explanations: [
      {
        en: 'A plate is a flat, wide dish from which we eat. After every meal I wash my own.',
        te: 'అన్నం తినడానికి వాడే వెడల్పాటి, లోతు లేని పాత్ర పళ్లెం. తిన్న తర్వాత నా పళ్లెం నేనే కడుగుతాను.',
      },
      {
        en: 'A Telugu meal fills the plate with rice, dal, curry, pickle and curd. I begin with dal and rice and a spoon of ghee.',
        te: 'తెలుగు భోజనంలో పళ్లెం నిండా అన్నం, పప్పు, కూర, పచ్చడి, పెరుగు ఉంటాయి. నేను ముందు పప్పన్నంలో చెంచాడు నెయ్యి వేసుకుంటాను.',
      },
      {
        en: 'Taking only as much on the plate as we can eat wastes no food. At lunch our teacher praises every empty plate.',
        te: 'తినగలిగినంతే పళ్లెంలో పెట్టించుకుంటే ఆహారం వృథా కాదు. మధ్యాహ్న భోజనంలో పళ్లెం ఖాళీ చేసినవారిని టీచర్ మెచ్చుకుంటారు.',
      },
    ],
    sentence: { en: 'The plate is clean.', te: 'పళ్లెం శుభ్రంగా ఉంది.' },
  },
  {
    english: 'umbrella',
    telugu: 'గొడుగు',
    grade: 1,
    emoji: '☂️',
    explanations: [
      {
        en: 'An umbrella held over the head keeps off rain and sun. When the shower began, three of us squeezed under one.',
        te: 'వానా ఎండా తగలకుండా తల మీద పట్టుకునేది గొడుగు. వాన మొదలవగానే మేం ముగ్గురం ఒకే గొడుగు కిందికి చేరాం.',
      },
      {
        en: 'Cloth stretched over thin ribs makes an umbrella that opens and shuts. My folding one fits inside my school bag.',
        te: 'సన్నని ఊచల మీద బట్ట బిగించి, తెరిచి మూసేలా గొడుగు తయారు చేస్తారు. నా మడత గొడుగు పుస్తకాల సంచిలో పట్టేస్తుంది.',
      },
      {
        en: 'The Telugu name of the mushroom has the word umbrella in it, because of its shape. After the rain we found one under a tree.',
        te: 'ఆకారం గొడుగులా ఉంటుందని పుట్టగొడుగుకు ఆ పేరు వచ్చింది. వాన తర్వాత చెట్టు కింద మాకు ఒక పుట్టగొడుగు కనిపించింది.',
      },
    ],
    sentence: { en: 'My umbrella is red.', te: 'నా గొడుగు ఎర్రగా ఉంటుంది.' },
  },
  {
    english: 'clock',
    telugu: 'గడియారం',
    grade: 2,
    emoji: '🕰️',
    alsoEnglish: ['watch'],
    explanations: [
      {
        en: 'A clock shows what time it is. When ours showed four, we packed up our books and ran out to play.',
        te: 'సమయం ఎంతయిందో చూపేది గడియారం. గడియారంలో నాలుగు కాగానే పుస్తకాలు సర్దేసి ఆడుకోవడానికి పరుగెత్తాం.',
      },
      {
        en: 'On a clock the short hand shows the hours and the long hand the minutes. With the long one on 12 and the short one on 3, it is three.',
        te: 'గడియారంలో చిన్న ముల్లు గంటలను, పెద్ద ముల్లు నిమిషాలను చూపుతుంది. పెద్ద ముల్లు 12 మీద, చిన్న ముల్లు 3 మీద ఉంటే మూడు గంటలు.',
      },
      {
        en: 'Before there were clocks, people told the time by shadows. A giant sundial still stands at the Jantar Mantar in Jaipur.',
        te: 'గడియారాలు లేని కాలంలో నీడలను చూసి సమయం తెలుసుకునేవారు. జైపూరు జంతర్ మంతర్ కట్టడంలో ఇప్పటికీ పెద్ద నీడ గడియారం ఉంది.',
      },
    ],
    sentence: { en: 'The clock has stopped.', te: 'గడియారం ఆగిపోయింది.' },
  },
  {
    english: 'mirror',
    telugu: 'అద్దం',
    grade: 1,
    emoji: '🪞',
    explanations: [
      {
        en: 'A mirror is a smooth, shiny glass in which we see ourselves. I stand before ours to comb my hair.',
        te: 'మనల్ని మనం చూసుకోవడానికి వాడే నున్నని, మెరిసే వస్తువు అద్దం. నేను అద్దం ముందు నిలబడి తల దువ్వుకుంటాను.',
      },
      {
        en: 'In a mirror left and right seem to change places. When I raise my right hand, the me in the mirror seems to raise the left.',
        te: 'అద్దంలో కుడి ఎడమగా, ఎడమ కుడిగా అనిపిస్తుంది. నేను కుడి చెయ్యి ఎత్తితే అద్దంలోని నేను ఎడమ చెయ్యి ఎత్తినట్టు కనిపిస్తుంది.',
      },
      {
        en: 'We compare what is very clean and smooth to a mirror. After my brother mopped it, the floor shone like one.',
        te: 'బాగా శుభ్రంగా, నున్నగా ఉన్నదాన్ని అద్దంతో పోలుస్తాం. అన్నయ్య తుడిచాక నేల అద్దంలా మెరిసింది.',
      },
    ],
    sentence: { en: 'Hold the mirror carefully.', te: 'అద్దం జాగ్రత్తగా పట్టుకో.' },
  },
  {
    english: 'room',
    telugu: 'గది',
    grade: 1,
    explanations: [
      {
        en: 'Walls divide a house into rooms, each with its own use. My sister and I sleep in the same room.',
        te: 'గోడలతో వేరు చేసిన ఇంటి భాగం గది; ఒక్కో గదికి ఒక్కో ఉపయోగం ఉంటుంది. అక్కా నేనూ ఒకే గదిలో పడుకుంటాం.',
      },
    ],
    sentence: { en: 'This room is cool.', te: 'ఈ గది చల్లగా ఉంది.' },
  },
  {
    english: 'kitchen',
    telugu: 'వంటగది',
    grade: 1,
    alsoTelugu: ['వంటిల్లు'],
    explanations: [
      {
        en: 'Food is cooked in the kitchen. On Sundays the smell of sambar from ours calls everybody to the table.',
        te: 'వంట చేసుకునే చోటును వంటగది అంటారు. ఆదివారం మా వంటగది నుంచి వచ్చే సాంబారు ఘుమఘుమలు అందరినీ భోజనానికి పిలుస్తాయి.',
      },
    ],
    sentence: { en: 'Our kitchen is small.', te: 'మా వంటగది చిన్నది.' },
  },
  {
    english: 'wall',
    telugu: 'గోడ',
    grade: 1,
    explanations: [
      {
        en: 'Walls stand around a room and carry the roof. Father hung my drawing on the wall beside the door.',
        te: 'గది చుట్టూ నిలిచి పైకప్పును మోసేవి గోడలు. నేను వేసిన బొమ్మను నాన్న తలుపు పక్క గోడకు తగిలించారు.',
      },
    ],
    sentence: { en: 'This wall is white.', te: 'ఈ గోడ తెల్లగా ఉంది.' },
  },
  {
    english: 'roof',
    telugu: 'పైకప్పు',
    grade: 2,
    alsoTelugu: ['కప్పు'],
    explanations: [
      {
        en: 'The roof covers a building from above against sun and rain. Pigeons have nested under our tiled one.',
        te: 'ఎండా వానా లోపలికి రాకుండా ఇంటిని పైనుంచి కప్పి ఉంచేది పైకప్పు. మా పెంకుల పైకప్పు కింద పావురాలు గూడు కట్టాయి.',
      },
    ],
    sentence: { en: 'The roof leaks in the rain.', te: 'వానకు పైకప్పు కారుతోంది.' },
  },
  {
    english: 'floor',
    telugu: 'నేల',
    grade: 1,
    alsoEnglish: ['ground'],
    explanations: [
      {
        en: 'What we walk on inside a room is the floor. In summer we like to sit on the cool floor and eat together.',
        te: 'గదిలో మన పాదాల కింద, మనం నడిచే చోటు నేల. వేసవిలో చల్లని నేల మీద అందరం కూర్చుని అన్నం తింటాం.',
      },
    ],
    sentence: { en: 'The floor is wet, walk slowly.', te: 'నేల తడిగా ఉంది, మెల్లగా నడువు.' },
  },
  {
    english: 'pillow',
    telugu: 'దిండు',
    grade: 1,
    alsoTelugu: ['తలగడ'],
    explanations: [
      {
        en: 'We rest our head on a pillow, a soft bag filled with cotton. My cat thinks that mine belongs to her.',
        te: 'తల కింద పెట్టుకునే, దూది నింపిన మెత్తని సంచి దిండు. నా దిండు తనదేనని మా పిల్లి అనుకుంటుంది.',
      },
    ],
    sentence: { en: 'This pillow is soft.', te: 'ఈ దిండు మెత్తగా ఉంది.' },
  },
  {
    english: 'blanket',
    telugu: 'దుప్పటి',
    grade: 1,
    alsoTelugu: ['రగ్గు'],
    explanations: [
      {
        en: 'On a cold night a blanket keeps our warmth from escaping. Grandmother pulled mine up to my chin.',
        te: 'చలి రాత్రి మన ఒంటి వేడి బయటికి పోకుండా కప్పుకునేది దుప్పటి. అమ్మమ్మ నాకు గడ్డం దాకా కప్పింది.',
      },
    ],
    sentence: { en: 'Give me a blanket.', te: 'నాకు ఒక దుప్పటి ఇవ్వు.' },
  },
  {
    english: 'mat',
    telugu: 'చాప',
    grade: 1,
    explanations: [
      {
        en: 'Woven from reeds or palm leaves, a mat is rolled out on the floor to sit or sleep on. We had our picnic on one under the neem tree.',
        te: 'తుంగతోనో తాటాకులతోనో అల్లి, కూర్చోవడానికీ పడుకోవడానికీ నేల మీద పరిచేది చాప. వేప చెట్టు కింద చాప మీద కూర్చుని వనభోజనం చేశాం.',
      },
    ],
    sentence: { en: 'Roll out the mat.', te: 'చాప వెయ్యి.' },
  },
  {
    english: 'table',
    telugu: 'బల్ల',
    grade: 1,
    alsoTelugu: ['టేబుల్'],
    explanations: [
      {
        en: 'A table has a flat top on legs, for writing, eating or keeping things. On mine stand a globe and a jar of pens.',
        te: 'కాళ్ల మీద నిలిచే చదునైన పలక బల్ల; దాని మీద రాస్తాం, తింటాం, వస్తువులు పెడతాం. నా బల్ల మీద గ్లోబు, పెన్నుల డబ్బా ఉన్నాయి.',
      },
    ],
    sentence: { en: 'This table is made of wood.', te: 'ఈ బల్ల చెక్కతో చేసినది.' },
  },
  {
    english: 'fan',
    telugu: 'ఫ్యాన్',
    grade: 1,
    alsoTelugu: ['పంకా'],
    explanations: [
      {
        en: 'The blades of a fan spin and stir the air, so that we feel cool. On hot nights ours hums above my bed.',
        te: 'రెక్కలు గిరగిర తిరిగి మనకు చల్లని గాలినిచ్చేది ఫ్యాన్. ఉక్కపోత రాత్రుల్లో నా మంచం పైన అది తిరుగుతూనే ఉంటుంది.',
      },
    ],
    sentence: { en: 'Switch on the fan.', te: 'ఫ్యాన్ వెయ్యి.' },
  },
  {
    english: 'key',
    telugu: 'తాళంచెవి',
    grade: 2,
    emoji: '🔑',
    alsoTelugu: ['తాళపుచెవి'],
    explanations: [
      {
        en: 'A key turns inside a lock to open it or fasten it. Father keeps all the keys of our house on one ring.',
        te: 'తాళం తీయడానికీ వేయడానికీ కావాల్సింది తాళంచెవి. నాన్న మా ఇంటి తాళంచెవులన్నీ ఒకే గుత్తిగా ఉంచుతారు.',
      },
    ],
    sentence: { en: 'Where is the key?', te: 'తాళంచెవి ఎక్కడ ఉంది?' },
  },
  {
    english: 'lock',
    telugu: 'తాళం',
    grade: 2,
    emoji: '🔒',
    explanations: [
      {
        en: 'With a lock we fasten a door or a box so that others cannot open it. We put one on the gate before we left for Grandmother’s village.',
        te: 'తలుపునో పెట్టెనో ఇతరులు తెరవకుండా భద్రపరిచేది తాళం. అమ్మమ్మ ఊరికి బయలుదేరే ముందు గేటుకు తాళం వేశాం.',
      },
    ],
    sentence: { en: 'This lock does not open.', te: 'ఈ తాళం రావడం లేదు.' },
  },
  {
    english: 'broom',
    telugu: 'చీపురు',
    grade: 1,
    emoji: '🧹',
    explanations: [
      {
        en: 'We sweep dust and litter away with a broom. Grandfather ties together the ribs of coconut leaves to make one.',
        te: 'దుమ్మూ చెత్తా ఊడ్చడానికి చీపురు వాడతాం. మా తాతయ్య కొబ్బరి ఈనెలను కట్టగా కట్టి చీపురు తయారు చేస్తారు.',
      },
    ],
    sentence: { en: 'The broom is behind the door.', te: 'చీపురు తలుపు వెనక ఉంది.' },
  },
  {
    english: 'bucket',
    telugu: 'బకెట్',
    grade: 1,
    emoji: '🪣',
    alsoEnglish: ['pail'],
    alsoTelugu: ['బాల్చీ'],
    explanations: [
      {
        en: 'A bucket is deep and has a handle, so it is good for carrying water. I fill ours only halfway to take it to the plants.',
        te: 'నీళ్లు మోయడానికి వీలుగా పిడి ఉన్న లోతైన పాత్ర బకెట్. మొక్కల దగ్గరికి నేను సగం బకెట్ నీళ్లే మోసుకెళ్తాను.',
      },
    ],
    sentence: { en: 'The bucket is full.', te: 'బకెట్ నిండిపోయింది.' },
  },
  {
    english: 'soap',
    telugu: 'సబ్బు',
    grade: 1,
    emoji: '🧼',
    explanations: [
      {
        en: 'Soap makes foam with water and carries dirt and germs away. I wash my hands with it before I eat.',
        te: 'నీళ్లు తగిలితే నురగ వచ్చే సబ్బు మురికినీ క్రిములనూ పోగొడుతుంది. తినేముందు నేను సబ్బుతో చేతులు కడుక్కుంటాను.',
      },
    ],
    sentence: { en: 'This soap smells nice.', te: 'ఈ సబ్బు మంచి వాసన వస్తోంది.' },
  },
  {
    english: 'towel',
    telugu: 'తువ్వాలు',
    grade: 1,
    alsoTelugu: ['తుండు'],
    explanations: [
      {
        en: 'After a bath we dry ourselves with a towel, a thick cloth that drinks up water. On mine there are blue fish.',
        te: 'స్నానం చేశాక ఒంటి తడిని తుడుచుకునే మందపాటి బట్ట తువ్వాలు. నా తువ్వాలు మీద నీలం చేపల బొమ్మలు ఉన్నాయి.',
      },
    ],
    sentence: { en: 'The towel is wet.', te: 'తువ్వాలు తడిగా ఉంది.' },
  },
  {
    english: 'comb',
    telugu: 'దువ్వెన',
    grade: 1,
    explanations: [
      {
        en: 'The row of teeth on a comb smooths tangled hair. Grandmother uses a wooden one before she plaits mine.',
        te: 'వరుసగా ఉన్న పళ్లతో జుట్టు చిక్కు తీసేది దువ్వెన. అమ్మమ్మ చెక్క దువ్వెనతో నా తల దువ్వి జడ వేస్తుంది.',
      },
    ],
    sentence: { en: 'The comb fell down.', te: 'దువ్వెన కింద పడింది.' },
  },
  {
    english: 'glass',
    telugu: 'గ్లాసు',
    grade: 1,
    alsoEnglish: ['tumbler'],
    explanations: [
      {
        en: 'We drink water, milk or juice from a glass. Coming in from the hot sun, I ask for a glass of buttermilk.',
        te: 'నీళ్లు, పాలు, పండ్ల రసం తాగడానికి గ్లాసు వాడతాం. ఎండలోంచి రాగానే నేను ఒక గ్లాసు మజ్జిగ అడుగుతాను.',
      },
    ],
    sentence: { en: 'The glass is empty.', te: 'గ్లాసు ఖాళీగా ఉంది.' },
  },
  {
    english: 'spoon',
    telugu: 'చెంచా',
    grade: 1,
    emoji: '🥄',
    alsoTelugu: ['స్పూను'],
    explanations: [
      {
        en: 'A spoon has a little bowl at the end of a handle, for eating and stirring. I ate my payasam with one.',
        te: 'పిడి చివర చిన్న గుంట ఉండి, తినడానికీ కలపడానికీ పనికొచ్చేది చెంచా. నేను పాయసం చెంచాతో తిన్నాను.',
      },
    ],
    sentence: { en: 'I need a spoon.', te: 'నాకు ఒక చెంచా కావాలి.' },
  },
  {
    english: 'pot',
    telugu: 'కుండ',
    grade: 2,
    explanations: [
      {
        en: 'Wet clay is shaped on a wheel and baked to make a pot. All summer long the water in ours stays cool.',
        te: 'తడి మట్టిని చక్రం మీద మలిచి, కాల్చి చేసే పాత్ర కుండ. వేసవి అంతా మా కుండలో నీళ్లు చల్లగా ఉంటాయి.',
      },
    ],
    sentence: { en: 'The pot is full of water.', te: 'కుండ నిండా నీళ్లు ఉన్నాయి.' },
  },
  {
    english: 'knife',
    telugu: 'కత్తి',
    grade: 2,
    alsoTelugu: ['చాకు'],
    explanations: [
      {
        en: 'A knife has a sharp edge for cutting fruit and vegetables, and grown-ups handle it. Father sliced the watermelon with one.',
        te: 'పండ్లు, కూరగాయలు కోయడానికి వాడే పదునైన సాధనం కత్తి; పెద్దవాళ్లే దాన్ని వాడాలి. నాన్న కత్తితో పుచ్చకాయ కోసి ముక్కలు చేశారు.',
      },
    ],
    sentence: { en: 'This knife is sharp.', te: 'ఈ కత్తి పదునుగా ఉంది.' },
  },
  {
    english: 'stove',
    telugu: 'పొయ్యి',
    grade: 2,
    alsoTelugu: ['స్టవ్'],
    explanations: [
      {
        en: 'We cook on the heat of a stove, which burns gas or wood. In the village Grandmother bakes rotis on a clay stove.',
        te: 'గ్యాసుతోనో కట్టెలతోనో మండి వంటకు వేడినిచ్చేది పొయ్యి. పల్లెలో నానమ్మ మట్టి పొయ్యి మీద రొట్టెలు కాలుస్తుంది.',
      },
    ],
    sentence: { en: 'The stove is hot, be careful.', te: 'పొయ్యి వేడిగా ఉంది, జాగ్రత్త.' },
  },
  {
    english: 'bottle',
    telugu: 'సీసా',
    grade: 1,
    alsoTelugu: ['బాటిల్'],
    explanations: [
      {
        en: 'A bottle has a narrow neck and a lid, so that nothing spills. I carry mine to school full of water.',
        te: 'సన్నని మెడ, మూత ఉండి, లోపలిది ఒలకకుండా ఉంచేది సీసా. నేను రోజూ బడికి నీళ్ల సీసా తీసుకెళ్తాను.',
      },
    ],
    sentence: { en: 'Where is the lid of this bottle?', te: 'ఈ సీసా మూత ఎక్కడ?' },
  },
  {
    english: 'box',
    telugu: 'పెట్టె',
    grade: 1,
    emoji: '📦',
    alsoTelugu: ['డబ్బా'],
    explanations: [
      {
        en: 'A box with a lid keeps our things together. I store the shells I gathered on the beach in a tin box.',
        te: 'వస్తువులను ఒకచోట దాచుకోవడానికి మూత ఉన్న పెట్టె వాడతాం. సముద్రం ఒడ్డున ఏరిన గవ్వలను నేను రేకు పెట్టెలో దాచాను.',
      },
    ],
    sentence: { en: 'Open this box.', te: 'ఈ పెట్టె తెరువు.' },
  },
  {
    english: 'basket',
    telugu: 'బుట్ట',
    grade: 1,
    emoji: '🧺',
    alsoTelugu: ['గంప'],
    explanations: [
      {
        en: 'Baskets are woven from bamboo or cane to carry fruit and flowers. The flower seller came with one full of marigolds on her head.',
        te: 'వెదురుతోనో పేముతోనో అల్లి, పండ్లూ పూలూ మోయడానికి వాడేది బుట్ట. పూలమ్మే ఆమె బంతిపూల బుట్ట తల మీద పెట్టుకుని వచ్చింది.',
      },
    ],
    sentence: { en: 'This basket is light.', te: 'ఈ బుట్ట తేలికగా ఉంది.' },
  },
  {
    english: 'stair',
    telugu: 'మెట్టు',
    grade: 2,
    alsoEnglish: ['step'],
    alsoTelugu: ['మెట్లు'],
    explanations: [
      {
        en: 'To climb up in a building we go from one stair to the next. I count each stair on the way to our terrace.',
        te: 'మేడ ఎక్కడానికి ఒకదాని పైన ఒకటిగా కట్టినవాటిలో ఒక్కొక్కటి మెట్టు. మా డాబా ఎక్కేటప్పుడు నేను ఒక్కో మెట్టూ లెక్కపెడతాను.',
      },
    ],
    sentence: { en: 'This stair is high.', te: 'ఈ మెట్టు ఎత్తుగా ఉంది.' },
  },
  {
    english: 'cupboard',
    telugu: 'బీరువా',
    grade: 2,
    alsoEnglish: ['almirah'],
    alsoTelugu: ['అలమర'],
    explanations: [
      {
        en: 'Clothes and papers are kept safe on the shelves of a cupboard, behind its doors. The lowest shelf in ours is mine.',
        te: 'అరలూ తలుపులూ ఉండి, బట్టలనూ కాగితాలనూ భద్రంగా దాచేది బీరువా. మా బీరువాలో అన్నిటికంటే కింది అర నాది.',
      },
    ],
    sentence: { en: 'The cupboard is open.', te: 'బీరువా తెరిచి ఉంది.' },
  },
  {
    english: 'television',
    telugu: 'టీవీ',
    grade: 1,
    emoji: '📺',
    alsoEnglish: ['tv'],
    alsoTelugu: ['టెలివిజన్'],
    explanations: [
      {
        en: 'A television shows us moving pictures and sounds sent from far away. On it we watched a rocket rise from Sriharikota.',
        te: 'దూరం నుంచి వచ్చే బొమ్మలనూ మాటలనూ చూపి వినిపించే యంత్రం టీవీ. శ్రీహరికోట నుంచి రాకెట్ ఎగరడం మేం టీవీలో చూశాం.',
      },
    ],
    sentence: { en: 'Turn off the television.', te: 'టీవీ కట్టెయ్యి.' },
  },
  {
    english: 'phone',
    telugu: 'ఫోన్',
    grade: 1,
    emoji: '📱',
    alsoEnglish: ['telephone', 'mobile'],
    alsoTelugu: ['ఫోను'],
    explanations: [
      {
        en: 'By phone we can talk to people who are far from us. On Sundays I speak to my aunt in another country.',
        te: 'దూరంగా ఉన్నవారితో మాట్లాడటానికి ఉపయోగపడేది ఫోన్. ఆదివారం నేను వేరే దేశంలో ఉన్న పిన్నితో మాట్లాడతాను.',
      },
    ],
    sentence: { en: 'The phone is ringing.', te: 'ఫోన్ మోగుతోంది.' },
  },
  {
    english: 'rope',
    telugu: 'తాడు',
    grade: 2,
    explanations: [
      {
        en: 'Many fibres twisted together become a strong rope. We tied one to the mango branch and made a swing.',
        te: 'చాలా నార పోగులను కలిపి పేనితే గట్టి తాడు అవుతుంది. మామిడి కొమ్మకు తాడు కట్టి మేం ఊయల చేసుకున్నాం.',
      },
    ],
    sentence: { en: 'This rope is very strong.', te: 'ఈ తాడు చాలా గట్టిది.' },
  },
];
