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
        en: 'Big means more than the usual size. A big banyan tree stands by our pond; twenty children can play in its shade.',
        te: 'మామూలు కంటే ఎక్కువ పరిమాణం ఉన్నదాన్ని పెద్దది అంటాం. మా చెరువు పక్కన పెద్ద మర్రి చెట్టు ఉంది; దాని నీడలో ఇరవై మంది పిల్లలు ఆడుకోవచ్చు.',
      },
      {
        en: 'The Telugu word for big is also used for someone older in age. Of my two aunts, the elder is called pedda atta, and she tells the best stories.',
        te: 'వయసులో ఎక్కువైనవారి గురించి చెప్పడానికి కూడా పెద్ద అంటాం. మా ఇద్దరు అత్తల్లో పెద్ద అత్త మంచి కథలు చెప్తారు.',
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
        en: 'Small means little in size. A small ant carried off a grain of sugar bigger than its head.',
        te: 'తక్కువ పరిమాణం ఉన్నదాన్ని చిన్నది అంటాం. ఒక చిన్న చీమ తన తల కంటే పెద్ద చక్కెర పలుకును మోసుకుపోయింది.',
      },
      {
        en: 'Even a small amount is enough when it is good. The poet Vemana says that one ladleful of a good cow’s milk will do.',
        te: 'మంచిదైతే చిన్న మొత్తమైనా చాలు. మంచి ఆవు పాలు గరిటెడు ఉన్నా చాలని వేమన తన పద్యంలో చెప్పారు.',
      },
      {
        en: 'In Telugu families the word for small marks the younger one. Father’s younger brother is chinnanna, which is like saying little father.',
        te: 'కుటుంబంలో వయసు తక్కువవారి గురించి చెప్పడానికి కూడా చిన్న అంటాం. నాన్న తమ్ముణ్ణి చిన్నాన్న అంటాం, అంటే చిన్న నాన్న అన్నమాట.',
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
        en: 'Hot means having so much heat that touching it may hurt. The milk was hot, so Father cooled it by pouring it from one cup to another.',
        te: 'తాకితే చురుక్కుమనేంతగా కాగినవాటిని వేడి వస్తువులు అంటాం. పాలు వేడిగా ఉంటే నాన్న ఒక గ్లాసులోంచి మరో గ్లాసులోకి పోసి చల్లార్చారు.',
      },
      {
        en: 'Food just off the stove is hot and smells wonderful. On a rainy evening we ate hot pesarattu with ginger chutney.',
        te: 'పొయ్యి మీద నుంచి అప్పుడే దించిన వంట వేడిగా, కమ్మగా ఉంటుంది. వాన కురిసే సాయంత్రం వేడి వేడి పెసరట్లు, అల్లం పచ్చడితో తిన్నాం.',
      },
      {
        en: 'A thermometer tells exactly how hot a thing is. When my brother’s forehead felt hot, Mother measured his fever with one.',
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
        en: 'Cold means having little heat. In the sun we stopped and drank cold water from a clay pot.',
        te: 'వేడి లేనిదాన్ని చల్లనిది అంటాం. ఎండలో ఆగి మట్టి కుండలోని చల్లని నీళ్లు తాగాం.',
      },
      {
        en: 'Air that comes over water or through trees is often cool. In the evening a cold breeze blew along the canal bank.',
        te: 'నీటి మీదుగానో చెట్ల మీదుగానో వచ్చే గాలి తరచుగా చల్లగా ఉంటుంది. సాయంత్రం కాలువ గట్టు మీద చల్లని గాలి వీచింది.',
      },
      {
        en: 'In Telugu a cold, or cool, heart is a kind one, and elders bless us with the words stay cool. Grandmother laid her hand on my head and said so.',
        te: 'చల్లని మనసు అంటే దయగల మనసు; చల్లగా ఉండు అని పెద్దలు దీవిస్తారు. నా తల మీద చేయి పెట్టి అమ్మమ్మ అలాగే దీవించారు.',
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
        en: 'New means just made, just bought or seen for the first time. I put my nose to my new book and smelt its pages.',
        te: 'ఇప్పుడే తయారైనవి, ఇప్పుడే కొన్నవి, మొదటిసారి చూసినవి కొత్తవి. నా కొత్త పుస్తకం పేజీల వాసన చూశాను, ఎంత బాగుందో!',
      },
      {
        en: 'A Telugu saying goes that the new is a wonder and the old a bore. My brother has a new toy car and has forgotten all his other toys.',
        te: 'కొత్త ఒక వింత, పాత ఒక రోత అని సామెత. కొత్త బొమ్మ కారు వచ్చాక తమ్ముడు మిగతా బొమ్మలన్నీ మరిచిపోయాడు.',
      },
      {
        en: 'We can make something new out of worn things. Grandmother cut up her torn saree and sewed a new bag for me.',
        te: 'వాడేసిన వాటితో కూడా కొత్త వస్తువులు తయారు చేయవచ్చు. నానమ్మ చిరిగిన చీరను కత్తిరించి నాకు కొత్త సంచి కుట్టారు.',
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
        en: 'Old means made long ago and used for a long time. Grandfather’s old wall clock still strikes every hour.',
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
    sentence: { en: 'This old book is Grandfather’s.', te: 'ఈ పాత పుస్తకం తాతయ్యది.' },
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
        en: 'Good means right, kind or well made. A good boy gave the purse he had found back to its owner.',
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
        en: 'Bad means doing harm or giving trouble. Throwing litter on the road is a bad habit, and Mani has given it up.',
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
        en: 'Long means far from one end to the other. In our garden grew a long snake gourd, longer than my arm.',
        te: 'ఒక చివర నుంచి మరో చివరకు ఎక్కువ దూరం ఉన్నదాన్ని పొడవైనది అంటాం. మా తోటలో నా చేయి కంటే పొడవైన పొట్లకాయ కాసింది.',
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
        en: 'Short means not long or not tall. I have written so much that only a short pencil is left.',
        te: 'పొడవు గానీ ఎత్తు గానీ తక్కువగా ఉన్నదాన్ని పొట్టిది అంటాం. రాసి రాసి చివరికి నా దగ్గర పొట్టి పెన్సిల్ మిగిలింది.',
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
        en: 'Tall means reaching far up from the ground, like a coconut tree. From the tall lighthouse we could see the whole shore.',
        te: 'కొబ్బరి చెట్టులా నేల నుంచి చాలా పైకి ఉన్నదాన్ని ఎత్తైనది అంటాం. ఎత్తైన దీపస్తంభం మీద నుంచి సముద్రతీరమంతా కనిపించింది.',
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
        en: 'Fast means going a long way in a short time. The fast train to Secunderabad left all the cars on the road behind.',
        te: 'తక్కువ సమయంలో ఎక్కువ దూరం వెళ్లేదాన్ని వేగమైనది అంటాం. సికింద్రాబాద్ వెళ్లే వేగమైన రైలు రోడ్డు మీది కార్లన్నిటినీ దాటిపోయింది.',
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
        en: 'Slow means taking much time and not hurrying. The tortoise went with slow steps, never stopped and won the race.',
        te: 'తొందర లేకుండా ఎక్కువ సమయం తీసుకునేదాన్ని నెమ్మదైనది అంటాం. తాబేలు నెమ్మదైన అడుగులతోనే ఆగకుండా నడిచి పందెం గెలిచింది.',
      },
    ],
    sentence: { en: 'A snail has a slow walk.', te: 'నత్తది నెమ్మదైన నడక.' },
  },
  {
    english: 'heavy',
    telugu: 'బరువైన',
    grade: 2,
    opposite: 'light',
    explanations: [
      {
        en: 'Heavy means hard to lift. The two of us together could hardly move the heavy bag of rice.',
        te: 'ఎత్తడానికి ఎక్కువ బలం కావాల్సినదాన్ని బరువైనది అంటాం. బరువైన బియ్యం బస్తాను ఇద్దరం కలిసి కష్టం మీద జరిపాం.',
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
        en: 'Light means easy to lift, even with one finger. A feather is so light that a breath of air carries it away.',
        te: 'ఒక్క వేలితో కూడా ఎత్తగలిగినదాన్ని తేలికైనది అంటాం. పక్షి ఈక ఎంత తేలికైనదంటే, ఊదితే చాలు ఎగిరిపోతుంది.',
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
        en: 'Clean means without dust and stains. Put on clean socks every day, says our games teacher.',
        te: 'దుమ్మూ మరకలూ లేనిదాన్ని శుభ్రమైనది అంటాం. రోజూ శుభ్రమైన మేజోళ్లు వేసుకోమని మా ఆటల టీచర్ చెప్తారు.',
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
        en: 'Dirty means covered with mud, dust or stains. After the kabaddi match the bucket was full of dirty shirts.',
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
        en: 'Beautiful means very nice to look at. After the rain a beautiful rainbow stood over the fields.',
        te: 'చూస్తే కళ్లకూ మనసుకూ నచ్చేదాన్ని అందమైనది అంటాం. వాన వెలిశాక పొలాల మీద అందమైన ఇంద్రధనుస్సు విరిసింది.',
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
        en: 'Sweet means having a taste like sugar, jaggery or honey. We plucked a sweet sapota from our tree and shared it.',
        te: 'చక్కెర, బెల్లం, తేనె లాంటి రుచి ఉన్నదాన్ని తియ్యనిది అంటాం. మా చెట్టు నుంచి కోసిన తియ్యని సపోటా పండును పంచుకుని తిన్నాం.',
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
        en: 'Bitter is the taste of neem leaves and bitter gourd. I swallowed the bitter medicine and then ate some jaggery.',
        te: 'వేపాకు, కాకరకాయ తింటే నాలుకకు తెలిసే రుచి చేదు. చేదు మందు మింగి, వెంటనే కాస్త బెల్లం తిన్నాను.',
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
        en: 'Soft means easy to press in. The kitten fell asleep on Grandmother’s soft shawl.',
        te: 'నొక్కితే లోపలికి అణిగేవాటిని మెత్తని వస్తువులు అంటాం. నానమ్మ మెత్తని శాలువా మీద పిల్లిపిల్ల నిద్రపోయింది.',
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
        en: 'Hard means that we cannot press it in, like stone, iron or a coconut shell. The parrot cracked a hard nut with its beak.',
        te: 'ఎంత నొక్కినా అణగని రాయి, ఇనుము, కొబ్బరి చిప్ప లాంటివాటిని గట్టి వస్తువులు అంటాం. చిలుక తన ముక్కుతో గట్టి గింజను పగలగొట్టింది.',
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
        en: 'Wet means soaked with water and not yet dry. I hung my wet towel on the line in the sun.',
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
        en: 'Dry means without any water. Put only dry waste in the blue bin, our teacher told us.',
        te: 'కొంచెం కూడా తడి లేనివాటిని పొడి వస్తువులు అంటాం. నీలం డబ్బాలో పొడి చెత్త మాత్రమే వేయమని టీచర్ చెప్పారు.',
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
        en: 'Full means that no more can go in. A Telugu proverb says that a full pot does not spill: people who know much do not boast.',
        te: 'ఇంకేమీ పట్టనంతగా ఉంటే నిండుగా ఉంది అంటాం. నిండు కుండ తొణకదు అని సామెత, అంటే బాగా తెలిసినవారు గొప్పలు చెప్పుకోరు.',
      },
    ],
    sentence: { en: 'Grandmother brought a full pot.', te: 'నానమ్మ నిండు కుండ తెచ్చారు.' },
  },
  {
    english: 'empty',
    telugu: 'ఖాళీ',
    grade: 2,
    opposite: 'full',
    explanations: [
      {
        en: 'Empty means with nothing inside. We grew basil plants in the empty tins.',
        te: 'లోపల ఏమీ లేని డబ్బా, సీసా, గది లాంటివాటిని ఖాళీ అంటాం. ఖాళీ డబ్బాల్లో మేము తులసి మొక్కలు పెంచాం.',
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
        en: 'Easy means that we can do it without much work. Our teacher begins each test with an easy question to cheer us up.',
        te: 'ఎక్కువ శ్రమ లేకుండా చేయగలిగే పనిని సులభమైన పని అంటాం. మాకు ధైర్యం రావాలని టీచర్ ప్రతి పరీక్షలో ముందుగా సులభమైన ప్రశ్న అడుగుతారు.',
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
        en: 'Difficult means needing much time and work, and often help. My sister tied a difficult knot only at the fifth try.',
        te: 'ఎక్కువ సమయం, శ్రమ, ఒక్కోసారి తోడు కూడా కావాల్సిన పనిని కష్టమైన పని అంటాం. కష్టమైన ముడిని అక్క ఐదోసారి ప్రయత్నించి వేయగలిగింది.',
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
        en: 'Strong means able to carry much and not easy to break. With its strong trunk the elephant lifted a big log.',
        te: 'ఎక్కువ బరువును మోయగలిగే, సులభంగా విరగనిదాన్ని బలమైనది అంటాం. ఏనుగు తన బలమైన తొండంతో పెద్ద దుంగను ఎత్తింది.',
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
        en: 'Weak means having little strength. We tied the weak plant to a stick, and in a month it stood by itself.',
        te: 'బలం తక్కువగా ఉన్నదాన్ని బలహీనమైనది అంటాం. బలహీనమైన మొక్కను కర్రకు కట్టాం; నెలలో అది సొంతంగా నిలబడింది.',
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
        en: 'Wide means having much space from one side to the other. Six carts could go side by side on the wide road of the old city.',
        te: 'ఈ పక్క నుంచి ఆ పక్కకు చాలా చోటు ఉన్నదాన్ని వెడల్పైనది అంటాం. పాత నగరంలోని వెడల్పైన దారిలో ఆరు బండ్లు పక్కపక్కనే వెళ్లగలవు.',
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
        en: 'Narrow means having little space from one side to the other. The cow stopped in our narrow lane, and everybody had to wait.',
        te: 'ఈ పక్క నుంచి ఆ పక్కకు తక్కువ చోటు ఉన్నదాన్ని ఇరుకైనది అంటాం. మా ఇరుకైన సందులో ఆవు ఆగిపోతే అందరం ఎదురుచూశాం.',
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
        en: 'Round means shaped like a ring, a plate or a ball, without corners. Mother made a round chapati like the moon.',
        te: 'గాజు, పళ్లెం, బంతి లాగా మూలలు లేనివాటిని గుండ్రని వస్తువులు అంటాం. అమ్మ చందమామలాంటి గుండ్రని చపాతీ చేసింది.',
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
        en: 'Sharp means able to cut or to prick, so we must be careful. At home only Father cuts vegetables with the sharp knife.',
        te: 'అంచు కోసేలా, మొన గుచ్చుకునేలా ఉన్నవాటిని పదునైన వస్తువులు అంటాం; వాటితో జాగ్రత్తగా ఉండాలి. మా ఇంట్లో పదునైన కత్తితో నాన్న మాత్రమే కూరగాయలు కోస్తారు.',
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
        en: 'Clever means quick to understand and good at finding a way. In the story a clever rabbit led the lion to a well and saved the forest.',
        te: 'త్వరగా అర్థం చేసుకుని, మంచి ఉపాయం ఆలోచించేవారిని తెలివైనవారు అంటాం. కథలో తెలివైన కుందేలు సింహాన్ని బావి దగ్గరికి తీసుకెళ్లి అడవిని కాపాడింది.',
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
        en: 'Right is the side across from left; when we read Telugu, our eyes move from left to right. Many people hold the pencil in the right hand.',
        te: 'ఎడమకు అవతలి వైపు కుడి; తెలుగు చదివేటప్పుడు మన చూపు ఎడమ నుంచి కుడికి సాగుతుంది. చాలామంది కుడి చేత్తో పెన్సిల్ పట్టుకుంటారు.',
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
        en: 'Left is the side of the body where we feel our heartbeat most. In India cars and buses keep to the left side of the road.',
        te: 'గుండె చప్పుడు మనకు ఎక్కువగా తెలిసే వైపు ఎడమ. భారతదేశంలో వాహనాలు రోడ్డుకు ఎడమ వైపు వెళ్తాయి.',
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
        en: 'Ripe means fully grown, soft and ready to eat. A squirrel found the ripe guava on the tree before I did.',
        te: 'పూర్తిగా ఎదిగి, మెత్తబడి, తినడానికి సిద్ధమైన కాయను పండిన కాయ అంటాం. చెట్టు మీద పండిన జామకాయ నాకంటే ముందు ఉడతకు దొరికింది.',
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
        en: 'Raw means not yet ripe, or not cooked. We ate slices of raw mango with salt and chilli powder.',
        te: 'ఇంకా పండని కాయలనూ వండని కూరగాయలనూ పచ్చివి అంటాం. ఉప్పు, కారం అద్దుకుని పచ్చి మామిడికాయ ముక్కలు తిన్నాం.',
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
        en: 'Deep means far from the top to the bottom. The water in the deep well behind the temple shone like a coin.',
        te: 'పై నుంచి అడుగు దాకా చాలా దూరం ఉన్నదాన్ని లోతైనది అంటాం. గుడి వెనక లోతైన బావిలో నీళ్లు నాణెంలా మెరిశాయి.',
      },
    ],
    sentence: { en: 'An elephant can swim in deep water.', te: 'ఏనుగు లోతైన నీళ్లలో ఈదగలదు.' },
  },
];
