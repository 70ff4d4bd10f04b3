import type { Word } from './word';

export const travel: readonly Word[] = [
  {
    english: 'bus',
    telugu: 'బస్సు',
    grade: 1,
    emoji: '🚌',
    explanations: [
      {
        en: 'A bus is a long vehicle in which many people travel on the road together. Forty children go to our school in one yellow bus.',
        te: 'ఎంతోమంది కలిసి రోడ్డు మీద ప్రయాణించే పొడవైన బండి బస్సు. మా బడికి నలభై మంది పిల్లలు ఒకే పసుపు బస్సులో వెళ్తారు.',
      },
      {
        en: 'Passengers wait at a bus stop, buy a ticket from the conductor and get down at their place. We gave our seat to an old lady.',
        te: 'ప్రయాణికులు బస్టాపులో ఎదురుచూసి, ఎక్కి, కండక్టర్ దగ్గర టికెట్ తీసుకుంటారు. మేము బస్సులో ఒక పెద్దావిడకు మా సీటు ఇచ్చాం.',
      },
      {
        en: 'One full bus can take the place of many cars, so there is less smoke and crowding on the roads. That is why Father goes to work by bus.',
        te: 'నిండుగా వెళ్లే ఒక బస్సు ఎన్నో కార్లకు బదులవుతుంది, అందుకే రోడ్డు మీద రద్దీ, పొగ తగ్గుతాయి. నాన్న పనికి బస్సులోనే వెళ్తారు.',
      },
    ],
    sentence: { en: 'Our bus has come.', te: 'మా బస్సు వచ్చింది.' },
  },
  {
    english: 'train',
    telugu: 'రైలు',
    grade: 1,
    emoji: '🚆',
    explanations: [
      {
        en: 'A train has an engine and many coaches, and it runs on rails. I counted twenty coaches as the train went by.',
        te: 'ఇంజనూ, దాని వెనక ఎన్నో పెట్టెలూ కలిసి పట్టాల మీద నడిచేది రైలు. రైలు వెళ్తుంటే నేను ఇరవై పెట్టెలు లెక్కపెట్టాను.',
      },
      {
        en: 'People can sleep, eat and walk about in a train on a long journey. We went to bed in Tirupati and woke up near Secunderabad.',
        te: 'దూర ప్రయాణంలో రైల్లో నిద్రపోవచ్చు, తినవచ్చు, అటూ ఇటూ తిరగవచ్చు. మేము తిరుపతిలో పడుకుని, సికింద్రాబాద్ దగ్గర నిద్ర లేచాం.',
      },
      {
        en: 'Trains also carry coal, grain and other goods from state to state. The goods train that passed our field was as long as a street.',
        te: 'రైళ్లు మనుషులనే కాదు, బొగ్గు, ధాన్యం లాంటి సరుకులను కూడా మోస్తాయి. మా పొలం పక్కగా వెళ్లిన గూడ్సు రైలు వీధంత పొడవు ఉంది.',
      },
    ],
    sentence: { en: 'The train goes fast.', te: 'రైలు వేగంగా వెళ్తుంది.' },
  },
  {
    english: 'bicycle',
    telugu: 'సైకిల్',
    grade: 1,
    emoji: '🚲',
    alsoEnglish: ['cycle', 'bike'],
    alsoTelugu: ['సైకిలు'],
    explanations: [
      {
        en: 'A bicycle has two wheels, and we make it go by turning the pedals with our feet. Kamala rides her bicycle to school.',
        te: 'కాళ్లతో పెడల్ తొక్కితే కదిలే రెండు చక్రాల బండి సైకిల్. కమల బడికి సైకిల్ తొక్కుతూ వెళ్తుంది.',
      },
      {
        en: 'A bicycle needs no petrol, makes no smoke and keeps the rider fit. Our doctor rides one every morning along the canal.',
        te: 'సైకిల్‌కు పెట్రోల్ అక్కర్లేదు, పొగ రాదు, తొక్కేవారికి మంచి వ్యాయామం. మా డాక్టర్ రోజూ ఉదయం కాలువ గట్టు మీద సైకిల్ తొక్కుతారు.',
      },
      {
        en: 'Keeping your balance is the secret of riding a bicycle, and we need an elder’s help until we learn it. Father held my seat, and then let go without my knowing.',
        te: 'అదుపు తప్పకుండా తొక్కడమే సైకిల్ రహస్యం; అది వచ్చేదాకా పెద్దల సాయం కావాలి. నాన్న సీటు పట్టుకుని, నాకు తెలియకుండానే వదిలేశారు.',
      },
    ],
    sentence: { en: 'I have a red bicycle.', te: 'నా దగ్గర ఎర్ర సైకిల్ ఉంది.' },
  },
  {
    english: 'car',
    telugu: 'కారు',
    grade: 1,
    emoji: '🚗',
    explanations: [
      {
        en: 'A car runs on petrol, diesel or electricity, and four or five people can ride in it. When we get into the car we all fasten our seat belts first.',
        te: 'పెట్రోల్, డీజిల్ లేదా కరెంటుతో నడిచే, నలుగురైదుగురు కూర్చునే బండి కారు. కారు ఎక్కగానే మేమందరం ముందు సీటు బెల్టు పెట్టుకుంటాం.',
      },
      {
        en: 'A car that runs on electricity makes no smoke and hardly any noise. My aunt fills hers up at night from a plug.',
        te: 'కరెంటుతో నడిచే కారుకు పొగ రాదు, చప్పుడు కూడా తక్కువ. మా అత్త రాత్రిపూట ప్లగ్గు పెట్టి తన కారును చార్జ్ చేస్తారు.',
      },
      {
        en: 'In India cars keep to the left of the road, in America to the right. On her first day in Texas Anita nearly got in on the wrong side.',
        te: 'భారతదేశంలో కార్లు రోడ్డుకు ఎడమ వైపు, అమెరికాలో కుడి వైపు నడుస్తాయి. టెక్సాస్‌లో మొదటి రోజు అనిత పొరపాటున వేరే వైపు ఎక్కబోయింది.',
      },
    ],
    sentence: { en: 'Uncle bought a new car.', te: 'మామయ్య కొత్త కారు కొన్నారు.' },
  },
  {
    english: 'airplane',
    telugu: 'విమానం',
    grade: 2,
    emoji: '✈️',
    alsoEnglish: ['aeroplane', 'plane'],
    explanations: [
      {
        en: 'An airplane has engines and wide wings and carries people through the sky. From its window the clouds looked like heaps of cotton.',
        te: 'ఇంజన్ల బలంతో, వెడల్పైన రెక్కలతో ఆకాశంలో ఎగిరే వాహనం విమానం. దాని కిటికీలోంచి చూస్తే మబ్బులు దూది కుప్పల్లా కనిపించాయి.',
      },
      {
        en: 'It is the shape of its wings that lifts an airplane when it runs fast enough. Raju felt it in his stomach as the wheels left the ground.',
        te: 'వేగంగా పరుగెత్తితే రెక్కల ఆకారమే విమానాన్ని పైకి లేపుతుంది. చక్రాలు నేలను వదిలినప్పుడు రాజుకు పొట్టలో గిలిగింత పుట్టింది.',
      },
      {
        en: 'The Telugu word is as old as the epics: in the Ramayana the Pushpaka vimanam carried Rama home. Now Gopi folds one out of paper.',
        te: 'విమానం అనే మాట చాలా పాతది: రామాయణంలో రాముడు పుష్పక విమానంలో ఇంటికి వచ్చాడు. గోపి ఇప్పుడు కాగితంతో విమానాలు చేస్తాడు.',
      },
    ],
    sentence: { en: 'An airplane is flying in the sky.', te: 'ఆకాశంలో విమానం ఎగురుతోంది.' },
  },
  {
    english: 'boat',
    telugu: 'పడవ',
    grade: 1,
    explanations: [
      {
        en: 'A boat floats on water and is moved by oars, sails or an engine. We sat very still in a wooden boat and crossed the river.',
        te: 'తెడ్లతోనో తెరచాపతోనో ఇంజనుతోనో నీటి మీద కదిలేది పడవ. మేము చెక్క పడవలో కదలకుండా కూర్చుని నది దాటాం.',
      },
      {
        en: 'In a boat you should wear a life jacket and not stand up suddenly. Sita’s was orange and too big, but she kept it on.',
        te: 'పడవలో లైఫ్ జాకెట్ వేసుకోవాలి, హఠాత్తుగా లేచి నిలబడకూడదు. సీత జాకెట్ నారింజ రంగులో, పెద్దగా ఉన్నా తీయలేదు.',
      },
      {
        en: 'Fishermen go out in boats before dawn and come back with the catch. On the shore of Uppada Lata saw their bright boats in a row.',
        te: 'మత్స్యకారులు తెల్లవారకముందే పడవల్లో వెళ్లి చేపలతో తిరిగి వస్తారు. ఉప్పాడ తీరంలో రంగురంగుల పడవలు వరుసగా ఉండడం లత చూసింది.',
      },
    ],
    sentence: { en: 'The boat is on the river.', te: 'పడవ నదిలో ఉంది.' },
  },
  {
    english: 'ship',
    telugu: 'ఓడ',
    grade: 2,
    emoji: '🚢',
    alsoTelugu: ['నౌక'],
    explanations: [
      {
        en: 'A ship is a very big boat that crosses the seas with people and goods. At Visakhapatnam harbor I saw a ship taller than our school.',
        te: 'మనుషులతో, సరుకులతో సముద్రాలు దాటే చాలా పెద్ద పడవ ఓడ. విశాఖ రేవులో మా బడి కంటే ఎత్తైన ఓడను చూశాను.',
      },
      {
        en: 'Iron sinks, and yet an iron ship floats, because it is hollow and pushes a lot of water aside. Kiran tried it with a spoon and a bowl.',
        te: 'ఇనుము మునుగుతుంది, అయినా ఇనుప ఓడ తేలుతుంది; లోపల ఖాళీగా ఉండి చాలా నీటిని పక్కకు నెడుతుంది. కిరణ్ ఇది చెంచాతో, గిన్నెతో చేసి చూశాడు.',
      },
      {
        en: 'Lighthouses send out a beam at night, so that ships keep off the rocks. Meena counted the seconds between two flashes.',
        te: 'రాత్రి ఓడలు రాళ్లకు తగలకుండా దీపస్తంభాలు వెలుగు చూపిస్తాయి. మీనా రెండు మెరుపుల మధ్య సెకన్లు లెక్కపెట్టింది.',
      },
    ],
    sentence: { en: 'The ship is going far out to sea.', te: 'ఓడ సముద్రంలో దూరంగా వెళ్తోంది.' },
  },
  {
    english: 'auto-rickshaw',
    telugu: 'ఆటో',
    grade: 1,
    emoji: '🛺',
    alsoEnglish: ['auto', 'autorickshaw', 'tuk-tuk'],
    alsoTelugu: ['ఆటోరిక్షా'],
    explanations: [
      {
        en: 'An auto-rickshaw is a small vehicle with three wheels and open sides. The careful driver told us that only three people may get in.',
        te: 'మూడు చక్రాలతో, పక్కలు తెరిచి ఉండే చిన్న బండి ఆటో. ముగ్గురే ఎక్కాలని జాగ్రత్తగా నడిపే ఆటో డ్రైవర్ మాకు చెప్పారు.',
      },
      {
        en: 'A meter in front shows the fare, but many people settle it by talking first. Grandmother always wins, and gives the driver a mango.',
        te: 'ఆటోలో మీటరు డబ్బు ఎంతో చూపిస్తుంది; కానీ చాలామంది ముందే బేరమాడతారు. నానమ్మ ఎప్పుడూ బేరంలో గెలిచి, డ్రైవర్‌కు ఒక మామిడి పండు ఇస్తారు.',
      },
      {
        en: 'An auto-rickshaw turns easily in narrow lanes where no bus can go. The one that takes Padma to school has flowers painted on it.',
        te: 'బస్సు వెళ్లలేని ఇరుకు సందుల్లో ఆటో సులువుగా తిరుగుతుంది. పద్మను బడికి తీసుకెళ్లే ఆటో మీద పూల బొమ్మలు ఉన్నాయి.',
      },
    ],
    sentence: { en: 'An auto-rickshaw stopped in front of the house.', te: 'ఇంటి ముందు ఆటో ఆగింది.' },
  },
  {
    english: 'bullock cart',
    telugu: 'ఎడ్లబండి',
    grade: 2,
    alsoTelugu: ['ఎద్దుల బండి', 'ఎడ్ల బండి'],
    explanations: [
      {
        en: 'A bullock cart is a wooden cart with big wheels, pulled by two bullocks. We rode home from Grandfather’s farm in a bullock cart, on top of the hay, singing.',
        te: 'పెద్ద చక్రాలు ఉండి, రెండు ఎద్దులు లాగే చెక్క బండి ఎడ్లబండి. తాతయ్య పొలం నుంచి మేము గడ్డి మీద కూర్చుని, పాటలు పాడుతూ ఎడ్లబండిలో ఇంటికి వచ్చాం.',
      },
      {
        en: 'Before there were lorries, grain and families went by bullock cart. Grandfather’s wedding party came in twenty of them.',
        te: 'లారీలు రాకముందు ధాన్యం తెచ్చినా, ఎక్కడికైనా వెళ్లినా ఎడ్లబండి మీదే. తాతయ్య పెళ్లివారు ఇరవై ఎడ్లబండ్లలో వచ్చారు.',
      },
      {
        en: 'The bullocks wear bells, so we hear the cart before we see it. Chinnu ran to the gate at the first jingle.',
        te: 'ఎద్దుల మెడలో గంటలుంటాయి, అందుకే ఎడ్లబండి రాకముందే చప్పుడు వినిపిస్తుంది. గలగలమనగానే చిన్ను గేటు దగ్గరికి పరుగెత్తాడు.',
      },
    ],
    sentence: { en: 'The bullock cart goes slowly.', te: 'ఎడ్లబండి నెమ్మదిగా వెళ్తుంది.' },
  },
  {
    english: 'motorcycle',
    telugu: 'మోటారు సైకిల్',
    grade: 2,
    emoji: '🏍️',
    alsoEnglish: ['motorbike'],
    alsoTelugu: ['బైకు', 'మోటార్ సైకిల్'],
    explanations: [
      {
        en: 'A motorcycle has two wheels and an engine, and riders must wear helmets. Aunt starts her motorcycle only when both of us have put on our helmets.',
        te: 'ఇంజనుతో నడిచే రెండు చక్రాల బండి మోటారు సైకిల్; దాన్ని ఎక్కితే హెల్మెట్ పెట్టుకోవాలి. ఇద్దరం హెల్మెట్లు పెట్టుకున్నాకే అత్త మోటారు సైకిల్ నడుపుతారు.',
      },
      {
        en: 'Two people at most should ride on a motorcycle. When five want to go, says Father, we take the bus.',
        te: 'మోటారు సైకిల్ మీద ఇద్దరి కంటే ఎక్కువమంది ఎక్కకూడదు. ఐదుగురం వెళ్లాలంటే బస్సెక్కుదాం అని నాన్న అంటారు.',
      },
      {
        en: 'On bad hill roads a motorcycle gets through where a car cannot. A nurse reaches Ravi’s village in the hills on one.',
        te: 'కారు వెళ్లలేని కొండ దారుల్లో మోటారు సైకిల్ వెళ్తుంది. కొండల్లోని రవి వాళ్ల ఊరికి నర్సు దాని మీదే వస్తారు.',
      },
    ],
    sentence: { en: 'Brother washed the motorcycle.', te: 'అన్నయ్య మోటారు సైకిల్ కడిగాడు.' },
  },
  {
    english: 'helicopter',
    telugu: 'హెలికాప్టర్',
    grade: 2,
    emoji: '🚁',
    alsoTelugu: ['హెలికాప్టరు'],
    explanations: [
      {
        en: 'A helicopter flies straight up with the spinning blades on its top, without a runway. During the floods food packets were dropped to the villages from a helicopter.',
        te: 'పైన గిరగిరా తిరిగే రెక్కలతో నిలువుగా పైకి లేచేది హెలికాప్టర్; దానికి పొడవైన దారి అక్కర్లేదు. వరదల్లో హెలికాప్టర్ నుంచి ఊళ్లకు ఆహార పొట్లాలు జారవిడిచారు.',
      },
      {
        en: 'A helicopter can stand still in the air like a dragonfly. So people can be lifted up from a roof or from the sea.',
        te: 'హెలికాప్టర్ తూనీగలా గాలిలో ఒకే చోట ఆగగలదు. అందుకే డాబా మీది నుంచో సముద్రంలోంచో మనుషులను పైకి లాగవచ్చు.',
      },
      {
        en: 'Its blades make a great wind and noise, so everyone must stand far off. When one landed on the school ground, Gopi’s cap flew away.',
        te: 'దాని రెక్కల వల్ల పెద్ద గాలి, హోరు వస్తాయి; అందుకే దూరంగా నిలబడాలి. బడి మైదానంలో హెలికాప్టర్ దిగినప్పుడు గోపి టోపీ ఎగిరిపోయింది.',
      },
    ],
    sentence: { en: 'I saw a helicopter today.', te: 'ఈ రోజు నేను హెలికాప్టర్ చూశాను.' },
  },
  {
    english: 'road',
    telugu: 'రోడ్డు',
    grade: 1,
    emoji: '🛣️',
    alsoTelugu: ['రహదారి', 'బాట'],
    explanations: [
      {
        en: 'A road is a way made for cars, buses and people between places. Stop and look both ways before you cross a road; in India we look to the right first.',
        te: 'ఊళ్లను కలుపుతూ, వాహనాలూ మనుషులూ వెళ్లడానికి వేసిన దారి రోడ్డు. రోడ్డు దాటే ముందు ఆగి, రెండు వైపులా చూడాలి; భారతదేశంలో ముందుగా కుడి వైపు చూస్తాం.',
      },
      {
        en: 'White stripes painted across a road show where we may cross on foot. They look like the stripes of a zebra, so they are called a zebra crossing.',
        te: 'రోడ్డుకు అడ్డంగా వేసిన తెల్ల చారల మీదుగా నడిచి దాటాలి. జీబ్రా ఒంటి మీది చారల్లా ఉంటాయని దాన్ని జీబ్రా క్రాసింగ్ అంటారు.',
      },
      {
        en: 'A good road brings the doctor, the school bus and the market nearer. When the road came to Lata’s village, they drew rangolis on it.',
        te: 'మంచి రోడ్డు వస్తే డాక్టర్, బడి బస్సు, బజారు అన్నీ దగ్గరవుతాయి. లత వాళ్ల ఊరికి రోడ్డు వచ్చినప్పుడు దాని మీద ముగ్గులు వేశారు.',
      },
    ],
    sentence: { en: 'This road goes to our village.', te: 'ఈ రోడ్డు మా ఊరికి వెళ్తుంది.' },
  },
  {
    english: 'journey',
    telugu: 'ప్రయాణం',
    grade: 2,
    alsoEnglish: ['trip', 'travel'],
    alsoTelugu: ['యాత్ర'],
    explanations: [
      {
        en: 'A journey is going from one place to another. On our journey to Srisailam the bus went through a forest, and monkeys watched us pass.',
        te: 'ఒక ఊరి నుంచి మరో ఊరికి వెళ్లడమే ప్రయాణం. శ్రీశైలం ప్రయాణంలో మా బస్సు అడవి మలుపుల్లో వెళ్తుంటే కోతులు మమ్మల్ని చూశాయి.',
      },
      {
        en: 'For a journey we make a list: clothes, water, tickets and a book. Meena always adds her cloth elephant.',
        te: 'ప్రయాణం ముందు బట్టలు, నీళ్లు, టికెట్లు, ఒక పుస్తకం అని జాబితా రాసుకుంటాం. మీనా అందులో తన ఏనుగు బొమ్మను కూడా చేరుస్తుంది.',
      },
      {
        en: 'When someone sets out, Telugu people do not say go but go and come. So Grandmother says to us velli randi.',
        te: 'ప్రయాణం బయలుదేరేవారిని వెళ్లు అనకుండా, వెళ్లి రా అంటాం. నానమ్మ మాకు వెళ్లి రండి అని చెప్తారు.',
      },
    ],
    sentence: { en: 'Our journey is tomorrow.', te: 'రేపు మా ప్రయాణం.' },
  },
  {
    english: 'ticket',
    telugu: 'టికెట్',
    grade: 2,
    emoji: '🎫',
    alsoTelugu: ['టిక్కెట్', 'టికెట్టు'],
    explanations: [
      {
        en: 'A ticket is a small paper that shows we have paid for the ride; now it comes on the phone too. The conductor looked at my ticket and gave it back.',
        te: 'ప్రయాణానికి డబ్బు కట్టామని చూపించే చిన్న కాగితం టికెట్; ఇప్పుడు ఫోన్‌లో కూడా వస్తుంది. కండక్టర్ నా టికెట్ చూసి తిరిగి ఇచ్చారు.',
      },
      {
        en: 'A ticket shows the date, the place and the seat. Kiran had number 23, by the window.',
        te: 'టికెట్ మీద తేదీ, ఊరు, సీటు నంబరు రాసి ఉంటాయి. కిరణ్‌ది కిటికీ పక్కన 23వ సీటు.',
      },
      {
        en: 'One needs a ticket for the cinema, the zoo and the circus as well. Padma keeps old ones in a box, as others keep stamps.',
        te: 'సినిమాకు, జూకు, సర్కస్‌కు కూడా టికెట్ కావాలి. కొందరు స్టాంపులు దాచినట్టు పద్మ పాత టికెట్లు దాచుకుంటుంది.',
      },
    ],
    sentence: { en: 'I bought a ticket.', te: 'నేను టికెట్ కొన్నాను.' },
  },
  {
    english: 'wheel',
    telugu: 'చక్రం',
    grade: 2,
    emoji: '🛞',
    explanations: [
      {
        en: 'A wheel is round and turns, so that heavy things roll easily. When a wheel of my toy cart broke, Grandfather made a new one from a bottle cap.',
        te: 'గుండ్రంగా తిరుగుతూ బరువైన వాటిని సులభంగా కదిలించేది చక్రం. నా బొమ్మ బండి చక్రం విరిగితే తాతయ్య సీసా మూతతో కొత్త చక్రం చేశారు.',
      },
      {
        en: 'The wheel was invented more than five thousand years ago, and potters still use one. Ravi tried it, and his pot became a plate.',
        te: 'చక్రాన్ని ఐదు వేల ఏళ్ల క్రితమే కనిపెట్టారు; కుమ్మరులు ఇప్పటికీ వాడతారు. రవి చక్రం తిప్పి కుండ చేయబోతే పళ్లెం అయింది.',
      },
      {
        en: 'In the middle of the flag of India there is a blue wheel with twenty-four spokes. Sita counts them whenever she draws it.',
        te: 'భారతదేశ జెండా మధ్యలో ఇరవై నాలుగు ఆకులున్న నీలం రంగు చక్రం ఉంది. జెండా గీసినప్పుడల్లా సీత వాటిని లెక్కపెడుతుంది.',
      },
    ],
    sentence: { en: 'The wheel of the bicycle is turning.', te: 'సైకిల్ చక్రం తిరుగుతోంది.' },
  },
  {
    english: 'passenger',
    telugu: 'ప్రయాణికుడు',
    grade: 4,
    alsoEnglish: ['traveller'],
    alsoTelugu: ['ప్రయాణీకుడు', 'ప్రయాణికురాలు'],
    explanations: [
      {
        en: 'A passenger is a person who travels in a bus, a train or a plane. One passenger gave up his window seat so that my little sister could look out.',
        te: 'బస్సు, రైలు లాంటి వాహనంలో కూర్చుని ఊరికి వెళ్లేవారిని ప్రయాణికుడు అంటాం; స్త్రీ అయితే ప్రయాణికురాలు. చెల్లి బయటికి చూడాలని ఒక ప్రయాణికుడు తన కిటికీ సీటు ఆమెకు ఇచ్చారు.',
      },
      {
        en: 'A good passenger gives the old and the sick a seat and keeps the bus clean. Raju took his banana peel home in his pocket.',
        te: 'మంచి ప్రయాణికుడు పెద్దవారికి, జబ్బుగా ఉన్నవారికి సీటు ఇస్తాడు, బస్సును శుభ్రంగా ఉంచుతాడు. రాజు అరటితొక్కను జేబులో పెట్టుకుని ఇంటికి తెచ్చాడు.',
      },
      {
        en: 'A slow train that stops everywhere is called a passenger train in India. From its window Gopi learned the names of twenty stations.',
        te: 'భారతదేశంలో ప్రతి ఊళ్లోనూ ఆగే రైలును ప్యాసింజర్ రైలు అంటారు; ప్యాసింజర్ అంటే ప్రయాణికుడు. గోపి దాని కిటికీలోంచి చూసి ఇరవై స్టేషన్ల పేర్లు నేర్చుకున్నాడు.',
      },
    ],
    sentence: { en: 'One passenger got off the train.', te: 'రైల్లోంచి ఒక ప్రయాణికుడు దిగారు.' },
  },
  {
    english: 'north',
    telugu: 'ఉత్తరం',
    grade: 3,
    opposite: 'south',
    explanations: [
      {
        en: 'North is on your left hand when you face the rising sun. The Himalayas stand in the north of India.',
        te: 'ఉదయించే సూర్యుడి వైపు నిలబడితే మన ఎడమ చేతి వైపు ఉండే దిక్కు ఉత్తరం. భారతదేశానికి ఉత్తరాన హిమాలయాలు ఉన్నాయి.',
      },
      {
        en: 'The needle of a compass turns and points to the north. Lata carries a little one on walks in the forest.',
        te: 'దిక్సూచి ముల్లు తిరిగి తిరిగి ఉత్తరం వైపు ఆగుతుంది. అడవిలో నడిచేటప్పుడు లత చిన్న దిక్సూచి తీసుకెళ్తుంది.',
      },
      {
        en: 'The same Telugu word also means a letter that we mail. Chinnu asked how a direction could fit into an envelope.',
        te: 'తెలుగులో పోస్టులో పంపే లేఖను కూడా ఉత్తరం అంటాం. దిక్కును కవరులో ఎలా పెడతారని చిన్ను అడిగాడు.',
      },
    ],
    sentence: { en: 'This side is north.', te: 'ఈ వైపు ఉత్తరం.' },
  },
  {
    english: 'south',
    telugu: 'దక్షిణం',
    grade: 3,
    opposite: 'north',
    explanations: [
      {
        en: 'South is the direction just opposite to north. If we travel south from Nellore, we reach Chennai.',
        te: 'ఉత్తరానికి సరిగ్గా ఎదురుగా ఉండే దిక్కు దక్షిణం. నెల్లూరు నుంచి దక్షిణంగా వెళ్తే చెన్నై చేరతాం.',
      },
      {
        en: 'On most maps the south is at the bottom. The southern tip of the mainland of India is Kanyakumari, where three seas meet.',
        te: 'చాలా పటాల్లో దక్షిణం కింది వైపు ఉంటుంది. భారతదేశానికి దక్షిణాన చివర కన్యాకుమారి ఉంది; అక్కడ మూడు సముద్రాలు కలుస్తాయి.',
      },
      {
        en: 'At the far south of the earth lies the South Pole, deep under ice. Penguins live on the shores of that land.',
        te: 'భూమికి దక్షిణాన చివర మంచుతో కప్పిన దక్షిణ ధ్రువం ఉంది. ఆ ఖండం తీరాల్లో పెంగ్విన్‌లు ఉంటాయి.',
      },
    ],
    sentence: { en: 'That side is south.', te: 'ఆ వైపు దక్షిణం.' },
  },
  {
    english: 'east',
    telugu: 'తూర్పు',
    grade: 2,
    opposite: 'west',
    explanations: [
      {
        en: 'East is where the sun rises. From the shore of Machilipatnam, facing east, we saw the sun come up out of the sea.',
        te: 'సూర్యుడు ఉదయించే దిక్కు తూర్పు. మచిలీపట్నం తీరంలో తూర్పు వైపు నిలబడి, సముద్రంలోంచి సూర్యుడు పైకి రావడం చూశాం.',
      },
      {
        en: 'Andhra Pradesh has its long coast on the east side of India. So there the sun comes up out of the sea.',
        te: 'ఆంధ్రప్రదేశ్ తీరం భారతదేశానికి తూర్పు వైపు ఉంది. అందుకే అక్కడ సూర్యుడు సముద్రంలోంచి ఉదయిస్తాడు.',
      },
      {
        en: 'Face the east in the morning and stretch out your arms: the right one points south. Meena never loses her way now.',
        te: 'పొద్దున తూర్పు వైపు నిలబడి చేతులు చాపితే కుడి చెయ్యి దక్షిణం చూపిస్తుంది. మీనా ఇక దారి తప్పదు.',
      },
    ],
    sentence: { en: 'The door of our house is on the east side.', te: 'మా ఇంటి గుమ్మం తూర్పు వైపు ఉంది.' },
  },
  {
    english: 'west',
    telugu: 'పడమర',
    grade: 2,
    alsoTelugu: ['పశ్చిమం'],
    opposite: 'east',
    explanations: [
      {
        en: 'West is where the sun goes down. If we walk west in the evening, our shadows fall behind us.',
        te: 'సూర్యుడు అస్తమించే దిక్కు పడమర. సాయంత్రం పడమర వైపు నడుస్తుంటే మన నీడలు వెనక పడతాయి.',
      },
      {
        en: 'Farther west the sun rises later, so clocks in London show an earlier hour than in India. When Kiran wakes there, Grandmother in Guntur has had her lunch.',
        te: 'పడమర వైపు వెళ్లేకొద్దీ సూర్యుడు ఆలస్యంగా ఉదయిస్తాడు; అందుకే లండన్ సమయం భారతదేశం కంటే వెనక ఉంటుంది. అక్కడ కిరణ్ లేచేసరికి గుంటూరులో నానమ్మ భోజనం కూడా చేసేస్తారు.',
      },
      {
        en: 'A wind from the west is called padamati gali in Telugu. In summer it is hot and dry, and Padma shuts the windows.',
        te: 'పడమర నుంచి వీచే గాలిని పడమటి గాలి అంటారు. ఎండాకాలంలో అది వేడిగా వీస్తుంది; పద్మ కిటికీలు మూస్తుంది.',
      },
    ],
    sentence: { en: 'The sun is in the west.', te: 'సూర్యుడు పడమర దిక్కున ఉన్నాడు.' },
  },
  {
    english: 'truck',
    telugu: 'లారీ',
    grade: 1,
    emoji: '🚚',
    alsoEnglish: ['lorry'],
    alsoTelugu: ['ట్రక్కు'],
    explanations: [
      {
        en: 'A truck is a big vehicle that carries goods on the road. The bricks for our new house came in a truck.',
        te: 'సరుకులు మోసే పెద్ద వాహనం లారీ. మా కొత్త ఇంటికి ఇటుకలు లారీలో వచ్చాయి.',
      },
      {
        en: 'In England it is called a lorry, and that word came into Telugu. Kiran, who lives in America, says truck.',
        te: 'ఇంగ్లండులో దీన్ని లారీ అంటారు; తెలుగులోకీ అదే మాట వచ్చింది. అమెరికాలో ఉండే కిరణ్ మాత్రం ట్రక్కు అంటాడు.',
      },
      {
        en: 'In India trucks are painted with flowers and birds, and funny lines are written on them. On a long drive Ravi and Lata read them aloud.',
        te: 'భారతదేశంలో లారీల మీద పూలు, పక్షుల బొమ్మలు వేసి, సరదా మాటలు రాస్తారు. దూర ప్రయాణంలో రవి, లత వాటిని పైకి చదువుతారు.',
      },
    ],
    sentence: { en: 'A truck has stopped on the road.', te: 'రోడ్డు మీద లారీ ఆగింది.' },
  },
  {
    english: 'tractor',
    telugu: 'ట్రాక్టర్',
    grade: 2,
    emoji: '🚜',
    alsoTelugu: ['ట్రాక్టరు'],
    explanations: [
      {
        en: 'A tractor is a strong farm vehicle with two big wheels at the back. The farmer plows the field with a tractor.',
        te: 'వెనక రెండు పెద్ద చక్రాలు ఉండి, పొలం పనులు చేసే బలమైన వాహనం ట్రాక్టర్. రైతు ట్రాక్టర్‌తో పొలం దున్నుతారు.',
      },
      {
        en: 'Its big tires keep it from sinking into the mud. After the rain our car sank in, and a tractor pulled it out.',
        te: 'పెద్ద టైర్లు ఉండడం వల్ల అది బురదలో దిగబడదు. వాన తర్వాత మా కారు బురదలో దిగబడితే ట్రాక్టర్ బయటికి లాగింది.',
      },
      {
        en: 'A plow or a trailer can be hitched behind a tractor. After the harvest Grandfather’s sacks of grain came home in the trailer.',
        te: 'ట్రాక్టర్ వెనక నాగలిని గానీ ట్రాలీని గానీ తగిలించవచ్చు. కోతల తర్వాత తాతయ్య ధాన్యం బస్తాలు ట్రాలీలో ఇంటికి వచ్చాయి.',
      },
    ],
    sentence: { en: 'There is a red tractor in the field.', te: 'పొలంలో ఎర్ర ట్రాక్టర్ ఉంది.' },
  },
  {
    english: 'tricycle',
    telugu: 'మూడు చక్రాల సైకిల్',
    grade: 1,
    alsoEnglish: ['trike'],
    alsoTelugu: ['ట్రైసైకిల్'],
    explanations: [
      {
        en: 'A tricycle is a cycle with three wheels that small children ride without falling. Chinnu rides his tricycle all over the yard.',
        te: 'చిన్న పిల్లలు పడిపోకుండా తొక్కేది మూడు చక్రాల సైకిల్. చిన్ను తన మూడు చక్రాల సైకిల్ మీద పెరడంతా తిరుగుతాడు.',
      },
      {
        en: 'A tricycle stands by itself, as a stool with three legs does; a cycle with two wheels does not. When Raju got off, his stood and his sister’s fell over.',
        te: 'మూడు కాళ్ల పీటలా మూడు చక్రాల సైకిల్ దానంతట అదే నిలబడుతుంది; రెండు చక్రాలది నిలబడదు. రాజు దిగినా అతని సైకిల్ నిలబడింది, అక్కది పడిపోయింది.',
      },
      {
        en: 'Grown-ups ride tricycles too: with a seat behind they carry people, with a box they carry vegetables. That is how vegetables come to our street every morning.',
        te: 'పెద్దవాళ్లు తొక్కే మూడు చక్రాల బండ్లూ ఉంటాయి; వెనక సీటు ఉంటే మనుషులను, పెట్టె ఉంటే కూరగాయలను మోస్తాయి. మా వీధిలోకి రోజూ పొద్దున కూరగాయలు అలాగే వస్తాయి.',
      },
    ],
    sentence: { en: 'My younger brother has a tricycle.', te: 'మా తమ్ముడి దగ్గర మూడు చక్రాల సైకిల్ ఉంది.' },
  },
  {
    english: 'fire engine',
    telugu: 'అగ్నిమాపక వాహనం',
    grade: 2,
    emoji: '🚒',
    alsoEnglish: ['fire truck', 'firetruck'],
    alsoTelugu: ['ఫైర్ ఇంజన్', 'అగ్నిమాపక యంత్రం'],
    explanations: [
      {
        en: 'A fire engine is a red vehicle that comes with water and ladders to put out fires. When the shop caught fire, the fire engine came in ten minutes.',
        te: 'మంటలు ఆర్పడానికి నీళ్లు, నిచ్చెనలతో వచ్చే ఎర్రని బండి అగ్నిమాపక వాహనం. దుకాణానికి నిప్పంటుకుంటే పది నిమిషాల్లో అగ్నిమాపక వాహనం వచ్చింది.',
      },
      {
        en: 'Its siren is loud; when we hear it, we must all make way. Father drew our car to the side and let the fire engine pass.',
        te: 'దాని సైరన్ గట్టిగా మోగుతుంది; అది వినగానే అందరూ దారి ఇవ్వాలి. నాన్న మా కారును పక్కకు తీసి అగ్నిమాపక వాహనానికి దారి ఇచ్చారు.',
      },
      {
        en: 'In India the number to call for a fire engine is 101. Our teacher made us learn it by heart.',
        te: 'భారతదేశంలో అగ్నిమాపక వాహనాన్ని పిలవాలంటే 101కి ఫోన్ చేయాలి. ఆ నంబరును టీచర్ మా చేత కంఠస్థం చేయించారు.',
      },
    ],
    sentence: { en: 'The fire engine is coming.', te: 'అగ్నిమాపక వాహనం వస్తోంది.' },
  },
  {
    english: 'way',
    telugu: 'దారి',
    grade: 2,
    alsoEnglish: ['path', 'route'],
    alsoTelugu: ['మార్గం', 'తోవ'],
    explanations: [
      {
        en: 'A way is what we go along to reach a place. Grandfather knows a short way to the river through the fields.',
        te: 'ఒక చోటికి చేరుకోవడానికి మనం వెళ్లే బాటను దారి అంటారు. పొలాల మీదుగా నదికి వెళ్లే దగ్గరి దారి తాతయ్యకు తెలుసు.',
      },
      {
        en: 'When we no longer know where to go, we have lost our way: daari tappam. When Sita lost her way at the fair, a policeman brought her to her parents.',
        te: 'ఎటు వెళ్లాలో తెలియకపోతే దారి తప్పాం అంటాం. జాతరలో సీత దారి తప్పితే పోలీసు ఒకరు ఆమెను అమ్మానాన్నల దగ్గరికి చేర్చారు.',
      },
      {
        en: 'Where there is a will there is a way: for any task some way is found. The crow could not reach the water in the pot, so it dropped in stones; that was the way it found.',
        te: 'మనసుంటే మార్గం ఉంటుంది అంటారు; అంటే ఏ పనికైనా ఒక దారి దొరుకుతుంది. కుండలో నీళ్లు అందక కాకి రాళ్లు వేసింది; అదే అది కనిపెట్టిన దారి.',
      },
    ],
    sentence: { en: 'Which is the way to school?', te: 'బడికి దారి ఏది?' },
  },
  {
    english: 'camping',
    telugu: 'క్యాంపింగ్',
    grade: 3,
    emoji: '🏕️',
    alsoEnglish: ['camp', 'camp out'],
    explanations: [
      {
        en: 'Camping is spending a night or two outdoors in a tent. When we went camping, we cooked rice over a wood fire.',
        te: 'ఆరుబయట గుడారం వేసుకుని ఒకటి రెండు రాత్రులు గడపడమే క్యాంపింగ్. క్యాంపింగ్‌కు వెళ్లినప్పుడు మేము కట్టెల మంట మీద అన్నం వండుకున్నాం.',
      },
      {
        en: 'For camping take a tent, a torch, water and a warm blanket. Kiran forgot the torch, so they told stories by moonlight.',
        te: 'క్యాంపింగ్‌కు గుడారం, టార్చి, నీళ్లు, వెచ్చని దుప్పటి తీసుకెళ్లాలి. కిరణ్ టార్చి మరిచిపోతే, వెన్నెల్లోనే కథలు చెప్పుకున్నారు.',
      },
      {
        en: 'After camping leave the place as it was: put out the fire and bring your rubbish back. Meena even picked up what others had left.',
        te: 'క్యాంపింగ్ అయ్యాక ఆ చోటును ముందున్నట్టే వదలాలి: మంట ఆర్పి, చెత్త వెంట తెచ్చుకోవాలి. మీనా ఇతరులు వదిలేసిన చెత్త కూడా ఏరింది.',
      },
    ],
    sentence: { en: 'I like camping.', te: 'నాకు క్యాంపింగ్ ఇష్టం.' },
  },
  {
    english: 'passport',
    telugu: 'పాస్‌పోర్టు',
    grade: 4,
    alsoTelugu: ['పాస్‌పోర్ట్', 'పాస్ పోర్టు'],
    explanations: [
      {
        en: 'A passport is a small book that the government gives us for traveling to other countries. Father keeps our passports in the cupboard.',
        te: 'వేరే దేశాలకు వెళ్లడానికి ప్రభుత్వం ఇచ్చే చిన్న పుస్తకం పాస్‌పోర్టు. నాన్న మా పాస్‌పోర్టులను బీరువాలో ఉంచుతారు.',
      },
      {
        en: 'In it are our photo, our name and the date of our birth, so that an airport knows who we are. In her passport photo little Padma is asleep.',
        te: 'అందులో మన ఫొటో, పేరు, పుట్టిన తేదీ ఉంటాయి; విమానాశ్రయంలో దాన్ని చూసి మనం ఎవరో తెలుసుకుంటారు. పాస్‌పోర్టు ఫొటోలో చిన్నారి పద్మ నిద్రపోతోంది.',
      },
      {
        en: 'In many countries officers put a stamp in it when we arrive. Grandmother’s passport has the stamps of five countries, and each has its story.',
        te: 'చాలా దేశాల్లో అడుగుపెట్టగానే అధికారులు పాస్‌పోర్టులో ముద్ర వేస్తారు. అమ్మమ్మ పాస్‌పోర్టులో ఐదు దేశాల ముద్రలు ఉన్నాయి; ఒక్కోదానికి ఒక్కో కథ ఉంది.',
      },
    ],
    sentence: { en: 'This is my passport.', te: 'ఇది నా పాస్‌పోర్టు.' },
  },
];
