import type { Word } from './word';

export const toolsAndMaterials: readonly Word[] = [
  {
    english: 'hammer',
    telugu: 'సుత్తి',
    grade: 2,
    emoji: '🔨',
    explanations: [
      {
        en: 'A hammer has a heavy head on a handle; we drive nails into wood with it. The carpenter took his hammer and mended our chair.',
        te: 'పిడికి బరువైన ఇనుప తల ఉండి, మేకులు కొట్టడానికి వాడేది సుత్తి. వడ్రంగి సుత్తి తీసుకుని మా కుర్చీ బాగుచేశారు.',
      },
      {
        en: 'The other end of many hammers is split like a fork, to pull bent nails out again. Raju’s father pulled out six of them and made them straight.',
        te: 'చాలా సుత్తుల రెండో చివర చీలి ఉంటుంది; వంగిన మేకులను దానితో పీకుతారు. రాజు వాళ్ల నాన్న ఆరు మేకులు పీకి తిన్నగా చేశారు.',
      },
      {
        en: 'A doctor’s hammer is small and soft: one tap below the knee, and the leg jumps by itself. Meena laughed when hers did.',
        te: 'డాక్టర్ దగ్గర చిన్న, మెత్తని సుత్తి ఉంటుంది; మోకాలి కింద తడితే కాలు దానంతటదే లేస్తుంది. తన కాలు అలా లేచినప్పుడు మీనా నవ్వింది.',
      },
    ],
    sentence: { en: 'This hammer is heavy.', te: 'ఈ సుత్తి బరువుగా ఉంది.' },
  },
  {
    english: 'iron nail',
    telugu: 'మేకు',
    grade: 2,
    alsoEnglish: ['nail'],
    explanations: [
      {
        en: 'An iron nail is a thin pin with a point and a flat head; it joins pieces of wood. Father drove an iron nail into the wall and hung up the clock.',
        te: 'మొనదేలిన కొన, చదునైన తల ఉండి, చెక్కలను కలపడానికి కొట్టేది మేకు. నాన్న గోడకు మేకు కొట్టి గడియారం తగిలించారు.',
      },
      {
        en: 'A nail left in the rain grows red with rust and breaks. Gopi keeps his in a dry tin with a lid.',
        te: 'వానలో వదిలేసిన మేకు తుప్పు పట్టి విరిగిపోతుంది. గోపి తన మేకులను మూతున్న పొడి డబ్బాలో ఉంచుతాడు.',
      },
      {
        en: 'English uses one word, nail, for this and for the end of a finger; Telugu has two, meku and goru. Lata drew both in her notebook.',
        te: 'ఇంగ్లీషులో మేకునూ వేలి గోరునూ ఒకే మాటతో నెయిల్ అంటారు; తెలుగులో రెండు మాటలు ఉన్నాయి. లత తన పుస్తకంలో రెండు బొమ్మలూ గీసింది.',
      },
    ],
    sentence: { en: 'The iron nail is bent.', te: 'మేకు వంగిపోయింది.' },
  },
  {
    english: 'saw',
    telugu: 'రంపం',
    grade: 3,
    emoji: '🪚',
    explanations: [
      {
        en: 'A saw is a long blade with teeth that cuts wood. The saw went to and fro, and the log fell in two.',
        te: 'చెక్కను కోయడానికి వాడే, పళ్లున్న పొడవైన సాధనం రంపం. రంపం ముందుకూ వెనక్కీ ఆడగానే దుంగ రెండు ముక్కలైంది.',
      },
      {
        en: 'Each tooth takes away a tiny crumb of wood; together the crumbs are sawdust. Chinnu made a hill of it for his toy animals.',
        te: 'రంపం పళ్లు చెక్కను పొడిపొడిగా కోస్తాయి; ఆ పొడిని రంపపు పొట్టు అంటారు. చిన్ను దానితో తన బొమ్మ జంతువులకు కొండ చేశాడు.',
      },
      {
        en: 'There is a fish whose long snout has teeth like a saw: the sawfish. Anita saw a picture of it at the museum in Chennai.',
        te: 'పొడవైన మూతికి రంపంలా పళ్లుండే చేపను రంపపు చేప అంటారు. దాని బొమ్మను అనిత చెన్నై మ్యూజియంలో చూసింది.',
      },
    ],
    sentence: { en: 'The saw has sharp teeth.', te: 'రంపం పళ్లు పదునుగా ఉంటాయి.' },
  },
  {
    english: 'axe',
    telugu: 'గొడ్డలి',
    grade: 3,
    emoji: '🪓',
    alsoEnglish: ['ax'],
    explanations: [
      {
        en: 'An axe is a sharp iron blade on a long handle, for chopping wood. Grandfather chops firewood with his axe.',
        te: 'పొడవైన కర్రకు పదునైన ఇనుప పలక ఉండి, కట్టెలు కొట్టడానికి వాడేది గొడ్డలి. తాతయ్య గొడ్డలితో కట్టెలు కొడతారు.',
      },
      {
        en: 'In an old tale a woodcutter drops his axe into a river and will not take a golden one that is not his. For his honesty he is given three.',
        te: 'పాత కథలో కట్టెలు కొట్టేవాడి గొడ్డలి నదిలో పడుతుంది; తనది కాని బంగారు గొడ్డలి అతడు తీసుకోడు. ఆ నిజాయితీకి అతడికి మూడు గొడ్డళ్లూ దొరుకుతాయి.',
      },
      {
        en: 'People of the Stone Age made axes out of stone and tied them to sticks. In the museum at Hyderabad Kiran saw some that fit in a hand.',
        te: 'రాతి యుగం మనుషులు రాతితో గొడ్డళ్లు చేసి కర్రలకు కట్టుకునేవారు. హైదరాబాద్ మ్యూజియంలో చేతిలో పట్టేంత రాతి గొడ్డళ్లను కిరణ్ చూశాడు.',
      },
    ],
    sentence: { en: 'The axe is behind the house.', te: 'ఇంటి వెనక గొడ్డలి ఉంది.' },
  },
  {
    english: 'scissors',
    telugu: 'కత్తెర',
    grade: 1,
    emoji: '✂️',
    explanations: [
      {
        en: 'Scissors are two blades joined with a pin; we cut paper and cloth with them. With scissors I cut a star out of gold paper.',
        te: 'కాగితం, బట్ట కత్తిరించడానికి వాడే, రెండు బ్లేడ్లు కలిపి బిగించిన సాధనం కత్తెర. కత్తెరతో బంగారు రంగు కాగితాన్ని నక్షత్రంలా కత్తిరించాను.',
      },
      {
        en: 'Children’s scissors have round ends so that nobody gets hurt. When Padma gives hers to someone, she holds the closed blades and offers the handle.',
        te: 'పిల్లల కత్తెరకు మొనలు గుండ్రంగా ఉంటాయి, అందుకే ఎవరికీ గుచ్చుకోవు. పద్మ ఎవరికైనా ఇచ్చేటప్పుడు మూసిన మొన తాను పట్టుకుని పిడి వైపు అందిస్తుంది.',
      },
      {
        en: 'Many left-handed people find common scissors hard, for they are made for the right hand. Ravi got a left-handed pair, and now he cuts straight.',
        te: 'మామూలు కత్తెరలు కుడిచేతి వాటం వారికి చేసినవి; ఎడమచేతి వాటం వారికి కష్టంగా ఉంటాయి. రవికి ఎడమచేతి కత్తెర కొన్నాక తిన్నగా కత్తిరిస్తున్నాడు.',
      },
    ],
    sentence: { en: 'These scissors are mine.', te: 'ఈ కత్తెర నాది.' },
  },
  {
    english: 'screwdriver',
    telugu: 'స్క్రూడ్రైవర్',
    grade: 4,
    emoji: '🪛',
    explanations: [
      {
        en: 'A screwdriver is a tool that turns screws to make them tight or loose. With a screwdriver Mother opened the back of the toy and changed the battery.',
        te: 'స్క్రూలను తిప్పి బిగించడానికీ విప్పడానికీ వాడేది స్క్రూడ్రైవర్. అమ్మ స్క్రూడ్రైవర్‌తో బొమ్మ వెనక మూత విప్పి బ్యాటరీ మార్చింది.',
      },
      {
        en: 'Some have a flat tip and some a tip like a cross; the tip must fit the screw. Kiran tried three before one fitted.',
        te: 'కొన్ని స్క్రూడ్రైవర్ల కొన చదునుగా, కొన్నిటిది ప్లస్ గుర్తులా ఉంటుంది; స్క్రూకు సరిపోయేదే వాడాలి. కిరణ్ మూడు ప్రయత్నించాక ఒకటి సరిపోయింది.',
      },
      {
        en: 'Turn to the right and the screw goes in; turn to the left and it comes out. Sita said it over and over and never got it wrong again.',
        te: 'స్క్రూడ్రైవర్‌ను కుడివైపు తిప్పితే స్క్రూ బిగుస్తుంది, ఎడమవైపు తిప్పితే వదులవుతుంది. సీత ఆ మాట మళ్లీ మళ్లీ అనుకుంది, ఇక తప్పు చేయలేదు.',
      },
    ],
    sentence: { en: 'I need a small screwdriver.', te: 'నాకు ఒక చిన్న స్క్రూడ్రైవర్ కావాలి.' },
  },
  {
    english: 'needle',
    telugu: 'సూది',
    grade: 2,
    emoji: '🪡',
    explanations: [
      {
        en: 'A needle is a thin, sharp pin with a hole for the thread; we sew with it. Grandmother asked me to thread her needle.',
        te: 'బట్టలు కుట్టడానికి వాడే, దారం ఎక్కించే రంధ్రమున్న సన్నని పదునైన సాధనం సూది. అమ్మమ్మ తన సూదికి దారం ఎక్కించమని నన్ను అడిగారు.',
      },
      {
        en: 'The hole of a needle is called its eye. Wet the end of the thread a little, and it slips in: so Meena’s aunt taught her.',
        te: 'సూదికి ఉండే రంధ్రాన్ని సూది బెజ్జం అంటారు. దారం కొస కొంచెం తడిపితే సులువుగా దూరుతుందని మీనాకు అత్తయ్య నేర్పారు.',
      },
      {
        en: 'The doctor’s needle is hollow, and the medicine goes through it. Raju looked at the fan, counted three, and it was over.',
        te: 'డాక్టర్ వాడే సూది లోపల బోలుగా ఉంటుంది, దాని గుండా మందు వెళ్తుంది. రాజు ఫ్యాన్ వైపు చూస్తూ మూడు లెక్కపెట్టేలోపు అయిపోయింది.',
      },
    ],
    sentence: { en: 'The needle is very sharp.', te: 'సూది చాలా పదునుగా ఉంది.' },
  },
  {
    english: 'thread',
    telugu: 'దారం',
    grade: 2,
    emoji: '🧵',
    explanations: [
      {
        en: 'Thread is a long thin string of cotton or silk; we sew and string flowers with it. I sewed my loose book together with thread.',
        te: 'నూలుతోనో పట్టుతోనో చేసిన సన్నని పోగు దారం; దానితో కుడతాం, పూలు గుచ్చుతాం. విడిపోయిన పుస్తకాన్ని దారం వేసి కుట్టాను.',
      },
      {
        en: 'A kite flies on a long thread wound on a reel. Kiran let out more and more of it until the kite was a dot.',
        te: 'గాలిపటం చరఖాకు చుట్టిన పొడవైన దారంతో ఎగురుతుంది. కిరణ్ దారం వదులుతూ పోతే గాలిపటం చుక్కలా కనిపించింది.',
      },
      {
        en: 'One thread breaks easily, but many twisted together make a rope. Sita tried it with twenty and could not break them.',
        te: 'ఒక్క దారం సులువుగా తెగుతుంది, కానీ చాలా దారాలు కలిపి పేనితే తాడవుతుంది. సీత ఇరవై దారాలు కలిపి లాగి చూసింది, తెగలేదు.',
      },
    ],
    sentence: { en: 'The thread has broken.', te: 'దారం తెగిపోయింది.' },
  },
  {
    english: 'gum',
    telugu: 'జిగురు',
    grade: 2,
    alsoEnglish: ['paste'],
    alsoTelugu: ['బంక', 'గమ్'],
    explanations: [
      {
        en: 'Gum is sticky; with it we join paper, wood or a broken toy. Lata put gum on the back of the star and stuck it on her book.',
        te: 'కాగితం, చెక్క, విరిగిన బొమ్మ లాంటివి అంటించడానికి వాడే అంటుకునే పదార్థం జిగురు. లత నక్షత్రం వెనక జిగురు రాసి పుస్తకానికి అంటించింది.',
      },
      {
        en: 'Many trees give gum when their bark is cut. Grandfather showed me a golden drop of it on the neem tree.',
        te: 'చాలా చెట్ల బెరడు తెగితే జిగురు కారుతుంది. వేప చెట్టు మీద బంగారు రంగులో ఉన్న జిగురు చుక్కను తాతయ్య చూపించారు.',
      },
      {
        en: 'Flour boiled in water makes a paste that holds paper well. For our kite Gopi and I cooked a spoonful.',
        te: 'పిండిని నీటిలో ఉడికిస్తే కాగితాలను అంటించే జిగురు అవుతుంది. మా గాలిపటం కోసం గోపీ నేనూ ఒక చెంచాడు ఉడికించాం.',
      },
    ],
    sentence: { en: 'My fingers are full of gum.', te: 'నా వేళ్ల నిండా జిగురు ఉంది.' },
  },
  {
    english: 'ladder',
    telugu: 'నిచ్చెన',
    grade: 2,
    emoji: '🪜',
    explanations: [
      {
        en: 'A ladder has two long poles with steps between them, for climbing up. Father leaned the ladder against the wall and changed the bulb.',
        te: 'రెండు పొడవైన కర్రల మధ్య మెట్లు ఉండి, పైకి ఎక్కడానికి వాడేది నిచ్చెన. నాన్న గోడకు నిచ్చెన ఆనించి బల్బు మార్చారు.',
      },
      {
        en: 'While one person climbs, another holds the ladder at the foot. Ravi held it with both hands, and his uncle came down without fear.',
        te: 'ఒకరు ఎక్కుతుంటే ఇంకొకరు కింద నిచ్చెనను గట్టిగా పట్టుకోవాలి. రవి రెండు చేతులతో పట్టుకుంటే మామయ్య భయం లేకుండా దిగారు.',
      },
      {
        en: 'In snakes and ladders, called Vaikunthapali in Telugu, a ladder takes you up and a snake brings you down. Padma climbed three in one game.',
        te: 'వైకుంఠపాళి ఆటలో నిచ్చెన పైకి తీసుకెళ్తుంది, పాము కిందికి దించుతుంది. పద్మ ఒకే ఆటలో మూడు నిచ్చెనలు ఎక్కింది.',
      },
    ],
    sentence: { en: 'Climb the ladder slowly.', te: 'నిచ్చెన మెల్లగా ఎక్కు.' },
  },
  {
    english: 'crowbar',
    telugu: 'గునపం',
    grade: 4,
    alsoTelugu: ['గడ్డపార'],
    explanations: [
      {
        en: 'A crowbar is a long, heavy iron rod with a point; it digs holes and breaks hard ground. With a crowbar Grandfather dug a pit for the mango plant.',
        te: 'గట్టి నేలను తవ్వడానికి వాడే, కొన ఉన్న బరువైన పొడవాటి ఇనుప కడ్డీ గునపం. తాతయ్య గునపంతో మామిడి మొక్కకు గొయ్యి తీశారు.',
      },
      {
        en: 'Pushed under a stone, it lifts what our hands could never lift. Two men moved the great rock from the road with one.',
        te: 'రాయి కింద గునపం దూర్చి నొక్కితే చేతులతో ఎత్తలేనిది కూడా లేస్తుంది. ఇద్దరు మనుషులు దానితో దారిలోని పెద్ద బండను జరిపారు.',
      },
      {
        en: 'In many Telugu villages people call it gaddapara. Sita heard the one word in Vijayawada and the other in her grandfather’s village.',
        te: 'చాలా పల్లెల్లో గునపాన్ని గడ్డపార అంటారు. సీత విజయవాడలో ఒక మాట, తాతయ్య వాళ్ల ఊరిలో ఇంకో మాట వింది.',
      },
    ],
    sentence: { en: 'This crowbar is very heavy.', te: 'ఈ గునపం చాలా బరువు.' },
  },
  {
    english: 'chisel',
    telugu: 'ఉలి',
    grade: 5,
    explanations: [
      {
        en: 'A chisel is a short iron tool with a sharp end; struck with a hammer, it carves stone or wood. With a chisel the sculptor made a smile in the rock.',
        te: 'సుత్తితో కొడుతూ రాయినో చెక్కనో చెక్కడానికి వాడే పదునైన ఇనుప సాధనం ఉలి. శిల్పి ఉలితో రాతిలో నవ్వును చెక్కారు.',
      },
      {
        en: 'The temples of Hampi and Lepakshi were carved with chisels long before there were machines. Anita touched the cool stone flowers there.',
        te: 'హంపి, లేపాక్షి ఆలయాల శిల్పాలను యంత్రాలు లేని కాలంలో ఉలితోనే చెక్కారు. అక్కడి చల్లని రాతి పూలను అనిత తాకి చూసింది.',
      },
      {
        en: 'People say that only a stone that bears the chisel becomes a statue. When the sums were hard, Father told Gopi this.',
        te: 'ఉలి దెబ్బలు తిన్న రాయే శిల్పం అవుతుందని పెద్దలు అంటారు. లెక్కలు కష్టంగా ఉన్నప్పుడు గోపికి నాన్న ఈ మాట చెప్పారు.',
      },
    ],
    sentence: { en: 'The chisel is sharp.', te: 'ఉలి పదునుగా ఉంది.' },
  },
  {
    english: 'chain',
    telugu: 'గొలుసు',
    grade: 2,
    emoji: '⛓️',
    explanations: [
      {
        en: 'A chain is made of many small rings, each hooked into the next. Grandmother wears a thin gold chain round her neck.',
        te: 'ఒకదానిలో ఒకటి దూర్చిన చిన్న చిన్న రింగుల వరుస గొలుసు. నానమ్మ మెడలో సన్నని బంగారు గొలుసు వేసుకుంటారు.',
      },
      {
        en: 'A bicycle has a chain that carries the push of our feet to the back wheel. When it slipped off, Raju put it back and got black hands.',
        te: 'సైకిల్‌కు ఉండే గొలుసు మన కాళ్ల బలాన్ని వెనక చక్రానికి అందిస్తుంది. అది ఊడితే రాజు మళ్లీ ఎక్కించాడు; చేతులు నల్లగా అయ్యాయి.',
      },
      {
        en: 'An iron chain holds a ship’s anchor, and one weak ring would lose the ship. At Visakhapatnam Kiran saw rings as big as his arm.',
        te: 'ఓడ లంగరును ఇనుప గొలుసు పట్టి ఉంచుతుంది; ఒక్క రింగు బలహీనమైనా ఓడ కొట్టుకుపోతుంది. విశాఖపట్నంలో తన చెయ్యంత పెద్ద రింగులను కిరణ్ చూశాడు.',
      },
    ],
    sentence: { en: 'This chain is made of silver.', te: 'ఈ గొలుసు వెండితో చేసినది.' },
  },
  {
    english: 'net',
    telugu: 'వల',
    grade: 2,
    explanations: [
      {
        en: 'A net is made of threads knotted with holes between them; it catches fish. The fisherman threw his net into the water and waited.',
        te: 'మధ్యలో రంధ్రాలు వచ్చేలా దారాలతో అల్లిన, చేపలు పట్టడానికి వాడేది వల. జాలరి నీటిలో వల వేసి ఎదురుచూశారు.',
      },
      {
        en: 'A spider weaves a web like a net, with thread from its own body. In the morning Meena saw one full of dewdrops.',
        te: 'సాలెపురుగు తన ఒంటి నుంచి వచ్చే దారంతో వలలాంటి గూడు అల్లుకుంటుంది. పొద్దున్నే ఒక సాలెగూడు నిండా మంచు చుక్కలు మీనాకు కనిపించాయి.',
      },
      {
        en: 'In a story of the Panchatantra many doves caught in one net fly up together and carry it away. So Lata’s team lifted the heavy bench together.',
        te: 'పంచతంత్రం కథలో వలలో చిక్కిన పావురాలన్నీ ఒక్కసారిగా ఎగిరి వలనే ఎత్తుకుపోతాయి. అలాగే లత బృందం కలిసి బరువైన బల్లను ఎత్తింది.',
      },
    ],
    sentence: { en: 'The net is torn.', te: 'వల చిరిగిపోయింది.' },
  },
  {
    english: 'loom',
    telugu: 'మగ్గం',
    grade: 4,
    alsoEnglish: ['handloom'],
    alsoTelugu: ['చేనేత మగ్గం'],
    explanations: [
      {
        en: 'A loom is a wooden frame on which threads are woven into cloth. The weaver sat at his loom and threw the shuttle from side to side.',
        te: 'దారాలను బట్టగా నేయడానికి వాడే చెక్క చట్రం మగ్గం. నేతకారుడు మగ్గం మీద కూర్చుని అటూ ఇటూ నాడె విసురుతున్నారు.',
      },
      {
        en: 'Some threads run along the cloth and some across; the loom lifts every second one to let the cross thread pass. Padma wove paper strips that way.',
        te: 'బట్టలో కొన్ని పోగులు నిలువుగా, కొన్ని అడ్డంగా ఉంటాయి; మగ్గం నిలువు పోగులను ఒకటి విడిచి ఒకటి ఎత్తి అడ్డపోగుకు దారి ఇస్తుంది. పద్మ కాగితం పట్టీలను అలాగే అల్లింది.',
      },
      {
        en: 'Pochampally, Mangalagiri and Uppada are known for cloth from the handloom. In Uppada Sita heard looms clacking in every street.',
        te: 'పోచంపల్లి, మంగళగిరి, ఉప్పాడ మగ్గం మీద నేసే బట్టలకు పేరు పొందాయి. ఉప్పాడలో ప్రతి వీధిలోనూ మగ్గాల చప్పుడు సీతకు వినిపించింది.',
      },
    ],
    sentence: { en: 'There is a loom in this house.', te: 'ఈ ఇంట్లో ఒక మగ్గం ఉంది.' },
  },
  {
    english: 'pulley',
    telugu: 'గిలక',
    grade: 5,
    explanations: [
      {
        en: 'A pulley is a wheel over which a rope runs; with it we lift things easily. Grandmother draws water from the well with a rope and a pulley.',
        te: 'తాడు జారేలా గాడి ఉండి, బరువులను సులువుగా ఎత్తడానికి వాడే చక్రం గిలక. అమ్మమ్మ గిలక మీదుగా తాడు లాగి బావిలోంచి నీళ్లు తోడతారు.',
      },
      {
        en: 'It lets us pull down to lift up, and pulling down is easier. Gopi hung his whole weight on the rope, and up came the bucket.',
        te: 'గిలక ఉంటే తాడును కిందికి లాగితే బరువు పైకి వస్తుంది; అలా లాగడం తేలిక. గోపి తాడుకు వేలాడగానే బకెట్ పైకి వచ్చింది.',
      },
      {
        en: 'A flag goes up its pole on a tiny pulley at the top. On 15 August our headmaster pulled the cord, and the flag opened like a flower.',
        te: 'జెండా కర్ర చివర చిన్న గిలక ఉంటుంది; దాని మీదుగానే జెండా పైకి వెళ్తుంది. ఆగస్టు 15న ప్రధానోపాధ్యాయులు తాడు లాగగానే జెండా పువ్వులా విచ్చుకుంది.',
      },
    ],
    sentence: { en: 'The pulley creaks.', te: 'గిలక కిర్రుమంటోంది.' },
  },
  {
    english: 'safety pin',
    telugu: 'పిన్నీసు',
    grade: 3,
    emoji: '🧷',
    explanations: [
      {
        en: 'A safety pin is a bent pin whose point is shut into a small cover, so that it does not prick. Mother fastened the flower to my dress with a safety pin.',
        te: 'గుచ్చుకోకుండా మొనను చిన్న తొడుగులో మూసి ఉంచే వంచిన పిన్ను పిన్నీసు. అమ్మ నా గౌనుకు పువ్వును పిన్నీసుతో గుచ్చింది.',
      },
      {
        en: 'When a button is gone or a strap breaks, a safety pin saves the day. Aunt always carries two on her bangle.',
        te: 'గుండీ ఊడినా, పట్టీ తెగినా పిన్నీసు ఆదుకుంటుంది. అత్తయ్య ఎప్పుడూ తన గాజుకు రెండు పిన్నీసులు పెట్టుకుంటారు.',
      },
      {
        en: 'It springs open by itself because the wire is wound into a ring at one end. Anita pressed it shut and opened it again, ten times over.',
        te: 'పిన్నీసు ఒక చివర తీగ రింగులా చుట్టి ఉంటుంది; అందుకే నొక్కి వదిలితే అది దానంతటదే తెరుచుకుంటుంది. అనిత దాన్ని పదిసార్లు మూసి తెరిచి చూసింది.',
      },
    ],
    sentence: { en: 'Give me a safety pin.', te: 'నాకు ఒక పిన్నీసు ఇవ్వు.' },
  },
  {
    english: 'metal',
    telugu: 'లోహం',
    grade: 5,
    explanations: [
      {
        en: 'A metal is a hard, shiny material, such as iron, gold or copper. A metal spoon rings when it falls.',
        te: 'ఇనుము, బంగారం, రాగి లాంటి గట్టిగా ఉండి మెరిసే పదార్థం లోహం. లోహంతో చేసిన చెంచా కింద పడితే ఖంగుమంటుంది.',
      },
      {
        en: 'Metals carry heat quickly, so the handle of a pan is made of wood or plastic. Raju’s steel glass of hot milk burned his fingers.',
        te: 'లోహం వేడిని త్వరగా మోస్తుంది; అందుకే పెనానికి చెక్క లేదా ప్లాస్టిక్ పిడి పెడతారు. వేడి పాలు పోసిన స్టీలు గ్లాసు పట్టుకోగానే రాజు వేళ్లు చుర్రుమన్నాయి.',
      },
      {
        en: 'Most metals are solid, but the metal mercury runs like water. In an old thermometer Lata saw its silvery line rise.',
        te: 'చాలా లోహాలు గట్టిగా ఉంటాయి, కానీ పాదరసం నీళ్లలా పారుతుంది. పాత థర్మామీటర్‌లో వెండిలాంటి గీత పైకి లేవడం లత చూసింది.',
      },
    ],
    sentence: { en: 'Iron is a metal.', te: 'ఇనుము ఒక లోహం.' },
  },
  {
    english: 'wood',
    telugu: 'చెక్క',
    grade: 2,
    emoji: '🪵',
    alsoTelugu: ['కలప'],
    explanations: [
      {
        en: 'Wood is the hard part of a tree; we make doors, tables and toys out of it. The horse my uncle carved for me is made of wood.',
        te: 'చెట్టు నుంచి వచ్చే గట్టి పదార్థం చెక్క; దానితో తలుపులు, బల్లలు, బొమ్మలు చేస్తారు. మామయ్య నాకు చెక్కతో గుర్రం బొమ్మ చేశారు.',
      },
      {
        en: 'Kondapalli and Etikoppaka toys are made of light, soft wood and painted in bright colors. Sita has a little elephant with a rider.',
        te: 'కొండపల్లి, ఏటికొప్పాక బొమ్మలను తేలికైన మెత్తని చెక్కతో చేసి రంగులు వేస్తారు. సీత దగ్గర మావటివాడున్న చిన్న ఏనుగు బొమ్మ ఉంది.',
      },
      {
        en: 'Most wood floats, while iron sinks. Kiran put a chip of wood and an iron nail into the bucket and saw it with his own eyes.',
        te: 'చెక్క సాధారణంగా నీటిలో తేలుతుంది, ఇనుము మునుగుతుంది. కిరణ్ బకెట్‌లో చెక్కముక్కనూ మేకునూ వేసి కళ్లారా చూశాడు.',
      },
    ],
    sentence: { en: 'This wood is very strong.', te: 'ఈ చెక్క చాలా గట్టిది.' },
  },
  {
    english: 'iron',
    telugu: 'ఇనుము',
    grade: 3,
    explanations: [
      {
        en: 'Iron is a strong, gray metal; gates, nails and tools are made of it. Our iron gate squeaks when it opens.',
        te: 'గేట్లు, మేకులు, పనిముట్లు చేసే గట్టి బూడిద రంగు లోహం ఇనుము. మా ఇనుప గేటు తెరిస్తే కిర్రుమంటుంది.',
      },
      {
        en: 'A magnet pulls iron. Ravi held one over the sand, and tiny black grains of iron jumped up to it.',
        te: 'అయస్కాంతం ఇనుమును లాగుతుంది. రవి దాన్ని ఇసుక మీద పట్టుకోగానే నల్లని ఇనుప రేణువులు ఎగిరి అంటుకున్నాయి.',
      },
      {
        en: 'There is iron in our food too, in greens and jaggery, and our blood needs it. So Grandmother gives Meena spinach and says, “Be like steel!”',
        te: 'మనం తినే ఆకుకూరలు, బెల్లంలో కూడా ఇనుము ఉంటుంది; మన రక్తానికి అది కావాలి. అందుకే నానమ్మ మీనాకు పాలకూర పెట్టి “ఉక్కులా తయారవ్వు” అంటారు.',
      },
    ],
    sentence: { en: 'Iron rusts in the rain.', te: 'వానలో ఇనుము తుప్పు పడుతుంది.' },
  },
  {
    english: 'gold',
    telugu: 'బంగారం',
    grade: 2,
    alsoTelugu: ['పసిడి'],
    explanations: [
      {
        en: 'Gold is a yellow, shining metal that costs a lot; jewels are made of it. Aunt’s bangles are made of gold.',
        te: 'పసుపు రంగులో మెరిసే చాలా ఖరీదైన లోహం బంగారం; దానితో నగలు చేస్తారు. అత్తయ్య గాజులు బంగారంతో చేసినవి.',
      },
      {
        en: 'Gold never rusts, so coins of old kings shine even today. In the museum Gopi saw some from the time of Krishnadevaraya.',
        te: 'బంగారం తుప్పు పట్టదు; అందుకే పాత రాజుల నాణేలు ఇప్పటికీ మెరుస్తాయి. కృష్ణదేవరాయల కాలం నాటి నాణేలను గోపి మ్యూజియంలో చూశాడు.',
      },
      {
        en: 'Telugu people call a dear child “my gold.” “Come, my gold,” says Grandmother, and Lata runs into her lap.',
        te: 'ముద్దుగా పిల్లలను “బంగారం” అని పిలుస్తారు. “రా బంగారం” అని అమ్మమ్మ పిలవగానే లత పరుగెత్తి ఒళ్లో వాలుతుంది.',
      },
    ],
    sentence: { en: 'Gold costs a lot.', te: 'బంగారం చాలా ఖరీదైనది.' },
  },
  {
    english: 'silver',
    telugu: 'వెండి',
    grade: 3,
    explanations: [
      {
        en: 'Silver is a white, shining metal used for coins, anklets and plates. The baby’s anklets are made of silver.',
        te: 'నాణేలు, పట్టీలు, పళ్లేలు చేయడానికి వాడే తెల్లగా మెరిసే లోహం వెండి. పాపాయి పట్టీలు వెండితో చేసినవి.',
      },
      {
        en: 'At games the winner gets gold, the second silver and the third bronze. P. V. Sindhu won silver at the Olympics in Rio.',
        te: 'పోటీల్లో మొదటివారికి బంగారు, రెండోవారికి వెండి, మూడోవారికి కాంస్య పతకం ఇస్తారు. రియో ఒలింపిక్స్‌లో పి.వి. సింధు వెండి పతకం గెలిచారు.',
      },
      {
        en: 'Silver grows dark with time, but a rub makes it bright again. Before the festival Padma polished Grandmother’s lamps until she saw her face in them.',
        te: 'కాలం గడిస్తే వెండి నల్లబడుతుంది, తోమితే మళ్లీ మెరుస్తుంది. పండుగ ముందు పద్మ నానమ్మ వెండి దీపాలను తన ముఖం కనిపించేలా తోమింది.',
      },
    ],
    sentence: { en: 'Silver is cheaper than gold.', te: 'బంగారం కంటే వెండి చవక.' },
  },
  {
    english: 'brass',
    telugu: 'ఇత్తడి',
    grade: 4,
    explanations: [
      {
        en: 'Brass is a yellow metal made by melting copper and zinc together. Our temple bell is made of brass.',
        te: 'రాగి, జింకు కలిపి కరిగిస్తే వచ్చే పసుపు రంగు లోహం ఇత్తడి. మా గుడి గంట ఇత్తడితో చేసినది.',
      },
      {
        en: 'Rubbed with tamarind, dull brass shines like new. Every Friday Mother and Anita clean the lamp that way.',
        te: 'మెరుపు పోయిన ఇత్తడిని చింతపండుతో తోమితే కొత్తదానిలా మెరుస్తుంది. ప్రతి శుక్రవారం అమ్మా అనితా దీపాన్ని అలాగే తోముతారు.',
      },
      {
        en: 'It looks like gold but is not gold, so people say: not all that glitters is gold. Raju’s golden button turned out to be brass.',
        te: 'ఇత్తడి బంగారంలా కనిపిస్తుంది కానీ బంగారం కాదు; మెరిసేదంతా బంగారం కాదని అందుకే అంటారు. రాజుకు దొరికిన బంగారు గుండీ చివరికి ఇత్తడిదని తేలింది.',
      },
    ],
    sentence: { en: 'Brass is yellow.', te: 'ఇత్తడి పసుపు రంగులో ఉంటుంది.' },
  },
  {
    english: 'steel',
    telugu: 'ఉక్కు',
    grade: 4,
    alsoTelugu: ['స్టీలు'],
    explanations: [
      {
        en: 'Steel is iron made stronger by adding a little carbon; bridges and rails are made of it. The bridge over the river is made of steel.',
        te: 'ఇనుములో కొంచెం కార్బన్ కలిపి మరింత గట్టిగా చేసినది ఉక్కు; వంతెనలు, రైలు పట్టాలు దానితో చేస్తారు. నది మీది వంతెన ఉక్కుతో కట్టినది.',
      },
      {
        en: 'In Visakhapatnam there is a great steel plant, and its furnaces glow day and night. Kiran’s father works there.',
        te: 'విశాఖపట్నంలో పెద్ద ఉక్కు కర్మాగారం ఉంది; అక్కడి కొలుములు రాత్రీ పగలూ మండుతూనే ఉంటాయి. కిరణ్ వాళ్ల నాన్న అక్కడ పనిచేస్తారు.',
      },
      {
        en: 'The steel of our plates and glasses does not rust; it is called stainless steel. Grandmother still eats from her wedding plate.',
        te: 'మన పళ్లేలు, గ్లాసులు చేసే ఉక్కు తుప్పు పట్టదు; దాన్ని స్టెయిన్‌లెస్ స్టీలు అంటారు. అమ్మమ్మ ఇప్పటికీ తన పెళ్లినాటి పళ్లెంలోనే తింటారు.',
      },
    ],
    sentence: { en: 'Steel is very strong.', te: 'ఉక్కు చాలా బలమైనది.' },
  },
  {
    english: 'diamond',
    telugu: 'వజ్రం',
    grade: 4,
    emoji: '💎',
    explanations: [
      {
        en: 'A diamond is a clear stone that sparkles; it is the hardest of all stones. The diamond in the ring shone like a drop of light.',
        te: 'మిలమిల మెరిసే, రాళ్లన్నిటిలోకీ గట్టి రాయి వజ్రం. ఉంగరంలోని వజ్రం వెలుగు చుక్కలా మెరిసింది.',
      },
      {
        en: 'The famous Koh-i-Noor is said to have come from the mines near the Krishna river. Ravi saw it in London, behind thick glass.',
        te: 'ప్రసిద్ధమైన కోహినూర్ వజ్రం కృష్ణా నది దగ్గరి గనుల్లో దొరికిందని చెప్తారు. దాన్ని రవి లండన్‌లో మందపాటి అద్దం వెనక చూశాడు.',
      },
      {
        en: 'Diamonds cut glass and even other stones, and only a diamond can cut a diamond. When two clever players met, Sita’s grandfather said this.',
        te: 'వజ్రం గాజునూ ఇతర రాళ్లనూ కోస్తుంది; వజ్రాన్ని మాత్రం వజ్రమే కోస్తుంది. ఇద్దరు తెలివైన ఆటగాళ్లు తలపడితే సీత వాళ్ల తాతయ్య ఈ మాట అన్నారు.',
      },
    ],
    sentence: { en: 'A diamond is very hard.', te: 'వజ్రం చాలా గట్టిది.' },
  },
  {
    english: 'plastic',
    telugu: 'ప్లాస్టిక్',
    grade: 2,
    explanations: [
      {
        en: 'Plastic is a light material made from oil; buckets, toys and bottles are made of it. My blue bucket is made of plastic.',
        te: 'ముడి చమురు నుంచి తయారు చేసే తేలికైన పదార్థం ప్లాస్టిక్; దానితో బకెట్లు, బొమ్మలు, సీసాలు చేస్తారు. నా నీలం బకెట్ ప్లాస్టిక్‌ది.',
      },
      {
        en: 'Thrown away, plastic lies in the soil for hundreds of years. A cow near our market ate a plastic bag and fell ill, so we take cloth bags now.',
        te: 'పారేసిన ప్లాస్టిక్ వందల ఏళ్లు మట్టిలో అలాగే ఉంటుంది. మా సంత దగ్గర ఒక ఆవు ప్లాస్టిక్ సంచి తిని జబ్బుపడింది; అందుకే మేము గుడ్డ సంచి తీసుకెళ్తాం.',
      },
      {
        en: 'Old plastic can be melted and made into new things: chairs, pipes, even roads. Meena’s class collected two hundred bottles for that.',
        te: 'పాత ప్లాస్టిక్‌ను కరిగించి కుర్చీలు, పైపులు, రోడ్లు కూడా చేయవచ్చు. దాని కోసం మీనా తరగతి రెండు వందల సీసాలు సేకరించింది.',
      },
    ],
    sentence: { en: 'Plastic does not rot.', te: 'ప్లాస్టిక్ కుళ్లదు.' },
  },
  {
    english: 'cardboard',
    telugu: 'అట్ట',
    grade: 2,
    explanations: [
      {
        en: 'Cardboard is thick, stiff paper for boxes and the covers of books. I cut a crown out of cardboard.',
        te: 'పెట్టెలకూ పుస్తకాల పైన వేయడానికీ వాడే మందపాటి గట్టి కాగితం అట్ట. నేను అట్టతో కిరీటం కత్తిరించాను.',
      },
      {
        en: 'Look at the edge of a cardboard box: between two flat sheets there is a wavy one that makes it strong. Gopi could stand on his box.',
        te: 'అట్టపెట్టె అంచు చూడు: రెండు అట్టల మధ్య అలల్లా ముడతలున్న కాగితం ఉండి దాన్ని గట్టిగా చేస్తుంది. గోపి తన పెట్టె మీద నిలబడినా అది నలగలేదు.',
      },
      {
        en: 'From empty cardboard boxes children build houses, trains and rockets. Lata and Chinnu flew to the moon in theirs.',
        te: 'ఖాళీ అట్టపెట్టెలతో పిల్లలు ఇళ్లు, రైళ్లు, రాకెట్లు చేసుకుంటారు. లత, చిన్ను తమ అట్ట రాకెట్‌లో చంద్రుడి దాకా వెళ్లి వచ్చారు.',
      },
    ],
    sentence: { en: 'The cardboard got wet.', te: 'అట్ట తడిసిపోయింది.' },
  },
  {
    english: 'cloth',
    telugu: 'గుడ్డ',
    grade: 1,
    alsoEnglish: ['fabric'],
    alsoTelugu: ['బట్ట', 'వస్త్రం'],
    explanations: [
      {
        en: 'Cloth is woven from threads; clothes, curtains and bags are sewn from it. I wiped the table with a wet cloth.',
        te: 'దారాలతో నేసినది గుడ్డ; దానితో బట్టలు, కర్టెన్లు, సంచులు కుడతారు. నేను తడి గుడ్డతో బల్ల తుడిచాను.',
      },
      {
        en: 'Cotton cloth drinks water; the cloth of a raincoat does not. Sita put a drop on both and watched.',
        te: 'నూలు గుడ్డ నీటిని పీలుస్తుంది, రెయిన్‌కోటు గుడ్డ పీల్చదు. సీత రెండిటి మీదా ఒక్కో నీటి చుక్క వేసి చూసింది.',
      },
      {
        en: 'Scraps of cloth can become a doll or a quilt. Grandmother made a quilt out of forty scraps, and each has its own story.',
        te: 'గుడ్డ ముక్కలతో బొమ్మో బొంతో కుట్టవచ్చు. నానమ్మ నలభై గుడ్డ ముక్కలతో బొంత కుట్టారు; ఒక్కో ముక్కకు ఒక్కో కథ ఉంది.',
      },
    ],
    sentence: { en: 'This cloth is soft.', te: 'ఈ గుడ్డ మెత్తగా ఉంది.' },
  },
  {
    english: 'wool',
    telugu: 'ఉన్ని',
    grade: 3,
    explanations: [
      {
        en: 'Wool is the soft hair of sheep; it is spun and knitted into warm clothes. My cap is knitted from red wool.',
        te: 'గొర్రె ఒంటి మీది మెత్తని బొచ్చు నుంచి వచ్చేది ఉన్ని; దానితో వెచ్చని బట్టలు అల్లుతారు. నా టోపీని ఎర్రని ఉన్నితో అల్లారు.',
      },
      {
        en: 'Shearing does not hurt the sheep; it is like a haircut, and the wool grows again. In Australia Anita saw a sheep shorn in three minutes.',
        te: 'ఉన్ని కత్తిరిస్తే గొర్రెకు నొప్పి ఉండదు; అది మనం జుట్టు కత్తిరించుకోవడం లాంటిదే, ఉన్ని మళ్లీ పెరుగుతుంది. ఆస్ట్రేలియాలో మూడు నిమిషాల్లో గొర్రె ఉన్ని కత్తిరించడం అనిత చూసింది.',
      },
      {
        en: 'Wool is warm because it holds a lot of air between its hairs. In the cold of Kashmir people wrap themselves in shawls of fine wool.',
        te: 'ఉన్ని పోగుల మధ్య చాలా గాలి నిలుస్తుంది; అందుకే అది వెచ్చగా ఉంటుంది. కశ్మీర్ చలిలో అందరూ మెత్తని ఉన్ని శాలువాలు కప్పుకుంటారు.',
      },
    ],
    sentence: { en: 'Wool keeps us warm.', te: 'ఉన్ని మనకు వెచ్చదనాన్ని ఇస్తుంది.' },
  },
  {
    english: 'jute sack',
    telugu: 'గోనె సంచి',
    grade: 4,
    alsoEnglish: ['gunny bag', 'sack'],
    alsoTelugu: ['గోనెసంచి', 'బస్తా'],
    explanations: [
      {
        en: 'A jute sack is a big rough bag woven from jute, for rice and other grain. Two men carried the jute sack into the house.',
        te: 'బియ్యం లాంటి ధాన్యం పోయడానికి జనపనారతో నేసిన పెద్ద గరుకు సంచి గోనె సంచి. ఇద్దరు మనుషులు గోనె సంచిని ఇంట్లోకి మోసుకొచ్చారు.',
      },
      {
        en: 'Jute comes from a tall plant of wet lands such as Bengal, and the sacks are woven from it. Kiran noticed that they scratch the skin.',
        te: 'జనపనార బెంగాల్ లాంటి తడి నేలల్లో పెరిగే ఎత్తైన మొక్క నుంచి వస్తుంది; దానితోనే గోనె సంచులు నేస్తారు. అవి ఒంటికి గరగరమంటాయని కిరణ్ గమనించాడు.',
      },
      {
        en: 'In a sack race children hop with both legs in a sack. On Sports Day Raju fell twice and still came second.',
        te: 'గోనె సంచి పరుగులో పిల్లలు రెండు కాళ్లూ సంచిలో పెట్టుకుని గెంతుతారు. ఆటల పోటీల్లో రాజు రెండుసార్లు పడ్డా రెండో స్థానంలో వచ్చాడు.',
      },
    ],
    sentence: { en: 'The jute sack is full.', te: 'గోనె సంచి నిండిపోయింది.' },
  },
  {
    english: 'brick',
    telugu: 'ఇటుక',
    grade: 2,
    emoji: '🧱',
    explanations: [
      {
        en: 'A brick is a block of baked clay; walls are built of many bricks. The mason laid one brick upon another.',
        te: 'మట్టిని అచ్చులో పోసి కాల్చి చేసే దిమ్మ ఇటుక; దానితో గోడలు కడతారు. తాపీ మేస్త్రీ ఇటుక మీద ఇటుక పేర్చారు.',
      },
      {
        en: 'In a wall each brick lies across the gap of the two below it, so the wall does not split. Chinnu builds his toy houses the same way.',
        te: 'గోడలో ప్రతి ఇటుకనూ కింది రెండు ఇటుకల సందు మీద వచ్చేలా పెడతారు; అందుకే గోడ చీలదు. చిన్ను తన బొమ్మ ఇళ్లను కూడా అలాగే కడతాడు.',
      },
      {
        en: 'Four thousand years ago the people of Harappa built whole towns out of baked bricks. Padma was amazed that they were all the same size.',
        te: 'నాలుగు వేల ఏళ్ల కిందటే హరప్పా ప్రజలు కాల్చిన ఇటుకలతో నగరాలు కట్టారు. ఆ ఇటుకలన్నీ ఒకే కొలతలో ఉన్నాయని తెలిసి పద్మ ఆశ్చర్యపోయింది.',
      },
    ],
    sentence: { en: 'This brick is red.', te: 'ఈ ఇటుక ఎర్రగా ఉంది.' },
  },
  {
    english: 'cement',
    telugu: 'సిమెంటు',
    grade: 3,
    alsoTelugu: ['సిమెంట్'],
    explanations: [
      {
        en: 'Cement is a gray powder that turns as hard as stone when it is mixed with sand and water. They put cement between the bricks and built the wall.',
        te: 'ఇసుక, నీళ్లు కలిపితే రాయిలా గట్టిపడే బూడిద రంగు పొడి సిమెంటు. ఇటుకల మధ్య సిమెంటు వేసి గోడ కట్టారు.',
      },
      {
        en: 'A new cement wall must be kept wet for some days, or it will crack. Every evening Ravi helped to pour water on theirs.',
        te: 'కొత్తగా కట్టిన సిమెంటు గోడను కొన్ని రోజులు తడపాలి, లేదంటే పగుళ్లు వస్తాయి. రోజూ సాయంత్రం రవి వాళ్ల గోడకు నీళ్లు పోయడంలో సాయం చేశాడు.',
      },
      {
        en: 'While cement is wet, every mark stays in it. Our cat walked over the new floor, and her paws are there to this day.',
        te: 'సిమెంటు తడిగా ఉన్నప్పుడు పడ్డ ప్రతి గుర్తూ అలాగే నిలిచిపోతుంది. మా పిల్లి కొత్త నేల మీద నడిచింది; దాని అడుగులు ఇప్పటికీ ఉన్నాయి.',
      },
    ],
    sentence: { en: 'The cement has set hard.', te: 'సిమెంటు గట్టిపడింది.' },
  },
  {
    english: 'roof tile',
    telugu: 'పెంకు',
    grade: 3,
    alsoEnglish: ['tile'],
    alsoTelugu: ['కూన పెంకు'],
    explanations: [
      {
        en: 'A roof tile is a thin curved piece of baked clay; rows of them cover a roof. A monkey broke one roof tile of our house.',
        te: 'ఇంటి పైకప్పు మీద వరుసగా పేర్చే, మట్టితో చేసి కాల్చిన వంపు బిళ్ల పెంకు. కోతి మా ఇంటి మీది పెంకు ఒకటి పగలగొట్టింది.',
      },
      {
        en: 'Tiles lie one over the other like the scales of a fish, so that rain runs off. From the hill Lata saw all the red roofs after the rain.',
        te: 'చేప పొలుసుల్లా ఒకదాని మీద ఒకటి పెంకులు పేరుస్తారు; అందుకే వాన నీళ్లు కిందికి జారిపోతాయి. వాన తర్వాత ఎర్రని పెంకుల ఇళ్లన్నీ కొండ మీంచి లతకు కనిపించాయి.',
      },
      {
        en: 'A house with such a roof is called penkutillu, and it stays cool in summer. Grandfather would not change his for any other.',
        te: 'ఇలాంటి పైకప్పు ఉన్న ఇంటిని పెంకుటిల్లు అంటారు; పెంకు వల్ల అది వేసవిలో చల్లగా ఉంటుంది. తాతయ్య తన పెంకుటిల్లు వదిలి ఎక్కడికీ రానంటారు.',
      },
    ],
    sentence: { en: 'One roof tile has slipped.', te: 'ఒక పెంకు జారిపోయింది.' },
  },
  {
    english: 'coal',
    telugu: 'బొగ్గు',
    grade: 3,
    alsoEnglish: ['charcoal'],
    explanations: [
      {
        en: 'Coal is a black stone that burns; it is dug out of the earth. The old train ran on coal.',
        te: 'భూమిలోంచి తవ్వి తీసే, మండే నల్లని రాయి బొగ్గు. పాత రైలు బొగ్గుతో నడిచేది.',
      },
      {
        en: 'Coal was once forest: over millions of years plants under the ground turned into it. In Singareni, in Telangana, miners go deep down to dig it.',
        te: 'ఒకప్పటి అడవులే భూమిలో కూరుకుపోయి, కోట్ల ఏళ్లకు బొగ్గుగా మారాయి. తెలంగాణలోని సింగరేణిలో గని కార్మికులు లోతుకు దిగి బొగ్గు తవ్వుతారు.',
      },
      {
        en: 'When wood burns with little air, charcoal is left, and Telugu calls it by the same name. Anita drew a black cat on the wall with a bit of it.',
        te: 'కట్టెలు సగం కాలితే మిగిలే నల్లని ముక్కను కూడా బొగ్గు అనే అంటారు. అనిత ఒక బొగ్గు ముక్కతో గోడ మీద నల్లపిల్లి బొమ్మ గీసింది.',
      },
    ],
    sentence: { en: 'Coal is black.', te: 'బొగ్గు నల్లగా ఉంటుంది.' },
  },
  {
    english: 'petrol',
    telugu: 'పెట్రోల్',
    grade: 3,
    emoji: '⛽',
    alsoEnglish: ['gasoline'],
    alsoTelugu: ['పెట్రోలు'],
    explanations: [
      {
        en: 'Petrol is a liquid that burns in the engine of a car or scooter and makes it run. Father stopped to fill the scooter with petrol.',
        te: 'కారు, స్కూటర్ లాంటివాటి ఇంజన్‌లో మండి వాటిని నడిపే ద్రవం పెట్రోల్. నాన్న స్కూటర్ ఆపి పెట్రోల్ పోయించారు.',
      },
      {
        en: 'It is made from black oil that lies deep under land and sea. Off the coast of Kakinada people drill for such oil and for gas.',
        te: 'భూమి లోపల, సముద్రం అడుగున దొరికే నల్లని ముడి చమురు నుంచి పెట్రోల్ తీస్తారు. కాకినాడ తీరానికి దూరంగా సముద్రంలో చమురు, గ్యాసు బావులు తవ్వారు.',
      },
      {
        en: 'A spark is enough to set petrol on fire, and its smoke harms the air. So Kiran’s uncle has bought a car that runs on electricity.',
        te: 'చిన్న నిప్పురవ్వ చాలు, పెట్రోల్ భగ్గుమంటుంది; దాని పొగ గాలిని పాడుచేస్తుంది. అందుకే కిరణ్ వాళ్ల మామయ్య కరెంటుతో నడిచే కారు కొన్నారు.',
      },
    ],
    sentence: { en: 'Petrol is finished.', te: 'పెట్రోల్ అయిపోయింది.' },
  },
  {
    english: 'wax',
    telugu: 'మైనం',
    grade: 4,
    explanations: [
      {
        en: 'Wax is a soft material that melts with a little heat; candles and crayons are made of it. My crayon of wax melted in the sun.',
        te: 'కొంచెం వేడికే కరిగిపోయే మెత్తని పదార్థం మైనం; దానితో కొవ్వొత్తులు, క్రేయాన్‌లు చేస్తారు. నా మైనం క్రేయాన్ ఎండకు కరిగిపోయింది.',
      },
      {
        en: 'Bees make wax in their own bodies and build the little rooms for their honey with it. Gopi counted the six sides of one room.',
        te: 'తేనెటీగలు తమ ఒంట్లో తయారయ్యే మైనంతో తేనె గదులు కట్టుకుంటాయి. ఒక గదికి ఆరు పక్కలు ఉన్నాయని గోపి లెక్కపెట్టాడు.',
      },
      {
        en: 'Water runs off wax. If you draw with a white candle on paper and paint over it, the hidden picture appears; Meena wrote me a secret letter so.',
        te: 'మైనం మీద నీళ్లు నిలవవు. కాగితం మీద తెల్లని కొవ్వొత్తితో గీసి పైన నీటి రంగు వేస్తే దాగిన బొమ్మ కనిపిస్తుంది; మీనా నాకు అలాగే రహస్య లేఖ రాసింది.',
      },
    ],
    sentence: { en: 'Wax melts quickly.', te: 'మైనం త్వరగా కరుగుతుంది.' },
  },
  {
    english: 'candle',
    telugu: 'కొవ్వొత్తి',
    grade: 1,
    emoji: '🕯️',
    explanations: [
      {
        en: 'A candle is a stick of wax with a thread inside; when we light it, it gives light. On the cake there was one candle for each year.',
        te: 'లోపల వత్తి ఉన్న మైనపు కడ్డీ కొవ్వొత్తి; వెలిగిస్తే వెలుగునిస్తుంది. కేక్ మీద ఏడాదికొకటి చొప్పున కొవ్వొత్తులు పెట్టారు.',
      },
      {
        en: 'The flame melts the wax, the thread drinks it, and so the candle feeds its own light. Ravi watched until only a little stump was left.',
        te: 'మంటకు మైనం కరుగుతుంది, వత్తి దాన్ని పీల్చుకుంటుంది; అలా కొవ్వొత్తి వెలుగుతూ ఉంటుంది. చిన్న ముక్క మిగిలేదాకా రవి చూస్తూ కూర్చున్నాడు.',
      },
      {
        en: 'A candle that burns away to give light to others is like a kind teacher, people say. At Christmas we see rows of candles in churches.',
        te: 'తాను కరిగిపోతూ ఇతరులకు వెలుగునిచ్చే కొవ్వొత్తిని మంచి గురువుతో పోలుస్తారు. క్రిస్మస్‌కు చర్చిల్లో కొవ్వొత్తుల వరుసలు కనిపిస్తాయి.',
      },
    ],
    sentence: { en: 'Light the candle.', te: 'కొవ్వొత్తి వెలిగించు.' },
  },
  {
    english: 'yarn',
    telugu: 'నూలు',
    grade: 4,
    alsoEnglish: ['cotton thread'],
    explanations: [
      {
        en: 'Yarn is the thread that is spun from cotton before it is woven into cloth. The weaver dyed the yarn red and hung it out to dry.',
        te: 'పత్తిని వడికితే వచ్చే దారం నూలు; దానితో బట్టలు నేస్తారు. నేతకారుడు నూలుకు ఎర్ర రంగు అద్ది ఆరేశారు.',
      },
      {
        en: 'On a spinning wheel, the charkha, cotton is drawn out and twisted into yarn. Gandhi spun every day and asked others to do so too.',
        te: 'రాట్నం మీద పత్తిని లాగుతూ మెలిపెడితే నూలు వస్తుంది. గాంధీజీ రోజూ నూలు వడికి, అందరినీ వడకమన్నారు.',
      },
      {
        en: 'Cloth of cotton yarn lets air through, so it is the best in hot lands. In May Lata will wear nothing else.',
        te: 'నూలు బట్టల్లో గాలి బాగా ఆడుతుంది; అందుకే వేడి దేశాల్లో అవే మంచివి. మే నెలలో లత నూలు బట్టలు తప్ప ఇంకేవీ వేసుకోదు.',
      },
    ],
    sentence: { en: 'This yarn is white.', te: 'ఈ నూలు తెల్లగా ఉంది.' },
  },
  {
    english: 'clay lamp',
    telugu: 'ప్రమిద',
    grade: 2,
    explanations: [
      {
        en: 'A clay lamp is a small clay cup for oil and a wick. For Diwali we bought twelve clay lamps from the potter.',
        te: 'నూనె పోసి వత్తి వేసి వెలిగించే చిన్న మట్టి గిన్నె ప్రమిద. దీపావళికి కుమ్మరి దగ్గర పన్నెండు ప్రమిదలు కొన్నాం.',
      },
      {
        en: 'New clay lamps are laid in water for a while, so that they do not drink up the oil. Padma fished hers out one by one and dried them.',
        te: 'కొత్త ప్రమిదలను కాసేపు నీటిలో నానబెడతారు, లేదంటే అవి నూనె పీల్చేస్తాయి. పద్మ ఒక్కో ప్రమిదను తీసి తుడిచి ఆరబెట్టింది.',
      },
      {
        en: 'One clay lamp can light a thousand others and lose nothing of its own light. Knowledge is like that, said our teacher.',
        te: 'ఒక ప్రమిదతో వెయ్యి ప్రమిదలు వెలిగించినా దాని వెలుగు తగ్గదు. జ్ఞానం కూడా అంతేనని మా టీచర్ చెప్పారు.',
      },
    ],
    sentence: { en: 'Fill the clay lamp with oil.', te: 'ప్రమిద నిండా నూనె పొయ్యి.' },
  },
];
