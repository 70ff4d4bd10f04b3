import type { Word } from './word';

export const people: readonly Word[] = [
  {
    english: 'teacher',
    telugu: 'ఉపాధ్యాయుడు',
    grade: 1,
    alsoTelugu: ['ఉపాధ్యాయురాలు', 'టీచర్', 'టీచరు', 'గురువు', 'మాస్టారు'],
    explanations: [
      {
        en: 'A teacher helps children to learn and to think for themselves. Our science teacher showed us how a seed sprouts in wet cotton.',
        te: 'బడిలో పిల్లలకు పాఠాలు నేర్పేవారిని ఉపాధ్యాయుడు అంటాం; స్త్రీ అయితే ఉపాధ్యాయురాలు. మా సైన్స్ ఉపాధ్యాయుడు తడి దూదిలో గింజ ఎలా మొలకెత్తుతుందో చూపించారు.',
      },
      {
        en: 'A good teacher is patient and likes questions. When I did not understand the sum, my teacher explained it again with tamarind seeds.',
        te: 'మంచి ఉపాధ్యాయులు ఓపికగా ఉంటారు, ప్రశ్నలు అడిగితే సంతోషిస్తారు. లెక్క అర్థం కాలేదంటే, మా ఉపాధ్యాయురాలు చింతగింజలతో మళ్లీ వివరించారు.',
      },
      {
        en: 'India keeps Teachers’ Day on 5 September, the birthday of Dr Radhakrishnan. On that day the older pupils of our school take the classes.',
        te: 'డాక్టర్ రాధాకృష్ణన్ పుట్టినరోజైన సెప్టెంబర్ 5న భారతదేశంలో ఉపాధ్యాయ దినోత్సవం జరుపుతారు. ఆ రోజు మా బడిలో పెద్ద తరగతి పిల్లలు పాఠాలు చెప్తారు.',
      },
    ],
    sentence: { en: 'Our Telugu teacher tells good stories.', te: 'మా తెలుగు ఉపాధ్యాయుడు మంచి కథలు చెప్తారు.' },
  },
  {
    english: 'farmer',
    telugu: 'రైతు',
    grade: 1,
    emoji: '🧑‍🌾',
    alsoTelugu: ['వ్యవసాయదారుడు'],
    explanations: [
      {
        en: 'A farmer works in the fields and grows the grain and vegetables that we eat. Our neighbor Yadamma is a farmer who grows chilies.',
        te: 'నేలను దున్ని, మనం తినే ధాన్యం, కూరగాయలు పండించేవారు రైతులు. మా పక్కింటి యాదమ్మ మిరప పండించే రైతు.',
      },
      {
        en: 'The work follows the seasons: plowing, sowing, weeding and harvest. As soon as the first rain fell, the farmer took seeds to the field.',
        te: 'దున్నడం, విత్తడం, కలుపు తీయడం, కోయడం అనే పనులను రైతు కాలానికి తగ్గట్టు చేస్తారు. తొలకరి పడగానే రైతు విత్తనాలు తీసుకుని పొలానికి వెళ్లారు.',
      },
      {
        en: 'People call the farmer the one who feeds the nation, for without farmers no plate would be full. So I do not leave even a grain of rice uneaten.',
        te: 'రైతును అన్నదాత అంటారు, ఎందుకంటే రైతు లేకపోతే ఎవరి కంచమూ నిండదు. అందుకే నేను ఒక్క మెతుకు కూడా పారేయను.',
      },
    ],
    sentence: { en: 'The farmer is working in the field.', te: 'రైతు పొలంలో పని చేస్తున్నారు.' },
  },
  {
    english: 'doctor',
    telugu: 'వైద్యుడు',
    grade: 1,
    emoji: '🧑‍⚕️',
    alsoTelugu: ['వైద్యురాలు', 'డాక్టర్', 'డాక్టరు'],
    explanations: [
      {
        en: 'A doctor finds out why we are ill and gives us medicine. The doctor listened to my chest and told me to rest for two days.',
        te: 'మనకు జబ్బు ఎందుకు వచ్చిందో తెలుసుకుని మందు ఇచ్చేవారిని వైద్యుడు అంటాం; స్త్రీ అయితే వైద్యురాలు. వైద్యుడు నా గుండె చప్పుడు విని, రెండు రోజులు విశ్రాంతి తీసుకోమన్నారు.',
      },
      {
        en: 'Doctors study for many years, and some care only for eyes, teeth or children. A doctor for children gave my brother his vaccine.',
        te: 'వైద్యులు ఎన్నో ఏళ్లు చదువుతారు; కొందరు కళ్లకో పళ్లకో పిల్లలకో ప్రత్యేకంగా వైద్యం చేస్తారు. పిల్లల వైద్యురాలు తమ్ముడికి టీకా వేశారు.',
      },
      {
        en: 'Animals have doctors too. When our calf stopped eating, the animal doctor came to the shed and made it well.',
        te: 'జంతువులకు కూడా వైద్యులు ఉంటారు. మా లేగదూడ మేత మానేస్తే పశువుల వైద్యుడు కొట్టానికి వచ్చి నయం చేశారు.',
      },
    ],
    sentence: { en: 'The doctor gave me medicine.', te: 'వైద్యుడు నాకు మందు ఇచ్చారు.' },
  },
  {
    english: 'friend',
    telugu: 'స్నేహితుడు',
    grade: 1,
    alsoTelugu: ['స్నేహితురాలు', 'మిత్రుడు', 'నేస్తం', 'దోస్తు'],
    explanations: [
      {
        en: 'A friend is someone we like, trust and enjoy being with. My friend Imran and I share one umbrella on the way to school.',
        te: 'మనకు నచ్చినవాడు, మనం నమ్మేవాడు, మనతో సరదాగా ఉండేవాడు స్నేహితుడు. బడికి వెళ్లే దారిలో నేను, నా స్నేహితుడు ఇమ్రాన్ ఒకే గొడుగు కింద నడుస్తాం.',
      },
      {
        en: 'A true friend stays with us in trouble as well as in joy. When I broke my arm, Sruthi wrote my notes for me every day.',
        te: 'సంతోషంలోనే కాదు, కష్టంలో కూడా మంచి స్నేహితులు తోడుంటారు. నా చెయ్యి విరిగినప్పుడు నా స్నేహితురాలు శ్రుతి రోజూ నాకు నోట్సు రాసిపెట్టింది.',
      },
      {
        en: 'Telugu says it one way for a boy and another for a girl, and nestham for both. In a story a mouse was the friend of a lion and cut his net.',
        te: 'అబ్బాయిని స్నేహితుడు అనీ, అమ్మాయిని స్నేహితురాలు అనీ, ఎవరినైనా నేస్తం అనీ అంటాం. కథలో ఎలుక తన స్నేహితుడైన సింహం కోసం వల కొరికింది.',
      },
    ],
    sentence: { en: 'He is my friend.', te: 'అతను నా స్నేహితుడు.' },
  },
  {
    english: 'boy',
    telugu: 'అబ్బాయి',
    grade: 1,
    emoji: '👦',
    alsoTelugu: ['బాలుడు'],
    explanations: [
      {
        en: 'A boy is a young male child; he will grow up to be a man. The boy in the blue shirt is helping his sister with her bag.',
        te: 'చిన్న వయసులో ఉన్న మగపిల్లవాణ్ణి అబ్బాయి అంటాం. నీలం చొక్కా వేసుకున్న అబ్బాయి చెల్లి సంచి మోస్తూ సాయం చేస్తున్నాడు.',
      },
      {
        en: 'Telugu has more words: pillavadu, kurravadu, and baludu in books. “Where is our boy?” asks Grandmother when Ravi is late.',
        te: 'అబ్బాయిని పిల్లవాడు, కుర్రవాడు అని కూడా అంటారు; పుస్తకాల్లో బాలుడు అంటారు. రవి ఆలస్యంగా వస్తే, మా అబ్బాయి ఎక్కడ అని నానమ్మ అడుగుతారు.',
      },
      {
        en: 'Parents speak of a son as abbayi, even when he has grown a beard. “Our boy is forty,” said the old man on the bus.',
        te: 'కొడుకు ఎంత పెద్దయినా తల్లిదండ్రులకు అబ్బాయే. మా అబ్బాయికి నలభై ఏళ్లు అని బస్సులో ఒక తాత చెప్పారు.',
      },
    ],
    sentence: { en: 'That boy plays well.', te: 'ఆ అబ్బాయి బాగా ఆడతాడు.' },
  },
  {
    english: 'girl',
    telugu: 'అమ్మాయి',
    grade: 1,
    emoji: '👧',
    alsoTelugu: ['బాలిక'],
    explanations: [
      {
        en: 'A girl is a young female child; in Telugu we lovingly call a daughter so too. The girl on the first bench wants to be a pilot.',
        te: 'ఆడపిల్లను, ప్రేమగా కూతురిని కూడా అమ్మాయి అంటాం. మొదటి బెంచీ మీద కూర్చున్న అమ్మాయి పైలట్ కావాలనుకుంటోంది.',
      },
      {
        en: "In books a girl is called balika; on our school board stands: girls' school. My mother studied there too.",
        te: 'పుస్తకాల్లో అమ్మాయిని బాలిక అంటారు; మా బడి బోర్డు మీద బాలికల పాఠశాల అని ఉంది. మా అమ్మ కూడా అక్కడే చదివింది.',
      },
      {
        en: 'A girl can do whatever she sets her mind to. P. V. Sindhu was a girl from Hyderabad who practiced from dawn and won medals at the Olympics.',
        te: 'అమ్మాయి అనుకుంటే ఏదైనా సాధించగలదు. హైదరాబాద్ అమ్మాయి పి.వి. సింధు తెల్లవారుజామునే సాధన చేసి ఒలింపిక్ పతకాలు గెలిచింది.',
      },
    ],
    sentence: { en: 'That girl runs fast.', te: 'ఆ అమ్మాయి వేగంగా పరుగెత్తుతుంది.' },
  },
  {
    english: 'man',
    telugu: 'మగవాడు',
    grade: 2,
    emoji: '👨',
    alsoTelugu: ['పురుషుడు', 'మగమనిషి'],
    explanations: [
      {
        en: 'A man is a grown-up male person. Three men on our street carried water to the young plants all summer long.',
        te: 'ఎదిగిన అబ్బాయిని మగవాడు అంటారు. మా వీధిలో ముగ్గురు మగవాళ్లు ఎండాకాలమంతా మొక్కలకు నీళ్లు మోసి పోశారు.',
      },
      {
        en: 'In everyday Telugu we say magavadu or magamanishi; purushudu is for books and signs. At the ticket window one line had a sign: men.',
        te: 'మాట్లాడేటప్పుడు మగవాడు, మగమనిషి అంటాం; పుస్తకాల్లో, బోర్డుల మీద పురుషుడు అని రాస్తారు. టికెట్ల దగ్గర ఒక వరుసకు పురుషులు అని బోర్డు పెట్టారు.',
      },
      {
        en: 'The polite word for a man we do not know is aayana. “That man dropped his wallet,” said Meena and ran after him.',
        te: 'తెలియని మగవారిని మర్యాదగా ఆయన అంటాం. “ఆయన పర్సు పడిపోయింది” అంటూ మీనా ఆయన వెనకే పరుగెత్తింది.',
      },
    ],
    sentence: { en: 'There is a man in this picture.', te: 'ఈ బొమ్మలో ఒక మగవాడు ఉన్నాడు.' },
  },
  {
    english: 'woman',
    telugu: 'స్త్రీ',
    grade: 2,
    emoji: '👩',
    alsoEnglish: ['lady'],
    alsoTelugu: ['మహిళ', 'ఆడమనిషి'],
    explanations: [
      {
        en: 'A woman is a girl who has grown up. Women work as farmers, doctors and pilots; a woman drives the train that Father takes.',
        te: 'అమ్మాయి పెరిగి పెద్దయ్యాక స్త్రీ అవుతుంది. స్త్రీలు రైతులుగా, వైద్యులుగా, పైలట్లుగా పని చేస్తారు; నాన్న ఎక్కే రైలును నడిపేది ఒక స్త్రీ.',
      },
      {
        en: "Mahila and stree are words of books and boards, aadamanishi of everyday talk. On 8 March the world keeps Women's Day.",
        te: 'స్త్రీని పుస్తకాల్లో మహిళ అనీ, రోజువారీ మాటల్లో ఆడమనిషి అనీ అంటారు. మార్చి 8న ప్రపంచమంతటా మహిళా దినోత్సవం జరుపుకుంటారు.',
      },
      {
        en: 'Savitribai Phule was a woman who opened schools for girls when few of them could learn. People threw mud at her, and she went on.',
        te: 'అమ్మాయిలు చదవడం అరుదైన రోజుల్లో వాళ్ల కోసం బడులు తెరిచిన స్త్రీ సావిత్రీబాయి ఫూలే. జనం బురద చల్లినా ఆమె ఆగలేదు.',
      },
    ],
    sentence: { en: 'There is a woman in this picture.', te: 'ఈ చిత్రంలో ఒక స్త్రీ ఉంది.' },
  },
  {
    english: 'guest',
    telugu: 'అతిథి',
    grade: 2,
    alsoEnglish: ['visitor'],
    explanations: [
      {
        en: 'A guest is someone who comes to our home to visit us. Our guest came in from the hot sun, so first we gave cool buttermilk and then we talked.',
        te: 'మనల్ని కలవడానికి మన ఇంటికి వచ్చినవారిని అతిథి అంటాం. ఎండలో వచ్చిన అతిథికి ముందు చల్లని మజ్జిగ ఇచ్చి, తర్వాత కబుర్లు చెప్పాం.',
      },
      {
        en: 'An old Sanskrit line says that a guest is like a god: atithi devo bhava. So Grandmother cooks a little more every day.',
        te: 'అతిథి దేవుడితో సమానమని చెప్పే మాట అతిథి దేవో భవ. అందుకే నానమ్మ రోజూ కొంచెం ఎక్కువ వండుతారు.',
      },
      {
        en: 'At a meeting the chief guest sits in front and gives the prizes. At our sports day the chief guest was an old pupil of the school.',
        te: 'సభలో ముఖ్య అతిథి ముందు కూర్చుని బహుమతులు ఇస్తారు. మా ఆటల పోటీలకు ముఖ్య అతిథిగా మా బడి పాత విద్యార్థి వచ్చారు.',
      },
    ],
    sentence: { en: 'A guest has come to our house.', te: 'మా ఇంటికి అతిథి వచ్చారు.' },
  },
  {
    english: 'king',
    telugu: 'రాజు',
    grade: 1,
    explanations: [
      {
        en: 'A king is a man who ruled a land long ago and protected its people. Krishnadevaraya was a king who wrote poetry in Telugu.',
        te: 'పూర్వం రాజ్యాన్ని పాలించి, ప్రజలను కాపాడినవాడు రాజు. శ్రీకృష్ణదేవరాయలు తెలుగులో కావ్యం రాసిన రాజు.',
      },
      {
        en: 'The lion is called the king of beasts, the mango the king of fruits, and on the chessboard the game is over when the king falls. So many kings!',
        te: 'మృగాలకు రాజు సింహం, పండ్లకు రాజు మామిడి; చదరంగంలో రాజు చిక్కితే ఆట అయిపోతుంది. ఎంతమంది రాజులో!',
      },
      {
        en: '“In a certain town there was a king,” begins many a Telugu tale: anaganaga oka raju. As soon as we hear it, we sit down close to Grandfather.',
        te: 'అనగనగా ఒక రాజు అంటూ ఎన్నో తెలుగు కథలు మొదలవుతాయి. ఆ మాట వినగానే తాతయ్య దగ్గరికి చేరి కూర్చుంటాం.',
      },
    ],
    sentence: { en: 'The king in this story is good.', te: 'ఈ కథలో రాజు మంచివాడు.' },
  },
  {
    english: 'queen',
    telugu: 'రాణి',
    grade: 1,
    explanations: [
      {
        en: 'A queen is a king’s wife, or a woman who rules by herself. Rani Rudrama ruled the Kakatiya kingdom from Warangal very well.',
        te: 'రాజు భార్యను గానీ, తానే రాజ్యం ఏలే స్త్రీని గానీ రాణి అంటారు. రుద్రమదేవి ఓరుగల్లు నుంచి కాకతీయ రాజ్యాన్ని చక్కగా పాలించింది.',
      },
      {
        en: 'In a beehive there is one queen, and she alone lays the eggs. All the other bees work for her.',
        te: 'తేనెటీగల పట్టులో ఒకే రాణి ఈగ ఉంటుంది; గుడ్లు పెట్టేది అదే. మిగతా ఈగలన్నీ దాని కోసం పని చేస్తాయి.',
      },
      {
        en: 'Rani Lakshmi Bai of Jhansi rode to battle against the British with her little son on her back. Every child in India knows this queen.',
        te: 'ఝాన్సీ రాణి లక్ష్మీబాయి చిన్న కొడుకును వీపున కట్టుకుని బ్రిటిష్ సైన్యంతో పోరాడింది. భారతదేశంలో ఆ రాణి కథ పిల్లలందరికీ తెలుసు.',
      },
    ],
    sentence: { en: 'The queen is sitting on the throne.', te: 'రాణి సింహాసనం మీద కూర్చుని ఉంది.' },
  },
  {
    english: 'poet',
    telugu: 'కవి',
    grade: 3,
    explanations: [
      {
        en: 'A poet writes poems in beautiful words that we remember. Vemana was a poet who put great thoughts into short, simple poems.',
        te: 'అందమైన మాటలతో, మనసులో నిలిచిపోయేలా పద్యాలు రాసేవారిని కవి అంటారు. వేమన గొప్ప భావాలను చిన్న చిన్న పద్యాల్లో సులభంగా చెప్పిన కవి.',
      },
      {
        en: 'A poet sees what others pass by. Of a single drop of dew on a leaf the poet made ten lines.',
        te: 'అందరూ చూడకుండా వెళ్లేదాన్ని కవి చూస్తారు. ఆకు మీది ఒక్క మంచు బిందువు గురించి ఆ కవి పది పాదాలు రాశారు.',
      },
      {
        en: 'Nannaya is called the first great poet of Telugu, Adikavi; he began the Mahabharata in Telugu about a thousand years ago. A woman poet is kavayitri: Molla was a great one.',
        te: 'తెలుగులో ఆదికవి నన్నయ; సుమారు వెయ్యేళ్ల కిందట మహాభారతాన్ని తెలుగులో రాయడం మొదలుపెట్టారు. స్త్రీ అయితే కవయిత్రి అంటారు; మొల్ల గొప్ప కవయిత్రి.',
      },
    ],
    sentence: { en: 'Potana is a great poet.', te: 'పోతన గొప్ప కవి.' },
  },
  {
    english: 'singer',
    telugu: 'గాయని',
    grade: 3,
    alsoTelugu: ['గాయకుడు'],
    explanations: [
      {
        en: 'A singer is someone who sings well for others; Telugu has one word for a woman and another for a man. Our school’s singer began the show with a song.',
        te: 'అందరి ముందు చక్కగా పాడే స్త్రీని గాయని అనీ, పురుషుడిని గాయకుడు అనీ అంటారు. మా బడి గాయని పాటతో కార్యక్రమం మొదలైంది.',
      },
      {
        en: 'Singers look after their voice: warm water, and no shouting. Before the show the singer hummed softly behind the curtain.',
        te: 'గాయకులు గొంతును జాగ్రత్తగా చూసుకుంటారు: గోరువెచ్చని నీళ్లు తాగుతారు, అరవరు. కార్యక్రమం ముందు గాయని తెర వెనక మెల్లగా రాగం తీశారు.',
      },
      {
        en: 'P. Susheela is a singer whose Telugu film songs every grandmother knows. When one comes on the radio, mine stops her work.',
        te: 'పి. సుశీల పాడిన తెలుగు సినిమా పాటలు తెలియని అమ్మమ్మ ఉండరు; ఆమె గొప్ప గాయని. రేడియోలో ఆమె పాట వస్తే మా అమ్మమ్మ పని ఆపేస్తారు.',
      },
    ],
    sentence: { en: 'My aunt is a singer.', te: 'మా అత్త గాయని.' },
  },
  {
    english: 'scientist',
    telugu: 'శాస్త్రవేత్త',
    grade: 4,
    emoji: '🧑‍🔬',
    explanations: [
      {
        en: 'A scientist looks, tests and thinks to find out new things. Yellapragada Subbarow was a scientist who helped to make new medicines.',
        te: 'గమనిస్తూ, పరీక్షిస్తూ, ఆలోచిస్తూ కొత్త సంగతులు కనిపెట్టేవారు శాస్త్రవేత్తలు. యల్లాప్రగడ సుబ్బారావు కొత్త మందుల తయారీకి కృషి చేసిన శాస్త్రవేత్త.',
      },
      {
        en: 'A scientist is not ashamed to say: I do not know yet. Then the work begins: ask, try, look, write down.',
        te: 'ఇంకా నాకు తెలియదు అని చెప్పడానికి శాస్త్రవేత్త సిగ్గుపడరు. అప్పుడే పని మొదలవుతుంది: అడగడం, ప్రయత్నించడం, గమనించడం, రాసుకోవడం.',
      },
      {
        en: 'Scientists of India sent Chandrayaan-3 to the moon in 2023. In our class we cheered when it came down softly.',
        te: 'భారత శాస్త్రవేత్తలు 2023లో చంద్రయాన్-3ని చంద్రుడి మీదికి పంపారు. అది మెల్లగా దిగగానే మా తరగతిలో అందరం కేరింతలు కొట్టాం.',
      },
    ],
    sentence: { en: 'I want to become a scientist.', te: 'నేను శాస్త్రవేత్త కావాలనుకుంటున్నాను.' },
  },
  {
    english: 'engineer',
    telugu: 'ఇంజనీరు',
    grade: 4,
    alsoTelugu: ['ఇంజనీర్'],
    explanations: [
      {
        en: 'An engineer plans bridges, dams and machines and has them built. Sir Arthur Cotton was the engineer who built the dam on the Godavari at Dowleswaram.',
        te: 'వంతెనలు, ఆనకట్టలు, యంత్రాలు ఎలా ఉండాలో ఆలోచించి తయారు చేయించేవారు ఇంజనీరు. ధవళేశ్వరం దగ్గర గోదావరి ఆనకట్ట కట్టించిన ఇంజనీరు సర్ ఆర్థర్ కాటన్.',
      },
      {
        en: 'There are many kinds of engineers: for houses, machines, electricity, computers. My aunt builds no bridges; she writes programs.',
        te: 'ఇంజనీర్లు చాలా రకాలు: ఇళ్లు, యంత్రాలు, కరెంటు, కంప్యూటర్లు. మా పిన్ని వంతెనలు కట్టరు; ప్రోగ్రాములు రాసే ఇంజనీరు.',
      },
      {
        en: "Mokshagundam Visvesvaraya was a great engineer; his birthday, 15 September, is Engineers' Day in India. He helped to save Hyderabad from floods.",
        te: 'మోక్షగుండం విశ్వేశ్వరయ్య గొప్ప ఇంజనీరు; ఆయన పుట్టినరోజైన సెప్టెంబర్ 15న భారతదేశంలో ఇంజనీర్ల దినోత్సవం జరుపుతారు. హైదరాబాద్‌ను వరదల నుంచి కాపాడడానికి ఆయన కృషి చేశారు.',
      },
    ],
    sentence: { en: 'My uncle is an engineer.', te: 'మా బాబాయి ఇంజనీరు.' },
  },
  {
    english: 'soldier',
    telugu: 'సైనికుడు',
    grade: 3,
    alsoTelugu: ['జవాను'],
    explanations: [
      {
        en: 'A soldier guards the country in heat and in snow. When floods came, soldiers came in boats and helped the people.',
        te: 'ఎండలోనూ మంచులోనూ దేశాన్ని కాపాడేవారిని సైనికుడు అంటారు. వరదలు వచ్చినప్పుడు సైనికులు పడవల్లో వచ్చి జనానికి సాయం చేశారు.',
      },
      {
        en: 'Soldiers get up before the sun, run, march and practice. At the parade hundreds of feet came down as one.',
        te: 'సైనికులు పొద్దు పొడవకముందే లేచి పరుగెత్తుతారు, కవాతు చేస్తారు. కవాతులో వందల అడుగులు ఒకేసారి పడ్డాయి.',
      },
      {
        en: "A soldier may not see his family for months. When Mamayya's letter comes from the border, everybody wants to read it first.",
        te: 'సైనికుడు నెలల తరబడి ఇంటికి దూరంగా ఉంటారు. సరిహద్దు నుంచి మామయ్య ఉత్తరం వస్తే ముందు చదవాలని అందరూ పోటీ పడతారు.',
      },
    ],
    sentence: { en: 'My maternal uncle is a soldier.', te: 'మా మామయ్య సైనికుడు.' },
  },
  {
    english: 'police officer',
    telugu: 'పోలీసు',
    grade: 2,
    emoji: '👮',
    alsoEnglish: ['police', 'policeman', 'policewoman'],
    explanations: [
      {
        en: 'A police officer keeps order on the roads and helps people in trouble. At the crossing a police officer stopped the cars and let us children cross.',
        te: 'రోడ్ల మీద క్రమశిక్షణ కాపాడుతూ, ఆపదలో ఉన్నవారికి సాయపడేవారు పోలీసులు. కూడలిలో పోలీసు ఒకరు వాహనాలను ఆపి, పిల్లలను రోడ్డు దాటించారు.',
      },
      {
        en: "If you are lost, go to a police officer and say your name and your parents' phone number. In India you can also dial 100 or 112.",
        te: 'దారి తప్పితే పోలీసు దగ్గరికి వెళ్లి నీ పేరు, అమ్మానాన్నల ఫోన్ నంబరు చెప్పు. భారతదేశంలో 100కు గానీ 112కు గానీ ఫోన్ చేయవచ్చు.',
      },
      {
        en: 'By the uniform we know the police: in most parts of India it is khaki. My little brother saluted one, and she saluted back.',
        te: 'వేసుకున్న దుస్తులను బట్టి పోలీసులను గుర్తుపడతాం; భారతదేశంలో ఎక్కువ చోట్ల ఖాకీ రంగు. తమ్ముడు సెల్యూట్ చేస్తే ఆ పోలీసు కూడా నవ్వుతూ సెల్యూట్ చేశారు.',
      },
    ],
    sentence: { en: 'The police officer showed us the way.', te: 'పోలీసు మాకు దారి చూపించారు.' },
  },
  {
    english: 'nurse',
    telugu: 'నర్సు',
    grade: 2,
    explanations: [
      {
        en: 'A nurse looks after sick people in a hospital by day and night. The nurse gave me my tablets on time and told me jokes so that I would not be sad.',
        te: 'ఆసుపత్రిలో రోగులను రాత్రీ పగలూ చూసుకునేవారు నర్సులు. నర్సు నాకు వేళకు మాత్రలు ఇచ్చి, దిగులు పడకుండా సరదా కబుర్లు చెప్పారు.',
      },
      {
        en: 'Nurses take our temperature, give injections and write everything on a chart. “Look at the fan,” said the nurse, and it was over.',
        te: 'నర్సులు జ్వరం చూస్తారు, సూది వేస్తారు, అన్నీ కాగితం మీద రాస్తారు. ఫ్యాన్ చూడు అంటూ నర్సు సూది వేసేశారు; నాకు తెలియనే లేదు.',
      },
      {
        en: 'Florence Nightingale was a nurse who walked among the sick at night with a lamp in her hand. On her birthday, 12 May, the world thanks its nurses.',
        te: 'ఫ్లోరెన్స్ నైటింగేల్ రాత్రిపూట దీపం పట్టుకుని రోగులను చూసుకున్న నర్సు. ఆమె పుట్టినరోజైన మే 12న ప్రపంచం నర్సులకు కృతజ్ఞత చెప్తుంది.',
      },
    ],
    sentence: { en: 'That nurse is very good.', te: 'ఆ నర్సు చాలా మంచివారు.' },
  },
  {
    english: 'driver',
    telugu: 'డ్రైవర్',
    grade: 2,
    alsoTelugu: ['డ్రైవరు'],
    explanations: [
      {
        en: 'A driver drives a bus, a car or a train with care. Our school bus driver waits until every child has sat down.',
        te: 'బస్సు, కారు, రైలు లాంటివాటిని జాగ్రత్తగా నడిపేవారు డ్రైవర్లు. పిల్లలందరూ కూర్చున్నాకే మా బడి బస్సు డ్రైవర్ బండి కదిలిస్తారు.',
      },
      {
        en: 'A driver watches the road, the mirrors and the lights, all at once. So we do not shout in the bus.',
        te: 'డ్రైవర్ రోడ్డును, అద్దాలను, లైట్లను ఒకేసారి గమనిస్తూ ఉంటారు. అందుకే బస్సులో మనం అరవకూడదు.',
      },
      {
        en: 'To become a driver you have to pass a test and get a license; in India you have to be eighteen to drive a car. My sister counts the days.',
        te: 'డ్రైవర్ కావాలంటే పరీక్ష పాసై లైసెన్స్ తీసుకోవాలి; భారతదేశంలో కారు నడపాలంటే పద్దెనిమిదేళ్లు నిండాలి. అక్క రోజులు లెక్కపెడుతోంది.',
      },
    ],
    sentence: { en: 'The driver stopped the bus.', te: 'డ్రైవర్ బస్సు ఆపారు.' },
  },
  {
    english: 'tailor',
    telugu: 'దర్జీ',
    grade: 3,
    alsoTelugu: ['టైలర్'],
    explanations: [
      {
        en: 'A tailor measures us, cuts cloth and sews clothes. Before the festival the tailor near the temple sews until midnight.',
        te: 'కొలతలు తీసుకుని, గుడ్డను కత్తిరించి బట్టలు కుట్టేవారు దర్జీలు. పండుగ ముందు గుడి దగ్గరి దర్జీ అర్ధరాత్రి దాకా కుడుతూనే ఉంటారు.',
      },
      {
        en: "The tailor's tools are a tape, scissors, a needle and a machine that sings all day. From the leftover bits ours makes dresses for dolls.",
        te: 'టేపు, కత్తెర, సూది, రోజంతా మోగే కుట్టు మిషను: ఇవే దర్జీ పనిముట్లు. మిగిలిన ముక్కలతో మా దర్జీ బొమ్మలకు గౌన్లు కుడతారు.',
      },
      {
        en: 'In a well-known tale a tailor pricked the trunk of an elephant with a needle. Next day the elephant came with a trunk full of muddy water and sprayed the shop.',
        te: 'ఒక కథలో ఏనుగు తొండానికి దర్జీ సూదితో గుచ్చారు. మరునాడు ఏనుగు తొండం నిండా బురద నీళ్లు తెచ్చి దుకాణంలో చిమ్మింది.',
      },
    ],
    sentence: { en: 'The tailor sewed my shirt.', te: 'దర్జీ నా చొక్కా కుట్టారు.' },
  },
  {
    english: 'potter',
    telugu: 'కుమ్మరి',
    grade: 3,
    explanations: [
      {
        en: 'A potter makes pots and lamps out of wet clay on a turning wheel. We watched a lump of clay become a pot in the potter’s hands.',
        te: 'తిరిగే చక్రం మీద తడి మట్టితో కుండలు, ప్రమిదలు చేసేవారు కుమ్మరి. మట్టి ముద్ద కుమ్మరి చేతుల్లో కుండగా మారడం మేము చూశాం.',
      },
      {
        en: 'Wet clay is soft; baked in the kiln it becomes hard and rings when you tap it. So the potter waits for sunny days.',
        te: 'తడి మట్టి మెత్తగా ఉంటుంది; ఆవంలో కాలిస్తే గట్టిపడి, తట్టితే ఖంగుమంటుంది. అందుకే కుమ్మరి ఎండ రోజుల కోసం ఎదురుచూస్తారు.',
      },
      {
        en: "Water in the potter's pot stays cool in summer without electricity, because a little of it dries off through the clay. We keep one in our classroom.",
        te: 'ఎండాకాలంలో కూడా కుమ్మరి చేసిన కుండలో నీళ్లు చల్లగా ఉంటాయి; మట్టి గుండా కొంచెం నీరు ఆవిరవుతుంది కాబట్టి కరెంటు అక్కర్లేదు. మా తరగతిలో కూడా ఒక కుండ పెట్టాం.',
      },
    ],
    sentence: { en: 'The potter is making a pot.', te: 'కుమ్మరి కుండ చేస్తున్నారు.' },
  },
  {
    english: 'carpenter',
    telugu: 'వడ్రంగి',
    grade: 3,
    explanations: [
      {
        en: 'A carpenter makes doors, tables and carts from wood. The carpenter of our village made the wood smooth and built a swing for us.',
        te: 'చెక్కతో తలుపులు, బల్లలు, బండ్లు చేసేవారు వడ్రంగి. మా ఊరి వడ్రంగి చెక్కను నున్నగా చిత్రిక పట్టి మాకు ఊయల చేసిచ్చారు.',
      },
      {
        en: "Saw, plane, chisel and hammer are the carpenter's friends. The curly shavings on the floor smell sweet, and we play with them.",
        te: 'రంపం, చిత్రిక, ఉలి, సుత్తి వడ్రంగికి నేస్తాలు. నేల మీద పడిన వంకర చెక్క పొట్టుకు మంచి వాసన ఉంటుంది; దాంతో మేము ఆడుకుంటాం.',
      },
      {
        en: 'The woodpecker is called the carpenter bird in Telugu, because it too works on wood all day. Tok, tok, tok: who is it, the man or the bird?',
        te: 'రోజంతా చెట్టును పొడిచే పక్షిని వడ్రంగి పిట్ట అంటారు. టక్ టక్ టక్: చప్పుడు చేస్తున్నది వడ్రంగా, పిట్టా?',
      },
    ],
    sentence: { en: 'The carpenter made a chair.', te: 'వడ్రంగి కుర్చీ చేశారు.' },
  },
  {
    english: 'weaver',
    telugu: 'నేతకారుడు',
    grade: 4,
    alsoTelugu: ['చేనేత కార్మికుడు', 'నేత కార్మికుడు', 'నేతన్న'],
    explanations: [
      {
        en: 'A weaver makes cloth from threads on a loom. At Pochampally we saw weavers make bright ikat sarees.',
        te: 'మగ్గం మీద దారాలను అడ్డంగా, నిలువుగా కలిపి బట్ట నేసేవారిని నేతకారుడు అంటారు. పోచంపల్లిలో నేతకారులు రంగురంగుల ఇక్కత్ చీరలు నేయడం చూశాం.',
      },
      {
        en: 'On a loom some threads lie lengthwise and one runs across with the shuttle, left and right. To make one fine saree a weaver may need many days.',
        te: 'మగ్గం మీద కొన్ని దారాలు నిలువుగా ఉంటాయి; నాడెతో ఇంకో దారం అటూ ఇటూ తిరుగుతుంది. మంచి చీర నేయడానికి నేతకారుడికి చాలా రోజులు పడుతుంది.',
      },
      {
        en: 'India keeps a day for handlooms on 7 August. Places like Mangalagiri, Gadwal and Venkatagiri are known everywhere by the work of their weavers.',
        te: 'ఆగస్టు 7న భారతదేశంలో చేనేత దినోత్సవం జరుపుతారు. మంగళగిరి, గద్వాల, వెంకటగిరి పేర్లు నేతకారుల పని వల్లే అందరికీ తెలుసు.',
      },
    ],
    sentence: { en: 'The weaver is working at the loom.', te: 'నేతకారుడు మగ్గం మీద పని చేస్తున్నారు.' },
  },
  {
    english: 'fisherman',
    telugu: 'మత్స్యకారుడు',
    grade: 3,
    alsoEnglish: ['fisher'],
    alsoTelugu: ['జాలరి'],
    explanations: [
      {
        en: 'A fisherman goes out in a boat and catches fish with a net. On the beach at Visakhapatnam we watched fishermen pull in their net.',
        te: 'పడవలో వెళ్లి, వల వేసి చేపలు పట్టేవారిని మత్స్యకారుడు అంటారు. విశాఖపట్నం తీరంలో మత్స్యకారులు వల లాగడం చూశాం.',
      },
      {
        en: 'Fishermen read the sky: if the clouds and the wind look bad, the boats stay on the shore. The radio too warns them of storms.',
        te: 'మత్స్యకారులు ఆకాశం చూసి వాతావరణం చెప్పగలరు: గాలి, మబ్బులు బాగోలేకపోతే పడవలు ఒడ్డునే ఉంటాయి. తుఫాను వస్తుందని రేడియో కూడా హెచ్చరిస్తుంది.',
      },
      {
        en: 'They go out at night and come back at dawn with fish for the market. On the beach a fisherman gave Sita a shell that was in his net.',
        te: 'మత్స్యకారులు రాత్రి వెళ్లి, తెల్లవారుజామున చేపలతో తిరిగి వస్తారు. తీరంలో ఒక మత్స్యకారుడు వలలో పడిన గవ్వను సీతకు ఇచ్చారు.',
      },
    ],
    sentence: { en: 'The fisherman cast his net.', te: 'మత్స్యకారుడు వల వేశారు.' },
  },
  {
    english: 'neighbor',
    telugu: 'పొరుగువారు',
    grade: 2,
    alsoEnglish: ['neighbour', 'neighbors', 'neighbours'],
    alsoTelugu: ['పక్కింటివారు', 'ఇరుగుపొరుగు'],
    explanations: [
      {
        en: 'A neighbor is someone who lives next door or in the house opposite. Our neighbor sends us a bowl of curry, and we send it back with fruit.',
        te: 'మన పక్కింట్లో గానీ ఎదురింట్లో గానీ ఉండేవారు పొరుగువారు. మా పొరుగువారు గిన్నెలో కూర పంపితే, మేము అదే గిన్నెలో పండ్లు పంపిస్తాం.',
      },
      {
        en: 'When something happens, the neighbor is there before any relative. When our tap burst, three neighbors came with buckets.',
        te: 'ఏదైనా జరిగితే బంధువుల కంటే ముందు పొరుగువారే వస్తారు. మా కుళాయి పగిలినప్పుడు ముగ్గురు పొరుగువారు బకెట్లతో వచ్చారు.',
      },
      {
        en: "A saying laughs at us: the neighbor's curry tastes sweeter. What others have always looks better than our own.",
        te: 'పొరుగింటి పుల్లకూర రుచి అని సామెత. ఇతరుల దగ్గర ఉన్నదే మనకు ఎక్కువ బాగున్నట్టు అనిపిస్తుందని అర్థం.',
      },
    ],
    sentence: { en: 'Our neighbors are good people.', te: 'మా పొరుగువారు మంచివారు.' },
  },
  {
    english: 'person',
    telugu: 'మనిషి',
    grade: 2,
    alsoEnglish: ['human', 'human being'],
    alsoTelugu: ['వ్యక్తి', 'మానవుడు'],
    explanations: [
      {
        en: 'A person is any man, woman or child. There was only one person in the big hall.',
        te: 'ఆడవారైనా మగవారైనా పిల్లలైనా ప్రతి ఒక్కరూ మనిషే. ఆ పెద్ద హాలులో ఒక్క మనిషి మాత్రమే ఉన్నారు.',
      },
      {
        en: 'The plural is manushulu; when we count people we say mandi: ten people is padi mandi. How many people came to your birthday?',
        te: 'మనిషి అనే మాటకు బహువచనం మనుషులు; లెక్క చెప్పేటప్పుడు మంది అంటాం: పది మంది. నీ పుట్టినరోజుకు ఎంతమంది వచ్చారు?',
      },
      {
        en: '“What a good person!” is the best praise. Gurajada wrote that a country is not the soil; it is the people.',
        te: 'ఎంత మంచి మనిషో అంటే అదే పెద్ద పొగడ్త. దేశమంటే మట్టి కాదు, మనుషులు అని గురజాడ రాశారు.',
      },
    ],
    sentence: { en: 'He is a good person.', te: 'ఆయన మంచి మనిషి.' },
  },
];
