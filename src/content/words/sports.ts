import type { Word } from './word';

export const sports: readonly Word[] = [
  {
    english: 'football',
    telugu: 'ఫుట్‌బాల్',
    grade: 1,
    emoji: '⚽',
    alsoEnglish: ['soccer'],
    explanations: [
      {
        en: 'Football is a game in which two teams kick a ball and try to send it into the other side’s goal. In America it is called soccer.',
        te: 'రెండు జట్లు బంతిని కాలితో తన్నుతూ ఎదుటి జట్టు గోల్‌లోకి పంపే ఆట ఫుట్‌బాల్. అమెరికాలో దీన్ని సాకర్ అంటారు.',
      },
      {
        en: 'Each team has eleven players, and during play only the goalkeeper may hold the ball. Kiran touched it with his hand, and the whistle blew.',
        te: 'ఒక్కో జట్టులో పదకొండు మంది ఉంటారు; ఆట నడుస్తుండగా గోల్ కీపర్ మాత్రమే బంతిని చేత్తో పట్టుకోవచ్చు. కిరణ్ చేత్తో తాకగానే ఈల మోగింది.',
      },
      {
        en: 'It is played in nearly every country, for a ball and an open place are enough. Lata and her friends put two stones for a goal and began.',
        te: 'బంతి, ఖాళీ స్థలం ఉంటే చాలు కాబట్టి దాదాపు అన్ని దేశాల్లోనూ ఈ ఆట ఆడతారు. లత, ఆమె స్నేహితులు రెండు రాళ్లు గోల్‌గా పెట్టి ఆట మొదలుపెట్టారు.',
      },
    ],
    sentence: { en: 'We play football in the evening.', te: 'మేము సాయంత్రం ఫుట్‌బాల్ ఆడతాం.' },
  },
  {
    english: 'kho-kho',
    telugu: 'ఖో ఖో',
    grade: 2,
    alsoEnglish: ['kho kho'],
    alsoTelugu: ['ఖోఖో'],
    explanations: [
      {
        en: 'Kho-kho is an Indian game of chasing, in which one team sits in a row and the other runs. The chaser taps a sitting friend and calls out kho!',
        te: 'ఒక జట్టు వరుసగా కూర్చుంటే ఇంకో జట్టు పరుగెత్తే భారతీయ ఆట ఖో ఖో. తరిమే ఆటగాడు కూర్చున్నవాడి వీపు తట్టి ఖో అని అరుస్తాడు.',
      },
      {
        en: 'Those who sit face one side and the other by turns, and the chaser may not run between them. So Sita has to pass the chase on at the right moment.',
        te: 'కూర్చున్నవాళ్లు ఒకరు ఇటు, ఒకరు అటు తిరిగి ఉంటారు; తరిమేవారు వాళ్ల మధ్య నుంచి వెళ్లకూడదు. అందుకే సీత సరైన సమయంలో ఇంకొకరికి ఖో ఇవ్వాలి.',
      },
      {
        en: 'It needs no ball and no bat, only quick feet and quick eyes. Raju slipped past three chasers, and everyone cheered.',
        te: 'దీనికి బంతి, బ్యాటు ఏవీ అక్కర్లేదు; చురుకైన కాళ్లు, చురుకైన చూపు ఉంటే చాలు. రాజు ముగ్గురికి చిక్కకుండా తప్పించుకుంటే అందరూ కేకలు వేశారు.',
      },
    ],
    sentence: { en: 'The girls are playing kho-kho.', te: 'అమ్మాయిలు ఖో ఖో ఆడుతున్నారు.' },
  },
  {
    english: 'hockey',
    telugu: 'హాకీ',
    grade: 2,
    emoji: '🏑',
    explanations: [
      {
        en: 'Hockey is a game in which players hit a small hard ball with a curved stick. The team that makes more goals wins.',
        te: 'చివర వంపు ఉన్న కర్రతో చిన్న గట్టి బంతిని కొడుతూ ఆడే ఆట హాకీ. ఎక్కువ గోల్స్ వేసిన జట్టు గెలుస్తుంది.',
      },
      {
        en: 'India has won eight Olympic gold medals in hockey, more than any other country. Grandfather heard one of those matches on the radio.',
        te: 'హాకీలో భారతదేశం ఎనిమిది ఒలింపిక్ బంగారు పతకాలు గెలిచింది; ఇంకే దేశానికీ అన్ని రాలేదు. అందులో ఒక ఆటను తాతయ్య రేడియోలో విన్నారు.',
      },
      {
        en: 'In cold countries hockey is played on ice, with skates and a flat disc. Anita watched it in Canada and felt cold only by looking.',
        te: 'చలి దేశాల్లో కాళ్లకు స్కేట్లు వేసుకుని, మంచు మీద బిళ్లతో హాకీ ఆడతారు. అనిత కెనడాలో ఆ ఆట చూసింది; చూస్తేనే చలేసింది.',
      },
    ],
    sentence: { en: 'My elder brother plays hockey.', te: 'మా అన్నయ్య హాకీ ఆడతాడు.' },
  },
  {
    english: 'tennis',
    telugu: 'టెన్నిస్',
    grade: 2,
    emoji: '🎾',
    explanations: [
      {
        en: 'Tennis is a game in which two or four players hit a ball over a net. If the ball bounces twice on your side, you lose the point.',
        te: 'వల మీదుగా బంతిని అటూ ఇటూ కొడుతూ ఇద్దరో నలుగురో ఆడే ఆట టెన్నిస్. బంతి మన వైపు రెండుసార్లు నేలకు తగిలితే పాయింటు పోతుంది.',
      },
      {
        en: 'Sania Mirza of Hyderabad became one of the best players in the world at doubles. After seeing her play, Meena asked for tennis lessons.',
        te: 'హైదరాబాద్‌కు చెందిన సానియా మీర్జా డబుల్స్‌లో ప్రపంచంలోనే గొప్ప క్రీడాకారిణుల్లో ఒకరయ్యారు. ఆమె ఆట చూసి మీనా టెన్నిస్ నేర్చుకుంటానంది.',
      },
      {
        en: 'In tennis zero is called love. Chinnu thought the umpire was saying something sweet to the players.',
        te: 'టెన్నిస్‌లో సున్నాను లవ్ అంటారు. అంపైర్ ఆటగాళ్లతో ఏదో తియ్యని మాట చెప్తున్నారని చిన్ను అనుకున్నాడు.',
      },
    ],
    sentence: { en: 'Tennis is on television.', te: 'టీవీలో టెన్నిస్ వస్తోంది.' },
  },
  {
    english: 'badminton',
    telugu: 'బ్యాడ్మింటన్',
    grade: 2,
    emoji: '🏸',
    alsoEnglish: ['shuttle'],
    alsoTelugu: ['షటిల్'],
    explanations: [
      {
        en: 'Badminton is a game in which players hit a light shuttle with feathers over a high net. The shuttle must not fall on your side.',
        te: 'ఎత్తుగా కట్టిన వల మీదుగా ఈకల బంతిని కొట్టుకుంటూ ఆడే ఆట బ్యాడ్మింటన్. ఆ షటిల్ మన వైపు నేల మీద పడకూడదు.',
      },
      {
        en: 'P. V. Sindhu of Hyderabad has won two Olympic medals in badminton. Padma has pasted her picture inside her notebook.',
        te: 'హైదరాబాద్‌కు చెందిన పి.వి. సింధు బ్యాడ్మింటన్‌లో రెండు ఒలింపిక్ పతకాలు గెలిచారు. పద్మ ఆమె బొమ్మను తన నోటుపుస్తకంలో అంటించుకుంది.',
      },
      {
        en: 'Even a little wind carries the shuttle off, so matches are played indoors. Ravi and his sister play in the hall when it rains.',
        te: 'కొంచెం గాలి వీచినా షటిల్ పక్కకు పోతుంది, అందుకే పోటీలు హాలు లోపలే జరుగుతాయి. వాన పడితే రవి, అతని చెల్లి హాల్లో ఆడుకుంటారు.',
      },
    ],
    sentence: { en: 'Badminton is played with a feathered shuttle.', te: 'ఈకల బంతితో బ్యాడ్మింటన్ ఆడతారు.' },
  },
  {
    english: 'carrom',
    telugu: 'క్యారమ్స్',
    grade: 2,
    alsoEnglish: ['carrom board'],
    alsoTelugu: ['క్యారమ్', 'క్యారమ్ బోర్డు'],
    explanations: [
      {
        en: 'Carrom is a board game in which we flick small round men into the four corner holes. Two or four people play it.',
        te: 'నున్నని బోర్డు మీద బిళ్లలను వేలితో కొట్టి నాలుగు మూలల కన్నాల్లో వేసే ఆట క్యారమ్స్. ఇద్దరో నలుగురో దీన్ని ఆడతారు.',
      },
      {
        en: 'There are nine black men, nine white ones and a single red one, the queen. Gopi got the queen, but he had to cover it with one more.',
        te: 'దీనిలో తొమ్మిది నల్ల బిళ్లలు, తొమ్మిది తెల్ల బిళ్లలు, రాణి అనే ఒక్క ఎర్ర బిళ్ల ఉంటాయి. గోపి రాణిని వేశాడు కానీ, వెంటనే ఇంకో బిళ్ల కూడా వేయాలి.',
      },
      {
        en: 'We sprinkle fine powder on the board, so that the men slide easily. On rainy days our whole family plays carrom.',
        te: 'బిళ్లలు సులువుగా జారాలని బోర్డు మీద మెత్తని పొడి చల్లుతాం. వాన రోజుల్లో మా ఇంట్లో అందరూ క్యారమ్స్ ఆడతారు.',
      },
    ],
    sentence: { en: 'Let us play carrom.', te: 'రండి, క్యారమ్స్ ఆడదాం.' },
  },
  {
    english: 'swimming',
    telugu: 'ఈత',
    grade: 1,
    emoji: '🏊',
    explanations: [
      {
        en: 'Swimming is moving through water with our arms and legs. Kiran takes swimming lessons in the pool every Saturday.',
        te: 'నీళ్లలో చేతులూ కాళ్లూ ఆడిస్తూ ముందుకు వెళ్లడమే ఈత. కిరణ్ ప్రతి శనివారం కొలనులో ఈత నేర్చుకుంటాడు.',
      },
      {
        en: 'Swimming uses nearly every muscle of the body. We must never go into a pond or a river without a grown-up.',
        te: 'ఈత కొడితే ఒళ్లంతటికీ వ్యాయామం అవుతుంది. పెద్దలు తోడు లేకుండా చెరువులోకో నదిలోకో ఎన్నడూ దిగకూడదు.',
      },
      {
        en: 'People who know swimming are not afraid of deep water, says Grandfather. He learned it in the village canal.',
        te: 'లోతు నీళ్లంటే ఈత వచ్చినవారికి భయం ఉండదని తాతయ్య అంటారు. ఆయన ఊరి కాలువలో ఈత నేర్చుకున్నారు.',
      },
    ],
    sentence: { en: 'I can swim.', te: 'నాకు ఈత వచ్చు.' },
  },
  {
    english: 'volleyball',
    telugu: 'వాలీబాల్',
    grade: 3,
    emoji: '🏐',
    explanations: [
      {
        en: 'Volleyball is a game in which two teams of six hit a ball over a high net with their hands. The ball must not touch the ground.',
        te: 'ఆరుగురేసి ఉన్న రెండు జట్లు ఎత్తైన వల మీదుగా బంతిని చేత్తో కొడుతూ ఆడే ఆట వాలీబాల్. బంతి నేలను తాకకూడదు.',
      },
      {
        en: 'A team may touch the ball three times, then it must go over to the other side. Sita lifts it, and Lata, who is tall, hits it down hard.',
        te: 'ఒక జట్టు మూడుసార్లు మాత్రమే బంతిని తాకి అవతలికి పంపాలి. సీత బంతిని పైకి లేపితే, పొడుగ్గా ఉండే లత దాన్ని గట్టిగా కొడుతుంది.',
      },
      {
        en: 'It is loved in the villages, where young people tie a net between two poles in the evening. My uncle plays there after work.',
        te: 'పల్లెల్లో ఈ ఆటంటే చాలా ఇష్టం; సాయంత్రం రెండు స్తంభాల మధ్య వల కట్టి యువకులు ఆడతారు. మా బాబాయి పని అయ్యాక అక్కడ ఆడతారు.',
      },
    ],
    sentence: { en: 'There is volleyball at our school.', te: 'మా బడిలో వాలీబాల్ ఉంది.' },
  },
  {
    english: 'basketball',
    telugu: 'బాస్కెట్‌బాల్',
    grade: 3,
    emoji: '🏀',
    explanations: [
      {
        en: 'Basketball is a game in which players throw a big ball through a high ring. Each team has five players on the court.',
        te: 'ఎత్తున ఉన్న రింగులోకి పెద్ద బంతిని వేసే ఆట బాస్కెట్‌బాల్. ఒక్కో జట్టు నుంచి ఐదుగురు ఆడతారు.',
      },
      {
        en: 'A player may not run with the ball in the arms; it has to be bounced all the way. Raju bounced it past two others and threw.',
        te: 'బంతిని చేతుల్లో పట్టుకుని పరుగెత్తకూడదు; నేలకు కొడుతూనే వెళ్లాలి. రాజు అలా కొడుతూ ఇద్దరిని దాటి బంతిని విసిరాడు.',
      },
      {
        en: 'The first ring was a fruit basket, and so the game got its name. Anita plays it in her school in Chicago.',
        te: 'మొదట రింగుకు బదులు పండ్ల బుట్ట కట్టి ఆడారు; ఇంగ్లీషులో బుట్టను బాస్కెట్ అంటారు, అందుకే ఆ పేరు. అనిత చికాగోలో తన బడిలో ఈ ఆట ఆడుతుంది.',
      },
    ],
    sentence: { en: 'Tall players are good at basketball.', te: 'పొడుగ్గా ఉన్నవారు బాస్కెట్‌బాల్ బాగా ఆడతారు.' },
  },
  {
    english: 'wrestling',
    telugu: 'కుస్తీ',
    grade: 3,
    emoji: '🤼',
    alsoTelugu: ['మల్లయుద్ధం'],
    explanations: [
      {
        en: 'Wrestling is a contest in which two people try to throw each other down without hitting. The one whose shoulders touch the ground loses.',
        te: 'ఇద్దరు కొట్టుకోకుండా ఒకరినొకరు కింద పడేయడానికి ప్రయత్నించే పోటీ కుస్తీ. భుజాలు నేలకు ఆనినవారు ఓడిపోతారు.',
      },
      {
        en: 'In India wrestlers train in a pit of soft earth and eat milk, ghee and almonds. Gopi’s grandfather was a wrestler in his youth.',
        te: 'భారతదేశంలో కుస్తీ వీరులు మెత్తని మట్టి గోదాలో సాధన చేస్తారు, పాలు, నెయ్యి, బాదం బాగా తీసుకుంటారు. గోపి వాళ్ల తాతయ్య వయసులో ఉన్నప్పుడు కుస్తీ పట్టేవారు.',
      },
      {
        en: 'Strength alone does not win; you have to think quickly too. The small boy bent low, turned, and the big one was on his back.',
        te: 'బలం ఒక్కటే చాలదు; చురుగ్గా ఆలోచించాలి కూడా. చిన్న అబ్బాయి కిందికి వంగి తిరిగేసరికి పెద్ద అబ్బాయి వెల్లకిలా పడ్డాడు.',
      },
    ],
    sentence: { en: 'There is wrestling at the fair today.', te: 'ఈ రోజు జాతరలో కుస్తీ ఉంది.' },
  },
  {
    english: 'archery',
    telugu: 'విలువిద్య',
    grade: 4,
    emoji: '🏹',
    explanations: [
      {
        en: 'Archery is the art of shooting arrows with a bow. The archer looks at the center of the target and lets the arrow go.',
        te: 'విల్లుతో బాణాలు వేసే నేర్పును విలువిద్య అంటారు. గురి చూసి, లక్ష్యం మధ్యలో తగిలేలా బాణం వదలాలి.',
      },
      {
        en: 'In the Mahabharata Arjuna was the greatest at archery: he saw only the eye of the bird. Our teacher told this to show how to pay attention.',
        te: 'మహాభారతంలో అర్జునుడు విలువిద్యలో మేటి; అతనికి పిట్ట కన్ను మాత్రమే కనిపించింది. మనసు పెట్టడం అంటే ఏమిటో చెప్పడానికి టీచర్ ఈ కథ చెప్పారు.',
      },
      {
        en: 'Jyothi Surekha of Vijayawada has won many medals for India in archery. Meena made a bow out of bamboo and tried it on a banana tree.',
        te: 'విజయవాడకు చెందిన జ్యోతి సురేఖ విలువిద్యలో భారతదేశానికి ఎన్నో పతకాలు తెచ్చారు. మీనా వెదురుతో విల్లు చేసుకుని అరటిచెట్టుకు గురి పెట్టింది.',
      },
    ],
    sentence: { en: 'Arjuna learned archery.', te: 'అర్జునుడు విలువిద్య నేర్చుకున్నాడు.' },
  },
  {
    english: 'skating',
    telugu: 'స్కేటింగ్',
    grade: 3,
    emoji: '⛸️',
    alsoEnglish: ['skate'],
    explanations: [
      {
        en: 'Skating is gliding along on boots with small wheels or, on ice, with blades. At first Chinnu held the railing with both hands.',
        te: 'చక్రాల బూట్లు వేసుకుని జారుతూ వెళ్లడం స్కేటింగ్; మంచు మీదైతే బూట్లకు పదునైన పట్టీలు ఉంటాయి. మొదట్లో చిన్ను రెండు చేతులతో కమ్మీ పట్టుకునే ఉన్నాడు.',
      },
      {
        en: 'One should wear a helmet and knee pads, for beginners fall often. Lata fell five times and got up six times, she says.',
        te: 'నేర్చుకునేవాళ్లు తరచుగా పడతారు కాబట్టి హెల్మెట్, మోకాళ్లకు ప్యాడ్లు పెట్టుకోవాలి. ఐదుసార్లు పడి ఆరుసార్లు లేచానని లత అంటుంది.',
      },
      {
        en: 'In cold countries people go skating on frozen lakes. In Norway Ravi saw whole families skating hand in hand.',
        te: 'చలి దేశాల్లో గడ్డకట్టిన సరస్సుల మీద స్కేటింగ్ చేస్తారు. నార్వేలో కుటుంబాలకు కుటుంబాలే చేతులు పట్టుకుని స్కేటింగ్ చేయడం రవి చూశాడు.',
      },
    ],
    sentence: { en: 'I am learning skating.', te: 'నేను స్కేటింగ్ నేర్చుకుంటున్నాను.' },
  },
  {
    english: 'gymnastics',
    telugu: 'జిమ్నాస్టిక్స్',
    grade: 4,
    emoji: '🤸',
    explanations: [
      {
        en: 'Gymnastics is a sport of bending, jumping and turning in the air with great skill. The judges give marks for every movement.',
        te: 'ఒళ్లు వంచుతూ, దూకుతూ, గాలిలో గింగిరాలు తిరుగుతూ నేర్పు చూపే క్రీడ జిమ్నాస్టిక్స్. ప్రతి కదలికకూ న్యాయనిర్ణేతలు మార్కులు ఇస్తారు.',
      },
      {
        en: 'Gymnasts walk on a wooden beam that is only ten centimeters wide. Padma tried it on a chalk line on the floor and lost her balance.',
        te: 'జిమ్నాస్టిక్స్ చేసేవారు పది సెంటీమీటర్ల వెడల్పున్న చెక్క దూలం మీద నడుస్తారు. పద్మ నేల మీద గీసిన సుద్ద గీత మీద నడవబోయి తూలిపోయింది.',
      },
      {
        en: 'It begins with small things such as a roll and a cartwheel on a soft mat. Kiran can already stand on his hands against the wall.',
        te: 'మెత్తని చాప మీద దొర్లడం, పల్టీ కొట్టడం లాంటి చిన్న పనులతో ఇది మొదలవుతుంది. కిరణ్ ఇప్పటికే గోడకు ఆనుకుని చేతుల మీద నిలబడగలడు.',
      },
    ],
    sentence: { en: 'My sister does gymnastics.', te: 'మా చెల్లి జిమ్నాస్టిక్స్ చేస్తుంది.' },
  },
  {
    english: 'karate',
    telugu: 'కరాటే',
    grade: 3,
    emoji: '🥋',
    explanations: [
      {
        en: 'Karate is a way of defending yourself with bare hands and feet; it came from Japan. Students of karate wear white clothes and a belt.',
        te: 'ఆయుధం లేకుండా చేతులతో, కాళ్లతో తనను తాను కాపాడుకునే విద్య కరాటే; అది జపాన్ నుంచి వచ్చింది. నేర్చుకునేవారు తెల్లని బట్టలు వేసుకుని, నడుముకు పట్టీ కట్టుకుంటారు.',
      },
      {
        en: 'The color of the belt shows how much a person has learned, from white up to black. Sita got her yellow belt last month.',
        te: 'పట్టీ రంగును బట్టి ఎంత నేర్చుకున్నారో తెలుస్తుంది; తెలుపుతో మొదలై నలుపు దాకా ఉంటుంది. సీతకు పోయిన నెలలో పసుపు పట్టీ వచ్చింది.',
      },
      {
        en: 'A karate lesson begins and ends with a bow to the teacher. The strongest pupil, says the teacher, is the one who does not quarrel.',
        te: 'కరాటే తరగతి గురువుకు వంగి నమస్కరించడంతో మొదలై, అలాగే ముగుస్తుంది. తగువు పెట్టుకోని శిష్యుడే అందరికంటే బలవంతుడని గురువు అంటారు.',
      },
    ],
    sentence: { en: 'Gopi knows karate.', te: 'గోపికి కరాటే వచ్చు.' },
  },
  {
    english: 'cricket bat',
    telugu: 'బ్యాటు',
    grade: 1,
    alsoTelugu: ['బ్యాట్'],
    explanations: [
      {
        en: 'A cricket bat is a flat piece of wood with a handle, used to hit the ball. Raju sleeps with his new bat beside him.',
        te: 'క్రికెట్‌లో బంతిని కొట్టడానికి వాడే పిడి ఉన్న చదునైన చెక్క బ్యాటు. రాజు కొత్త బ్యాటును పక్కలో పెట్టుకుని పడుకుంటాడు.',
      },
      {
        en: 'Good ones are made of willow, a wood that is light and strong. Kashmir is known for making them.',
        te: 'మంచి బ్యాట్లను విల్లో అనే చెట్టు చెక్కతో చేస్తారు; ఆ చెక్క తేలికగా, గట్టిగా ఉంటుంది. కశ్మీర్ ఇలాంటి బ్యాట్లకు పేరు పొందింది.',
      },
      {
        en: 'When a player makes a hundred runs, he lifts his bat to thank those who clap. Chinnu does it after his very first run.',
        te: 'వంద పరుగులు చేసిన ఆటగాడు బ్యాటు పైకెత్తి, చప్పట్లు కొట్టేవారికి కృతజ్ఞత చూపుతాడు. చిన్ను మొదటి పరుగుకే అలా చేస్తాడు.',
      },
    ],
    sentence: { en: 'This bat is heavy.', te: 'ఈ బ్యాటు బరువుగా ఉంది.' },
  },
  {
    english: 'wicket',
    telugu: 'వికెట్టు',
    grade: 2,
    alsoTelugu: ['వికెట్'],
    explanations: [
      {
        en: 'A wicket is three sticks standing in the ground behind the batter. If the ball knocks them down, the batter is out.',
        te: 'క్రికెట్‌లో బ్యాటు పట్టినవారి వెనక పాతే మూడు కర్రలు వికెట్టు. బంతి తగిలి అవి పడితే ఆడేవారు ఔటవుతారు.',
      },
      {
        en: 'Taking a wicket also means getting a batter out. Lata took three wickets, and her team carried her home on their shoulders.',
        te: 'ఒకరిని ఔట్ చేయడాన్ని వికెట్టు తీయడం అంటారు. లత మూడు వికెట్లు తీస్తే, జట్టంతా ఆమెను భుజాల మీద మోసుకొచ్చింది.',
      },
      {
        en: 'On top of the three sticks lie two small pieces of wood, the bails. In the big matches they light up when they fall.',
        te: 'మూడు కర్రల మీద బెయిల్స్ అనే రెండు చిన్న చెక్క ముక్కలు ఉంటాయి. పెద్ద పోటీల్లో అవి పడగానే వెలుగుతాయి.',
      },
    ],
    sentence: { en: 'The first wicket has fallen!', te: 'మొదటి వికెట్టు పడింది!' },
  },
  {
    english: 'goal',
    telugu: 'గోల్',
    grade: 2,
    emoji: '🥅',
    alsoTelugu: ['గోలు'],
    explanations: [
      {
        en: 'A goal is the place with posts and a net into which the ball must go. Sending it in is called a goal too: we won by one goal.',
        te: 'బంతి వెళ్లాల్సిన, రెండు స్తంభాలూ వలా ఉన్న చోటు గోల్; బంతిని అందులో వేయడం కూడా గోలే. ఒక్క గోల్ తేడాతో మేము గెలిచాం.',
      },
      {
        en: 'The goalkeeper stands before it and stops the ball with hands, feet and body. Meena jumped to the left and saved our goal.',
        te: 'గోల్ కీపర్ దాని ముందు నిలబడి చేతులతో, కాళ్లతో, ఒంటితో బంతిని ఆపుతారు. మీనా ఎడమ వైపు దూకి మా గోల్ కాపాడింది.',
      },
      {
        en: 'In daily life a goal is something that we want to reach. Kiran’s goal is to read twenty Telugu books this year.',
        te: 'మనం చేరాలనుకున్నదాన్ని కూడా ఇంగ్లీషులో గోల్ అంటారు; తెలుగులో లక్ష్యం అంటాం. ఈ ఏడాది ఇరవై తెలుగు పుస్తకాలు చదవాలన్నది కిరణ్ లక్ష్యం.',
      },
    ],
    sentence: { en: 'Ravi scored a goal.', te: 'రవి గోల్ వేశాడు.' },
  },
  {
    english: 'captain',
    telugu: 'కెప్టెన్',
    grade: 2,
    explanations: [
      {
        en: 'A captain is the leader of a team. The captain decides who bats, who bowls and where each one stands.',
        te: 'జట్టును నడిపించే నాయకుడు కెప్టెన్. ఎవరు బ్యాటు పట్టాలో, ఎవరు బంతి వేయాలో, ఎవరు ఎక్కడ నిలబడాలో కెప్టెన్ చెప్తారు.',
      },
      {
        en: 'A good captain does not scold when a ball is dropped, but says, next time you will catch it. Padma’s team likes her for this.',
        te: 'బంతి జారవిడిస్తే మంచి కెప్టెన్ తిట్టరు, ఈసారి పట్టుకుంటావులే అంటారు. అందుకే పద్మ అంటే జట్టుకు ఇష్టం.',
      },
      {
        en: 'Before a match the two captains toss a coin. Gopi called heads, and his team batted first.',
        te: 'ఆట మొదలయ్యే ముందు ఇద్దరు కెప్టెన్లు నాణెం ఎగరేస్తారు. గోపి బొమ్మ అన్నాడు, బొమ్మే పడింది; అతని జట్టు ముందు బ్యాటు పట్టింది.',
      },
    ],
    sentence: { en: 'Our captain is Lata.', te: 'మా కెప్టెన్ లత.' },
  },
  {
    english: 'umpire',
    telugu: 'అంపైర్',
    grade: 3,
    alsoTelugu: ['అంపైరు'],
    explanations: [
      {
        en: 'An umpire watches a game of cricket or tennis and decides by the rules. Both teams must accept what the umpire says.',
        te: 'క్రికెట్, టెన్నిస్ లాంటి ఆటల్లో నియమాల ప్రకారం నిర్ణయం చెప్పేవారు అంపైర్. అంపైర్ మాటను రెండు జట్లూ ఒప్పుకోవాలి.',
      },
      {
        en: 'In cricket the umpire speaks with the hands: one raised finger means out, two raised arms mean six. Chinnu knows all the signs.',
        te: 'క్రికెట్‌లో అంపైర్ చేతులతో మాట్లాడతారు: ఒక వేలు ఎత్తితే ఔట్, రెండు చేతులూ ఎత్తితే ఆరు పరుగులు. చిన్నుకు ఆ గుర్తులన్నీ తెలుసు.',
      },
      {
        en: 'The umpire must not love one team more than the other. When Sita was umpire, she gave her own brother out.',
        te: 'అంపైర్ ఏ జట్టు పక్షమూ వహించకూడదు. సీత అంపైర్‌గా ఉన్నప్పుడు తన తమ్ముణ్ణే ఔట్ అని చెప్పింది.',
      },
    ],
    sentence: { en: 'The umpire raised his hand.', te: 'అంపైర్ చెయ్యి ఎత్తారు.' },
  },
  {
    english: 'referee',
    telugu: 'రిఫరీ',
    grade: 3,
    explanations: [
      {
        en: 'A referee runs along with the players in football and sees that the rules are kept. A whistle hangs round the referee’s neck.',
        te: 'ఫుట్‌బాల్ లాంటి ఆటల్లో ఆటగాళ్లతో పాటు పరుగెత్తుతూ నియమాలు పాటించేలా చూసేవారు రిఫరీ. రిఫరీ మెడలో ఈల ఉంటుంది.',
      },
      {
        en: 'A yellow card from the referee is a warning; a red one means leave the field. Raju said sorry as soon as he saw the yellow one.',
        te: 'రిఫరీ పసుపు కార్డు చూపిస్తే హెచ్చరిక, ఎర్ర కార్డు చూపిస్తే ఆట వదిలి వెళ్లాలి. పసుపు కార్డు చూడగానే రాజు క్షమించండి అన్నాడు.',
      },
      {
        en: 'Kabaddi has referees too; in cricket and tennis they are called umpires. Ravi mixes up the two words.',
        te: 'కబడ్డీలో కూడా రిఫరీలు ఉంటారు; క్రికెట్, టెన్నిస్ ఆటల్లో వాళ్లను అంపైర్లు అంటారు. రవికి ఈ రెండు మాటలూ కలిసిపోతుంటాయి.',
      },
    ],
    sentence: { en: 'The referee blew the whistle.', te: 'రిఫరీ ఈల వేశారు.' },
  },
  {
    english: 'coach',
    telugu: 'కోచ్',
    grade: 3,
    alsoEnglish: ['trainer'],
    alsoTelugu: ['శిక్షకుడు'],
    explanations: [
      {
        en: 'A coach teaches a game and helps the players to get better. Our coach makes us run round the field first.',
        te: 'ఆట నేర్పి, ఇంకా బాగా ఆడేలా తీర్చిదిద్దేవారు కోచ్. మా కోచ్ ముందు మైదానం చుట్టూ పరుగెత్తిస్తారు.',
      },
      {
        en: 'Pullela Gopichand won a great badminton title and then became a coach of champions. P. V. Sindhu trained in his academy in Hyderabad.',
        te: 'పుల్లెల గోపీచంద్ బ్యాడ్మింటన్‌లో గొప్ప టైటిల్ గెలిచి, తర్వాత విజేతలను తయారు చేసే కోచ్ అయ్యారు. పి.వి. సింధు హైదరాబాద్‌లో ఆయన అకాడమీలో సాధన చేశారు.',
      },
      {
        en: 'A coach sees what we cannot see ourselves. Keep your elbow straight, he told Anita, and from then on her throws went far.',
        te: 'మనకు కనిపించని తప్పు కోచ్‌కు కనిపిస్తుంది. మోచెయ్యి నిటారుగా ఉంచు అని చెప్పాక, అనిత విసిరే బంతి దూరం వెళ్లింది.',
      },
    ],
    sentence: { en: 'Our coach comes at five.', te: 'మా కోచ్ ఐదింటికి వస్తారు.' },
  },
  {
    english: 'player',
    telugu: 'ఆటగాడు',
    grade: 2,
    alsoEnglish: ['sportsman', 'sportsperson'],
    alsoTelugu: ['క్రీడాకారుడు', 'క్రీడాకారిణి'],
    explanations: [
      {
        en: 'A player is someone who takes part in a game; a woman is called kridakarini in Telugu. Every player of our team has a blue shirt.',
        te: 'ఆటలో పాల్గొనేవాణ్ణి ఆటగాడు అంటారు; స్త్రీ అయితే క్రీడాకారిణి అంటారు. మా జట్టులో ప్రతి ఆటగాడికీ నీలం చొక్కా ఉంది.',
      },
      {
        en: 'A good player plays fair even when nobody is looking. Gopi told the umpire himself that the ball had touched his bat.',
        te: 'ఎవరూ చూడకపోయినా మంచి ఆటగాడు నిజాయితీగా ఆడతాడు. బంతి తన బ్యాటుకు తగిలిందని గోపి తనే అంపైర్‌కు చెప్పాడు.',
      },
      {
        en: 'The number on a player’s shirt helps us to know him from afar. Chinnu wants number seven.',
        te: 'ఆటగాడి చొక్కా మీద ఉన్న అంకె చూసి దూరం నుంచే గుర్తుపట్టవచ్చు. చిన్నుకు ఏడో నంబరు చొక్కా కావాలట.',
      },
    ],
    sentence: { en: 'He is a good player.', te: 'అతను మంచి ఆటగాడు.' },
  },
  {
    english: 'score',
    telugu: 'స్కోరు',
    grade: 2,
    alsoTelugu: ['స్కోర్'],
    explanations: [
      {
        en: 'A score tells how many runs, goals or points each side has made. The score is on the big board for all to see.',
        te: 'ఎవరు ఎన్ని పరుగులో, గోల్సో, పాయింట్లో చేశారో చెప్పేది స్కోరు. స్కోరు అందరికీ కనిపించేలా పెద్ద బోర్డు మీద వేస్తారు.',
      },
      {
        en: 'In some games the score grows quickly, as in basketball; in football it may stay at zero. Lata’s match ended with no goal at all.',
        te: 'బాస్కెట్‌బాల్ లాంటి ఆటల్లో స్కోరు త్వరగా పెరుగుతుంది; ఫుట్‌బాల్‌లో ఒక్కోసారి సున్నాయే ఉండిపోతుంది. లత ఆడిన ఆట ఒక్క గోల్ లేకుండా ముగిసింది.',
      },
      {
        en: 'During a cricket match everybody asks everybody: what is the score? Even the bus driver asked Father.',
        te: 'క్రికెట్ ఆట జరుగుతుంటే ఎవరిని చూసినా స్కోరు ఎంత అని అడుగుతారు. బస్సు డ్రైవర్ కూడా నాన్నను అదే అడిగారు.',
      },
    ],
    sentence: { en: 'What is the score?', te: 'స్కోరు ఎంత?' },
  },
  {
    english: 'medal',
    telugu: 'పతకం',
    grade: 3,
    emoji: '🏅',
    alsoTelugu: ['మెడల్'],
    explanations: [
      {
        en: 'A medal is a round piece of metal that winners get, often on a ribbon. Meena wore hers even at dinner.',
        te: 'గెలిచినవారికి ఇచ్చే గుండ్రని లోహపు బిళ్ల పతకం; దాన్ని పట్టీతో మెడలో వేస్తారు. మీనా భోజనం చేసేటప్పుడు కూడా పతకం తీయలేదు.',
      },
      {
        en: 'Gold is for the first, silver for the second and bronze for the third. In the race Raju got the bronze and was as happy as a king.',
        te: 'మొదటివారికి బంగారు పతకం, రెండోవారికి వెండి, మూడోవారికి కాంస్య పతకం ఇస్తారు. పరుగు పందెంలో కాంస్యం వచ్చినా రాజు ఎంతో సంతోషించాడు.',
      },
      {
        en: 'Karnam Malleswari of Andhra Pradesh was the first Indian woman to win an Olympic medal. She lifted weights at Sydney in 2000.',
        te: 'ఒలింపిక్ పతకం గెలిచిన మొదటి భారతీయ మహిళ ఆంధ్రప్రదేశ్‌కు చెందిన కరణం మల్లీశ్వరి. 2000లో ఆమె సిడ్నీలో బరువులు ఎత్తి గెలిచారు.',
      },
    ],
    sentence: { en: 'My sister won a medal.', te: 'మా అక్కకు పతకం వచ్చింది.' },
  },
  {
    english: 'trophy',
    telugu: 'ట్రోఫీ',
    grade: 3,
    emoji: '🏆',
    alsoEnglish: ['winner’s cup'],
    explanations: [
      {
        en: 'A trophy is a big shining cup or figure given to the winning team. It stands in a glass case at our school.',
        te: 'గెలిచిన జట్టుకు ఇచ్చే మెరిసే పెద్ద కప్పునో బొమ్మనో ట్రోఫీ అంటారు. అది మా బడిలో అద్దాల బీరువాలో ఉంది.',
      },
      {
        en: 'The whole team lifts the trophy together, because all of them won it. Ravi let the smallest player hold it first.',
        te: 'అందరూ కలిసి గెలిచింది కాబట్టి జట్టంతా ట్రోఫీని కలిసి ఎత్తుతుంది. రవి ముందుగా అందరికంటే చిన్నవాడి చేతికి ఇచ్చాడు.',
      },
      {
        en: 'Some trophies go to a new winner each year, with the names cut into the metal. Padma found her mother’s name on an old one.',
        te: 'కొన్ని ట్రోఫీలు ఏటా కొత్త విజేతలకు వెళ్తాయి; వాటి మీద పేర్లు చెక్కుతారు. ఒక పాత ట్రోఫీ మీద పద్మకు వాళ్ల అమ్మ పేరు కనిపించింది.',
      },
    ],
    sentence: { en: 'Our school has won the trophy.', te: 'మా బడికి ట్రోఫీ వచ్చింది.' },
  },
  {
    english: 'gym',
    telugu: 'జిమ్',
    grade: 3,
    alsoEnglish: ['gymnasium'],
    alsoTelugu: ['వ్యాయామశాల'],
    explanations: [
      {
        en: 'A gym is a place with machines and weights where people make their bodies strong. My uncle goes to the gym before work.',
        te: 'బరువులు, యంత్రాలతో వ్యాయామం చేసి ఒంటికి బలం పెంచుకునే చోటు జిమ్. మా మామయ్య పనికి వెళ్లే ముందు జిమ్‌కు వెళ్తారు.',
      },
      {
        en: 'Children need no heavy weights; running, climbing and skipping are their gym. Sita hangs from the mango branch like a monkey.',
        te: 'పిల్లలకు బరువులు అక్కర్లేదు; పరుగెత్తడం, ఎక్కడం, గెంతడమే వాళ్లకు జిమ్. సీత మామిడి కొమ్మ పట్టుకుని కోతిలా వేలాడుతుంది.',
      },
      {
        en: 'In Europe a school often has a gym, a big hall for games. When it snows, Kiran’s class plays ball there.',
        te: 'ఐరోపాలో చాలా బడుల్లో ఆటల కోసం జిమ్ అనే పెద్ద హాలు ఉంటుంది. మంచు పడితే కిరణ్ తరగతి పిల్లలు అక్కడ బంతి ఆడతారు.',
      },
    ],
    sentence: { en: 'There is a new gym in our street.', te: 'మా వీధిలో కొత్త జిమ్ ఉంది.' },
  },
  {
    english: 'stadium',
    telugu: 'స్టేడియం',
    grade: 4,
    emoji: '🏟️',
    explanations: [
      {
        en: 'A stadium is a huge ground with rows of seats all around, where matches are held. Thousands of people can watch at once.',
        te: 'చుట్టూ మెట్లలా వరుసగా సీట్లు ఉండి, పోటీలు జరిగే పెద్ద మైదానం స్టేడియం. వేలమంది ఒకేసారి ఆట చూడవచ్చు.',
      },
      {
        en: 'The cricket stadium at Ahmedabad in India can seat more than a lakh of people. Gopi tried to count them on television and gave up.',
        te: 'భారతదేశంలో అహ్మదాబాద్ క్రికెట్ స్టేడియంలో లక్ష మందికి పైగా కూర్చోవచ్చు. గోపి టీవీలో వాళ్లను లెక్కపెట్టబోయి మానేశాడు.',
      },
      {
        en: 'In a stadium people stand up row after row with raised arms, so that a wave runs round. Anita and her father joined in and laughed.',
        te: 'స్టేడియంలో జనం వరుసగా చేతులెత్తి లేస్తుంటే అల కదిలినట్టు కనిపిస్తుంది. అనిత, వాళ్ల నాన్న కూడా నవ్వుతూ లేచారు.',
      },
    ],
    sentence: { en: 'The stadium is full.', te: 'స్టేడియం నిండిపోయింది.' },
  },
  {
    english: 'victory',
    telugu: 'గెలుపు',
    grade: 3,
    alsoTelugu: ['విజయం'],
    opposite: 'defeat',
    explanations: [
      {
        en: 'Victory is what we have when we win. After the victory the whole street ate sweets.',
        te: 'ఆటలోనో పోటీలోనో గెలవడమే గెలుపు. మా గెలుపు తర్వాత వీధిలో అందరం మిఠాయిలు తిన్నాం.',
      },
      {
        en: 'A victory after hard practice tastes sweetest. Lata rose at five every day, and at last she won the race.',
        te: 'కష్టపడి సాధన చేశాక వచ్చే గెలుపు చాలా తీపి. లత రోజూ ఐదింటికి లేచి సాధన చేసి, చివరికి పరుగు పందెం గెలిచింది.',
      },
      {
        en: 'Good players do not laugh at those who lost. In her victory Meena first went to hug the other girl.',
        te: 'గెలుపు వచ్చిందని ఓడినవారిని చూసి నవ్వకూడదు. మీనా గెలిచాక ముందుగా వెళ్లి ఓడిన అమ్మాయిని కౌగిలించుకుంది.',
      },
    ],
    sentence: { en: 'This victory belongs to all of us.', te: 'ఈ గెలుపు మనందరిది.' },
  },
  {
    english: 'defeat',
    telugu: 'ఓటమి',
    grade: 4,
    alsoTelugu: ['అపజయం', 'పరాజయం'],
    opposite: 'victory',
    explanations: [
      {
        en: 'Defeat is losing a game or a contest. The team took its defeat quietly and shook hands with the others.',
        te: 'ఆటలోనో పోటీలోనో ఓడిపోవడమే ఓటమి. జట్టు తన ఓటమిని మౌనంగా ఒప్పుకుని ఎదుటివారితో చేతులు కలిపింది.',
      },
      {
        en: 'Defeat is the first step to victory, elders say. Raju asked his coach what he had done wrong, and practiced that.',
        te: 'ఓటమి గెలుపుకు మొదటి మెట్టు అని పెద్దలు అంటారు. తను చేసిన తప్పేమిటో రాజు కోచ్‌ను అడిగి, దాన్నే సాధన చేశాడు.',
      },
      {
        en: 'In an old tale a king saw a spider fall again and again and still climb on. He forgot his defeat and tried once more.',
        te: 'ఒక పాత కథలో, సాలీడు పడుతూ లేస్తూ పైకి ఎక్కడం ఒక రాజు చూశాడు. అతను తన ఓటమి మరిచి మళ్లీ ప్రయత్నించాడు.',
      },
    ],
    sentence: { en: 'Do not be afraid of defeat.', te: 'ఓటమి అంటే భయపడకు.' },
  },
  {
    english: 'Olympics',
    telugu: 'ఒలింపిక్స్',
    grade: 4,
    alsoEnglish: ['Olympic Games'],
    alsoTelugu: ['ఒలింపిక్ క్రీడలు'],
    explanations: [
      {
        en: 'The Olympics are games in which players of nearly all countries meet. The summer games are held once in four years.',
        te: 'దాదాపు అన్ని దేశాల క్రీడాకారులు కలిసి ఆడే పోటీలు ఒలింపిక్స్. వేసవి ఒలింపిక్స్ నాలుగేళ్లకు ఒకసారి జరుగుతాయి.',
      },
      {
        en: 'They began long ago in Greece, and the new games started there in 1896. A flame is still brought from Greece for every Olympics.',
        te: 'ఇవి ఎంతోకాలం క్రితం గ్రీసులో పుట్టాయి; కొత్తగా 1896లో అక్కడే మళ్లీ మొదలయ్యాయి. ఇప్పటికీ ప్రతి ఒలింపిక్స్‌కూ గ్రీసు నుంచే జ్యోతిని తెస్తారు.',
      },
      {
        en: 'Their flag has five rings in five colors on white, linked like friends’ hands. Ravi drew it with the rim of a glass.',
        te: 'వీటి జెండా మీద చేతులు కలిపినట్టు, ఐదు రంగుల్లో ఐదు వలయాలు ఉంటాయి. రవి గ్లాసు అంచు పెట్టి ఆ వలయాలు గీశాడు.',
      },
    ],
    sentence: { en: 'We watch the Olympics on television.', te: 'మేము టీవీలో ఒలింపిక్స్ చూస్తాం.' },
  },
  {
    english: 'tipcat',
    telugu: 'బిళ్లంగోడు',
    grade: 4,
    alsoEnglish: ['gilli danda'],
    alsoTelugu: ['గిల్లీ దండా', 'కర్రాబిళ్ల'],
    explanations: [
      {
        en: 'Tipcat is a village game with a long stick and a short one pointed at both ends. We tap the short one so that it jumps, and hit it far.',
        te: 'పొడవైన కర్రతో, రెండు కొనలూ చెక్కిన చిన్న పుల్లను కొట్టే పల్లె ఆట బిళ్లంగోడు. పుల్ల కొన మీద తడితే అది పైకి ఎగురుతుంది; అప్పుడు దూరంగా కొట్టాలి.',
      },
      {
        en: 'In much of India it is called gilli danda. Grandfather says that he played it before there was any cricket in his village.',
        te: 'భారతదేశంలో చాలా చోట్ల దీన్ని గిల్లీ దండా అంటారు. తమ ఊరికి క్రికెట్ రాకముందు తాను ఇదే ఆడానని తాతయ్య అంటారు.',
      },
      {
        en: 'The short stick flies fast, so those who watch must stand well back. Chinnu watches from behind the wall.',
        te: 'చిన్న పుల్ల వేగంగా ఎగురుతుంది కాబట్టి చూసేవాళ్లు దూరంగా నిలబడాలి. చిన్ను గోడ వెనక నుంచి చూస్తాడు.',
      },
    ],
    sentence: { en: 'The boys are playing tipcat.', te: 'అబ్బాయిలు బిళ్లంగోడు ఆడుతున్నారు.' },
  },
  {
    english: 'snakes and ladders',
    telugu: 'వైకుంఠపాళి',
    grade: 3,
    alsoTelugu: ['పరమపద సోపానం'],
    explanations: [
      {
        en: 'Snakes and ladders is an old Indian game played with dice on a board of squares. A ladder takes you up, and a snake brings you down.',
        te: 'గళ్ల మీద పాచికలు వేస్తూ ఆడే పాత భారతీయ ఆట వైకుంఠపాళి. నిచ్చెన పైకి తీసుకెళ్తుంది, పాము కిందికి దించుతుంది.',
      },
      {
        en: 'In the old Telugu board each ladder was a good deed and each snake a bad one. Playing it, children learned right and wrong.',
        te: 'పాత వైకుంఠపాళిలో ఒక్కో నిచ్చెన ఒక మంచి పని, ఒక్కో పాము ఒక చెడ్డ పని. ఆడుతూనే పిల్లలు మంచీ చెడూ నేర్చుకునేవారు.',
      },
      {
        en: 'You may be near the top and still be swallowed by the last snake. Padma fell from there to the bottom, laughed, and threw again.',
        te: 'దాదాపు పైకి చేరాక కూడా చివరి పాము మింగేయవచ్చు. అక్కడి నుంచి అట్టడుగుకు పడిన పద్మ నవ్వి, మళ్లీ పందెం వేసింది.',
      },
    ],
    sentence: { en: 'Grandmother plays snakes and ladders with us.', te: 'నానమ్మ మాతో వైకుంఠపాళి ఆడతారు.' },
  },
  {
    english: 'skipping',
    telugu: 'స్కిప్పింగ్',
    grade: 2,
    alsoEnglish: ['skipping rope'],
    alsoTelugu: ['తాడాట'],
    explanations: [
      {
        en: 'Skipping is a game in which we jump over a rope that we swing round ourselves. Lata can jump fifty times without stopping.',
        te: 'తాడును చుట్టూ తిప్పుకుంటూ దాని మీది నుంచి దూకే ఆట స్కిప్పింగ్. లత ఆగకుండా యాభైసార్లు దూకగలదు.',
      },
      {
        en: 'Two friends can turn a long rope while a third one jumps in the middle. We all counted aloud when Padma jumped.',
        te: 'ఇద్దరు పొడవైన తాడు తిప్పుతుంటే మధ్యలో మూడో వాళ్లు దూకవచ్చు. పద్మ దూకుతుంటే మేమంతా గట్టిగా లెక్కపెట్టాం.',
      },
      {
        en: 'It makes legs and lungs strong, so even boxers do it every day. Kiran skips for five minutes before he goes to school.',
        te: 'దీనివల్ల కాళ్లకు, ఊపిరితిత్తులకు బలం వస్తుంది; అందుకే బాక్సింగ్ ఆడేవాళ్లు కూడా రోజూ చేస్తారు. కిరణ్ బడికి వెళ్లే ముందు ఐదు నిమిషాలు తాడు ఆడతాడు.',
      },
    ],
    sentence: { en: 'We do skipping in the evening.', te: 'మేము సాయంత్రం స్కిప్పింగ్ చేస్తాం.' },
  },
  {
    english: 'yoga',
    telugu: 'యోగా',
    grade: 2,
    emoji: '🧘',
    alsoTelugu: ['యోగ'],
    explanations: [
      {
        en: 'Yoga is a kind of exercise in which we bend, stretch and breathe slowly. Every morning Grandfather does yoga on a mat.',
        te: 'ఒంటిని వంచుతూ, సాగదీస్తూ, నెమ్మదిగా ఊపిరి పీలుస్తూ చేసే వ్యాయామం యోగా. తాతయ్య రోజూ పొద్దున్నే చాప మీద యోగా చేస్తారు.',
      },
      {
        en: 'Each position has a name, often that of an animal or a tree: the cobra, the camel, the tree. Meena can stand on one leg like a tree for a whole minute.',
        te: 'ఒక్కో ఆసనానికి ఒక్కో పేరు ఉంటుంది; చాలావరకు అవి జంతువుల, చెట్ల పేర్లు: నాగు, ఒంటె, చెట్టు. మీనా ఒంటికాలి మీద చెట్టులా ఒక నిమిషం నిలబడగలదు.',
      },
      {
        en: 'Yoga began in India long ago, and now people do it all over the world. June 21 is the day of yoga; that day all of us at school did it together.',
        te: 'యోగా ఎప్పుడో పూర్వం భారతదేశంలో మొదలైంది; ఇప్పుడు ప్రపంచమంతా చేస్తున్నారు. జూన్ 21 యోగా దినోత్సవం; ఆ రోజు మా బడిలో అందరం కలిసి చేశాం.',
      },
    ],
    sentence: { en: 'Mother does yoga every day.', te: 'అమ్మ రోజూ యోగా చేస్తుంది.' },
  },
];
