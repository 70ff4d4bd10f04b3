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
        te: 'గదిలోకి లేదా ఇంట్లోకి వెళ్లే దారిని తెరవడానికీ మూయడానికీ ఉండేది తలుపు. నేను తలుపు తట్టగానే అమ్మమ్మ వచ్చి తీశారు.',
      },
      {
        en: 'Doors of old village houses are often of carved teak. On the one at Grandfather’s house there are parrots and flowers.',
        te: 'పల్లెల్లోని పాత ఇళ్ల తలుపులు తరచుగా టేకుతో, చెక్కడపు పనితో ఉంటాయి. తాతయ్య ఇంటి తలుపు మీద చిలుకలూ పువ్వులూ చెక్కి ఉన్నాయి.',
      },
      {
        en: 'The bar at the foot of a door is called gadapa in Telugu. On festival days Mother colors ours with turmeric and puts red dots on it.',
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
        en: 'A bed is what we sleep on; it stands a little above the floor. At night my little brother and I share one bed.',
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
        en: 'A chair is a seat for one person, with a back to lean on. Grandfather reads the newspaper in his cane chair every morning.',
        te: 'ఒకరు కూర్చుని వెనక్కి ఆనుకోవడానికి వీలుగా ఉండేది కుర్చీ. తాతయ్య రోజూ ఉదయం పేము కుర్చీలో కూర్చుని పేపరు చదువుతారు.',
      },
      {
        en: 'A chair fitted with wheels helps some people get about easily. My friend Ravi comes to the park with us in his wheelchair.',
        te: 'చక్రాలు అమర్చిన కుర్చీ కొందరికి సులువుగా తిరగడానికి సాయపడుతుంది. నా స్నేహితుడు రవి చక్రాల కుర్చీలో మాతో పార్కుకు వస్తాడు.',
      },
      {
        en: 'In the game of musical chairs there is always one chair too few when the song stops. On my birthday Grandmother won it!',
        te: 'కుర్చీలాటలో పాట ఆగేసరికి ఎప్పుడూ ఒక కుర్చీ తక్కువ ఉంటుంది. నా పుట్టినరోజున ఆ ఆటలో అమ్మమ్మే గెలిచారు!',
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
        te: 'చీకట్లో మనకు వెలుగునిచ్చేది దీపం. కరెంటు పోయినప్పుడు అమ్మ దీపం పెట్టింది, మేము కథలు చెప్పుకున్నాం.',
      },
      {
        en: 'An oil lamp needs a small clay cup, some oil and a cotton wick. At Deepavali we set twenty of them on our steps.',
        te: 'మట్టి ప్రమిదలో నూనె పోసి, దూది వత్తి వేసి దీపం వెలిగిస్తారు. దీపావళికి మేము మెట్ల మీద ఇరవై దీపాలు పెట్టాం.',
      },
      {
        en: 'Because it drives darkness away, a lamp stands for knowledge. Our school day celebration begins with the lighting of one.',
        te: 'చీకటిని పోగొడుతుంది కాబట్టి దీపాన్ని జ్ఞానానికి గుర్తుగా చెప్తారు. మా బడి వార్షికోత్సవం దీపం వెలిగించడంతో మొదలవుతుంది.',
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
        en: 'A plate is a flat, wide dish from which we eat. After every meal I wash my own plate.',
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
        en: 'An umbrella is what we hold over our head in rain or hot sun. When the rain began, three of us stood close together under one umbrella.',
        te: 'వానా ఎండా తగలకుండా తల మీద పట్టుకునేది గొడుగు. వాన మొదలవగానే మేము ముగ్గురం ఒకే గొడుగు కిందికి చేరాం.',
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
        en: 'A room is a part of a house with walls around it; each room has its own use. My sister and I sleep in the same room.',
        te: 'గోడలతో వేరు చేసిన ఇంటి భాగం గది; ఒక్కో గదికి ఒక్కో ఉపయోగం ఉంటుంది. అక్కా నేనూ ఒకే గదిలో పడుకుంటాం.',
      },
      {
        en: 'Every room has its own work: in one we sleep, in one we cook, in one we meet guests. In Anita’s home one room is for everything, and it is the merriest of all.',
        te: 'ఒక గదిలో పడుకుంటాం, ఒక గదిలో వండుకుంటాం, ఒక గదిలో చుట్టాలతో మాట్లాడతాం. అనిత వాళ్ల ఇంట్లో అన్నిటికీ ఒకటే గది; అక్కడ ఎప్పుడూ సందడే.',
      },
      {
        en: 'An empty room sends our voice back to us, and a full one swallows it. Before the furniture came in, Kiran shouted his name and heard it twice.',
        te: 'ఖాళీ గదిలో మన గొంతు తిరిగి వినిపిస్తుంది; సామాన్లు ఉంటే వినిపించదు. సామాన్లు రాకముందు కిరణ్ తన పేరు అరిస్తే రెండుసార్లు వినిపించింది.',
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
        en: 'The kitchen is the room where we cook. On Sundays the smell of sambar from our kitchen calls everybody to eat.',
        te: 'వంట చేసుకునే గదిని వంటగది అంటారు. ఆదివారం మా వంటగది నుంచి వచ్చే సాంబారు ఘుమఘుమలు అందరినీ భోజనానికి పిలుస్తాయి.',
      },
      {
        en: 'Stove, sink, spice box and pots all have their places in a kitchen. Mother can find the cumin in hers with her eyes shut.',
        te: 'పొయ్యి, సింకు, పోపుల పెట్టె, గిన్నెలు వంటగదిలో ఎక్కడివక్కడ ఉంటాయి. అమ్మ కళ్లు మూసుకుని కూడా జీలకర్ర తీయగలదు.',
      },
      {
        en: 'A kitchen is a school too: there we learn to measure, to wait and to share. On Sunday Ravi shells the peas, and Father rolls the chapatis.',
        te: 'వంటగది కూడా ఒక బడే; కొలవడం, ఓపిక పట్టడం, పంచుకోవడం అక్కడ నేర్చుకుంటాం. ఆదివారం రవి బఠాణీలు వలుస్తాడు, నాన్న చపాతీలు ఒత్తుతారు.',
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
        en: 'A wall is one side of a room; the walls hold up the roof. Father hung my drawing on the wall beside the door.',
        te: 'గది చుట్టూ నిలిచి పైకప్పును మోసేవి గోడలు. నేను వేసిన బొమ్మను నాన్న తలుపు పక్క గోడకు తగిలించారు.',
      },
      {
        en: 'Some walls are so long that they guard a whole country: the Great Wall of China runs for thousands of kilometers. Meena has seen it only in pictures.',
        te: 'కొన్ని గోడలు దేశాన్నే కాపలా కాసేంత పొడవుగా ఉంటాయి; చైనా గోడ వేల కిలోమీటర్లు ఉంటుంది. మీనా దాన్ని బొమ్మల్లోనే చూసింది.',
      },
      {
        en: 'Telugu people say that walls have ears, so a secret is told softly. Gopi told his in a whisper, but his sister heard it all the same.',
        te: 'గోడలకు చెవులుంటాయని అంటారు; అందుకే రహస్యం మెల్లగా చెప్పాలి. గోపి తన రహస్యం గుసగుసగా చెప్పినా వాళ్ల అక్క వినేసింది.',
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
        en: 'The roof is the top of a house; it keeps out sun and rain. Pigeons have made a nest under our tiled roof.',
        te: 'ఎండా వానా లోపలికి రాకుండా ఇంటిని పైనుంచి కప్పి ఉంచేది పైకప్పు. మా పెంకుల పైకప్పు కింద పావురాలు గూడు కట్టాయి.',
      },
      {
        en: 'In countries with a lot of snow roofs are steep, so that it slides off; in dry countries they are flat. Lata drew a house of each kind.',
        te: 'మంచు బాగా పడే చోట అది జారిపోయేలా పైకప్పు వాలుగా ఉంటుంది; వాన తక్కువ పడే చోట చదునుగా ఉంటుంది. లత రెండు రకాల ఇళ్లూ గీసింది.',
      },
      {
        en: 'A roof may be of palm leaves, tiles, tin or cement. On a tin one the rain makes so much noise that Chinnu and Grandfather have to shout.',
        te: 'తాటాకు, పెంకు, రేకు, సిమెంటు ఇలా పైకప్పులో ఎన్నో రకాలు. రేకుల పైకప్పు మీద వాన చప్పుడుకు చిన్ను, తాతయ్య గట్టిగా అరుస్తూ మాట్లాడుకోవాలి.',
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
        en: 'The floor is the part of a room that we walk on. In summer we like to sit on the cool floor and eat together.',
        te: 'గదిలో మనం నడిచే, కూర్చునే చోటు నేల. వేసవిలో చల్లని నేల మీద అందరం కూర్చుని అన్నం తింటాం.',
      },
      {
        en: 'There are many kinds of floors: earth, stone and wood. In the village Grandmother used to plaster hers with cow dung and draw a muggu on it.',
        te: 'నేల మట్టిది, రాతిది, చెక్కది ఇలా రకరకాలుగా ఉంటుంది. పల్లెలో నానమ్మ ఇంటి నేలను పేడతో అలికి ముగ్గు పెట్టేవారు.',
      },
      {
        en: 'In Telugu the same word means the ground outside too. Before he sows, the farmer feels whether the ground is wet.',
        te: 'బయట మనం నడిచే భూమిని కూడా నేల అనే అంటాం. విత్తనాలు చల్లే ముందు నేల తడిగా ఉందో లేదో రైతు చూస్తారు.',
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
        en: 'A pillow is a soft bag, filled with cotton, on which we rest our head. My cat thinks that my pillow is hers.',
        te: 'తల కింద పెట్టుకునే, దూది నింపిన మెత్తని సంచి దిండు. నా దిండు తనదేనని మా పిల్లి అనుకుంటుంది.',
      },
      {
        en: 'A pillow that is too high makes the neck ache in the morning. Raju sleeps best on a thin one.',
        te: 'దిండు మరీ ఎత్తుగా ఉంటే పొద్దున్నే మెడ నొప్పి పుడుతుంది. రాజుకు పలుచని దిండు మీదే బాగా నిద్ర పడుతుంది.',
      },
      {
        en: 'Long ago pillows were filled with cotton from the silk-cotton tree, white and light as a cloud. When Sita opened an old one, it was as if it snowed in the room!',
        te: 'పూర్వం దిండ్లలో బూరుగు చెట్టు దూది నింపేవారు; అది మబ్బులా తెల్లగా, తేలికగా ఉంటుంది. సీత పాత దిండు విప్పగానే గదిలో మంచు కురిసినట్టు అయింది!',
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
        en: 'A blanket is a thick cloth that keeps us warm at night. Grandmother pulled my blanket up to my chin.',
        te: 'చలి వేయకుండా రాత్రి కప్పుకునే మందమైన బట్ట దుప్పటి. అమ్మమ్మ నాకు గడ్డం దాకా దుప్పటి కప్పారు.',
      },
      {
        en: 'A blanket makes no heat itself; it only keeps in the heat of our body. So a stone under it stays cold, as Kiran found out.',
        te: 'దుప్పటి తనంతట తాను వేడి ఇవ్వదు; మన ఒంటి వేడిని బయటికి పోనివ్వదు. అందుకే దుప్పటి కింద పెట్టిన రాయి చల్లగానే ఉందని కిరణ్ గమనించాడు.',
      },
      {
        en: '“Stretch your legs only as far as your blanket reaches,” people say: spend no more than you have. Father said so when Padma asked for two dolls.',
        te: 'దుప్పటి ఉన్నంతవరకే కాళ్లు చాపుకోమంటారు; అంటే ఉన్నంతలోనే ఖర్చు పెట్టాలని అర్థం. పద్మ రెండు బొమ్మలు అడిగితే నాన్న ఈ మాట అన్నారు.',
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
        en: 'A mat is woven from grass or palm leaves and spread on the floor, to sit or sleep on. We sat on a mat under the neem tree and had a picnic.',
        te: 'తుంగతోనో తాటాకులతోనో అల్లి, కూర్చోవడానికీ పడుకోవడానికీ నేల మీద పరిచేది చాప. వేప చెట్టు కింద చాప మీద కూర్చుని వనభోజనం చేశాం.',
      },
      {
        en: 'A mat rolls up and stands in a corner, so one room can be bedroom and dining room. At weddings long ones are spread, and the guests sit in rows.',
        te: 'చాపను చుట్టి మూలన పెట్టవచ్చు; అందుకే ఒకే గదిలో తినవచ్చు, పడుకోవచ్చు. పెళ్లిళ్లలో పొడవైన చాపలు పరిస్తే అతిథులు వరుసగా కూర్చుంటారు.',
      },
      {
        en: 'Those who do yoga use a mat too, thin and soft, so that the feet do not slip. Anita and her mother unroll theirs before sunrise.',
        te: 'యోగా చేసేవాళ్లు కూడా కాళ్లు జారకుండా మెత్తని చాప వేసుకుంటారు. అనిత, వాళ్ల అమ్మ పొద్దు పొడవకముందే చాపలు పరుచుకుంటారు.',
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
        en: 'A table has a flat top on legs; we write, eat and keep things on it. On my table there are a globe and a jar of pens.',
        te: 'కాళ్ల మీద నిలిచే చదునైన పలక బల్ల; దాని మీద రాస్తాం, తింటాం, వస్తువులు పెడతాం. నా బల్ల మీద గ్లోబు, పెన్నుల డబ్బా ఉన్నాయి.',
      },
      {
        en: 'A table with three legs never rocks; one with four may, if the floor is not even. Ravi put a folded paper under one leg, and it stood still.',
        te: 'మూడు కాళ్ల బల్ల ఎప్పుడూ ఊగదు; నేల సమానంగా లేకపోతే నాలుగు కాళ్ల బల్ల ఊగుతుంది. రవి ఒక కాలి కింద మడిచిన కాగితం పెడితే ఊగడం ఆగింది.',
      },
      {
        en: 'Under a table there is a whole world for small children. Covered with a sheet, ours is a cave, a tent or a ship.',
        te: 'చిన్న పిల్లలకు బల్ల కింద ఒక కొత్త ప్రపంచం. దుప్పటి కప్పితే మా బల్ల ఒకసారి గుహ, ఒకసారి గుడారం, ఒకసారి ఓడ.',
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
        en: 'A fan has blades that spin and move the air, so that we feel cool. On hot nights the fan turns above my bed.',
        te: 'రెక్కలు గిరగిర తిరిగి మనకు చల్లని గాలినిచ్చేది ఫ్యాన్. ఉక్కపోత రాత్రుల్లో నా మంచం పైన అది తిరుగుతూనే ఉంటుంది.',
      },
      {
        en: 'When there was no electricity, people waved palm-leaf fans by hand; now an electric fan does that work. Grandmother still keeps one for power cuts.',
        te: 'కరెంటు లేని రోజుల్లో తాటాకు విసనకర్రలతో విసురుకునేవారు; ఇప్పుడు ఆ పని ఫ్యాన్ చేస్తుంది. కరెంటు పోతే వాడడానికి నానమ్మ ఇప్పటికీ ఒక విసనకర్ర ఉంచుకున్నారు.',
      },
      {
        en: 'A fan does not cool the room; it dries the sweat on our skin, and that feels cool. So Mother turns it off when nobody is there.',
        te: 'ఫ్యాన్ గదిని చల్లబరచదు; ఒంటి మీది చెమటను ఆరబెట్టి మనకు చల్లగా అనిపించేలా చేస్తుంది. అందుకే గదిలో ఎవరూ లేనప్పుడు అమ్మ దాన్ని ఆపేస్తుంది.',
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
        en: 'A key opens and closes a lock. Father keeps all the keys of our house on one ring.',
        te: 'తాళం తీయడానికీ వేయడానికీ కావాల్సింది తాళంచెవి. నాన్న మా ఇంటి తాళంచెవులన్నీ ఒకే గుత్తిగా ఉంచుతారు.',
      },
      {
        en: 'The cuts on a key fit the pins inside just one lock. That is why Lata’s key does not open Meena’s box, though they look alike.',
        te: 'తాళంచెవి మీది పళ్లు ఒక్క తాళానికే సరిపోతాయి. అందుకే ఒకేలా కనిపించినా లత తాళంచెవితో మీనా పెట్టె తెరుచుకోదు.',
      },
      {
        en: 'Some doors today open with a card or a number instead of a key. But in Grandfather’s village the key of the big door is as long as my hand.',
        te: 'ఇప్పుడు కొన్ని తలుపులకు తాళంచెవి బదులు కార్డో, నంబరో చాలు. కానీ తాతయ్య ఊరిలో పెద్ద తలుపు తాళంచెవి నా చెయ్యంత పొడవు ఉంటుంది.',
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
        en: 'A lock keeps a door or a box shut, so that others cannot open it. We put a lock on the gate before we left for Grandmother’s village.',
        te: 'తలుపునో పెట్టెనో ఇతరులు తెరవకుండా వేసేది తాళం. అమ్మమ్మ ఊరికి బయలుదేరే ముందు గేటుకు తాళం వేశాం.',
      },
      {
        en: 'Bicycles, bags and even diaries have locks. Gopi’s lock has no key, only three little wheels with numbers, and he has told them to nobody.',
        te: 'సైకిళ్లకు, సంచులకు, డైరీలకు కూడా తాళాలు ఉంటాయి. గోపి తాళానికి చెవి లేదు, అంకెలున్న మూడు చిన్న చక్రాలు ఉన్నాయి; ఆ అంకెలు అతడు ఎవరికీ చెప్పలేదు.',
      },
      {
        en: 'In Telugu the word talam also means the beat of a song, kept with the hands. Padma claps the talam, and Sita sings.',
        te: 'పాటకు చేత్తో వేసే దరువును కూడా తాళం అంటారు. పద్మ తాళం వేస్తుంటే సీత పాట పాడుతుంది.',
      },
    ],
    sentence: { en: 'This lock does not open.', te: 'ఈ తాళం తెరుచుకోవడం లేదు.' },
  },
  {
    english: 'broom',
    telugu: 'చీపురు',
    grade: 1,
    emoji: '🧹',
    explanations: [
      {
        en: 'A broom is for sweeping away dust and dirt. Grandfather ties the ribs of coconut leaves together to make a broom.',
        te: 'దుమ్మూ చెత్తా ఊడ్చడానికి చీపురు వాడతాం. మా తాతయ్య కొబ్బరి ఈనెలను కట్టగా కట్టి చీపురు తయారు చేస్తారు.',
      },
      {
        en: 'Soft grass brooms are for inside, stiff ones of coconut ribs for the yard. Each morning the sound of sweeping wakes our street.',
        te: 'ఇంట్లోకి మెత్తని గడ్డి చీపురు, వాకిలికి గట్టి ఈనెల చీపురు వాడతారు. రోజూ పొద్దున్నే చీపుళ్ల చప్పుడుతో మా వీధి మేల్కొంటుంది.',
      },
      {
        en: 'One rib of a broom breaks at once, but the whole bundle nobody can break. Grandfather showed it to his three grandsons and said, “Stay together!”',
        te: 'చీపురులోని ఒక్క పుల్ల వెంటనే విరుగుతుంది, కట్ట మొత్తాన్ని ఎవరూ విరవలేరు. తాతయ్య ముగ్గురు మనవళ్లకు అది చూపించి “కలిసి ఉండండి!” అన్నారు.',
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
        en: 'A bucket is deep and has a handle; we carry water in it. I fill the bucket only halfway when I take water to the plants.',
        te: 'నీళ్లు మోయడానికి వీలుగా పిడి ఉన్న లోతైన పాత్ర బకెట్. మొక్కల దగ్గరికి నేను సగం బకెట్ నీళ్లే మోసుకెళ్తాను.',
      },
      {
        en: 'Bathing from a bucket with a mug takes far less water than a long shower. Ravi counts: ten mugs, and he is clean.',
        te: 'షవరు కింద స్నానం కంటే బకెట్‌లోని నీళ్లు మగ్గుతో పోసుకుంటే ఎంతో నీరు ఆదా అవుతుంది. రవి లెక్కపెట్టి పది మగ్గులతో స్నానం ముగిస్తాడు.',
      },
      {
        en: 'On the beach a small bucket is a mold for castles: fill it with wet sand, turn it over, lift it. Chinnu built four towers at Chirala.',
        te: 'సముద్రం ఒడ్డున చిన్న బకెట్ కోటలు కట్టే అచ్చు; తడి ఇసుక నింపి, బోర్లించి, పైకి తీయాలి. చిన్ను చీరాల ఒడ్డున నాలుగు బురుజులు కట్టాడు.',
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
        en: 'Soap makes foam with water and washes away dirt and germs. I wash my hands with soap before I eat.',
        te: 'నీళ్లు తగిలితే నురగ వచ్చే సబ్బు మురికినీ క్రిములనూ పోగొడుతుంది. తినేముందు నేను సబ్బుతో చేతులు కడుక్కుంటాను.',
      },
      {
        en: 'Water alone cannot take away grease; soap takes hold of it and sends it off with the water. Anita washed a plate once without soap and once with it.',
        te: 'నూనె జిడ్డును నీళ్లు ఒక్కటే వదిలించలేవు; సబ్బు ఆ జిడ్డును పట్టుకుని నీటితో పంపేస్తుంది. అనిత సబ్బు లేకుండా ఒకసారి, సబ్బుతో ఒకసారి పళ్లెం కడిగి చూసింది.',
      },
      {
        en: 'Soap and water make bubbles that shine in all colors. Kiran blew one as big as his head, and it floated over the wall.',
        te: 'సబ్బు నీళ్లతో రంగురంగుల బుడగలు వస్తాయి. కిరణ్ తన తలంత బుడగ ఊదితే అది గోడ దాటి ఎగిరిపోయింది.',
      },
    ],
    sentence: { en: 'This soap smells nice.', te: 'ఈ సబ్బు వాసన బాగుంది.' },
  },
  {
    english: 'towel',
    telugu: 'తువ్వాలు',
    grade: 1,
    alsoTelugu: ['తుండు'],
    explanations: [
      {
        en: 'A towel is a thick cloth with which we dry ourselves after a bath. There are blue fish on my towel.',
        te: 'స్నానం చేశాక ఒంటి తడిని తుడుచుకునే మందపాటి బట్ట తువ్వాలు. నా తువ్వాలు మీద నీలం చేపల బొమ్మలు ఉన్నాయి.',
      },
      {
        en: 'We should each use our own towel; then colds and itches do not spread. In our house each of us has a towel of another color.',
        te: 'ఎవరి తువ్వాలు వాళ్లు వాడాలి, అప్పుడు జలుబులు, దురదలు అంటుకోవు. మా ఇంట్లో ఒక్కొక్కరికీ ఒక్కో రంగు తువ్వాలు ఉంది.',
      },
      {
        en: 'A towel does a hundred jobs: farmers lay it on the shoulder, wipe their sweat, tie it round the head in the sun. Grandfather even carries guavas home in his.',
        te: 'తువ్వాలు ఎన్నో పనులకు వస్తుంది: రైతులు భుజాన వేసుకుంటారు, చెమట తుడుచుకుంటారు, ఎండకు తలకు చుట్టుకుంటారు. తాతయ్య తన తువ్వాలులో జామకాయలు కూడా మూట కట్టి తెస్తారు.',
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
        en: 'A comb has a row of teeth and takes the tangles out of our hair. Grandmother combs my hair with a wooden comb and plaits it.',
        te: 'వరుసగా ఉన్న పళ్లతో జుట్టు చిక్కు తీసేది దువ్వెన. అమ్మమ్మ చెక్క దువ్వెనతో నా తల దువ్వి జడ వేస్తారు.',
      },
      {
        en: 'A wide comb is for wet hair, a fine one for dry hair. Meena begins at the ends and combs slowly, and it does not hurt.',
        te: 'తడి జుట్టుకు పళ్లు దూరంగా ఉన్న దువ్వెన, పొడి జుట్టుకు దగ్గరగా ఉన్నది మంచిది. మీనా కొసల నుంచి మొదలుపెట్టి మెల్లగా దువ్వుతుంది, నొప్పే తెలియదు.',
      },
      {
        en: 'Rub a plastic comb on dry hair and hold it over bits of paper: they jump up to it. Raju showed the trick to the whole class.',
        te: 'ప్లాస్టిక్ దువ్వెనతో పొడి జుట్టు దువ్వి కాగితం ముక్కల దగ్గర పెడితే అవి ఎగిరి అంటుకుంటాయి. రాజు తరగతిలో అందరికీ ఈ తమాషా చూపించాడు.',
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
        en: 'A glass is what we drink water, milk or juice from. When I come in from the hot sun, I ask for a glass of buttermilk.',
        te: 'నీళ్లు, పాలు, పండ్ల రసం తాగడానికి గ్లాసు వాడతాం. ఎండలోంచి రాగానే నేను ఒక గ్లాసు మజ్జిగ అడుగుతాను.',
      },
      {
        en: 'Glasses can be made of steel, brass, clay or real glass. The tea we got in a small clay one at the railway station had a nice earthy smell.',
        te: 'స్టీలు, ఇత్తడి, మట్టి, గాజు ఇలా గ్లాసుల్లో ఎన్నో రకాలు. రైల్వే స్టేషన్‌లో చిన్న మట్టి గ్లాసులో ఇచ్చిన టీ మట్టి వాసనతో కమ్మగా ఉంది.',
      },
      {
        en: 'Half a glass of water: is it half full or half empty? Father asked this, and Lata said, “Half full!” and drank it up.',
        te: 'సగం నీళ్లున్న గ్లాసు సగం నిండిందా, సగం ఖాళీనా? నాన్న ఇలా అడిగితే “సగం నిండింది!” అని లత గడగడా తాగేసింది.',
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
        en: 'A spoon has a little bowl at the end of a handle; we eat and stir with it. I ate my payasam with a spoon.',
        te: 'పిడి చివర చిన్న గుంట ఉండి, తినడానికీ కలపడానికీ పనికొచ్చేది చెంచా. నేను పాయసం చెంచాతో తిన్నాను.',
      },
      {
        en: 'Look into a shining spoon: in the hollow side you hang upside down, and on its back you stand upright. Gopi laughed at his own long nose.',
        te: 'మెరిసే చెంచాలో ముఖం చూసుకో: గుంట వైపు తలకిందులుగా, వెనక వైపు మామూలుగా కనిపిస్తుంది. తన ముక్కు పొడవుగా కనిపిస్తే గోపి నవ్వాడు.',
      },
      {
        en: 'In the lemon-and-spoon race you walk with a spoon in your mouth, and the lemon on it must not fall. Everyone ran, but Sita walked slowly and won.',
        te: 'చెంచా నిమ్మకాయ ఆటలో నోట్లో చెంచా పట్టుకుని, దాని మీద నిమ్మకాయ పడకుండా నడవాలి. అందరూ పరుగెత్తితే సీత నిదానంగా నడిచి గెలిచింది.',
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
        en: 'A pot is made of wet clay, shaped on a wheel and baked. All summer long the water in our pot stays cool.',
        te: 'తడి మట్టిని చక్రం మీద మలిచి, కాల్చి చేసే పాత్ర కుండ. వేసవి అంతా మా కుండలో నీళ్లు చల్లగా ఉంటాయి.',
      },
      {
        en: 'A clay pot has tiny holes; a little water comes out, dries in the air and cools the rest. That is our fridge without current, says Grandmother.',
        te: 'మట్టి కుండకు కంటికి కనిపించని రంధ్రాలు ఉంటాయి; కొంచెం నీరు బయటికి వచ్చి ఆరుతూ లోపలి నీటిని చల్లబరుస్తుంది. కరెంటు అక్కర్లేని ఫ్రిజ్ అదేనని నానమ్మ అంటారు.',
      },
      {
        en: 'In an old tale a thirsty crow drops pebbles into a pot until the water rises to its beak. Ravi tried it with a glass, and it is true.',
        te: 'పాత కథలో దాహంతో ఉన్న కాకి కుండలో గులకరాళ్లు వేస్తే నీళ్లు పైకి వస్తాయి. రవి గ్లాసుతో చేసి చూస్తే నిజంగానే నీళ్లు పైకి వచ్చాయి.',
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
        en: 'A knife has a sharp edge for cutting fruit and vegetables; only grown-ups should use it. Father cut the watermelon with a knife.',
        te: 'పండ్లు, కూరగాయలు కోయడానికి వాడే పదునైన సాధనం కత్తి; పెద్దవాళ్లే దాన్ని వాడాలి. నాన్న కత్తితో పుచ్చకాయ కోసి ముక్కలు చేశారు.',
      },
      {
        en: 'A knife is passed to another with the handle first, and it never lies at the table’s edge. Mother taught it to Anita before she taught her to cut.',
        te: 'కత్తిని ఇతరులకు పిడి వైపు నుంచి ఇవ్వాలి, బల్ల అంచున పెట్టకూడదు. కోయడం నేర్పే ముందు అమ్మ అనితకు ఇదే నేర్పింది.',
      },
      {
        en: 'In Telugu a sword is also called katti, and in villages there is the kattipita, a blade fixed to a board. Grandmother cuts brinjals on hers in no time.',
        te: 'యుద్ధంలో వాడే ఖడ్గాన్ని కూడా కత్తి అంటారు; పల్లెల్లో కూరలు తరగడానికి కత్తిపీట ఉంటుంది. నానమ్మ కత్తిపీట మీద వంకాయలు చకచకా తరుగుతారు.',
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
        en: 'A stove gives heat for cooking; it burns gas or wood. In the village Grandmother makes rotis on a clay stove.',
        te: 'గ్యాసుతోనో కట్టెలతోనో మండి వంటకు వేడినిచ్చేది పొయ్యి. పల్లెలో నానమ్మ మట్టి పొయ్యి మీద రొట్టెలు కాలుస్తారు.',
      },
      {
        en: 'The flame of a gas stove is blue, that of wood yellow and smoky. Since Grandmother has gas, her eyes no longer burn when she cooks.',
        te: 'గ్యాసు పొయ్యి మంట నీలంగా ఉంటుంది; కట్టెల పొయ్యి మంట పసుపుగా ఉండి పొగ వస్తుంది. గ్యాసు వచ్చాక నానమ్మకు వంట చేస్తుంటే కళ్ల మంట లేదు.',
      },
      {
        en: 'Smell of gas? Then no switch and no match: open the windows and call a grown-up. Kiran did just that, and nothing happened to anybody.',
        te: 'పొయ్యి దగ్గర గ్యాసు వాసన వస్తే స్విచ్ వేయకూడదు, అగ్గిపుల్ల గీయకూడదు; కిటికీలు తెరిచి పెద్దవాళ్లను పిలవాలి. కిరణ్ అలాగే చేశాడు, ఎవరికీ ఏమీ కాలేదు.',
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
        en: 'A bottle has a narrow neck and a lid, so that nothing spills. I take a bottle of water to school every day.',
        te: 'సన్నని మెడ, మూత ఉండి, లోపలిది ఒలకకుండా ఉంచేది సీసా. నేను రోజూ బడికి నీళ్ల సీసా తీసుకెళ్తాను.',
      },
      {
        en: 'Blow across the mouth of a bottle and it sings; the less air inside, the higher the note. Padma tuned five bottles with water and played a song.',
        te: 'సీసా మూతి మీదుగా ఊదితే ఈల వస్తుంది; లోపల గాలి తక్కువైతే ఈల సన్నగా వస్తుంది. పద్మ ఐదు సీసాల్లో వేర్వేరు ఎత్తుల్లో నీళ్లు పోసి పాట వాయించింది.',
      },
      {
        en: 'An empty bottle need not be thrown away. Chinnu had a plastic bottle cut, filled it with soil, and now grows mint in it.',
        te: 'ఖాళీ సీసాను పారేయనక్కర్లేదు. చిన్ను ప్లాస్టిక్ సీసా కోయించి, మట్టి నింపి అందులో పుదీనా పెంచుతున్నాడు.',
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
        en: 'A box has a lid, and we keep things in it. I keep the shells that I found on the beach in a tin box.',
        te: 'వస్తువులను ఒకచోట దాచుకోవడానికి మూత ఉన్న పెట్టె వాడతాం. సముద్రం ఒడ్డున ఏరిన గవ్వలను నేను రేకు పెట్టెలో దాచాను.',
      },
      {
        en: 'There are many kinds of boxes: wood, tin and cardboard. In Meena’s home there is one for tools and one for toys.',
        te: 'చెక్క పెట్టె, రేకు పెట్టె, అట్ట పెట్టె ఇలా పెట్టెలు ఎన్నో రకాలు. మీనా వాళ్ల ఇంట్లో పనిముట్లకు ఒక పెట్టె, బొమ్మలకు ఒక పెట్టె ఉన్నాయి.',
      },
      {
        en: 'Long ago people took a tin trunk, called trunku pette, on their journeys. Under the clothes in Grandmother’s box lie her old letters.',
        te: 'పూర్వం ప్రయాణాలకు ట్రంకు పెట్టె తీసుకెళ్లేవారు. నానమ్మ ట్రంకు పెట్టెలో బట్టల కింద ఆమె పాత ఉత్తరాలు ఉన్నాయి.',
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
        en: 'A basket is woven from bamboo or cane; we carry fruit and flowers in it. The flower seller came with a basket of marigolds on her head.',
        te: 'వెదురుతోనో పేముతోనో అల్లి, పండ్లూ పూలూ మోయడానికి వాడేది బుట్ట. పూలు అమ్మే ఆవిడ బంతిపూల బుట్టను తల మీద పెట్టుకుని వచ్చారు.',
      },
      {
        en: 'The strips go over and under, over and under, until the basket is ready. At the fair an old man wove a basket while we watched and gave it to us.',
        te: 'వెదురు బద్దలను పైకీ కిందికీ అల్లుతూ పోతే బుట్ట తయారవుతుంది. జాతరలో ఒక తాత మేము చూస్తుండగానే బుట్ట అల్లి ఇచ్చారు.',
      },
      {
        en: 'Hens are kept under a big basket at night, safe from the fox. In the morning Grandmother lifts it, and out run ten chicks.',
        te: 'నక్క బారిన పడకుండా రాత్రి కోళ్లను పెద్ద బుట్ట కింద ఉంచుతారు. పొద్దున్నే నానమ్మ బుట్ట తీయగానే పది కోడిపిల్లలు పరుగెత్తుతాయి.',
      },
    ],
    sentence: { en: 'This basket is light.', te: 'ఈ బుట్ట తేలికగా ఉంది.' },
  },
  {
    english: 'stair',
    telugu: 'మెట్టు',
    grade: 2,
    alsoEnglish: ['step'],
    explanations: [
      {
        en: 'A stair is one of the steps on which we go up or down in a building. I count each stair on the way up to our terrace.',
        te: 'పైకి ఎక్కడానికీ కిందికి దిగడానికీ అడుగు వేసే చోటు మెట్టు. మా డాబా ఎక్కేటప్పుడు నేను ఒక్కో మెట్టూ లెక్కపెడతాను.',
      },
      {
        en: 'Stairs that move by themselves are called an escalator; you stand still on them and still go up. At the mall Raju held Father’s hand tightly.',
        te: 'వాటంతటవే కదిలే మెట్లను ఎస్కలేటర్ అంటారు; ఒక మెట్టు మీద నిలబడితే చాలు, పైకి వెళ్తాం. షాపింగ్ మాల్‌లో రాజు నాన్న చెయ్యి గట్టిగా పట్టుకున్నాడు.',
      },
      {
        en: 'To Tirumala many people walk up some 3,500 steps from the foot of the hill. Lata counted each stair and stopped at five hundred.',
        te: 'చాలామంది కొండ కింది నుంచి సుమారు 3,500 మెట్లు ఎక్కి తిరుమలకు వెళ్తారు. ఒక్కో మెట్టూ లెక్కపెడుతూ లత ఐదు వందల దగ్గర ఆగిపోయింది.',
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
        en: 'A cupboard has shelves and doors; we keep clothes and papers safe in it. The lowest shelf of our cupboard is mine.',
        te: 'బట్టలూ కాగితాలూ భద్రంగా పెట్టుకునే, అరలూ తలుపులూ ఉన్న పెద్ద పెట్టె బీరువా. మా బీరువాలో అన్నిటికంటే కింది అర నాది.',
      },
      {
        en: 'In India many homes have an iron cupboard for jewels and papers. Ours creaks, so nobody can open it without a sound.',
        te: 'భారతదేశంలో చాలా ఇళ్లలో నగలు, కాగితాలు పెట్టుకోవడానికి ఇనుప బీరువా ఉంటుంది. మా బీరువా కిర్రుమంటుంది, ఎవరూ చప్పుడు కాకుండా తీయలేరు.',
      },
      {
        en: 'If things are folded and sorted, we find them quickly in the cupboard; if not, we have to search. Gopi cleared his out and found three lost socks.',
        te: 'మడిచి సర్దుకుంటే బీరువాలో ఏదైనా త్వరగా దొరుకుతుంది, లేదంటే వెతుక్కోవాలి. గోపి తన బీరువా సర్దితే పోయిన మేజోళ్లు మూడు దొరికాయి.',
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
        en: 'A television shows us moving pictures and sounds sent from far away. On television we watched a rocket rise from Sriharikota.',
        te: 'దూరం నుంచి వచ్చే బొమ్మలనూ మాటలనూ చూపి వినిపించే యంత్రం టీవీ. శ్రీహరికోట నుంచి రాకెట్ ఎగరడం మేము టీవీలో చూశాం.',
      },
      {
        en: 'The picture on a television is made of millions of tiny dots in red, green and blue. Sita saw them with a magnifying glass.',
        te: 'టీవీ బొమ్మ ఎరుపు, ఆకుపచ్చ, నీలం రంగుల లక్షలాది చిన్న చుక్కలతో తయారవుతుంది. సీత భూతద్దంతో చూస్తే ఆ చుక్కలు కనిపించాయి.',
      },
      {
        en: 'A little television is pleasant; too much tires the eyes and eats up the playtime. In Ravi’s home it is switched off at eight.',
        te: 'టీవీ కాసేపు చూస్తే సరదా; ఎక్కువసేపు చూస్తే కళ్లు అలసిపోతాయి, ఆటకు సమయం ఉండదు. రవి వాళ్ల ఇంట్లో ఎనిమిది గంటలకు టీవీ ఆపేస్తారు.',
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
        en: 'With a phone we can talk to people who are far away. On Sundays I talk on the phone to my aunt in another country.',
        te: 'దూరంగా ఉన్నవారితో మాట్లాడుకోవడానికి వాడేది ఫోన్. ఆదివారం నేను వేరే దేశంలో ఉన్న పిన్నితో ఫోన్లో మాట్లాడతాను.',
      },
      {
        en: 'Old phones had a wire and a wheel with numbers, and stood in one place. Grandfather had to walk to the post office to telephone.',
        te: 'పాత ఫోన్‌లకు వైరు, అంకెల చక్రం ఉండేవి; అవి ఒకేచోట ఉండేవి. ఫోన్ చేయడానికి తాతయ్య పోస్టాఫీసు దాకా నడిచి వెళ్లేవారు.',
      },
      {
        en: 'Today a phone is also a camera, a map, a clock and a lamp. At dinner, though, all phones in Padma’s family lie in a basket.',
        te: 'ఇప్పుడు ఫోన్ అంటే కెమెరా, పటం, గడియారం, దీపం కూడా. కానీ భోజనం చేసేటప్పుడు పద్మ వాళ్ల ఇంట్లో ఫోన్‌లన్నీ ఒక బుట్టలో ఉంటాయి.',
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
        en: 'A rope is made of many threads twisted together, and it is strong. We tied a rope to a branch of the mango tree and made a swing.',
        te: 'చాలా నార పోగులను కలిపి పేనితే గట్టి తాడు అవుతుంది. మామిడి కొమ్మకు తాడు కట్టి మేము ఊయల చేసుకున్నాం.',
      },
      {
        en: 'Ropes are twisted from coconut fiber, jute, cotton or plastic. Grandfather rolls coir between his palms, and a rope grows out of his hands.',
        te: 'కొబ్బరి పీచు, జనపనార, నూలు, ప్లాస్టిక్‌తో తాడు పేనుతారు. తాతయ్య అరచేతుల మధ్య కొబ్బరి పీచు పేనుతుంటే తాడు పొడవు పెరుగుతూ ఉంటుంది.',
      },
      {
        en: 'With a rope we skip, draw water and play tug of war. Two teams pulled with all their might, and in the end the rope broke and everybody fell.',
        te: 'తాడుతో గెంతుతాం, నీళ్లు తోడతాం, లాగుడు పోటీ ఆడతాం. రెండు జట్లూ బలంగా లాగితే చివరికి తాడు తెగి అందరూ కింద పడ్డారు.',
      },
    ],
    sentence: { en: 'This rope is very strong.', te: 'ఈ తాడు చాలా గట్టిది.' },
  },
];
