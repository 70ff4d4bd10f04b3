import type { Word } from './word';

export const time: readonly Word[] = [
  {
    english: 'day',
    telugu: 'రోజు',
    grade: 1,
    alsoTelugu: ['దినం'],
    explanations: [
      {
        en: 'A day is twenty-four hours, daytime and night together. Our school is open six days a week, and only Sunday is a holiday.',
        te: 'పగలు, రాత్రి కలిపి ఇరవై నాలుగు గంటలు ఒక రోజు. మా బడి వారంలో ఆరు రోజులు ఉంటుంది, ఆదివారం ఒక్కటే సెలవు.',
      },
      {
        en: 'The earth turns once around itself in about a day, and so the sun seems to move across the sky. We watched the shadow of a stick in the yard shift all day long.',
        te: 'భూమి తన చుట్టూ తాను ఒకసారి తిరగడానికి దాదాపు ఒక రోజు పడుతుంది, అందుకే సూర్యుడు కదిలినట్టు కనిపిస్తాడు. వాకిట్లో పాతిన కర్ర నీడ రోజంతా జరగడం మేము గమనించాం.',
      },
      {
        en: 'Some days are remembered every year, such as the day we were born. On Mother’s birthday Father and I do all the cooking.',
        te: 'పుట్టినరోజు లాంటి కొన్ని రోజులను మనం ఏటా గుర్తుపెట్టుకుంటాం. అమ్మ పుట్టినరోజున నాన్న, నేను కలిసి వంటంతా చేస్తాం.',
      },
    ],
    sentence: { en: 'Sunday is my favorite day.', te: 'ఆదివారం నాకు ఇష్టమైన రోజు.' },
  },
  {
    english: 'night',
    telugu: 'రాత్రి',
    grade: 1,
    alsoTelugu: ['రాతిరి', 'రేయి'],
    opposite: 'daytime',
    explanations: [
      {
        en: 'Night is the dark time between sunset and sunrise. At night we look at the moon and the stars from the terrace.',
        te: 'సూర్యుడు అస్తమించాక, మళ్లీ ఉదయించేదాకా ఉండే చీకటి వేళ రాత్రి. రాత్రి పూట మేడ మీద నుంచి చందమామను, చుక్కలను చూస్తాం.',
      },
      {
        en: 'While we sleep, nurses, train drivers and many others work at night. My aunt looks after the patients in the hospital all night.',
        te: 'మనం నిద్రపోతున్నప్పుడు నర్సులు, రైలు డ్రైవర్లు లాంటి ఎంతోమంది రాత్రి పూట పని చేస్తారు. మా అత్త ఆసుపత్రిలో రాత్రంతా రోగులను చూసుకుంటారు.',
      },
      {
        en: 'Owls and bats wake up at night and sleep by day. Last night we heard an owl calling from the tamarind tree.',
        te: 'గుడ్లగూబలు, గబ్బిలాలు రాత్రి మేలుకుని పగలు నిద్రపోతాయి. నిన్న రాత్రి చింతచెట్టు మీద గుడ్లగూబ కూత విన్నాం.',
      },
    ],
    sentence: { en: 'This night is cool.', te: 'ఈ రాత్రి చల్లగా ఉంది.' },
  },
  {
    english: 'morning',
    telugu: 'ఉదయం',
    grade: 1,
    alsoTelugu: ['పొద్దున', 'ప్రొద్దున'],
    opposite: 'evening',
    explanations: [
      {
        en: 'Morning is the part of the day from sunrise to noon. As soon as the sun comes up, sparrows chirp in our tree.',
        te: 'సూర్యోదయం నుంచి మధ్యాహ్నం దాకా ఉండే కాలాన్ని ఉదయం అంటారు. పొద్దు పొడవగానే మా చెట్టు మీద పిచ్చుకలు కిచకిచలాడతాయి.',
      },
      {
        en: 'In the morning we brush our teeth, bathe, eat and get ready for the day. I pack my school bag and fill my water bottle.',
        te: 'పళ్లు తోముకుని, స్నానం చేసి, తిని ఉదయమే రోజుకు సిద్ధమవుతాం. నేను బడి సంచి సర్దుకుని నీళ్ల సీసా నింపుకుంటాను.',
      },
      {
        en: 'The mind is fresh in the morning, so elders tell us to study then. Vani learned a poem of Vemana by heart one morning.',
        te: 'ఉదయం మనసు తాజాగా ఉంటుంది కాబట్టి అప్పుడు చదువుకోమని పెద్దలు చెప్తారు. వాణి ఒక ఉదయం వేమన పద్యం కంఠస్థం చేసింది.',
      },
    ],
    sentence: { en: 'I get up at six in the morning.', te: 'నేను ఉదయం ఆరు గంటలకు లేస్తాను.' },
  },
  {
    english: 'evening',
    telugu: 'సాయంత్రం',
    grade: 1,
    alsoTelugu: ['సాయంకాలం'],
    opposite: 'morning',
    explanations: [
      {
        en: 'Evening is the time when it grows cooler and the sun goes down. The cows come home from grazing in the evening.',
        te: 'ఎండ తగ్గి పొద్దు వాలే వేళను సాయంత్రం అంటాం. సాయంత్రం ఆవులు మేత నుంచి ఇంటికి తిరిగి వస్తాయి.',
      },
      {
        en: 'After school and work, the evening leaves time for games and talk. We play outside until the street lamps are lit.',
        te: 'బడి, పనులు అయ్యాక సాయంత్రం ఆటలకూ కబుర్లకూ వీలుంటుంది. వీధి దీపాలు వెలిగేదాకా మేము బయట ఆడుకుంటాం.',
      },
      {
        en: 'In the evening the western sky often shines orange and red. We stood on the bank of the Godavari and watched the sun go down.',
        te: 'సాయంత్రం పడమటి ఆకాశం తరచుగా నారింజ, ఎరుపు రంగుల్లో మెరుస్తుంది. గోదావరి గట్టున నిలబడి మేము పొద్దు వాలడం చూశాం.',
      },
    ],
    sentence: { en: 'In the evening we go to the park.', te: 'సాయంత్రం మేము పార్కుకు వెళ్తాం.' },
  },
  {
    english: 'today',
    telugu: 'ఈ రోజు',
    grade: 1,
    alsoTelugu: ['నేడు', 'ఇవాళ'],
    explanations: [
      {
        en: 'Today is the day that is going on now. It is raining today, so we are playing indoors.',
        te: 'ఇప్పుడు గడుస్తున్న దినమే ఈ రోజు. ఈ రోజు వాన పడుతోంది కాబట్టి ఇంట్లోనే ఆడుకుంటున్నాం.',
      },
      {
        en: 'What we called tomorrow has now become today. The teacher said yesterday that the test was tomorrow, and today she gave us the question paper.',
        te: 'నిన్న మనం రేపు అన్నదే ఇప్పుడు ఈ రోజు అయింది. రేపు పరీక్ష అని నిన్న చెప్పిన టీచర్, ఈ రోజు ప్రశ్నపత్రం ఇచ్చారు.',
      },
      {
        en: 'Elders tell us to finish today’s work today itself. Sita has done her homework and will be free to play tomorrow.',
        te: 'ఈ రోజు పని ఈ రోజే పూర్తి చేయమని పెద్దలు చెప్తారు. సీత హోంవర్క్ ముగించేసింది, రేపు హాయిగా ఆడుకుంటుంది.',
      },
    ],
    sentence: { en: 'Today is my birthday.', te: 'ఈ రోజు నా పుట్టినరోజు.' },
  },
  {
    english: 'tomorrow',
    telugu: 'రేపు',
    grade: 1,
    opposite: 'yesterday',
    explanations: [
      {
        en: 'Tomorrow is the day that comes after today. If today is Saturday, then tomorrow is Sunday, and there is no school!',
        te: 'ఈ రోజు తర్వాత వచ్చే రోజు రేపు. ఈ రోజు శనివారం అయితే రేపు ఆదివారం, అంటే బడికి సెలవు!',
      },
      {
        en: 'We can make tomorrow easier by getting ready today. Kavya packed her clothes tonight for tomorrow’s journey.',
        te: 'ఈ రోజే సిద్ధమైతే రేపటి పని సులువవుతుంది. రేపటి ప్రయాణం కోసం కావ్య ఈ రాత్రే బట్టలు సర్దుకుంది.',
      },
      {
        en: 'Lazy people put off every task until tomorrow. Somayya in the story said tomorrow each day, until weeds filled his whole field.',
        te: 'బద్ధకస్తులు ప్రతి పనినీ రేపు చేద్దామని వాయిదా వేస్తారు. కథలో సోమయ్య రోజూ రేపు, రేపు అంటూ ఉంటే, అతని పొలమంతా కలుపు మొలిచింది.',
      },
    ],
    sentence: { en: 'Grandmother will come tomorrow.', te: 'నానమ్మ రేపు వస్తారు.' },
  },
  {
    english: 'yesterday',
    telugu: 'నిన్న',
    grade: 1,
    opposite: 'tomorrow',
    explanations: [
      {
        en: 'Yesterday is the day that passed just before today. We saw the zoo yesterday, and today we are telling our friends about it.',
        te: 'ఈ రోజుకు ముందు గడిచిన రోజు నిన్న. నిన్న జంతు ప్రదర్శనశాల చూశాం, ఈ రోజు స్నేహితులకు దాని గురించి చెప్తున్నాం.',
      },
      {
        en: 'We cannot change what happened yesterday, but we can learn from it. Arun forgot his umbrella and got wet; today it is in his bag.',
        te: 'నిన్న జరిగినదాన్ని మార్చలేం, కానీ దాని నుంచి నేర్చుకోవచ్చు. నిన్న గొడుగు మరిచి తడిసిన అరుణ్ ఈ రోజు దాన్ని సంచిలో పెట్టుకున్నాడు.',
      },
      {
        en: 'A diary helps us to remember yesterday. Swathi reads what she wrote the day before and then begins a new page.',
        te: 'డైరీ రాసుకుంటే నిన్నటి సంగతులు గుర్తుంటాయి. స్వాతి నిన్న రాసినది చదివి, ఆ తర్వాత కొత్త పేజీ మొదలుపెడుతుంది.',
      },
    ],
    sentence: { en: 'It rained yesterday.', te: 'నిన్న వాన పడింది.' },
  },
  {
    english: 'year',
    telugu: 'సంవత్సరం',
    grade: 2,
    alsoTelugu: ['ఏడాది'],
    explanations: [
      {
        en: 'A year has twelve months, that is 365 days, or 366 in a leap year. After one year in the first class Deepa moved up to the second.',
        te: 'పన్నెండు నెలలు కలిస్తే ఒక సంవత్సరం; అందులో 365 రోజులు, లీపు సంవత్సరంలో 366 రోజులు ఉంటాయి. ఒకటో తరగతిలో ఒక సంవత్సరం చదివి దీప రెండో తరగతికి వెళ్లింది.',
      },
      {
        en: 'In one year the earth travels once around the sun. The mango tree in our backyard comes into flower once a year.',
        te: 'భూమి సూర్యుడి చుట్టూ ఒకసారి తిరిగి రావడానికి ఒక సంవత్సరం పడుతుంది. మా పెరటి మామిడి చెట్టు సంవత్సరానికి ఒకసారి పూత పూస్తుంది.',
      },
      {
        en: 'Telugu years have sixty names, from Prabhava to Akshaya, and then the names begin again. At sixty, Grandfather saw the year name of his birth return.',
        te: 'తెలుగు సంవత్సరాలకు ప్రభవ నుంచి అక్షయ వరకు అరవై పేర్లున్నాయి; ఆ తర్వాత మళ్లీ మొదలవుతాయి. తాతయ్యకు అరవై ఏళ్లు నిండాక, ఆయన పుట్టిన సంవత్సరం పేరే మళ్లీ వచ్చింది.',
      },
    ],
    sentence: { en: 'The new year has begun.', te: 'కొత్త సంవత్సరం మొదలైంది.' },
  },
  {
    english: 'afternoon',
    telugu: 'మధ్యాహ్నం',
    grade: 1,
    alsoEnglish: ['noon'],
    explanations: [
      {
        en: 'Afternoon is the time from noon, when the sun is high, until evening. On summer afternoons everybody stays indoors.',
        te: 'సూర్యుడు నడినెత్తిన ఉండే పన్నెండు గంటల వేళ నుంచి సాయంత్రం దాకా మధ్యాహ్నం అంటాం. ఎండాకాలంలో మధ్యాహ్నం పూట అందరూ ఇంటి పట్టునే ఉంటారు.',
      },
      {
        en: 'At noon our shadow is short; through the afternoon it grows longer and longer. Chinnu tried to jump off his own.',
        te: 'మిట్టమధ్యాహ్నం మన నీడ చిన్నగా ఉంటుంది; సాయంత్రం అవుతున్న కొద్దీ పొడవవుతుంది. చిన్ను తన నీడ మీంచి దూకబోయాడు.',
      },
      {
        en: 'In many schools of India the midday meal is served at this hour. Lata and her friends sit in a row and eat together.',
        te: 'భారతదేశంలో చాలా బడుల్లో ఈ వేళకు మధ్యాహ్న భోజనం పెడతారు. లత, ఆమె స్నేహితులు వరుసగా కూర్చుని కలిసి తింటారు.',
      },
    ],
    sentence: { en: 'In the afternoon we all eat together.', te: 'మధ్యాహ్నం అందరం కలిసి భోజనం చేస్తాం.' },
  },
  {
    english: 'week',
    telugu: 'వారం',
    grade: 1,
    explanations: [
      {
        en: 'A week is seven days, from Sunday to Saturday. A market is held in our village once a week, on Thursday.',
        te: 'ఆదివారం నుంచి శనివారం దాకా ఏడు రోజులను ఒక వారం అంటారు. మా ఊళ్లో వారానికి ఒకసారి, గురువారం నాడు సంత జరుగుతుంది.',
      },
      {
        en: 'In Telugu each day’s name ends in varam, which is also the word for week: Somavaram, Mangalavaram. Gopi says them all in one breath.',
        te: 'సోమవారం, మంగళవారం, ఇలా రోజుల పేర్లన్నీ వారం అనే మాటతోనే ముగుస్తాయి. గోపి అన్నిటినీ ఒక్క గుక్కలో చెప్తాడు.',
      },
      {
        en: 'Some magazines come once a week and are called weeklies. Grandmother waits for hers and reads the serial first.',
        te: 'వారానికి ఒకసారి వచ్చే పత్రికను వారపత్రిక అంటారు. నానమ్మ దాని కోసం ఎదురుచూసి, ముందు సీరియల్ చదువుతారు.',
      },
    ],
    sentence: { en: 'There is one more week of holidays.', te: 'ఇంకా ఒక వారం సెలవులు ఉన్నాయి.' },
  },
  {
    english: 'month',
    telugu: 'నెల',
    grade: 1,
    alsoTelugu: ['మాసం'],
    explanations: [
      {
        en: 'A month has 28 to 31 days, and twelve months make a year. Our school opens again in the month of June.',
        te: 'ఏడాదిని పన్నెండు భాగాలు చేస్తే ఒక్కో భాగం ఒక నెల; నెలలో 28 నుంచి 31 రోజులు ఉంటాయి. జూన్ నెలలో మా బడి మళ్లీ తెరుస్తారు.',
      },
      {
        en: 'The Telugu word nela once meant the moon, for the moon goes round in about a month. So a crescent is called nelavanka.',
        te: 'నెల అంటే పూర్వం చంద్రుడు అనే అర్థం కూడా ఉండేది; చంద్రుడు నెలకు ఒకసారి చుట్టి వస్తాడు. అందుకే వంకర చంద్రుణ్ణి నెలవంక అంటాం.',
      },
      {
        en: 'Make a fist and count the months on it: each knuckle has thirty-one days. Padma never forgets them now.',
        te: 'పిడికిలి బిగించి నెలలు లెక్కపెట్టవచ్చు: ఎత్తుగా ఉన్న ఎముక మీద వచ్చిన నెలకు ముప్పై ఒక్క రోజులు. పద్మ ఇక మరిచిపోదు.',
      },
    ],
    sentence: { en: 'My birthday is next month.', te: 'వచ్చే నెల నా పుట్టినరోజు ఉంది.' },
  },
  {
    english: 'hour',
    telugu: 'గంట',
    grade: 2,
    explanations: [
      {
        en: 'An hour is sixty minutes; in that time the long hand of a clock goes round once. The bus from our village to the town takes an hour.',
        te: 'గడియారంలో పెద్ద ముల్లు ఒక చుట్టు తిరిగేసరికి ఒక గంట, అంటే అరవై నిమిషాలు గడుస్తాయి. మా ఊరి నుంచి పట్టణానికి బస్సులో ఒక గంట పడుతుంది.',
      },
      {
        en: 'There are twenty-four hours from one midnight to the next. Raju sleeps nine of them and plays as many as he can.',
        te: 'ఒక అర్ధరాత్రి నుంచి ఇంకో అర్ధరాత్రికి ఇరవై నాలుగు గంటలు. రాజు తొమ్మిది గంటలు నిద్రపోతాడు, వీలైనన్ని గంటలు ఆడతాడు.',
      },
      {
        en: 'The same Telugu word also means a bell. In old times a bell told the hour, and from that came the name.',
        te: 'గుడిలో, బడిలో మోగేది కూడా గంటే. పూర్వం గంట కొట్టి సమయం చెప్పేవారు, అందుకే రెండింటికీ ఒకే పేరు.',
      },
    ],
    sentence: { en: 'I played for an hour.', te: 'నేను ఒక గంట ఆడుకున్నాను.' },
  },
  {
    english: 'minute',
    telugu: 'నిమిషం',
    grade: 2,
    explanations: [
      {
        en: 'A minute is sixty seconds; count them slowly and it has gone by. We should brush our teeth for two minutes.',
        te: 'అరవై సెకన్లు లెక్కపెట్టేసరికి ఒక నిమిషం అవుతుంది. పళ్లను రెండు నిమిషాల పాటు తోముకోవాలి.',
      },
      {
        en: 'The long hand of a clock moves one small step in a minute. Meena watched it and could just see it creep.',
        te: 'గడియారంలో పెద్ద ముల్లు ఒక నిమిషంలో ఒక చిన్న గీత దాటుతుంది. మీనా కళ్లార్పకుండా చూస్తే అది కదలడం తెలిసింది.',
      },
      {
        en: 'Many heartbeats fit into one minute, often eighty or more for a child. Kiran laid a finger on his wrist and counted.',
        te: 'ఒక నిమిషంలో గుండె ఎన్నోసార్లు కొట్టుకుంటుంది; పిల్లలకు తరచుగా ఎనభై లేదా అంతకంటే ఎక్కువ. కిరణ్ మణికట్టు మీద వేలు పెట్టి లెక్కపెట్టాడు.',
      },
    ],
    sentence: { en: 'Please wait one minute.', te: 'దయచేసి ఒక నిమిషం ఆగండి.' },
  },
  {
    english: 'moment',
    telugu: 'క్షణం',
    grade: 3,
    explanations: [
      {
        en: 'A moment is a very short time, like the blink of an eye. Lightning shone in the sky for a moment and was gone.',
        te: 'కనురెప్ప వేసేంత చిన్న సమయాన్ని క్షణం అంటారు. ఆకాశంలో మెరుపు ఒక్క క్షణం మెరిసి మాయమైంది.',
      },
      {
        en: 'A photo keeps one moment for ever. In ours Grandfather sneezes, and we all laugh.',
        te: 'ఫొటో ఒక క్షణాన్ని ఎప్పటికీ పదిలంగా ఉంచుతుంది. మా ఫొటోలో తాతయ్య తుమ్ముతున్నారు, మేము నవ్వుతున్నాం.',
      },
      {
        en: 'Do not waste even a moment, learn something in it, say the elders. Sita reads a page while her milk cools.',
        te: 'క్షణం కూడా వృథా చేయకుండా నేర్చుకోవాలని పెద్దలు అంటారు. పాలు చల్లారేలోపు సీత ఒక పేజీ చదువుతుంది.',
      },
    ],
    sentence: { en: 'He stopped for a moment.', te: 'అతను ఒక క్షణం ఆగాడు.' },
  },
  {
    english: 'Monday',
    telugu: 'సోమవారం',
    grade: 1,
    explanations: [
      {
        en: 'Monday comes after Sunday; both English and Telugu name it after the moon. After the Sunday holiday our school opens on Monday.',
        te: 'ఆదివారం తర్వాత వచ్చే రోజు సోమవారం; సోముడు అంటే చంద్రుడు. ఆదివారం సెలవు అయ్యాక, సోమవారం మా బడి తెరుస్తారు.',
      },
      {
        en: 'In many countries the week is counted from Monday. On Anita’s calendar in Germany it stands first.',
        te: 'చాలా దేశాల్లో వారం సోమవారంతో మొదలవుతుంది. జర్మనీలో అనిత ఇంటి క్యాలెండర్‌లో అదే ముందు ఉంటుంది.',
      },
      {
        en: 'On Monday morning everybody has something to tell. Our teacher gives five minutes for it before the lesson.',
        te: 'సోమవారం పొద్దున అందరి దగ్గరా చెప్పుకోవడానికి కబుర్లుంటాయి. పాఠానికి ముందు టీచర్ వాటికి ఐదు నిమిషాలు ఇస్తారు.',
      },
    ],
    sentence: { en: 'We have a Telugu test on Monday.', te: 'సోమవారం మాకు తెలుగు పరీక్ష ఉంది.' },
  },
  {
    english: 'Tuesday',
    telugu: 'మంగళవారం',
    grade: 1,
    explanations: [
      {
        en: 'Tuesday comes after Monday; its Telugu name is from Mangala, the planet Mars. We have a music class on Tuesdays.',
        te: 'సోమవారం తర్వాత వచ్చే రోజు మంగళవారం; మంగళుడు అంటే అంగారక గ్రహం. మంగళవారాల్లో మాకు సంగీతం తరగతి ఉంటుంది.',
      },
      {
        en: 'In English the day is named after Tiw, an old god of war of northern Europe. Gopi found this in a book of names.',
        te: 'ఐరోపాలో పూర్వం టీవ్ అనే యుద్ధ దేవుడుండేవాడు; ఇంగ్లీషులో ఆయన పేరే ఈ రోజుకు పెట్టారు. గోపి ఈ సంగతి ఒక పుస్తకంలో చదివాడు.',
      },
      {
        en: 'If today is Tuesday, four days remain until Saturday. Lata counts them on the fingers of one hand.',
        te: 'ఈ రోజు మంగళవారం అయితే శనివారానికి ఇంకా నాలుగు రోజులు. లత ఒక చేతి వేళ్ల మీద లెక్కపెడుతుంది.',
      },
    ],
    sentence: { en: 'My uncle will come on Tuesday.', te: 'మంగళవారం మామయ్య వస్తారు.' },
  },
  {
    english: 'Wednesday',
    telugu: 'బుధవారం',
    grade: 1,
    explanations: [
      {
        en: 'Wednesday is the middle day of the week; its Telugu name is from Budha, the planet Mercury. Each Wednesday we water the plants in the school garden.',
        te: 'వారం మధ్యలో వచ్చే రోజు బుధవారం; దానికి బుధ గ్రహం పేరు పెట్టారు. ప్రతి బుధవారం మేము బడి తోటలో మొక్కలకు నీళ్లు పోస్తాం.',
      },
      {
        en: 'The English name has a letter that nobody speaks. Ravi says each part of it in his head when he writes it.',
        te: 'ఇంగ్లీషులో బుధవారం పేరు రాసేటప్పుడు పలకని అక్షరం ఒకటి ఉంటుంది. రవి రాసేటప్పుడు మనసులో ఒక్కో ముక్కా పలుకుతాడు.',
      },
      {
        en: 'Three days are before it and three after it in the week. So it is like the middle child, says Padma, who is one.',
        te: 'వారంలో దానికి ముందు మూడు రోజులు, తర్వాత మూడు రోజులు ఉంటాయి. అందుకే అది ముగ్గురు పిల్లల్లో నడిమివాళ్ల లాంటిదని పద్మ అంటుంది; పద్మ కూడా నడిమిదే.',
      },
    ],
    sentence: { en: 'We have games at school on Wednesday.', te: 'బుధవారం మా బడిలో ఆటలు ఉంటాయి.' },
  },
  {
    english: 'Thursday',
    telugu: 'గురువారం',
    grade: 1,
    alsoTelugu: ['లక్ష్మీవారం', 'బృహస్పతివారం'],
    explanations: [
      {
        en: 'Thursday comes after Wednesday; its Telugu name is from Guru, the planet Jupiter. Every Thursday Father takes me to the library.',
        te: 'బుధవారం తర్వాత వచ్చే రోజు గురువారం; గురుడు అంటే బృహస్పతి గ్రహం. ప్రతి గురువారం నాన్న నన్ను గ్రంథాలయానికి తీసుకెళ్తారు.',
      },
      {
        en: 'In English the day has its name from Thor, an old god of thunder. When it thundered on a Thursday, Raju looked up.',
        te: 'ఇంగ్లీషులో గురువారానికి థోర్ అనే ఉరుముల దేవుడి పేరు పెట్టారు. ఒక గురువారం ఉరిమితే రాజు పైకి చూశాడు.',
      },
      {
        en: 'Guru also means teacher, so some people think of their teachers on this day. Meena takes a flower to her music teacher.',
        te: 'గురువు అంటే చదువు చెప్పేవారు కూడా; అందుకే కొందరు ఈ రోజు తమ గురువులను తలుచుకుంటారు. మీనా తన సంగీతం టీచర్‌కు పువ్వు ఇస్తుంది.',
      },
    ],
    sentence: { en: 'Our class photo will be taken on Thursday.', te: 'గురువారం మా తరగతి ఫొటో తీస్తారు.' },
  },
  {
    english: 'Friday',
    telugu: 'శుక్రవారం',
    grade: 1,
    explanations: [
      {
        en: 'Friday comes after Thursday; its Telugu name is from Sukra, the planet Venus. Every Friday Imran goes to the mosque with his father to pray.',
        te: 'గురువారం తర్వాత వచ్చే రోజు శుక్రవారం; దానికి శుక్ర గ్రహం పేరు పెట్టారు. ప్రతి శుక్రవారం ఇమ్రాన్ తన నాన్నతో కలిసి మసీదుకు వెళ్లి నమాజు చేస్తాడు.',
      },
      {
        en: 'In many offices and schools Friday is the last working day of the week. In the evening Kiran’s family watches a film together.',
        te: 'చాలా దేశాల్లో ఆఫీసులకు, బడులకు వారంలో చివరి పని రోజు శుక్రవారం. ఆ సాయంత్రం కిరణ్ కుటుంబమంతా కలిసి సినిమా చూస్తుంది.',
      },
      {
        en: 'New Telugu films mostly open on a Friday. My uncle stood in the line before the sun was up.',
        te: 'కొత్త తెలుగు సినిమాలు ఎక్కువగా శుక్రవారం విడుదలవుతాయి. మా బాబాయి పొద్దు పొడవకముందే వరుసలో నిలబడ్డారు.',
      },
    ],
    sentence: { en: 'On Friday Mother strings a garland of flowers.', te: 'శుక్రవారం అమ్మ పూలదండ కడుతుంది.' },
  },
  {
    english: 'Saturday',
    telugu: 'శనివారం',
    grade: 1,
    explanations: [
      {
        en: 'Saturday is the last day of the week; it has its name from Saturn. On Saturday we have only half a day of school, and I go swimming in the afternoon.',
        te: 'వారంలో చివరి రోజు శనివారం; దానికి శని గ్రహం పేరు పెట్టారు. శనివారం బడి ఒంటిపూటే కాబట్టి, మధ్యాహ్నం ఈతకు వెళ్తాను.',
      },
      {
        en: 'In many countries there is no school on Saturday. Then Telugu children abroad often go to a Telugu class.',
        te: 'చాలా దేశాల్లో శనివారం బడి ఉండదు. అప్పుడు విదేశాల్లోని తెలుగు పిల్లలు తెలుగు తరగతికి వెళ్తుంటారు.',
      },
      {
        en: 'Many people go to the temple of Venkateswara on this day. Grandmother eats only once on Saturdays.',
        te: 'ఈ రోజున చాలామంది వెంకటేశ్వర స్వామి గుడికి వెళ్తారు. శనివారం నానమ్మ ఒక్క పూటే తింటారు.',
      },
    ],
    sentence: { en: 'On Saturday we hear stories.', te: 'శనివారం మేము కథలు వింటాం.' },
  },
  {
    english: 'Sunday',
    telugu: 'ఆదివారం',
    grade: 1,
    explanations: [
      {
        en: 'Sunday is the sun’s day, in Telugu and in English; Aditya means the sun. On Sunday Mary’s family goes to church and sings.',
        te: 'ఆదిత్యుడు అంటే సూర్యుడు; సూర్యుడి పేరుతో వచ్చిన రోజు ఆదివారం. ఆ రోజు మేరీ కుటుంబం చర్చికి వెళ్లి పాటలు పాడుతుంది.',
      },
      {
        en: 'Because offices are closed, families meet on Sunday. At our house there are twelve for lunch and one fight over the last vada.',
        te: 'ఆఫీసులకు సెలవు కాబట్టి ఆదివారం చుట్టాలందరూ కలుస్తారు. మా ఇంట్లో పన్నెండు మంది భోజనానికి, చివరి గారె కోసం ఒక గొడవ.',
      },
      {
        en: 'It is the sun’s day, so some people bow to the sun at dawn. Grandfather does so from the terrace.',
        te: 'ఆదివారం సూర్యుడి రోజని కొందరు తెల్లవారుజామునే సూర్యుడికి నమస్కరిస్తారు. తాతయ్య డాబా మీద నిలబడి నమస్కరిస్తారు.',
      },
    ],
    sentence: { en: 'Sunday is a holiday for us.', te: 'ఆదివారం మాకు సెలవు.' },
  },
  {
    english: 'now',
    telugu: 'ఇప్పుడు',
    grade: 1,
    opposite: 'then',
    explanations: [
      {
        en: 'Now means at this very time, not earlier and not later. You are reading these words now.',
        te: 'ఇప్పుడు అంటే సరిగ్గా ఈ సమయంలో అని అర్థం; ముందూ కాదు, తర్వాతా కాదు. నువ్వు ఇప్పుడు ఈ మాటలు చదువుతున్నావు.',
      },
      {
        en: 'Now never stays; as soon as we say it, it is past. Chinnu tried to catch it and said now, now, now.',
        te: 'ఇప్పుడు అనేలోపే అది గడిచిపోతుంది. దాన్ని పట్టుకోవాలని చిన్ను ఇప్పుడు, ఇప్పుడు, ఇప్పుడు అంటూనే ఉన్నాడు.',
      },
      {
        en: 'We also use it to compare with times gone by. Now there is a phone in every pocket; back then there was one in the post office.',
        te: 'పాత రోజులతో పోల్చడానికి కూడా ఇప్పుడు అంటాం. ఇప్పుడు ప్రతి జేబులో ఫోన్ ఉంది; అప్పుడు పోస్టాఫీసులో ఒక్కటే ఉండేది.',
      },
    ],
    sentence: { en: 'Let us go home now.', te: 'ఇప్పుడు ఇంటికి వెళ్దాం.' },
  },
  {
    english: 'then',
    telugu: 'అప్పుడు',
    grade: 1,
    opposite: 'now',
    explanations: [
      {
        en: 'Then means at some other time, past or still to come. I was three years old then and could not ride a bicycle.',
        te: 'అప్పుడు అంటే గడిచిన లేదా రాబోయే మరో సమయంలో అని అర్థం. అప్పుడు నాకు మూడేళ్లు, సైకిల్ తొక్కడం వచ్చేది కాదు.',
      },
      {
        en: 'Grandparents often begin with it: then there was no light in the village, and we read by a lamp. Lata likes such stories best.',
        te: 'పెద్దవాళ్ల కబుర్లు తరచుగా అప్పుడు అనే మాటతో మొదలవుతాయి: అప్పుడు ఊళ్లో కరెంటు లేదు, దీపం ముందు చదివేవాళ్లం. లతకు అలాంటి కబుర్లంటే ఇష్టం.',
      },
      {
        en: 'It also joins one thing to the next: finish your sums, and then you may play. Gopi has never added so fast.',
        te: 'ఒక పని తర్వాత ఇంకోటి చెప్పడానికి కూడా వాడతాం: లెక్కలు చేసేయి, అప్పుడు ఆడుకోవచ్చు. గోపి ఎన్నడూ అంత త్వరగా లెక్కలు చేయలేదు.',
      },
    ],
    sentence: { en: 'Then we all laughed.', te: 'అప్పుడు అందరం నవ్వాం.' },
  },
  {
    english: 'daytime',
    telugu: 'పగలు',
    grade: 1,
    opposite: 'night',
    explanations: [
      {
        en: 'Daytime is the time when the sun gives us light. In the daytime our hens walk about the backyard; when it grows dark they go into their coop.',
        te: 'సూర్యుడి వెలుగు ఉన్నంతసేపూ పగలు అంటాం. పగలు కోళ్లు పెరట్లో తిరిగి, చీకటి పడగానే గూట్లోకి చేరతాయి.',
      },
      {
        en: 'In summer the daytime is longer and in winter it is shorter. In December it is dark when Anita comes home from school in London.',
        te: 'ఎండాకాలంలో పగలు ఎక్కువ, చలికాలంలో తక్కువ. డిసెంబర్‌లో లండన్‌లో అనిత బడి నుంచి వచ్చేసరికి చీకటి పడుతుంది.',
      },
      {
        en: 'While it is daytime in India, it is night in America. So Padma’s aunt there says good night when Padma says good morning.',
        te: 'భారతదేశంలో పగలైనప్పుడు అమెరికాలో రాత్రి. అందుకే పద్మ శుభోదయం అంటే, అక్కడ ఉన్న పిన్ని శుభరాత్రి అంటారు.',
      },
    ],
    sentence: { en: 'It is sunny in the daytime.', te: 'పగలు ఎండగా ఉంటుంది.' },
  },
  {
    english: 'summer',
    telugu: 'ఎండాకాలం',
    grade: 1,
    alsoTelugu: ['వేసవి', 'వేసవికాలం'],
    opposite: 'winter',
    explanations: [
      {
        en: 'Summer is the hot time of the year; in the Telugu states it lasts from about March to early June. In summer we eat mangoes and tender palm fruit.',
        te: 'ఎండలు ఎక్కువగా ఉండే కాలం ఎండాకాలం; తెలుగు రాష్ట్రాల్లో అది దాదాపు మార్చి నుంచి జూన్ మొదటి వారం దాకా ఉంటుంది. ఎండాకాలంలో మామిడి పండ్లు, తాటి ముంజలు తింటాం.',
      },
      {
        en: 'In summer we drink a lot of water, buttermilk and coconut water. Grandmother’s clay pot keeps ours cool without any electricity.',
        te: 'ఎండాకాలంలో నీళ్లు, మజ్జిగ, కొబ్బరినీళ్లు బాగా తాగాలి. కరెంటు లేకుండానే నానమ్మ మట్టికుండ నీళ్లను చల్లగా ఉంచుతుంది.',
      },
      {
        en: 'Schools in the Telugu states close for some weeks in summer. Ravi spends them in his uncle’s mango garden.',
        te: 'తెలుగు రాష్ట్రాల్లో ఎండాకాలంలో కొన్ని వారాలు బడులకు సెలవులు. రవి వాటిని మామయ్య మామిడి తోటలో గడుపుతాడు.',
      },
    ],
    sentence: { en: 'The summer holidays have come.', te: 'ఎండాకాలం సెలవులు వచ్చాయి.' },
  },
  {
    english: 'rainy season',
    telugu: 'వానాకాలం',
    grade: 1,
    alsoEnglish: ['monsoon'],
    alsoTelugu: ['వర్షాకాలం'],
    explanations: [
      {
        en: 'The rainy season is the time of the year when it rains most; in the Telugu states it lasts from June to about September. Frogs croak around the pond in the rainy season.',
        te: 'వానలు ఎక్కువగా పడే కాలం వానాకాలం; తెలుగు రాష్ట్రాల్లో అది జూన్ నుంచి దాదాపు సెప్టెంబర్ దాకా ఉంటుంది. వానాకాలంలో చెరువు గట్టున కప్పలు బెకబెకమంటాయి.',
      },
      {
        en: 'The rains come with winds from the sea called the monsoon. Farmers look at the sky and get their plows ready.',
        te: 'సముద్రం మీంచి వీచే ఋతుపవనాలు వానలు తెస్తాయి. వానాకాలం రాగానే రైతులు ఆకాశం చూస్తూ నాగళ్లు సిద్ధం చేసుకుంటారు.',
      },
      {
        en: 'Standing water breeds mosquitoes, so we empty old pots and tires. In the rainy season Meena sleeps under a net.',
        te: 'నిలిచిన నీళ్లలో దోమలు పెరుగుతాయి, అందుకే పాత కుండలు, టైర్లలో నీళ్లు పారబోయాలి. వానాకాలంలో మీనా దోమతెర కట్టుకుని పడుకుంటుంది.',
      },
    ],
    sentence: { en: 'The rainy season has begun.', te: 'వానాకాలం మొదలైంది.' },
  },
  {
    english: 'winter',
    telugu: 'చలికాలం',
    grade: 1,
    alsoTelugu: ['శీతాకాలం'],
    opposite: 'summer',
    explanations: [
      {
        en: 'Winter is the cold time of the year; in the Telugu states it lasts from about November to February. On winter mornings mist covers the hills of Araku.',
        te: 'చలి ఎక్కువగా ఉండే కాలం చలికాలం; తెలుగు రాష్ట్రాల్లో అది దాదాపు నవంబర్ నుంచి ఫిబ్రవరి దాకా ఉంటుంది. చలికాలంలో ఉదయం పూట అరకు కొండలను పొగమంచు కప్పేస్తుంది.',
      },
      {
        en: 'In cold lands lakes freeze in winter, and children make snowmen. Kiran in Chicago gave his a carrot for a nose.',
        te: 'చలి దేశాల్లో చలికాలంలో సరస్సులు గడ్డకడతాయి, పిల్లలు మంచు మనుషులను చేస్తారు. చికాగోలో కిరణ్ తన మంచు మనిషికి క్యారెట్ ముక్కు పెట్టాడు.',
      },
      {
        en: 'The fire of Bhogi is lit in winter, at dawn before Sankranti. All stand round it and warm their hands.',
        te: 'సంక్రాంతికి ముందు రోజు తెల్లవారుజామున, చలికాలంలోనే భోగి మంటలు వేస్తారు. అందరూ చుట్టూ నిలబడి చేతులు కాచుకుంటారు.',
      },
    ],
    sentence: { en: 'Winter has come, put on a sweater.', te: 'చలికాలం వచ్చింది, స్వెటర్ వేసుకో.' },
  },
  {
    english: 'date',
    telugu: 'తేదీ',
    grade: 2,
    explanations: [
      {
        en: 'A date says which day of which month and year we mean. India became free on the date 15 August 1947.',
        te: 'ఏ సంవత్సరంలో, ఏ నెలలో, ఎన్నో రోజో తెలిపేది తేదీ. భారతదేశానికి స్వాతంత్ర్యం వచ్చిన తేదీ 1947 ఆగస్టు 15.',
      },
      {
        en: 'In India we write the day first, then the month and the year; in America the month comes first. So Anita always writes the month in letters.',
        te: 'భారతదేశంలో ముందు రోజు, తర్వాత నెల, సంవత్సరం రాస్తాం; అమెరికాలో ముందు నెల రాస్తారు. తేదీ తికమక కాకుండా అనిత నెల పేరు అక్షరాల్లో రాస్తుంది.',
      },
      {
        en: 'Milk packets and medicines carry a date up to which they are good. Sita reads it before Mother buys.',
        te: 'పాల ప్యాకెట్ల మీద, మందుల మీద ఏ తేదీ దాకా వాడవచ్చో రాసి ఉంటుంది. అమ్మ కొనే ముందు సీత ఆ తేదీ చదువుతుంది.',
      },
    ],
    sentence: { en: 'What is the date today?', te: 'ఈ రోజు తేదీ ఎంత?' },
  },
  {
    english: 'time',
    telugu: 'సమయం',
    grade: 2,
    alsoTelugu: ['కాలం', 'వేళ'],
    explanations: [
      {
        en: 'Time is what clocks and calendars measure; it always moves forward. There was still time before the train came, so Father told us a story.',
        te: 'గడియారాలు, క్యాలెండర్లు కొలిచేది సమయం; అది ఎప్పుడూ ముందుకే సాగుతుంది. రైలు రావడానికి ఇంకా సమయం ఉందని నాన్న మాకు ఒక కథ చెప్పారు.',
      },
      {
        en: 'Before clocks, people told the time by the sun, by sand or by dripping water. Raju made a sundial with a stick.',
        te: 'గడియారాలు రాకముందు ఎండను, ఇసుకను, నీటి చుక్కలను చూసి సమయం తెలుసుకునేవారు. రాజు ఒక కర్రతో ఎండ గడియారం చేశాడు.',
      },
      {
        en: 'Time that has gone never comes back, say the elders. So Lata does first what she likes least.',
        te: 'పోయిన సమయం తిరిగి రాదని పెద్దలు అంటారు. అందుకే లత తనకు ఇష్టం లేని పని ముందుగా చేసేస్తుంది.',
      },
    ],
    sentence: { en: 'It is time to eat.', te: 'ఇది భోజనం చేసే సమయం.' },
  },
  {
    english: 'dawn',
    telugu: 'తెల్లవారుజాము',
    grade: 4,
    alsoEnglish: ['daybreak'],
    alsoTelugu: ['వేకువ', 'వేకువజాము'],
    explanations: [
      {
        en: 'Dawn is the time when the night ends and the sky slowly grows light. At dawn the bell of the milkman’s bicycle rings in our street.',
        te: 'రాత్రి ముగిసి ఆకాశం మెల్లగా తెల్లబడే వేళ తెల్లవారుజాము. తెల్లవారుజామున మా వీధిలో పాలాయన సైకిల్ గంట మోగుతుంది.',
      },
      {
        en: 'At dawn the cock crows and the birds begin, one after another. Gopi once got up just to hear who sings first.',
        te: 'తెల్లవారుజామున కోడి కూస్తుంది, ఒకదాని తర్వాత ఒకటి పక్షులు పలుకుతాయి. ముందు ఏ పక్షి పాడుతుందో వినాలని గోపి ఒకసారి లేచాడు.',
      },
      {
        en: 'In the month before Sankranti rangolis are drawn at dawn. When the street wakes up, there is one at every door.',
        te: 'సంక్రాంతి నెలలో తెల్లవారుజామునే ముగ్గులు వేస్తారు. వీధి నిద్ర లేచేసరికి ప్రతి వాకిట్లో ఒక ముగ్గు ఉంటుంది.',
      },
    ],
    sentence: { en: 'Dawn is very peaceful.', te: 'తెల్లవారుజాము చాలా ప్రశాంతంగా ఉంటుంది.' },
  },
  {
    english: 'day after tomorrow',
    telugu: 'ఎల్లుండి',
    grade: 2,
    opposite: 'day before yesterday',
    explanations: [
      {
        en: 'The day after tomorrow is the day that follows tomorrow; Telugu has one word for it. If today is the tenth, the day after tomorrow is the twelfth.',
        te: 'రేపటి తర్వాత వచ్చే రోజును తెలుగులో ఒకే మాటతో ఎల్లుండి అంటాం. ఈ రోజు పదో తేదీ అయితే, ఎల్లుండి పన్నెండో తేదీ.',
      },
      {
        en: 'If today is Friday, it will be Sunday the day after tomorrow. Then we will go to the beach.',
        te: 'ఈ రోజు శుక్రవారం అయితే ఎల్లుండి ఆదివారం. అప్పుడు సముద్ర తీరానికి వెళ్తాం.',
      },
      {
        en: 'A lazy boy says tomorrow, and a lazier one says the day after. Grandmother says it with a smile when Chinnu puts off his bath.',
        te: 'బద్ధకమున్నవాడు రేపు అంటాడు, ఇంకా బద్ధకమున్నవాడు ఎల్లుండి అంటాడు. చిన్ను స్నానం వాయిదా వేస్తే నానమ్మ నవ్వుతూ ఈ మాట అంటారు.',
      },
    ],
    sentence: { en: 'Our village fair is the day after tomorrow.', te: 'ఎల్లుండి మా ఊరి జాతర.' },
  },
  {
    english: 'day before yesterday',
    telugu: 'మొన్న',
    grade: 2,
    opposite: 'day after tomorrow',
    explanations: [
      {
        en: 'The day before yesterday was two days ago. The green gram that we soaked the day before yesterday and tied in a cloth has sprouted today.',
        te: 'నిన్నటికి ముందు రోజును మొన్న అంటారు. మొన్న నానబెట్టి గుడ్డలో కట్టిన పెసలు ఈ రోజు మొలకెత్తాయి.',
      },
      {
        en: 'If today is Wednesday, the day before yesterday was Monday. Padma wrote both names in her diary.',
        te: 'ఈ రోజు బుధవారం అయితే మొన్న సోమవారం. పద్మ రెండు పేర్లూ డైరీలో రాసుకుంది.',
      },
      {
        en: 'In talk the Telugu word can also mean just the other day. I saw him monna, says Grandfather of a friend whom he met last year.',
        te: 'మాటల్లో మొన్న అంటే ఈ మధ్యనే అనే అర్థం కూడా ఉంది. పోయిన ఏడాది కలిసిన స్నేహితుణ్ణి కూడా మొన్నే చూశానని తాతయ్య అంటారు.',
      },
    ],
    sentence: { en: 'Relatives came to our house the day before yesterday.', te: 'మొన్న మా ఇంటికి చుట్టాలు వచ్చారు.' },
  },
];
