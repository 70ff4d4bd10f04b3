import type { Word } from './word';

export const festivals: readonly Word[] = [
  {
    english: 'festival',
    telugu: 'పండుగ',
    grade: 1,
    alsoTelugu: ['పండగ'],
    explanations: [
      {
        en: 'A festival is a special day that people celebrate together with new clothes, good food and joy. For every festival our house smells of fresh garelu.',
        te: 'కొత్త బట్టలు, పిండివంటలతో అందరూ కలిసి సంతోషంగా జరుపుకునే ప్రత్యేకమైన రోజు పండుగ. ప్రతి పండుగకూ మా ఇల్లు గారెల వాసనతో ఘుమఘుమలాడుతుంది.',
      },
      {
        en: "Festivals bring families and neighbours together. My uncles travel from three towns so that all the cousins can be together at Grandmother's.",
        te: 'పండుగలు కుటుంబాలనూ ఇరుగుపొరుగునూ ఒక చోట చేరుస్తాయి. పిల్లలందరం అమ్మమ్మ ఇంట్లో కలవాలని మామయ్యలు మూడు ఊళ్ల నుంచి వస్తారు.',
      },
      {
        en: 'Some festivals mark a harvest, some a season, some a day holy to a faith. In our street we share Sankranti ariselu, Eid semiya and Christmas cake.',
        te: 'కొన్ని పండుగలు పంటలకు, కొన్ని రుతువులకు, కొన్ని మతాలకు సంబంధించినవి. మా వీధిలో సంక్రాంతి అరిసెలు, రంజాన్ సేమియా, క్రిస్మస్ కేకు అందరం పంచుకుంటాం.',
      },
    ],
    sentence: { en: 'Tomorrow is our festival.', te: 'రేపు మా పండుగ.' },
  },
  {
    english: 'Ugadi',
    telugu: 'ఉగాది',
    grade: 1,
    alsoTelugu: ['యుగాది'],
    explanations: [
      {
        en: 'Ugadi is the Telugu New Year, which falls in March or April. On that morning mango leaves are tied over our door.',
        te: 'తెలుగువారి కొత్త సంవత్సరం మొదలయ్యే పండుగ ఉగాది; ఇది మార్చిలోనో ఏప్రిలులోనో వస్తుంది. ఆ ఉదయం మా గుమ్మానికి మామిడాకులు కడతాం.',
      },
      {
        en: 'Ugadi pachadi mixes six tastes: sweet, sour, salty, bitter, hot and astringent, like the joys and troubles of life. I liked its jaggery best.',
        te: 'ఉగాది పచ్చడిలో తీపి, పులుపు, ఉప్పు, చేదు, కారం, వగరు అనే ఆరు రుచులు ఉంటాయి; అవి జీవితంలోని సుఖదుఃఖాలకు గుర్తు. నాకు అందులోని బెల్లం బాగా నచ్చింది.',
      },
      {
        en: 'On Ugadi people listen to the new almanac being read, and poets recite verses. Grandfather took me to a gathering of poets that evening.',
        te: 'ఉగాది నాడు కొత్త పంచాంగం చదివి వినిపిస్తారు, కవులు కవితలు చదువుతారు. ఆ సాయంత్రం తాతయ్య నన్ను కవి సమ్మేళనానికి తీసుకెళ్లారు.',
      },
    ],
    sentence: { en: 'Ugadi has come, let us eat pachadi.', te: 'ఉగాది వచ్చింది, పచ్చడి తిందాం.' },
  },
  {
    english: 'Sankranti',
    telugu: 'సంక్రాంతి',
    grade: 1,
    alsoTelugu: ['మకర సంక్రాంతి'],
    explanations: [
      {
        en: 'Sankranti is the harvest festival, in the middle of January. When the new rice reached our house, Grandmother made ariselu.',
        te: 'జనవరి మధ్యలో పంటలు ఇంటికి చేరే వేళ జరుపుకునే పండుగ సంక్రాంతి. కొత్త బియ్యం రాగానే నానమ్మ అరిసెలు చేశారు.',
      },
      {
        en: 'In the days of Sankranti decorated bullocks and singing Haridasus go from house to house. The gangireddu at our door nodded to the sound of the music.',
        te: 'సంక్రాంతి రోజుల్లో గంగిరెద్దులు, పాటలు పాడే హరిదాసులు ఇంటింటికీ వస్తారు. మా గుమ్మం ముందు గంగిరెద్దు సన్నాయి పాటకు తల ఊపింది.',
      },
      {
        en: 'At Sankranti the sky fills with kites and the ground with muggulu. My sister drew a big one, and I flew a red kite above it.',
        te: 'సంక్రాంతికి ఆకాశం నిండా గాలిపటాలు, నేల నిండా ముగ్గులు కనిపిస్తాయి. అక్క వాకిట్లో పెద్ద ముగ్గు వేసింది, నేను ఎర్ర గాలిపటం ఎగరేశాను.',
      },
    ],
    sentence: { en: 'We go to our village for Sankranti.', te: 'సంక్రాంతి పండుగకు మా ఊరు వెళ్తాం.' },
  },
  {
    english: 'Diwali',
    telugu: 'దీపావళి',
    grade: 1,
    emoji: '🪔',
    alsoEnglish: ['Deepavali'],
    explanations: [
      {
        en: 'Diwali is the festival of lights, on a new-moon night in October or November. We set rows of clay lamps along the wall.',
        te: 'అక్టోబరులోనో నవంబరులోనో అమావాస్య రాత్రి జరుపుకునే వెలుగుల పండుగ దీపావళి. మేము గోడ మీద ప్రమిదలు వరుసగా పెట్టి వెలిగించాం.',
      },
      {
        en: 'Diwali, in Telugu Deepavali, is made of deepa, lamp, and avali, row. When the power failed that night, our street still shone with lamps.',
        te: 'దీపం, ఆవళి అనే రెండు మాటలు కలిసి ఈ పేరు వచ్చింది; దీపాల వరుస అని అర్థం. ఆ రాత్రి కరెంటు పోయినా, దీపాలతో మా వీధి వెలిగిపోయింది.',
      },
      {
        en: 'At Diwali people tell how Krishna and the brave Satyabhama defeated Narakasura, and lamps were lit in joy. Our class acted out the story, and Sravani was Satyabhama.',
        te: 'కృష్ణుడు, ధైర్యవంతురాలైన సత్యభామ నరకాసురుడిని ఓడించారని, ఆ సంతోషంలో దీపాలు వెలిగించారని చెప్తారు. మా తరగతి నాటకంలో శ్రావణి సత్యభామ వేషం వేసింది.',
      },
    ],
    sentence: { en: 'Diwali is the festival of lamps.', te: 'దీపావళి దీపాల పండుగ.' },
  },
  {
    english: 'Dasara',
    telugu: 'దసరా',
    grade: 1,
    alsoEnglish: ['Dussehra', 'Navaratri'],
    alsoTelugu: ['విజయదశమి'],
    explanations: [
      {
        en: 'Dasara is a festival of nine nights in honour of the goddess; its tenth day is Vijayadasami. In those days crowds climb Indrakeeladri hill in Vijayawada.',
        te: 'తొమ్మిది రాత్రులు అమ్మవారిని పూజించి, పదో రోజున జరుపుకునే పండుగ దసరా. ఆ రోజుల్లో విజయవాడ ఇంద్రకీలాద్రికి ఎంతోమంది భక్తులు వస్తారు.',
      },
      {
        en: 'In many homes dolls are set out on steps during Dasara. My sister placed Kondapalli toys on the top step, and the neighbours came to see.',
        te: 'దసరా రోజుల్లో చాలా ఇళ్లలో మెట్ల మీద బొమ్మల కొలువు పెడతారు. అక్క కొండపల్లి బొమ్మలను పై మెట్టు మీద పెట్టింది; చూడడానికి పక్కింటివారు వచ్చారు.',
      },
      {
        en: 'On Dasara people in Telangana give one another jammi leaves, called gold, and embrace. I gave some to Grandfather, and he blessed me.',
        te: 'దసరా నాడు తెలంగాణలో జమ్మి ఆకులను బంగారం అంటూ ఒకరికొకరు ఇచ్చుకుని కౌగిలించుకుంటారు. నేను తాతయ్యకు జమ్మి ఆకులు ఇచ్చి దీవెనలు తీసుకున్నాను.',
      },
    ],
    sentence: { en: 'We have holidays for Dasara.', te: 'దసరా సెలవులు వచ్చాయి.' },
  },
  {
    english: 'Bathukamma',
    telugu: 'బతుకమ్మ',
    grade: 2,
    explanations: [
      {
        en: 'Bathukamma is a festival of Telangana: for nine days women and girls heap up flowers and sing around them. My aunt made a tall Bathukamma of tangedu and gunugu flowers.',
        te: 'తెలంగాణలో మహిళలు తొమ్మిది రోజులు పూలను గోపురంలా పేర్చి, చుట్టూ తిరుగుతూ పాటలు పాడే పండుగ బతుకమ్మ. అత్తయ్య తంగేడు, గునుగు పూలతో ఎత్తైన బతుకమ్మను పేర్చారు.',
      },
    ],
    sentence: { en: 'Girls play Bathukamma.', te: 'అమ్మాయిలు బతుకమ్మ ఆడతారు.' },
  },
  {
    english: 'Bonalu',
    telugu: 'బోనాలు',
    grade: 3,
    explanations: [
      {
        en: 'Bonalu is a festival of Telangana in the month of Ashadha; people offer the goddess rice cooked in a decorated pot. My aunt carried hers on her head to the beat of drums.',
        te: 'ఆషాఢ మాసంలో తెలంగాణ ప్రజలు అలంకరించిన కుండలో అన్నం వండి అమ్మవారికి సమర్పించే పండుగ బోనాలు. మా అత్తయ్య బోనం తలకెత్తుకుని డప్పుల చప్పుడుతో నడిచారు.',
      },
    ],
    sentence: { en: 'Bonalu have begun in Hyderabad.', te: 'హైదరాబాదులో బోనాలు మొదలయ్యాయి.' },
  },
  {
    english: 'Vinayaka Chavithi',
    telugu: 'వినాయక చవితి',
    grade: 1,
    alsoEnglish: ['Ganesh Chaturthi'],
    alsoTelugu: ['వినాయక చతుర్థి'],
    explanations: [
      {
        en: 'Vinayaka Chavithi is the festival when Ganesha is worshipped with leaves, flowers and steamed undrallu. We made our idol of clay, so that the pond stays clean.',
        te: 'వినాయకుడిని పత్రి, పూలు, ఉండ్రాళ్లతో పూజించే పండుగ వినాయక చవితి. చెరువు నీరు పాడవకుండా మేము మట్టితోనే విగ్రహం చేశాం.',
      },
    ],
    sentence: { en: 'Vinayaka Chavithi is tomorrow.', te: 'రేపు వినాయక చవితి పండుగ.' },
  },
  {
    english: 'Christmas',
    telugu: 'క్రిస్మస్',
    grade: 1,
    emoji: '🎄',
    explanations: [
      {
        en: "Christmas is on 25 December, when Christians celebrate the birth of Jesus. We hung a paper star over John's door, and his mother gave us cake.",
        te: 'యేసు పుట్టిన రోజుగా క్రైస్తవులు డిసెంబరు 25న జరుపుకునే పండుగ క్రిస్మస్. జాన్ ఇంటి గుమ్మానికి మేము కాగితపు నక్షత్రం కట్టాం, వాళ్లమ్మ కేకు పెట్టారు.',
      },
    ],
    sentence: { en: 'We sang songs on Christmas day.', te: 'క్రిస్మస్ రోజున పాటలు పాడాం.' },
  },
  {
    english: 'Ramzan',
    telugu: 'రంజాన్',
    grade: 2,
    alsoEnglish: ['Eid', 'Ramadan'],
    alsoTelugu: ['రంజాన్ పండుగ', 'ఈద్'],
    explanations: [
      {
        en: "Ramzan is the festival that Muslims celebrate when the new moon is seen, after a month of fasting from dawn to sunset. Shakeel's mother gave us sweet semiya.",
        te: 'నెల రోజులు పగటిపూట ఉపవాసం ఉండి, నెలవంక కనిపించాక ముస్లింలు జరుపుకునే పండుగ రంజాన్. షకీల్ వాళ్లమ్మ మాకు తియ్యని సేమియా పెట్టారు.',
      },
    ],
    sentence: { en: 'Ramzan greetings to you.', te: 'మీకు రంజాన్ శుభాకాంక్షలు.' },
  },
  {
    english: 'Holi',
    telugu: 'హోలీ',
    grade: 1,
    explanations: [
      {
        en: 'Holi is a spring festival, on the full moon of Phalguna, when people throw colours on one another. We made ours at home from moduga flowers.',
        te: 'వసంతం వచ్చే వేళ, ఫాల్గుణ పౌర్ణమి నాడు ఒకరిపై ఒకరు రంగులు చల్లుకునే పండుగ హోలీ. మేము మోదుగ పూలతో ఇంట్లోనే రంగు తయారు చేసుకున్నాం.',
      },
    ],
    sentence: { en: 'Let us play Holi with colours.', te: 'రంగులతో హోలీ ఆడదాం.' },
  },
  {
    english: 'Bhogi',
    telugu: 'భోగి',
    grade: 2,
    explanations: [
      {
        en: 'Bhogi is the day before Sankranti; it begins with a bonfire at dawn. Elders shower small jujube fruits, called bhogi pallu, over the heads of little children.',
        te: 'సంక్రాంతికి ముందు రోజు వచ్చే పండుగ భోగి; తెల్లవారుజామున భోగి మంటతో మొదలవుతుంది. చిన్నపిల్లల తల మీద పెద్దలు రేగుపండ్లను భోగిపండ్లుగా పోస్తారు.',
      },
    ],
    sentence: { en: 'Tomorrow is Bhogi.', te: 'రేపు భోగి పండుగ.' },
  },
  {
    english: 'Kanuma',
    telugu: 'కనుమ',
    grade: 3,
    explanations: [
      {
        en: 'Kanuma is the day after Sankranti, when farmers thank the cattle that helped them in the fields. Rangayya washed his bullocks and tied bells around their necks.',
        te: 'పొలం పనుల్లో సాయపడిన పశువులకు రైతులు కృతజ్ఞత చూపే రోజు కనుమ; అది సంక్రాంతి మర్నాడు వస్తుంది. రంగయ్య తన ఎద్దులను కడిగి మెడలో గంటలు కట్టారు.',
      },
    ],
    sentence: { en: 'Kanuma is the festival of cattle.', te: 'కనుమ పశువుల పండుగ.' },
  },
  {
    english: 'Independence Day',
    telugu: 'స్వాతంత్ర్య దినోత్సవం',
    grade: 2,
    alsoTelugu: ['స్వాతంత్య్ర దినోత్సవం'],
    explanations: [
      {
        en: "India's Independence Day is 15 August, because India became free on that day in 1947. Schools raise the flag and sing the national anthem.",
        te: 'భారతదేశానికి 1947 ఆగస్టు 15న స్వేచ్ఛ వచ్చింది కాబట్టి ఏటా ఆ రోజున స్వాతంత్ర్య దినోత్సవం జరుపుకుంటారు. బడుల్లో జెండా ఎగరేసి జాతీయ గీతం పాడతారు.',
      },
    ],
    sentence: { en: 'Today is Independence Day.', te: 'ఈ రోజు స్వాతంత్ర్య దినోత్సవం.' },
  },
  {
    english: 'Republic Day',
    telugu: 'గణతంత్ర దినోత్సవం',
    grade: 3,
    explanations: [
      {
        en: "India's Republic Day is 26 January, because the Constitution of India came into force on that day in 1950. Every year we watch the parade from Delhi on television.",
        te: 'భారత రాజ్యాంగం 1950 జనవరి 26న అమలులోకి వచ్చింది; ఆ రోజునే గణతంత్ర దినోత్సవం అంటారు. ఏటా ఢిల్లీలో జరిగే కవాతును టీవీలో చూస్తాం.',
      },
    ],
    sentence: { en: 'Republic Day is in January.', te: 'జనవరిలో గణతంత్ర దినోత్సవం వస్తుంది.' },
  },
  {
    english: 'rangoli',
    telugu: 'ముగ్గు',
    grade: 1,
    alsoEnglish: ['muggu'],
    alsoTelugu: ['రంగవల్లి'],
    explanations: [
      {
        en: 'A rangoli is a beautiful pattern drawn before the door with white powder. Mother puts dots in rows first and then joins them with curved lines.',
        te: 'వాకిట్లో తెల్లని పిండితో గీసే అందమైన గీతల బొమ్మ ముగ్గు. అమ్మ ముందు వరుసగా చుక్కలు పెట్టి, తర్వాత వాటిని వంపు గీతలతో కలుపుతుంది.',
      },
    ],
    sentence: { en: 'This rangoli is very beautiful.', te: 'ఈ ముగ్గు చాలా అందంగా ఉంది.' },
  },
  {
    english: 'festoon',
    telugu: 'తోరణం',
    grade: 3,
    alsoEnglish: ['garland of leaves'],
    explanations: [
      {
        en: 'A festoon is a string of mango leaves or flowers tied above a door on a happy day. We tied many the day before the wedding.',
        te: 'శుభకార్యానికి గుర్తుగా గుమ్మం పైన మామిడాకులు, పూలు గుచ్చి కట్టేది తోరణం. పెళ్లి ముందు రోజు మేము పందిరి అంతా తోరణాలు కట్టాం.',
      },
    ],
    sentence: { en: 'Father tied a festoon on the door.', te: 'నాన్న గుమ్మానికి తోరణం కట్టారు.' },
  },
  {
    english: 'fair',
    telugu: 'జాతర',
    grade: 2,
    alsoTelugu: ['తిరునాళ్లు'],
    explanations: [
      {
        en: 'A fair is a gathering in honour of a village god or goddess, with shops and merry-go-rounds. Hundreds of thousands of people go to the Medaram fair in Telangana.',
        te: 'ఊరి దేవత పండుగకు దుకాణాలు, రంగులరాట్నాలతో జనం ఒక చోట చేరితే అది జాతర. తెలంగాణలోని మేడారం జాతరకు లక్షలాది మంది వస్తారు.',
      },
    ],
    sentence: { en: 'The fair is very noisy.', te: 'జాతర చాలా సందడిగా ఉంది.' },
  },
  {
    english: 'prayer',
    telugu: 'ప్రార్థన',
    grade: 2,
    explanations: [
      {
        en: 'A prayer is what people say to God from the heart, each in their own way. Every day at our school children of all faiths say a prayer together.',
        te: 'ఎవరి పద్ధతిలో వారు దేవుడితో మనసులోని మాట చెప్పుకోవడమే ప్రార్థన. మా బడిలో రోజూ అన్ని మతాల పిల్లలం కలిసి ప్రార్థన చేస్తాం.',
      },
    ],
    sentence: { en: 'The prayer has begun.', te: 'ప్రార్థన మొదలైంది.' },
  },
  {
    english: 'wedding',
    telugu: 'పెళ్లి',
    grade: 2,
    alsoEnglish: ['marriage'],
    alsoTelugu: ['వివాహం', 'కల్యాణం'],
    explanations: [
      {
        en: "A wedding is the happy day when two people begin a life together. At my aunt's wedding the drums and the nadaswaram played all morning.",
        te: 'ఇద్దరు వ్యక్తులు కలిసి కొత్త జీవితం మొదలుపెట్టే వేడుక పెళ్లి; రెండు కుటుంబాలూ సంతోషిస్తాయి. పిన్ని పెళ్లిలో ఉదయమంతా డోలు, సన్నాయి మోగాయి.',
      },
    ],
    sentence: { en: "Uncle's wedding is next month.", te: 'వచ్చే నెల బాబాయి పెళ్లి.' },
  },
  {
    english: 'Kuchipudi',
    telugu: 'కూచిపూడి',
    grade: 4,
    explanations: [
      {
        en: 'Kuchipudi is a classical dance named after a village in the Krishna district, where it began as dance drama. A dancer may even dance on the rim of a brass plate.',
        te: 'కృష్ణా జిల్లాలోని ఒక ఊరి పేరుతో ప్రసిద్ధి పొందిన శాస్త్రీయ నృత్యం కూచిపూడి; అది నృత్యనాటకంగా మొదలైంది. ఇందులో ఇత్తడి పళ్లెం అంచు మీద నిలబడి కూడా నాట్యం చేస్తారు.',
      },
    ],
    sentence: { en: 'My elder sister is learning Kuchipudi.', te: 'అక్క కూచిపూడి నేర్చుకుంటోంది.' },
  },
  {
    english: 'shadow puppetry',
    telugu: 'తోలుబొమ్మలాట',
    grade: 5,
    alsoEnglish: ['shadow play', 'puppet show'],
    explanations: [
      {
        en: 'Shadow puppetry is telling a story with painted leather puppets behind a lit white screen. We watched Hanuman leap across the sea in such a show.',
        te: 'తెల్లని తెర వెనక దీపం పెట్టి, రంగులు వేసిన తోలు బొమ్మలను ఆడిస్తూ కథ చెప్పే కళ తోలుబొమ్మలాట. ఆ తెర మీద హనుమంతుడు సముద్రం దాటడం చూశాం.',
      },
    ],
    sentence: { en: 'We saw a shadow puppet show in the village.', te: 'ఊళ్లో తోలుబొమ్మలాట చూశాం.' },
  },
  {
    english: 'drum',
    telugu: 'డప్పు',
    grade: 2,
    explanations: [
      {
        en: 'The dappu is a flat round drum beaten with two sticks at festivals. When it sounds in our village, feet begin to move by themselves.',
        te: 'గుండ్రటి చట్రానికి తోలు బిగించి, రెండు కర్రలతో మోగించే వాయిద్యం డప్పు. పండుగల్లో దాని చప్పుడు వినగానే మా ఊరి పిల్లలు చిందులు వేస్తారు.',
      },
    ],
    sentence: { en: 'Uncle beats the drum well.', te: 'మామయ్య డప్పు బాగా కొడతారు.' },
  },
  {
    english: 'music',
    telugu: 'సంగీతం',
    grade: 2,
    emoji: '🎵',
    explanations: [
      {
        en: 'Music is what voices and instruments make when they join in tune and rhythm. Tyagaraja, a great composer, wrote most of his songs in Telugu.',
        te: 'రాగం, తాళం కలిసి చెవికి ఇంపుగా వినిపించేది సంగీతం. గొప్ప వాగ్గేయకారుడు త్యాగరాజు తన పాటలు ఎక్కువగా తెలుగులోనే రాశారు.',
      },
    ],
    sentence: { en: 'I am learning music.', te: 'నేను సంగీతం నేర్చుకుంటున్నాను.' },
  },
];
