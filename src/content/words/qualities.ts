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
    alsoEnglish: ['little', 'tiny'],
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
        te: 'కుటుంబంలో వయసు తక్కువవారి గురించి చెప్పడానికి కూడా చిన్న అంటాం. నాన్న తమ్ముడిని చిన్నాన్న అంటాం, అంటే చిన్న నాన్న అన్నమాట.',
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
        te: 'పొయ్యి మీద నుంచి అప్పుడే దించిన వంట వేడిగా, కమ్మగా ఉంటుంది. వాన కురిసే సాయంత్రం వేడి వేడి పెసరట్లు అల్లం పచ్చడితో తిన్నాం.',
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
        te: 'చల్లని మనసు అంటే దయగల మనసు; చల్లగా ఉండు అని పెద్దలు దీవిస్తారు. నా తల మీద చెయ్యి పెట్టి అమ్మమ్మ అలాగే దీవించారు.',
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
        en: 'New means just made, just bought or seen for the first time. I put my nose to my new book and smelled its pages.',
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
        en: 'A bad smell warns us that food is no longer fit to eat. Mother smelled the curry left from yesterday and did not serve it.',
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
        te: 'ఒక చివర నుంచి మరో చివరకు ఎక్కువ దూరం ఉన్నదాన్ని పొడవైనది అంటాం. మా తోటలో నా చెయ్యి కంటే పొడవైన పొట్లకాయ కాసింది.',
      },
      {
        en: 'A road, a rope and a plait are long in this way; for a long time Telugu has other words. My sister has a long plait down to her waist.',
        te: 'దారి, తాడు, జడ పొడవైనవి అంటాం; కాలానికి మాత్రం ఎక్కువసేపు అంటాం. మా అక్కకు నడుము దాకా పొడవైన జడ ఉంది.',
      },
      {
        en: 'Length is measured with a ruler or a tape. We measured three sticks in class, and the longest was ninety centimeters.',
        te: 'పొడవును స్కేలుతోనో టేపుతోనో కొలుస్తాం. తరగతిలో మూడు కర్రలు కొలిచాం; అన్నిటికన్నా పొడవైన కర్ర తొంభై సెంటీమీటర్లు ఉంది.',
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
      {
        en: 'Being short can be a help: small children slip through gaps and win at hide-and-seek. Short Chinnu hid behind a pot, and nobody found him.',
        te: 'పొట్టిగా ఉండడం ఒక్కోసారి మేలే: దాగుడుమూతల్లో చిన్న చోట్లలో దాక్కోవచ్చు. పొట్టి చిన్ను కుండ వెనక దాక్కుంటే ఎవరూ కనిపెట్టలేదు.',
      },
      {
        en: 'The short one is a strong one, people say in Telugu. A short boy of our team won the race.',
        te: 'పొట్టివాడు గట్టివాడు అంటారు. మా జట్టులో పొట్టి అబ్బాయే పరుగు పందెం గెలిచాడు.',
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
      {
        en: 'The giraffe is the tallest animal and eats leaves from tall trees. At the zoo its head rose above the terrace on which we stood.',
        te: 'జిరాఫీ అన్నిటికన్నా ఎత్తైన జంతువు; ఎత్తైన చెట్ల ఆకులు తింటుంది. జూలో దాని తల మేము నిలబడిన మేడ కంటే ఎత్తుకు వచ్చింది.',
      },
      {
        en: 'Cities have tall buildings, because there is little land and many people. The tall Burj Khalifa in Dubai has more than 160 floors.',
        te: 'నగరాల్లో స్థలం తక్కువ, జనం ఎక్కువ; అందుకే ఎత్తైన భవనాలు కడతారు. దుబాయ్‌లోని ఎత్తైన బుర్జ్ ఖలీఫాలో 160 అంతస్తులకు పైగా ఉన్నాయి.',
      },
    ],
    sentence: { en: 'That is a tall hill.', te: 'అది ఎత్తైన కొండ.' },
  },
  {
    english: 'fast',
    telugu: 'వేగవంతమైన',
    grade: 2,
    alsoEnglish: ['quick'],
    alsoTelugu: ['వేగమైన'],
    opposite: 'slow',
    explanations: [
      {
        en: 'Fast means going a long way in a short time. The fast train to Secunderabad left all the cars on the road behind.',
        te: 'తక్కువ సమయంలో ఎక్కువ దూరం వెళ్లేదాన్ని వేగవంతమైనది అంటాం. సికింద్రాబాద్ వెళ్లే వేగవంతమైన రైలు రోడ్డు మీది కార్లన్నిటినీ దాటిపోయింది.',
      },
      {
        en: 'On land the cheetah is the fastest, and in the air the diving falcon. Light is faster than anything that we know.',
        te: 'నేల మీద చీతా, గాలిలో కిందికి దూసుకొచ్చే డేగ అన్నిటికన్నా వేగవంతమైనవి. మనకు తెలిసినవాటిలో కాంతి కంటే వేగవంతమైనది లేదు.',
      },
      {
        en: 'How we do something is veganga or tvaraga in Telugu. Lata writes fast, but her letters stay neat.',
        te: 'ఒక పని ఎలా చేస్తామో చెప్పాలంటే వేగంగా, త్వరగా అంటాం. లత వేగంగా రాస్తుంది, అయినా అక్షరాలు అందంగా ఉంటాయి.',
      },
    ],
    sentence: { en: 'A horse is a fast animal.', te: 'గుర్రం వేగవంతమైన జంతువు.' },
  },
  {
    english: 'slow',
    telugu: 'నిదానమైన',
    grade: 2,
    alsoTelugu: ['నెమ్మదైన', 'మెల్లని'],
    opposite: 'fast',
    explanations: [
      {
        en: 'Slow means taking a lot of time and not hurrying. The tortoise took slow steps, never stopped and won the race.',
        te: 'తొందర లేకుండా ఎక్కువ సమయం తీసుకునేదాన్ని నిదానమైనది అంటాం. తాబేలు నిదానమైన అడుగులతోనే ఆగకుండా నడిచి పందెం గెలిచింది.',
      },
      {
        en: 'Some work turns out well only if it is slow; how we do it is nemmadiga or nidananga. The painter finished the peacock’s feathers with slow strokes.',
        te: 'కొన్ని పనులు నెమ్మదిగా, నిదానంగా చేస్తేనే బాగుంటాయి. బొమ్మలు వేసే ఆయన నిదానమైన గీతలతో నెమలి ఈకలు గీశారు.',
      },
      {
        en: 'A slow song makes us calm, a quick one makes us dance. Mother hums a slow tune, and the baby sleeps.',
        te: 'నిదానమైన పాట మనసుకు హాయి, హుషారైన పాట వింటే ఆడాలనిపిస్తుంది. అమ్మ నిదానమైన జోల పాడితే పాపాయి నిద్రపోతుంది.',
      },
    ],
    sentence: { en: 'A snail has a slow walk.', te: 'నత్తది నిదానమైన నడక.' },
  },
  {
    english: 'heavy',
    telugu: 'బరువైన',
    grade: 2,
    opposite: 'light in weight',
    explanations: [
      {
        en: 'Heavy means hard to lift. The two of us together could hardly move the heavy bag of rice.',
        te: 'ఎత్తడానికి ఎక్కువ బలం కావాల్సినదాన్ని బరువైనది అంటాం. బరువైన బియ్యం బస్తాను ఇద్దరం కలిసి కష్టం మీద జరిపాం.',
      },
      {
        en: 'A big thing need not be heavy: a sack of cotton is lighter than a small iron box. Raju could lift the sack but not the heavy box.',
        te: 'పెద్దవన్నీ బరువైనవి కావు; దూది బస్తా కంటే చిన్న ఇనుప పెట్టె బరువైనది. రాజు బస్తా ఎత్తాడు, బరువైన పెట్టెను ఎత్తలేకపోయాడు.',
      },
      {
        en: 'Wheels, ropes and crowbars help us to move heavy things. With a long pole my uncles moved the heavy rock from the path.',
        te: 'చక్రాలు, తాళ్లు, గడ్డపలుగు ఉంటే బరువైన వస్తువులను కదిలించవచ్చు. బాబాయిలు పొడవైన కర్రతో దారిలోని బరువైన రాయిని కదిలించారు.',
      },
    ],
    sentence: { en: 'This is a heavy stone.', te: 'ఇది బరువైన రాయి.' },
  },
  {
    english: 'light in weight',
    telugu: 'తేలికైన',
    grade: 2,
    alsoEnglish: ['light', 'lightweight', 'not heavy'],
    alsoTelugu: ['తేలిక', 'తేలికపాటి'],
    opposite: 'heavy',
    explanations: [
      {
        en: 'Light in weight means easy to lift, even with one finger. A feather is so light that a breath of air carries it away.',
        te: 'ఒక్క వేలితో కూడా ఎత్తగలిగినదాన్ని తేలికైనది అంటాం. పక్షి ఈక ఎంత తేలికైనదంటే, ఊదితే చాలు ఎగిరిపోతుంది.',
      },
      {
        en: 'A light bag is nice to have on a trip. Sita took only two dresses and a book, so her bag was light.',
        te: 'ప్రయాణంలో తేలికైన సంచి ఉంటే హాయి. సీత రెండు జతల బట్టలు, ఒక పుస్తకం మాత్రమే పెట్టుకుంది; అందుకే ఆమెది తేలికైన సంచి.',
      },
      {
        en: 'Birds have light, hollow bones, and that helps them fly. Even a big eagle is lighter than many dogs.',
        te: 'పక్షుల ఎముకలు బోలుగా, తేలికగా ఉంటాయి, అందుకే అవి ఎగరగలవు. పెద్ద గద్ద కూడా చాలా కుక్కల కంటే తేలికైనది.',
      },
    ],
    sentence: { en: 'Cotton is light in weight.', te: 'దూది తేలికైన వస్తువు.' },
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
      {
        en: 'Water may look clean and still have germs in it, so we filter it or boil it. Mother fills our bottles with clean water every morning.',
        te: 'నీళ్లు చూడడానికి శుభ్రంగా ఉన్నా క్రిములు ఉండవచ్చు, అందుకే వడకట్టడమో మరిగించడమో చేస్తాం. అమ్మ రోజూ ఉదయం మా సీసాల్లో శుభ్రమైన నీళ్లు నింపుతుంది.',
      },
      {
        en: 'A clean village is everyone’s work. Each family in Kiran’s street sweeps before its own house, so they have a clean street.',
        te: 'ఊరు శుభ్రంగా ఉండాలంటే అందరూ పని చేయాలి. కిరణ్ వాళ్ల వీధిలో ఎవరి వాకిలి వారు ఊడుస్తారు; అందుకే వాళ్లది శుభ్రమైన వీధి.',
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
      {
        en: 'Flies sit on dirty places and then on our food, and so bring illness. Grandmother covers the food, because flies come from the dirty drain.',
        te: 'ఈగలు మురికి చోట్ల వాలి, తర్వాత మన తిండి మీద వాలుతాయి; అలా జబ్బులు వస్తాయి. మురికి కాలువ నుంచి ఈగలు వస్తాయని నానమ్మ తిండికి మూత పెడతారు.',
      },
      {
        en: 'Hands may be dirty even when they look clean. After playing, Gopi washed his hands, and the water turned dirty.',
        te: 'చూడడానికి బాగున్నా చేతులకు మురికి ఉండవచ్చు. ఆడుకుని వచ్చి గోపి చేతులు కడిగితే మురికి నీళ్లు వచ్చాయి.',
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
      {
        en: 'Kind words and deeds are what make a person beautiful, elders say. Our old neighbor has a beautiful heart and helps everyone.',
        te: 'మంచి మాటలు, మంచి పనులే అసలైన అందం అని పెద్దలు అంటారు. మా పక్కింటి అవ్వది అందమైన మనసు; అందరికీ సాయం చేస్తారు.',
      },
      {
        en: 'Telugu letters are round and beautiful, many people say. Padma writes in such a beautiful hand that her page hangs on the wall.',
        te: 'తెలుగు అక్షరాలు గుండ్రంగా, అందంగా ఉంటాయని చాలామంది అంటారు. పద్మది ఎంత అందమైన చేతిరాతంటే, ఆమె రాసిన పేజీని గోడకు పెట్టారు.',
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
      {
        en: 'At festivals and on birthdays Telugu people first eat something sweet. For Ugadi Mother made sweet bobbatlu with jaggery and dal.',
        te: 'పండుగలకు, పుట్టినరోజులకు తెలుగువారు ముందుగా తీపి తింటారు. ఉగాదికి అమ్మ బెల్లం, పప్పుతో తియ్యని బొబ్బట్లు చేసింది.',
      },
      {
        en: 'A voice or a word can be sweet too. Telugu itself is called sweeter than honey, because most of its words end in a vowel and flow like a song.',
        te: 'గొంతు, మాట కూడా తియ్యగా ఉండవచ్చు. తెలుగు పదాలు ఎక్కువగా అచ్చుతో ముగుస్తాయి; అందుకే తేనె కంటే తియ్యని తెలుగు అంటారు.',
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
      {
        en: 'The dish of Ugadi has bitter neem flowers in it besides jaggery. It says that a year brings joy and sorrow, both.',
        te: 'ఉగాది పచ్చడిలో బెల్లంతో పాటు చేదు వేప పూత కూడా వేస్తారు. ఏడాదిలో సుఖం, కష్టం రెండూ ఉంటాయని దాని అర్థం.',
      },
      {
        en: 'What is bitter may still do us good. Anu found her medicine bitter, but her fever went down.',
        te: 'చేదు అయినా ఒక్కోసారి అదే మనకు మేలు చేస్తుంది. అనుకు మందు చేదుగా అనిపించినా జ్వరం తగ్గింది.',
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
      {
        en: 'A voice can be soft as well, when it is low and kind. In a soft voice the nurse told me that it would not hurt.',
        te: 'గొంతు కూడా మెత్తగా, మృదువుగా ఉండవచ్చు. నొప్పి ఉండదని నర్సు మెత్తని గొంతుతో నాకు చెప్పారు.',
      },
      {
        en: 'Idlis are soft when the batter has risen well overnight. Grandmother’s soft idlis melt in the mouth.',
        te: 'పిండి రాత్రంతా బాగా పులిస్తే ఇడ్లీలు మెత్తగా వస్తాయి. నానమ్మ చేసే మెత్తని ఇడ్లీలు నోట్లో కరిగిపోతాయి.',
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
      {
        en: 'The diamond is the hardest stone: it can cut glass. In a shop in Vijayawada I saw a man cut a hard pane with a small diamond tool.',
        te: 'వజ్రం అన్నిటికన్నా గట్టి రాయి; అది గాజును కూడా కోస్తుంది. విజయవాడలో ఒక దుకాణంలో వజ్రపు మొనతో గట్టి గాజును కోయడం చూశాను.',
      },
      {
        en: 'For a loud voice and a firm hold Telugu says gattiga. Hold the rope gattiga, said my elder brother, and pull gattiga!',
        te: 'పెద్ద గొంతుతో మాట్లాడినా, బిగించి పట్టుకున్నా గట్టిగా అంటాం. తాడు గట్టిగా పట్టుకో, గట్టిగా లాగు అని అన్నయ్య చెప్పాడు.',
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
      {
        en: 'It is easy to slip on a wet floor, so we walk slowly. Someone had put up a sign: wet floor.',
        te: 'తడి నేల మీద కాలు జారుతుంది, అందుకే మెల్లగా నడవాలి. తడి నేల, జాగ్రత్త అని ఒక బోర్డు పెట్టారు.',
      },
      {
        en: 'In many towns waste is kept apart: wet waste such as peels, and dry waste such as paper. Meena puts the wet waste into the green bin.',
        te: 'చాలా ఊళ్లలో తొక్కల్లాంటి తడి చెత్తను, కాగితాల్లాంటి పొడి చెత్తను వేరు చేస్తారు. మీనా తడి చెత్తను ఆకుపచ్చ డబ్బాలో వేస్తుంది.',
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
      {
        en: 'The Telugu word podi also means powder: chili powder, dal powder, turmeric powder. Grandmother mixes dal powder and ghee into hot rice for us.',
        te: 'మెత్తగా దంచినదాన్ని కూడా పొడి అంటాం: కారం పొడి, కంది పొడి, పసుపు పొడి. నానమ్మ మాకు వేడి అన్నంలో కంది పొడి, నెయ్యి కలిపి పెడతారు.',
      },
      {
        en: 'In a desert the air is dry, and it hardly ever rains. A dry cough is one that brings up nothing; warm water helps.',
        te: 'ఎడారిలో గాలి పొడిగా ఉంటుంది, వాన చాలా అరుదు. పొడి దగ్గు వస్తే గోరువెచ్చని నీళ్లు తాగితే మంచిది.',
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
        en: 'Full means that no more can go in. A Telugu proverb says that a full pot does not spill: people who know a lot do not boast.',
        te: 'ఇంకేమీ పట్టనంతగా ఉంటే నిండుగా ఉంది అంటాం. నిండు కుండ తొణకదు అని సామెత, అంటే బాగా తెలిసినవారు గొప్పలు చెప్పుకోరు.',
      },
      {
        en: 'On the night of the full moon the whole round of the moon shines. Telugu calls it nindu chandamama, and we ate our supper in its light.',
        te: 'పౌర్ణమి రాత్రి చందమామ పూర్తి గుండ్రంగా వెలుగుతాడు; అప్పుడు నిండు చందమామ అంటారు. ఆ వెన్నెల్లో మేము భోజనం చేశాం.',
      },
      {
        en: 'Elders bless us with a full hundred years of life. Grandmother said so on my birthday with all her heart, nindu manasuto.',
        te: 'నిండు నూరేళ్లు బతుకు అని పెద్దలు దీవిస్తారు. నా పుట్టినరోజున నానమ్మ నిండు మనసుతో అలా దీవించారు.',
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
      {
        en: 'An empty pot makes the most noise, people say: those who know little often talk the most. Strike an empty tin and a full one, and listen!',
        te: 'ఖాళీ డబ్బాకు మోత ఎక్కువ అంటారు, అంటే తక్కువ తెలిసినవారే ఎక్కువ మాట్లాడతారు. ఖాళీ డబ్బా, నిండు డబ్బా రెండింటినీ కొట్టి విను!',
      },
      {
        en: 'Time can be empty too: khali means free. When Father is free on Sunday, he plays chess with us.',
        te: 'పని లేని సమయాన్ని కూడా ఖాళీ అంటాం. ఆదివారం ఖాళీ దొరికితే నాన్న మాతో చదరంగం ఆడతారు.',
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
      {
        en: 'What is easy for one may be hard for another. Swimming is an easy thing for a duck, but not for a hen.',
        te: 'ఒకరికి సులభమైన పని మరొకరికి కష్టం కావచ్చు. ఈదడం బాతుకు సులభమైన పని, కోడికి కాదు.',
      },
      {
        en: 'Practice makes difficult things easy. The flute seemed hard to Ravi, but after a year he plays easy songs on it.',
        te: 'సాధన చేస్తే కష్టమైనవి కూడా సులభమవుతాయి. వేణువు మొదట కష్టమనిపించినా, ఏడాది తర్వాత రవి సులభమైన పాటలు వాయిస్తున్నాడు.',
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
        en: 'Difficult means needing a lot of time and work, and often help. My sister managed to tie a difficult knot only on the fifth try.',
        te: 'ఎక్కువ సమయం, శ్రమ, ఒక్కోసారి తోడు కూడా కావాల్సిన పనిని కష్టమైన పని అంటాం. కష్టమైన ముడిని అక్క ఐదోసారి ప్రయత్నించి వేయగలిగింది.',
      },
      {
        en: 'A difficult task becomes lighter when it is cut into small parts. Anita learned the difficult poem line by line in four days.',
        te: 'కష్టమైన పనిని చిన్న చిన్న భాగాలు చేస్తే తేలికవుతుంది. అనిత కష్టమైన పద్యాన్ని ఒక్కో పాదం చొప్పున నాలుగు రోజుల్లో నేర్చుకుంది.',
      },
      {
        en: 'Difficult times show who our true friends are. When Raju was ill for a month, Gopi brought him the lessons every day.',
        te: 'కష్టమైన రోజుల్లోనే నిజమైన స్నేహితులు ఎవరో తెలుస్తుంది. రాజు నెల రోజులు జబ్బుతో ఉంటే, గోపి రోజూ పాఠాలు తెచ్చి ఇచ్చాడు.',
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
        en: 'Strong means able to carry a lot and not easy to break. With its strong trunk the elephant lifted a big log.',
        te: 'ఎక్కువ బరువును మోయగలిగే, సులభంగా విరగనిదాన్ని బలమైనది అంటాం. ఏనుగు తన బలమైన తొండంతో పెద్ద దుంగను ఎత్తింది.',
      },
      {
        en: 'Good food, play and sleep make a child strong. Kiran eats greens and dal, and he has strong legs for kabaddi.',
        te: 'మంచి తిండి, ఆట, నిద్ర ఉంటే పిల్లలు బలంగా ఉంటారు. ఆకుకూరలు, పప్పు తినే కిరణ్‌కు కబడ్డీకి తగిన బలమైన కాళ్లు ఉన్నాయి.',
      },
      {
        en: 'Many thin threads together make a strong rope, and people who stand together are strong too. Sumati Satakam tells that little ants can overcome a strong snake.',
        te: 'సన్నని పోగులన్నీ కలిస్తే బలమైన తాడు అవుతుంది; కలిసి ఉంటే మనుషులకూ అంతే బలం. బలమైన సర్పం కూడా చలిచీమల చేతికి చిక్కుతుందని సుమతీ శతకం చెప్తుంది.',
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
      {
        en: 'After a fever the body is weak for some days and needs rest. To give strength to her weak body Sita drank soup and lay down.',
        te: 'జ్వరం తగ్గాక కొన్ని రోజులు ఒళ్లు బలహీనంగా ఉంటుంది, విశ్రాంతి కావాలి. బలహీనమైన ఒంటికి శక్తి రావాలని సీత సూప్ తాగి పడుకుంది.',
      },
      {
        en: 'Nobody is weak in everything. A mouse is weak beside a lion, yet in the fable it cut the net and saved him.',
        te: 'ఎవరూ అన్నిటిలో బలహీనులు కారు. సింహం పక్కన ఎలుక బలహీనమైన జీవి, కానీ కథలో వల కొరికి సింహాన్ని కాపాడింది.',
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
        en: 'Wide means having a lot of space from one side to the other. Six carts could go side by side on the wide road of the old city.',
        te: 'ఈ పక్క నుంచి ఆ పక్కకు చాలా చోటు ఉన్నదాన్ని వెడల్పైనది అంటాం. పాత నగరంలోని వెడల్పైన దారిలో ఆరు బండ్లు పక్కపక్కనే వెళ్లగలవు.',
      },
      {
        en: 'An elephant’s ears are wide like winnowing fans and keep it cool. A banana leaf is wide too, so a whole meal fits on it.',
        te: 'ఏనుగుకు చేటల్లాంటి వెడల్పైన చెవులు ఉంటాయి; అవి దాన్ని చల్లగా ఉంచుతాయి. అరిటాకు కూడా వెడల్పైనది, అందుకే భోజనమంతా అందులో సరిపోతుంది.',
      },
      {
        en: 'At Rajahmundry the Godavari is so wide that the bridge over it is kilometers long. From the train we looked at the wide river for a long time.',
        te: 'రాజమండ్రి దగ్గర గోదావరి ఎంత వెడల్పంటే, దాని మీది వంతెన కిలోమీటర్ల పొడవు ఉంటుంది. రైల్లోంచి ఆ వెడల్పైన నదిని చాలాసేపు చూశాం.',
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
      {
        en: 'On a narrow bridge people go one behind the other. In the old tale two goats met on a narrow bridge; one lay down and let the other pass.',
        te: 'ఇరుకైన వంతెన మీద ఒకరి వెనక ఒకరు వెళ్లాలి. పాత కథలో ఇరుకైన వంతెన మీద రెండు మేకలు ఎదురుపడ్డాయి; ఒకటి పడుకుంటే రెండోది దాటింది.',
      },
      {
        en: 'In old towns the lanes are narrow and give shade. Even an auto cannot enter the narrow lanes near Charminar in some places.',
        te: 'పాత ఊళ్లలో సందులు ఇరుకుగా ఉంటాయి, అందుకే నీడ ఉంటుంది. చార్మినార్ దగ్గర కొన్ని ఇరుకైన సందుల్లోకి ఆటో కూడా వెళ్లలేదు.',
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
      {
        en: 'A wheel is round, and so it rolls; a square one would not move. Draw a round shape with a coin, says our teacher.',
        te: 'చక్రం గుండ్రని ఆకారంలో ఉంటుంది కాబట్టి దొర్లుతుంది; నలుచదరంగా ఉంటే కదలదు. నాణెంతో గుండ్రని ఆకారం గీయమని టీచర్ చెప్పారు.',
      },
      {
        en: 'The earth is round like a ball, though it looks flat to us. Ships that sail on in one direction can come back around to where they began.',
        te: 'భూమి బంతిలా గుండ్రని ఆకారంలో ఉంటుంది, మనకు మాత్రం బల్లపరుపుగా కనిపిస్తుంది. ఓడలో ఒకే దిక్కుగా వెళ్తూ ఉంటే బయలుదేరిన చోటుకే రావచ్చు.',
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
      {
        en: 'Eyes, ears and minds can be sharp too. A kite has sharp eyes and sees a mouse from high up.',
        te: 'చూపు, వినికిడి, బుద్ధి కూడా పదునుగా ఉండవచ్చు. గద్దకు పదునైన చూపు ఉంటుంది; పై నుంచే ఎలుకను చూస్తుంది.',
      },
      {
        en: 'A blade that is used a lot gets dull and has to be sharpened. When the grinder turned his wheel, sparks flew, and our sickle became a sharp one again.',
        te: 'ఎక్కువగా వాడితే కత్తి మొద్దుబారుతుంది, మళ్లీ సాన పెట్టాలి. సాన పట్టే ఆయన చక్రం తిప్పితే నిప్పురవ్వలు ఎగిరాయి; మా కొడవలి పదునైన కొడవలి అయింది.',
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
      {
        en: 'Crows are clever birds: some of them use a twig as a tool. A clever crow in our yard waits until the dog sleeps and then takes its rice.',
        te: 'కాకులు తెలివైన పక్షులు; కొన్ని పుల్లను పనిముట్టుగా వాడతాయి. మా పెరట్లో ఒక తెలివైన కాకి, కుక్క నిద్రపోయేదాకా ఆగి దాని అన్నం తింటుంది.',
      },
      {
        en: 'A clever person also knows when to ask for help. Lata is a clever girl: she first tries alone and then asks.',
        te: 'సాయం ఎప్పుడు అడగాలో తెలిసినవారే తెలివైనవారు. లత తెలివైన అమ్మాయి; ముందు సొంతంగా ప్రయత్నిస్తుంది, తర్వాత అడుగుతుంది.',
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
      {
        en: 'Telugu people eat, give and take with the right hand. Gopi is left-handed and writes with the left, but he gives gifts with the right hand.',
        te: 'తెలుగువారు తినడానికి, ఇవ్వడానికి, తీసుకోవడానికి కుడి చెయ్యి వాడతారు. ఎడమ చేత్తో రాసే గోపి కూడా బహుమతులు కుడి చేత్తో ఇస్తాడు.',
      },
      {
        en: 'In many countries, such as America, cars keep to the right side of the road. When Uncle moved there, he had to learn to drive on the right.',
        te: 'అమెరికా లాంటి చాలా దేశాల్లో వాహనాలు రోడ్డుకు కుడి వైపు వెళ్తాయి. అక్కడికి వెళ్లాక బాబాయి కుడి వైపు నడపడం నేర్చుకున్నారు.',
      },
    ],
    sentence: { en: 'Raise your right hand.', te: 'నీ కుడి చెయ్యి ఎత్తు.' },
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
      {
        en: 'About one person in ten writes with the left hand. Kiran bats left-handed, so the others have to change their places.',
        te: 'సుమారు పది మందిలో ఒకరు ఎడమ చేత్తో రాస్తారు. కిరణ్ ఎడమ చేతి వాటంతో ఆడతాడు, అందుకే మిగతావాళ్లు చోట్లు మారాలి.',
      },
      {
        en: 'When we ask the way, people say: go left, then right. From our gate the school is on the left, behind the big tamarind tree.',
        te: 'దారి అడిగితే ఎడమ వైపు వెళ్లు, తర్వాత కుడి వైపు తిరుగు అని చెప్తారు. మా గేటు నుంచి బడి ఎడమ వైపు, పెద్ద చింతచెట్టు వెనక ఉంది.',
      },
    ],
    sentence: { en: 'My younger brother is left-handed.', te: 'తమ్ముడిది ఎడమ చేతి వాటం.' },
  },
  {
    english: 'correct',
    telugu: 'సరైన',
    grade: 2,
    alsoEnglish: ['right', 'proper'],
    alsoTelugu: ['ఒప్పు'],
    opposite: 'wrong',
    explanations: [
      {
        en: 'Correct means right, with no mistake in it. Lata gave the correct answer, and the teacher put a check mark next to it.',
        te: 'తప్పు లేనిదాన్ని సరైనది అంటాం. లత సరైన జవాబు రాస్తే టీచర్ పక్కన టిక్కు పెట్టారు.',
      },
      {
        en: 'Another Telugu word for right is oppu; schoolbooks ask tappa oppa, wrong or right? Kiran marked every sentence.',
        te: 'సరైనదాన్ని ఒప్పు అని కూడా అంటాం; బడి పుస్తకాల్లో తప్పా ఒప్పా అని అడుగుతారు. కిరణ్ ప్రతి వాక్యానికీ గుర్తు పెట్టాడు.',
      },
      {
        en: 'There can be more than one correct way to do something. Sita added the numbers from the top and Ravi from the bottom, and both were right.',
        te: 'ఒక పనికి ఒకటి కంటే ఎక్కువ సరైన పద్ధతులు ఉండవచ్చు. సీత పై నుంచి, రవి కింది నుంచి కూడారు; ఇద్దరి జవాబూ సరైనదే.',
      },
    ],
    sentence: { en: 'This is the correct answer.', te: 'ఇది సరైన జవాబు.' },
  },
  {
    english: 'wrong',
    telugu: 'తప్పు',
    grade: 2,
    alsoEnglish: ['incorrect', 'not right'],
    alsoTelugu: ['తప్పుడు'],
    opposite: 'correct',
    explanations: [
      {
        en: 'Wrong means not correct, or not good to do. Gopi dialed the wrong number and talked to a stranger.',
        te: 'సరికానిదాన్ని, చేయకూడనిదాన్ని తప్పు అంటాం. గోపి తప్పు నంబరుకు ఫోన్ చేసి తెలియని మనిషితో మాట్లాడాడు.',
      },
      {
        en: 'Hurting others or taking their things is wrong. When Raju saw a boy pull the cat’s tail, he said: stop, that is wrong.',
        te: 'ఇతరులను బాధపెట్టడం, వాళ్ల వస్తువులు తీసుకోవడం తప్పు. ఒక అబ్బాయి పిల్లి తోక లాగుతుంటే రాజు “ఆపు, అది తప్పు” అన్నాడు.',
      },
      {
        en: 'Sometimes a wrong road is a good one: we lost our way and found a waterfall. Father says he planned it.',
        te: 'ఒక్కోసారి తప్పు దారి కూడా మంచిదే: మేము దారి తప్పి వెళ్తే జలపాతం కనిపించింది. అలా ముందే అనుకున్నానని నాన్న అంటారు.',
      },
    ],
    sentence: { en: 'This answer is wrong.', te: 'ఈ జవాబు తప్పు.' },
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
      {
        en: 'Many fruits change color and smell sweet when they are ripe. A ripe mango is soft to the touch, and its smell fills the room.',
        te: 'పండినప్పుడు చాలా కాయల రంగు మారి కమ్మని వాసన వస్తుంది. బాగా పండిన మామిడి పండు మెత్తగా ఉంటుంది; దాని వాసన గదంతా వస్తుంది.',
      },
      {
        en: 'Grain ripens too: then the fields turn golden and are cut. In November we saw ripe paddy bending in the wind.',
        te: 'పైరు కూడా పండుతుంది; అప్పుడు పొలాలు బంగారు రంగులోకి మారతాయి. నవంబర్‌లో పండిన వరి గాలికి వంగడం చూశాం.',
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
        en: 'Raw means not yet ripe, or not cooked. We ate slices of raw mango with salt and chili powder.',
        te: 'ఇంకా పండని కాయలనూ వండని కూరగాయలనూ పచ్చివి అంటాం. ఉప్పు, కారం అద్దుకుని పచ్చి మామిడికాయ ముక్కలు తిన్నాం.',
      },
      {
        en: 'The same Telugu word is used for things that are still green and moist: grass, turmeric, twigs. Cows like such fresh grass very much.',
        te: 'ఇంకా ఎండని, తడి ఆరని వాటిని కూడా పచ్చి అంటాం: పచ్చి గడ్డి, పచ్చి పసుపు, పచ్చి పుల్ల. ఆవుకు పచ్చి గడ్డి అంటే చాలా ఇష్టం.',
      },
      {
        en: 'Cucumber, carrot and onion are good raw. But raw potatoes are not nice to eat, so they are boiled or fried.',
        te: 'దోసకాయ, క్యారెట్, ఉల్లిపాయ పచ్చివి తినవచ్చు. పచ్చి బంగాళాదుంప మాత్రం బాగుండదు, అందుకే ఉడికిస్తాం లేదా వేయిస్తాం.',
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
      {
        en: 'The sea is deep beyond all that we can see: in places more than ten kilometers. No sunlight reaches such deep water.',
        te: 'సముద్రం ఎంతో లోతైనది: కొన్ని చోట్ల పది కిలోమీటర్లకు పైగా లోతు ఉంటుంది. అంత లోతైన నీటిలోకి ఎండ చేరదు.',
      },
      {
        en: 'A thought or a meaning can be deep too. Grandfather told a tale with a deep meaning.',
        te: 'ఆలోచన, అర్థం కూడా లోతుగా ఉండవచ్చు. తాతయ్య లోతైన అర్థం ఉన్న కథ ఒకటి చెప్పారు.',
      },
    ],
    sentence: { en: 'An elephant can swim in deep water.', te: 'ఏనుగు లోతైన నీళ్లలో ఈదగలదు.' },
  },
];
