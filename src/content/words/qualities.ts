import type { Word } from './word';

export const qualities: readonly Word[] = [
  {
    english: 'big',
    telugu: 'పెద్ద',
    grade: 1,
    alsoEnglish: ['large'],
    opposite: 'small',
    explanations: [
      {
        en: 'Big means more than the usual size. By our lake stands a big banyan; twenty children can play in its shade.',
        te: 'పరిమాణంలో మామూలు కంటే ఎక్కువ ఉన్నదాన్ని వర్ణించే మాట ఇది. మా చెరువు పక్కన పెద్ద మర్రిచెట్టు ఉంది; దాని నీడలో ఇరవై మంది ఆడుకోవచ్చు.',
      },
      {
        en: 'The Telugu word for big is also used for someone older in age. Of my two aunts, the elder is called pedda atta, and she tells the best stories.',
        te: 'వయసులో ఎక్కువైనవారిని చెప్పడానికి కూడా ఈ మాట వాడతాం. నా ఇద్దరు అత్తల్లో పెద్ద అత్త మంచి కథలు చెప్తుంది.',
      },
      {
        en: 'We call a thing big by comparing it: a cat is big beside a mouse, but not beside an elephant. The blue whale is the biggest animal of all.',
        te: 'ఏది పెద్దదో పోల్చి చూస్తేనే తెలుస్తుంది; ఎలుక పక్కన పిల్లి పెద్దదే, ఏనుగు పక్కన కాదు. జంతువులన్నిటిలో పెద్దది నీలి తిమింగలం.',
      },
    ],
    sentence: { en: 'An elephant is a big animal.', te: 'ఏనుగు పెద్ద జంతువు.' },
  },
  {
    english: 'small',
    telugu: 'చిన్న',
    grade: 1,
    alsoEnglish: ['little'],
    alsoTelugu: ['బుల్లి', 'చిట్టి'],
    opposite: 'big',
    explanations: [
      {
        en: 'Things that take up little room are small. A small ant carried off a grain of sugar bigger than its head.',
        te: 'తక్కువ చోటులో ఇమిడిపోయే వాటిని వర్ణించడానికి ఈ మాట వాడతాం. ఒక చిన్న చీమ తన తల కంటే పెద్ద చక్కెర పలుకును మోసుకుపోయింది.',
      },
      {
        en: "Even a small amount is enough when it is good. The poet Vemana says that one ladleful of a good cow's milk will do.",
        te: 'మంచిదైతే చిన్న మొత్తమైనా చాలు. మంచి ఆవు పాలు గరిటెడు ఉన్నా చాలని వేమన తన పద్యంలో చెప్పాడు.',
      },
      {
        en: "In Telugu families the word for small marks the younger one. Father's younger brother is chinnanna, which is like saying little father.",
        te: 'కుటుంబంలో వయసు తక్కువవారిని కూడా ఇలా చెప్తాం. నాన్న తమ్ముణ్ణి చిన్నాన్న అంటాం, అంటే చిన్న నాన్న అన్నమాట.',
      },
    ],
    sentence: { en: 'Ours is a small house.', te: 'మాది చిన్న ఇల్లు.' },
  },
  {
    english: 'hot',
    telugu: 'వేడి',
    grade: 1,
    opposite: 'cold',
    explanations: [
      {
        en: 'What is hot has so much heat that touching it may hurt. The milk was hot, so Father cooled it by pouring it from one cup to another.',
        te: 'తాకితే చురుక్కుమనేంతగా కాగిన వాటిని వేడి వస్తువులు అంటాం. పాలు వేడిగా ఉంటే నాన్న ఒక గ్లాసులోంచి మరో గ్లాసులోకి పోసి చల్లార్చారు.',
      },
      {
        en: 'Food just off the stove is hot and smells wonderful. On a rainy evening we ate hot pesarattu with ginger chutney.',
        te: 'పొయ్యి మీద నుంచి అప్పుడే దించిన వంట వేడిగా, కమ్మగా ఉంటుంది. వాన కురిసే సాయంత్రం వేడి వేడి పెసరట్లు, అల్లం పచ్చడితో తిన్నాం.',
      },
      {
        en: "A thermometer tells exactly how hot a thing is. When my brother's forehead felt hot, Mother measured his fever with one.",
        te: 'ఏది ఎంత వేడిగా ఉందో థర్మామీటరు సరిగ్గా చెప్తుంది. తమ్ముడి నుదురు వేడిగా తగిలితే అమ్మ దానితో జ్వరం కొలిచింది.',
      },
    ],
    sentence: { en: 'I like hot rice.', te: 'నాకు వేడి అన్నం ఇష్టం.' },
  },
  {
    english: 'cold',
    telugu: 'చల్లని',
    grade: 1,
    alsoEnglish: ['cool'],
    alsoTelugu: ['చల్లటి', 'చల్ల'],
    opposite: 'hot',
    explanations: [
      {
        en: 'Cold things have little heat in them. In the sun we stopped and drank cold water from a clay pot.',
        te: 'వేడి లేనివి తాకితే చల్లగా తగులుతాయి. ఎండలో ఆగి మట్టి కుండలోని చల్లని నీళ్లు తాగాం.',
      },
      {
        en: 'Air that comes over water or through trees is often cool. In the evening a cold breeze blew along the canal bank.',
        te: 'నీటి మీదుగానో చెట్ల మీదుగానో వచ్చే గాలి తరచుగా చల్లగా ఉంటుంది. సాయంత్రం కాలువ గట్టు మీద చల్లని గాలి వీచింది.',
      },
      {
        en: 'In Telugu a cold, or cool, heart is a kind one, and elders bless us with the words stay cool. Grandmother laid her hand on my head and said so.',
        te: 'చల్లని మనసు అంటే దయగల మనసు; చల్లగా ఉండు అని పెద్దలు దీవిస్తారు. నా తల మీద చేయి పెట్టి అమ్మమ్మ అలాగే దీవించింది.',
      },
    ],
    sentence: { en: 'I want cold buttermilk.', te: 'నాకు చల్లని మజ్జిగ కావాలి.' },
  },
  {
    english: 'new',
    telugu: 'కొత్త',
    grade: 1,
    alsoTelugu: ['నూతన'],
    opposite: 'old',
    explanations: [
      {
        en: 'Something just made, just bought or met for the first time is new. I put my nose to my new book and smelt its pages.',
        te: 'ఇప్పుడే తయారైనవి, ఇప్పుడే కొన్నవి, మొదటిసారి చూసినవి కొత్తవి. నా కొత్త పుస్తకం పేజీల వాసన చూశాను, ఎంత బాగుందో!',
      },
      {
        en: 'A Telugu saying goes that the new is a wonder and the old a bore. My brother has a new toy car and has forgotten all his other toys.',
        te: 'కొత్త ఒక వింత, పాత ఒక రోత అని సామెత. కొత్త బొమ్మ కారు వచ్చాక తమ్ముడు మిగతా బొమ్మలన్నీ మరిచిపోయాడు.',
      },
      {
        en: 'We can make something new out of worn things. Grandmother cut up her worn saree and sewed a new bag for me.',
        te: 'వాడేసిన వాటితో కూడా కొత్త వస్తువులు తయారు చేయవచ్చు. నానమ్మ చిరిగిన చీరను కత్తిరించి నాకు కొత్త సంచి కుట్టింది.',
      },
    ],
    sentence: { en: 'This is my new shirt.', te: 'ఇది నా కొత్త చొక్కా.' },
  },
  {
    english: 'old',
    telugu: 'పాత',
    grade: 1,
    alsoTelugu: ['పురాతన'],
    opposite: 'new',
    explanations: [
      {
        en: "A thing made or used since long ago is old. Grandfather's old wall clock still strikes every hour.",
        te: 'ఎప్పుడో తయారై, చాలాకాలంగా వాడుతున్న వస్తువులు పాతవి. తాతయ్య పాత గోడ గడియారం ఇప్పటికీ గంటలు కొడుతోంది.',
      },
      {
        en: 'Old things tell us how people lived. From an old coin our teacher showed us which king had ruled here.',
        te: 'పాత వస్తువులు పూర్వం మనుషులు ఎలా జీవించారో చెప్తాయి. ఇక్కడ ఏ రాజు పాలించాడో మా టీచర్ ఒక పాత నాణెం చూపించి చెప్పారు.',
      },
      {
        en: 'Telugu uses this word for things, and other words for people. The house is called old, but the lady who lives in it is called an elder.',
        te: 'వస్తువులకే ఈ మాట వాడతాం; మనుషులను పెద్దవారు, ముసలివారు అంటాం. అది పాత ఇల్లు; అందులో ఉండే అవ్వ మాత్రం పెద్దావిడ.',
      },
    ],
    sentence: { en: "This old book is Grandfather's.", te: 'ఈ పాత పుస్తకం తాతయ్యది.' },
  },
  {
    english: 'good',
    telugu: 'మంచి',
    grade: 1,
    alsoEnglish: ['nice'],
    alsoTelugu: ['చక్కని'],
    opposite: 'bad',
    explanations: [
      {
        en: 'Good is what is right, kind or of fine quality. A good boy returned the purse he had found to its owner.',
        te: 'సరైనది, మేలు చేసేది, నాణ్యమైనది ఏదైనా మంచిదే. దొరికిన పర్సును ఒక మంచి అబ్బాయి దాని యజమానికి తిరిగి ఇచ్చాడు.',
      },
      {
        en: 'The poet Gurajada asks us to love our country and to make what is good grow. So our class plants ten saplings each year.',
        te: 'దేశాన్ని ప్రేమించమనీ, మంచి అన్నది పెంచమనీ గురజాడ చెప్పారు. అందుకే మా తరగతి పిల్లలం ఏటా పది మొక్కలు నాటుతాం.',
      },
      {
        en: 'In Telugu, drinking water is called good water. When guests come in from the sun, we first bring them a glass of it.',
        te: 'తాగడానికి పనికొచ్చే నీళ్లను తెలుగులో మంచినీళ్లు అంటారు. ఎండలో వచ్చిన అతిథికి ముందుగా గ్లాసుడు మంచినీళ్లు ఇస్తాం.',
      },
    ],
    sentence: { en: 'Ravi is a good boy.', te: 'రవి మంచి అబ్బాయి.' },
  },
  {
    english: 'bad',
    telugu: 'చెడ్డ',
    grade: 1,
    alsoTelugu: ['చెడు'],
    opposite: 'good',
    explanations: [
      {
        en: 'Bad is what does harm or gives trouble. Throwing litter on the road is a bad habit, and Mani has given it up.',
        te: 'హాని చేసేది, ఇబ్బంది పెట్టేది ఏదైనా చెడ్డదే. రోడ్డు మీద చెత్త వేయడం చెడ్డ అలవాటని తెలిసి మణి మానేశాడు.',
      },
      {
        en: 'A bad smell warns us that food is no longer fit to eat. Mother smelt the curry left from yesterday and did not serve it.',
        te: 'తిండి పాడైతే చెడ్డ వాసన వస్తుంది; అది మనకు హెచ్చరిక. నిన్నటి కూర వాసన చూసి అమ్మ దాన్ని వడ్డించలేదు.',
      },
      {
        en: 'A deed may be bad, but a person can always change. Vinod once told lies; now his friends trust every word of his.',
        te: 'చేసిన పని చెడ్డది కావచ్చు, కానీ మనిషి ఎప్పుడైనా మారవచ్చు. ఒకప్పుడు అబద్ధాలు చెప్పిన వినోద్ మాటను ఇప్పుడు అందరూ నమ్ముతారు.',
      },
    ],
    sentence: { en: 'Lying is a bad habit.', te: 'అబద్ధం చెప్పడం చెడ్డ అలవాటు.' },
  },
  {
    english: 'long',
    telugu: 'పొడవైన',
    grade: 1,
    alsoTelugu: ['పొడవాటి', 'పొడుగాటి'],
    opposite: 'short',
    explanations: [
      {
        en: 'Far from one end to the other: that is long. The snake gourd in our garden is longer than my arm.',
        te: 'ఒక చివర నుంచి మరో చివరకు ఎక్కువ దూరం ఉంటే పొడవు అంటాం. మా తోటలో నా చేయి కంటే పొడవైన పొట్లకాయ కాసింది.',
      },
    ],
    sentence: { en: 'An elephant has a long trunk.', te: 'ఏనుగుకు పొడవైన తొండం ఉంటుంది.' },
  },
  {
    english: 'short',
    telugu: 'పొట్టి',
    grade: 1,
    alsoTelugu: ['కురచ'],
    opposite: 'long',
    explanations: [
      {
        en: 'Little in length or height is short. I have written so much that only a short pencil is left.',
        te: 'పొడవు గానీ ఎత్తు గానీ తక్కువగా ఉంటే ఈ మాట వాడతాం. రాసి రాసి చివరికి నా దగ్గర పొట్టి పెన్సిల్ మిగిలింది.',
      },
    ],
    sentence: { en: 'A rabbit has a short tail.', te: 'కుందేలుకు పొట్టి తోక ఉంటుంది.' },
  },
  {
    english: 'tall',
    telugu: 'ఎత్తైన',
    grade: 2,
    alsoEnglish: ['high'],
    alsoTelugu: ['పొడుగైన'],
    explanations: [
      {
        en: 'Reaching far up from the ground, like a coconut tree, is being tall. From the tall lighthouse we could see the whole shore.',
        te: 'కొబ్బరి చెట్టులా నేల నుంచి చాలా పైకి ఉన్నవాటిని వర్ణించే మాట ఇది. ఎత్తైన దీపస్తంభం మీద నుంచి సముద్రతీరమంతా కనిపించింది.',
      },
    ],
    sentence: { en: 'That is a tall hill.', te: 'అది ఎత్తైన కొండ.' },
  },
  {
    english: 'fast',
    telugu: 'వేగమైన',
    grade: 2,
    alsoEnglish: ['quick'],
    alsoTelugu: ['వేగవంతమైన'],
    opposite: 'slow',
    explanations: [
      {
        en: 'A fast thing covers a long way in a short time. The fast train to Secunderabad left all the cars on the road behind.',
        te: 'తక్కువ సమయంలో ఎక్కువ దూరం వెళ్లగలిగితే వేగం ఉన్నట్టు. సికింద్రాబాద్ వెళ్లే వేగమైన రైలు రోడ్డు మీది కార్లన్నిటినీ దాటిపోయింది.',
      },
    ],
    sentence: { en: 'A horse is a fast animal.', te: 'గుర్రం వేగమైన జంతువు.' },
  },
  {
    english: 'slow',
    telugu: 'నెమ్మదైన',
    grade: 2,
    alsoTelugu: ['నిదానమైన', 'మెల్లని'],
    opposite: 'fast',
    explanations: [
      {
        en: 'One who takes plenty of time over a distance or a task is slow. The slow tortoise kept on walking and won the race.',
        te: 'తొందర లేకుండా, ఎక్కువ సమయం తీసుకుంటూ సాగే తీరును ఇలా చెప్తాం. తాబేలు నెమ్మదైన అడుగులతోనే ఆగకుండా నడిచి పందెం గెలిచింది.',
      },
    ],
    sentence: { en: 'A snail has a slow walk.', te: 'నత్తది చాలా నెమ్మదైన నడక.' },
  },
  {
    english: 'heavy',
    telugu: 'బరువైన',
    grade: 2,
    opposite: 'light',
    explanations: [
      {
        en: 'Much strength is needed to lift something heavy. Two of us together could barely move the heavy bag of rice.',
        te: 'ఎత్తడానికి ఎక్కువ బలం కావాలంటే ఆ వస్తువుకు బరువు ఎక్కువ. బరువైన బియ్యం బస్తాను ఇద్దరం కలిసి కష్టం మీద జరిపాం.',
      },
    ],
    sentence: { en: 'This is a heavy stone.', te: 'ఇది బరువైన రాయి.' },
  },
  {
    english: 'light',
    telugu: 'తేలికైన',
    grade: 2,
    alsoEnglish: ['lightweight'],
    alsoTelugu: ['తేలిక', 'తేలికపాటి'],
    opposite: 'heavy',
    explanations: [
      {
        en: 'You can lift a light thing with one finger. A feather is so light that a breath of air carries it away.',
        te: 'ఒక్క వేలితో కూడా ఎత్తగలిగినవి తేలికగా ఉంటాయి. పక్షి ఈక ఎంత తేలికైనదంటే, ఊదితే చాలు ఎగిరిపోతుంది.',
      },
    ],
    sentence: { en: 'Cotton is a light thing.', te: 'దూది తేలికైన వస్తువు.' },
  },
  {
    english: 'clean',
    telugu: 'శుభ్రమైన',
    grade: 1,
    opposite: 'dirty',
    explanations: [
      {
        en: 'Free from dust and stains, a clean thing is pleasant to use. Put on clean socks every day, says our games teacher.',
        te: 'దుమ్మూ మరకలూ లేని వస్తువులు వాడటానికి హాయిగా ఉంటాయి. రోజూ శుభ్రమైన మేజోళ్లు వేసుకోమని మా ఆటల టీచర్ చెప్తారు.',
      },
    ],
    sentence: { en: 'He put on clean clothes.', te: 'అతను శుభ్రమైన బట్టలు వేసుకున్నాడు.' },
  },
  {
    english: 'dirty',
    telugu: 'మురికి',
    grade: 1,
    opposite: 'clean',
    explanations: [
      {
        en: 'Mud, dust or stains make a thing dirty. After the kabaddi match a bucket was filled with dirty shirts.',
        te: 'మట్టి, దుమ్ము, మరకలు అంటితే ఏ వస్తువైనా మురికిగా మారుతుంది. కబడ్డీ ఆట అయ్యాక బకెట్ నిండా మురికి చొక్కాలే!',
      },
    ],
    sentence: { en: 'The dirty clothes must be washed.', te: 'మురికి బట్టలు ఉతకాలి.' },
  },
  {
    english: 'beautiful',
    telugu: 'అందమైన',
    grade: 1,
    alsoEnglish: ['pretty', 'lovely'],
    alsoTelugu: ['సుందరమైన'],
    explanations: [
      {
        en: 'What pleases the eyes and the heart is beautiful. After the rain a beautiful rainbow stood over the fields.',
        te: 'కళ్లకూ మనసుకూ నచ్చేలా ఉండేవాటిని ఇలా మెచ్చుకుంటాం. వాన వెలిశాక పొలాల మీద అందమైన ఇంద్రధనుస్సు విరిసింది.',
      },
    ],
    sentence: { en: 'The peacock is a beautiful bird.', te: 'నెమలి అందమైన పక్షి.' },
  },
  {
    english: 'sweet',
    telugu: 'తియ్యని',
    grade: 1,
    alsoTelugu: ['తీయని', 'తీపి'],
    opposite: 'bitter',
    explanations: [
      {
        en: 'Sugar, jaggery and honey have a sweet taste. From our tree we plucked a sweet sapota and shared it.',
        te: 'చక్కెర, బెల్లం, తేనె లాంటి రుచి ఉంటే ఈ మాట అంటాం. మా చెట్టు నుంచి కోసిన తియ్యని సపోటా పండును పంచుకుని తిన్నాం.',
      },
    ],
    sentence: { en: 'I ate a sweet mango.', te: 'నేను తియ్యని మామిడి పండు తిన్నాను.' },
  },
  {
    english: 'bitter',
    telugu: 'చేదు',
    grade: 2,
    opposite: 'sweet',
    explanations: [
      {
        en: 'Neem leaves and bitter gourd have this sharp taste, which few children like. I swallowed the bitter medicine and then ate some jaggery.',
        te: 'వేపాకు, కాకరకాయ నాలుకకు ఈ రుచి చూపిస్తాయి. చేదు మందు మింగి, వెంటనే కాస్త బెల్లం తిన్నాను.',
      },
    ],
    sentence: { en: 'Neem leaves have a bitter taste.', te: 'వేపాకులకు చేదు రుచి ఉంటుంది.' },
  },
  {
    english: 'soft',
    telugu: 'మెత్తని',
    grade: 1,
    alsoTelugu: ['మెత్తటి', 'మృదువైన'],
    opposite: 'hard',
    explanations: [
      {
        en: "A soft thing gives way when you press it. The kitten fell asleep on Grandmother's soft shawl.",
        te: 'నొక్కితే లోపలికి అణిగేవి మెత్తగా ఉంటాయి. నానమ్మ మెత్తని శాలువా మీద పిల్లిపిల్ల నిద్రపోయింది.',
      },
    ],
    sentence: { en: 'This is a soft pillow.', te: 'ఇది మెత్తని దిండు.' },
  },
  {
    english: 'hard',
    telugu: 'గట్టి',
    grade: 2,
    opposite: 'soft',
    explanations: [
      {
        en: 'Stone, iron and a coconut shell are hard: pressing does not change them. The parrot cracked a hard nut with its beak.',
        te: 'రాయి, ఇనుము, కొబ్బరి చిప్ప లాంటివి ఎంత నొక్కినా అణగవు. చిలుక తన ముక్కుతో గట్టి గింజను పగలగొట్టింది.',
      },
    ],
    sentence: { en: 'This is hard wood.', te: 'ఇది గట్టి చెక్క.' },
  },
  {
    english: 'wet',
    telugu: 'తడి',
    grade: 1,
    alsoTelugu: ['తడిసిన'],
    opposite: 'dry',
    explanations: [
      {
        en: 'What has been soaked and has not yet dried is wet. I hung my wet towel on the line in the sun.',
        te: 'నీళ్లలో తడిసి ఇంకా ఆరనివి తడిగా ఉంటాయి. నా తడి తువ్వాలును ఎండలో తీగ మీద ఆరేశాను.',
      },
    ],
    sentence: { en: 'Change your wet clothes.', te: 'తడి బట్టలు మార్చుకో.' },
  },
  {
    english: 'dry',
    telugu: 'పొడి',
    grade: 1,
    alsoTelugu: ['ఎండిన'],
    opposite: 'wet',
    explanations: [
      {
        en: 'No water is left in a thing that is dry. Put only dry waste in the blue bin, our teacher told us.',
        te: 'నీటి చెమ్మ ఏమాత్రం లేకపోతే ఈ మాట వాడతాం. నీలం డబ్బాలో పొడి చెత్త మాత్రమే వేయమని టీచర్ చెప్పారు.',
      },
    ],
    sentence: { en: 'Put on dry clothes.', te: 'పొడి బట్టలు వేసుకో.' },
  },
  {
    english: 'full',
    telugu: 'నిండు',
    grade: 3,
    alsoTelugu: ['నిండిన'],
    opposite: 'empty',
    explanations: [
      {
        en: 'When no more can go in, a pot is full. A Telugu proverb says that a full pot does not spill: people who know much do not boast.',
        te: 'ఇక ఏమీ పట్టనంతగా ఉంటే నిండినట్టు. నిండు కుండ తొణకదు అని సామెత, అంటే బాగా తెలిసినవారు గొప్పలు చెప్పుకోరు.',
      },
    ],
    sentence: { en: 'Grandmother brought a full pot.', te: 'నానమ్మ నిండు కుండ తెచ్చింది.' },
  },
  {
    english: 'empty',
    telugu: 'ఖాళీ',
    grade: 2,
    opposite: 'full',
    explanations: [
      {
        en: 'There is nothing inside an empty thing. We turned the empty tins into pots for our basil plants.',
        te: 'లోపల ఏమీ లేని డబ్బా, సీసా, గది లాంటివాటికి ఈ మాట వాడతాం. ఖాళీ డబ్బాల్లో మేము తులసి మొక్కలు పెంచాం.',
      },
    ],
    sentence: { en: 'This is an empty box.', te: 'ఇది ఖాళీ పెట్టె.' },
  },
  {
    english: 'easy',
    telugu: 'సులభమైన',
    grade: 2,
    alsoEnglish: ['simple'],
    alsoTelugu: ['సులువైన', 'తేలికైన'],
    opposite: 'difficult',
    explanations: [
      {
        en: 'What can be done without much effort is easy. Our teacher begins each test with an easy question to cheer us up.',
        te: 'ఎక్కువ శ్రమ లేకుండా చేయగలిగిన పనిని ఇలా అంటాం. మాకు ధైర్యం రావాలని టీచర్ ప్రతి పరీక్షలో ముందుగా సులభమైన ప్రశ్న అడుగుతారు.',
      },
    ],
    sentence: { en: 'This is an easy sum.', te: 'ఇది సులభమైన లెక్క.' },
  },
  {
    english: 'difficult',
    telugu: 'కష్టమైన',
    grade: 2,
    opposite: 'easy',
    explanations: [
      {
        en: 'A difficult task needs time, effort and often help. My sister tied a difficult knot only at the fifth try.',
        te: 'సమయం, శ్రమ, ఒక్కోసారి తోడు కూడా కావలసిన పనులు ఇలాంటివి. కష్టమైన ముడిని అక్క ఐదోసారి ప్రయత్నించి వేయగలిగింది.',
      },
    ],
    sentence: { en: 'That is a difficult question.', te: 'అది కష్టమైన ప్రశ్న.' },
  },
  {
    english: 'strong',
    telugu: 'బలమైన',
    grade: 2,
    alsoTelugu: ['దృఢమైన'],
    opposite: 'weak',
    explanations: [
      {
        en: 'Strong things and people can bear or do a great deal. With its strong trunk the elephant lifted a whole log.',
        te: 'ఎక్కువ బరువును మోయగలిగే, సులభంగా విరగని వాటి గుణం ఇది. ఏనుగు తన బలమైన తొండంతో పెద్ద దుంగను ఎత్తింది.',
      },
    ],
    sentence: { en: 'This is a strong rope.', te: 'ఇది బలమైన తాడు.' },
  },
  {
    english: 'weak',
    telugu: 'బలహీనమైన',
    grade: 3,
    opposite: 'strong',
    explanations: [
      {
        en: 'With little strength a weak thing bends or breaks soon. We tied the weak plant to a stick, and in a month it stood by itself.',
        te: 'బలం తక్కువైతే త్వరగా వంగిపోతుంది లేదా విరిగిపోతుంది. బలహీనమైన మొక్కను కర్రకు కట్టాం; నెలలో అది సొంతంగా నిలబడింది.',
      },
    ],
    sentence: { en: 'Do not sit on the weak branch.', te: 'బలహీనమైన కొమ్మ మీద కూర్చోకు.' },
  },
  {
    english: 'wide',
    telugu: 'వెడల్పైన',
    grade: 3,
    alsoEnglish: ['broad'],
    alsoTelugu: ['విశాలమైన'],
    opposite: 'narrow',
    explanations: [
      {
        en: 'There is much space from one side to the other of a wide thing. Six carts could go side by side on the wide road of the old city.',
        te: 'ఈ పక్క నుంచి ఆ పక్కకు చాలా చోటు ఉంటే వెడల్పు ఎక్కువ అంటాం. పాత నగరంలోని వెడల్పైన దారిలో ఆరు బండ్లు పక్కపక్కనే వెళ్లగలవు.',
      },
    ],
    sentence: { en: 'This is a wide river.', te: 'ఇది వెడల్పైన నది.' },
  },
  {
    english: 'narrow',
    telugu: 'ఇరుకైన',
    grade: 3,
    opposite: 'wide',
    explanations: [
      {
        en: 'A narrow way has so little room that people must go one behind another. The cow stopped in our narrow lane, and everybody waited.',
        te: 'ఒకరి వెనక ఒకరు మాత్రమే వెళ్లగలిగేంత తక్కువ చోటు ఉంటే ఇలా అంటాం. మా ఇరుకైన సందులో ఆవు ఆగిపోతే అందరం ఎదురుచూశాం.',
      },
    ],
    sentence: { en: 'This is a narrow room.', te: 'ఇది ఇరుకైన గది.' },
  },
  {
    english: 'round',
    telugu: 'గుండ్రని',
    grade: 1,
    alsoEnglish: ['circular'],
    alsoTelugu: ['గుండ్రటి'],
    explanations: [
      {
        en: 'Like a ring, a plate or a ball, a round thing has no corners. Mother rolled out a round chapati as even as the moon.',
        te: 'గాజు, పళ్లెం, బంతి లాగా మూలలు లేని ఆకారం ఇది. అమ్మ చందమామలాంటి గుండ్రని చపాతీ చేసింది.',
      },
    ],
    sentence: { en: 'The ball is a round thing.', te: 'బంతి గుండ్రని వస్తువు.' },
  },
  {
    english: 'sharp',
    telugu: 'పదునైన',
    grade: 2,
    alsoTelugu: ['వాడి'],
    explanations: [
      {
        en: 'A sharp edge cuts and a sharp point pricks, so we must be careful. Only Father cuts with the sharp knife at home.',
        te: 'అంచు కోసేలా, మొన గుచ్చుకునేలా ఉంటే జాగ్రత్తగా ఉండాలి. మా ఇంట్లో పదునైన కత్తితో నాన్న మాత్రమే కూరగాయలు కోస్తారు.',
      },
    ],
    sentence: { en: 'A cat has sharp claws.', te: 'పిల్లికి పదునైన గోళ్లు ఉంటాయి.' },
  },
  {
    english: 'clever',
    telugu: 'తెలివైన',
    grade: 2,
    alsoEnglish: ['intelligent', 'smart'],
    alsoTelugu: ['తెలివిగల'],
    explanations: [
      {
        en: 'A clever person understands quickly and finds good ways to do things. The clever rabbit led the lion to a well and saved the forest.',
        te: 'త్వరగా అర్థం చేసుకుని, మంచి ఉపాయం ఆలోచించేవారిని ఇలా మెచ్చుకుంటాం. కథలో తెలివైన కుందేలు సింహాన్ని బావి దగ్గరికి తీసుకెళ్లి అడవిని కాపాడింది.',
      },
    ],
    sentence: { en: 'My elder sister is a clever girl.', te: 'మా అక్క తెలివైన అమ్మాయి.' },
  },
  {
    english: 'right',
    telugu: 'కుడి',
    grade: 1,
    opposite: 'left',
    explanations: [
      {
        en: 'As we read a line of Telugu, our eyes move from the left to the right side. Many people hold the pencil in the right hand.',
        te: 'తెలుగు వాక్యం చదివేటప్పుడు మన చూపు ఎడమ నుంచి ఈ వైపుకు సాగుతుంది. చాలామంది కుడి చేత్తో పెన్సిల్ పట్టుకుంటారు.',
      },
    ],
    sentence: { en: 'Raise your right hand.', te: 'నీ కుడి చేయి ఎత్తు.' },
  },
  {
    english: 'left',
    telugu: 'ఎడమ',
    grade: 1,
    opposite: 'right',
    explanations: [
      {
        en: 'The side of the body where most people feel the heartbeat is the left. In India vehicles keep to the left side of the road.',
        te: 'మనకు గుండె చప్పుడు ఎక్కువగా తెలిసే పక్కను ఇలా పిలుస్తాం. మన దేశంలో వాహనాలు రోడ్డుకు ఎడమ వైపు వెళ్తాయి.',
      },
    ],
    sentence: { en: 'My younger brother is left-handed.', te: 'తమ్ముడిది ఎడమ చేతి వాటం.' },
  },
  {
    english: 'ripe',
    telugu: 'పండిన',
    grade: 2,
    alsoTelugu: ['మాగిన'],
    opposite: 'raw',
    explanations: [
      {
        en: 'Fruit that is fully grown, soft and ready to eat is ripe. A squirrel found the ripe guava before I did.',
        te: 'పూర్తిగా ఎదిగి, మెత్తబడి, తినడానికి సిద్ధమైన కాయను పండు అంటాం. చెట్టు మీద పండిన జామకాయ నాకంటే ముందు ఉడతకు దొరికింది.',
      },
    ],
    sentence: { en: 'The parrot is eating a ripe custard apple.', te: 'చిలుక పండిన సీతాఫలం తింటోంది.' },
  },
  {
    english: 'raw',
    telugu: 'పచ్చి',
    grade: 2,
    alsoEnglish: ['unripe'],
    opposite: 'ripe',
    explanations: [
      {
        en: 'Fruit not yet ripe, or food not cooked, is raw. We ate slices of raw mango with salt and chilli powder.',
        te: 'ఇంకా పండని కాయలకూ, వండని కూరగాయలకూ ఈ మాట వాడతాం. ఉప్పు, కారం అద్దుకుని పచ్చి మామిడికాయ ముక్కలు తిన్నాం.',
      },
    ],
    sentence: { en: 'Raw vegetables must be washed before we eat them.', te: 'పచ్చి కూరగాయలు కడిగి తినాలి.' },
  },
  {
    english: 'deep',
    telugu: 'లోతైన',
    grade: 2,
    explanations: [
      {
        en: 'It is a long way from the top to the bottom of a deep place. The water in the deep well behind the temple shone like a coin.',
        te: 'పై నుంచి అడుగు దాకా చాలా దూరం ఉంటే లోతు ఎక్కువ అంటాం. గుడి వెనక లోతైన బావిలో నీళ్లు నాణెంలా మెరిశాయి.',
      },
    ],
    sentence: { en: 'An elephant can swim in deep water.', te: 'ఏనుగు లోతైన నీళ్లలో ఈదగలదు.' },
  },
];
