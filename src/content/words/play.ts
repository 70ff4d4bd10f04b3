import type { Word } from './word';

export const play: readonly Word[] = [
  {
    english: 'game',
    telugu: 'ఆట',
    grade: 1,
    alsoEnglish: ['sport'],
    alsoTelugu: ['క్రీడ'],
    explanations: [
      {
        en: 'A game is something we play for fun, by rules that all agree on. Every evening in our lane we choose a different game.',
        te: 'అందరూ ఒప్పుకున్న నియమాలతో సరదా కోసం ఆడేది ఆట. రోజూ సాయంత్రం మేము వీధిలో ఒక్కో కొత్త ఆట ఎంచుకుంటాం.',
      },
      {
        en: 'Games make us strong and teach us to win and lose with a smile. We lost yesterday, yet we shook hands with the other side.',
        te: 'ఆటలు ఒంటికి బలాన్నిస్తాయి, గెలిచినా ఓడినా నవ్వుతూ ఉండాలని నేర్పుతాయి. నిన్న ఓడిపోయినా మేము అవతలి వారితో చేతులు కలిపాం.',
      },
      {
        en: 'Telugu people have many old games that need only seeds, stones or sticks. Grandmother taught me vamana guntalu with tamarind seeds.',
        te: 'గింజలు, రాళ్లు, పుల్లలు ఉంటే చాలు, ఆడుకోవడానికి తెలుగువారికి ఎన్నో పాత ఆటలు ఉన్నాయి. నానమ్మ నాకు చింతగింజలతో వామనగుంటలు నేర్పారు.',
      },
    ],
    sentence: { en: 'This game is great fun.', te: 'ఈ ఆట చాలా సరదాగా ఉంది.' },
  },
  {
    english: 'toy',
    telugu: 'బొమ్మ',
    grade: 1,
    alsoEnglish: ['doll'],
    explanations: [
      {
        en: 'A toy is a thing made for children to play with. My little sister takes her cloth elephant to bed.',
        te: 'పిల్లలు ఆడుకోవడానికి చేసిన వస్తువు బొమ్మ. చెల్లి తన ఏనుగు బొమ్మను పక్కలో పెట్టుకుని పడుకుంటుంది.',
      },
      {
        en: 'Kondapalli and Etikoppaka are famous for toys made of light wood. From Kondapalli Father brought me a little bullock cart.',
        te: 'కొండపల్లి, ఏటికొప్పాక తేలిక చెక్కతో చేసే బొమ్మలకు ప్రసిద్ధి. నాన్న కొండపల్లి నుంచి నాకు ఎడ్లబండి బొమ్మ తెచ్చారు.',
      },
      {
        en: 'At festival time some homes set out dolls and toys on steps, a display called bommala koluvu. Ours had a clay horse that I made.',
        te: 'పండుగలప్పుడు కొందరు మెట్ల మీద బొమ్మలు అమరుస్తారు; దాన్ని బొమ్మల కొలువు అంటారు. మా కొలువులో నేను చేసిన మట్టి గుర్రం కూడా ఉంది.',
      },
    ],
    sentence: { en: 'I like this toy.', te: 'నాకు ఈ బొమ్మ ఇష్టం.' },
  },
  {
    english: 'ball',
    telugu: 'బంతి',
    grade: 1,
    explanations: [
      {
        en: 'A ball is round; we throw it, kick it or hit it. A puppy ran off with our ball in its mouth.',
        te: 'విసరడానికీ తన్నడానికీ కొట్టడానికీ వీలుగా గుండ్రంగా ఉండేది బంతి. మా బంతిని ఒక కుక్కపిల్ల నోట కరుచుకుని పరుగెత్తింది.',
      },
      {
        en: 'When a ball hits the ground it is pressed in, and as it springs back it bounces up. A rubber ball bounced higher than a cloth one.',
        te: 'నేలకు తగిలినప్పుడు బంతి కాస్త నొక్కుకుని, మళ్లీ మామూలుగా అవుతూ పైకి ఎగురుతుంది. రబ్బరు బంతి గుడ్డ బంతి కంటే ఎత్తుకు ఎగిరింది.',
      },
      {
        en: 'The Telugu name of the marigold begins with the word for ball, and the flower is just as round. Our garden is full of yellow ones.',
        te: 'బంతిపువ్వు పేరులోనూ బంతి ఉంది, ఆ పువ్వూ అలాగే గుండ్రంగా ఉంటుంది. మా తోట నిండా పసుపు బంతిపూలు ఉన్నాయి.',
      },
    ],
    sentence: { en: 'Throw the ball this way.', te: 'బంతి ఇటు విసురు.' },
  },
  {
    english: 'song',
    telugu: 'పాట',
    grade: 1,
    explanations: [
      {
        en: 'A song is made of words that we sing to a tune. In the morning Mother sings a song softly while she waters the plants.',
        te: 'రాగం కట్టి పాడే మాటలే పాట. అమ్మ పొద్దున్నే మొక్కలకు నీళ్లు పోస్తూ మెల్లగా పాట పాడుకుంటుంది.',
      },
      {
        en: 'Singing together makes hard work feel light. From the paddy field came the song of women planting the young rice.',
        te: 'కలిసి పాడుకుంటే పనిలో అలసట తెలియదు. వరి నాట్లు వేసే ఆడవాళ్ల పాట పొలం నుంచి వినిపించింది.',
      },
      {
        en: 'A song that puts a baby to sleep is a lullaby, jola pata in Telugu. Grandmother sang one by Annamayya, and the baby fell asleep.',
        te: 'పాపాయిని నిద్రపుచ్చే పాటను జోలపాట అంటారు. నానమ్మ అన్నమయ్య జోలపాట పాడగానే పాప నిద్రపోయింది.',
      },
    ],
    sentence: { en: 'Sing a song.', te: 'ఒక పాట పాడు.' },
  },
  {
    english: 'kite',
    telugu: 'గాలిపటం',
    grade: 1,
    emoji: '🪁',
    explanations: [
      {
        en: 'A kite is made of thin sticks and light paper, and flies in the wind on a long thread. At Sankranti the sky above our terrace is full of kites.',
        te: 'సన్నని పుల్లలకు పలుచని కాగితం అంటించి, దారంతో గాలిలో ఎగురవేసేది గాలిపటం. సంక్రాంతికి మా డాబా పైన ఆకాశమంతా గాలిపటాలే.',
      },
      {
        en: 'A tail keeps a kite steady, and a small pull on the thread makes it climb. Gopi’s had a tail of old ribbons.',
        te: 'తోక ఉంటే గాలిపటం నిలకడగా ఎగురుతుంది; దారం కాస్త లాగితే పైకి లేస్తుంది. గోపి గాలిపటానికి పాత రిబ్బన్ల తోక ఉంది.',
      },
      {
        en: 'Threads coated with glass hurt birds and people, so we use cotton thread. Then our kite does no harm to any bird.',
        te: 'గాజుపొడి పూసిన దారం పక్షులకు, మనుషులకు గాయం చేస్తుంది; అందుకే నూలు దారమే వాడాలి. అప్పుడు మన గాలిపటం వల్ల ఏ పక్షికీ హాని ఉండదు.',
      },
    ],
    sentence: { en: 'My kite flew up high.', te: 'నా గాలిపటం పైకి ఎగిరింది.' },
  },
  {
    english: 'spinning top',
    telugu: 'బొంగరం',
    grade: 2,
    alsoEnglish: ['top'],
    explanations: [
      {
        en: 'A spinning top is a wooden toy; wind a cord around it, throw it, and it turns fast on its point. My brother can spin a top on his palm.',
        te: 'తాడు చుట్టి విసిరితే మొన మీద నిలబడి తిరిగే చెక్క బొమ్మ బొంగరం. అన్నయ్య బొంగరాన్ని అరచేతి మీద తిప్పగలడు.',
      },
      {
        en: 'While it spins it stands; as it slows it sways and falls. Ravi draws a color ring on his and watches it blur.',
        te: 'తిరిగినంతసేపూ బొంగరం నిలబడుతుంది, వేగం తగ్గగానే ఊగి పడిపోతుంది. రవి తన బొంగరం మీద రంగు గీత గీసి, అది తిరగడం చూస్తాడు.',
      },
      {
        en: 'At Etikoppaka tops are turned from soft wood and colored with dyes of plants. Lata bought one as small as a thumb.',
        te: 'ఏటికొప్పాకలో మెత్తని చెక్కతో బొంగరాలు చేసి, మొక్కల నుంచి తీసిన రంగులు వేస్తారు. లత బొటనవేలంత బొంగరం కొంది.',
      },
    ],
    sentence: { en: 'The spinning top goes round and round.', te: 'బొంగరం గిరగిర తిరుగుతోంది.' },
  },
  {
    english: 'swing',
    telugu: 'ఊయల',
    grade: 1,
    alsoTelugu: ['ఉయ్యాల'],
    explanations: [
      {
        en: 'A swing is a seat hung on ropes that moves us to and fro. For the festival of Atla Taddi girls hang a swing from a big tree.',
        te: 'తాళ్లకు వేలాడుతూ మనల్ని ముందుకూ వెనక్కూ ఊపేది ఊయల. అట్లతద్దికి అమ్మాయిలు పెద్ద చెట్టుకు ఊయల కట్టుకుంటారు.',
      },
      {
        en: 'Push with your legs at the right moment, and a swing goes higher and higher. Meena saw over the wall for a moment.',
        te: 'సరైన సమయంలో కాళ్లు ఊపితే ఊయల ఇంకా ఇంకా పైకి వెళ్తుంది. మీనాకు ఒక్క క్షణం గోడ అవతల కనిపించింది.',
      },
      {
        en: 'A cradle for a baby is called by the same Telugu word. On the naming day friends sing and rock it gently.',
        te: 'పాపాయిని పడుకోబెట్టేదాన్ని కూడా ఊయల అంటాం. పేరు పెట్టే రోజున అందరూ పాడుతూ ఊయల ఊపుతారు.',
      },
    ],
    sentence: { en: 'I love riding on the swing.', te: 'నాకు ఊయల ఊగడం చాలా ఇష్టం.' },
  },
  {
    english: 'marble',
    telugu: 'గోళీ',
    grade: 2,
    explanations: [
      {
        en: 'A marble is a small glass ball that we flick with a finger to hit others. With my blue marble I hit three in a row.',
        te: 'వేలితో కొట్టి ఇంకోదానికి తగిలించి ఆడే చిన్న గాజు ఉండ గోళీ. నా నీలం గోళీతో వరుసగా మూడింటిని కొట్టాను.',
      },
      {
        en: 'Clear marbles have a twist of color in them, like a tiny cloud. Raju holds each against the sun before he plays.',
        te: 'గాజు గోళీలో చిన్న మబ్బులాంటి రంగు గీత ఉంటుంది. రాజు ఆడే ముందు ఒక్కో గోళీని ఎండకు పెట్టి చూస్తాడు.',
      },
      {
        en: 'A bottle of goli soda is closed with a marble; you have to push it in with a pop. Grandfather still likes that drink.',
        te: 'గోళీ సోడా సీసా మూతగా ఒక గోళీ ఉంటుంది; దాన్ని టప్పున లోపలికి నొక్కాలి. తాతయ్యకు ఇప్పటికీ ఆ సోడా ఇష్టం.',
      },
    ],
    sentence: { en: 'The marble rolled away.', te: 'గోళీ దొర్లిపోయింది.' },
  },
  {
    english: 'cricket',
    telugu: 'క్రికెట్',
    grade: 1,
    emoji: '🏏',
    explanations: [
      {
        en: 'Cricket is a game in which one team bats and makes runs while the other bowls and stops the ball. When we play in our lane, a plastic chair is the wicket.',
        te: 'ఒక జట్టు బ్యాటుతో పరుగులు తీస్తుంటే ఇంకో జట్టు బంతి వేసి అడ్డుకునే ఆట క్రికెట్. మేము వీధిలో ఆడేటప్పుడు ప్లాస్టిక్ కుర్చీయే వికెట్టు.',
      },
      {
        en: 'Six balls make an over, and then another player bowls from the other end. Chinnu counts them with pebbles.',
        te: 'ఆరు బంతులు వేస్తే ఒక ఓవర్; తర్వాత అవతలి వైపు నుంచి ఇంకొకరు వేస్తారు. చిన్ను గులకరాళ్లతో బంతులు లెక్కపెడతాడు.',
      },
      {
        en: 'Mithali Raj, who grew up in Hyderabad, led the women’s cricket team of India for many years. Padma has her picture on the wall.',
        te: 'హైదరాబాద్‌లో పెరిగిన మిథాలీ రాజ్ భారత మహిళల క్రికెట్ జట్టును ఎన్నో ఏళ్లు నడిపించారు. పద్మ గోడ మీద ఆమె బొమ్మ పెట్టుకుంది.',
      },
    ],
    sentence: { en: 'We play cricket on Sundays.', te: 'మేము ఆదివారం క్రికెట్ ఆడతాం.' },
  },
  {
    english: 'kabaddi',
    telugu: 'కబడ్డీ',
    grade: 2,
    alsoTelugu: ['చెడుగుడు'],
    explanations: [
      {
        en: 'Kabaddi is a game in which a player must touch the others and come back, all in one breath. My sister touched three in one go.',
        te: 'గుక్క తిప్పుకోకుండా కూత పెడుతూ అవతలి వారిని తాకి తిరిగి రావాల్సిన ఆట కబడ్డీ. మా అక్క ఒకే కూతలో ముగ్గురిని తాకి వచ్చింది.',
      },
      {
        en: 'Seven players of each side stand on the mat, and the raider calls kabaddi, kabaddi without a break. When the word stops, the turn is lost.',
        te: 'ఒక్కో వైపు ఏడుగురు ఉంటారు; కూతకు వెళ్లినవారు ఆపకుండా కబడ్డీ, కబడ్డీ అనాలి. ఆపితే అవకాశం పోతుంది.',
      },
      {
        en: 'It needs nothing but a marked ground, so every village can play it. On Sundays Gopi’s street plays against ours.',
        te: 'గీతలు గీసిన నేల తప్ప కబడ్డీకి ఇంకేమీ అక్కర్లేదు, అందుకే ప్రతి ఊళ్లోనూ ఆడతారు. ఆదివారం గోపి వాళ్ల వీధికీ మా వీధికీ పోటీ.',
      },
    ],
    sentence: { en: 'Kabaddi is a game of India.', te: 'కబడ్డీ భారతదేశపు ఆట.' },
  },
  {
    english: 'hide-and-seek',
    telugu: 'దాగుడుమూతలు',
    grade: 1,
    alsoEnglish: ['hide and seek'],
    alsoTelugu: ['దాగుడు మూతలు'],
    explanations: [
      {
        en: 'Hide-and-seek is a game in which one child shuts the eyes and counts while the others hide. I hid behind the rice sacks, and nobody found me.',
        te: 'ఒకరు కళ్లు మూసుకుని లెక్కపెడుతుంటే మిగతావాళ్లు దాక్కునే ఆట దాగుడుమూతలు. బియ్యం బస్తాల వెనక దాక్కున్న నేను ఎవరికీ దొరకలేదు.',
      },
      {
        en: 'The best place to hide is often near the one who counts. Sita sat behind the open door, and nobody looked there.',
        te: 'లెక్కపెట్టేవారి దగ్గరే దాక్కుంటే చాలాసార్లు దొరకం. సీత తెరిచిన తలుపు వెనకే కూర్చుంది; అక్కడ ఎవరూ చూడలేదు.',
      },
      {
        en: 'Never hide in a box or a cupboard that shuts by itself. Ravi’s mother made this the first rule of the game.',
        te: 'దాగుడుమూతలు ఆడేటప్పుడు మూత పడిపోయే పెట్టెల్లో, బీరువాల్లో దాక్కోకూడదు. ఇదే ఆటకు మొదటి నియమమని రవి వాళ్ల అమ్మ చెప్పింది.',
      },
    ],
    sentence: { en: 'Should we play hide-and-seek?', te: 'మనం దాగుడుమూతలు ఆడదామా?' },
  },
  {
    english: 'hopscotch',
    telugu: 'తొక్కుడు బిళ్ల',
    grade: 2,
    explanations: [
      {
        en: 'Hopscotch is a game in which we draw boxes on the ground, throw a flat stone and hop on one leg. I reached the last box without touching a line.',
        te: 'నేల మీద గళ్లు గీసి, బిళ్ల విసిరి, ఒంటికాలితో గెంతుతూ ఆడే ఆట తొక్కుడు బిళ్ల. నేను ఒక్క గీతా తొక్కకుండా చివరి గడికి చేరాను.',
      },
      {
        en: 'One line under the foot, and the turn goes to the next. Lata holds out her arms like wings to keep her balance.',
        te: 'గీత తొక్కితే వంతు పోతుంది. పడిపోకుండా లత చేతులను రెక్కల్లా చాపుతుంది.',
      },
      {
        en: 'It is played all over the world, under many names. In Paris Anita needed no words to join the other children.',
        te: 'పేర్లు వేరైనా తొక్కుడు బిళ్ల లాంటి ఆట ప్రపంచమంతా ఆడతారు. పారిస్‌లో అక్కడి పిల్లలతో ఆడడానికి అనితకు మాటలే అవసరం రాలేదు.',
      },
    ],
    sentence: { en: 'My sister plays hopscotch well.', te: 'అక్క తొక్కుడు బిళ్ల బాగా ఆడుతుంది.' },
  },
  {
    english: 'chess',
    telugu: 'చదరంగం',
    grade: 3,
    emoji: '♟️',
    alsoTelugu: ['చెస్'],
    explanations: [
      {
        en: 'Chess is a game for two on a board of sixty-four squares; each tries to trap the other’s king. The Telugu player Koneru Humpy is a grandmaster.',
        te: 'అరవై నాలుగు గళ్ల మీద ఇద్దరు పావులు కదుపుతూ ఎదుటి రాజును కట్టడి చేసే ఆట చదరంగం. మన తెలుగు క్రీడాకారిణి కోనేరు హంపి ఇందులో గ్రాండ్ మాస్టర్.',
      },
      {
        en: 'The horse in chess jumps over others, two squares and one aside. It took Kiran a week to trust that jump.',
        te: 'చదరంగంలో గుర్రం ఇతర పావుల మీదుగా, రెండు గళ్లు ముందుకు ఒకటి పక్కకు దూకుతుంది. ఆ గెంతు అలవాటవడానికి కిరణ్‌కు వారం పట్టింది.',
      },
      {
        en: 'Chess was born in India, where it was called chaturanga, the four parts of an army. From here it traveled over the world.',
        te: 'చదరంగం భారతదేశంలో పుట్టింది; సైన్యంలోని నాలుగు భాగాల పేరుతో దాన్ని చతురంగం అనేవారు. ఇక్కడి నుంచే ప్రపంచమంతా వ్యాపించింది.',
      },
    ],
    sentence: { en: 'Grandfather taught me chess.', te: 'తాతయ్య నాకు చదరంగం నేర్పారు.' },
  },
  {
    english: 'tune',
    telugu: 'రాగం',
    grade: 3,
    alsoEnglish: ['melody'],
    alsoTelugu: ['బాణీ'],
    explanations: [
      {
        en: 'A tune is a row of notes that we can sing even without words. I forgot the words of the song, but I still remember its tune.',
        te: 'మాటలు లేకపోయినా మనం పాడుకోగలిగే స్వరాల వరుస రాగం. ఆ పాట మాటలు మరిచిపోయాను కానీ దాని రాగం ఇంకా గుర్తుంది.',
      },
      {
        en: 'One tune can carry other words: Meena sings her times table to a film tune. Now the whole class knows the sevens.',
        te: 'ఒకే రాగంలో వేరే మాటలు కూడా పాడవచ్చు: మీనా ఎక్కాలను సినిమా పాట రాగంలో పాడుతుంది. ఇప్పుడు తరగతి అందరికీ ఏడో ఎక్కం వచ్చు.',
      },
      {
        en: 'In Carnatic music a raga has its own set of notes and its own mood. Mohana sounds glad, and even the cow stops to listen, says Grandfather.',
        te: 'కర్ణాటక సంగీతంలో ఒక్కో రాగానికి తనదైన స్వరాలు, తనదైన భావం ఉంటాయి. మోహన రాగం ఆనందంగా ఉంటుంది; ఆవు కూడా ఆగి వింటుందని తాతయ్య అంటారు.',
      },
    ],
    sentence: { en: 'The tune of this song is sweet.', te: 'ఈ పాట రాగం తియ్యగా ఉంది.' },
  },
  {
    english: 'whistle',
    telugu: 'ఈల',
    grade: 2,
    explanations: [
      {
        en: 'A whistle is a thin, high sound that we make by blowing through our lips or a small pipe. When our games teacher blew the whistle, the match stopped.',
        te: 'పెదవులతో గానీ చిన్న గొట్టంతో గానీ ఊదితే వచ్చే సన్నని శబ్దం ఈల. ఆటల టీచర్ ఈల వేయగానే పోటీ ఆగింది.',
      },
      {
        en: 'A pressure cooker whistles when its steam is strong enough. After three whistles Father turns off the flame.',
        te: 'ఆవిరి ఎక్కువైతే కుక్కర్ ఈల వేస్తుంది. మూడు ఈలలు రాగానే నాన్న మంట ఆర్పేస్తారు.',
      },
      {
        en: 'On an island of Spain people talk across valleys by whistling. Raju and his sister have made three such signs of their own.',
        te: 'స్పెయిన్‌లోని ఒక ద్వీపంలో లోయకు అటూ ఇటూ ఉన్నవారు ఈల వేసి మాట్లాడుకుంటారు. రాజు, అతని చెల్లి కూడా అలాంటి మూడు గుర్తులు పెట్టుకున్నారు.',
      },
    ],
    sentence: { en: 'I know how to whistle.', te: 'నాకు ఈల వేయడం వచ్చు.' },
  },
  {
    english: 'flute',
    telugu: 'వేణువు',
    grade: 2,
    emoji: '🪈',
    alsoTelugu: ['పిల్లనగ్రోవి', 'మురళి'],
    explanations: [
      {
        en: 'A flute is a hollow bamboo with holes; we blow into it and move our fingers to make music. The balloon seller plays a flute in our street.',
        te: 'వెదురు గొట్టంలో ఊది, రంధ్రాల మీద వేళ్లు కదుపుతూ వాయించేది వేణువు. బుడగలు అమ్మే ఆయన మా వీధిలో వేణువు వాయిస్తూ వెళ్తారు.',
      },
      {
        en: 'In pictures Krishna always holds a flute, and the cows stand round him to hear it. Padma dressed up so for a school play.',
        te: 'బొమ్మల్లో కృష్ణుడి చేతిలో ఎప్పుడూ వేణువు ఉంటుంది; ఆవులు చుట్టూ నిలబడి వింటుంటాయి. బడి నాటకంలో పద్మ ఆ వేషం వేసింది.',
      },
      {
        en: 'When all the holes are closed, the sound is low; open them one by one, and it rises. Ravi could do it on the second day.',
        te: 'అన్ని రంధ్రాలూ మూస్తే శబ్దం గంభీరంగా, ఒక్కొక్కటి తెరిచేకొద్దీ సన్నగా వస్తుంది. రెండో రోజుకే రవికి వేణువు పలికింది.',
      },
    ],
    sentence: { en: 'The flute sounds sweet.', te: 'వేణువు తియ్యగా వినిపిస్తోంది.' },
  },
  {
    english: 'veena',
    telugu: 'వీణ',
    grade: 3,
    explanations: [
      {
        en: 'The veena is a large and very old instrument with strings that we pluck with our fingers. In Bobbili a veena is carved from one log of jackwood.',
        te: 'తీగలను వేళ్లతో మీటి వాయించే పెద్ద వాద్యం వీణ; అది ఎంతో పురాతనమైనది. బొబ్బిలిలో ఒకే పనస దుంగ నుంచి వీణను చెక్కుతారు.',
      },
      {
        en: 'Saraswati, the goddess of learning, is shown with a veena in her hands. Lata’s teacher keeps such a picture in the class.',
        te: 'చదువుల తల్లి సరస్వతి చేతిలో వీణ ఉంటుంది. లత వాళ్ల టీచర్ తరగతిలో అలాంటి బొమ్మ పెట్టారు.',
      },
      {
        en: 'The player sits on the floor, with the big round end on the right and the small gourd on the left. Seven strings are waiting.',
        te: 'వీణను కింద కూర్చుని వాయిస్తారు; పెద్ద గుండ్రని కుండ కుడి వైపు, చిన్న బుర్ర ఎడమ వైపు ఉంటాయి. దానికి మొత్తం ఏడు తీగలు.',
      },
    ],
    sentence: { en: 'My aunt plays the veena.', te: 'మా అత్త వీణ వాయిస్తారు.' },
  },
  {
    english: 'prize',
    telugu: 'బహుమతి',
    grade: 2,
    alsoEnglish: ['gift', 'present', 'award'],
    alsoTelugu: ['బహుమానం'],
    explanations: [
      {
        en: 'A prize is what someone who has done very well is given; in Telugu a birthday gift is called so too. My friend won a storybook in the long jump and lent it to me.',
        te: 'బాగా చేసినవారిని మెచ్చుకుంటూ ఇచ్చేది బహుమతి; పుట్టినరోజు కానుక కూడా బహుమతే. లాంగ్ జంప్ పోటీలో గెలిచిన కథల పుస్తకాన్ని నా స్నేహితుడు నాకూ చదవడానికి ఇచ్చాడు.',
      },
      {
        en: 'There are prizes for running, for reading and for a neat garden. Chinnu got one for the loudest laugh.',
        te: 'పరుగుకు, చదువుకు, చక్కని తోటకు, ఇలా ఎన్నో రకాల బహుమతులు ఉంటాయి. అందరికంటే గట్టిగా నవ్వినందుకు చిన్నుకు బహుమతి వచ్చింది.',
      },
      {
        en: 'The Nobel Prize is given each year to people who help the world. Rabindranath Tagore was the first Indian who received it.',
        te: 'ప్రపంచానికి మేలు చేసినవారికి ఏటా నోబెల్ బహుమతి ఇస్తారు. దాన్ని అందుకున్న మొదటి భారతీయుడు రవీంద్రనాథ్ ఠాగూర్.',
      },
    ],
    sentence: { en: 'I won the first prize.', te: 'నాకు మొదటి బహుమతి వచ్చింది.' },
  },
  {
    english: 'riddle',
    telugu: 'పొడుపు కథ',
    grade: 3,
    alsoEnglish: ['puzzle'],
    alsoTelugu: ['పొడుపుకథ'],
    explanations: [
      {
        en: 'A riddle is a question that hides its answer in clever words. Grandmother asked: which bird without a tail goes ninety leagues? It was a posted letter!',
        te: 'జవాబును తెలివైన మాటల్లో దాచి అడిగేది పొడుపు కథ. తోకలేని పిట్ట తొంభై ఆమడలు పోతుంది, ఏమిటది అని నానమ్మ అడిగారు; జవాబు ఉత్తరం!',
      },
      {
        en: 'Try this one: a small box that holds two kinds of oil. It is an egg, with the yellow and the white.',
        te: 'ఇది విప్పు చూద్దాం: చిన్న పెట్టెలో రెండు రకాల నూనె, ఏమిటది? గుడ్డు; అందులో పచ్చసొన, తెల్లసొన ఉంటాయి.',
      },
      {
        en: 'A riddle makes us look at common things as if they were new. Gopi made one himself: it has teeth and does not eat, a comb.',
        te: 'పొడుపు కథ వింటే మామూలు వస్తువులు కూడా కొత్తగా కనిపిస్తాయి. గోపి ఒకటి కట్టాడు: పళ్లున్నాయి కానీ తినదు, అది దువ్వెన.',
      },
    ],
    sentence: { en: 'Solve this riddle.', te: 'ఈ పొడుపు కథ విప్పు.' },
  },
  {
    english: 'balloon',
    telugu: 'బుడగ',
    grade: 1,
    emoji: '🎈',
    alsoTelugu: ['బెలూన్'],
    explanations: [
      {
        en: 'A balloon is a thin rubber bag that grows big when we blow into it. I let go of my balloon untied, and it flew all round the room.',
        te: 'గాలి ఊదితే ఉబ్బే పలుచని రబ్బరు సంచి బుడగ. ముడి వేయకుండా వదిలితే నా బుడగ గదంతా గిరగిర తిరిగింది.',
      },
      {
        en: 'A balloon filled with helium rises, because this gas is lighter than air. Anita tied hers to her wrist.',
        te: 'హీలియం నింపిన బుడగ పైకి ఎగురుతుంది; ఆ వాయువు గాలి కంటే తేలిక. అనిత తన బుడగను మణికట్టుకు కట్టుకుంది.',
      },
      {
        en: 'People can fly too, in a basket under a huge balloon of hot air. From it Kiran saw the fields like a quilt.',
        te: 'వేడి గాలి నింపిన పెద్ద బుడగ కింద బుట్ట కట్టి, అందులో మనుషులు కూడా ఎగరవచ్చు. అందులోంచి కిరణ్‌కు పొలాలు బొంతలా కనిపించాయి.',
      },
    ],
    sentence: { en: 'I want a red balloon.', te: 'నాకు ఎర్ర బుడగ కావాలి.' },
  },
  {
    english: 'team',
    telugu: 'జట్టు',
    grade: 2,
    explanations: [
      {
        en: 'A team is a group of players on the same side who help each other. In our team the youngest, Lakshmi, keeps the goal.',
        te: 'ఒకే పక్షాన కలిసి ఆడేవాళ్ల బృందం జట్టు; వాళ్లు ఒకరికొకరు సాయపడతారు. మా జట్టులో అందరికంటే చిన్నదైన లక్ష్మి గోల్ కాపాడుతుంది.',
      },
      {
        en: 'A team wins when each one does a part: one throws, one catches, one cheers. Alone even the best player cannot win.',
        te: 'ఒకరు విసిరితే, ఒకరు పట్టుకుంటే, ఒకరు ఉత్సాహపరిస్తే జట్టు గెలుస్తుంది. ఒంటరిగా ఎంత మంచి ఆటగాడైనా గెలవలేడు.',
      },
      {
        en: 'To choose teams fairly, two captains pick by turns. Sita picked the smallest boy first, and he beamed.',
        te: 'జట్లు సమానంగా ఉండాలని ఇద్దరు నాయకులు వంతులవారీగా ఎంచుకుంటారు. సీత ముందుగా అందరికంటే చిన్న అబ్బాయిని ఎంచుకుంది; వాడి ముఖం వెలిగిపోయింది.',
      },
    ],
    sentence: { en: 'Our team won!', te: 'మా జట్టు గెలిచింది!' },
  },
  {
    english: 'race',
    telugu: 'పరుగు పందెం',
    grade: 2,
    alsoTelugu: ['పరుగుపందెం'],
    explanations: [
      {
        en: 'A race is a contest in which all start together to see who comes first. In our sack race we fell down laughing before the end.',
        te: 'అందరూ ఒకేసారి బయలుదేరి, ఎవరు ముందు చేరతారో చూసేది పరుగు పందెం. గోనెసంచుల పందెంలో మేము చివరికి చేరకముందే నవ్వుతూ పడిపోయాం.',
      },
      {
        en: 'In a relay race four runners carry a stick one after another. Meena ran last and did not drop it.',
        te: 'రిలే పరుగు పందెంలో నలుగురు ఒకరి తర్వాత ఒకరు ఒక కర్రను అందుకుని పరుగెత్తుతారు. మీనా చివర పరుగెత్తింది, కర్ర జారవిడవలేదు.',
      },
      {
        en: 'The tale of the hare and the tortoise is about a race that the slow one won. Raju thinks of it when he is last.',
        te: 'కుందేలు, తాబేలు కథలో నెమ్మదైన తాబేలే పరుగు పందెం గెలిచింది. తను వెనకబడినప్పుడల్లా రాజు ఆ కథ తలుచుకుంటాడు.',
      },
    ],
    sentence: { en: 'The race has begun.', te: 'పరుగు పందెం మొదలైంది.' },
  },
];
