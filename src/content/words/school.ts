import type { Word } from './word';

export const school: readonly Word[] = [
  {
    english: 'school',
    telugu: 'బడి',
    grade: 1,
    emoji: '🏫',
    alsoTelugu: ['పాఠశాల', 'స్కూలు'],
    explanations: [
      {
        en: 'A school is a place where children learn together. My school stands beside a big neem tree, and I walk there with my friends.',
        te: 'పిల్లలు కలిసి చదువు నేర్చుకునే చోటు బడి. మా బడి పెద్ద వేప చెట్టు పక్కన ఉంది, నేను స్నేహితులతో నడిచి వెళ్తాను.',
      },
      {
        en: 'School teaches us more than reading: games, songs and how to get on with one another. We grew tomatoes in our school garden.',
        te: 'బడిలో చదువే కాదు, ఆటలూ పాటలూ, కలిసిమెలిసి ఎలా ఉండాలో కూడా నేర్చుకుంటాం. మేము బడి తోటలో టమాటాలు పండించాం.',
      },
      {
        en: 'In India every child from six to fourteen has the right to free schooling. Anyone can join the government school in our village without a fee.',
        te: 'భారతదేశంలో ఆరు నుంచి పద్నాలుగేళ్ల పిల్లలందరికీ ఉచితంగా చదువుకునే హక్కు ఉంది. మా ఊరి ప్రభుత్వ బడిలో ఎవరైనా ఫీజు లేకుండా చేరవచ్చు.',
      },
    ],
    sentence: { en: 'There is no school today.', te: 'ఈ రోజు బడి లేదు.' },
  },
  {
    english: 'book',
    telugu: 'పుస్తకం',
    grade: 1,
    emoji: '📖',
    explanations: [
      {
        en: 'A book is made of many pages, with words and pictures, joined together. I read a whole book about the stars in two days.',
        te: 'మాటలూ బొమ్మలూ ఉన్న పేజీలను కలిపి కుడితే పుస్తకం అవుతుంది. నక్షత్రాల గురించిన పుస్తకాన్ని నేను రెండు రోజుల్లో చదివేశాను.',
      },
      {
        en: 'Long ago books were written on palm leaves with a pointed iron pen. In a museum we saw one of them, tied with a cord.',
        te: 'పూర్వం తాటాకుల మీద గంటం అనే ఇనుప మొనతో పుస్తకాలు రాసేవారు. తాడుతో కట్టిన అలాంటి పుస్తకాన్ని మేము మ్యూజియంలో చూశాం.',
      },
      {
        en: 'Kandukuri Veeresalingam is said to have advised: wear a torn shirt if you must, but buy a good book. So Father gives me books on my birthday.',
        te: 'చిరిగిన చొక్కా అయినా తొడుక్కో, కానీ మంచి పుస్తకం కొనుక్కో అని కందుకూరి వీరేశలింగం అన్నారని చెప్తారు. అందుకే నా పుట్టినరోజుకు నాన్న పుస్తకాలు కొంటారు.',
      },
    ],
    sentence: { en: 'This book is mine.', te: 'ఈ పుస్తకం నాది.' },
  },
  {
    english: 'pen',
    telugu: 'పెన్ను',
    grade: 1,
    emoji: '🖊️',
    alsoTelugu: ['కలం'],
    explanations: [
      {
        en: 'A pen writes with the ink inside it. I wrote a long letter to Grandmother with Father’s blue pen.',
        te: 'లోపల ఉన్న సిరాతో రాసే సాధనం పెన్ను. నాన్న నీలం పెన్నుతో నేను అమ్మమ్మకు పెద్ద ఉత్తరం రాశాను.',
      },
      {
        en: 'What a pen has written cannot be rubbed out like pencil, so we think before we write. In the final exam we answer in pen.',
        te: 'పెన్నుతో రాసింది పెన్సిల్ గీతలా చెరిగిపోదు, అందుకే ఆలోచించి రాయాలి. చివరి పరీక్షలో జవాబులు పెన్నుతో రాస్తాం.',
      },
      {
        en: 'An older Telugu word for pen is kalam. The handmade Ratnam pens of Rajahmundry are known far and wide.',
        te: 'పెన్నును పాత మాటలో కలం అంటారు. రాజమండ్రిలో చేతితో తయారు చేసే రత్నం పెన్నులు ఎంతో పేరు పొందాయి.',
      },
    ],
    sentence: { en: 'I cannot find my pen.', te: 'నా పెన్ను కనిపించడం లేదు.' },
  },
  {
    english: 'pencil',
    telugu: 'పెన్సిల్',
    grade: 1,
    emoji: '✏️',
    explanations: [
      {
        en: 'A pencil is a thin stick of wood with a black rod inside, for writing and drawing. I drew a peacock with my pencil.',
        te: 'రాయడానికీ గీయడానికీ వాడే, లోపల నల్లని కడ్డీ ఉన్న సన్నని చెక్క పుల్ల పెన్సిల్. నేను పెన్సిల్‌తో నెమలి బొమ్మ గీశాను.',
      },
      {
        en: 'The point of a pencil wears down and has to be sharpened. One of my shavings curled up like a little flower.',
        te: 'రాసే కొద్దీ పెన్సిల్ మొన అరుగుతుంది, అప్పుడు చెక్కుకోవాలి. నేను చెక్కితే వచ్చిన పొట్టు చిన్న పువ్వులా చుట్టుకుంది.',
      },
      {
        en: 'The dark core of a pencil is not lead but graphite, a soft form of carbon. When I rubbed it, my finger turned a shiny gray.',
        te: 'పెన్సిల్ లోపల ఉండేది సీసం కాదు, గ్రాఫైట్ అనే మెత్తని పదార్థం. దాన్ని రుద్దితే నా వేలు బూడిద రంగులో మెరిసింది.',
      },
    ],
    sentence: { en: 'My pencil broke.', te: 'నా పెన్సిల్ విరిగింది.' },
  },
  {
    english: 'paper',
    telugu: 'కాగితం',
    grade: 1,
    alsoTelugu: ['పేపరు'],
    explanations: [
      {
        en: 'Paper is a thin sheet for writing, drawing and wrapping. I folded a piece of paper into a boat.',
        te: 'రాయడానికీ గీయడానికీ పొట్లం కట్టడానికీ వాడే పలుచని వస్తువు కాగితం. నేను ఒక కాగితం మడిచి పడవ చేశాను.',
      },
      {
        en: 'Paper is made from the pulp of wood, bamboo or old paper. The town of Kagaznagar in Telangana is named after its paper mill.',
        te: 'చెక్క, వెదురు, పాత కాగితాలను గుజ్జు చేసి కాగితం తయారు చేస్తారు. తెలంగాణలోని కాగజ్ నగర్ ఊరికి ఆ పేరు కాగితం మిల్లు వల్లే వచ్చింది.',
      },
      {
        en: 'Whoever saves paper saves trees. My class made bags out of old newspapers and gave them to the shops.',
        te: 'కాగితం పొదుపు చేస్తే చెట్లను కాపాడినట్టే. మా తరగతి పిల్లలం పాత వార్తాపత్రికలతో సంచులు చేసి దుకాణాలకు ఇచ్చాం.',
      },
    ],
    sentence: { en: 'Give me a sheet of paper.', te: 'నాకు ఒక కాగితం ఇవ్వు.' },
  },
  {
    english: 'lesson',
    telugu: 'పాఠం',
    grade: 1,
    explanations: [
      {
        en: 'A lesson is one part of a book, or one class, in which we learn something. Today we had a lesson about rivers.',
        te: 'ఒక విషయం నేర్చుకోవడానికి చదివే లేదా వినే భాగం పాఠం. ఈ రోజు మాకు నదుల గురించి పాఠం చెప్పారు.',
      },
      {
        en: 'To remember a lesson, tell it to somebody in your own words. I taught one to my brother and understood it better myself.',
        te: 'పాఠం గుర్తుండాలంటే సొంత మాటల్లో ఎవరికైనా చెప్పాలి. తమ్ముడికి చెప్పాక నాకే అది ఇంకా బాగా అర్థమైంది.',
      },
      {
        en: 'What a mistake teaches us is a lesson as well. When my plant dried up because I forgot to water it, that was one for me.',
        te: 'పొరపాటు నుంచి నేర్చుకున్నదాన్ని కూడా పాఠం అంటాం. నీళ్లు పోయడం మరిచిపోతే నా మొక్క ఎండిపోయింది; అది నాకు ఒక పాఠం.',
      },
    ],
    sentence: { en: 'I read the lesson twice.', te: 'నేను పాఠం రెండుసార్లు చదివాను.' },
  },
  {
    english: 'letter',
    telugu: 'అక్షరం',
    grade: 1,
    explanations: [
      {
        en: 'A letter is a sign that we write for a sound. The Telugu word amma has two letters.',
        te: 'మనం పలికే శబ్దానికి గుర్తుగా రాసేది అక్షరం. అమ్మ అనే మాటలో రెండు అక్షరాలు ఉన్నాయి.',
      },
      {
        en: 'Telugu letters are round, and many wear a little tick on top called talakattu. My favorite to write is ka.',
        te: 'తెలుగు అక్షరాలు గుండ్రంగా ఉంటాయి; చాలావాటికి పైన తలకట్టు ఉంటుంది. నాకు క రాయడం చాలా ఇష్టం.',
      },
      {
        en: 'Many families celebrate the day a child first writes a letter; it is called aksharabhyasam. Grandfather guided my hand in a plate of rice.',
        te: 'పిల్లలు తొలిసారి అక్షరాలు దిద్దే వేడుకను అక్షరాభ్యాసం అంటారు. తాతయ్య నా చెయ్యి పట్టుకుని పళ్లెంలో పోసిన బియ్యంలో రాయించారు.',
      },
    ],
    sentence: { en: 'Which letter is this?', te: 'ఇది ఏ అక్షరం?' },
  },
  {
    english: 'word',
    telugu: 'పదం',
    grade: 1,
    alsoTelugu: ['మాట'],
    explanations: [
      {
        en: 'A word is made of sounds or letters and has a meaning. I learn five new Telugu words every day and write them down.',
        te: 'అక్షరాలు కలిసి ఒక అర్థాన్ని ఇస్తే అది పదం. నేను రోజూ ఐదు కొత్త తెలుగు పదాలు నేర్చుకుని రాసుకుంటాను.',
      },
      {
        en: 'Set in the right order, words become a sentence. The three Telugu words for I, milk and drank make one.',
        te: 'పదాలను సరైన వరుసలో పెడితే వాక్యం అవుతుంది. నేను, పాలు, తాగాను అనే మూడు పదాలు కలిస్తే ఒక వాక్యం.',
      },
      {
        en: 'Nearly every native Telugu word ends in a vowel, so the language sounds like a song. Say amma, puvvu, chettu and listen to the endings.',
        te: 'అచ్చ తెలుగు పదాలు దాదాపు అన్నీ అచ్చుతో ముగుస్తాయి, అందుకే పాటలా వినిపిస్తాయి. అమ్మ, పువ్వు, చెట్టు అని పలికి చివరి శబ్దం విను.',
      },
    ],
    sentence: { en: 'I wrote a new word.', te: 'నేను ఒక కొత్త పదం రాశాను.' },
  },
  {
    english: 'story',
    telugu: 'కథ',
    grade: 1,
    alsoEnglish: ['tale'],
    explanations: [
      {
        en: 'A story tells what happened to someone; it may be true or made up. Last night Grandmother told us a story about a clever rabbit.',
        te: 'ఎవరికి ఏం జరిగిందో చెప్పేది కథ; అది నిజం కావచ్చు, ఊహ కావచ్చు. నిన్న రాత్రి నానమ్మ మాకు తెలివైన కుందేలు కథ చెప్పారు.',
      },
      {
        en: 'A good story has a beginning, a middle and an end. In the one I wrote, a crow finds a key and at last opens a garden door with it.',
        te: 'మంచి కథకు మొదలు, మధ్య, ముగింపు ఉంటాయి. నేను రాసిన కథలో కాకికి తాళంచెవి దొరుకుతుంది, చివరికి దానితో తోట తలుపు తెరుస్తుంది.',
      },
      {
        en: 'In burrakatha, a Telugu folk art, three performers tell a story with song, dance and jokes. We watched one at the village fair.',
        te: 'తెలుగువారి జానపద కళ అయిన బుర్రకథలో ముగ్గురు కళాకారులు పాటతో, ఆటతో, హాస్యంతో కథ చెప్తారు. జాతరలో మేము బుర్రకథ చూశాం.',
      },
    ],
    sentence: { en: 'Tell me a story.', te: 'నాకు ఒక కథ చెప్పు.' },
  },
  {
    english: 'notebook',
    telugu: 'నోటుపుస్తకం',
    grade: 1,
    emoji: '📓',
    alsoEnglish: ['exercise book'],
    alsoTelugu: ['నోటు పుస్తకం'],
    explanations: [
      {
        en: 'A notebook is a book of empty pages with lines, for our school work. I wrote my name in big letters on my notebook.',
        te: 'బడి పనులు రాసుకోవడానికి గీతలున్న ఖాళీ పేజీల పుస్తకమే నోటుపుస్తకం. అట్ట మీద నా పేరు పెద్ద అక్షరాలతో రాసుకున్నాను.',
      },
      {
        en: 'We use a notebook with lines for writing, one with squares for sums and one with plain pages for drawing. Kiran drew a map in the one with squares.',
        te: 'రాయడానికి గీతల నోటుపుస్తకం, లెక్కలకు గడుల పుస్తకం, బొమ్మలకు తెల్లకాగితాల పుస్తకం వాడతాం. కిరణ్ గడుల పుస్తకంలో పటం గీశాడు.',
      },
      {
        en: 'Many people write their ideas in a small notebook so as not to forget them. In Anita’s there are riddles, pictures of birds and one secret.',
        te: 'చాలామంది తమకు వచ్చే ఆలోచనలు మరిచిపోకుండా చిన్న నోటుపుస్తకంలో రాసుకుంటారు. అనిత పుస్తకంలో పొడుపు కథలు, పక్షుల బొమ్మలు, ఒక రహస్యం ఉన్నాయి.',
      },
    ],
    sentence: { en: 'My notebook is used up.', te: 'నా నోటుపుస్తకం అయిపోయింది.' },
  },
  {
    english: 'school bag',
    telugu: 'పుస్తకాల సంచి',
    grade: 1,
    emoji: '🎒',
    alsoEnglish: ['bag', 'backpack'],
    alsoTelugu: ['బడి సంచి', 'స్కూలు బ్యాగు'],
    explanations: [
      {
        en: 'A school bag hangs on our shoulders and carries books, pens and lunch. I tied a tiny bell to the zip of my school bag.',
        te: 'పుస్తకాలు, పెన్నులు, అన్నం డబ్బా పెట్టి భుజాలకు తగిలించుకునేది పుస్తకాల సంచి. నా సంచి జిప్పుకు ఒక చిన్న మువ్వ కట్టాను.',
      },
      {
        en: 'In a school bag heavy things go nearest to the back, and both straps are worn; then the back does not ache. Raju used to carry his on one side and walked bent.',
        te: 'పుస్తకాల సంచిలో బరువైనవి వీపుకు దగ్గరగా పెట్టాలి, రెండు పట్టీలూ వేసుకోవాలి; అప్పుడు నడుము నొప్పి రాదు. రాజు ఇదివరకు ఒక భుజానికే వేసుకుని వంగి నడిచేవాడు.',
      },
      {
        en: 'In some schools there is a day without bags, and children learn from gardens, songs and games. Meena likes that day very much.',
        te: 'కొన్ని బడుల్లో పుస్తకాల సంచి లేని రోజు ఉంటుంది; ఆ రోజు తోటపని, పాటలు, ఆటలతో నేర్చుకుంటారు. మీనాకు ఆ రోజంటే చాలా ఇష్టం.',
      },
    ],
    sentence: { en: 'My school bag is heavy.', te: 'నా పుస్తకాల సంచి బరువుగా ఉంది.' },
  },
  {
    english: 'blackboard',
    telugu: 'నల్లబల్ల',
    grade: 1,
    alsoEnglish: ['board'],
    alsoTelugu: ['బోర్డు'],
    explanations: [
      {
        en: 'A blackboard is the big dark board in a classroom on which we write for all to see. The teacher called me there to work out a sum.',
        te: 'తరగతి గదిలో అందరికీ కనిపించేలా రాసే పెద్ద నల్లని పలక నల్లబల్ల. లెక్క చేసి చూపడానికి టీచర్ నన్ను అక్కడికి పిలిచారు.',
      },
      {
        en: 'Many blackboards are painted green today, to be kind to the eyes, and some are white. Still the name has stayed blackboard.',
        te: 'కళ్లకు హాయిగా ఉంటుందని ఇప్పుడు చాలా నల్లబల్లలకు ఆకుపచ్చ రంగు వేస్తున్నారు; కొన్ని తెల్లగా కూడా ఉంటాయి. అయినా పేరు మాత్రం నల్లబల్లే.',
      },
      {
        en: 'In Sita’s class, whoever comes first writes the date and a good thought on the blackboard. Today it was, “A kind word costs nothing.”',
        te: 'సీత తరగతిలో ముందు వచ్చినవారు నల్లబల్ల మీద తేదీ, ఒక మంచి మాట రాస్తారు. ఈ రోజు “మంచి మాటకు ఖర్చు లేదు” అని రాశారు.',
      },
    ],
    sentence: { en: 'I wiped the blackboard.', te: 'నేను నల్లబల్ల తుడిచాను.' },
  },
  {
    english: 'chalk',
    telugu: 'సుద్దముక్క',
    grade: 1,
    alsoTelugu: ['చాక్ పీసు'],
    explanations: [
      {
        en: 'Chalk is a small stick for writing on the blackboard; its marks are easy to wipe off. We drew a huge flower with chalk on the playground.',
        te: 'నల్లబల్ల మీద రాయడానికి వాడే చిన్న ముక్క సుద్దముక్క; దాని గీతలు సులువుగా చెరిగిపోతాయి. సుద్దముక్కతో మేము ఆట స్థలంలో పెద్ద పువ్వు గీశాం.',
      },
      {
        en: 'Natural chalk is a soft rock formed on the sea floor from the shells of tiny creatures, and the stick has its name from it. On the coast of England there are white cliffs of chalk.',
        te: 'సహజంగా దొరికే సుద్ద సముద్రం అడుగున చిన్న జీవుల గుల్లలతో ఏర్పడిన మెత్తని రాయి; సుద్దముక్క పేరు దాని నుంచే వచ్చింది. ఇంగ్లాండ్ తీరంలో తెల్లని సుద్ద కొండలు ఉన్నాయి.',
      },
      {
        en: 'Chalk comes in colors, too. Padma drew the rivers blue, the hills brown and the forests green, and so made a map on the board.',
        te: 'సుద్దముక్కలు రంగుల్లో కూడా దొరుకుతాయి. పద్మ నదులకు నీలం, కొండలకు గోధుమ, అడవులకు ఆకుపచ్చ సుద్దముక్క వాడి బోర్డు మీద పటం గీసింది.',
      },
    ],
    sentence: { en: 'The chalk has broken.', te: 'సుద్దముక్క విరిగిపోయింది.' },
  },
  {
    english: 'eraser',
    telugu: 'రబ్బరు',
    grade: 1,
    alsoEnglish: ['rubber'],
    explanations: [
      {
        en: 'An eraser rubs out pencil marks, so that we can put a mistake right. My eraser smells of fruit, but I must not eat it!',
        te: 'పెన్సిల్‌తో రాసిన తప్పును చెరిపి సరిదిద్దుకోవడానికి రబ్బరు వాడతాం. నా రబ్బరుకు పండు వాసన ఉంటుంది, కానీ తినకూడదు!',
      },
      {
        en: 'The stuff that comes from the milk of a tree in places like Kerala is also called rubber. Balls and tires are made of it.',
        te: 'కేరళ లాంటి చోట్ల పెరిగే ఒక చెట్టు పాల నుంచి వచ్చే పదార్థాన్ని కూడా రబ్బరు అంటారు. బంతులు, టైర్లు దానితోనే చేస్తారు.',
      },
      {
        en: 'Before there were erasers, people rubbed out pencil marks with bread crumbs. Gopi tried it, and it worked, and then he ate the rest of the bread.',
        te: 'రబ్బరు లేని కాలంలో పెన్సిల్ గీతలను రొట్టె ముక్కతో చెరిపేవారు. గోపి అలా చేసి చూశాడు, చెరిగింది; మిగిలిన రొట్టె తినేశాడు.',
      },
    ],
    sentence: { en: 'Lend me your eraser.', te: 'నీ రబ్బరు ఒకసారి ఇవ్వు.' },
  },
  {
    english: 'slate',
    telugu: 'పలక',
    grade: 1,
    explanations: [
      {
        en: 'A slate is a thin dark board on which small children write, wipe and write again. Father has kept the slate on which he learned his letters.',
        te: 'చిన్న పిల్లలు బలపంతో రాసి, చెరిపి, మళ్లీ రాసుకునే పలుచని నల్లని బల్ల పలక. నాన్న తాను అక్షరాలు దిద్దిన పలకను దాచుకున్నారు.',
      },
      {
        en: 'A slate saves paper: one wipe, and the whole page is new. On it Chinnu writes his name a hundred times a week.',
        te: 'పలక వాడితే కాగితం ఆదా అవుతుంది; ఒక్కసారి తుడిస్తే మళ్లీ కొత్త పేజీ. చిన్ను వారంలో వందసార్లు తన పేరు పలక మీద రాస్తాడు.',
      },
      {
        en: 'Slates were first made from a dark stone that splits into thin sheets. From Markapur, where it is found, slates once went to many countries.',
        te: 'పలకలు మొదట పలుచని పొరలుగా చీలే నల్లని రాతితో చేసేవారు. ఆ రాయి దొరికే మార్కాపురం నుంచి పలకలు ఎన్నో దేశాలకు వెళ్లేవి.',
      },
    ],
    sentence: { en: 'My slate is black.', te: 'నా పలక నల్లగా ఉంటుంది.' },
  },
  {
    english: 'question',
    telugu: 'ప్రశ్న',
    grade: 1,
    emoji: '❓',
    opposite: 'answer',
    explanations: [
      {
        en: 'A question is what we ask when we want to know something. My question was why the stars twinkle; the teacher smiled and told us.',
        te: 'తెలియనిది తెలుసుకోవడానికి అడిగేది ప్రశ్న. నక్షత్రాలు ఎందుకు మిణుకుమంటాయని నేను అడిగితే టీచర్ నవ్వి వివరించారు.',
      },
      {
        en: 'With six words we can ask any question: who, what, where, when, why and how. With them Lata found out everything about the new neighbors.',
        te: 'ఎవరు, ఏమిటి, ఎక్కడ, ఎప్పుడు, ఎందుకు, ఎలా అనే ఆరు మాటలతో ఏ ప్రశ్న అయినా అడగవచ్చు. లత ఆ మాటలతోనే కొత్త పొరుగువాళ్ల గురించి అంతా తెలుసుకుంది.',
      },
      {
        en: 'We need not be shy to ask a question: if we ask, the doubt is gone in a minute; if not, it stays. Our teacher wrote this on the wall.',
        te: 'ప్రశ్న అడగడానికి సిగ్గుపడకూడదు; అడిగితే అనుమానం ఒక్క నిమిషంలో తీరుతుంది, అడగకపోతే అలాగే ఉండిపోతుంది. మా టీచర్ ఈ మాట గోడ మీద రాశారు.',
      },
    ],
    sentence: { en: 'May I ask a question?', te: 'నేను ఒక ప్రశ్న అడగవచ్చా?' },
  },
  {
    english: 'answer',
    telugu: 'జవాబు',
    grade: 1,
    alsoEnglish: ['reply'],
    alsoTelugu: ['సమాధానం'],
    opposite: 'question',
    explanations: [
      {
        en: 'An answer is what we say or write when someone asks. I did not know the answer, so I looked in a book until I found it.',
        te: 'అడిగినదానికి మనం చెప్పేది లేదా రాసేది జవాబు. నాకు జవాబు తెలియక పుస్తకంలో వెతికి కనుక్కున్నాను.',
      },
      {
        en: 'One question may have several right answers. “How do you make ten?” asked the teacher, and Ravi found five ways.',
        te: 'ఒకే ప్రశ్నకు చాలా సరైన జవాబులు ఉండవచ్చు. “పది ఎలా వస్తుంది?” అని టీచర్ అడిగితే రవి ఐదు విధాలుగా చెప్పాడు.',
      },
      {
        en: '“I do not know yet” is an honest answer too. Kiran said so, went to the library and knew by evening.',
        te: '“నాకు ఇంకా తెలియదు” అనడం కూడా నిజాయితీ గల జవాబే. అలా చెప్పిన కిరణ్ గ్రంథాలయానికి వెళ్లి సాయంత్రానికి తెలుసుకున్నాడు.',
      },
    ],
    sentence: { en: 'Your answer is right.', te: 'నీ జవాబు సరైనది.' },
  },
  {
    english: 'class',
    telugu: 'తరగతి',
    grade: 1,
    alsoEnglish: ['grade'],
    explanations: [
      {
        en: 'A class is a group of children who learn the same lessons together. Our class put on a play for the whole school.',
        te: 'ఒకే పాఠాలు కలిసి చదువుకునే పిల్లల బృందం తరగతి. మా తరగతి బడిలో అందరి ముందు ఒక నాటకం వేసింది.',
      },
      {
        en: 'In a class each one is good at something: one at sums, one at drawing, one at making peace. Together, says Anita, we know everything.',
        te: 'తరగతిలో ఒక్కొక్కరికి ఒక్కోటి బాగా వస్తుంది: ఒకరికి లెక్కలు, ఒకరికి బొమ్మలు, ఒకరికి గొడవలు తీర్చడం. అందరం కలిస్తే మాకు అన్నీ వచ్చని అనిత అంటుంది.',
      },
      {
        en: 'In some villages children of two or three classes sit in one room, and the big ones teach the small. A girl of ten taught Padma to read.',
        te: 'కొన్ని ఊళ్లలో రెండు మూడు తరగతుల పిల్లలు ఒకే గదిలో కూర్చుంటారు; పెద్దవాళ్లు చిన్నవాళ్లకు నేర్పుతారు. పద్మకు పదేళ్ల అమ్మాయి చదవడం నేర్పింది.',
      },
    ],
    sentence: { en: 'I am in the fourth class.', te: 'నాది నాలుగో తరగతి.' },
  },
  {
    english: 'exam',
    telugu: 'పరీక్ష',
    grade: 2,
    alsoEnglish: ['test', 'examination'],
    explanations: [
      {
        en: 'An exam shows what we have learned and what we still have to learn. The night before my Telugu exam I went to bed early.',
        te: 'మనం ఏం నేర్చుకున్నామో, ఇంకా ఏం నేర్చుకోవాలో తెలిపేది పరీక్ష. తెలుగు పరీక్ష ముందు రోజు రాత్రి నేను తొందరగా పడుకున్నాను.',
      },
      {
        en: 'In an exam, read all the questions first and begin with those you know well, teachers say. Gopi did, and at the end even the hard sum was easy.',
        te: 'పరీక్షలో ముందు ప్రశ్నలన్నీ చదివి, బాగా తెలిసినవి ముందు రాయమని టీచర్లు చెప్తారు. గోపి అలాగే చేస్తే చివర్లో కష్టమైన లెక్క కూడా తేలికైంది.',
      },
      {
        en: 'In Telugu any hard trial is called an exam. When the lights failed during the play, that was an exam for Sita, and she sang on.',
        te: 'కష్టమైన సమయాన్ని కూడా పరీక్ష అంటాం. నాటకం మధ్యలో దీపాలు ఆరిపోయినప్పుడు అది సీతకు ఒక పరీక్ష; ఆమె ఆగకుండా పాడింది.',
      },
    ],
    sentence: { en: 'We have an exam tomorrow.', te: 'రేపు మాకు పరీక్ష ఉంది.' },
  },
  {
    english: 'ruler',
    telugu: 'స్కేలు',
    grade: 2,
    emoji: '📏',
    alsoEnglish: ['scale'],
    alsoTelugu: ['రూళ్లకర్ర'],
    explanations: [
      {
        en: 'A ruler is for drawing straight lines and for measuring. My ruler is fifteen centimeters long.',
        te: 'తిన్నని గీతలు గీయడానికీ చిన్న పొడవులు కొలవడానికీ స్కేలు వాడతాం. నా స్కేలు పొడవు పదిహేను సెంటీమీటర్లు.',
      },
      {
        en: 'It has centimeters on one edge and mostly inches on the other. Meena measured an ant: half a centimeter!',
        te: 'స్కేలుకు ఒక అంచున సెంటీమీటర్లు, తరచుగా ఇంకో అంచున అంగుళాలు ఉంటాయి. మీనా చీమను కొలిస్తే అర సెంటీమీటరు ఉంది!',
      },
      {
        en: 'Begin at the zero mark, not at the edge, or the length comes out wrong. That way the table that Raju measured grew a little longer.',
        te: 'స్కేలు అంచు నుంచి కాదు, సున్నా గీత నుంచి కొలవాలి; లేదంటే పొడవు తప్పు వస్తుంది. రాజు కొలిచిన బల్ల అలాగే కొంచెం పొడవు పెరిగింది.',
      },
    ],
    sentence: { en: 'Draw the line with a ruler.', te: 'స్కేలు పెట్టి గీత గియ్యి.' },
  },
  {
    english: 'homework',
    telugu: 'హోంవర్క్',
    grade: 2,
    alsoTelugu: ['ఇంటిపని'],
    explanations: [
      {
        en: 'Homework is the work that a teacher gives us to do at home. I finish my homework before I go out to play.',
        te: 'ఇంటి దగ్గర చేసుకుని రమ్మని టీచర్ ఇచ్చేది హోంవర్క్. నేను ఆటకు వెళ్లకముందే హోంవర్క్ పూర్తి చేస్తాను.',
      },
      {
        en: 'At a fixed hour and in a quiet place homework is soon done. Kiran does his at five, and by six he goes to play cricket.',
        te: 'ఒకే సమయానికి, చప్పుడు లేని చోట కూర్చుంటే హోంవర్క్ త్వరగా అవుతుంది. కిరణ్ ఐదింటికి మొదలుపెట్టి ఆరింటికల్లా క్రికెట్ ఆటకు వెళ్తాడు.',
      },
      {
        en: 'Some homework is not done with a pen: watch the moon for a week, ask Grandfather for a tale. Lata likes that kind of homework very much.',
        te: 'కొన్నిసార్లు హోంవర్క్ రాసేది కాదు: వారం పాటు చంద్రుడిని చూడమని, తాతయ్యను కథ అడగమని చెప్తారు. లతకు అలాంటి హోంవర్క్ అంటే చాలా ఇష్టం.',
      },
    ],
    sentence: { en: 'There is little homework today.', te: 'ఈ రోజు హోంవర్క్ తక్కువ.' },
  },
  {
    english: 'mathematics',
    telugu: 'గణితం',
    grade: 3,
    alsoEnglish: ['maths'],
    alsoTelugu: ['లెక్కలు'],
    explanations: [
      {
        en: 'Mathematics is the study of numbers, shapes and measures. Even at the market we need it, to add up the price of vegetables.',
        te: 'సంఖ్యలు, ఆకారాలు, కొలతల గురించి నేర్పే విద్య గణితం. సంతలో కూరగాయల ధర కూడాలన్నా గణితం కావాలి.',
      },
      {
        en: 'It was people of India who gave the world the zero and the way of writing numbers with ten digits. Without it, said our teacher, mathematics would be very hard.',
        te: 'సున్నానూ, పది అంకెలతో సంఖ్యలు రాసే పద్ధతినీ ప్రపంచానికి ఇచ్చినవారు భారతీయులు. అది లేకపోతే గణితం చాలా కష్టమయ్యేదని మా టీచర్ చెప్పారు.',
      },
      {
        en: 'There is mathematics in a muggu, in a song’s beat and in a honeycomb. Padma counts the dots, five, four, three, before she joins the lines.',
        te: 'ముగ్గులో, పాట తాళంలో, తేనెపట్టులో కూడా గణితం ఉంది. పద్మ ముందు ఐదు, నాలుగు, మూడు అని చుక్కలు లెక్కపెట్టి, తర్వాత ముగ్గు గీతలు కలుపుతుంది.',
      },
    ],
    sentence: { en: 'I like mathematics.', te: 'నాకు గణితం ఇష్టం.' },
  },
  {
    english: 'science',
    telugu: 'విజ్ఞాన శాస్త్రం',
    grade: 4,
    alsoTelugu: ['విజ్ఞానశాస్త్రం', 'సైన్సు', 'సైన్స్'],
    explanations: [
      {
        en: 'Science is finding out, by looking and testing, how and why things happen. Today we tried which things a magnet pulls.',
        te: 'ఏది ఎలా, ఎందుకు జరుగుతుందో పరిశీలించి, ప్రయోగాలు చేసి తెలుసుకునేది విజ్ఞాన శాస్త్రం. ఈ రోజు అయస్కాంతం ఏయే వస్తువులను లాగుతుందో చూశాం.',
      },
      {
        en: 'Science has many branches: of plants and animals, of stars, of stones, of the body. Ravi cannot choose, so he asks about all of them.',
        te: 'మొక్కలు, జంతువులు, నక్షత్రాలు, రాళ్లు, శరీరం ఇలా విజ్ఞాన శాస్త్రంలో ఎన్నో శాఖలు ఉన్నాయి. ఏది ఎంచుకోవాలో తెలియక రవి అన్నిటి గురించీ అడుగుతాడు.',
      },
      {
        en: 'On 28 February India keeps National Science Day, because C. V. Raman told of his discovery on that day in 1928. Our school held a fair.',
        te: '1928లో సి.వి. రామన్ తన పరిశోధన వెల్లడించిన ఫిబ్రవరి 28ని భారతదేశంలో జాతీయ విజ్ఞాన శాస్త్ర దినోత్సవంగా జరుపుతారు. ఆ రోజు మా బడిలో ప్రదర్శన పెట్టాం.',
      },
    ],
    sentence: { en: 'Science is interesting.', te: 'విజ్ఞాన శాస్త్రం ఆసక్తిగా ఉంటుంది.' },
  },
  {
    english: 'language',
    telugu: 'భాష',
    grade: 2,
    explanations: [
      {
        en: 'A language is what people use to share their thoughts, by speaking, writing or signing. In India more than eighty million people call Telugu their mother tongue.',
        te: 'మనసులోని ఆలోచనను మాటతో, రాతతో లేదా సైగతో పంచుకోవడానికి వాడేది భాష. భారతదేశంలో ఎనిమిది కోట్ల మందికి పైగా తెలుగు మాతృభాష.',
      },
      {
        en: 'Children can learn two or three languages at the same time. Anita speaks Telugu at home, Hindi with friends and English at school.',
        te: 'పిల్లలు రెండు మూడు భాషలు ఒకేసారి నేర్చుకోగలరు. అనిత ఇంట్లో తెలుగు, స్నేహితులతో హిందీ, బడిలో ఇంగ్లీషు మాట్లాడుతుంది.',
      },
      {
        en: 'Languages borrow from each other: Telugu took bus and cricket from English, and English took many words from India. Kiran is making a list of such words.',
        te: 'భాషలు ఒకదాని నుంచి ఒకటి మాటలు తీసుకుంటాయి: బస్సు, క్రికెట్ ఇంగ్లీషు భాష నుంచి వచ్చాయి; ఇంగ్లీషు కూడా భారతదేశం నుంచి ఎన్నో మాటలు తీసుకుంది. కిరణ్ వాటి జాబితా రాస్తున్నాడు.',
      },
    ],
    sentence: { en: 'Telugu is a sweet language.', te: 'తెలుగు తియ్యని భాష.' },
  },
  {
    english: 'poem',
    telugu: 'పద్యం',
    grade: 2,
    alsoEnglish: ['verse'],
    alsoTelugu: ['కవిత'],
    explanations: [
      {
        en: 'A poem is made of lines with a beat; a Telugu padyam follows fixed rules. I know by heart a poem by Vemana that ends with his name.',
        te: 'ఒక నియమం ప్రకారం లయగా సాగే కవిత పద్యం. వినుర వేమ అని ముగిసే వేమన పద్యం ఒకటి నాకు కంఠతా వచ్చు.',
      },
      {
        en: 'A satakam holds a hundred poems or more, and each has a full meaning of its own. Sita learns one poem a week from the Sumati Satakam.',
        te: 'శతకంలో వంద లేదా అంతకు మించి పద్యాలు ఉంటాయి; ఒక్కో పద్యానికీ విడిగా పూర్తి అర్థం ఉంటుంది. సీత సుమతీ శతకం నుంచి వారానికి ఒక పద్యం నేర్చుకుంటుంది.',
      },
      {
        en: 'A modern poem without fixed rules is a kavita; a padyam is made for the ear, and its beat helps you remember. Gopi learns line by line, walking up and down.',
        te: 'నియమాలు లేకుండా రాసే నేటి పద్యాన్ని కవిత అంటారు; పద్యం వినడానికి పుట్టింది, లయ వల్ల త్వరగా గుర్తుంటుంది. గోపి అటూ ఇటూ నడుస్తూ ఒక్కో పాదం నేర్చుకుంటాడు.',
      },
    ],
    sentence: { en: 'I will recite a poem.', te: 'నేను ఒక పద్యం చెప్తాను.' },
  },
  {
    english: 'picture',
    telugu: 'చిత్రం',
    grade: 2,
    emoji: '🖼️',
    alsoEnglish: ['drawing'],
    alsoTelugu: ['బొమ్మ'],
    explanations: [
      {
        en: 'A picture shows us what a thing looks like; it may be drawn, painted or taken with a camera. I drew a picture of our village pond with a crane in it.',
        te: 'ఏదైనా ఎలా ఉంటుందో చూపే బొమ్మ చిత్రం; దాన్ని గీయవచ్చు, కెమెరాతో తీయవచ్చు. నేను మా ఊరి చెరువు, అందులో ఒక కొంగ ఉన్న చిత్రం గీశాను.',
      },
      {
        en: 'In caves at Bhimbetka there are pictures of animals and dancers many thousands of years old. Raju saw that people have always liked to draw.',
        te: 'భీంబెట్కా గుహల్లో వేల ఏళ్ల కిందట గీసిన జంతువుల, నాట్యం చేసే మనుషుల చిత్రాలు ఉన్నాయి. మనుషులకు ఎప్పటి నుంచో బొమ్మలంటే ఇష్టమని రాజుకు తెలిసింది.',
      },
      {
        en: 'A picture says a lot without words, so road signs are pictures. Even in Japan Meena understood them all.',
        te: 'చిత్రం మాటలు లేకుండానే విషయం చెప్తుంది; అందుకే రోడ్ల మీది గుర్తులు చిత్రాలుగా ఉంటాయి. జపాన్ వెళ్లినప్పుడు కూడా మీనాకు అవన్నీ అర్థమయ్యాయి.',
      },
    ],
    sentence: { en: 'There is a picture on the wall.', te: 'గోడ మీద ఒక చిత్రం ఉంది.' },
  },
  {
    english: 'map',
    telugu: 'పటం',
    grade: 3,
    emoji: '🗺️',
    explanations: [
      {
        en: 'A map is a drawing of land as if seen from above, with its towns, roads and rivers. I found Hyderabad on the map of India.',
        te: 'ఊళ్లు, దారులు, నదులను పైనుంచి చూసినట్టు చూపే చిత్రం పటం. భారతదేశ పటంలో నేను హైదరాబాద్‌ను గుర్తించాను.',
      },
      {
        en: 'On most maps north is at the top, and a small scale tells how much one centimeter stands for. Kiran measured: twelve centimeters to Chennai.',
        te: 'చాలా పటాల్లో పైభాగం ఉత్తరం; ఒక సెంటీమీటరు ఎంత దూరమో కూడా రాసి ఉంటుంది. కిరణ్ కొలిస్తే పటంలో చెన్నై పన్నెండు సెంటీమీటర్ల దూరంలో ఉంది.',
      },
      {
        en: 'Colors help us to read a map: blue for water, green for low land, brown for mountains. Lata found the Eastern Ghats by their color.',
        te: 'రంగుల వల్ల పటం సులువుగా అర్థమవుతుంది: నీటికి నీలం, పల్లపు నేలకు ఆకుపచ్చ, కొండలకు గోధుమ రంగు. లత తూర్పు కనుమలను రంగు చూసే గుర్తుపట్టింది.',
      },
    ],
    sentence: { en: 'This is a map of our district.', te: 'ఇది మా జిల్లా పటం.' },
  },
  {
    english: 'page',
    telugu: 'పేజీ',
    grade: 1,
    emoji: '📄',
    alsoTelugu: ['పుట'],
    explanations: [
      {
        en: 'A page is one side of a sheet in a book. I marked page twenty with a peacock feather.',
        te: 'పుస్తకంలోని కాగితానికి ఒక వైపును పేజీ అంటాం. నేను ఇరవయ్యో పేజీలో గుర్తుగా నెమలి ఈక పెట్టుకున్నాను.',
      },
      {
        en: 'Each sheet has two pages, one on either side. In Chinnu’s book a page was torn out, and he made up that part of the story.',
        te: 'ఒక కాగితానికి రెండు వైపులా రెండు పేజీలు ఉంటాయి. చిన్ను పుస్తకంలో ఒక పేజీ చిరిగిపోతే అక్కడి కథను అతడే ఊహించుకున్నాడు.',
      },
      {
        en: 'We do not fold the corner of a page to mark our place; a leaf, a thread or a ticket is kinder. Padma uses a dried peepal leaf.',
        te: 'గుర్తు కోసం పేజీ మూల మడవకూడదు; ఒక ఆకో దారమో టికెట్టో పెట్టుకోవచ్చు. పద్మ ఎండిన రావి ఆకు పెట్టుకుంటుంది.',
      },
    ],
    sentence: { en: 'Turn the page.', te: 'పేజీ తిప్పు.' },
  },
  {
    english: 'sentence',
    telugu: 'వాక్యం',
    grade: 2,
    explanations: [
      {
        en: 'A sentence is a row of words that tells a whole thought. In amma pata padindi, which means Mother sang a song, the verb comes last.',
        te: 'పూర్తి అర్థం చెప్పే పదాల వరుస వాక్యం. అమ్మ పాట పాడింది అనే వాక్యంలో క్రియ చివర వచ్చింది.',
      },
      {
        en: 'A full stop ends a sentence, a question mark asks, an exclamation mark calls out. Ravi read “You came.” “Did you come?” “You came!” and all laughed.',
        te: 'వాక్యం చివర చుక్క పెడతాం; అడిగితే ప్రశ్న గుర్తు, ఆశ్చర్యపడితే ఆశ్చర్యార్థకం పెడతాం. “వచ్చావు.” “వచ్చావా?” “వచ్చావు!” అని రవి చదివితే అందరూ నవ్వారు.',
      },
      {
        en: 'In Telugu there are sentences without a verb: idi na pustakam, this is my book. Anita told this to her friend in London.',
        te: 'తెలుగులో క్రియ లేకుండా కూడా వాక్యం ఉంటుంది: ఇది నా పుస్తకం. లండన్‌లో ఉన్న స్నేహితురాలికి అనిత ఈ విషయం చెప్పింది.',
      },
    ],
    sentence: { en: 'Read this sentence.', te: 'ఈ వాక్యం చదువు.' },
  },
  {
    english: 'meaning',
    telugu: 'అర్థం',
    grade: 2,
    explanations: [
      {
        en: 'The meaning of a word is what it stands for. In the dictionary I found the meaning of vennela: the light of the moon.',
        te: 'ఒక మాట దేన్ని సూచిస్తుందో అదే దాని అర్థం. వెన్నెల అంటే చంద్రుడి వెలుగు అని నిఘంటువులో చూశాను.',
      },
      {
        en: 'One word can have several meanings: in Telugu palu is milk, and also a share. The sentence around it tells the right meaning.',
        te: 'ఒకే మాటకు చాలా అర్థాలు ఉండవచ్చు: పాలు అంటే తాగేవి కావచ్చు, వాటా కావచ్చు. వాక్యాన్ని బట్టి సరైన అర్థం తెలుస్తుంది.',
      },
      {
        en: 'When a new word comes, guess its meaning from the words beside it, then look it up. Sita guessed eight out of ten in her last book.',
        te: 'కొత్త మాట వస్తే పక్కనున్న మాటలను బట్టి అర్థం ఊహించి, తర్వాత నిఘంటువులో చూడాలి. సీత పదింటిలో ఎనిమిది అర్థాలు సరిగ్గా ఊహించింది.',
      },
    ],
    sentence: { en: 'I do not know its meaning.', te: 'నాకు దీని అర్థం తెలియదు.' },
  },
];
