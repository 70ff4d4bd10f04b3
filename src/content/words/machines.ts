import type { Word } from './word';

export const machines: readonly Word[] = [
  {
    english: 'machine',
    telugu: 'యంత్రం',
    grade: 2,
    alsoTelugu: ['మెషిన్'],
    explanations: [
      {
        en: 'A machine is a thing with moving parts that does work for us. The machine at the mill turned our wheat into flour in five minutes.',
        te: 'కదిలే భాగాలతో మనకు పని చేసిపెట్టే సాధనం యంత్రం. మిల్లులోని యంత్రం మా గోధుమలను ఐదు నిమిషాల్లో పిండి చేసింది.',
      },
      {
        en: 'Every machine needs power: from hands and feet, wind, water, petrol or electricity. Grandmother works her old machine with her feet and sews with it.',
        te: 'ఏ యంత్రానికైనా శక్తి కావాలి; అది చేతులు, కాళ్లు, గాలి, నీరు, పెట్రోల్ లేదా కరెంటు నుంచి వస్తుంది. అమ్మమ్మ తన పాత మిషన్‌ను కాళ్లతో తొక్కుతూ బట్టలు కుడతారు.',
      },
      {
        en: 'A machine does the same work a thousand times and never gets tired, but it needs care. When our fan began to squeak, Father put two drops of oil in it.',
        te: 'ఒకే పనిని వెయ్యిసార్లు చేసినా యంత్రం అలసిపోదు, కానీ దాన్ని బాగా చూసుకోవాలి. మా ఫ్యాన్ కిర్రుమంటుంటే నాన్న రెండు చుక్కల నూనె వేశారు.',
      },
    ],
    sentence: { en: 'This machine works very fast.', te: 'ఈ యంత్రం చాలా వేగంగా పనిచేస్తుంది.' },
  },
  {
    english: 'computer',
    telugu: 'కంప్యూటర్',
    grade: 1,
    emoji: '🖥️',
    alsoTelugu: ['కంప్యూటరు'],
    explanations: [
      {
        en: 'A computer is a machine that does sums, writes and shows pictures as we tell it to. My sister wrote a story on the computer and printed it.',
        te: 'మనం చెప్పినట్టు లెక్కలు చేసే, రాసే, బొమ్మలు చూపే యంత్రం కంప్యూటర్. అక్క కంప్యూటర్‌లో ఒక కథ రాసి ప్రింటు తీసింది.',
      },
      {
        en: 'Inside, a computer works with only two signs, 0 and 1, but many millions of times a second. That is how it opened my drawing in the blink of an eye.',
        te: 'కంప్యూటర్ లోపల 0, 1 అనే రెండు గుర్తులతోనే పనిచేస్తుంది, కానీ సెకనుకు కోట్ల సార్లు. అందుకే నా బొమ్మను రెప్పపాటులో తెరిచింది.',
      },
      {
        en: 'The first computers filled a whole room; today one fits in a pocket. Ravi was surprised to hear that his mother’s phone is a computer too.',
        te: 'మొదటి కంప్యూటర్లు ఒక పెద్ద గదినే నింపేసేవి; ఇప్పుడు అవి జేబులో పడతాయి. అమ్మ ఫోన్ కూడా ఒక కంప్యూటరే అని తెలిసి రవి ఆశ్చర్యపోయాడు.',
      },
    ],
    sentence: { en: 'Switch on the computer.', te: 'కంప్యూటర్ ఆన్ చెయ్యి.' },
  },
  {
    english: 'laptop',
    telugu: 'ల్యాప్‌టాప్',
    grade: 2,
    emoji: '💻',
    explanations: [
      {
        en: 'A laptop is a small computer that folds like a book and can be carried about. Aunt works on her laptop on the train.',
        te: 'పుస్తకంలా మడిచి ఎక్కడికైనా తీసుకెళ్లగలిగే చిన్న కంప్యూటర్ ల్యాప్‌టాప్. పిన్ని రైల్లో కూడా ల్యాప్‌టాప్ మీద పని చేసుకుంటారు.',
      },
      {
        en: 'Screen, keyboard and battery are all in one piece in a laptop. When the current went off, Lata’s laptop went on working for two hours.',
        te: 'తెర, కీబోర్డు, బ్యాటరీ అన్నీ ల్యాప్‌టాప్‌లోనే కలిసి ఉంటాయి. కరెంటు పోయినా లత ల్యాప్‌టాప్ ఇంకో రెండు గంటలు పనిచేసింది.',
      },
      {
        en: 'The name comes from English: lap means the place on our knees when we sit. Still, it is better for the neck to put a laptop on a table, so Gopi sat up at his desk.',
        te: 'ల్యాప్ అంటే ఇంగ్లీషులో ఒడి; ఒడిలో పెట్టుకోగలం కాబట్టి ల్యాప్‌టాప్ అన్నారు. కానీ బల్ల మీద పెడితేనే మెడకు మంచిది; అందుకే గోపి బల్ల దగ్గర కూర్చున్నాడు.',
      },
    ],
    sentence: { en: 'Close the laptop now.', te: 'ఇక ల్యాప్‌టాప్ మూసెయ్యి.' },
  },
  {
    english: 'tablet computer',
    telugu: 'ట్యాబ్',
    grade: 2,
    alsoEnglish: ['tab'],
    alsoTelugu: ['టాబ్లెట్'],
    explanations: [
      {
        en: 'A tablet computer is a flat computer without keys; we touch its screen with a finger. In class we drew a map on the tablet computer.',
        te: 'మీటలు లేకుండా, తెరను వేలితో తాకుతూ వాడే పలుచని కంప్యూటర్ ట్యాబ్. తరగతిలో మేము ట్యాబ్ మీద పటం గీశాం.',
      },
      {
        en: 'It is bigger than a phone and smaller than a laptop, so it is handy for reading. On the long bus ride Meena read a whole book on her tab.',
        te: 'ట్యాబ్ ఫోన్ కంటే పెద్దది, ల్యాప్‌టాప్ కంటే చిన్నది; అందుకే చదవడానికి వీలుగా ఉంటుంది. దూరపు బస్సు ప్రయాణంలో మీనా ట్యాబ్‌లో ఒక పుస్తకం మొత్తం చదివేసింది.',
      },
      {
        en: 'Eyes grow tired when we look at a tab for long. Chinnu looks up after every lesson and gazes at the far trees for a while.',
        te: 'ట్యాబ్‌ను చాలాసేపు చూస్తే కళ్లు అలసిపోతాయి. చిన్ను ఒక్కో పాఠం అయ్యాక తల ఎత్తి, దూరంగా ఉన్న చెట్లను కాసేపు చూస్తాడు.',
      },
    ],
    sentence: { en: 'My tablet computer fell down.', te: 'నా ట్యాబ్ కింద పడింది.' },
  },
  {
    english: 'screen',
    telugu: 'తెర',
    grade: 2,
    alsoTelugu: ['స్క్రీన్'],
    explanations: [
      {
        en: 'A screen is the flat part of a phone, computer or television on which pictures appear. I wiped the dust off the screen with a soft cloth.',
        te: 'ఫోన్, కంప్యూటర్, టీవీల్లో బొమ్మలు కనిపించే చదునైన భాగం తెర. మెత్తని గుడ్డతో తెర మీద దుమ్ము తుడిచాను.',
      },
      {
        en: 'In a cinema the screen is a huge white sheet, and light throws the picture on it. When the elephant came on the screen, all the children clapped.',
        te: 'సినిమా హాలులో తెర అంటే పెద్ద తెల్లని బట్ట; దాని మీద వెలుగుతో బొమ్మ పడుతుంది. తెర మీద ఏనుగు కనిపించగానే పిల్లలందరూ చప్పట్లు కొట్టారు.',
      },
      {
        en: 'In Telugu the curtain of a stage is called by the same word as a screen. When it rose, Sita stood there dressed as a queen.',
        te: 'నాటకం వేదిక ముందు కట్టే బట్టను కూడా తెర అనే అంటారు. తెర పైకి లేవగానే రాణి వేషంలో సీత కనిపించింది.',
      },
    ],
    sentence: { en: 'The screen is very bright.', te: 'తెర చాలా వెలుగుగా ఉంది.' },
  },
  {
    english: 'keyboard',
    telugu: 'కీబోర్డు',
    grade: 3,
    emoji: '⌨️',
    explanations: [
      {
        en: 'A keyboard is a board with rows of keys, one for each letter or sign; we press them to write. Lata typed her name on the keyboard with two fingers.',
        te: 'ఒక్కో అక్షరానికి ఒక్కో మీట ఉండి, నొక్కితే అక్షరాలు పడే పలక కీబోర్డు. లత రెండు వేళ్లతో కీబోర్డు మీద తన పేరు టైపు చేసింది.',
      },
      {
        en: 'The longest key of a keyboard is the space bar, which leaves a gap between words. Raju forgot it, and all his words ran together.',
        te: 'కీబోర్డులో అన్నిటికంటే పొడవైన మీట మాటల మధ్య ఖాళీ ఇస్తుంది. రాజు దాన్ని మరిచిపోతే మాటలన్నీ కలిసిపోయాయి.',
      },
      {
        en: 'On a phone the keyboard is only a picture on the screen, and it can show Telugu letters too. I chose the Telugu one and wrote to Grandfather.',
        te: 'ఫోన్‌లో కీబోర్డు తెర మీద బొమ్మలా కనిపిస్తుంది; అందులో తెలుగు అక్షరాలు కూడా వస్తాయి. నేను తెలుగు కీబోర్డు ఎంచుకుని తాతయ్యకు రాశాను.',
      },
    ],
    sentence: { en: 'This keyboard is new.', te: 'ఈ కీబోర్డు కొత్తది.' },
  },
  {
    english: 'computer mouse',
    telugu: 'మౌస్',
    grade: 3,
    emoji: '🖱️',
    explanations: [
      {
        en: 'A computer mouse is a small thing we move with the hand to move the arrow on the screen. Kiran moved the computer mouse and colored the sky blue.',
        te: 'కంప్యూటర్ తెర మీది బాణం గుర్తును కదపడానికి చేత్తో జరిపే చిన్న సాధనం మౌస్. కిరణ్ మౌస్ జరుపుతూ బొమ్మలో ఆకాశానికి నీలం రంగు వేశాడు.',
      },
      {
        en: 'It has two buttons and a little wheel; the wheel moves the page up and down. Padma turned the wheel and came to the end of the story.',
        te: 'మౌస్‌కు రెండు మీటలు, ఒక చిన్న చక్రం ఉంటాయి; చక్రం తిప్పితే పేజీ పైకీ కిందికీ జరుగుతుంది. పద్మ చక్రం తిప్పుతూ కథ చివరికి చేరింది.',
      },
      {
        en: 'The first ones had a long wire like a tail, so people named it after the animal. My little brother asked whether our cat would catch it!',
        te: 'మొదట్లో దానికి తోకలా పొడవైన వైరు ఉండేది; అందుకే ఇంగ్లీషులో ఎలుక అని అర్థం వచ్చే మౌస్ అనే పేరు పెట్టారు. మా పిల్లి దాన్ని పట్టుకుంటుందా అని తమ్ముడు అడిగాడు!',
      },
    ],
    sentence: { en: 'The mouse is beside the computer.', te: 'కంప్యూటర్ పక్కన మౌస్ ఉంది.' },
  },
  {
    english: 'printer',
    telugu: 'ప్రింటర్',
    grade: 3,
    emoji: '🖨️',
    explanations: [
      {
        en: 'A printer is a machine that puts on paper what we see on a computer. The printer in our school printed a hundred question papers.',
        te: 'కంప్యూటర్‌లో కనిపించేదాన్ని కాగితం మీద అచ్చు వేసే యంత్రం ప్రింటర్. మా బడి ప్రింటర్ వంద ప్రశ్నపత్రాలు అచ్చు వేసింది.',
      },
      {
        en: 'Many printers make every color out of four inks: blue, red, yellow and black. The picture of the parrot came out green, though there is no green ink inside.',
        te: 'చాలా ప్రింటర్లు నీలం, ఎరుపు, పసుపు, నలుపు అనే నాలుగు సిరాలతోనే అన్ని రంగులూ వేస్తాయి. ఆకుపచ్చ సిరా లేకపోయినా చిలుక బొమ్మ ఆకుపచ్చగానే వచ్చింది.',
      },
      {
        en: 'Some printers build real things, layer upon layer, instead of printing on paper. At a fair in London Anita saw one make a small plastic whistle.',
        te: 'కొన్ని ప్రింటర్లు కాగితం మీద కాకుండా, పొర మీద పొర వేస్తూ వస్తువులనే తయారు చేస్తాయి. లండన్‌లో జరిగిన ప్రదర్శనలో అలాంటిది ప్లాస్టిక్ ఈల చేయడం అనిత చూసింది.',
      },
    ],
    sentence: { en: 'The paper ran out and the printer stopped.', te: 'కాగితం అయిపోయి ప్రింటర్ ఆగిపోయింది.' },
  },
  {
    english: 'internet',
    telugu: 'ఇంటర్నెట్',
    grade: 2,
    alsoEnglish: ['net'],
    alsoTelugu: ['అంతర్జాలం'],
    explanations: [
      {
        en: 'The internet joins computers and phones all over the world, so that they can send things to each other. On the internet we saw penguins in Antarctica.',
        te: 'ప్రపంచంలోని కంప్యూటర్లనూ ఫోన్లనూ కలిపి, వాటి మధ్య సమాచారం వెళ్లేలా చేసేది ఇంటర్నెట్. మేము ఇంటర్నెట్‌లో అంటార్కిటికా పెంగ్విన్‌లను చూశాం.',
      },
      {
        en: 'From one continent to another most of it travels through long cables on the floor of the sea. So Ravi’s letter from Vizag reached his uncle in America in one second.',
        te: 'ఒక ఖండం నుంచి ఇంకో ఖండానికి ఇంటర్నెట్ ఎక్కువగా సముద్రం అడుగున వేసిన పొడవైన తీగల గుండానే వెళ్తుంది. అందుకే వైజాగ్ నుంచి రవి పంపిన లేఖ ఒక్క సెకనులో అమెరికాలోని మామయ్యకు చేరింది.',
      },
      {
        en: 'Not everything on the internet is true, and we do not tell strangers our name or address there. Sita always asks her mother before she clicks.',
        te: 'ఇంటర్నెట్‌లో ఉన్నదంతా నిజం కాదు; అక్కడ కొత్తవాళ్లకు మన పేరు, చిరునామా చెప్పకూడదు. సీత ఏదైనా నొక్కే ముందు అమ్మను అడుగుతుంది.',
      },
    ],
    sentence: { en: 'There is no internet here.', te: 'ఇక్కడ ఇంటర్నెట్ లేదు.' },
  },
  {
    english: 'website',
    telugu: 'వెబ్‌సైట్',
    grade: 4,
    alsoEnglish: ['web site'],
    explanations: [
      {
        en: 'A website is a group of pages on the internet that anyone can open and read. On the website of our school there are photos of Sports Day.',
        te: 'ఇంటర్నెట్‌లో ఎవరైనా తెరిచి చదవగలిగే పేజీల సమూహం వెబ్‌సైట్. మా బడి వెబ్‌సైట్‌లో ఆటల పోటీల ఫొటోలు ఉన్నాయి.',
      },
      {
        en: 'Each website has an address of its own, as every house has. Gopi typed one letter wrong and came to quite another place.',
        te: 'ప్రతి ఇంటికీ చిరునామా ఉన్నట్టే ప్రతి వెబ్‌సైట్‌కూ ఒక చిరునామా ఉంటుంది. గోపి ఒక అక్షరం తప్పు కొట్టగానే ఇంకేదో పేజీ తెరుచుకుంది.',
      },
      {
        en: 'A blue word on a website is often a link: press it and another page opens. Anita went from a page about stars to one about the moon.',
        te: 'వెబ్‌సైట్‌లో నీలం రంగులో ఉన్న మాట తరచుగా లింకు; దాన్ని నొక్కితే ఇంకో పేజీ తెరుచుకుంటుంది. అనిత నక్షత్రాల పేజీ నుంచి చంద్రుడి పేజీకి వెళ్లింది.',
      },
    ],
    sentence: { en: 'This website is for children.', te: 'ఈ వెబ్‌సైట్ పిల్లల కోసం.' },
  },
  {
    english: 'email',
    telugu: 'ఈమెయిల్',
    grade: 4,
    emoji: '📧',
    alsoEnglish: ['e-mail'],
    alsoTelugu: ['మెయిల్'],
    explanations: [
      {
        en: 'An email is a letter that we write on a computer or phone and send over the internet. I sent an email to my friend in Singapore.',
        te: 'కంప్యూటర్‌లోనో ఫోన్‌లోనో రాసి ఇంటర్నెట్ ద్వారా పంపే ఉత్తరం ఈమెయిల్. సింగపూర్‌లోని నా స్నేహితుడికి ఈమెయిల్ పంపాను.',
      },
      {
        en: 'An email address has a special sign in the middle that is read as “at.” Father spelled his out slowly to the shopkeeper.',
        te: 'ఈమెయిల్ చిరునామా మధ్యలో ఒక ప్రత్యేకమైన గుర్తు ఉంటుంది; దాన్ని “ఎట్” అని చదువుతారు. నాన్న తన చిరునామాను దుకాణదారుకు నెమ్మదిగా, ఒక్కో అక్షరం చొప్పున చెప్పారు.',
      },
      {
        en: 'A letter by post takes days; an email takes a moment, needs no stamp and can carry pictures. Padma sent three photos of her new puppy with hers.',
        te: 'పోస్టులో ఉత్తరం చేరడానికి కొన్ని రోజులు పడుతుంది; ఈమెయిల్‌కు ఒక్క క్షణం చాలు; స్టాంపు అక్కర్లేదు, బొమ్మలూ పంపవచ్చు. పద్మ తన మెయిల్‌తో కొత్త కుక్కపిల్ల ఫొటోలు మూడు పంపింది.',
      },
    ],
    sentence: { en: 'An email has come from school.', te: 'బడి నుంచి ఈమెయిల్ వచ్చింది.' },
  },
  {
    english: 'video',
    telugu: 'వీడియో',
    grade: 1,
    explanations: [
      {
        en: 'A video is a picture that moves and has sound, so we can see again what happened. Father took a video of my dance.',
        te: 'జరిగినదాన్ని కదిలే బొమ్మలతో, శబ్దంతో మళ్లీ చూపేది వీడియో. నాన్న నా డాన్సును వీడియో తీశారు.',
      },
      {
        en: 'A video is made of many still pictures, often thirty in one second; the eye sees them as moving. Raju stopped one and saw his ball hanging in the air.',
        te: 'వీడియో అంటే వరుసగా వచ్చే ఎన్నో ఫొటోలు, తరచుగా సెకనుకు ముప్పై; కంటికి అవి కదులుతున్నట్టు కనిపిస్తాయి. రాజు మధ్యలో ఆపితే బంతి గాలిలోనే నిలిచిపోయింది.',
      },
      {
        en: 'On a video call two people see each other while they talk. Every Sunday I see my grandmother in Canada, and she sees how I have grown.',
        te: 'వీడియో కాల్‌లో మాట్లాడుకునేవాళ్లు ఒకరినొకరు చూసుకోవచ్చు. ప్రతి ఆదివారం కెనడాలో ఉన్న నానమ్మను నేను చూస్తాను, నేను ఎంత ఎదిగానో నానమ్మ చూస్తారు.',
      },
    ],
    sentence: { en: 'Show me that video.', te: 'నాకు ఆ వీడియో చూపించు.' },
  },
  {
    english: 'video game',
    telugu: 'వీడియో గేమ్',
    grade: 2,
    emoji: '🎮',
    alsoEnglish: ['computer game'],
    explanations: [
      {
        en: 'A video game is a game that we play on a screen with buttons or fingers. In my video game a little frog has to cross a river.',
        te: 'తెర మీద మీటలతోనో వేళ్లతోనో ఆడే ఆట వీడియో గేమ్. నా వీడియో గేమ్‌లో ఒక చిన్న కప్ప నదిని దాటాలి.',
      },
      {
        en: 'Most have levels: when you finish an easy one, a harder one opens. Chinnu tried the fifth level nine times before he won.',
        te: 'చాలా వీడియో గేమ్‌లలో దశలు ఉంటాయి; సులువైనది పూర్తయితే కష్టమైనది తెరుచుకుంటుంది. చిన్ను తొమ్మిదిసార్లు ప్రయత్నించి ఐదో దశలో గెలిచాడు.',
      },
      {
        en: 'A clock helps with a video game, for time flies while we play. Meena plays for half an hour and then goes out to her friends.',
        te: 'వీడియో గేమ్ ఆడుతుంటే సమయం తెలియదు, అందుకే గడియారం చూసుకోవాలి. మీనా అరగంట ఆడి, తర్వాత స్నేహితుల దగ్గరికి బయటికి వెళ్తుంది.',
      },
    ],
    sentence: { en: 'I like this video game.', te: 'నాకు ఈ వీడియో గేమ్ ఇష్టం.' },
  },
  {
    english: 'app',
    telugu: 'యాప్',
    grade: 2,
    alsoEnglish: ['application'],
    explanations: [
      {
        en: 'An app is a small program on a phone or tablet that does one kind of thing. Lata learns five new words in an app every day.',
        te: 'ఫోన్‌లోనో ట్యాబ్‌లోనో ఒక్కో పనికి ఉండే చిన్న ప్రోగ్రామ్ యాప్. లత రోజూ ఒక యాప్‌లో ఐదు కొత్త మాటలు నేర్చుకుంటుంది.',
      },
      {
        en: 'There are apps for the weather, for maps, for songs, for learning letters. Before the picnic Father looked in one to see whether it would rain.',
        te: 'వాతావరణానికి, పటాలకు, పాటలకు, అక్షరాలు నేర్చుకోవడానికి వేర్వేరు యాప్‌లు ఉంటాయి. పిక్నిక్‌కు ముందు వాన పడుతుందేమో అని నాన్న ఒక యాప్‌లో చూశారు.',
      },
      {
        en: 'The word is short for application. Each app has a little picture of its own, and my small brother, who cannot read yet, finds his by the picture.',
        te: 'అప్లికేషన్ అనే ఇంగ్లీషు మాటను చిన్నది చేస్తే యాప్ అయింది. ప్రతి యాప్‌కూ ఒక చిన్న బొమ్మ ఉంటుంది; చదవడం రాని మా తమ్ముడు బొమ్మ చూసే గుర్తుపడతాడు.',
      },
    ],
    sentence: { en: 'Open that app.', te: 'ఆ యాప్ తెరువు.' },
  },
  {
    english: 'password',
    telugu: 'పాస్‌వర్డ్',
    grade: 3,
    explanations: [
      {
        en: 'A password is a secret word that opens a phone, a computer or an account. Only Mother and Father know the password of our computer.',
        te: 'ఫోన్, కంప్యూటర్, ఖాతా లాంటివి తెరవడానికి వాడే రహస్య పదం పాస్‌వర్డ్. మా కంప్యూటర్ పాస్‌వర్డ్ అమ్మానాన్నలకే తెలుసు.',
      },
      {
        en: 'A good one is long and hard to guess: letters, digits and signs together. Gopi’s name and birthday would be easy, so he chose something else.',
        te: 'మంచి పాస్‌వర్డ్ పొడవుగా, ఎవరూ ఊహించలేనట్టు ఉండాలి: అక్షరాలు, అంకెలు, గుర్తులు కలవాలి. పేరూ పుట్టినరోజూ సులువుగా తెలిసిపోతాయని గోపి వేరేది పెట్టుకున్నాడు.',
      },
      {
        en: 'A password is like a key: we do not give it to friends, only to our parents. When a stranger asked for hers, Anita told her mother at once.',
        te: 'పాస్‌వర్డ్ తాళంచెవి లాంటిది; స్నేహితులకు కూడా చెప్పకూడదు, అమ్మానాన్నలకే చెప్పాలి. కొత్తవాళ్లు ఎవరో అడిగితే అనిత వెంటనే అమ్మకు చెప్పింది.',
      },
    ],
    sentence: { en: 'Tell nobody your password.', te: 'నీ పాస్‌వర్డ్ ఎవరికీ చెప్పకు.' },
  },
  {
    english: 'message',
    telugu: 'సందేశం',
    grade: 3,
    emoji: '💬',
    alsoTelugu: ['మెసేజ్'],
    explanations: [
      {
        en: 'A message is what we send to someone who is not with us, spoken or written. Father’s message said, “I will be late today.”',
        te: 'మన దగ్గర లేనివారికి మాటగానో రాతగానో పంపేది సందేశం. “ఈ రోజు ఆలస్యంగా వస్తాను” అని నాన్న సందేశం పంపారు.',
      },
      {
        en: 'A message on the phone is often only a few words long, or just a smiling face. Meena sent a heart, and her aunt sent two back.',
        te: 'ఫోన్‌లో పంపే సందేశం తరచుగా రెండు మూడు మాటలే, లేదా ఒక నవ్వు బొమ్మే. మీనా ఒక గుండె బొమ్మ పంపితే అత్తయ్య రెండు పంపారు.',
      },
      {
        en: 'Long ago pigeons carried a message tied to the leg. In the Ramayana Hanuman crosses the sea to bring Rama’s message to Sita.',
        te: 'పూర్వం పావురాల కాలికి కట్టి సందేశం పంపేవారు. రామాయణంలో హనుమంతుడు సముద్రం దాటి రాముడి సందేశాన్ని సీతకు చేర్చాడు.',
      },
    ],
    sentence: { en: 'I got your message.', te: 'నీ సందేశం అందింది.' },
  },
  {
    english: 'camera',
    telugu: 'కెమెరా',
    grade: 1,
    emoji: '📷',
    explanations: [
      {
        en: 'A camera is a thing with which we take photos and videos. “Smile!” said Uncle, and he pressed the button of his camera.',
        te: 'ఫొటోలూ వీడియోలూ తీయడానికి వాడేది కెమెరా. మామయ్య నవ్వమని చెప్పి కెమెరా మీట నొక్కారు.',
      },
      {
        en: 'Light enters a camera through a round glass, the lens, as it enters our eye. When Ravi’s thumb covered the glass, the whole photo came out black.',
        te: 'కంట్లోకి వచ్చినట్టే, కెమెరాలోకి గుండ్రని అద్దం గుండా వెలుగు వస్తుంది; ఆ అద్దాన్ని లెన్స్ అంటారు. రవి బొటనవేలు అడ్డం వచ్చి ఫొటో అంతా నల్లగా వచ్చింది.',
      },
      {
        en: 'Forest workers tie cameras to trees that click by themselves when an animal passes. That is how they count the tigers of Nallamala.',
        te: 'అటవీ సిబ్బంది చెట్లకు కట్టే కెమెరాలు జంతువు దాటగానే వాటంతటవే ఫొటో తీస్తాయి. నల్లమలలో పులులను అలాగే లెక్కపెడతారు.',
      },
    ],
    sentence: { en: 'Look at the camera.', te: 'కెమెరా వైపు చూడు.' },
  },
  {
    english: 'photograph',
    telugu: 'ఫొటో',
    grade: 1,
    alsoEnglish: ['photo'],
    alsoTelugu: ['ఫోటో', 'ఛాయాచిత్రం'],
    explanations: [
      {
        en: 'A photograph is a picture taken with a camera. In the photograph on our wall Grandfather is only six years old.',
        te: 'కెమెరాతో తీసిన బొమ్మ ఫొటో. మా గోడ మీది ఫొటోలో తాతయ్య వయసు ఆరేళ్లే.',
      },
      {
        en: 'Long ago people had to stand still for a long time for a photograph. That is why nobody smiles in my great-grandfather’s wedding photo.',
        te: 'చాలా కాలం కిందట ఫొటో కోసం కదలకుండా చాలాసేపు నిలబడాల్సి వచ్చేది. అందుకే మా ముత్తాత పెళ్లి ఫొటోలో ఎవరూ నవ్వడం లేదు.',
      },
      {
        en: 'We ask before we take a photo of someone. Lata asked the flower seller, who laughed and held up a garland.',
        te: 'ఎవరి ఫొటో తీయాలన్నా ముందు అడగాలి. లత అడగగానే పూలు అమ్మే ఆవిడ నవ్వుతూ ఒక దండ పట్టుకుని నిలబడ్డారు.',
      },
    ],
    sentence: { en: 'This is a photograph of our family.', te: 'ఇది మా కుటుంబం ఫొటో.' },
  },
  {
    english: 'robot',
    telugu: 'రోబో',
    grade: 2,
    emoji: '🤖',
    alsoTelugu: ['రోబోట్', 'మరమనిషి'],
    explanations: [
      {
        en: 'A robot is a machine that can move and do work by itself, as it was taught. At the fair a robot shook hands with us.',
        te: 'నేర్పిన పనిని తనంతట తానే చేసే యంత్రం రోబో. ప్రదర్శనలో ఒక రోబో మాతో చెయ్యి కలిపింది.',
      },
      {
        en: 'Most robots do not look like people: in car factories they are only long arms. Kiran saw one lift a whole door.',
        te: 'చాలా రోబోలు మనుషుల్లా ఉండవు; కార్ల కర్మాగారాల్లో అవి పొడవైన చేతుల్లా మాత్రమే ఉంటాయి. ఒక రోబో కారు తలుపునే ఎత్తడం కిరణ్ చూశాడు.',
      },
      {
        en: 'Robots go where people cannot: to the bottom of the sea, into fires, to Mars. The rover from India’s Chandrayaan-3 rolled about on the moon.',
        te: 'మనుషులు వెళ్లలేని చోటికి రోబోలు వెళ్తాయి: సముద్రం అడుగుకు, మంటల్లోకి, అంగారకుడి మీదికి. భారతదేశపు చంద్రయాన్-3 రోవర్ చంద్రుడి మీద తిరిగింది.',
      },
    ],
    sentence: { en: 'The robot is walking.', te: 'రోబో నడుస్తోంది.' },
  },
  {
    english: 'battery',
    telugu: 'బ్యాటరీ',
    grade: 2,
    emoji: '🔋',
    explanations: [
      {
        en: 'A battery stores electricity, so that a toy or a torch works without a wire. I put a new battery in the clock, and it began to tick.',
        te: 'వైరు లేకుండా బొమ్మలూ టార్చిలైట్లూ పనిచేయడానికి విద్యుత్తును నిల్వ ఉంచేది బ్యాటరీ. కొత్త బ్యాటరీ వేయగానే గడియారం టిక్ టిక్ అంటూ నడిచింది.',
      },
      {
        en: 'A battery has two ends, plus and minus, and it must be put in the right way round. Raju turned it about, and at last his car ran.',
        te: 'బ్యాటరీకి ప్లస్, మైనస్ అని రెండు కొనలు ఉంటాయి; దాన్ని సరైన వైపు పెట్టాలి. రాజు తిప్పి పెట్టగానే బొమ్మ కారు పరుగెత్తింది.',
      },
      {
        en: 'Some batteries can be filled again and again, like the one in a phone; used-up ones do not go into the dustbin. Our school has a box for them.',
        te: 'ఫోన్‌లోని బ్యాటరీ లాంటివాటిని మళ్లీ మళ్లీ చార్జి చేయవచ్చు; పాడైనవాటిని చెత్తబుట్టలో వేయకూడదు. మా బడిలో వాటి కోసం ఒక పెట్టె పెట్టారు.',
      },
    ],
    sentence: { en: 'The battery is empty.', te: 'బ్యాటరీ అయిపోయింది.' },
  },
  {
    english: 'charger',
    telugu: 'చార్జర్',
    grade: 3,
    alsoTelugu: ['ఛార్జర్'],
    explanations: [
      {
        en: 'A charger is a wire with a plug that fills the battery of a phone again. Father forgot his charger at home, and by evening his phone was dead.',
        te: 'ఫోన్ బ్యాటరీని మళ్లీ నింపడానికి కరెంటుకు తగిలించే సాధనం చార్జర్. నాన్న చార్జర్ ఇంట్లో మరిచిపోయారు; సాయంత్రానికి ఫోన్ ఆగిపోయింది.',
      },
      {
        en: 'The current in the wall is much too strong for a phone; the charger makes it weak enough. That is why it feels a little warm in the hand.',
        te: 'గోడలోని కరెంటు ఫోన్‌కు చాలా ఎక్కువ; చార్జర్ దాన్ని తగ్గించి ఇస్తుంది. అందుకే పట్టుకుంటే అది కొంచెం వెచ్చగా ఉంటుంది.',
      },
      {
        en: 'Wet hands must never touch a charger or a plug. Chinnu dried his hands well before he handed Mother hers.',
        te: 'తడి చేతులతో చార్జర్‌ను గానీ ప్లగ్గును గానీ ముట్టుకోకూడదు. చిన్ను చేతులు బాగా తుడుచుకుని అమ్మకు చార్జర్ అందించాడు.',
      },
    ],
    sentence: { en: 'Where is my charger?', te: 'నా చార్జర్ ఎక్కడ?' },
  },
  {
    english: 'remote control',
    telugu: 'రిమోట్',
    grade: 1,
    alsoEnglish: ['remote'],
    explanations: [
      {
        en: 'A remote control works a television or a toy from a distance. Grandfather looks for the remote control every evening, and it is always under the cushion.',
        te: 'టీవీనో బొమ్మనో దూరం నుంచే నడపడానికి వాడేది రిమోట్. తాతయ్య రోజూ సాయంత్రం రిమోట్ వెతుకుతారు; అది ఎప్పుడూ దిండు కిందే ఉంటుంది.',
      },
      {
        en: 'A TV remote sends out a kind of light that our eyes cannot see. When Sita held a book in front of it, the channel did not change.',
        te: 'టీవీ రిమోట్ మన కంటికి కనిపించని ఒక రకం కాంతిని పంపుతుంది. సీత దాని ముందు పుస్తకం అడ్డం పెడితే ఛానల్ మారలేదు.',
      },
      {
        en: 'With a remote a toy car goes forwards, backwards and round corners. Gopi drove his right under the bed, and only the cat knows where it is.',
        te: 'రిమోట్‌తో బొమ్మ కారును ముందుకు, వెనక్కి, మలుపు తిప్పి నడపవచ్చు. గోపి తన కారును మంచం కిందికి పంపాడు; అది ఎక్కడుందో పిల్లికే తెలుసు.',
      },
    ],
    sentence: { en: 'Give me the remote control.', te: 'నాకు రిమోట్ ఇవ్వు.' },
  },
  {
    english: 'radio',
    telugu: 'రేడియో',
    grade: 2,
    emoji: '📻',
    explanations: [
      {
        en: 'A radio is a machine that catches songs and talk sent through the air. Grandmother listens to old songs on the radio while she cooks.',
        te: 'గాలిలో వచ్చే తరంగాలను అందుకుని పాటలూ మాటలూ వినిపించే యంత్రం రేడియో. నానమ్మ వంట చేస్తూ రేడియోలో పాత పాటలు వింటారు.',
      },
      {
        en: 'In India the national radio is called Akashvani, a voice from the sky. For many years Telugu children waited on Sundays for its program for children.',
        te: 'భారతదేశపు జాతీయ రేడియోను ఆకాశవాణి అంటారు, అంటే ఆకాశం నుంచి వచ్చే మాట. ఎన్నో ఏళ్ల పాటు తెలుగు పిల్లలు ఆదివారం వచ్చే బాలల కార్యక్రమం కోసం ఎదురుచూసేవారు.',
      },
      {
        en: 'A radio has no pictures, so we paint them in our mind. Listening to the cricket match, Uncle saw every ball with his eyes shut.',
        te: 'రేడియోలో బొమ్మలు ఉండవు; మనమే మనసులో ఊహించుకోవాలి. మామయ్య కళ్లు మూసుకుని క్రికెట్ వింటూ ప్రతి బంతినీ చూశారు.',
      },
    ],
    sentence: { en: 'The radio is playing.', te: 'రేడియో మోగుతోంది.' },
  },
  {
    english: 'microphone',
    telugu: 'మైకు',
    grade: 2,
    emoji: '🎤',
    alsoEnglish: ['mike', 'mic'],
    alsoTelugu: ['మైక్'],
    explanations: [
      {
        en: 'A microphone takes in our voice, so that a speaker can make it loud. Padma held the microphone and sang before the whole school.',
        te: 'మన గొంతును అందరికీ పెద్దగా వినిపించడానికి ముందు పెట్టుకుని మాట్లాడేది మైకు. పద్మ మైకు పట్టుకుని బడిలో అందరి ముందూ పాడింది.',
      },
      {
        en: 'Inside it a thin skin shakes with our voice, and the shaking becomes electricity. When Ravi tapped it with a finger, the hall went boom.',
        te: 'మైకు లోపల ఉండే పలుచని పొర మన గొంతు తగిలి అదురుతుంది; ఆ అదురు విద్యుత్తుగా మారుతుంది. రవి వేలితో తట్టగానే హాలంతా ధబ్ అని మోగింది.',
      },
      {
        en: 'A phone has a microphone too, a tiny hole at the bottom edge. Chinnu spoke close to it, and Grandfather heard him well.',
        te: 'ఫోన్‌లో కూడా మైకు ఉంటుంది; అది అడుగున చిన్న రంధ్రంలా కనిపిస్తుంది. చిన్ను దానికి దగ్గరగా మాట్లాడితే తాతయ్యకు బాగా వినిపించింది.',
      },
    ],
    sentence: { en: 'Speak into the microphone.', te: 'మైకు దగ్గర మాట్లాడు.' },
  },
  {
    english: 'loudspeaker',
    telugu: 'స్పీకర్',
    grade: 3,
    emoji: '🔊',
    alsoEnglish: ['speaker'],
    explanations: [
      {
        en: 'A loudspeaker makes a sound loud, so that many people can hear it. A song came from the loudspeaker at the wedding.',
        te: 'చాలామందికి వినిపించేలా శబ్దాన్ని పెద్దది చేసేది స్పీకర్. పెళ్లి పందిట్లోని స్పీకర్ నుంచి పాట వినిపించింది.',
      },
      {
        en: 'In it a paper cone shakes forward and back and pushes the air. Put your hand near one while the drum plays, and you can feel the shaking.',
        te: 'స్పీకర్‌లో కాగితపు గరాటు లాంటిది ముందుకూ వెనక్కీ అదిరి గాలిని నెడుతుంది. డప్పు మోగేటప్పుడు దగ్గర చెయ్యి పెడితే ఆ అదురు తెలుస్తుంది.',
      },
      {
        en: 'A loudspeaker too close hurts the ears, and at night it keeps people awake. At the festival our street switched theirs off at ten.',
        te: 'స్పీకర్ మరీ దగ్గరగా ఉంటే చెవులు నొప్పి పుడతాయి; రాత్రిపూట అందరి నిద్రా చెడుతుంది. పండుగ రోజు మా వీధిలో పది గంటలకే స్పీకర్ ఆపేశారు.',
      },
    ],
    sentence: { en: 'This loudspeaker is very loud.', te: 'ఈ స్పీకర్ చాలా గట్టిగా మోగుతోంది.' },
  },
  {
    english: 'drone',
    telugu: 'డ్రోన్',
    grade: 3,
    explanations: [
      {
        en: 'A drone is a small flying machine without a pilot, steered from the ground. A drone took the video of our village fair from above.',
        te: 'పైలట్ లేకుండా, కింద నుంచే నడిపే చిన్న ఎగిరే యంత్రం డ్రోన్. మా ఊరి జాతరను డ్రోన్ పైనుంచి వీడియో తీసింది.',
      },
      {
        en: 'Many drones have four little propellers and can stand still in the air like a dragonfly. Kiran counted them and said, “Four!”',
        te: 'చాలా డ్రోన్‌లకు నాలుగు చిన్న రెక్కల చక్రాలు ఉంటాయి; అవి తూనీగలా గాలిలో ఒకేచోట నిలవగలవు. కిరణ్ లెక్కపెట్టి “నాలుగు!” అన్నాడు.',
      },
      {
        en: 'Drones carry medicine over floods and spray crops for farmers. When the road was under water, one brought medicines to the village.',
        te: 'డ్రోన్‌లు వరదల మీదుగా మందులు చేరవేస్తాయి, రైతుల పొలాల్లో మందు చల్లుతాయి. దారి నీటిలో మునిగినప్పుడు ఒక డ్రోన్ ఊరికి మందులు తెచ్చింది.',
      },
    ],
    sentence: { en: 'The drone flew very high.', te: 'డ్రోన్ చాలా ఎత్తుకు ఎగిరింది.' },
  },
  {
    english: 'electricity',
    telugu: 'విద్యుత్తు',
    grade: 3,
    alsoEnglish: ['current'],
    alsoTelugu: ['కరెంటు', 'విద్యుత్'],
    explanations: [
      {
        en: 'Electricity is the power that runs through wires and makes lamps, fans and machines work. When the electricity failed, the whole street went dark.',
        te: 'తీగల్లో ప్రవహించి దీపాలనూ ఫ్యాన్లనూ యంత్రాలనూ నడిపే శక్తి విద్యుత్తు. విద్యుత్తు పోగానే వీధంతా చీకటైపోయింది.',
      },
      {
        en: 'It is made from falling water, coal, wind or sunshine. At the Nagarjuna Sagar dam we saw the place where electricity is made from water.',
        te: 'పైనుంచి పడే నీరు, బొగ్గు, గాలి, ఎండ నుంచి విద్యుత్తు తయారు చేస్తారు. నాగార్జునసాగర్ ఆనకట్ట దగ్గర నీటితో విద్యుత్తు తయారయ్యే చోటు చూశాం.',
      },
      {
        en: 'Lightning is electricity too, and so is the spark from a woolen sweater. It can kill, so Meena never pokes anything into a socket.',
        te: 'మెరుపు కూడా విద్యుత్తే; ఉన్ని స్వెటర్ నుంచి వచ్చే చిన్న మెరుపూ అదే. అది ప్రాణం తీయగలదు; అందుకే మీనా ప్లగ్గు రంధ్రాల్లో ఏమీ పెట్టదు.',
      },
    ],
    sentence: { en: 'Electricity has come to this village.', te: 'ఈ ఊరికి విద్యుత్తు వచ్చింది.' },
  },
  {
    english: 'light bulb',
    telugu: 'బల్బు',
    grade: 1,
    emoji: '💡',
    alsoEnglish: ['bulb'],
    explanations: [
      {
        en: 'A light bulb is the round glass lamp that shines when we press the switch. The light bulb in the kitchen has burned out.',
        te: 'స్విచ్ వేయగానే వెలిగే గుండ్రని గాజు దీపం బల్బు. వంటగదిలోని బల్బు మాడిపోయింది.',
      },
      {
        en: 'Old bulbs glowed with a hot wire; new bulbs shine with less electricity. Father changed all of ours, and the bill became smaller.',
        te: 'పాత బల్బులు లోపలి తీగ వేడెక్కి వెలిగేవి; కొత్త బల్బులు తక్కువ విద్యుత్తుతో వెలుగుతాయి. నాన్న అన్నీ మార్చాక కరెంటు బిల్లు తగ్గింది.',
      },
      {
        en: 'In comics a bulb over someone’s head means a new idea. In Gopi’s drawing there is one above the clever crow.',
        te: 'బొమ్మల కథల్లో తల మీద బల్బు వెలిగితే కొత్త ఆలోచన వచ్చిందని అర్థం. గోపి గీసిన బొమ్మలో తెలివైన కాకి తల మీద బల్బు ఉంది.',
      },
    ],
    sentence: { en: 'The light bulb is shining.', te: 'బల్బు వెలుగుతోంది.' },
  },
  {
    english: 'torch',
    telugu: 'టార్చిలైటు',
    grade: 2,
    emoji: '🔦',
    alsoEnglish: ['flashlight'],
    alsoTelugu: ['టార్చి'],
    explanations: [
      {
        en: 'A torch is a lamp for the hand that works with a battery. In the dark we walked to the well with a torch.',
        te: 'చేత్తో పట్టుకునే, బ్యాటరీతో వెలిగే దీపం టార్చిలైటు. చీకట్లో టార్చిలైటు పట్టుకుని బావి దాకా నడిచాం.',
      },
      {
        en: 'In British English it is called a torch, in America a flashlight. When I asked for a torch, my cousin from Texas did not understand.',
        te: 'బ్రిటిష్ ఇంగ్లీషులో దీన్ని టార్చ్ అంటారు, అమెరికాలో ఫ్లాష్‌లైట్ అంటారు. నేను టార్చ్ అడిగితే టెక్సాస్ నుంచి వచ్చిన నా కజిన్‌కు అర్థం కాలేదు.',
      },
      {
        en: 'With a torch and your hands you can make shadow pictures on the wall. Anita made a rabbit, and her little brother tried to catch it.',
        te: 'టార్చిలైటు వెలుగులో చేతులతో గోడ మీద నీడ బొమ్మలు చేయవచ్చు. అనిత కుందేలు చేస్తే తమ్ముడు దాన్ని పట్టుకోబోయాడు.',
      },
    ],
    sentence: { en: 'Bring the torch.', te: 'టార్చిలైటు తీసుకురా.' },
  },
  {
    english: 'switch',
    telugu: 'స్విచ్',
    grade: 2,
    alsoTelugu: ['స్విచ్చి'],
    explanations: [
      {
        en: 'A switch starts and stops a lamp or a machine when we press it. Our switch for the fan is beside the door.',
        te: 'నొక్కితే దీపాన్నో యంత్రాన్నో నడిపించి, మళ్లీ నొక్కితే ఆపేది స్విచ్. మా ఫ్యాన్ స్విచ్ తలుపు పక్కన ఉంది.',
      },
      {
        en: 'Inside it two bits of metal touch, and the current can pass; when they part, it stops. It is like a gate on a road, said our teacher.',
        te: 'స్విచ్ లోపల రెండు లోహపు ముక్కలు తాకితే కరెంటు వెళ్తుంది, విడిపోతే ఆగుతుంది. అది దారిలో గేటు లాంటిదని టీచర్ చెప్పారు.',
      },
      {
        en: 'Whoever leaves a room last presses the switch. Ravi made a little card that says so and stuck it on the wall.',
        te: 'గది నుంచి చివరగా వెళ్లేవారు స్విచ్ ఆపాలి. రవి ఆ మాట ఒక అట్టముక్క మీద రాసి గోడకు అంటించాడు.',
      },
    ],
    sentence: { en: 'Press the switch.', te: 'స్విచ్ నొక్కు.' },
  },
  {
    english: 'electric wire',
    telugu: 'వైరు',
    grade: 3,
    alsoEnglish: ['wire', 'cable'],
    alsoTelugu: ['కరెంటు తీగ'],
    explanations: [
      {
        en: 'An electric wire is a thin thread of metal in a plastic skin; current flows in it. Father tied up the electric wire of the lamp so that nobody would trip.',
        te: 'లోపల లోహపు తీగ, పైన ప్లాస్టిక్ తొడుగు ఉండి కరెంటును మోసుకెళ్లేది వైరు. ఎవరి కాళ్లకూ తగలకుండా నాన్న దీపం వైరును చుట్టి కట్టారు.',
      },
      {
        en: 'The metal in a wire is mostly copper, for current runs easily in it, and not at all in plastic. So the plastic skin keeps us safe.',
        te: 'వైరు లోపల ఎక్కువగా రాగి ఉంటుంది; దానిలో కరెంటు సులువుగా పారుతుంది, ప్లాస్టిక్‌లో పారదు. అందుకే పైనున్న ప్లాస్టిక్ తొడుగు మనల్ని కాపాడుతుంది.',
      },
      {
        en: 'Never go near a wire that has fallen on the road, and never fly kites near wires. When Raju’s kite caught in one, he let it go and called Father.',
        te: 'రోడ్డు మీద తెగిపడిన వైరు దగ్గరికి వెళ్లకూడదు, వైర్ల దగ్గర గాలిపటం ఎగరేయకూడదు. రాజు గాలిపటం వైరుకు చిక్కితే దాన్ని వదిలేసి నాన్నను పిలిచాడు.',
      },
    ],
    sentence: { en: 'This electric wire is long.', te: 'ఈ వైరు పొడవుగా ఉంది.' },
  },
  {
    english: 'washing machine',
    telugu: 'వాషింగ్ మెషిన్',
    grade: 2,
    explanations: [
      {
        en: 'A washing machine washes clothes by turning them round in water and soap. Our washing machine hums like a big bee.',
        te: 'సబ్బు నీటిలో బట్టలను తిప్పి తిప్పి ఉతికే యంత్రం వాషింగ్ మెషిన్. మా వాషింగ్ మెషిన్ పెద్ద తేనెటీగలా ఝుమ్మంటుంది.',
      },
      {
        en: 'At the end it turns very fast, and the water flies out of the clothes. Mother hung mine on the line, and they were dry in an hour.',
        te: 'చివర్లో వాషింగ్ మెషిన్ చాలా వేగంగా తిరిగి బట్టల్లోని నీటిని బయటికి చిమ్ముతుంది. అమ్మ తీగ మీద ఆరేస్తే నా బట్టలు గంటలో ఆరాయి.',
      },
      {
        en: 'Before we put clothes in, we look into the pockets. Chinnu forgot a paper in his, and everything came out covered with white bits.',
        te: 'వాషింగ్ మెషిన్‌లో వేసే ముందు జేబులు చూసుకోవాలి. చిన్ను జేబులో కాగితం మరిచిపోతే బట్టలన్నిటికీ తెల్లని ముక్కలు అంటుకున్నాయి.',
      },
    ],
    sentence: { en: 'The washing machine has stopped.', te: 'వాషింగ్ మెషిన్ ఆగిపోయింది.' },
  },
  {
    english: 'clothes iron',
    telugu: 'ఇస్త్రీ పెట్టె',
    grade: 3,
    alsoEnglish: ['iron box'],
    alsoTelugu: ['ఇస్త్రీపెట్టె'],
    explanations: [
      {
        en: 'A clothes iron is a hot, flat tool that makes creased clothes smooth. Father runs the clothes iron over my school shirt on Sunday night.',
        te: 'ముడతలు పడ్డ బట్టలను వేడితో నున్నగా చేసే సాధనం ఇస్త్రీ పెట్టె. ఆదివారం రాత్రి నాన్న నా బడి చొక్కాను ఇస్త్రీ పెట్టెతో ఇస్త్రీ చేస్తారు.',
      },
      {
        en: 'In India some people still use a heavy one filled with glowing coal. The man at our corner irons forty shirts a day with his.',
        te: 'భారతదేశంలో కొందరు ఇప్పటికీ నిప్పులు నింపిన బరువైన ఇస్త్రీ పెట్టె వాడతారు. మా వీధి చివర ఉన్న ఆయన దానితో రోజుకు నలభై చొక్కాలు ఇస్త్రీ చేస్తారు.',
      },
      {
        en: 'Cotton needs a lot of heat, silk only a little. Lata’s sister left it too long on her skirt, and now there is a brown mark.',
        te: 'నూలు బట్టకు ఇస్త్రీ పెట్టె బాగా వేడిగా ఉండాలి, పట్టుకు కొంచెం చాలు. లత అక్క లంగా మీద ఎక్కువసేపు ఉంచితే గోధుమ రంగు మచ్చ పడింది.',
      },
    ],
    sentence: { en: 'Do not touch, the clothes iron is hot.', te: 'ముట్టుకోకు, ఇస్త్రీ పెట్టె వేడిగా ఉంది.' },
  },
  {
    english: 'sewing machine',
    telugu: 'కుట్టు మిషన్',
    grade: 3,
    alsoTelugu: ['కుట్టు యంత్రం'],
    explanations: [
      {
        en: 'A sewing machine stitches cloth with a needle that goes up and down very fast. The tailor sewed my frock on his sewing machine in an hour.',
        te: 'సూదిని చకచకా పైకీ కిందికీ కదిపి బట్టలు కుట్టే యంత్రం కుట్టు మిషన్. దర్జీ నా గౌనును కుట్టు మిషన్ మీద గంటలో కుట్టారు.',
      },
      {
        en: 'Its needle has the eye at the point, and it uses two threads, one above and one below. Sita wound the lower thread on the little spool for Grandmother.',
        te: 'కుట్టు మిషన్ సూదికి మొన దగ్గరే రంధ్రం ఉంటుంది; పైన ఒకటి, కింద ఒకటి రెండు దారాలు వాడుతుంది. సీత కింది దారాన్ని చిన్న కండెకు చుట్టి అమ్మమ్మకు ఇచ్చింది.',
      },
      {
        en: 'Some run with electricity, some with the feet on a broad pedal. The sound of Mother’s machine, tak tak tak, puts our baby to sleep.',
        te: 'కొన్ని కుట్టు మిషన్లు కరెంటుతో నడుస్తాయి, కొన్నిటిని కాళ్లతో తొక్కాలి. అమ్మ మిషన్ టకటక చప్పుడుకు మా పాప నిద్రపోతుంది.',
      },
    ],
    sentence: { en: 'Mother bought a sewing machine.', te: 'అమ్మ ఒక కుట్టు మిషన్ కొంది.' },
  },
  {
    english: 'engine',
    telugu: 'ఇంజన్',
    grade: 3,
    alsoTelugu: ['ఇంజిన్'],
    explanations: [
      {
        en: 'An engine is the part of a car, bus or train that makes it move. The driver started the engine, and the bus began to shake.',
        te: 'కారు, బస్సు, రైలు లాంటివాటిని కదిలించే యంత్ర భాగం ఇంజన్. డ్రైవర్ ఇంజన్ స్టార్ట్ చేయగానే బస్సు అదరడం మొదలైంది.',
      },
      {
        en: 'A petrol engine burns a little fuel many times a second, and each tiny bang pushes the wheels on. That is where the sound of a motorcycle comes from.',
        te: 'పెట్రోల్ ఇంజన్ సెకనుకు ఎన్నోసార్లు కొంచెం కొంచెం పెట్రోల్ మండిస్తుంది; ఆ తోపుతో చక్రాలు తిరుగుతాయి. మోటార్ సైకిల్ చప్పుడు అక్కడి నుంచే వస్తుంది.',
      },
      {
        en: 'The first trains had steam engines, fed with coal and water. In Darjeeling Ravi rode in a little train that a steam engine still pulls.',
        te: 'మొదటి రైళ్లకు బొగ్గు, నీటితో నడిచే ఆవిరి ఇంజన్లు ఉండేవి. డార్జిలింగ్‌లో ఇప్పటికీ ఆవిరి ఇంజన్ లాగే చిన్న రైలును రవి ఎక్కాడు.',
      },
    ],
    sentence: { en: 'The engine has stopped.', te: 'ఇంజన్ ఆగిపోయింది.' },
  },
  {
    english: 'air conditioner',
    telugu: 'ఏసీ',
    grade: 3,
    alsoEnglish: ['ac'],
    explanations: [
      {
        en: 'An air conditioner is a machine that makes the air in a room cool. In May we all sleep in the room with the air conditioner.',
        te: 'గదిలోని గాలిని చల్లబరిచే యంత్రం ఏసీ. మే నెలలో అందరం ఏసీ ఉన్న గదిలోనే పడుకుంటాం.',
      },
      {
        en: 'It takes the heat out of the room and blows it outside. Stand behind one in the street, and you feel how hot that wind is.',
        te: 'ఏసీ గదిలోని వేడిని తీసి బయటికి వదులుతుంది. వీధిలో దాని వెనక నిలబడితే ఎంత వేడి గాలి వస్తుందో తెలుస్తుంది.',
      },
      {
        en: 'An air conditioner uses far more electricity than a fan. Kiran shuts the door and the windows when it is on, so that the cool stays in.',
        te: 'ఫ్యాన్ కంటే ఏసీకి ఎంతో ఎక్కువ విద్యుత్తు కావాలి. చల్లదనం బయటికి పోకుండా, ఏసీ వేసినప్పుడు కిరణ్ తలుపులూ కిటికీలూ మూస్తాడు.',
      },
    ],
    sentence: { en: 'Switch off the air conditioner.', te: 'ఏసీ ఆపెయ్యి.' },
  },
  {
    english: 'elevator',
    telugu: 'లిఫ్టు',
    grade: 2,
    emoji: '🛗',
    alsoEnglish: ['lift'],
    alsoTelugu: ['లిఫ్ట్'],
    explanations: [
      {
        en: 'An elevator is a little room that carries people up and down in a tall building. We took the elevator to the ninth floor.',
        te: 'ఎత్తైన భవనాల్లో మనుషులను పైకీ కిందికీ తీసుకెళ్లే చిన్న గది లిఫ్టు. మేము లిఫ్టు ఎక్కి తొమ్మిదో అంతస్తుకు వెళ్లాం.',
      },
      {
        en: 'It hangs on strong steel ropes, and a heavy weight at the other end helps to pull. Inside, Meena pressed the button with her floor’s number.',
        te: 'లిఫ్టు గట్టి ఉక్కు తాళ్లకు వేలాడుతుంది; రెండో చివర ఉండే బరువు దాన్ని లాగడానికి సాయపడుతుంది. మీనా తన అంతస్తు అంకె ఉన్న మీట నొక్కింది.',
      },
      {
        en: 'In America it is called an elevator, in India a lift. Small children ride in it with a grown-up, and in a fire everyone takes the stairs. Raju told his class so.',
        te: 'దీన్ని అమెరికాలో ఎలివేటర్, భారతదేశంలో లిఫ్టు అంటారు. చిన్న పిల్లలు పెద్దవాళ్లతోనే లిఫ్టు ఎక్కాలి, మంటలు వస్తే అందరూ మెట్లే దిగాలి అని రాజు తరగతిలో చెప్పాడు.',
      },
    ],
    sentence: { en: 'The elevator has come.', te: 'లిఫ్టు వచ్చింది.' },
  },
  {
    english: 'calculator',
    telugu: 'కాలిక్యులేటర్',
    grade: 4,
    explanations: [
      {
        en: 'A calculator is a small machine that adds, takes away, multiplies and divides. The shopkeeper pressed the keys of his calculator and told us the total.',
        te: 'కూడికలు, తీసివేతలు, గుణకారాలు, భాగహారాలు చేసే చిన్న యంత్రం కాలిక్యులేటర్. దుకాణదారు కాలిక్యులేటర్ మీటలు నొక్కి మొత్తం ఎంతో చెప్పారు.',
      },
      {
        en: 'It is quick, but it believes whatever we type. Gopi pressed one zero too many, and a pencil cost a hundred rupees!',
        te: 'కాలిక్యులేటర్ వేగంగా చేస్తుంది, కానీ మనం ఏది కొడితే అదే నమ్ముతుంది. గోపి ఒక సున్నా ఎక్కువ నొక్కితే పెన్సిల్ ధర వంద రూపాయలైంది!',
      },
      {
        en: 'Before calculators people counted with beads on wires. Anita can do sums in her head faster than her uncle types them.',
        te: 'కాలిక్యులేటర్లు లేనప్పుడు తీగలకు గుచ్చిన పూసలతో లెక్కలు చేసేవారు. మీటలు నొక్కే మామయ్య కంటే ముందే అనిత మనసులో లెక్క చేసేస్తుంది.',
      },
    ],
    sentence: { en: 'In this exam you need no calculator.', te: 'ఈ పరీక్షలో కాలిక్యులేటర్ అక్కర్లేదు.' },
  },
  {
    english: 'windmill',
    telugu: 'గాలిమర',
    grade: 4,
    alsoEnglish: ['wind turbine'],
    explanations: [
      {
        en: 'A windmill is a tower with long blades that the wind turns; today it mostly makes electricity. From the train we saw a whole row of windmills on the hill.',
        te: 'గాలికి తిరిగే పొడవైన రెక్కలున్న స్తంభం గాలిమర; ఇప్పుడు ఎక్కువగా దానితో విద్యుత్తు తయారు చేస్తారు. రైల్లోంచి కొండ మీద వరుసగా గాలిమరలు కనిపించాయి.',
      },
      {
        en: 'In Holland windmills once ground grain and pumped water. Our teacher showed a picture of an old one with wooden arms among red flowers.',
        te: 'హాలండ్‌లో పూర్వం గాలిమరలు ధాన్యం పిండి చేసేవి, నీళ్లు తోడేవి. ఎర్రని పూల మధ్య చెక్క రెక్కలతో ఉన్న పాత గాలిమర బొమ్మను టీచర్ చూపించారు.',
      },
      {
        en: 'It needs no coal and makes no smoke, only wind. Chinnu made a paper one, pinned it to a stick and ran with it.',
        te: 'గాలిమరకు బొగ్గు అక్కర్లేదు, పొగ రాదు; గాలి ఉంటే చాలు. చిన్ను కాగితంతో ఒకటి చేసి, పుల్లకు గుచ్చి పరుగెత్తాడు.',
      },
    ],
    sentence: { en: 'The windmill is turning slowly.', te: 'గాలిమర మెల్లగా తిరుగుతోంది.' },
  },
  {
    english: 'invention',
    telugu: 'ఆవిష్కరణ',
    grade: 5,
    explanations: [
      {
        en: 'An invention is a new thing that somebody has thought of and made for the first time. The wheel is a very old invention.',
        te: 'ఎవరో ఆలోచించి మొదటిసారి తయారు చేసిన కొత్త వస్తువు ఆవిష్కరణ. చక్రం చాలా పాత ఆవిష్కరణ.',
      },
      {
        en: 'Finding something that is already there is not an invention; making something new is. The moons of Jupiter were there before Galileo saw them, but people made the telescope.',
        te: 'ముందే ఉన్నదాన్ని కనుక్కోవడం ఆవిష్కరణ కాదు; లేనిదాన్ని తయారు చేయడమే ఆవిష్కరణ. గురుగ్రహం చుట్టూ ఉన్న చంద్రులు గెలీలియో చూడకముందే ఉన్నాయి, కానీ టెలిస్కోప్ మనుషులు చేసినది.',
      },
      {
        en: 'Many inventions come from a small trouble. Lata kept losing her eraser, so she tied it to her pencil: her own invention!',
        te: 'చాలా ఆవిష్కరణలు చిన్న ఇబ్బంది నుంచే పుడతాయి. రబ్బరు మాటిమాటికీ పోతోందని లత దాన్ని పెన్సిల్‌కు కట్టేసింది: అది ఆమె సొంత ఆవిష్కరణ!',
      },
    ],
    sentence: { en: 'This is a great invention.', te: 'ఇది గొప్ప ఆవిష్కరణ.' },
  },
  {
    english: 'artificial intelligence',
    telugu: 'కృత్రిమ మేధ',
    grade: 6,
    alsoEnglish: ['ai'],
    alsoTelugu: ['ఏఐ'],
    explanations: [
      {
        en: 'Artificial intelligence is the name for computer programs that learn from many examples and do things that seem to need thinking. It can name a bird from a photo.',
        te: 'ఎన్నో ఉదాహరణల నుంచి నేర్చుకుని, ఆలోచించినట్టు పనిచేసే కంప్యూటర్ ప్రోగ్రామ్‌లను కృత్రిమ మేధ అంటారు. అది ఫొటో చూసి పక్షి పేరు చెప్పగలదు.',
      },
      {
        en: 'It is at work when a phone understands our voice or puts one language into another. Padma spoke Telugu, and the phone said it in French.',
        te: 'ఫోన్ మన మాటను అర్థం చేసుకున్నా, ఒక భాషను ఇంకో భాషలోకి మార్చినా అది కృత్రిమ మేధ పనే. పద్మ తెలుగులో మాట్లాడితే ఫోన్ ఫ్రెంచిలో చెప్పింది.',
      },
      {
        en: 'It makes mistakes and does not feel as people do, so we check what it says. When it gave the wrong capital, Kiran looked in a book.',
        te: 'కృత్రిమ మేధ తప్పులు చేస్తుంది, దానికి మనలా భావాలు ఉండవు; అందుకే సరిచూసుకోవాలి. అది రాజధాని పేరు తప్పు చెప్తే కిరణ్ పుస్తకంలో చూసుకున్నాడు.',
      },
    ],
    sentence: { en: 'Artificial intelligence is growing every day.', te: 'రోజురోజుకూ కృత్రిమ మేధ పెరుగుతోంది.' },
  },
  {
    english: 'coding',
    telugu: 'కోడింగ్',
    grade: 4,
    alsoEnglish: ['programming'],
    alsoTelugu: ['ప్రోగ్రామింగ్'],
    explanations: [
      {
        en: 'Coding is writing, step by step, what a computer has to do. Ravi wrote ten lines, and a cat on the screen began to dance.',
        te: 'కంప్యూటర్ ఏం చేయాలో ఒక్కో మెట్టుగా రాసి చెప్పడమే కోడింగ్. రవి పది వరుసలు రాయగానే తెర మీద పిల్లి నాట్యం మొదలుపెట్టింది.',
      },
      {
        en: 'A computer does just what it is told, no more and no less, so each step has to be right. Anita forgot one step, and her robot walked into the wall.',
        te: 'చెప్పింది చెప్పినట్టు చేయడమే కంప్యూటర్ పని; అందుకే ప్రతి మెట్టూ సరిగ్గా ఉండాలి. అనిత ఒక మెట్టు మరిచిపోవడంతో ఆమె రోబో వెళ్లి గోడకు గుద్దుకుంది.',
      },
      {
        en: 'Games, apps and even traffic lights work by code that somebody wrote. Kiran wants to make a game of his own when he is bigger.',
        te: 'ఆటలు, యాప్‌లు, సిగ్నల్ లైట్లు కూడా ఎవరో రాసిన కోడ్‌తోనే పని చేస్తాయి. పెద్దయ్యాక సొంతంగా ఒక గేమ్ తయారు చేయాలని కిరణ్ ఆశ.',
      },
    ],
    sentence: { en: 'I am learning coding.', te: 'నేను కోడింగ్ నేర్చుకుంటున్నాను.' },
  },
  {
    english: 'escalator',
    telugu: 'ఎస్కలేటర్',
    grade: 3,
    alsoEnglish: ['moving stairs', 'moving staircase'],
    alsoTelugu: ['కదిలే మెట్లు'],
    explanations: [
      {
        en: 'An escalator is a staircase that moves by itself. In the railway station we went up on the escalator.',
        te: 'వాటంతట అవే కదిలే మెట్లను ఎస్కలేటర్ అంటారు. రైల్వే స్టేషన్‌లో మేము ఎస్కలేటర్ ఎక్కి పైకి వెళ్లాం.',
      },
      {
        en: 'The steps are joined like a chain, and a motor turns them; those that have reached the top come back underneath. Raju marked one step and waited till it came again.',
        te: 'మెట్లు గొలుసులా కలిసి ఉంటాయి, మోటారు వాటిని తిప్పుతుంది; పైకి చేరినవి అడుగు భాగం నుంచి తిరిగి వస్తాయి. రాజు ఒక మెట్టును గుర్తుపెట్టుకుని, అది మళ్లీ వచ్చేదాకా చూశాడు.',
      },
      {
        en: 'On an escalator hold the rail, stand still, and see that no saree or shoelace gets caught. Grandmother stepped on for the first time, holding Sita’s hand.',
        te: 'ఎస్కలేటర్ మీద కమ్మీ పట్టుకుని కదలకుండా నిలబడాలి; చీర అంచో బూటు తాడో ఇరుక్కోకుండా చూసుకోవాలి. నానమ్మ సీత చెయ్యి పట్టుకుని మొదటిసారి ఎక్కారు.',
      },
    ],
    sentence: { en: 'This escalator goes up.', te: 'ఈ ఎస్కలేటర్ పైకి వెళ్తుంది.' },
  },
];
