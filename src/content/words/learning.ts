import type { Word } from './word';

export const learning: readonly Word[] = [
  {
    english: 'education',
    telugu: 'చదువు',
    grade: 2,
    alsoEnglish: ['studies'],
    alsoTelugu: ['విద్య'],
    explanations: [
      {
        en: 'Education is all that we learn at school, at home and from books. Grandmother says that education is a lamp nobody can blow out.',
        te: 'బడిలో, ఇంట్లో, పుస్తకాల నుంచి నేర్చుకునేదంతా చదువు. చదువు ఎవరూ ఆర్పలేని దీపమని నానమ్మ అంటారు.',
      },
      {
        en: 'Money can be stolen, but education cannot. Savitribai Phule opened schools for girls in Pune, at a time when girls had no schooling.',
        te: 'డబ్బును దొంగిలించగలరు కానీ చదువును దొంగిలించలేరు. ఆడపిల్లలకు చదువు అందని కాలంలో సావిత్రీబాయి ఫూలే పుణెలో వాళ్లకు బడులు తెరిచారు.',
      },
      {
        en: 'Education has no age. Raju’s grandfather learned to read at sixty, and now he reads the newspaper to his friends.',
        te: 'చదువుకు వయసు లేదు. రాజు వాళ్ల తాతయ్య అరవై ఏళ్ల వయసులో చదవడం నేర్చుకున్నారు; ఇప్పుడు స్నేహితులకు పేపరు చదివి వినిపిస్తారు.',
      },
    ],
    sentence: { en: 'Education is everyone’s right.', te: 'చదువు అందరి హక్కు.' },
  },
  {
    english: 'knowledge',
    telugu: 'జ్ఞానం',
    grade: 5,
    explanations: [
      {
        en: 'Knowledge is what we know and understand. Books gave Anita a lot of knowledge about the sea.',
        te: 'మనం తెలుసుకుని అర్థం చేసుకున్నదే జ్ఞానం. పుస్తకాల వల్ల అనితకు సముద్రం గురించి ఎంతో జ్ఞానం వచ్చింది.',
      },
      {
        en: 'Shared knowledge grows: when we teach someone, we understand better ourselves. Kiran explained the moon to his brother and found out what he did not know.',
        te: 'పంచుకునే కొద్దీ జ్ఞానం పెరుగుతుంది; ఇంకొకరికి చెప్తే మనకే బాగా అర్థమవుతుంది. కిరణ్ తమ్ముడికి చంద్రుడి గురించి చెప్తూ తనకు తెలియనిది ఏమిటో తెలుసుకున్నాడు.',
      },
      {
        en: 'Reading about swimming does not make a swimmer; knowledge must be used. So Father took Gopi to the river, held him and taught him.',
        te: 'ఈత గురించి పుస్తకంలో చదివితే ఈత రాదు; జ్ఞానాన్ని ఆచరణలో పెట్టాలి. అందుకే నాన్న గోపిని నదికి తీసుకెళ్లి పట్టుకుని ఈత నేర్పారు.',
      },
    ],
    sentence: { en: 'Knowledge grows by reading.', te: 'చదివితే జ్ఞానం పెరుగుతుంది.' },
  },
  {
    english: 'subject',
    telugu: 'సబ్జెక్టు',
    grade: 3,
    alsoEnglish: ['school subject'],
    alsoTelugu: ['పాఠ్యాంశం'],
    explanations: [
      {
        en: 'A subject is one of the things we study at school, such as Telugu, mathematics or science. My favorite subject is Telugu.',
        te: 'బడిలో చదివే తెలుగు, గణితం, సైన్సు లాంటివాటిలో ఒక్కోదాన్ని సబ్జెక్టు అంటారు. నాకు బాగా ఇష్టమైన సబ్జెక్టు తెలుగు.',
      },
      {
        en: 'Subjects help one another: maps need numbers, and sums need reading. Meena measured a river on the map and did two subjects at once.',
        te: 'ఒక సబ్జెక్టు ఇంకో సబ్జెక్టుకు సాయపడుతుంది: పటానికి అంకెలు కావాలి, లెక్కలకు చదవడం రావాలి. మీనా పటంలో నది పొడవు కొలిచి రెండు సబ్జెక్టులూ ఒకేసారి చదివింది.',
      },
      {
        en: 'Each day of the week has its own order of subjects, called a timetable. Ravi packed his bag by it last night.',
        te: 'వారంలో ఏ రోజు ఏ సబ్జెక్టు ఎప్పుడో తెలిపే పట్టికను టైంటేబుల్ అంటారు. రవి నిన్న రాత్రి దాన్ని చూసే పుస్తకాలు సర్దుకున్నాడు.',
      },
    ],
    sentence: { en: 'Which subject do you like?', te: 'నీకు ఏ సబ్జెక్టు ఇష్టం?' },
  },
  {
    english: 'student',
    telugu: 'విద్యార్థి',
    grade: 2,
    alsoEnglish: ['pupil'],
    explanations: [
      {
        en: 'A student is someone who learns at a school or college. Each student of our class planted a sapling.',
        te: 'బడిలోనో కళాశాలలోనో చదువుకునేవారిని విద్యార్థి అంటారు. మా తరగతి విద్యార్థులందరూ తలా ఒక మొక్క నాటారు.',
      },
      {
        en: 'In Telugu a boy is vidyarthi and a girl vidyarthini; both mean one who seeks learning. Lata is a vidyarthini of the fifth class.',
        te: 'విద్యను కోరేవారు అని విద్యార్థి అనే మాటకు అర్థం; అమ్మాయిని విద్యార్థిని అంటారు. లత ఐదో తరగతి విద్యార్థిని.',
      },
      {
        en: 'Grown-ups can be students as well. Padma’s mother is a student again, and the two of them do their homework at one table.',
        te: 'పెద్దవాళ్లు కూడా విద్యార్థులు కావచ్చు. పద్మ వాళ్ల అమ్మ మళ్లీ చదువుకుంటోంది; ఇద్దరూ ఒకే బల్ల దగ్గర ఇంటిపని చేసుకుంటారు.',
      },
    ],
    sentence: { en: 'Ravi is a good student.', te: 'రవి మంచి విద్యార్థి.' },
  },
  {
    english: 'number',
    telugu: 'సంఖ్య',
    grade: 2,
    alsoTelugu: ['నంబరు'],
    explanations: [
      {
        en: 'A number tells how many there are: five, twenty, a hundred. The number of children in our class is thirty-two.',
        te: 'ఎన్ని ఉన్నాయో తెలిపేది సంఖ్య: ఐదు, ఇరవై, వంద లాంటివి. మా తరగతిలో పిల్లల సంఖ్య ముప్పై రెండు.',
      },
      {
        en: 'Numbers never end: to the biggest one you can think of, you may still add one. Sita and Kiran tried it until they fell asleep.',
        te: 'సంఖ్యలకు అంతు లేదు; ఎంత పెద్ద సంఖ్య చెప్పినా దానికి ఇంకొకటి కలపవచ్చు. సీత, కిరణ్ అలా చెప్పుకుంటూనే నిద్రపోయారు.',
      },
      {
        en: 'A number can also be a name, as on a bus or a house. We wait for bus number 10, and Grandmother lives at number 42.',
        te: 'బస్సుకో ఇంటికో గుర్తుగా కూడా సంఖ్య వాడతాం; దాన్ని నంబరు అంటాం. మేము 10 నంబరు బస్సు కోసం ఎదురుచూస్తాం, నానమ్మ ఇంటి నంబరు 42.',
      },
    ],
    sentence: { en: 'Write a bigger number.', te: 'ఇంకా పెద్ద సంఖ్య రాయి.' },
  },
  {
    english: 'digit',
    telugu: 'అంకె',
    grade: 2,
    alsoEnglish: ['numeral'],
    explanations: [
      {
        en: 'A digit is one of the ten signs from 0 to 9 with which we write numbers. The number 47 has two digits.',
        te: 'సంఖ్యలు రాయడానికి వాడే 0 నుంచి 9 వరకు పది గుర్తుల్లో ఒక్కోదాన్ని అంకె అంటారు. 47 అనే సంఖ్యలో రెండు అంకెలు ఉన్నాయి.',
      },
      {
        en: 'The place of a digit gives it its worth: in 25 the 2 means twenty, in 52 only two. Gopi mixed up the two digits, and the price more than doubled.',
        te: 'అంకె ఉన్న స్థానాన్ని బట్టి దాని విలువ మారుతుంది: 25లో 2 అంటే ఇరవై, 52లో రెండే. గోపి రెండు అంకెలూ తారుమారు చేస్తే ధర రెట్టింపు దాటింది.',
      },
      {
        en: 'Telugu has digits of its own, which you can still see in old books and almanacs. Grandfather taught me to write my age in them.',
        te: 'తెలుగుకు సొంత అంకెలు ఉన్నాయి; పాత పుస్తకాల్లో, పంచాంగాల్లో అవి కనిపిస్తాయి. తాతయ్య నా వయసును తెలుగు అంకెల్లో రాయడం నేర్పారు.',
      },
    ],
    sentence: { en: 'Which digit is this?', te: 'ఇది ఏ అంకె?' },
  },
  {
    english: 'addition',
    telugu: 'కూడిక',
    grade: 2,
    emoji: '➕',
    alsoEnglish: ['adding'],
    alsoTelugu: ['సంకలనం'],
    opposite: 'subtraction',
    explanations: [
      {
        en: 'Addition is putting numbers together to see how many they make. Two mangoes and three mangoes are five: that is addition.',
        te: 'సంఖ్యలను కలిపి మొత్తం ఎంతో తెలుసుకోవడం కూడిక. రెండు మామిడి పండ్లు, మూడు మామిడి పండ్లు కలిపితే ఐదు: ఇదే కూడిక.',
      },
      {
        en: 'In addition the order does not matter: 4 and 6 make the same as 6 and 4. Lata tried it with beads and got ten both times.',
        te: 'కూడికలో వరుస ఎలా ఉన్నా పర్వాలేదు: 4, 6 కలిపినా 6, 4 కలిపినా ఒకటే. లత పూసలతో చేసి చూస్తే రెండుసార్లూ పది వచ్చింది.',
      },
      {
        en: 'When the digits of one column make more than nine, we carry one to the next column. Raju forgot to carry, and his sum came out ten too small.',
        te: 'ఒక నిలువు వరుసలోని అంకెల మొత్తం తొమ్మిది దాటితే పక్క వరుసకు ఒకటి చేర్చాలి. రాజు కూడికలో అది మరిచిపోతే జవాబు పది తక్కువ వచ్చింది.',
      },
    ],
    sentence: { en: 'This addition is easy.', te: 'ఈ కూడిక సులువు.' },
  },
  {
    english: 'subtraction',
    telugu: 'తీసివేత',
    grade: 2,
    emoji: '➖',
    alsoTelugu: ['వ్యవకలనం'],
    opposite: 'addition',
    explanations: [
      {
        en: 'Subtraction is taking a number away and seeing what is left. Seven laddus less two laddus are five: that is subtraction.',
        te: 'ఒక సంఖ్య నుంచి ఇంకో సంఖ్యను తీసేసి ఎంత మిగిలిందో తెలుసుకోవడం తీసివేత. ఏడు లడ్డూల్లో రెండు తీసేస్తే ఐదు: ఇదే తీసివేత.',
      },
      {
        en: 'It also tells how much more one has than another. Meena has 12 shells and Chinnu 8, so she has four more.',
        te: 'ఒకరి దగ్గర ఇంకొకరి కంటే ఎన్ని ఎక్కువ ఉన్నాయో కూడా తీసివేత చెప్తుంది. మీనా దగ్గర 12 గవ్వలు, చిన్ను దగ్గర 8; అంటే ఆమె దగ్గర నాలుగు ఎక్కువ.',
      },
      {
        en: 'To check a subtraction, add what is left to what you took away: the first number must come back. So Anita finds her own mistakes.',
        te: 'తీసివేత సరైనదేనా అని చూడాలంటే మిగిలినదానికి తీసినదాన్ని కలపాలి; మొదటి సంఖ్య రావాలి. అనిత తన తప్పులను అలాగే కనుక్కుంటుంది.',
      },
    ],
    sentence: { en: 'I know subtraction.', te: 'నాకు తీసివేత వచ్చు.' },
  },
  {
    english: 'multiplication',
    telugu: 'గుణకారం',
    grade: 3,
    emoji: '✖️',
    alsoTelugu: ['హెచ్చవేత'],
    opposite: 'division',
    explanations: [
      {
        en: 'Multiplication is adding the same number again and again, the quick way. Three boxes of four pencils are twelve: that is multiplication.',
        te: 'ఒకే సంఖ్యను మళ్లీ మళ్లీ కలపడానికి సులువైన దారి గుణకారం. నాలుగేసి పెన్సిళ్లు ఉన్న మూడు పెట్టెల్లో పన్నెండు పెన్సిళ్లు: ఇదే గుణకారం.',
      },
      {
        en: 'Anything multiplied by one stays as it is, and anything by zero becomes zero. “A thousand boxes with nothing in them hold nothing,” laughed Kiran.',
        te: 'గుణకారంలో ఏ సంఖ్యనైనా ఒకటితో గుణిస్తే మారదు, సున్నాతో గుణిస్తే సున్నా వస్తుంది. “వెయ్యి ఖాళీ పెట్టెల్లో ఉన్నది సున్నా” అని కిరణ్ నవ్వాడు.',
      },
      {
        en: 'Chairs in rows are quickly counted with it: 6 rows of 8 make 48. Padma counted the whole hall in a moment.',
        te: 'వరుసలుగా ఉన్న కుర్చీలను గుణకారంతో త్వరగా లెక్కపెట్టవచ్చు: 8 కుర్చీలున్న 6 వరుసలంటే 48. పద్మ క్షణంలో హాలు మొత్తం లెక్కపెట్టింది.',
      },
    ],
    sentence: { en: 'This is multiplication.', te: 'ఇది గుణకారం.' },
  },
  {
    english: 'division',
    telugu: 'భాగహారం',
    grade: 3,
    emoji: '➗',
    opposite: 'multiplication',
    explanations: [
      {
        en: 'Division is sharing a number in equal parts. Twelve biscuits among four children are three each: that is division.',
        te: 'ఒక సంఖ్యను సమాన భాగాలుగా పంచడం భాగహారం. పన్నెండు బిస్కెట్లను నలుగురికి పంచితే తలా మూడు: ఇదే భాగహారం.',
      },
      {
        en: 'In division a little is sometimes left over, called the remainder. Ten marbles for three friends: three each, and one stays with Ravi.',
        te: 'భాగహారంలో కొన్నిసార్లు కొంత మిగులుతుంది; దాన్ని శేషం అంటారు. పది గోళీలను ముగ్గురికి పంచితే తలా మూడు, ఒకటి రవి దగ్గర మిగిలింది.',
      },
      {
        en: 'Nothing can be divided by zero: among no children you cannot share out sweets. Sita could not imagine it and laughed.',
        te: 'సున్నాతో భాగహారం చేయలేం; పిల్లలే లేకపోతే మిఠాయిలు ఎవరికి పంచుతాం? సీత అది ఊహించలేక నవ్వేసింది.',
      },
    ],
    sentence: { en: 'We learned division today.', te: 'ఈ రోజు మేము భాగహారం నేర్చుకున్నాం.' },
  },
  {
    english: 'multiplication table',
    telugu: 'ఎక్కం',
    grade: 2,
    alsoEnglish: ['times table'],
    explanations: [
      {
        en: 'A multiplication table lists what a number makes with one, two, three and so on. I know the multiplication table of five by heart.',
        te: 'ఒక సంఖ్యను ఒకటి, రెండు, మూడుతో వరుసగా గుణిస్తే ఎంత వస్తుందో చెప్పే పట్టిక ఎక్కం. ఐదో ఎక్కం నాకు కంఠతా వచ్చు.',
      },
      {
        en: 'Children in Telugu schools say it aloud like a song: two ones are two, two twos are four. From our street you can hear the whole class.',
        te: 'తెలుగు బడుల్లో పిల్లలు ఎక్కాన్ని పాటలా చదువుతారు: రెండు ఒకట్లు రెండు, రెండు రెళ్లు నాలుగు. మా వీధిలోకి తరగతి అంతా చదవడం వినిపిస్తుంది.',
      },
      {
        en: 'The table of nine has a secret: the two digits always add up to nine, as in 18, 27, 36. Gopi found it out by himself.',
        te: 'తొమ్మిదో ఎక్కంలో ఒక రహస్యం ఉంది: 18, 27, 36 లాగా రెండు అంకెలు కలిపితే తొమ్మిదే. గోపి దాన్ని తనంతట తానే కనిపెట్టాడు.',
      },
    ],
    sentence: { en: 'Say the multiplication table of four.', te: 'నాలుగో ఎక్కం చెప్పు.' },
  },
  {
    english: 'sum',
    telugu: 'మొత్తం',
    grade: 3,
    alsoEnglish: ['total'],
    explanations: [
      {
        en: 'The sum is the number we get when we add. The sum of six and four is ten.',
        te: 'సంఖ్యలను కలిపితే వచ్చేది మొత్తం. ఆరు, నాలుగు కలిపితే మొత్తం పది.',
      },
      {
        en: 'On a bill the sum stands at the bottom, under a line. Father pointed to it and counted out the money.',
        te: 'బిల్లులో మొత్తం అన్నిటికంటే చివర, గీత కింద ఉంటుంది. నాన్న అది చూసి డబ్బు లెక్కపెట్టి ఇచ్చారు.',
      },
      {
        en: 'In Telugu the same word also means the whole of something. Chinnu ate the whole papaya and would not say so.',
        te: 'ఏదైనా అంతా అని చెప్పడానికి కూడా మొత్తం అంటాం. చిన్ను బొప్పాయి మొత్తం తినేసి ఏమీ తెలియనట్టు కూర్చున్నాడు.',
      },
    ],
    sentence: { en: 'What is the sum?', te: 'మొత్తం ఎంత?' },
  },
  {
    english: 'even number',
    telugu: 'సరి సంఖ్య',
    grade: 4,
    opposite: 'odd number',
    explanations: [
      {
        en: 'An even number can be shared in two equal halves, like 2, 4, 6 or 8. Ten is an even number, for ten shoes make five pairs.',
        te: '2, 4, 6, 8 లాగా రెండు సమాన భాగాలుగా పంచగలిగే సంఖ్య సరి సంఖ్య. పది బూట్లు ఐదు జతలు అవుతాయి, కాబట్టి పది సరి సంఖ్య.',
      },
      {
        en: 'It always ends in 0, 2, 4, 6 or 8, however long it is. At one look Anita knew that 1,23,456 is even.',
        te: 'ఎంత పెద్ద సరి సంఖ్య అయినా 0, 2, 4, 6, 8లో ఒకదానితో ముగుస్తుంది. 1,23,456 సరి సంఖ్య అని అనిత చూడగానే చెప్పింది.',
      },
      {
        en: 'In many streets the houses on one side have even numbers. So Raju looked for number 18 only on the left.',
        te: 'చాలా వీధుల్లో ఒక వైపు ఇళ్లన్నిటికీ సరి సంఖ్యలే ఉంటాయి. అందుకే రాజు 18 నంబరు ఇంటిని ఎడమ వైపే వెతికాడు.',
      },
    ],
    sentence: { en: 'Eight is an even number.', te: 'ఎనిమిది సరి సంఖ్య.' },
  },
  {
    english: 'odd number',
    telugu: 'బేసి సంఖ్య',
    grade: 4,
    opposite: 'even number',
    explanations: [
      {
        en: 'An odd number leaves one over when we make pairs, like 1, 3, 5 or 7. Seven is an odd number.',
        te: '1, 3, 5, 7 లాగా జతలు కడితే ఒకటి మిగిలే సంఖ్య బేసి సంఖ్య. ఏడు ఒక బేసి సంఖ్య.',
      },
      {
        en: 'Two odd numbers together make an even one, for the two left over become a pair. Lata tried 3 and 5 and got 8.',
        te: 'రెండు బేసి సంఖ్యలు కలిపితే సరి సంఖ్య వస్తుంది; మిగిలిన రెండూ ఒక జత అవుతాయి. లత 3, 5 కలిపితే 8 వచ్చింది.',
      },
      {
        en: 'We were an odd number of children, so one had no partner in the dance. Then the teacher joined in.',
        te: 'మేము బేసి సంఖ్యలో ఉన్నాం కాబట్టి డాన్సులో ఒకరికి జత దొరకలేదు. అప్పుడు టీచరే మాతో కలిశారు.',
      },
    ],
    sentence: { en: 'Nine is an odd number.', te: 'తొమ్మిది బేసి సంఖ్య.' },
  },
  {
    english: 'quarter',
    telugu: 'పావు',
    grade: 3,
    alsoEnglish: ['one fourth'],
    alsoTelugu: ['నాలుగో వంతు'],
    explanations: [
      {
        en: 'A quarter is one of four equal parts. Mother cut the apple in four and gave me a quarter.',
        te: 'నాలుగు సమాన భాగాల్లో ఒకటి పావు. అమ్మ ఆపిల్‌ను నాలుగు ముక్కలు చేసి నాకు పావు ఇచ్చింది.',
      },
      {
        en: 'A quarter of an hour is fifteen minutes. When the big hand is on 3, it is a quarter past.',
        te: 'పావు గంట అంటే పదిహేను నిమిషాలు. పెద్ద ముల్లు 3 మీద ఉంటే గంట దాటి పావు గంట అయిందని అర్థం.',
      },
      {
        en: 'Two quarters make a half, and three make what Telugu calls muppavu. Ravi ate muppavu of the watermelon: one piece was left for his sister.',
        te: 'రెండు పావులు కలిస్తే సగం, మూడు పావులు కలిస్తే ముప్పావు. రవి పుచ్చకాయలో ముప్పావు తినేశాడు; చెల్లికి ఒక్క ముక్కే మిగిలింది.',
      },
    ],
    sentence: { en: 'Give me a quarter kilo.', te: 'నాకు పావు కిలో ఇవ్వండి.' },
  },
  {
    english: 'shape',
    telugu: 'ఆకారం',
    grade: 2,
    alsoEnglish: ['form'],
    alsoTelugu: ['ఆకృతి'],
    explanations: [
      {
        en: 'The shape of a thing is how its outside looks: round, square, long. The shape of an egg is round, but it is not like a ball.',
        te: 'ఒక వస్తువు గుండ్రంగా ఉందో, చదరంగా ఉందో, పొడవుగా ఉందో తెలిపేది ఆకారం. గుడ్డు ఆకారం గుండ్రమే కానీ బంతిలా ఉండదు.',
      },
      {
        en: 'Clouds change their shape from moment to moment. Meena saw a camel, then a ship, and at last a curtain of mist.',
        te: 'మేఘాలు క్షణక్షణానికీ ఆకారం మార్చుకుంటాయి. మీనాకు ముందు ఒంటె, తర్వాత ఓడ, చివరికి మంచు తెర కనిపించాయి.',
      },
      {
        en: 'Water has no shape of its own; it takes that of the pot. Kiran poured it from a glass into a bottle and saw it grow tall.',
        te: 'నీటికి సొంత ఆకారం లేదు; పోసిన పాత్ర ఆకారమే వస్తుంది. కిరణ్ గ్లాసులోని నీటిని సీసాలో పోస్తే అది పొడవుగా మారింది.',
      },
    ],
    sentence: { en: 'What shape is this?', te: 'ఇది ఏ ఆకారం?' },
  },
  {
    english: 'line',
    telugu: 'గీత',
    grade: 2,
    alsoTelugu: ['రేఖ'],
    explanations: [
      {
        en: 'A line is a long thin mark, drawn with a pencil or a stick. I drew a straight line with my ruler.',
        te: 'పెన్సిల్‌తోనో పుల్లతోనో గీసిన సన్నని పొడవైన గుర్తు గీత. నేను స్కేలు పెట్టి తిన్నని గీత గీశాను.',
      },
      {
        en: 'Lines may be upright, slanting or curved, and Telugu letters are mostly curved ones. Sita filled a page with little waves, then wrote her name.',
        te: 'గీతలు నిలువుగా, ఏటవాలుగా, వంకరగా ఉండవచ్చు; తెలుగు అక్షరాల్లో ఎక్కువగా వంపు గీతలే ఉంటాయి. సీత పేజీ నిండా అలలు గీశాక తన పేరు రాసింది.',
      },
      {
        en: 'There are lines in our palms too, and no two people have the same. Chinnu looked long at his hand and said there was an English letter in it.',
        te: 'మన అరచేతిలో కూడా గీతలు ఉంటాయి; ఏ ఇద్దరి గీతలూ ఒకేలా ఉండవు. చిన్ను తన చేతిని చాలాసేపు చూసి అందులో ఇంగ్లీషు అక్షరం ఒకటి ఉందన్నాడు.',
      },
    ],
    sentence: { en: 'This line is crooked.', te: 'ఈ గీత వంకరగా ఉంది.' },
  },
  {
    english: 'circle',
    telugu: 'వృత్తం',
    grade: 3,
    emoji: '⭕',
    explanations: [
      {
        en: 'A circle is a perfectly round shape, like a bangle or the full moon. I laid a bangle on paper and drew a circle round it.',
        te: 'గాజులా, నిండు చంద్రుడిలా గుండ్రంగా ఉండే ఆకారం వృత్తం. కాగితం మీద గాజు పెట్టి చుట్టూ వృత్తం గీశాను.',
      },
      {
        en: 'Every point of a circle is equally far from its middle. Raju tied chalk to a string, held one end still and drew a big one.',
        te: 'వృత్తం మీద ఏ చోటైనా మధ్య బిందువుకు ఒకే దూరంలో ఉంటుంది. రాజు తాడుకు సుద్దముక్క కట్టి, ఒక కొస కదలకుండా పట్టుకుని పెద్ద వృత్తం గీశాడు.',
      },
      {
        en: 'A circle has no corner, no beginning and no end, so wheels roll smoothly. Padma rolled a plate and a box down the slope, and the plate won.',
        te: 'వృత్తానికి మూలలు లేవు, మొదలూ చివరా లేవు; అందుకే చక్రాలు సాఫీగా దొర్లుతాయి. పద్మ వాలులో పళ్లేన్నీ పెట్టెనూ దొర్లిస్తే పళ్లెమే గెలిచింది.',
      },
    ],
    sentence: { en: 'I drew a big circle.', te: 'నేను ఒక పెద్ద వృత్తం గీశాను.' },
  },
  {
    english: 'square',
    telugu: 'చతురస్రం',
    grade: 3,
    explanations: [
      {
        en: 'A square has four equal sides and four equal corners. Each little box of a chessboard is a square.',
        te: 'నాలుగు సమాన భుజాలు, నాలుగు సమాన కోణాలు ఉన్న ఆకారం చతురస్రం. చదరంగం బల్ల మీది ప్రతి గడీ ఒక చతురస్రం.',
      },
      {
        en: 'Fold a square from corner to corner, and you get a triangle. That is how Lata begins her paper boat.',
        te: 'చతురస్రాన్ని మూల నుంచి మూలకు మడిస్తే త్రిభుజం వస్తుంది. లత కాగితం పడవ చేయడం అలాగే మొదలుపెడుతుంది.',
      },
      {
        en: 'Four small squares laid together make one big square. Gopi laid one out of nine and one out of sixteen.',
        te: 'నాలుగు చిన్న చతురస్రాలను కలిపి పెడితే ఒక పెద్ద చతురస్రం అవుతుంది. గోపి తొమ్మిదితో ఒకటి, పదహారుతో ఒకటి పేర్చాడు.',
      },
    ],
    sentence: { en: 'This is a square.', te: 'ఇది చతురస్రం.' },
  },
  {
    english: 'triangle',
    telugu: 'త్రిభుజం',
    grade: 3,
    emoji: '🔺',
    explanations: [
      {
        en: 'A triangle is a shape with three sides and three corners. The sail of my toy boat is a triangle.',
        te: 'మూడు భుజాలు, మూడు కోణాలు ఉన్న ఆకారం త్రిభుజం. నా బొమ్మ పడవ తెరచాప ఒక త్రిభుజం.',
      },
      {
        en: 'In Sanskrit tri is three and bhuja is arm or side, and so the shape got its Telugu name. Ravi found tri in other words too, and showed the class.',
        te: 'సంస్కృతంలో త్రి అంటే మూడు, భుజం అంటే చెయ్యి లేదా పక్క; అలా త్రిభుజం అనే పేరు వచ్చింది. త్రి ఉన్న ఇంకొన్ని మాటలు కూడా రవి వెతికి తరగతిలో చూపించాడు.',
      },
      {
        en: 'A triangle is a very strong shape; push it, and it does not lean over. So there are triangles in bridges and towers; Anita saw them in the Eiffel Tower in Paris.',
        te: 'త్రిభుజం చాలా బలమైన ఆకారం; తోసినా వంగిపోదు. అందుకే వంతెనల్లో, టవర్లలో త్రిభుజాలు కనిపిస్తాయి; అనిత వాటిని పారిస్ ఈఫిల్ టవర్‌లో చూసింది.',
      },
    ],
    sentence: { en: 'Draw a triangle.', te: 'ఒక త్రిభుజం గియ్యి.' },
  },
  {
    english: 'rectangle',
    telugu: 'దీర్ఘచతురస్రం',
    grade: 4,
    explanations: [
      {
        en: 'A rectangle has four square corners, with two long sides and two short ones. A door is a rectangle.',
        te: 'నాలుగు సమాన కోణాలు, రెండు పొడవైన భుజాలు, రెండు పొట్టి భుజాలు ఉన్న ఆకారం దీర్ఘచతురస్రం. తలుపు ఆకారం దీర్ఘచతురస్రం.',
      },
      {
        en: 'Its opposite sides are equal. To know how far it is round the field, Kiran walked only one long and one short side and doubled it.',
        te: 'దీర్ఘచతురస్రంలో ఎదురెదురు భుజాలు సమానం. మైదానం చుట్టూ ఎంతో తెలుసుకోవడానికి కిరణ్ ఒక పొడవు, ఒక వెడల్పు నడిచి రెట్టింపు చేశాడు.',
      },
      {
        en: 'Most flags, books and screens are rectangles. Sita counted eleven in her room without getting up.',
        te: 'చాలా జెండాలు, పుస్తకాలు, తెరలు దీర్ఘచతురస్రాలే. సీత కూర్చున్న చోటు నుంచే తన గదిలో పదకొండు దీర్ఘచతురస్రాలు లెక్కపెట్టింది.',
      },
    ],
    sentence: { en: 'My book is a rectangle.', te: 'నా పుస్తకం ఆకారం దీర్ఘచతురస్రం.' },
  },
  {
    english: 'angle',
    telugu: 'కోణం',
    grade: 5,
    explanations: [
      {
        en: 'An angle is what lies between two lines that meet at a point. The hands of a clock make an angle.',
        te: 'రెండు గీతలు ఒకచోట కలిస్తే వాటి మధ్య ఏర్పడేది కోణం. గడియారం ముళ్ల మధ్య ఒక కోణం ఏర్పడుతుంది.',
      },
      {
        en: 'At three o’clock the hands make a right angle, 90 degrees, like the corner of a page. Meena looked for more of them and found them everywhere.',
        te: 'మూడు గంటలకు గడియారం ముళ్ల మధ్య 90 డిగ్రీల కోణం ఉంటుంది; పేజీ మూల కూడా అలాగే ఉంటుంది; దాన్ని లంబకోణం అంటారు. మీనాకు చుట్టూ అన్నీ లంబకోణాలే కనిపించాయి.',
      },
      {
        en: 'The three angles of any triangle together make 180 degrees. Raju tore off the corners of a paper one and laid them side by side: a straight line!',
        te: 'ఏ త్రిభుజంలోనైనా మూడు కోణాలు కలిపితే 180 డిగ్రీలు. రాజు కాగితం త్రిభుజం మూలలు చింపి పక్కపక్కన పెడితే తిన్నని గీత వచ్చింది!',
      },
    ],
    sentence: { en: 'This angle is small.', te: 'ఈ కోణం చిన్నది.' },
  },
  {
    english: 'measurement',
    telugu: 'కొలత',
    grade: 3,
    alsoEnglish: ['measure'],
    explanations: [
      {
        en: 'A measurement tells how long, how heavy or how much something is. The tailor wrote down the measurement of my arm.',
        te: 'పొడవెంతో, బరువెంతో, పరిమాణమెంతో తెలిపేది కొలత. దర్జీ నా చేతి కొలత రాసుకున్నారు.',
      },
      {
        en: 'Long ago people measured with the body: with a hand span, a forearm or both arms stretched out. Father’s span and Chinnu’s are not the same, so we need a tape.',
        te: 'పూర్వం జానెడు, మూరెడు, బారెడు అని శరీరంతోనే కొలతలు తీసేవారు. నాన్న జానా, చిన్ను జానా ఒకటి కాదు; అందుకే టేపు కావాలి.',
      },
      {
        en: 'Today nearly the whole world measures in meters, liters and kilos. In America people still use feet and miles; Lata’s cousin there is four feet tall.',
        te: 'ఇప్పుడు దాదాపు ప్రపంచమంతా మీటరు, లీటరు, కిలో కొలతలే వాడుతుంది. అమెరికాలో మాత్రం అడుగులు, మైళ్లు వాడతారు; అక్కడ ఉండే లత కజిన్ ఎత్తు నాలుగు అడుగులు.',
      },
    ],
    sentence: { en: 'Is this measurement right?', te: 'ఈ కొలత సరైనదేనా?' },
  },
  {
    english: 'alphabet',
    telugu: 'వర్ణమాల',
    grade: 2,
    alsoTelugu: ['అక్షరమాల'],
    explanations: [
      {
        en: 'The alphabet is all the letters of a language in their order. My little sister sings the Telugu alphabet from beginning to end.',
        te: 'ఒక భాషలోని అక్షరాలన్నీ వరుసగా ఉంటే అది వర్ణమాల. మా చెల్లి తెలుగు వర్ణమాల మొదటి నుంచి చివరి దాకా పాడుతుంది.',
      },
      {
        en: 'The English one has 26 letters; the Telugu one has more than fifty, nearly each with one sound. So we can read a Telugu word just as it is written.',
        te: 'ఇంగ్లీషు వర్ణమాలలో 26 అక్షరాలు; తెలుగులో యాభైకి పైగా ఉన్నాయి, దాదాపు ఒక్కో అక్షరానికి ఒకే శబ్దం. అందుకే తెలుగులో రాసింది రాసినట్టే చదవవచ్చు.',
      },
      {
        en: 'In Telugu vowels come first, then consonants in the order in which the mouth makes them, from throat to lips. Gopi said ka, cha, ta and pa slowly and felt it.',
        te: 'తెలుగు వర్ణమాలలో ముందు అచ్చులు, తర్వాత గొంతు నుంచి పెదవుల దాకా పలికే వరుసలో హల్లులు వస్తాయి. గోపి క, చ, త, ప అని మెల్లగా పలికి గమనించాడు.',
      },
    ],
    sentence: { en: 'I know the alphabet.', te: 'నాకు వర్ణమాల వచ్చు.' },
  },
  {
    english: 'vowel',
    telugu: 'అచ్చు',
    grade: 3,
    opposite: 'consonant',
    explanations: [
      {
        en: 'A vowel is a letter we say with an open mouth, without the help of another letter, like a, i or u. The word amma begins with a vowel.',
        te: 'అ, ఇ, ఉ లాగా నోరు తెరిచి, వేరే అక్షరం సాయం లేకుండా పలికే అక్షరం అచ్చు. అమ్మ అనే మాట అచ్చుతో మొదలవుతుంది.',
      },
      {
        en: 'Many Telugu vowels come in pairs, one short and one long: the long one lasts twice as long. Kiran clapped once for a and twice for aa.',
        te: 'చాలా అచ్చులు జంటగా ఉంటాయి: ఒకటి పొట్టిది (హ్రస్వం), ఒకటి పొడవైనది (దీర్ఘం); దీర్ఘాన్ని రెట్టింపు సేపు పలకాలి. కిరణ్ అ అని ఒకసారి, ఆ అని రెండుసార్లు చప్పట్లు కొట్టాడు.',
      },
      {
        en: 'After a consonant a vowel does not keep its own form; it turns into a small sign. Padma wrote ka and put the sign on it, and it became ki.',
        te: 'హల్లు తర్వాత వచ్చినప్పుడు అచ్చు తన రూపం వదిలి చిన్న గుర్తుగా మారుతుంది. పద్మ క రాసి గుర్తు పెట్టగానే కి అయింది.',
      },
    ],
    sentence: { en: 'This letter is a vowel.', te: 'ఈ అక్షరం ఒక అచ్చు.' },
  },
  {
    english: 'consonant',
    telugu: 'హల్లు',
    grade: 3,
    opposite: 'vowel',
    explanations: [
      {
        en: 'A consonant is a letter that is spoken with the help of a vowel. In Telugu each consonant, like ka or ma, has the sound a in it.',
        te: 'అచ్చు సాయంతో పలికే అక్షరం హల్లు. తెలుగులో క, మ లాంటి ప్రతి హల్లులోనూ అ శబ్దం కలిసి ఉంటుంది.',
      },
      {
        en: 'When two consonants meet, the second is written small below the first; it is called an ottu. Anita counted three in the name of her street.',
        te: 'రెండు హల్లులు కలిస్తే రెండోదాన్ని మొదటిదాని కింద చిన్నగా రాస్తాం; దాన్ని ఒత్తు అంటాం. అనిత తన వీధి పేరులో మూడు ఒత్తులు లెక్కపెట్టింది.',
      },
      {
        en: 'Some consonants are plain and some come with breath: ga, gha. Hold your palm before your mouth, said the teacher; at gha Ravi felt the puff.',
        te: 'కొన్ని హల్లులను మామూలుగా, కొన్నిటిని గాలి వదులుతూ పలుకుతాం: గ, ఘ. నోటి ముందు అరచేయి పెట్టమని టీచర్ చెప్పారు; ఘ అనగానే రవికి గాలి తగిలింది.',
      },
    ],
    sentence: { en: 'Which consonant is this?', te: 'ఇది ఏ హల్లు?' },
  },
  {
    english: 'grammar',
    telugu: 'వ్యాకరణం',
    grade: 5,
    explanations: [
      {
        en: 'Grammar is the rules by which words join into right sentences. Telugu grammar puts the verb at the end.',
        te: 'మాటలు కలిసి సరైన వాక్యాలుగా మారడానికి ఉండే నియమాలను వ్యాకరణం అంటారు. తెలుగు వ్యాకరణం ప్రకారం క్రియ చివర వస్తుంది.',
      },
      {
        en: 'Small children follow grammar without knowing its name, for they learn it by listening. Chinnu has never read a rule and still says it right.',
        te: 'వ్యాకరణం అనే పేరు తెలియకపోయినా చిన్న పిల్లలు విని విని సరిగ్గా మాట్లాడతారు. చిన్ను ఏ నియమమూ చదవలేదు, అయినా తప్పు లేకుండా మాట్లాడతాడు.',
      },
      {
        en: 'Chinnayasuri wrote a famous grammar of Telugu, the Bala Vyakaranam, about 170 years ago. Lata found an old copy in the library.',
        te: 'చిన్నయసూరి సుమారు 170 ఏళ్ల కిందట బాలవ్యాకరణం అనే ప్రసిద్ధ తెలుగు వ్యాకరణం రాశారు. దాని పాత ప్రతి లతకు గ్రంథాలయంలో దొరికింది.',
      },
    ],
    sentence: { en: 'Grammar helps us to write well.', te: 'చక్కగా రాయడానికి వ్యాకరణం సాయపడుతుంది.' },
  },
  {
    english: 'noun',
    telugu: 'నామవాచకం',
    grade: 4,
    alsoEnglish: ['naming word'],
    explanations: [
      {
        en: 'A noun is a word that names a person, an animal, a thing or a place. Sita, cat, book and village are each a noun.',
        te: 'మనిషి, జంతువు, వస్తువు, చోటు లాంటివాటి పేరును తెలిపే పదం నామవాచకం. సీత, పిల్లి, పుస్తకం, ఊరు అనేవి నామవాచకాలు.',
      },
      {
        en: 'In Telugu endings are added to a noun: badi is school, badiki to school, badilo at school. Raju colored them red in each sentence.',
        te: 'తెలుగులో నామవాచకానికి చివర ప్రత్యయాలు చేరుతాయి: బడి, బడికి, బడిలో. రాజు ప్రతి వాక్యంలో వాటికి ఎర్ర రంగు వేశాడు.',
      },
      {
        en: 'A game: one says a noun, and the next begins with its last letter. Meena said padava, a boat, and Kiran said vala, a net.',
        te: 'ఒక ఆట ఉంది: ఒకరు నామవాచకం చెప్తే, దాని చివరి అక్షరంతో ఇంకొకరు చెప్పాలి. మీనా “పడవ” అంటే కిరణ్ “వల” అన్నాడు.',
      },
    ],
    sentence: { en: 'Which is the noun in this sentence?', te: 'ఈ వాక్యంలో నామవాచకం ఏది?' },
  },
  {
    english: 'verb',
    telugu: 'క్రియ',
    grade: 4,
    alsoEnglish: ['doing word'],
    explanations: [
      {
        en: 'A verb is a word that tells what someone does or what happens. In “Mother sang” the verb is “sang.”',
        te: 'ఎవరు ఏం చేశారో, ఏం జరిగిందో తెలిపే పదం క్రియ. “అమ్మ పాడింది” అనే వాక్యంలో “పాడింది” అనేది క్రియ.',
      },
      {
        en: 'A Telugu verb also tells who did it: vellanu is I went, velladu he went, vellindi she went. So one word can be a whole sentence.',
        te: 'తెలుగులో క్రియను బట్టే ఎవరు చేశారో తెలుస్తుంది: వెళ్లాను అంటే నేను, వెళ్లాడు అంటే అతడు, వెళ్లింది అంటే ఆమె. అందుకే ఒక్క మాటే వాక్యం కావచ్చు.',
      },
      {
        en: 'The verb changes with time too: I ate, I am eating, I will eat. Gopi said all three while he looked at one banana.',
        te: 'కాలాన్ని బట్టి కూడా క్రియ మారుతుంది: తిన్నాను, తింటున్నాను, తింటాను. ఒకే అరటిపండును చూస్తూ గోపి మూడూ చెప్పాడు.',
      },
    ],
    sentence: { en: 'Which is the verb here?', te: 'ఇక్కడ క్రియ ఏది?' },
  },
  {
    english: 'proverb',
    telugu: 'సామెత',
    grade: 4,
    alsoEnglish: ['saying'],
    explanations: [
      {
        en: 'A proverb is a short saying that people have used for a long time and that teaches something. Grandmother has a proverb for every day.',
        te: 'అనుభవంతో పెద్దలు చెప్పిన, నీతిని తెలిపే చిన్న మాట సామెత. నానమ్మ దగ్గర ప్రతి రోజుకూ ఒక సామెత ఉంటుంది.',
      },
      {
        en: '“When we are together there is joy” says that it is good to live as one family. Padma thought of this proverb when all her cousins sat down to eat.',
        te: '“కలిసి ఉంటే కలదు సుఖం” అనే సామెత అందరూ ఒక కుటుంబంలా కలిసి ఉండడమే ఆనందమని చెప్తుంది. కజిన్లందరూ భోజనానికి కూర్చుంటే పద్మకు ఈ సామెత గుర్తొచ్చింది.',
      },
      {
        en: 'People say that talk without a proverb is like a house without a feast. Ravi wrote five proverbs in his essay and won a prize.',
        te: '“సామెత లేని మాట ఆమెత లేని ఇల్లు” అని అంటారు; ఆమెత అంటే విందు. రవి తన వ్యాసంలో ఐదు సామెతలు రాసి బహుమతి గెలిచాడు.',
      },
    ],
    sentence: { en: 'Do you know this proverb?', te: 'నీకు ఈ సామెత తెలుసా?' },
  },
  {
    english: 'dictionary',
    telugu: 'నిఘంటువు',
    grade: 4,
    alsoTelugu: ['పదకోశం'],
    explanations: [
      {
        en: 'A dictionary is a book that lists words and tells what they mean. Anita looked up a hard word in the dictionary.',
        te: 'పదాలనూ వాటి అర్థాలనూ వరుసగా తెలిపే పుస్తకం నిఘంటువు. కష్టమైన పదం అర్థం కోసం అనిత నిఘంటువు చూసింది.',
      },
      {
        en: 'Its words stand in the order of the alphabet, so we find them quickly. Kiran found “mango” in ten seconds.',
        te: 'నిఘంటువులో పదాలు వర్ణమాల వరుసలో ఉంటాయి, అందుకే త్వరగా దొరుకుతాయి. కిరణ్ పది సెకన్లలో “మామిడి” అనే పదం కనిపెట్టాడు.',
      },
      {
        en: 'C. P. Brown, an Englishman who loved Telugu, made a great Telugu dictionary in 1852. There is a library named after him in Kadapa.',
        te: 'తెలుగును ప్రేమించిన సి.పి. బ్రౌన్ అనే ఇంగ్లీషు దొర 1852లో గొప్ప తెలుగు నిఘంటువు తయారు చేశారు. కడపలో ఆయన పేరుతో ఒక గ్రంథాలయం ఉంది.',
      },
    ],
    sentence: { en: 'This is a Telugu dictionary.', te: 'ఇది తెలుగు నిఘంటువు.' },
  },
  {
    english: 'handwriting',
    telugu: 'చేతిరాత',
    grade: 2,
    emoji: '✍️',
    explanations: [
      {
        en: 'Handwriting is the way someone writes with a pen or pencil. Sita’s handwriting is round and clear.',
        te: 'పెన్నుతోనో పెన్సిల్‌తోనో ఒకరు రాసే తీరును చేతిరాత అంటారు. సీత చేతిరాత గుండ్రంగా, స్పష్టంగా ఉంటుంది.',
      },
      {
        en: 'No two people write quite alike. By the handwriting Lata knew at once who had put the note in her bag.',
        te: 'ఏ ఇద్దరి చేతిరాతా పూర్తిగా ఒకేలా ఉండదు. తన సంచిలో చీటీ పెట్టింది ఎవరో చేతిరాత చూసి లత వెంటనే కనిపెట్టింది.',
      },
      {
        en: 'Whoever writes slowly and a little every day soon writes well. Raju copied four lines a day, and after a month his teacher gave him a star.',
        te: 'రోజూ కొంచెం, నిదానంగా రాస్తే చేతిరాత బాగుపడుతుంది. రాజు రోజూ నాలుగు వరుసలు రాశాడు; నెల తర్వాత టీచర్ అతడికి నక్షత్రం ఇచ్చారు.',
      },
    ],
    sentence: { en: 'Your handwriting is beautiful.', te: 'నీ చేతిరాత అందంగా ఉంది.' },
  },
  {
    english: 'history',
    telugu: 'చరిత్ర',
    grade: 4,
    explanations: [
      {
        en: 'History tells what people did long ago, and how life came to be as it is. In history we read about King Ashoka.',
        te: 'పూర్వం మనుషులు ఎలా జీవించారో, ఏం చేశారో తెలిపేది చరిత్ర. చరిత్రలో మేము అశోక చక్రవర్తి గురించి చదివాం.',
      },
      {
        en: 'We know it from old letters cut in stone, from coins, buildings and books. At Amaravati Meena saw carvings two thousand years old.',
        te: 'రాతి మీద చెక్కిన శాసనాలు, నాణేలు, కట్టడాలు, పుస్తకాల వల్ల చరిత్ర తెలుస్తుంది. అమరావతిలో రెండు వేల ఏళ్ల నాటి శిల్పాలను మీనా చూసింది.',
      },
      {
        en: 'Each family has a history of its own. Gopi asked his grandfather about the old house and wrote down all he said.',
        te: 'ప్రతి కుటుంబానికీ సొంత చరిత్ర ఉంటుంది. గోపి పాత ఇంటి గురించి తాతయ్యను అడిగి, ఆయన చెప్పినదంతా రాసుకున్నాడు.',
      },
    ],
    sentence: { en: 'I like history.', te: 'నాకు చరిత్ర ఇష్టం.' },
  },
  {
    english: 'geography',
    telugu: 'భూగోళశాస్త్రం',
    grade: 5,
    alsoTelugu: ['భూగోళ శాస్త్రం'],
    explanations: [
      {
        en: 'Geography is the study of the earth: its lands, seas, mountains and weather. In geography we learned where the Godavari begins.',
        te: 'భూమి మీది దేశాలు, సముద్రాలు, కొండలు, వాతావరణం గురించి తెలిపేది భూగోళశాస్త్రం. గోదావరి ఎక్కడ పుడుతుందో భూగోళశాస్త్రంలో నేర్చుకున్నాం.',
      },
      {
        en: 'It answers why it snows in the Himalayas and not in Vijayawada. “The higher you go, the colder it gets,” Kiran read.',
        te: 'హిమాలయాల్లో మంచు ఎందుకు పడుతుంది, విజయవాడలో ఎందుకు పడదు అనే ప్రశ్నకు భూగోళశాస్త్రం జవాబు చెప్తుంది. ఎత్తుకు వెళ్లే కొద్దీ చలి పెరుగుతుందని కిరణ్ చదివాడు.',
      },
      {
        en: 'One can do geography with the feet: draw the way from home to school with every turn, tree and shop. Padma’s map had a dog on it too.',
        te: 'నడుస్తూ కూడా భూగోళశాస్త్రం నేర్చుకోవచ్చు: ఇంటి నుంచి బడికి దారి, మలుపులు, చెట్లు, దుకాణాలు గీయాలి. పద్మ గీసిన పటంలో ఒక కుక్క కూడా ఉంది.',
      },
    ],
    sentence: { en: 'We have geography today.', te: 'ఈ రోజు మాకు భూగోళశాస్త్రం ఉంది.' },
  },
  {
    english: 'experiment',
    telugu: 'ప్రయోగం',
    grade: 4,
    emoji: '🧪',
    explanations: [
      {
        en: 'An experiment is something we try out in order to see what happens. In our experiment a seed grew without soil, on wet cotton.',
        te: 'ఏం జరుగుతుందో చూడడానికి చేసి చూసే పనిని ప్రయోగం అంటారు. మా ప్రయోగంలో మట్టి లేకుండా తడి దూది మీదే గింజ మొలకెత్తింది.',
      },
      {
        en: 'Before it we guess, then we look, then we write down what we saw. Ravi guessed that the egg would sink in very salty water; it floated.',
        te: 'ప్రయోగం చేసే ముందు ఊహిస్తాం, తర్వాత గమనిస్తాం, చూసింది రాసుకుంటాం. బాగా ఉప్పు కలిపిన నీటిలో గుడ్డు మునుగుతుందని రవి ఊహించాడు; అది తేలింది.',
      },
      {
        en: 'An experiment that goes wrong teaches us something too. Anita’s toy volcano did not foam, and she found out that she had forgotten the lemon juice.',
        te: 'సరిగ్గా రాని ప్రయోగం కూడా మనకు ఏదో ఒకటి నేర్పుతుంది. అనిత బొమ్మ అగ్నిపర్వతం పొంగలేదు; నిమ్మరసం వేయడం మరిచిపోయానని ఆమె తెలుసుకుంది.',
      },
    ],
    sentence: { en: 'We did an experiment today.', te: 'ఈ రోజు ఒక ప్రయోగం చేశాం.' },
  },
  {
    english: 'globe',
    telugu: 'గ్లోబు',
    grade: 3,
    explanations: [
      {
        en: 'A globe is a ball with the map of the whole earth on it. I turned the globe and put my finger on India.',
        te: 'భూమి మొత్తం పటం గీసిన గుండ్రని బంతి గ్లోబు. నేను గ్లోబు తిప్పి భారతదేశం మీద వేలు పెట్టాను.',
      },
      {
        en: 'It leans a little to one side, as the earth itself does. That lean gives us summer and winter, our teacher showed with a torch.',
        te: 'గ్లోబు భూమి లాగే కొంచెం ఒక పక్కకు వంగి ఉంటుంది. ఆ వంపు వల్లే వేసవి, చలికాలం వస్తాయని టీచర్ టార్చిలైటుతో చూపించారు.',
      },
      {
        en: 'There is far more blue than land on a globe, for sea covers most of the earth. Chinnu said the fish have more room than we do!',
        te: 'గ్లోబు మీద నేల కంటే నీలం రంగే ఎక్కువ, ఎందుకంటే భూమి మీద ఎక్కువ భాగం సముద్రమే. మనకంటే చేపలకే ఎక్కువ చోటుందని చిన్ను అన్నాడు!',
      },
    ],
    sentence: { en: 'Turn the globe slowly.', te: 'గ్లోబు మెల్లగా తిప్పు.' },
  },
  {
    english: 'marks',
    telugu: 'మార్కులు',
    grade: 2,
    explanations: [
      {
        en: 'Marks are the numbers a teacher gives for our answers. Lata got eighteen marks out of twenty.',
        te: 'మన జవాబులకు టీచర్ ఇచ్చే సంఖ్యలను మార్కులు అంటారు. లతకు ఇరవైకి పద్దెనిమిది మార్కులు వచ్చాయి.',
      },
      {
        en: 'Marks show how we did in one exam, not how good we are. When Raju had few, Father said, “Let us see what was hard.”',
        te: 'మార్కులు ఒక పరీక్ష ఎలా రాశామో చూపుతాయి; మనం ఎంత మంచివాళ్లమో చూపవు. రాజుకు తక్కువ వస్తే “ఏది కష్టంగా ఉందో చూద్దాం” అని నాన్న అన్నారు.',
      },
      {
        en: 'Neat work and full sentences often bring a mark or two more. Meena reads her answers once again before she gives them in.',
        te: 'శుభ్రంగా, పూర్తి వాక్యాల్లో రాస్తే తరచుగా ఒకటి రెండు మార్కులు ఎక్కువ వస్తాయి. మీనా జవాబులు ఇచ్చే ముందు ఇంకోసారి చదువుకుంటుంది.',
      },
    ],
    sentence: { en: 'I got good marks.', te: 'నాకు మంచి మార్కులు వచ్చాయి.' },
  },
  {
    english: 'holiday',
    telugu: 'సెలవు',
    grade: 1,
    alsoEnglish: ['vacation'],
    alsoTelugu: ['సెలవు రోజు'],
    explanations: [
      {
        en: 'A holiday is a day when we do not have to go to school or work. Tomorrow is a holiday, so we will sleep in.',
        te: 'బడికి గానీ పనికి గానీ వెళ్లనక్కర్లేని రోజు సెలవు. రేపు సెలవు కాబట్టి ఆలస్యంగా లేస్తాం.',
      },
      {
        en: 'The long summer holidays come in April and May in Andhra and Telangana, when it is hottest. Every year Kiran spends them in his grandmother’s village.',
        te: 'ఆంధ్ర, తెలంగాణలో ఎండలు బాగా మండే ఏప్రిల్, మే నెలల్లో వేసవి సెలవులు వస్తాయి. కిరణ్ ఏటా సెలవుల్లో అమ్మమ్మ ఊరు వెళ్తాడు.',
      },
      {
        en: 'To stay away when ill, we ask for leave with a letter; Telugu uses the same word. Padma wrote one with her mother’s help.',
        te: 'ఒంట్లో బాగాలేనప్పుడు బడికి రాలేనని ఉత్తరం రాసి సెలవు అడుగుతాం. పద్మ అమ్మ సాయంతో అలాంటి ఉత్తరం రాసింది.',
      },
    ],
    sentence: { en: 'Today is a holiday.', te: 'ఈ రోజు సెలవు.' },
  },
  {
    english: 'chapter',
    telugu: 'అధ్యాయం',
    grade: 4,
    explanations: [
      {
        en: 'A chapter is one part of a long book, with a heading of its own. I read one chapter every night.',
        te: 'పెద్ద పుస్తకంలో సొంత పేరున్న ఒక్కో భాగం అధ్యాయం. నేను రోజూ రాత్రి ఒక అధ్యాయం చదువుతాను.',
      },
      {
        en: 'In a good story a chapter stops just when we want to know what comes next. So Gopi read three and fell asleep over the fourth.',
        te: 'మంచి కథలో తర్వాత ఏమవుతుందో అని మనం ఎదురుచూసే చోటే అధ్యాయం ఆగుతుంది. అందుకే గోపి మూడు చదివి నాలుగో అధ్యాయంలో నిద్రపోయాడు.',
      },
      {
        en: 'The list at the front of a book tells on which page each chapter begins. Sita found there that hers was on page 52.',
        te: 'ఏ అధ్యాయం ఏ పేజీలో మొదలవుతుందో పుస్తకం ముందున్న విషయసూచిక చెప్తుంది. తను చదవాల్సింది 52వ పేజీలో ఉందని సీత అక్కడే చూసింది.',
      },
    ],
    sentence: { en: 'This chapter is long.', te: 'ఈ అధ్యాయం పెద్దది.' },
  },
  {
    english: 'essay',
    telugu: 'వ్యాసం',
    grade: 4,
    alsoEnglish: ['composition'],
    explanations: [
      {
        en: 'An essay is a piece of writing in which we tell what we know or think about something. I wrote an essay about the cow.',
        te: 'ఒక విషయం గురించి మనకు తెలిసింది, అనిపించింది వివరంగా రాస్తే అది వ్యాసం. నేను ఆవు గురించి వ్యాసం రాశాను.',
      },
      {
        en: 'It has a beginning that names the matter, a middle that explains, and an end that sums up. Ravi makes three little boxes first and fills them.',
        te: 'వ్యాసానికి విషయం చెప్పే మొదలు, వివరించే మధ్య భాగం, ముగింపు ఉంటాయి. రవి ముందు మూడు గడులు గీసుకుని వాటిని నింపుతాడు.',
      },
      {
        en: 'A thing seen with our own eyes makes an essay live. Anita wrote about the ants in her kitchen, and everybody wanted to read it.',
        te: 'కళ్లారా చూసింది రాస్తే వ్యాసానికి ప్రాణం వస్తుంది. అనిత తమ వంటగదిలోని చీమల గురించి రాస్తే అందరూ చదవాలనుకున్నారు.',
      },
    ],
    sentence: { en: 'Write an essay.', te: 'ఒక వ్యాసం రాయి.' },
  },
  {
    english: 'newspaper',
    telugu: 'వార్తాపత్రిక',
    grade: 3,
    emoji: '📰',
    alsoEnglish: ['daily paper'],
    alsoTelugu: ['దినపత్రిక'],
    explanations: [
      {
        en: 'A newspaper tells on paper what has happened in the town, the country and the world. Grandfather reads the newspaper with his coffee.',
        te: 'ఊరిలో, దేశంలో, ప్రపంచంలో ఏం జరిగిందో అచ్చు వేసి చెప్పేది వార్తాపత్రిక. తాతయ్య కాఫీ తాగుతూ వార్తాపత్రిక చదువుతారు.',
      },
      {
        en: 'It is printed at night, so that it lies at our door before the sun is up. The boy on the bicycle throws ours right onto the step.',
        te: 'వార్తాపత్రికను రాత్రి అచ్చు వేస్తారు; అందుకే తెల్లవారేసరికి గుమ్మం ముందు ఉంటుంది. సైకిల్ మీద వచ్చే అబ్బాయి మా మెట్టు మీదే పడేలా విసురుతాడు.',
      },
      {
        en: 'Many papers have a page for children, with stories, riddles and drawings. Lata’s peacock was printed there, and the whole street saw it.',
        te: 'చాలా వార్తాపత్రికల్లో కథలు, పొడుపు కథలు, బొమ్మలతో పిల్లల పేజీ ఉంటుంది. లత గీసిన నెమలి అందులో వస్తే వీధంతా చూసింది.',
      },
    ],
    sentence: { en: 'Has the newspaper come?', te: 'వార్తాపత్రిక వచ్చిందా?' },
  },
  {
    english: 'mistake',
    telugu: 'పొరపాటు',
    grade: 2,
    alsoEnglish: ['error'],
    alsoTelugu: ['తప్పు'],
    explanations: [
      {
        en: 'A mistake is something that is not right, though we did not mean to do it. There was a mistake in my sum.',
        te: 'మనకు తెలియకుండానే సరికానిది చేస్తే దాన్ని పొరపాటు అంటారు. నా లెక్కలో ఒక పొరపాటు ఉంది.',
      },
      {
        en: 'Whoever tries new things makes mistakes; they show what to learn next. Kiran ringed his in green and did those sums again.',
        te: 'కొత్తవి ప్రయత్నించేవారికి పొరపాట్లు సహజం; ఏం నేర్చుకోవాలో అవే చూపుతాయి. కిరణ్ తన పొరపాట్లకు ఆకుపచ్చ సున్నా చుట్టి ఆ లెక్కలు మళ్లీ చేశాడు.',
      },
      {
        en: 'It takes courage to admit a mistake. Chinnu said, “I broke the cup,” and Grandmother hugged him instead of scolding.',
        te: 'పొరపాటు ఒప్పుకోవడానికి ధైర్యం కావాలి. “కప్పు నేనే పగలగొట్టాను” అని చిన్ను చెప్తే నానమ్మ తిట్టకుండా దగ్గరికి తీసుకున్నారు.',
      },
    ],
    sentence: { en: 'This is my mistake.', te: 'ఇది నా పొరపాటు.' },
  },
  {
    english: 'practice',
    telugu: 'సాధన',
    grade: 3,
    alsoTelugu: ['అభ్యాసం'],
    explanations: [
      {
        en: 'Practice is doing a thing again and again until we can do it well. With practice Padma learned to play the veena.',
        te: 'ఒక పని బాగా వచ్చేదాకా మళ్లీ మళ్లీ చేయడం సాధన. సాధన వల్ల పద్మకు వీణ వాయించడం వచ్చింది.',
      },
      {
        en: 'Vemana says in a poem that a song grows by singing it again and again, and that even neem, eaten daily, turns sweet. Raju thinks of it at his tables.',
        te: 'పాడగా పాడగా పాట బాగా వస్తుందని, తినగా తినగా వేపాకు కూడా తియ్యగా ఉంటుందని వేమన సాధన గురించి పద్యం చెప్పారు. ఎక్కాలు చదివేటప్పుడు రాజు దాన్ని గుర్తుచేసుకుంటాడు.',
      },
      {
        en: 'A little practice every day does more than a lot on one day. For years P. V. Sindhu went to play before sunrise.',
        te: 'ఒకే రోజు ఎక్కువసేపు చేసే సాధన కంటే రోజూ కొంచెం చేసే సాధన మేలు. పి.వి. సింధు ఏళ్ల తరబడి తెల్లవారకముందే ఆటకు వెళ్లేవారు.',
      },
    ],
    sentence: { en: 'Do a little practice every day.', te: 'రోజూ కొంచెం సాధన చెయ్యి.' },
  },
  {
    english: 'example',
    telugu: 'ఉదాహరణ',
    grade: 4,
    alsoEnglish: ['instance'],
    explanations: [
      {
        en: 'An example is one thing that helps us to understand what is said. The mango is an example of a fruit.',
        te: 'చెప్పిన విషయం బాగా అర్థమయ్యేలా చూపే ఒకదాన్ని ఉదాహరణ అంటారు. పండుకు ఉదాహరణ మామిడి.',
      },
      {
        en: 'A hard rule grows clear with an example. When the teacher cut a roti into four, Meena understood quarters at once.',
        te: 'కష్టమైన నియమం కూడా ఉదాహరణ చూపితే అర్థమవుతుంది. టీచర్ రొట్టెను నాలుగు ముక్కలు చేయగానే పావు అంటే ఏమిటో మీనాకు తెలిసింది.',
      },
      {
        en: 'A person who shows us the way is an example too. For Ravi it is Abdul Kalam, who brought newspapers to people as a boy and became President of India.',
        te: 'మనకు దారి చూపే మనిషి కూడా ఒక ఉదాహరణే. చిన్నప్పుడు పేపర్లు పంచి, తర్వాత భారత రాష్ట్రపతి అయిన అబ్దుల్ కలామ్ రవికి అలాంటి ఉదాహరణ.',
      },
    ],
    sentence: { en: 'Give one example.', te: 'ఒక ఉదాహరణ చెప్పు.' },
  },
];
