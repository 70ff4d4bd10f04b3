import type { Word } from './word';

export const movement: readonly Word[] = [
  {
    english: 'fall',
    telugu: 'పడిపోవడం',
    grade: 1,
    alsoEnglish: ['fall down'],
    alsoTelugu: ['పడడం', 'కింద పడడం'],
    explanations: [
      {
        en: 'To fall is to lose our balance and come down to the ground. Chinnu slipped on the wet floor and fell, but he was not hurt.',
        te: 'పట్టు తప్పి నేల మీదికి వచ్చేయడమే పడిపోవడం. తడి నేల మీద జారి చిన్ను పడిపోయాడు, కానీ దెబ్బ తగల్లేదు.',
      },
      {
        en: 'Things fall because the earth pulls everything toward itself; this pull is called gravity. When the wind blew, two mangoes fell from our tree.',
        te: 'భూమి అన్నిటినీ తన వైపు లాగుతుంది కాబట్టి వస్తువులు కింద పడతాయి; ఆ బలాన్ని గురుత్వాకర్షణ అంటారు. గాలి వీచగానే మా చెట్టు నుంచి రెండు మామిడి పండ్లు పడ్డాయి.',
      },
      {
        en: 'Rain falls, and a shadow falls too; Telugu uses the same verb for both. In the evening the shadow of the tree falls on our wall.',
        te: 'వాన పడుతుంది, నీడ కూడా పడుతుంది; రెండింటికీ ఇదే మాట. సాయంత్రం పూట చెట్టు నీడ మా గోడ మీద పడుతుంది.',
      },
    ],
    sentence: { en: 'Ravi fell off his bicycle.', te: 'రవి సైకిల్ మీద నుంచి పడిపోయాడు.' },
  },
  {
    english: 'turn',
    telugu: 'తిరగడం',
    grade: 2,
    alsoEnglish: ['rotate', 'wander', 'go around'],
    alsoTelugu: ['గుండ్రంగా తిరగడం'],
    explanations: [
      {
        en: 'To turn is to go around like a wheel, or to face another way. When I press the switch, the fan turns fast.',
        te: 'చక్రంలా గుండ్రంగా కదలడాన్ని, మరో వైపుకు మళ్లడాన్ని తిరగడం అంటారు. నేను స్విచ్ నొక్కగానే ఫ్యాన్ గిరగిరా తిరుగుతుంది.',
      },
      {
        en: 'The earth turns around once in about 24 hours, and that gives us day and night. In class our teacher turned a globe in front of a lamp to show it.',
        te: 'భూమి తన చుట్టూ తాను సుమారు 24 గంటల్లో ఒకసారి తిరుగుతుంది; అందుకే పగలు, రాత్రి వస్తాయి. తరగతిలో టీచర్ దీపం ముందు గ్లోబును తిప్పి చూపించారు.',
      },
      {
        en: 'The Telugu verb is also used for walking around without going anywhere special. On Sunday my elder brother and I wandered all around the fair.',
        te: 'ఊరికే అటూ ఇటూ నడవడాన్ని కూడా తిరగడం అంటారు. ఆదివారం అన్నయ్యా నేనూ జాతర అంతా తిరిగాం.',
      },
    ],
    sentence: { en: 'The fan is turning fast.', te: 'ఫ్యాన్ గిరగిరా తిరుగుతోంది.' },
  },
  {
    english: 'stop',
    telugu: 'ఆగడం',
    grade: 1,
    emoji: '🛑',
    alsoTelugu: ['ఆపడం', 'నిలిచిపోవడం'],
    explanations: [
      {
        en: 'To stop is to stay in one place and not move anymore. The bus stops in front of our school at eight.',
        te: 'కదలకుండా ఉన్న చోటే నిలిచిపోవడమే ఆగడం. ఎనిమిది గంటలకు బస్సు మా బడి ముందు ఆగుతుంది.',
      },
      {
        en: 'At a red light all vehicles must stop, so that people can cross the road. Father stopped the car when the light turned red.',
        te: 'ఎర్ర లైటు వెలిగితే బండ్లన్నీ ఆగాలి, అప్పుడే మనుషులు రోడ్డు దాటగలరు. లైటు ఎర్రగా మారగానే నాన్న కారు ఆపారు.',
      },
      {
        en: 'Telugu has two verbs: one for a thing that stops on its own (agindi), and one for a thing that we stop (apanu). The rain stopped, so I stopped the game and went home.',
        te: 'దానంతట అది నిలిస్తే ఆగింది అంటాం; మనం నిలిపితే ఆపాను అంటాం. వాన ఆగింది, అందుకే నేను ఆట ఆపి ఇంటికి వెళ్లాను.',
      },
    ],
    sentence: { en: 'Stop, a car is coming!', te: 'ఆగు, కారు వస్తోంది!' },
  },
  {
    english: 'enter',
    telugu: 'ప్రవేశించడం',
    grade: 4,
    alsoEnglish: ['go in', 'get in'],
    alsoTelugu: ['లోపలికి వెళ్లడం', 'అడుగుపెట్టడం'],
    explanations: [
      {
        en: 'To enter is to go into a place from outside. The train entered the long tunnel, and it became dark.',
        te: 'బయటి నుంచి ఒక చోటు లోపలికి వెళ్లడమే ప్రవేశించడం. రైలు పొడవైన సొరంగంలోకి ప్రవేశించగానే అంతా చీకటైంది.',
      },
      {
        en: 'We take off our shoes before we enter a temple or a Telugu home. Sita left her sandals at the door and entered.',
        te: 'గుడిలోకి గానీ తెలుగువారి ఇంట్లోకి గానీ వెళ్లే ముందు చెప్పులు విప్పుతాం. సీత గుమ్మం దగ్గర చెప్పులు విడిచి లోపలికి వెళ్లింది.',
      },
      {
        en: 'When a family first enters its new house, Telugu people hold a celebration called gruhapravesham. Our uncle’s family boiled milk in their new kitchen that day.',
        te: 'కొత్త ఇంట్లోకి మొదటిసారి వెళ్లడాన్ని గృహప్రవేశం అంటారు; ఆ రోజు వేడుక చేస్తారు. మామయ్య వాళ్లు కొత్త వంటింట్లో ఆ రోజు పాలు పొంగించారు.',
      },
    ],
    sentence: { en: 'The prince slowly entered the cave.', te: 'రాజకుమారుడు మెల్లగా గుహలోకి ప్రవేశించాడు.' },
  },
  {
    english: 'set out',
    telugu: 'బయలుదేరడం',
    grade: 3,
    alsoEnglish: ['leave', 'depart', 'start off'],
    alsoTelugu: ['బయల్దేరడం'],
    opposite: 'reach',
    explanations: [
      {
        en: 'To set out is to leave a place and begin a journey. We set out for Tirupati before sunrise.',
        te: 'ఉన్న చోటు నుంచి ప్రయాణం మొదలుపెట్టడమే బయలుదేరడం. మేము సూర్యోదయానికి ముందే తిరుపతికి బయలుదేరాం.',
      },
      {
        en: 'A bus or a train sets out too, at the time written on the board. If the train leaves at nine, Grandfather is at the station at eight.',
        te: 'బస్సులు, రైళ్లు కూడా బోర్డు మీద రాసిన సమయానికి బయలుదేరతాయి. రైలు తొమ్మిదికి బయలుదేరితే తాతయ్య ఎనిమిదికే స్టేషన్‌లో ఉంటారు.',
      },
      {
        en: 'Before setting out it is good to check that we have everything. Lata was about to leave for school when she remembered her lunch box.',
        te: 'బయలుదేరే ముందు అన్నీ ఉన్నాయో లేదో చూసుకోవడం మంచిది. బడికి బయలుదేరుతుండగా లతకు టిఫిన్ డబ్బా గుర్తొచ్చింది.',
      },
    ],
    sentence: { en: 'We set out while it was still dark.', te: 'మేము చీకటి ఉండగానే బయలుదేరాం.' },
  },
  {
    english: 'reach',
    telugu: 'చేరుకోవడం',
    grade: 3,
    alsoEnglish: ['arrive', 'get to'],
    alsoTelugu: ['చేరడం'],
    opposite: 'set out',
    explanations: [
      {
        en: 'To reach a place is to get to where we wanted to go. After a journey of five hours we reached my aunt’s village.',
        te: 'వెళ్లాలనుకున్న చోటుకు వచ్చేయడమే చేరుకోవడం. ఐదు గంటలు ప్రయాణం చేసి మేము అత్తయ్య వాళ్ల ఊరు చేరుకున్నాం.',
      },
      {
        en: 'Letters and parcels reach us too. The birthday card that Gopi sent from London reached me in ten days.',
        te: 'ఉత్తరాలు, పార్సిళ్లు కూడా మన దగ్గరికి చేరతాయి. గోపి లండన్ నుంచి పంపిన పుట్టినరోజు కార్డు పది రోజులకు నాకు చేరింది.',
      },
      {
        en: 'Every river goes on until it reaches the sea or another river. The Godavari begins near Nashik and reaches the Bay of Bengal.',
        te: 'నదులు సముద్రాన్నో మరో నదినో చేరుకునేదాకా పారుతూనే ఉంటాయి. గోదావరి నాసిక్ దగ్గర పుట్టి బంగాళాఖాతాన్ని చేరుకుంటుంది.',
      },
    ],
    sentence: { en: 'We reached home by evening.', te: 'మేము సాయంత్రానికి ఇల్లు చేరుకున్నాం.' },
  },
  {
    english: 'follow',
    telugu: 'వెంట వెళ్లడం',
    grade: 2,
    alsoEnglish: ['go after'],
    alsoTelugu: ['అనుసరించడం', 'వెనకాల వెళ్లడం'],
    explanations: [
      {
        en: 'To follow is to go behind someone along the same way. Wherever Meena goes, her puppy follows her.',
        te: 'ఒకరి వెనకే అదే దారిలో నడవడమే వెంట వెళ్లడం. మీనా ఎక్కడికి వెళ్తే అక్కడికి ఆమె కుక్కపిల్ల వెంట వెళ్తుంది.',
      },
      {
        en: 'Baby ducks follow their mother in a line, so they do not get lost. We saw seven ducklings following one duck to the pond.',
        te: 'బాతుపిల్లలు వరుసగా తల్లి వెంట వెళ్తాయి, అందుకే దారి తప్పవు. ఒక బాతు వెంట ఏడు పిల్లలు చెరువుకు వెళ్లడం చూశాం.',
      },
      {
        en: 'Rules and advice can be followed as well; then the Telugu verb is anusarinchadam. Raju followed the doctor’s advice and got well soon.',
        te: 'నియమాలను, సలహాలను పాటిస్తే అనుసరించడం అంటారు. రాజు డాక్టర్ సలహాను అనుసరించి త్వరగా కోలుకున్నాడు.',
      },
    ],
    sentence: { en: 'The duck walked in front, and the ducklings followed.', te: 'బాతు ముందు నడిచింది, పిల్లలు వెంట వెళ్లాయి.' },
  },
  {
    english: 'chase',
    telugu: 'తరమడం',
    grade: 2,
    alsoEnglish: ['run after', 'drive away'],
    alsoTelugu: ['వెంటపడడం', 'తరిమేయడం'],
    explanations: [
      {
        en: 'To chase is to run after someone or something to catch it or to make it go. The dog chased the cat up to the wall.',
        te: 'పట్టుకోవడానికో వెళ్లగొట్టడానికో వెనక పరుగెత్తడమే తరమడం. కుక్క పిల్లిని గోడ దాకా తరిమింది.',
      },
      {
        en: 'When birds come to eat the grain, the farmer chases them away by making noise. A farmer in our village bangs on a tin can to do it.',
        te: 'గింజలు తినడానికి పక్షులు వస్తే రైతు చప్పుడు చేసి వాటిని తరుముతారు. మా ఊరి రైతు ఒకరు డబ్బా వాయిస్తూ తరుముతారు.',
      },
      {
        en: 'In many games one child chases and the others run. Today it is Kiran’s turn, and he is chasing all of us around the tree.',
        te: 'చాలా ఆటల్లో ఒకరు తరుముతుంటే మిగతావాళ్లు పరుగెత్తుతారు. ఈ రోజు కిరణ్ వంతు; అతను మమ్మల్ని చెట్టు చుట్టూ తరుముతున్నాడు.',
      },
    ],
    sentence: { en: 'The cat is chasing the mouse.', te: 'పిల్లి ఎలుకను తరుముతోంది.' },
  },
  {
    english: 'hide',
    telugu: 'దాక్కోవడం',
    grade: 1,
    alsoEnglish: ['hide oneself'],
    alsoTelugu: ['దాగడం', 'దాక్కొనడం'],
    explanations: [
      {
        en: 'To hide is to go where nobody can see us. Anita hid behind the door and laughed softly.',
        te: 'ఎవరికీ కనిపించని చోటుకు వెళ్లి ఉండడమే దాక్కోవడం. అనిత తలుపు వెనక దాక్కుని మెల్లగా నవ్వింది.',
      },
      {
        en: 'Small animals hide from big ones to stay alive. When a hawk flies over, the chicks hide under their mother’s wings.',
        te: 'చిన్న జంతువులు ప్రాణం కాపాడుకోవడానికి పెద్ద జంతువులకు కనబడకుండా దాక్కుంటాయి. గద్ద వస్తే కోడిపిల్లలు తల్లి రెక్కల కింద దాక్కుంటాయి.',
      },
      {
        en: 'Telugu has another verb for hiding a thing: dachadam. I hid under the bed, but I hid the sweets in the cupboard.',
        te: 'వస్తువును కనబడకుండా పెట్టడాన్ని దాచడం అంటారు. నేను మంచం కింద దాక్కున్నాను; మిఠాయిలను మాత్రం బీరువాలో దాచాను.',
      },
    ],
    sentence: { en: 'My little brother hid under the bed.', te: 'తమ్ముడు మంచం కింద దాక్కున్నాడు.' },
  },
  {
    english: 'carry',
    telugu: 'మోయడం',
    grade: 2,
    alsoTelugu: ['మోసుకెళ్లడం'],
    explanations: [
      {
        en: 'To carry is to hold something heavy on the head, the back or in the arms while walking. Raju carries his school bag on his back.',
        te: 'బరువును తల మీదో వీపు మీదో చేతుల్లోనో పెట్టుకుని నడవడమే మోయడం. రాజు బడి సంచిని వీపు మీద మోస్తాడు.',
      },
      {
        en: 'An ant can carry things much heavier than itself. Three ants together carried a dead fly to their hole.',
        te: 'చీమ తన కంటే ఎంతో ఎక్కువ బరువును మోయగలదు. మూడు చీమలు కలిసి చచ్చిన ఈగను తమ పుట్టలోకి మోసుకెళ్లాయి.',
      },
      {
        en: 'In villages many women carry water pots on their heads without holding them. I tried to carry one like that, and it fell.',
        te: 'పల్లెల్లో చాలామంది ఆడవాళ్లు చేత్తో పట్టుకోకుండానే నీళ్ల బిందెను తల మీద మోస్తారు. నేనూ అలా మోయబోతే బిందె పడిపోయింది.',
      },
    ],
    sentence: { en: 'Father is carrying a big box.', te: 'నాన్న పెద్ద పెట్టెను మోస్తున్నారు.' },
  },
  {
    english: 'bring',
    telugu: 'తేవడం',
    grade: 1,
    alsoEnglish: ['fetch'],
    alsoTelugu: ['తీసుకురావడం'],
    opposite: 'take along',
    explanations: [
      {
        en: 'To bring is to come with a thing in our hands. Every evening Father brings fruit for us.',
        te: 'ఒక వస్తువును పట్టుకుని రావడమే తేవడం. నాన్న రోజూ సాయంత్రం మా కోసం పండ్లు తెస్తారు.',
      },
      {
        en: 'Bring means toward the speaker, and take means away from the speaker. Mother said: bring the empty glass here, and take this one to Grandmother.',
        te: 'మన వైపు వస్తే తేవడం, మన నుంచి వెళ్తే తీసుకెళ్లడం. ఖాళీ గ్లాసు తీసుకురా, ఇది నానమ్మకు తీసుకెళ్లు అని అమ్మ చెప్పింది.',
      },
      {
        en: 'We can bring people too; for that we say tisukuravadam. Sita brought her new friend home, and we all played together.',
        te: 'మనుషులను వెంటబెట్టుకుని వస్తే తీసుకురావడం అంటాం. సీత తన కొత్త స్నేహితురాలిని ఇంటికి తీసుకొచ్చింది; అందరం కలిసి ఆడుకున్నాం.',
      },
    ],
    sentence: { en: 'Father brought guavas from the market.', te: 'నాన్న మార్కెట్ నుంచి జామపండ్లు తెచ్చారు.' },
  },
  {
    english: 'take along',
    telugu: 'తీసుకెళ్లడం',
    grade: 2,
    alsoEnglish: ['take away', 'take to'],
    alsoTelugu: ['తీసుకుపోవడం', 'తీసుకువెళ్లడం'],
    opposite: 'bring',
    explanations: [
      {
        en: 'To take along is to go somewhere with a thing or a person. On rainy days I take my umbrella along.',
        te: 'ఒక వస్తువునో మనిషినో వెంటబెట్టుకుని మరో చోటుకు వెళ్లడమే తీసుకెళ్లడం. వాన రోజుల్లో నేను గొడుగు తీసుకెళ్తాను.',
      },
      {
        en: 'Grown-ups take children to places that are new to them. On Saturday my uncle took us to the planetarium.',
        te: 'పెద్దవాళ్లు పిల్లలను కొత్త చోట్లకు తీసుకెళ్తారు. శనివారం బాబాయి మమ్మల్ని నక్షత్రశాలకు తీసుకెళ్లారు.',
      },
      {
        en: 'You can take books home from a library, but you must give them back on time. Padma takes two storybooks home each week.',
        te: 'గ్రంథాలయంలోని పుస్తకాలను ఇంటికి తీసుకెళ్లవచ్చు, కానీ గడువులోగా తిరిగి ఇవ్వాలి. పద్మ వారానికి రెండు కథల పుస్తకాలు తీసుకెళ్తుంది.',
      },
    ],
    sentence: { en: 'Take an umbrella along, it looks like rain.', te: 'గొడుగు తీసుకెళ్లు, వాన పడేలా ఉంది.' },
  },
  {
    english: 'send',
    telugu: 'పంపడం',
    grade: 2,
    alsoTelugu: ['పంపించడం'],
    explanations: [
      {
        en: 'To send is to make a thing or a person go somewhere while we stay here. Grandmother sent us a jar of mango pickle.',
        te: 'మనం ఇక్కడే ఉండి, ఒక వస్తువునో మనిషినో మరో చోటుకు వెళ్లేలా చేయడమే పంపడం. అమ్మమ్మ మాకు ఒక జాడీ ఆవకాయ పంపారు.',
      },
      {
        en: 'Long ago people sent a message with a runner or a pigeon; today it goes in a moment. I sent a photo to my cousin in Canada, and he saw it right away.',
        te: 'పూర్వం మనుషులతోనో పావురాలతోనో కబురు పంపేవారు; ఇప్పుడు క్షణంలో వెళ్తుంది. కెనడాలో ఉన్న మామయ్య కొడుక్కి ఫొటో పంపితే వెంటనే చూశాడు.',
      },
      {
        en: 'We also send someone to do a task. Mother sent Ravi to the shop for salt, and he came back with chocolate.',
        te: 'పని మీద మనిషిని కూడా పంపుతాం. ఉప్పు తెమ్మని అమ్మ రవిని దుకాణానికి పంపితే, అతను చాక్లెట్‌తో వచ్చాడు.',
      },
    ],
    sentence: { en: 'I sent Grandmother a photo.', te: 'నేను అమ్మమ్మకు ఒక ఫొటో పంపాను.' },
  },
  {
    english: 'pick up',
    telugu: 'ఎత్తడం',
    grade: 2,
    alsoEnglish: ['lift up'],
    alsoTelugu: ['ఎత్తుకోవడం', 'పైకి లేపడం'],
    opposite: 'put down',
    explanations: [
      {
        en: 'To pick up a thing is to raise it from where it lies. The crane picked up the broken car.',
        te: 'కింద ఉన్నదాన్ని పైకి లేపడమే ఎత్తడం. పాడైన కారును క్రేన్ పైకి ఎత్తింది.',
      },
      {
        en: 'When a baby is picked up and held, Telugu says ettukovadam. As soon as Mother picked him up, my little brother stopped crying.',
        te: 'పాపాయిని చేతుల్లోకి తీసుకుంటే ఎత్తుకోవడం అంటాం. అమ్మ ఎత్తుకోగానే తమ్ముడు ఏడుపు ఆపేశాడు.',
      },
      {
        en: 'To lift heavy things safely, bend your knees and keep your back straight. Kiran lifted the bucket that way.',
        te: 'బరువులు ఎత్తేటప్పుడు మోకాళ్లు వంచి, వీపును నిటారుగా ఉంచాలి. కిరణ్ బకెట్‌ను అలాగే ఎత్తాడు.',
      },
    ],
    sentence: { en: 'My elder brother picked up the heavy bucket.', te: 'అన్నయ్య బరువైన బకెట్ ఎత్తాడు.' },
  },
  {
    english: 'put down',
    telugu: 'దించడం',
    grade: 3,
    alsoEnglish: ['lower', 'unload'],
    alsoTelugu: ['కిందికి దించడం'],
    opposite: 'pick up',
    explanations: [
      {
        en: 'To put down is to bring something from above to the ground. The porter put the box down from his head.',
        te: 'పైన ఉన్నదాన్ని కిందికి తేవడమే దించడం. కూలీ తల మీది పెట్టెను కిందికి దించారు.',
      },
      {
        en: 'When the food is done, we lift the pot off the stove and put it down. Mother held the hot pot with a cloth and put it down.',
        te: 'వంట అయ్యాక గిన్నెను పొయ్యి మీద నుంచి దించుతారు. అమ్మ గుడ్డతో పట్టుకుని వేడి గిన్నెను దించింది.',
      },
      {
        en: 'Telugu also uses this verb when a driver lets someone off. The auto driver dropped us off in front of our house.',
        te: 'బండి నడిపేవారు మనల్ని ఒక చోట వదిలితే దించడం అంటాం. ఆటో డ్రైవర్ మమ్మల్ని మా ఇంటి ముందు దించారు.',
      },
    ],
    sentence: { en: 'The porter gently put down the box.', te: 'కూలీ పెట్టెను మెల్లగా దించారు.' },
  },
  {
    english: 'get down',
    telugu: 'దిగడం',
    grade: 1,
    alsoEnglish: ['get off', 'descend', 'go down', 'climb down'],
    explanations: [
      {
        en: 'To get down is to come from a higher place to a lower one. The monkey got down from the tree and took the banana.',
        te: 'పై నుంచి కిందికి రావడమే దిగడం. కోతి చెట్టు దిగి అరటిపండు తీసుకుంది.',
      },
      {
        en: 'We also get off a bus, a train or a bicycle. Get off only when the bus has stopped, says the conductor.',
        te: 'బస్సు, రైలు, సైకిల్ నుంచి కూడా దిగుతాం. బస్సు పూర్తిగా ఆగాకే దిగాలని కండక్టర్ చెప్తారు.',
      },
      {
        en: 'A Telugu saying goes: you must go down into the water to know how deep it is. Only by trying do we learn what a task is like.',
        te: 'దిగితే గానీ లోతు తెలియదు అని పెద్దలు అంటారు. అంటే, పనిలో దిగి ప్రయత్నిస్తేనే అది ఎలాంటిదో తెలుస్తుంది.',
      },
    ],
    sentence: { en: 'The cat slowly got down from the tree.', te: 'పిల్లి మెల్లగా చెట్టు దిగింది.' },
  },
  {
    english: 'put',
    telugu: 'పెట్టడం',
    grade: 1,
    alsoEnglish: ['keep'],
    alsoTelugu: ['ఉంచడం'],
    explanations: [
      {
        en: 'To put is to set a thing in a place. Put the plates on the table, said Father, and I did.',
        te: 'ఒక వస్తువును ఒక చోట ఉంచడమే పెట్టడం. కంచాలు బల్ల మీద పెట్టమని నాన్న చెప్తే నేను పెట్టాను.',
      },
      {
        en: 'If everything is put in its own place, it is easy to find. Every night Anita puts her glasses beside the lamp.',
        te: 'దేని చోట దాన్ని పెడితే వెతుక్కోవడం తేలిక. అనిత రోజూ రాత్రి కళ్లద్దాలను దీపం పక్కన పెడుతుంది.',
      },
      {
        en: 'This verb makes many phrases in Telugu: you put a name, a bindi, even a kiss. My parents gave, or “put,” my little sister the name Varsha.',
        te: 'ఈ మాటతో తెలుగులో ఎన్నో పదాలు వస్తాయి: పేరు పెట్టడం, బొట్టు పెట్టడం, ముద్దు పెట్టడం. అమ్మా నాన్నా చెల్లికి వర్ష అని పేరు పెట్టారు.',
      },
    ],
    sentence: { en: 'Put your shoes beside the door.', te: 'నీ బూట్లు తలుపు పక్కన పెట్టు.' },
  },
  {
    english: 'slip',
    telugu: 'జారడం',
    grade: 2,
    alsoEnglish: ['slip down'],
    alsoTelugu: ['జారిపోవడం'],
    explanations: [
      {
        en: 'To slip is to move quickly over something smooth, often without wanting to. Gopi slipped on a banana peel.',
        te: 'నున్నగా ఉన్నదాని మీద సర్రున కదిలిపోవడమే జారడం. గోపి అరటి తొక్క మీద కాలు వేసి జారాడు.',
      },
      {
        en: 'On a slide we slip down on purpose, and that is fun. My sister slid down ten times and still wanted more.',
        te: 'జారుడుబల్ల మీద మనం కావాలనే జారుతాం, అది సరదా. చెల్లి పదిసార్లు జారినా ఇంకా కావాలంది.',
      },
      {
        en: 'Water, oil and soap make things slippery. The soap slipped from my wet hand and fell into the bucket.',
        te: 'నీళ్లు, నూనె, సబ్బు ఉంటే ఏదైనా జారుతుంది. తడి చేతిలోంచి సబ్బు జారి బకెట్‌లో పడింది.',
      },
    ],
    sentence: { en: 'My foot slipped on the wet floor.', te: 'తడి నేల మీద నా కాలు జారింది.' },
  },
  {
    english: 'roll',
    telugu: 'దొర్లడం',
    grade: 2,
    alsoTelugu: ['పొర్లడం'],
    explanations: [
      {
        en: 'To roll is to move along by turning over and over, like a ball. The lemon fell from the basket and rolled under the bed.',
        te: 'బంతిలా గుండ్రంగా తిరుగుతూ ముందుకు కదలడమే దొర్లడం. బుట్టలోంచి నిమ్మకాయ పడి మంచం కిందికి దొర్లింది.',
      },
      {
        en: 'Round things roll easily, things with corners do not. A marble rolls across the floor, but a brick stays where it is.',
        te: 'గుండ్రని వస్తువులు తేలిగ్గా దొర్లుతాయి, మూలలున్నవి దొర్లవు. గోళీ నేల మీద దొర్లుతుంది, ఇటుక ఉన్న చోటే ఉంటుంది.',
      },
      {
        en: 'Many animals roll on the ground to scratch their backs or to cool down. Our dog rolls in the grass and gets up covered with leaves.',
        te: 'వీపు దురద పోవడానికో చల్లదనానికో చాలా జంతువులు నేల మీద దొర్లుతాయి. మా కుక్క గడ్డిలో దొర్లి ఒళ్లంతా ఆకులతో లేస్తుంది.',
      },
    ],
    sentence: { en: 'The ball rolled under the bed.', te: 'బంతి మంచం కిందికి దొర్లింది.' },
  },
  {
    english: 'crawl',
    telugu: 'పాకడం',
    grade: 2,
    alsoEnglish: ['creep'],
    alsoTelugu: ['ప్రాకడం'],
    explanations: [
      {
        en: 'To crawl is to move on hands and knees, or with the belly close to the ground. My baby sister crawls all over the house.',
        te: 'చేతులు, మోకాళ్ల మీదో పొట్ట మీదో నేలకు ఆనుకుంటూ కదలడమే పాకడం. మా చిట్టి చెల్లి ఇల్లంతా పాకుతుంది.',
      },
      {
        en: 'Snakes and worms crawl because they have no legs. A snail crawls slowly and leaves a shining line behind it.',
        te: 'పాములకు, వానపాములకు కాళ్లు లేవు కాబట్టి అవి పాకుతాయి. నత్త మెల్లగా పాకుతూ వెనక మెరిసే గీతను వదులుతుంది.',
      },
      {
        en: 'Creeping plants crawl too: they hold on to a wall or a pole and go up. The jasmine by our gate has crept up to the roof.',
        te: 'తీగలు కూడా గోడనో కర్రనో పట్టుకుని పైకి పాకుతాయి. మా గేటు పక్కనున్న మల్లె తీగ మేడ దాకా పాకింది.',
      },
    ],
    sentence: { en: 'The baby is crawling toward me.', te: 'పాపాయి నా దగ్గరికి పాకుతోంది.' },
  },
  {
    english: 'move',
    telugu: 'కదలడం',
    grade: 2,
    alsoTelugu: ['కదిలించడం'],
    explanations: [
      {
        en: 'To move is to change place or position. Sit still and do not move, said the photographer.',
        te: 'ఉన్న చోటు నుంచి కొంచెమైనా పక్కకు జరగడమే కదలడం. ఫొటో తీసే ఆయన కదలకుండా కూర్చోమన్నారు.',
      },
      {
        en: 'Leaves, clouds and shadows move even when nobody touches them. When the leaves do not move, we know that there is no wind.',
        te: 'ఆకులు, మబ్బులు, నీడలు ఎవరూ తాకకపోయినా కదులుతాయి. ఆకు కదలకపోతే గాలి లేదని తెలుస్తుంది.',
      },
      {
        en: 'When a thing moves on its own, it is kadaladam; when we move it, it is kadilinchadam. The cart did not move, so all of us moved it together.',
        te: 'దానంతట అది కదిలితే కదలడం, మనం కదిలిస్తే కదిలించడం. బండి కదలలేదు, అందుకే అందరం కలిసి దాన్ని కదిలించాం.',
      },
    ],
    sentence: { en: 'Do not move, I am taking a photo.', te: 'కదలకు, నేను ఫొటో తీస్తున్నాను.' },
  },
  {
    english: 'shake',
    telugu: 'ఊపడం',
    grade: 2,
    alsoEnglish: ['wag', 'rock a cradle'],
    alsoTelugu: ['ఆడించడం', 'కదపడం'],
    explanations: [
      {
        en: 'To shake is to move a thing quickly back and forth. Our dog wags its tail, and Lata shakes the bottle of juice.',
        te: 'ఒకదాన్ని అటూ ఇటూ వేగంగా కదిలించడమే ఊపడం. మా కుక్క తోక ఊపుతుంది; లత పండ్ల రసం సీసా ఊపుతుంది.',
      },
      {
        en: 'We wave a hand to say goodbye, and Telugu uses the same verb. My cousin waved from the train window for as long as he could see us.',
        te: 'వెళ్లొస్తాం అని చెప్పడానికి చెయ్యి ఊపుతాం. మేము కనబడినంతసేపు మామయ్య కొడుకు రైలు కిటికీలోంచి చెయ్యి ఊపాడు.',
      },
      {
        en: 'People rock a cradle gently to make a baby sleep. Grandmother rocked the cradle and sang a jola pata.',
        te: 'పాపాయి నిద్రపోవాలని ఊయలను మెల్లగా ఊపుతారు. నానమ్మ ఊయల ఊపుతూ జోలపాట పాడారు.',
      },
    ],
    sentence: { en: 'The monkey shook the branch hard.', te: 'కోతి కొమ్మను గట్టిగా ఊపింది.' },
  },
  {
    english: 'sway',
    telugu: 'ఊగడం',
    grade: 2,
    alsoEnglish: ['swing to and fro', 'rock to and fro'],
    alsoTelugu: ['ఊయలూగడం'],
    explanations: [
      {
        en: 'To sway is to move gently from side to side, like a branch in the wind. The coconut trees on the shore sway all day.',
        te: 'గాలికి కదిలే కొమ్మలా అటూ ఇటూ మెల్లగా ఆడడమే ఊగడం. సముద్రతీరంలో కొబ్బరి చెట్లు రోజంతా ఊగుతాయి.',
      },
      {
        en: 'On a swing we sway up and down through the air. I swing standing, but my little brother swings sitting.',
        te: 'ఊయల మీద మనం పైకీ కిందికీ ఊగుతాం. నేను నిలబడి ఊగుతాను, తమ్ముడు కూర్చుని ఊగుతాడు.',
      },
      {
        en: 'A boat on the waves sways too, and then some people feel dizzy. When the big ship passed, our little boat swayed hard.',
        te: 'అలల మీద పడవ కూడా ఊగుతుంది; అప్పుడు కొందరికి తల తిరుగుతుంది. పెద్ద ఓడ వెళ్లగానే మా చిన్న పడవ బాగా ఊగింది.',
      },
    ],
    sentence: { en: 'The coconut trees are swaying gently.', te: 'కొబ్బరి చెట్లు మెల్లగా ఊగుతున్నాయి.' },
  },
  {
    english: 'cross',
    telugu: 'దాటడం',
    grade: 2,
    alsoEnglish: ['go across'],
    alsoTelugu: ['దాటి వెళ్లడం'],
    explanations: [
      {
        en: 'To cross is to go from one side to the other. Ravi holds his grandfather’s hand and crosses the road.',
        te: 'ఈ వైపు నుంచి ఆ వైపుకు వెళ్లడమే దాటడం. రవి తాతయ్య చెయ్యి పట్టుకుని రోడ్డు దాటుతాడు.',
      },
      {
        en: 'It is safe to cross a road at the white stripes, when no vehicle is near. We waited for the green figure to light up and then crossed.',
        te: 'తెల్లని చారలు ఉన్న చోట, బండ్లు దగ్గర లేనప్పుడు రోడ్డు దాటితే ప్రమాదం ఉండదు. ఆకుపచ్చ బొమ్మ వెలిగేదాకా ఆగి మేము దాటాం.',
      },
      {
        en: 'A river can be crossed by a bridge or in a boat. At Rajahmundry trains cross the wide Godavari on a long bridge.',
        te: 'నదిని వంతెన మీదో పడవలోనో దాటవచ్చు. రాజమండ్రి దగ్గర రైళ్లు పొడవైన వంతెన మీద వెడల్పైన గోదావరిని దాటుతాయి.',
      },
    ],
    sentence: { en: 'I crossed the road holding Father’s hand.', te: 'నాన్న చెయ్యి పట్టుకుని రోడ్డు దాటాను.' },
  },
  {
    english: 'return',
    telugu: 'తిరిగి రావడం',
    grade: 2,
    alsoEnglish: ['come back'],
    alsoTelugu: ['వెనక్కి రావడం'],
    explanations: [
      {
        en: 'To return is to come back to the place we left. Father leaves in the morning and returns in the evening.',
        te: 'వెళ్లిన చోటు నుంచి మళ్లీ మొదటి చోటుకే చేరడాన్ని తిరిగి రావడం అంటారు. నాన్న ఉదయం వెళ్లి సాయంత్రం తిరిగి వస్తారు.',
      },
      {
        en: 'Some birds fly far away for the winter and return each year. The pelicans have returned to the big tree by the pond.',
        te: 'కొన్ని పక్షులు చలికాలంలో దూర దేశాలకు వెళ్లి, ఏటా తిరిగి వస్తాయి. చెరువు పక్కన పెద్ద చెట్టు మీదికి గూడబాతులు తిరిగి వచ్చాయి.',
      },
      {
        en: 'Giving a thing back is tirigi ivvadam. Padma came back from her vacation and gave me back my book.',
        te: 'తీసుకున్న వస్తువును వెనక్కి ఇస్తే తిరిగి ఇవ్వడం అంటాం. సెలవుల నుంచి తిరిగి వచ్చిన పద్మ నా పుస్తకం తిరిగి ఇచ్చింది.',
      },
    ],
    sentence: { en: 'My elder brother has returned from Delhi.', te: 'అన్నయ్య ఢిల్లీ నుంచి తిరిగి వచ్చాడు.' },
  },
  {
    english: 'ride',
    telugu: 'స్వారీ చేయడం',
    grade: 3,
    emoji: '🏇',
    alsoEnglish: ['ride a horse'],
    alsoTelugu: ['సవారీ చేయడం'],
    explanations: [
      {
        en: 'To ride is to sit on an animal’s back and go. In the story the prince rides a white horse.',
        te: 'జంతువు వీపు మీద ఎక్కి కూర్చుని వెళ్లడమే స్వారీ చేయడం. కథలో రాజకుమారుడు తెల్లని గుర్రం మీద స్వారీ చేస్తాడు.',
      },
      {
        en: 'A rider sits on a saddle and guides the horse with the reins. My cousin learned to ride at a farm in Texas.',
        te: 'స్వారీ చేసేవారు జీను మీద కూర్చుని, కళ్లెంతో గుర్రాన్ని నడిపిస్తారు. మామయ్య కొడుకు టెక్సాస్‌లో ఒక పొలం దగ్గర గుర్రపు స్వారీ నేర్చుకున్నాడు.',
      },
      {
        en: 'For a bicycle Telugu has another verb, because we push the pedals: tokkadam. Sita rides a bicycle to school, but at the fair she rode a camel.',
        te: 'సైకిల్‌కు మాత్రం తొక్కడం అంటాం, ఎందుకంటే పెడల్స్ తొక్కుతాం. సీత బడికి సైకిల్ తొక్కుకుంటూ వెళ్తుంది; జాతరలో ఒంటె మీద స్వారీ చేసింది.',
      },
    ],
    sentence: { en: 'I rode a camel at the beach.', te: 'నేను బీచ్‌లో ఒంటె మీద స్వారీ చేశాను.' },
  },
  {
    english: 'step on',
    telugu: 'తొక్కడం',
    grade: 2,
    alsoEnglish: ['tread', 'trample', 'pedal'],
    explanations: [
      {
        en: 'To step on a thing is to put your foot on it. Chinnu stepped on the cat’s tail by mistake, and it cried out.',
        te: 'ఒకదాని మీద కాలు పెట్టి నొక్కడమే తొక్కడం. చిన్ను పొరపాటున పిల్లి తోక తొక్కితే అది అరిచింది.',
      },
      {
        en: 'We step on the pedals of a bicycle, so Telugu uses this verb for riding one. Gopi pedals hard when the road goes uphill.',
        te: 'సైకిల్ పెడల్స్ మీద కాళ్లతో నొక్కుతాం కాబట్టి సైకిల్ తొక్కడం అంటాం. దారి ఎత్తుగా ఉంటే గోపి గట్టిగా తొక్కుతాడు.',
      },
      {
        en: 'In India people say we should not step on a book; it is disrespectful to learning. When my foot touched a book, I picked it up and held it to my eyes.',
        te: 'భారతదేశంలో పుస్తకాన్ని తొక్కకూడదు అంటారు; అది చదువుకు అగౌరవం. నా కాలు పుస్తకానికి తగిలితే దాన్ని తీసి కళ్లకు అద్దుకున్నాను.',
      },
    ],
    sentence: { en: 'Do not step on that little plant.', te: 'ఆ చిన్న మొక్కను తొక్కకు.' },
  },
  {
    english: 'drive',
    telugu: 'నడపడం',
    grade: 3,
    alsoEnglish: ['steer', 'operate'],
    alsoTelugu: ['నడిపించడం'],
    explanations: [
      {
        en: 'To drive is to make a car, a bus or another vehicle go where we want. My uncle drives a truck from Guntur to Chennai.',
        te: 'కారు, బస్సు లాంటి బండిని కావలసిన చోటుకు పోయేలా చేయడమే నడపడం. మా బాబాయి గుంటూరు నుంచి చెన్నైకి లారీ నడుపుతారు.',
      },
      {
        en: 'Only grown-ups who have learned how and have a license may drive. When I am eighteen, I will learn to drive a car.',
        te: 'నేర్చుకుని లైసెన్సు తీసుకున్న పెద్దవాళ్లే బండి నడపాలి. నాకు పద్దెనిమిదేళ్లు వచ్చాక కారు నడపడం నేర్చుకుంటాను.',
      },
      {
        en: 'Telugu uses the same verb for running a shop or a school. Lata’s aunt runs a small hotel near the station.',
        te: 'దుకాణం, బడి లాంటివాటిని చూసుకోవడాన్ని కూడా నడపడం అంటారు. లత వాళ్ల అత్తయ్య స్టేషన్ దగ్గర చిన్న హోటల్ నడుపుతారు.',
      },
    ],
    sentence: { en: 'My uncle drives a big truck.', te: 'మామయ్య పెద్ద లారీ నడుపుతారు.' },
  },
  {
    english: 'float',
    telugu: 'తేలడం',
    grade: 2,
    alsoTelugu: ['తేలియాడడం'],
    opposite: 'sink',
    explanations: [
      {
        en: 'To float is to stay on top of the water and not go down. My paper boat floats in the rainwater.',
        te: 'నీటిలో మునిగిపోకుండా పైనే ఉండడమే తేలడం. నా కాగితం పడవ వాన నీటిలో తేలుతుంది.',
      },
      {
        en: 'Wood and empty bottles float, because they are light for their size. We put a leaf, a nail and a cork in a tub; only the nail did not float.',
        te: 'చెక్క, ఖాళీ సీసా తమ పరిమాణానికి తేలికగా ఉంటాయి కాబట్టి తేలుతాయి. తొట్టిలో ఆకు, మేకు, బెండు వేశాం; మేకు ఒక్కటే తేలలేదు.',
      },
      {
        en: 'Balloons and clouds float in the air. Meena lay on the grass and watched the white clouds float by.',
        te: 'బెలూన్లు, మబ్బులు గాలిలో తేలుతాయి. మీనా గడ్డి మీద పడుకుని, తేలుతూ వెళ్లే తెల్లని మబ్బులను చూసింది.',
      },
    ],
    sentence: { en: 'My paper boat is floating on the water.', te: 'నా కాగితం పడవ నీళ్ల మీద తేలుతోంది.' },
  },
  {
    english: 'sink',
    telugu: 'మునగడం',
    grade: 2,
    alsoTelugu: ['మునిగిపోవడం'],
    opposite: 'float',
    explanations: [
      {
        en: 'To sink is to go down under the water. The stone that Raju threw into the pond sank right away.',
        te: 'నీటి లోపలికి వెళ్లిపోవడమే మునగడం. రాజు చెరువులో వేసిన రాయి వెంటనే మునిగింది.',
      },
      {
        en: 'A boat that fills with water sinks. The boatman saw the hole and plugged it with a cloth, so the boat did not sink.',
        te: 'పడవలో నీళ్లు నిండితే అది మునిగిపోతుంది. పడవ నడిపే ఆయన చిల్లును చూసి గుడ్డతో మూశారు, అందుకే పడవ మునగలేదు.',
      },
      {
        en: 'In Telugu people can also be sunk in work or in thought. Kiran is sunk deep in his storybook and does not hear us call.',
        te: 'పనిలోనో ఆలోచనలోనో లీనమైతే కూడా మునిగిపోయారు అంటాం. కిరణ్ కథల పుస్తకంలో మునిగిపోయి మా పిలుపు వినలేదు.',
      },
    ],
    sentence: { en: 'The stone sank, and the leaf floated.', te: 'రాయి మునిగింది, ఆకు తేలింది.' },
  },
  {
    english: 'kick',
    telugu: 'తన్నడం',
    grade: 2,
    alsoTelugu: ['కాలితో తన్నడం'],
    explanations: [
      {
        en: 'To kick is to hit something with the foot. Anita kicked the ball hard, and it went into the goal.',
        te: 'కాలితో కొట్టడమే తన్నడం. అనిత బంతిని గట్టిగా తన్నింది; అది గోల్‌లో పడింది.',
      },
      {
        en: 'In soccer players kick the ball; only the goalkeeper may touch it with the hands. Ravi kicks better with his left foot.',
        te: 'ఫుట్‌బాల్‌లో బంతిని కాలితో తన్నాలి; గోల్ కీపర్ తప్ప ఎవరూ చేత్తో తాకకూడదు. రవి ఎడమ కాలితో బాగా తన్నుతాడు.',
      },
      {
        en: 'Some animals kick when they are frightened. Do not stand behind a donkey or a horse, says Grandfather, it may kick.',
        te: 'కొన్ని జంతువులు భయపడితే తన్నుతాయి. గాడిద వెనక, గుర్రం వెనక నిలబడకు, తన్నుతుంది అని తాతయ్య చెప్తారు.',
      },
    ],
    sentence: { en: 'My little brother kicked the ball into the goal.', te: 'తమ్ముడు బంతిని గోల్‌లోకి తన్నాడు.' },
  },
  {
    english: 'hit',
    telugu: 'కొట్టడం',
    grade: 1,
    alsoEnglish: ['beat', 'strike', 'knock'],
    explanations: [
      {
        en: 'To hit is to strike something with the hand or with a stick. Kiran hit the ball with his bat, and it flew over the wall.',
        te: 'చేతితోనో కర్రతోనో దెబ్బ వేయడమే కొట్టడం. కిరణ్ బ్యాటుతో బంతిని కొడితే అది గోడ దాటింది.',
      },
      {
        en: 'We do not hit people; we use words when we are angry. Chinnu wanted to hit his friend, but he counted to ten and spoke to him.',
        te: 'కోపం వచ్చినా మనుషులను కొట్టకూడదు, మాటలతో చెప్పాలి. చిన్ను స్నేహితుడిని కొట్టబోయి, పది దాకా లెక్కపెట్టి, మాటలతో చెప్పాడు.',
      },
      {
        en: 'In Telugu we hit a drum, a bell and a door too. When the teacher rings the bell, we all run out to play.',
        te: 'డప్పు, గంట, తలుపు కూడా కొడతాం. టీచర్ గంట కొట్టగానే మేమందరం ఆడుకోవడానికి పరుగెత్తుతాం.',
      },
    ],
    sentence: { en: 'Yesterday I hit a six with the bat.', te: 'నిన్న నేను బ్యాటుతో సిక్స్ కొట్టాను.' },
  },
  {
    english: 'gather',
    telugu: 'ఏరడం',
    grade: 3,
    alsoEnglish: ['pick out'],
    alsoTelugu: ['ఏరుకోవడం'],
    explanations: [
      {
        en: 'To gather is to pick up things lying around, one by one. The children gathered shells on the beach.',
        te: 'పడి ఉన్నవాటిని ఒక్కొక్కటిగా తీయడమే ఏరడం. పిల్లలు సముద్రం ఒడ్డున గవ్వలు ఏరారు.',
      },
      {
        en: 'Stones are picked out of rice before it is cooked. Grandmother put on her glasses and picked the stones out of the rice.',
        te: 'అన్నం వండే ముందు బియ్యంలో రాళ్లు ఏరతారు. నానమ్మ కళ్లద్దాలు పెట్టుకుని బియ్యంలో రాళ్లు ఏరారు.',
      },
      {
        en: 'Birds gather twigs and dry grass for their nests. Two crows have been gathering sticks under our tree since morning.',
        te: 'పక్షులు గూడు కట్టడానికి పుల్లలు, ఎండుగడ్డి ఏరుకుంటాయి. పొద్దున్నుంచి రెండు కాకులు మా చెట్టు కింద పుల్లలు ఏరుకుంటున్నాయి.',
      },
    ],
    sentence: { en: 'We gathered mangoes under the tree.', te: 'మేము చెట్టు కింద మామిడి కాయలు ఏరాం.' },
  },
  {
    english: 'hang',
    telugu: 'వేలాడడం',
    grade: 2,
    alsoEnglish: ['dangle'],
    alsoTelugu: ['వ్రేలాడడం'],
    explanations: [
      {
        en: 'To hang is to be held from above and touch nothing below. Bats sleep hanging head down.',
        te: 'కింద ఏ ఆధారమూ లేకుండా పైన పట్టుకుని ఉండడమే వేలాడడం. గబ్బిలాలు తలకిందులుగా వేలాడుతూ నిద్రపోతాయి.',
      },
      {
        en: 'Fruit hangs from branches and lamps hang from ceilings. Long green snake gourds hang from the trellis in our yard.',
        te: 'కాయలు కొమ్మలకు, దీపాలు పైకప్పుకు వేలాడతాయి. మా పెరట్లో పందిరికి పచ్చని పొట్లకాయలు వేలాడుతున్నాయి.',
      },
      {
        en: 'A string of mango leaves hangs over the door at Telugu festivals. When the wind blows, our toranam sways as it hangs.',
        te: 'తెలుగువారి పండుగలకు గుమ్మానికి మామిడాకుల తోరణం వేలాడుతుంది. గాలి వీస్తే మా తోరణం వేలాడుతూ ఊగుతుంది.',
      },
    ],
    sentence: { en: 'Bats are hanging upside down from the branch.', te: 'గబ్బిలాలు కొమ్మకు తలకిందులుగా వేలాడుతున్నాయి.' },
  },
  {
    english: 'bend',
    telugu: 'వంగడం',
    grade: 2,
    alsoEnglish: ['stoop'],
    alsoTelugu: ['వంచడం'],
    explanations: [
      {
        en: 'To bend is to lower the upper body, or to become curved. Padma bent down and picked up the coin.',
        te: 'నడుమును ముందుకు దించడాన్ని, వంపు తిరగడాన్ని వంగడం అంటారు. పద్మ కిందికి వంగి నాణెం తీసింది.',
      },
      {
        en: 'A branch full of fruit bends low. People say that those who know a lot are humble in the same way.',
        te: 'కాయలు నిండిన కొమ్మ కిందికి వంగుతుంది. బాగా తెలిసినవారు కూడా అలాగే వినయంగా ఉంటారని అంటారు.',
      },
      {
        en: 'A Telugu proverb asks: if it does not bend as a sapling, will it bend as a tree? So good habits begin while we are small.',
        te: 'మొక్కై వంగనిది మానై వంగునా అని సామెత. అందుకే మంచి అలవాట్లు చిన్నప్పుడే నేర్చుకోవాలి.',
      },
    ],
    sentence: { en: 'The branch bent under the weight of the fruit.', te: 'కాయల బరువుకు కొమ్మ వంగింది.' },
  },
  {
    english: 'stretch out',
    telugu: 'చాపడం',
    grade: 3,
    alsoEnglish: ['hold out', 'spread out'],
    alsoTelugu: ['జాపడం'],
    explanations: [
      {
        en: 'To stretch out is to hold an arm or a leg out straight. Lata stretched out her hand and took the flower.',
        te: 'చేతిని గానీ కాలిని గానీ ముందుకు తిన్నగా పెట్టడమే చాపడం. లత చెయ్యి చాపి పువ్వు అందుకుంది.',
      },
      {
        en: 'Sitting for long makes the legs stiff, so it is good to stretch them out. On the train Grandfather stretched out his legs and slept.',
        te: 'ఎక్కువసేపు కూర్చుంటే కాళ్లు పట్టేస్తాయి, అందుకే కాళ్లు చాపుకుంటే మంచిది. రైల్లో తాతయ్య కాళ్లు చాపుకుని నిద్రపోయారు.',
      },
      {
        en: 'A Telugu saying tells us to stretch our legs only as far as the bed is long; that is, to spend only what we have. Mother says it when I want too many toys.',
        te: 'మంచం ఉన్నంత వరకే కాళ్లు చాపాలి అని సామెత, అంటే ఉన్నదాంట్లోనే ఖర్చు చేయాలి. నేను ఎక్కువ బొమ్మలు అడిగితే అమ్మ ఇదే చెప్తుంది.',
      },
    ],
    sentence: { en: 'The cat stretched out its front legs.', te: 'పిల్లి ముందు కాళ్లు చాపింది.' },
  },
  {
    english: 'clap',
    telugu: 'చప్పట్లు కొట్టడం',
    grade: 1,
    emoji: '👏',
    alsoEnglish: ['applaud'],
    explanations: [
      {
        en: 'To clap is to strike the two palms together and make a sound. When Meena finished her song, we all clapped.',
        te: 'రెండు అరచేతులను కలిపి చప్పుడు చేయడమే చప్పట్లు కొట్టడం. మీనా పాట ముగియగానే అందరం చప్పట్లు కొట్టాం.',
      },
      {
        en: 'People clap to show that they liked something. The whole hall clapped when our team won the cup.',
        te: 'మనకు నచ్చిందని తెలపడానికి చప్పట్లు కొడతాం. మా జట్టు కప్పు గెలవగానే హాలంతా చప్పట్లు కొట్టింది.',
      },
      {
        en: 'Clapping also keeps time in a song. At Bathukamma the women go around the flowers, singing and clapping.',
        te: 'పాటకు తాళంగా కూడా చప్పట్లు కొడతారు. బతుకమ్మ పండుగలో ఆడవాళ్లు పూల చుట్టూ తిరుగుతూ, పాడుతూ చప్పట్లు కొడతారు.',
      },
    ],
    sentence: { en: 'After the song we all clapped.', te: 'పాట అయ్యాక అందరం చప్పట్లు కొట్టాం.' },
  },
  {
    english: 'run away',
    telugu: 'పారిపోవడం',
    grade: 2,
    alsoEnglish: ['flee'],
    alsoTelugu: ['ఉడాయించడం'],
    explanations: [
      {
        en: 'To run away is to leave a place quickly out of fear. When the cat came, the mouse ran away into its hole.',
        te: 'భయపడి ఉన్న చోటు వదిలి వేగంగా వెళ్లిపోవడమే పారిపోవడం. పిల్లి రాగానే ఎలుక కన్నంలోకి పారిపోయింది.',
      },
      {
        en: 'A thief runs away when people wake up. The dog barked, the lights came on, and the thief ran away over the wall.',
        te: 'జనం మేల్కొంటే దొంగ పారిపోతాడు. కుక్క మొరిగింది, లైట్లు వెలిగాయి, దొంగ గోడ దూకి పారిపోయాడు.',
      },
      {
        en: 'A hard task does not go away when we run away from it. Gopi did not run away from math; he asked his teacher for help.',
        te: 'కష్టమైన పనికి భయపడి పారిపోతే అది పూర్తికాదు. గోపి లెక్కలంటే పారిపోలేదు; టీచర్‌ను అడిగి నేర్చుకున్నాడు.',
      },
    ],
    sentence: { en: 'The squirrel saw me and ran away.', te: 'ఉడత నన్ను చూసి పారిపోయింది.' },
  },
  {
    english: 'escape',
    telugu: 'తప్పించుకోవడం',
    grade: 3,
    alsoEnglish: ['get away'],
    alsoTelugu: ['బయటపడడం'],
    explanations: [
      {
        en: 'To escape is to get free from danger or from someone who wants to catch us. The fish escaped from the net through a hole.',
        te: 'ఆపద నుంచో పట్టుకునేవారి నుంచో బయటపడడమే తప్పించుకోవడం. చేప వలకున్న చిల్లులోంచి తప్పించుకుంది.',
      },
      {
        en: 'In the old tale the pigeons in the net all flew up together and so escaped. Working together saved them.',
        te: 'పాత కథలో వలలో చిక్కిన పావురాలన్నీ ఒక్కసారిగా ఎగిరి తప్పించుకున్నాయి. కలిసి పని చేయడమే వాటిని కాపాడింది.',
      },
      {
        en: 'People escape from tasks too, but that is not a good thing. Chinnu tries to escape washing his plate every day.',
        te: 'పని నుంచి కూడా తప్పించుకుంటారు, అది మంచిది కాదు. చిన్ను రోజూ కంచం కడగకుండా తప్పించుకోవాలని చూస్తాడు.',
      },
    ],
    sentence: { en: 'The mouse escaped from the cat.', te: 'ఎలుక పిల్లి నుంచి తప్పించుకుంది.' },
  },
  {
    english: 'hurry',
    telugu: 'తొందరపడడం',
    grade: 2,
    alsoEnglish: ['rush', 'hurry up'],
    alsoTelugu: ['త్వరపడడం'],
    explanations: [
      {
        en: 'To hurry is to do a thing faster than usual because time is short. We hurried and just caught the bus.',
        te: 'సమయం లేదని పనిని గబగబా చేయడమే తొందరపడడం. మేము తొందరపడి ఎలాగో బస్సు అందుకున్నాం.',
      },
      {
        en: 'Work done in a hurry often goes wrong. Ravi hurried in his test and forgot the last page.',
        te: 'తొందరపడి చేసిన పనిలో తరచుగా తప్పులు వస్తాయి. రవి పరీక్షలో తొందరపడి చివరి పేజీ మరిచిపోయాడు.',
      },
      {
        en: 'If we get up on time, we do not need to hurry. Since Sita started waking up at six, she never hurries in the morning.',
        te: 'వేళకు లేస్తే తొందరపడక్కర్లేదు. ఆరింటికి లేవడం మొదలుపెట్టాక సీత ఉదయం ఎప్పుడూ తొందరపడదు.',
      },
    ],
    sentence: { en: 'Do not hurry, we have plenty of time.', te: 'తొందరపడకు, మనకు చాలా సమయం ఉంది.' },
  },
  {
    english: 'toss',
    telugu: 'ఎగరేయడం',
    grade: 2,
    alsoEnglish: ['throw upwards', 'fly a kite'],
    alsoTelugu: ['ఎగురవేయడం'],
    explanations: [
      {
        en: 'To toss is to throw a thing up into the air. The captain tossed the coin, and our team batted first.',
        te: 'ఒక వస్తువును గాల్లోకి పైకి వేయడమే ఎగరేయడం. కెప్టెన్ నాణెం ఎగరేశాడు; మా జట్టు ముందు బ్యాటింగ్ చేసింది.',
      },
      {
        en: 'Telugu uses the same verb for flying a kite. At Sankranti Raju flies his red kite from the roof all day.',
        te: 'గాలిపటానికి కూడా ఇదే మాట వాడతాం. సంక్రాంతికి రాజు రోజంతా మేడ మీద ఎర్ర గాలిపటం ఎగరేస్తాడు.',
      },
      {
        en: 'The flag is hoisted, or sent up, on national days. On the fifteenth of August our principal hoisted the flag of India.',
        te: 'జాతీయ పండుగలకు జెండా ఎగరేస్తారు. ఆగస్టు పదిహేనున మా ప్రధానోపాధ్యాయులు భారతదేశ జెండా ఎగరేశారు.',
      },
    ],
    sentence: { en: 'I tossed the coin, and it came up heads.', te: 'నేను నాణెం ఎగరేశాను, బొమ్మ పడింది.' },
  },
  {
    english: 'drop',
    telugu: 'పడేయడం',
    grade: 2,
    alsoEnglish: ['let fall'],
    alsoTelugu: ['కింద పడేయడం', 'పడవేయడం'],
    explanations: [
      {
        en: 'To drop a thing is to let it fall. The crow dropped a piece of bread from the tree.',
        te: 'చేతిలోనో నోట్లోనో ఉన్నదాన్ని కిందికి పోనివ్వడమే పడేయడం. కాకి చెట్టు మీద నుంచి రొట్టె ముక్కను పడేసింది.',
      },
      {
        en: 'Glass breaks when it is dropped, so we hold it with both hands. Gopi dropped one cup, but nobody scolded him.',
        te: 'గాజు వస్తువును పడేస్తే పగులుతుంది, అందుకే రెండు చేతులతో పట్టుకోవాలి. గోపి ఒక కప్పు పడేశాడు, కానీ ఎవరూ తిట్టలేదు.',
      },
      {
        en: 'We should drop trash into the trash can and not on the road. Anita carried the banana peel home and dropped it into the trash can.',
        te: 'చెత్తను రోడ్డు మీద కాకుండా చెత్తబుట్టలో పడేయాలి. అనిత అరటి తొక్కను ఇంటికి తెచ్చి చెత్తబుట్టలో పడేసింది.',
      },
    ],
    sentence: { en: 'My little sister dropped the glass.', te: 'చెల్లి గ్లాసును కింద పడేసింది.' },
  },
  {
    english: 'let go',
    telugu: 'వదలడం',
    grade: 3,
    alsoEnglish: ['release', 'leave behind'],
    alsoTelugu: ['వదిలేయడం', 'విడవడం'],
    explanations: [
      {
        en: 'To let go is to stop holding a thing. Chitti let go of the string, and the balloon flew away.',
        te: 'పట్టుకున్నదాన్ని చేతిలోంచి పోనివ్వడమే వదలడం. చిట్టి దారం వదలగానే బెలూన్ ఎగిరిపోయింది.',
      },
      {
        en: 'We let go of a creature that we caught so that it can live free. We caught a butterfly, looked at its wings and let it go.',
        te: 'పట్టుకున్న ప్రాణిని స్వేచ్ఛగా బతకమని వదిలేస్తాం. సీతాకోకచిలుకను పట్టుకుని, రెక్కలు చూసి వదిలేశాం.',
      },
      {
        en: 'We can let go of a bad habit too. Grandfather let go of his coffee habit and now drinks buttermilk.',
        te: 'చెడ్డ అలవాటును కూడా వదలవచ్చు. తాతయ్య కాఫీ వదిలేసి ఇప్పుడు మజ్జిగ తాగుతున్నారు.',
      },
    ],
    sentence: { en: 'Do not let go of my hand in the crowd.', te: 'జనంలో నా చెయ్యి వదలకు.' },
  },
  {
    english: 'perch',
    telugu: 'వాలడం',
    grade: 3,
    alsoEnglish: ['alight', 'settle'],
    explanations: [
      {
        en: 'To perch is what a flying bird does when it comes down on a branch or a wall. A parrot perched on our window.',
        te: 'ఎగిరే పక్షి వచ్చి కొమ్మ మీదో గోడ మీదో దిగడమే వాలడం. మా కిటికీ మీద ఒక చిలుక వాలింది.',
      },
      {
        en: 'Butterflies and flies settle too, on flowers or on food. Cover the sweets, or the flies will settle on them.',
        te: 'సీతాకోకచిలుకలు పూల మీద, ఈగలు తిండి మీద వాలుతాయి. మిఠాయిల మీద ఈగలు వాలకుండా మూత పెట్టాలి.',
      },
      {
        en: 'A bird’s toes close around the branch, so it does not fall even while it sleeps. Every evening a hundred sparrows perch on that wire.',
        te: 'వాలినప్పుడు పక్షి వేళ్లు కొమ్మను గట్టిగా పట్టుకుంటాయి, అందుకే నిద్రలో కూడా పడదు. రోజూ సాయంత్రం ఆ తీగ మీద వంద పిచ్చుకలు వాలుతాయి.',
      },
    ],
    sentence: { en: 'A crow perched on our wall.', te: 'ఒక కాకి మా గోడ మీద వాలింది.' },
  },
  {
    english: 'flow',
    telugu: 'ప్రవహించడం',
    grade: 3,
    alsoTelugu: ['పారడం'],
    explanations: [
      {
        en: 'To flow is to move along like the water of a river. The Krishna flows past Vijayawada.',
        te: 'నదిలో నీళ్లలా ఆగకుండా ముందుకు సాగడమే ప్రవహించడం. కృష్ణా నది విజయవాడ పక్కగా ప్రవహిస్తుంది.',
      },
      {
        en: 'Water always flows from a higher place to a lower one. After the rain the water flows down our street like a little stream.',
        te: 'నీరు ఎప్పుడూ ఎత్తు నుంచి పల్లానికి ప్రవహిస్తుంది. వాన కురిశాక మా వీధిలో నీళ్లు చిన్న వాగులా పారుతాయి.',
      },
      {
        en: 'Blood flows through our body day and night, pushed by the heart. Put a finger on your wrist and you can feel how it flows.',
        te: 'గుండె పంపే రక్తం మన ఒంట్లో రాత్రీ పగలూ ప్రవహిస్తుంది. మణికట్టు మీద వేలు పెడితే అది నీకు తెలుస్తుంది.',
      },
    ],
    sentence: { en: 'The Godavari flows beside our village.', te: 'మా ఊరి పక్కన గోదావరి ప్రవహిస్తుంది.' },
  },
  {
    english: 'rise',
    telugu: 'ఉదయించడం',
    grade: 4,
    emoji: '🌅',
    alsoEnglish: ['come up'],
    alsoTelugu: ['పొద్దు పొడవడం'],
    opposite: 'set',
    explanations: [
      {
        en: 'When the sun or the moon rises, it comes up into the sky. In the village we woke up before the sun rose.',
        te: 'సూర్యుడో చంద్రుడో ఆకాశంలో పైకి రావడమే ఉదయించడం. పల్లెలో మేము సూర్యుడు ఉదయించకముందే నిద్ర లేచాం.',
      },
      {
        en: 'The sun rises in the east, so in the morning our shadow falls to the west. From the beach at Visakhapatnam you can see it rise out of the sea.',
        te: 'సూర్యుడు తూర్పున ఉదయిస్తాడు, అందుకే ఉదయం మన నీడ పడమరన పడుతుంది. విశాఖపట్నం తీరంలో సూర్యుడు సముద్రంలోంచి ఉదయిస్తున్నట్టు కనిపిస్తుంది.',
      },
      {
        en: 'In speech people often say poddu podichindi, the sun is up. Grandfather says it when he opens my window.',
        te: 'మాటల్లో పొద్దు పొడిచింది అని కూడా అంటారు. తాతయ్య నా గది కిటికీ తెరుస్తూ పొద్దు పొడిచింది అంటారు.',
      },
    ],
    sentence: { en: 'The sun rose, and the birds woke up.', te: 'సూర్యుడు ఉదయించాడు, పక్షులు నిద్ర లేచాయి.' },
  },
  {
    english: 'set',
    telugu: 'అస్తమించడం',
    grade: 4,
    emoji: '🌇',
    alsoTelugu: ['పొద్దు గుంకడం'],
    opposite: 'rise',
    explanations: [
      {
        en: 'When the sun sets, it goes down and evening comes. The birds return to their nests as the sun sets.',
        te: 'సాయంత్రం సూర్యుడు కిందికి దిగి కనబడకుండా పోవడమే అస్తమించడం. సూర్యుడు అస్తమిస్తుంటే పక్షులు గూళ్లకు తిరిగి వస్తాయి.',
      },
      {
        en: 'The sun sets in the west, and the sky often turns orange and red then. We sat on the hill until the sun had set.',
        te: 'సూర్యుడు పడమరన అస్తమిస్తాడు; అప్పుడు ఆకాశం తరచుగా నారింజ, ఎరుపు రంగుల్లోకి మారుతుంది. సూర్యుడు అస్తమించేదాకా మేము కొండ మీద కూర్చున్నాం.',
      },
      {
        en: 'In truth the sun does not go anywhere: the earth turns and hides it from us. When it sets here, it is rising in another country.',
        te: 'నిజానికి సూర్యుడు ఎక్కడికీ వెళ్లడు; భూమి తిరగడం వల్ల మనకు కనబడడు. ఇక్కడ అస్తమించేటప్పుడు మరో దేశంలో ఉదయిస్తుంటాడు.',
      },
    ],
    sentence: { en: 'The sun is setting behind the hills.', te: 'సూర్యుడు కొండల వెనక అస్తమిస్తున్నాడు.' },
  },
  {
    english: 'meet',
    telugu: 'కలవడం',
    grade: 2,
    alsoEnglish: ['come together'],
    alsoTelugu: ['కలుసుకోవడం'],
    explanations: [
      {
        en: 'To meet is to come face to face with someone and talk. I met my old teacher in the market.',
        te: 'ఒకరికొకరు ఎదురుపడి మాట్లాడుకోవడమే కలవడం. సంతలో నేను మా పాత టీచర్‌ను కలిశాను.',
      },
      {
        en: 'Friends agree on a time and a place to meet. Let us meet at four under the neem tree, said Kiran.',
        te: 'స్నేహితులు ఎప్పుడు, ఎక్కడ కలవాలో ముందే అనుకుంటారు. నాలుగు గంటలకు వేపచెట్టు కింద కలుద్దాం అని కిరణ్ చెప్పాడు.',
      },
      {
        en: 'Roads and rivers meet too. Where three rivers meet, people in India often build a temple.',
        te: 'దారులు, నదులు కూడా కలుస్తాయి. భారతదేశంలో మూడు నదులు కలిసే చోట తరచుగా గుడి కడతారు.',
      },
    ],
    sentence: { en: 'Let’s meet in the park this evening.', te: 'ఈ సాయంత్రం పార్కులో కలుద్దాం.' },
  },
  {
    english: 'tremble',
    telugu: 'వణకడం',
    grade: 3,
    alsoEnglish: ['shiver', 'shake with cold'],
    alsoTelugu: ['వణికిపోవడం'],
    explanations: [
      {
        en: 'To tremble is to shake a little all over from cold, fear or fever. Wet with rain, the puppy trembled.',
        te: 'చలికో భయానికో జ్వరానికో ఒళ్లంతా అదరడమే వణకడం. వానలో తడిసిన కుక్కపిల్ల వణికింది.',
      },
      {
        en: 'When it is cold, the body shivers to make itself warm. Sita shivered in the snow at Shimla until she put on her coat.',
        te: 'చలిలో శరీరం వెచ్చబడడానికి వణుకుతుంది. సిమ్లాలో మంచులో సీత కోటు వేసుకునేదాకా వణికింది.',
      },
      {
        en: 'The voice trembles when we are nervous. Raju’s voice trembled at first on the stage, and then he sang well.',
        te: 'కంగారుగా ఉంటే గొంతు కూడా వణుకుతుంది. వేదిక మీద మొదట రాజు గొంతు వణికింది, తర్వాత బాగా పాడాడు.',
      },
    ],
    sentence: { en: 'The wet puppy is trembling with cold.', te: 'తడిసిన కుక్కపిల్ల చలికి వణుకుతోంది.' },
  },
  {
    english: 'chew',
    telugu: 'నమలడం',
    grade: 2,
    alsoTelugu: ['నమిలి తినడం'],
    explanations: [
      {
        en: 'To chew is to crush food with the teeth before swallowing it. Mother tells us to chew our rice well.',
        te: 'తిండిని మింగే ముందు పళ్లతో మెత్తగా చేయడమే నమలడం. అన్నాన్ని బాగా నమిలి తినమని అమ్మ చెప్తుంది.',
      },
      {
        en: 'The back teeth are broad, so they do the chewing. Grandfather has few teeth left and chews slowly.',
        te: 'వెనక పళ్లు వెడల్పుగా ఉంటాయి కాబట్టి వాటితో నములుతాం. తాతయ్యకు కొన్ని పళ్లే మిగిలాయి, అందుకే మెల్లగా నములుతారు.',
      },
      {
        en: 'Puppies chew shoes and sticks when their teeth are coming. Ours chewed one of Father’s slippers to pieces.',
        te: 'పళ్లు వచ్చే వయసులో కుక్కపిల్లలు చెప్పులను, కర్రలను నములుతాయి. మా కుక్కపిల్ల నాన్న చెప్పు ఒకటి నమిలేసింది.',
      },
    ],
    sentence: { en: 'The cow is chewing grass.', te: 'ఆవు గడ్డి నములుతోంది.' },
  },
  {
    english: 'swallow',
    telugu: 'మింగడం',
    grade: 2,
    alsoEnglish: ['gulp down'],
    alsoTelugu: ['మింగేయడం'],
    explanations: [
      {
        en: 'To swallow is to let food or drink go down from the mouth to the stomach. The doctor asked Anita to swallow the pill with water.',
        te: 'నోట్లోనిదాన్ని గొంతు గుండా కడుపులోకి పంపడమే మింగడం. మాత్రను నీళ్లతో మింగమని డాక్టర్ అనితకు చెప్పారు.',
      },
      {
        en: 'Snakes do not chew; they swallow their food whole. The crane also swallowed the fish in one gulp.',
        te: 'పాములు నమలవు, ఆహారాన్ని అలాగే మింగేస్తాయి. కొంగ కూడా చేపను ఒక్క గుటకలో మింగేసింది.',
      },
      {
        en: 'When we have a sore throat, swallowing hurts. Lata drank warm water because she could not swallow her rice.',
        te: 'గొంతు నొప్పిగా ఉంటే మింగడం కష్టమవుతుంది. లత అన్నం మింగలేక గోరువెచ్చని నీళ్లు తాగింది.',
      },
    ],
    sentence: { en: 'I swallowed the bitter pill.', te: 'నేను చేదు మాత్రను మింగాను.' },
  },
  {
    english: 'bite',
    telugu: 'కొరకడం',
    grade: 2,
    alsoTelugu: ['కరవడం'],
    explanations: [
      {
        en: 'To bite is to press the teeth into something. Gopi bit into the guava, and its juice ran down his chin.',
        te: 'పళ్లతో గట్టిగా పట్టి ముక్క తీయడమే కొరకడం. గోపి జామపండు కొరకగానే రసం గడ్డం మీదికి కారింది.',
      },
      {
        en: 'The front teeth are sharp like small knives, and with them we bite. My front tooth is loose, so I cannot bite an apple.',
        te: 'ముందు పళ్లు చిన్న కత్తుల్లా పదునుగా ఉంటాయి; వాటితోనే కొరుకుతాం. నా ముందు పన్ను కదులుతోంది, అందుకే ఆపిల్ కొరకలేను.',
      },
      {
        en: 'For a dog or a mosquito Telugu mostly says karavadam or kuttadam. Some people bite their nails; Padma did too, but now she has stopped.',
        te: 'కుక్క కరుస్తుంది, దోమ కుడుతుంది అంటాం. కొందరు గోళ్లు కొరుకుతారు; పద్మ కూడా కొరికేది, ఇప్పుడు మానేసింది.',
      },
    ],
    sentence: { en: 'Ramu bit hard into the guava.', te: 'రాము జామకాయను గట్టిగా కొరికాడు.' },
  },
  {
    english: 'lick',
    telugu: 'నాకడం',
    grade: 2,
    explanations: [
      {
        en: 'To lick is to pass the tongue over something. Chinnu licked his ice cream before it melted.',
        te: 'నాలుకతో రుద్దుతూ తాకడమే నాకడం. ఐస్‌క్రీమ్ కరిగిపోకముందే చిన్ను దాన్ని నాకాడు.',
      },
      {
        en: 'Cats lick their fur to keep it clean. Our cat licks its paw and then rubs its face with it.',
        te: 'పిల్లులు తమ బొచ్చును నాకి శుభ్రం చేసుకుంటాయి. మా పిల్లి పంజాను నాకి, దానితో ముఖం తుడుచుకుంటుంది.',
      },
      {
        en: 'A cow licks her calf as soon as it is born; that is her way of caring for it. The calf stood up while its mother was licking it.',
        te: 'దూడ పుట్టగానే ఆవు దాన్ని నాకుతుంది; అదే దాని ప్రేమ. తల్లి నాకుతుండగా దూడ లేచి నిలబడింది.',
      },
    ],
    sentence: { en: 'The puppy licked my hand.', te: 'కుక్కపిల్ల నా చెయ్యి నాకింది.' },
  },
  {
    english: 'breathe',
    telugu: 'ఊపిరి పీల్చడం',
    grade: 3,
    alsoTelugu: ['శ్వాసించడం', 'గాలి పీల్చడం'],
    explanations: [
      {
        en: 'To breathe is to take air into the body and let it out again. On the hill we breathed the fresh air.',
        te: 'గాలిని లోపలికి తీసుకుని బయటికి వదలడమే ఊపిరి పీల్చడం. కొండ మీద మేము స్వచ్ఛమైన గాలి పీల్చాం.',
      },
      {
        en: 'We breathe with our lungs, even in sleep, without thinking of it. After the race Kiran was breathing very fast.',
        te: 'నిద్రలో కూడా మనకు తెలియకుండానే ఊపిరితిత్తులతో గాలి పీలుస్తాం. పరుగు పందెం అయ్యాక కిరణ్ వేగంగా ఊపిరి పీల్చాడు.',
      },
      {
        en: 'Fish breathe in water through their gills, but whales must come up for air. A whale can stay underwater for a long time before it breathes again.',
        te: 'చేపలు మొప్పలతో నీటిలోనే ఊపిరి పీలుస్తాయి, తిమింగలాలు మాత్రం గాలి కోసం పైకి రావాలి. తిమింగలం ఒకసారి ఊపిరి పీల్చి చాలాసేపు నీటి లోపల ఉండగలదు.',
      },
    ],
    sentence: { en: 'Close your eyes and breathe slowly.', te: 'కళ్లు మూసుకుని మెల్లగా ఊపిరి పీల్చు.' },
  },
  {
    english: 'blow',
    telugu: 'ఊదడం',
    grade: 1,
    alsoEnglish: ['puff'],
    explanations: [
      {
        en: 'To blow is to push air out through the mouth. Chinnu blew once, and all five candles went out.',
        te: 'నోటితో గాలిని బయటికి వదలడమే ఊదడం. చిన్ను ఒక్కసారి ఊదగానే ఐదు కొవ్వొత్తులూ ఆరిపోయాయి.',
      },
      {
        en: 'A flute or a whistle sounds only when we blow into it. Lata blew softly, and the flute gave a sweet note.',
        te: 'వేణువు, ఈల మనం ఊదితేనే మోగుతాయి. లత మెల్లగా ఊదితే వేణువు తియ్యగా పలికింది.',
      },
      {
        en: 'For people we say oodadam, but for the wind we say veestundi. When a cool wind blew, Ravi stopped blowing on his hot milk.',
        te: 'మనుషులు ఊదుతారు; గాలి మాత్రం వీస్తుంది. చల్లని గాలి వీచగానే రవి వేడి పాలను ఊదడం మానేశాడు.',
      },
    ],
    sentence: { en: 'Father is blowing on the hot milk.', te: 'నాన్న వేడి పాలను ఊదుతున్నారు.' },
  },
  {
    english: 'hug',
    telugu: 'కౌగిలించుకోవడం',
    grade: 1,
    emoji: '🫂',
    alsoEnglish: ['embrace', 'cuddle'],
    alsoTelugu: ['హత్తుకోవడం', 'వాటేసుకోవడం'],
    explanations: [
      {
        en: 'To hug is to put our arms around someone with love. At the station Chinnu hugged Grandfather and would not let go.',
        te: 'ప్రేమగా చేతులతో చుట్టి దగ్గరికి తీసుకోవడమే కౌగిలించుకోవడం. స్టేషన్‌లో చిన్ను తాతయ్యను కౌగిలించుకుని వదల్లేదు.',
      },
      {
        en: 'A hug can say sorry or well done without a word. After the quarrel Lata and Meena said nothing and hugged each other.',
        te: 'ఒక్క మాట అనకుండానే క్షమించు అనీ శభాష్ అనీ కౌగిలితో చెప్పవచ్చు. గొడవ తర్వాత లత, మీనా ఏమీ అనకుండా కౌగిలించుకున్నారు.',
      },
      {
        en: 'Not everyone likes hugging; it is good to ask first. A friend from Japan bowed to Raju, and Raju did the same.',
        te: 'కౌగిలించుకోవడం అందరికీ నచ్చదు; ముందు అడగడం మంచిది. జపాన్ నుంచి వచ్చిన స్నేహితుడు వంగి నమస్కరిస్తే, రాజు కూడా అలాగే చేశాడు.',
      },
    ],
    sentence: { en: 'The baby hugged the teddy bear.', te: 'పాపాయి టెడ్డీ బేర్‌ను కౌగిలించుకుంది.' },
  },
  {
    english: 'spill',
    telugu: 'ఒలకబోయడం',
    grade: 2,
    alsoTelugu: ['ఒలికించడం', 'ఒలికిపోవడం'],
    explanations: [
      {
        en: 'To spill is to pour out water or milk by mistake. Chinnu spilled his milk on the mat.',
        te: 'నీళ్లో పాలో పొరపాటున కింద పోయడాన్ని ఒలకబోయడం అంటారు. చిన్ను చాప మీద పాలు ఒలకబోశాడు.',
      },
      {
        en: 'When we spill something, we say olakabosham; when it spills on its own, olikipoyindi. The bucket was so full that water spilled at every step.',
        te: 'మనం చేస్తే ఒలకబోశాం, దానంతట అదే అయితే ఒలికిపోయింది అంటాం. బకెట్ నిండుగా ఉండడంతో అడుగడుగునా నీళ్లు ఒలికిపోయాయి.',
      },
      {
        en: 'Spilled milk cannot be gathered up again; we just wipe the floor. Mother did not scold Padma for spilling it; she gave her a cloth.',
        te: 'ఒలికిన పాలను మళ్లీ ఎత్తలేం; నేల తుడిచేస్తే సరి. పాలు ఒలకబోసిన పద్మను అమ్మ తిట్టలేదు, తుడవడానికి గుడ్డ ఇచ్చింది.',
      },
    ],
    sentence: { en: 'My little sister spilled milk on the table.', te: 'చెల్లి బల్ల మీద పాలు ఒలకబోసింది.' },
  },
  {
    english: 'splash',
    telugu: 'నీళ్లు చిమ్మడం',
    grade: 2,
    alsoEnglish: ['squirt'],
    alsoTelugu: ['నీళ్లు చిందించడం'],
    explanations: [
      {
        en: 'To splash is to make water fly around. The elephant splashed us with water from its trunk.',
        te: 'నీళ్లు ఎగిరిపడేలా చేయడమే నీళ్లు చిమ్మడం. ఏనుగు తొండంతో మా మీద నీళ్లు చిమ్మింది.',
      },
      {
        en: 'Vehicles that drive fast through puddles splash those who walk by. On the first day of school a bus splashed muddy water on Raju’s white shirt.',
        te: 'నీటి గుంటల్లోంచి వేగంగా వెళ్లే బండ్లు పక్కవాళ్ల మీద నీళ్లు చిమ్ముతాయి. బడి మొదటి రోజే బస్సు రాజు తెల్ల చొక్కా మీద బురద నీళ్లు చిమ్మింది.',
      },
      {
        en: 'At Holi children splash colored water at each other. Sita’s white dog stayed green till Friday.',
        te: 'హోలీ నాడు పిల్లలు ఒకరి మీద ఒకరు రంగు నీళ్లు చిమ్ముకుంటారు. సీత తెల్ల కుక్క శుక్రవారం దాకా ఆకుపచ్చగానే ఉంది.',
      },
    ],
    sentence: { en: 'The elephant splashed water on all of us.', te: 'ఏనుగు మా అందరి మీద నీళ్లు చిమ్మింది.' },
  },
  {
    english: 'bump',
    telugu: 'ఢీకొట్టడం',
    grade: 2,
    alsoEnglish: ['bump into', 'crash into', 'collide'],
    alsoTelugu: ['ఢీకొనడం', 'గుద్దుకోవడం'],
    explanations: [
      {
        en: 'To bump is to hit hard against something while moving. Running without looking, Chinnu bumped into the door.',
        te: 'కదులుతూ వెళ్లి దేనికైనా గట్టిగా తగలడమే ఢీకొట్టడం. చూడకుండా పరుగెత్తుతూ చిన్ను తలుపును ఢీకొట్టాడు.',
      },
      {
        en: 'In bumper cars at a fair, bumping into each other is the whole game. Kiran bumped into Father’s car five times and laughed.',
        te: 'జాతరలోని ఆట కార్లలో ఒకరినొకరు ఢీకొట్టుకోవడమే ఆట. కిరణ్ నాన్న కారును ఐదుసార్లు ఢీకొట్టి నవ్వాడు.',
      },
      {
        en: 'Rams bump heads to show their strength. Grandfather’s two rams bumped until both sat down tired.',
        te: 'బలం చూపించుకోవడానికి పొట్టేళ్లు తలలతో ఢీకొట్టుకుంటాయి. తాతయ్య పొట్టేళ్లు రెండూ అలసి కూలబడేదాకా ఢీకొట్టుకున్నాయి.',
      },
    ],
    sentence: { en: 'I bumped into the door in the dark.', te: 'నేను చీకట్లో తలుపును ఢీకొట్టాను.' },
  },
];
