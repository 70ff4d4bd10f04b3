import type { Word } from './word';

export const cooking: readonly Word[] = [
  {
    english: 'pan',
    telugu: 'పెనం',
    grade: 2,
    alsoEnglish: ['griddle', 'tawa'],
    explanations: [
      {
        en: 'A pan is a flat, round piece of iron on which we bake chapatis and dosas. Mother heated the pan well before she poured the batter.',
        te: 'చపాతీలు, దోసెలు కాల్చడానికి వాడే చదునైన గుండ్రని ఇనుప పాత్ర పెనం. పిండి పోసే ముందు అమ్మ పెనం బాగా వేడి చేసింది.',
      },
      {
        en: 'Iron carries heat quickly to the food, but the handle is often made of wood so that it does not burn us. Never touch a hot pan with bare hands.',
        te: 'ఇనుము వేడిని త్వరగా అందిస్తుంది; చెయ్యి కాలకుండా పిడిని చెక్కతో చేస్తారు. వేడి పెనం ఉత్త చేత్తో ముట్టుకోకూడదు.',
      },
      {
        en: 'To fall from the pan into the fire is to go from a small trouble into a bigger one. Gopi ran from the dog and into a cow; his sister told him this saying.',
        te: 'పెనం మీంచి పొయ్యిలో పడ్డట్టు అంటే చిన్న కష్టం నుంచి పెద్ద కష్టంలో పడడం. కుక్కకు భయపడి పరుగెత్తి గోపి ఆవుకు ఎదురుపడితే అక్క ఈ సామెత చెప్పింది.',
      },
    ],
    sentence: { en: 'The pan is hot.', te: 'పెనం వేడిగా ఉంది.' },
  },
  {
    english: 'frying pan',
    telugu: 'బాణలి',
    grade: 3,
    alsoEnglish: ['wok', 'kadai'],
    alsoTelugu: ['మూకుడు'],
    explanations: [
      {
        en: 'A frying pan is a deep, round pan in which we fry things in oil. Grandmother slid the puris into the frying pan one by one.',
        te: 'నూనె పోసి వేపుళ్లు, పూరీలు చేయడానికి వాడే లోతైన గుండ్రని పాత్ర బాణలి. అమ్మమ్మ పూరీలను ఒక్కొక్కటిగా బాణలిలోకి జార్చారు.',
      },
      {
        en: 'It has two ears to lift it by, and its round bottom gathers the oil in the middle. So a little oil is enough in a frying pan.',
        te: 'బాణలిని ఎత్తడానికి రెండు చెవులు ఉంటాయి; అడుగు గుండ్రంగా ఉండడంతో నూనె మధ్యలో చేరుతుంది. అందుకే కొంచెం నూనె పోసినా సరిపోతుంది.',
      },
      {
        en: 'Water and hot oil do not agree: one drop makes the oil jump. "Stand back from the frying pan!" Father called when Raju came with wet hands.',
        te: 'కాగిన నూనెలో నీటి చుక్క పడితే నూనె చింది మీద పడుతుంది. తడి చేతులతో వచ్చిన రాజును బాణలికి దూరంగా ఉండమని నాన్న చెప్పారు.',
      },
    ],
    sentence: { en: 'The frying pan is full of oil.', te: 'బాణలి నిండా నూనె ఉంది.' },
  },
  {
    english: 'ladle',
    telugu: 'గరిటె',
    grade: 2,
    alsoTelugu: ['గరిట'],
    explanations: [
      {
        en: 'A ladle is a big spoon with a long handle for stirring and serving food. Aunt gave me two ladles of dal.',
        te: 'వంట కలపడానికి, వడ్డించడానికి వాడే పొడవైన పిడి ఉన్న పెద్ద చెంచా గరిటె. అత్తయ్య నాకు రెండు గరిటెల పప్పు వడ్డించారు.',
      },
      {
        en: 'Some ladles are deep, for sambar; some are flat, to turn a dosa; and some have holes, to lift things out of oil. In our kitchen six of them hang in a row.',
        te: 'సాంబారుకు లోతైనది, దోసె తిప్పడానికి చదునైనది, నూనెలోంచి తీయడానికి చిల్లులది అని గరిటెల్లో రకాలు ఉన్నాయి. మా వంటింట్లో ఆరు గరిటెలు వరుసగా వేలాడుతుంటాయి.',
      },
      {
        en: 'The ladle goes into every dish but never knows its taste; so it is with one who reads and does not think. Grandfather told us that with a smile.',
        te: 'గరిటె అన్ని కూరల్లో తిరుగుతుంది, కానీ దానికి ఏ రుచీ తెలియదు; అర్థం చేసుకోకుండా చదివేవారు కూడా అంతే. తాతయ్య నవ్వుతూ ఈ మాట చెప్పారు.',
      },
    ],
    sentence: { en: 'Here is the ladle; stir the curry.', te: 'ఇదిగో గరిటె, కూర కలుపు.' },
  },
  {
    english: 'bowl',
    telugu: 'గిన్నె',
    grade: 1,
    emoji: '🥣',
    explanations: [
      {
        en: 'A bowl is a round, deep dish for soup, curry or milk. The cat emptied its bowl of milk.',
        te: 'కూర, పాలు, పాయసం లాంటివి వేసుకునే గుండ్రని లోతైన పాత్ర గిన్నె. పిల్లి తన గిన్నెలోని పాలన్నీ తాగేసింది.',
      },
      {
        en: 'Bowls are made of steel, brass, clay, glass or wood. A steel one does not break when it falls, but the noise of our bowl made everyone jump.',
        te: 'స్టీలు, ఇత్తడి, మట్టి, గాజు, చెక్కతో గిన్నెలు చేస్తారు. స్టీలు గిన్నె కింద పడినా పగలదు, కానీ అది చేసిన చప్పుడుకు అందరూ ఉలిక్కిపడ్డారు.',
      },
      {
        en: 'Small bowls of different sizes, filled with water, can be played like music. Chinnu tapped each bowl with a spoon and found a tune.',
        te: 'చిన్నా పెద్దా గిన్నెల్లో నీళ్లు పోసి కొడితే ఒక్కోటి ఒక్కో స్వరం పలుకుతుంది. చిన్ను ప్రతి గిన్నెను చెంచాతో తట్టి ఒక పాట వాయించాడు.',
      },
    ],
    sentence: { en: 'Wash this bowl.', te: 'ఈ గిన్నె కడుగు.' },
  },
  {
    english: 'fork',
    telugu: 'ఫోర్క్',
    grade: 2,
    alsoTelugu: ['ముళ్ల చెంచా'],
    explanations: [
      {
        en: 'A fork is a tool with three or four points with which we pick up food. I picked up a piece of papaya with my fork.',
        te: 'మూడు నాలుగు ముళ్లు ఉండి, ముక్కలను గుచ్చి తినడానికి వాడేది ఫోర్క్. నేను ఫోర్క్‌తో బొప్పాయి ముక్క గుచ్చి తిన్నాను.',
      },
      {
        en: 'In many countries people hold the fork in the left hand and the knife in the right. In Paris Padma learned to eat so, slowly and with a laugh.',
        te: 'చాలా దేశాల్లో ఎడమ చేత్తో ఫోర్క్, కుడి చేత్తో కత్తి పట్టుకుని తింటారు. పారిస్‌లో పద్మ నవ్వుతూ, మెల్లగా అలా తినడం నేర్చుకుంది.',
      },
      {
        en: 'A place where a road parts in two is called a fork too, because it looks like one. In Telugu we do not say fork for it, but a split in the road.',
        te: 'ఇంగ్లీషులో రోడ్డు రెండుగా చీలే చోటును కూడా ఫోర్క్ అంటారు; అది అలాగే కనిపిస్తుంది. తెలుగులో మాత్రం దాన్ని దారి చీలిక అంటాం.',
      },
    ],
    sentence: { en: 'The fork fell under the table.', te: 'బల్ల కింద ఫోర్క్ పడింది.' },
  },
  {
    english: 'oven',
    telugu: 'ఓవెన్',
    grade: 3,
    explanations: [
      {
        en: 'An oven is a box with a door that grows hot on all sides to bake bread and cakes. We could smell the cake while it was in the oven.',
        te: 'బ్రెడ్, కేక్ లాంటివి కాల్చడానికి అన్ని వైపులా వేడెక్కే, తలుపు ఉన్న పెట్టె ఓవెన్. ఓవెన్‌లో కేక్ తయారవుతుంటేనే మంచి వాసన వచ్చింది.',
      },
      {
        en: 'A pan heats food from below, but an oven heats it from all sides at once. So the bread turns brown above and below in the oven.',
        te: 'పెనం కింది నుంచి వేడి చేస్తుంది; ఓవెన్ అన్ని వైపుల నుంచి ఒకేసారి వేడి చేస్తుంది. అందుకే బ్రెడ్ పైనా కిందా ఒకేలా ఎర్రగా కాలుతుంది.',
      },
      {
        en: 'A microwave oven has no flame: its waves make the water in the food hot. Metal bowls must not go into it, so Mother uses a glass one.',
        te: 'మైక్రోవేవ్ ఓవెన్‌లో మంట ఉండదు; దాని తరంగాలు ఆహారంలోని నీటిని వేడెక్కిస్తాయి. దానిలో లోహపు గిన్నెలు పెట్టకూడదు; అందుకే అమ్మ గాజు గిన్నె వాడుతుంది.',
      },
    ],
    sentence: { en: 'The oven is very hot; do not touch it.', te: 'ఓవెన్ చాలా వేడిగా ఉంది, ముట్టుకోకు.' },
  },
  {
    english: 'gas stove',
    telugu: 'గ్యాస్ పొయ్యి',
    grade: 2,
    alsoTelugu: ['గ్యాస్ స్టవ్'],
    explanations: [
      {
        en: 'A gas stove is a stove that burns gas to cook food. Father lit the gas stove and put the milk on it.',
        te: 'గ్యాస్‌తో మండే వంట పొయ్యి గ్యాస్ పొయ్యి. నాన్న గ్యాస్ పొయ్యి వెలిగించి పాలు పెట్టారు.',
      },
      {
        en: 'Turn the knob, and the blue flame grows big or small. Children should not light a gas stove without a grown-up beside them.',
        te: 'మీట తిప్పితే నీలం మంట పెద్దదీ చిన్నదీ అవుతుంది. పెద్దవాళ్లు పక్కన లేకుండా పిల్లలు గ్యాస్ పొయ్యి వెలిగించకూడదు.',
      },
      {
        en: 'If you smell gas, open the windows, touch no switch and call a grown-up. That is just what Sita did, and the gas stove was soon mended.',
        te: 'గ్యాస్ వాసన వస్తే కిటికీలు తెరిచి, ఏ స్విచ్చీ ముట్టుకోకుండా పెద్దవాళ్లను పిలవాలి. సీత అలాగే చేసింది; వెంటనే గ్యాస్ పొయ్యి బాగుచేశారు.',
      },
    ],
    sentence: { en: 'Switch off the gas stove.', te: 'గ్యాస్ పొయ్యి ఆపేయి.' },
  },
  {
    english: 'gas cylinder',
    telugu: 'గ్యాస్ సిలిండర్',
    grade: 3,
    alsoTelugu: ['గ్యాస్ బండ'],
    explanations: [
      {
        en: 'A gas cylinder is a strong iron tank that holds the gas for cooking. Two days before the feast our gas cylinder was empty.',
        te: 'వంట గ్యాస్‌ను నింపి ఉంచే గట్టి ఇనుప పాత్ర గ్యాస్ సిలిండర్. విందుకు రెండు రోజుల ముందు మా గ్యాస్ సిలిండర్ ఖాళీ అయింది.',
      },
      {
        en: 'Inside, the gas is pressed so hard that it becomes liquid; so much of it fits in. One gas cylinder lasts our family for more than a month.',
        te: 'లోపల గ్యాస్‌ను గట్టిగా నొక్కి ద్రవంగా మారుస్తారు; అందుకే చాలా గ్యాస్ పడుతుంది. ఒక గ్యాస్ సిలిండర్ మా ఇంటికి నెలకు పైగా వస్తుంది.',
      },
      {
        en: 'Cooking gas has no smell of its own; a smell is added so that we notice a leak. The man who brings the gas cylinder told Anita so.',
        te: 'వంట గ్యాస్‌కు సొంత వాసన లేదు; లీకైతే తెలియాలని వాసన కలుపుతారు. గ్యాస్ సిలిండర్ తెచ్చినవారు అనితకు ఈ సంగతి చెప్పారు.',
      },
    ],
    sentence: { en: 'The gas cylinder is heavy.', te: 'గ్యాస్ సిలిండర్ బరువుగా ఉంది.' },
  },
  {
    english: 'pressure cooker',
    telugu: 'కుక్కర్',
    grade: 2,
    alsoEnglish: ['cooker'],
    alsoTelugu: ['ప్రెషర్ కుక్కర్'],
    explanations: [
      {
        en: 'A pressure cooker is a pot with a tight lid that cooks rice and dal very fast. Our pressure cooker whistled three times, and the rice was done.',
        te: 'మూత గట్టిగా బిగించి అన్నం, పప్పు త్వరగా ఉడికించే పాత్ర కుక్కర్. కుక్కర్ మూడు కూతలు వేసింది; అన్నం ఉడికింది.',
      },
      {
        en: 'The steam cannot get out, so it presses hard, the water grows hotter, and the food cooks sooner. A cooker saves both time and gas.',
        te: 'ఆవిరి బయటికి పోలేక లోపల ఒత్తిడి పెరిగి, నీరు ఇంకా వేడెక్కి వంట త్వరగా అవుతుంది. కుక్కర్ వల్ల సమయం, గ్యాస్ రెండూ ఆదా అవుతాయి.',
      },
      {
        en: 'It must not be opened while there is steam inside. Mother lets the pressure cooker cool, and only then takes off the lid.',
        te: 'లోపల ఆవిరి ఉండగా కుక్కర్ మూత తీయకూడదు. అమ్మ కుక్కర్ చల్లారాకే మూత తీస్తుంది.',
      },
    ],
    sentence: { en: 'Count the whistles of the pressure cooker.', te: 'కుక్కర్ కూతలు లెక్కపెట్టు.' },
  },
  {
    english: 'mortar',
    telugu: 'రోలు',
    grade: 3,
    alsoEnglish: ['grinding stone'],
    explanations: [
      {
        en: 'A mortar is a heavy stone with a hollow, in which things are pounded or ground. Grandmother makes tomato chutney in her mortar.',
        te: 'మధ్యలో గుంట ఉండి, దంచడానికీ రుబ్బడానికీ వాడే బరువైన రాయి రోలు. నానమ్మ రోట్లో టమాటా పచ్చడి నూరుతారు.',
      },
      {
        en: 'Before there were electric mixers, every house had a mortar for idli batter. Aunt says two people sat at it and told stories while they ground.',
        te: 'మిక్సీలు రాకముందు ఇడ్లీ పిండి కోసం ప్రతి ఇంట్లో రోలు ఉండేది. ఇద్దరు కూర్చుని కథలు చెప్పుకుంటూ రుబ్బేవారని అత్తయ్య చెప్తారు.',
      },
      {
        en: 'A saying goes: the mortar went to the drum to weep. The drum is beaten on both sides, so it is worse off than the mortar; Telugu people say it of two in trouble.',
        te: 'రోలు వెళ్లి మద్దెలతో మొరపెట్టుకున్నట్టు అని సామెత; మద్దెలకు రెండు వైపులా దెబ్బలే కాబట్టి దాని కష్టం ఇంకా ఎక్కువ. కష్టాల్లో ఉన్న ఇద్దరిని చూసి ఇలా అంటారు.',
      },
    ],
    sentence: { en: 'The mortar is very heavy.', te: 'రోలు చాలా బరువుగా ఉంటుంది.' },
  },
  {
    english: 'pestle',
    telugu: 'రోకలి',
    grade: 3,
    explanations: [
      {
        en: 'A pestle is a long, heavy wooden pole for pounding grain in a mortar. Two women lifted their pestles in turn and sang.',
        te: 'రోట్లో ధాన్యం దంచడానికి వాడే పొడవైన బరువైన కర్ర రోకలి. ఇద్దరు మహిళలు పాట పాడుతూ ఒకరి తర్వాత ఒకరు రోకలి ఎత్తి దంచారు.',
      },
      {
        en: 'An iron ring at the end of the pestle makes the blows stronger. Grandfather tightened the ring on our old pestle.',
        te: 'రోకలి చివర ఇనుప పొన్ను ఉంటుంది; దానివల్ల దెబ్బ గట్టిగా పడుతుంది. తాతయ్య మా పాత రోకలి పొన్ను బిగించారు.',
      },
      {
        en: 'Songs sung while pounding are called dampulla patalu; they make the work feel light. Meena learned one and beat time with a toy pestle.',
        te: 'దంచేటప్పుడు పాడే పాటలను దంపుళ్ల పాటలు అంటారు; వాటితో శ్రమ తెలియదు. మీనా ఒక పాట నేర్చుకుని బొమ్మ రోకలితో తాళం వేసింది.',
      },
    ],
    sentence: { en: 'The pestle stands in the corner.', te: 'మూలలో రోకలి ఉంది.' },
  },
  {
    english: 'rolling pin',
    telugu: 'అప్పడాల కర్ర',
    grade: 3,
    alsoTelugu: ['చపాతీ కర్ర'],
    explanations: [
      {
        en: "A rolling pin is a smooth, round stick for rolling dough flat. My brother's chapati stuck to the rolling pin.",
        te: 'పిండిని పలుచగా ఒత్తడానికి వాడే నున్నని గుండ్రని కర్ర అప్పడాల కర్ర. తమ్ముడు ఒత్తిన చపాతీ అప్పడాల కర్రకు అంటుకుపోయింది.',
      },
      {
        en: 'In Telugu it is named after papads, which are rolled out thin with it. Mother sprinkles dry flour so that the rolling pin does not stick.',
        te: 'అప్పడాలు ఒత్తడానికి వాడతారు కాబట్టి దీనికి అప్పడాల కర్ర అనే పేరు. అంటుకోకుండా అమ్మ పొడి పిండి చల్లుతుంది.',
      },
      {
        en: 'Press gently and turn the dough a little each time; so the chapati comes out round. Kiran held the rolling pin too tight and got a square.',
        te: 'మెల్లగా ఒత్తుతూ పిండిని కొంచెం కొంచెం తిప్పితే చపాతీ గుండ్రంగా వస్తుంది. కిరణ్ అప్పడాల కర్రను గట్టిగా నొక్కితే అది చతురస్రంలా వచ్చింది.',
      },
    ],
    sentence: { en: 'Give me the rolling pin.', te: 'అప్పడాల కర్ర ఇలా ఇవ్వు.' },
  },
  {
    english: 'sieve',
    telugu: 'జల్లెడ',
    grade: 3,
    explanations: [
      {
        en: 'A sieve is a round frame with a net that lets fine powder fall through and keeps back what is big. Mother shook the flour in a sieve.',
        te: 'సన్నని పొడిని కిందికి వదిలి, పెద్ద పలుకులను పైన ఆపే చిల్లుల పళ్లెం జల్లెడ. అమ్మ జల్లెడలో పిండి జల్లించింది.',
      },
      {
        en: 'The size of the holes decides what passes. For wheat we use a sieve with big holes, for flour one as fine as cloth.',
        te: 'జల్లెడ చిల్లులు ఎంత ఉంటే అంత పలుకులే కిందికి పడతాయి. గోధుమలకు పెద్ద చిల్లులది, పిండికి గుడ్డలా సన్నని చిల్లులది వాడతాం.',
      },
      {
        en: 'Nobody can carry water in a sieve. In the story the fox was given a sieve to bring water in, and everyone laughed.',
        te: 'జల్లెడలో నీళ్లు ఎవరూ మోయలేరు. కథలో నక్కకు నీళ్లు తెమ్మని జల్లెడ ఇచ్చారు; అందరూ నవ్వారు.',
      },
    ],
    sentence: { en: 'The sieve has many holes.', te: 'ఈ జల్లెడ నిండా చిల్లులే.' },
  },
  {
    english: 'winnowing basket',
    telugu: 'చేట',
    grade: 3,
    alsoEnglish: ['winnower'],
    explanations: [
      {
        en: 'A winnowing basket is a flat bamboo tray for tossing grain so that the husk flies off. Grandmother tossed the rice in the winnowing basket, and the husk flew away.',
        te: 'ధాన్యం నుంచి పొట్టును వేరు చేయడానికి వాడే వెదురు పళ్లెం చేట. నానమ్మ చేటతో బియ్యం చెరిగితే పొట్టు ఎగిరిపోయింది.',
      },
      {
        en: 'The grain is heavy and falls back; the husk is light, and the wind takes it. Raju tried the winnowing basket, and the rice fell on the floor.',
        te: 'గింజలు బరువుగా ఉండి తిరిగి చేటలో పడతాయి; పొట్టు తేలిగ్గా ఉండి గాలికి పోతుంది. రాజు చెరిగితే చేటలోని బియ్యం నేల మీద పడ్డాయి.',
      },
      {
        en: "Elephants' ears are said to be like winnowing baskets, so broad and flat are they. In the puppet show the elephant's ears were two real winnowing baskets.",
        te: 'ఏనుగు చెవులు వెడల్పుగా ఉంటాయని వాటిని చేటలతో పోలుస్తారు. బొమ్మలాటలో ఏనుగుకు రెండు నిజమైన చేటలను చెవులుగా పెట్టారు.',
      },
    ],
    sentence: { en: 'The winnowing basket is made of bamboo.', te: 'వెదురుతో చేట అల్లుతారు.' },
  },
  {
    english: 'lid',
    telugu: 'మూత',
    grade: 1,
    explanations: [
      {
        en: 'A lid is the cover of a pot or box. Put the lid on the milk, or the cat will drink it.',
        te: 'గిన్నె మీద, డబ్బా మీద పెట్టి మూసేది మూత. పాల మీద మూత పెట్టు, లేకపోతే పిల్లి తాగేస్తుంది.',
      },
      {
        en: 'A lid keeps the heat in, so the food is ready sooner. When Mother takes off the lid, a cloud of steam comes out.',
        te: 'మూత వేడిని బయటికి పోనివ్వదు; అందుకే వంట త్వరగా అవుతుంది. అమ్మ మూత తీయగానే ఆవిరి గుప్పున బయటికి వస్తుంది.',
      },
      {
        en: 'Some lids are pressed on, and some are turned like a screw. Padma could not open the jar, so Father turned the lid.',
        te: 'కొన్ని మూతలను నొక్కితే సరిపోతుంది, కొన్నిటిని మరను తిప్పినట్టు తిప్పాలి. పద్మకు సీసా మూత రాకపోతే నాన్న తిప్పి తీశారు.',
      },
    ],
    sentence: { en: 'Where is the lid of this box?', te: 'ఈ పెట్టె మూత ఎక్కడ?' },
  },
  {
    english: 'lunch box',
    telugu: 'టిఫిన్ బాక్స్',
    grade: 1,
    emoji: '🍱',
    alsoEnglish: ['tiffin box'],
    alsoTelugu: ['లంచ్ బాక్స్'],
    explanations: [
      {
        en: 'A lunch box is a small box in which we carry our food to school. Today there is lemon rice in my lunch box.',
        te: 'బడికి తిండి తీసుకెళ్లే చిన్న డబ్బా టిఫిన్ బాక్స్. ఈ రోజు నా టిఫిన్ బాక్స్‌లో నిమ్మకాయ పులిహోర ఉంది.',
      },
      {
        en: "Some have two or three boxes one on the other, so that rice, curry and curd do not mix. Father's lunch box has three floors, like a house.",
        te: 'అన్నం, కూర, పెరుగు కలిసిపోకుండా ఒకదాని మీద ఒకటి రెండు మూడు గిన్నెలు ఉండేవి కూడా దొరుకుతాయి. నాన్న టిఫిన్ బాక్స్ మూడంతస్తుల ఇల్లులా ఉంటుంది.',
      },
      {
        en: 'In Mumbai thousands of men called dabbawalas carry lunch boxes from homes to offices. They hardly ever mix up one lunch box with another.',
        te: 'ముంబైలో వేలమంది డబ్బావాలాలు ఇళ్ల నుంచి ఆఫీసులకు భోజనం చేరవేస్తారు. ఒకరి టిఫిన్ బాక్స్ ఇంకొకరికి ఇవ్వడం దాదాపు ఎప్పుడూ జరగదు.',
      },
    ],
    sentence: { en: 'I forgot my lunch box at home.', te: 'నా టిఫిన్ బాక్స్ ఇంట్లో మరిచిపోయాను.' },
  },
  {
    english: 'firewood',
    telugu: 'కట్టెలు',
    grade: 3,
    alsoEnglish: ['wood fuel'],
    alsoTelugu: ['వంటచెరకు'],
    explanations: [
      {
        en: 'Firewood is dry wood that we burn to cook or to keep warm. Grandfather stacked firewood by the kitchen wall before the rains.',
        te: 'వంటకో చలి కాచుకోవడానికో మండించే ఎండిన కర్రలు కట్టెలు. వానలు రాకముందే తాతయ్య వంటింటి గోడ పక్కన కట్టెలు పేర్చారు.',
      },
      {
        en: "Wet wood does not burn well and makes a lot of smoke. After the rain the firewood only smoked, and Aunt's eyes watered.",
        te: 'తడి కట్టెలు సరిగా మండవు, పొగ ఎక్కువ వస్తుంది. వాన పడ్డాక పొయ్యిలో కట్టెలు పొగలు చిమ్మితే పిన్ని కళ్లలో నీళ్లు వచ్చాయి.',
      },
      {
        en: 'If we cut too many trees for firewood, the forests grow thin; so many villages now cook with gas. In our village people gather only fallen branches.',
        te: 'కట్టెల కోసం చెట్లు ఎక్కువగా కొడితే అడవులు తగ్గిపోతాయి; అందుకే ఇప్పుడు చాలా ఊళ్లలో గ్యాస్ వాడుతున్నారు. మా ఊళ్లో రాలిన కొమ్మలనే ఏరుకుంటారు.',
      },
    ],
    sentence: { en: 'Dry firewood burns well.', te: 'ఎండిన కట్టెలు బాగా మండుతాయి.' },
  },
  {
    english: 'churning stick',
    telugu: 'కవ్వం',
    grade: 3,
    alsoEnglish: ['churner'],
    explanations: [
      {
        en: 'A churning stick is a wooden stick with a flower-like end, turned in curd to make buttermilk and butter. Grandmother pulled the rope, and the churning stick spun.',
        te: 'మజ్జిగ, వెన్న కోసం పెరుగును చిలికే, చివర పువ్వులా ఉండే కర్ర కవ్వం. నానమ్మ తాడు లాగుతుంటే కవ్వం గిరగిరా తిరిగింది.',
      },
      {
        en: 'As it turns, the little drops of fat in the curd stick together and rise as butter. After ten minutes there was butter on the churning stick.',
        te: 'కవ్వం తిరుగుతుంటే పెరుగులోని కొవ్వు కణాలు ఒకదానికొకటి అతుక్కుని వెన్నగా పైకి తేలతాయి. పది నిమిషాల్లో కవ్వానికి వెన్న అంటుకుంది.',
      },
      {
        en: 'In an old story gods and demons churned the sea of milk with a mountain as their churning stick and a snake as the rope. Anita drew the mountain in the middle of the waves.',
        te: 'పూర్వం దేవతలు, రాక్షసులు కొండను కవ్వంగా, పామును తాడుగా చేసుకుని పాల సముద్రాన్ని చిలికారని కథ. అనిత అలల మధ్య ఆ కొండ బొమ్మ గీసింది.',
      },
    ],
    sentence: { en: 'Wash the churning stick clean.', te: 'కవ్వం శుభ్రంగా కడుగు.' },
  },
  {
    english: 'tongs',
    telugu: 'పట్టకారు',
    grade: 3,
    explanations: [
      {
        en: 'Tongs are a tool with two handles for holding hot pots. Mother lifted the bowl off the stove with the tongs.',
        te: 'వేడి గిన్నెలను పట్టుకోవడానికి వాడే రెండు పిడుల పనిముట్టు పట్టకారు. అమ్మ పట్టకారుతో గిన్నెను పొయ్యి మీంచి దించింది.',
      },
      {
        en: 'Press the ends together, and the tongs grip like fingers; let go, and they open. Chinnu played crab with them until he was told to stop.',
        te: 'పిడులు నొక్కితే పట్టకారు వేళ్లలా పట్టుకుంటుంది; వదిలితే తెరుచుకుంటుంది. చిన్ను దానితో పీత ఆట ఆడుతుంటే చాలని చెప్పారు.',
      },
      {
        en: 'The blacksmith has long tongs to hold red-hot iron in the fire. We stood far away and watched the sparks.',
        te: 'కమ్మరి దగ్గర ఎర్రగా కాలిన ఇనుమును పట్టుకునే పొడవైన పట్టకారు ఉంటుంది. మేము దూరంగా నిలబడి నిప్పురవ్వలు చూశాం.',
      },
    ],
    sentence: { en: 'Hold the hot bowl with the tongs.', te: 'వేడి గిన్నెకు పట్టకారు వాడు.' },
  },
  {
    english: 'banana leaf',
    telugu: 'అరిటాకు',
    grade: 2,
    alsoTelugu: ['అరటి ఆకు'],
    explanations: [
      {
        en: 'A banana leaf is the big green leaf of the banana plant; meals are served on it. At the festival we all ate from banana leaves.',
        te: 'అరటి చెట్టుకు ఉండే పెద్ద ఆకుపచ్చని ఆకు అరిటాకు; దానిలో భోజనం వడ్డిస్తారు. పండుగకు మేమంతా అరిటాకుల్లో తిన్నాం.',
      },
      {
        en: 'It is washed with a few drops of water, needs no soap, and afterward cows eat it. So a banana leaf leaves no trash behind.',
        te: 'కాసిని నీళ్లు చల్లితే శుభ్రమవుతుంది, సబ్బు అక్కర్లేదు; తిన్నాక ఆవులు మేస్తాయి. అందుకే అరిటాకు వల్ల చెత్త మిగలదు.',
      },
      {
        en: 'Whether the thorn falls on the leaf or the leaf on the thorn, it is the banana leaf that tears. So says a Telugu proverb about the weak.',
        te: 'అరిటాకు వచ్చి ముల్లు మీద పడినా, ముల్లు వచ్చి అరిటాకు మీద పడినా చిరిగేది అరిటాకే అని సామెత. ఏం జరిగినా బలం లేనివారికే దెబ్బ తగులుతుందని దాని అర్థం.',
      },
    ],
    sentence: { en: 'The banana leaf is long and wide.', te: 'అరిటాకు పొడవుగా, వెడల్పుగా ఉంటుంది.' },
  },
  {
    english: 'turmeric',
    telugu: 'పసుపు',
    grade: 2,
    alsoTelugu: ['పసుపు కొమ్ము'],
    explanations: [
      {
        en: 'Turmeric is a yellow root; its powder gives curries their color. Grandmother dried a piece of turmeric and pounded it.',
        te: 'మట్టిలో పెరిగే పసుపుపచ్చని దుంప పసుపు; దాని పొడి కూరలకు రంగునిస్తుంది. నానమ్మ పసుపు కొమ్ము ఎండబెట్టి దంచారు.',
      },
      {
        en: 'Warm milk with a pinch of turmeric is an old home remedy for a sore throat. When Lata coughed, Mother gave her a cup of it.',
        te: 'గొంతు నొప్పికి పాలలో చిటికెడు పసుపు వేసి ఇవ్వడం పాత ఇంటి చిట్కా. లతకు దగ్గు వస్తే అమ్మ ఒక కప్పు పసుపు పాలు ఇచ్చింది.',
      },
      {
        en: 'At Telugu weddings and festivals turmeric is a sign of good luck: doorsteps and threads are dyed with it. Nizamabad has a big turmeric market.',
        te: 'పెళ్లిళ్లలో, పండుగల్లో పసుపును శుభానికి గుర్తుగా గడపలకు, దారాలకు రాస్తారు. నిజామాబాద్‌లో పసుపు కొమ్ములు అమ్మే పెద్ద మార్కెట్ ఉంది.',
      },
    ],
    sentence: { en: 'Turmeric gives curries a nice color.', te: 'పసుపు కూరలకు మంచి రంగు ఇస్తుంది.' },
  },
  {
    english: 'mustard',
    telugu: 'ఆవాలు',
    grade: 3,
    alsoEnglish: ['mustard seed', 'mustard seeds'],
    explanations: [
      {
        en: 'Mustard seeds are tiny, dark and round, and we put them in hot oil to flavor our food. The mustard crackled, and Mother covered the pan.',
        te: 'కాగిన నూనెలో వేసే చిన్న నల్లని గుండ్రని గింజలు ఆవాలు. ఆవాలు చిటపటలాడగానే అమ్మ మూత పెట్టింది.',
      },
      {
        en: 'Mustard powder is what gives avakaya, the mango pickle, its name and its bite. In May Grandmother grinds two kilos of mustard.',
        te: 'ఆవపిండి వేస్తారు కాబట్టే మామిడి ఊరగాయకు ఆవకాయ అనే పేరు, ఆ ఘాటు వచ్చాయి. మే నెలలో అమ్మమ్మ రెండు కిలోల ఆవాలు దంచుతారు.',
      },
      {
        en: 'The plant has yellow flowers, and in North India whole fields are golden with mustard. From the train Kiran saw yellow up to the sky.',
        te: 'ఆవ మొక్కకు పసుపు పూలు పూస్తాయి; ఉత్తర భారతంలో ఆవాలు పండే పొలాలు బంగారు రంగులో ఉంటాయి. రైల్లోంచి కిరణ్‌కు ఆకాశం దాకా పసుపు రంగే కనిపించింది.',
      },
    ],
    sentence: { en: 'Mustard is very small.', te: 'ఆవాలు చాలా చిన్నగా ఉంటాయి.' },
  },
  {
    english: 'pepper',
    telugu: 'మిరియాలు',
    grade: 3,
    alsoEnglish: ['black pepper', 'peppercorn'],
    explanations: [
      {
        en: 'Pepper is small black dried berries that taste hot. Mother put pepper in the rasam for my cold.',
        te: 'కారంగా ఉండే చిన్న నల్లని ఎండు గింజలు మిరియాలు. నా జలుబుకు అమ్మ చారులో మిరియాలు వేసింది.',
      },
      {
        en: 'Pepper grows on a vine that climbs up other trees, much of it in Kerala. There we saw green strings of pepper among the leaves.',
        te: 'మిరియాలు చెట్లకు పాకే తీగకు కాస్తాయి; కేరళలో ఎక్కువగా పండుతాయి. అక్కడ ఆకుల మధ్య ఆకుపచ్చని మిరియాల గుత్తులు చూశాం.',
      },
      {
        en: 'Long ago it was so expensive that people called it black gold, and ships came from far away to buy pepper. Our history teacher showed us their route on the map.',
        te: 'పూర్వం ఇవి ఎంత ఖరీదంటే నల్ల బంగారం అనేవారు; మిరియాలు కొనడానికి దూర దేశాల నుంచి ఓడలు వచ్చేవి. చరిత్ర టీచర్ ఆ దారిని పటంలో చూపించారు.',
      },
    ],
    sentence: { en: 'Pepper is sharp.', te: 'మిరియాలు ఘాటుగా ఉంటాయి.' },
  },
  {
    english: 'cardamom',
    telugu: 'యాలకులు',
    grade: 3,
    alsoTelugu: ['ఏలకులు'],
    explanations: [
      {
        en: 'Cardamom is small green pods with a sweet smell, used in payasam and tea. The whole kitchen smelled of cardamom.',
        te: 'పాయసంలో, టీలో వేసే మంచి వాసన గల చిన్న ఆకుపచ్చని కాయలు యాలకులు. యాలకులు దంచితే వంటగది అంతా ఘుమఘుమలాడింది.',
      },
      {
        en: 'The scent is in the little black seeds inside the pod. Padma opened one and counted the seeds.',
        te: 'సువాసన కాయ లోపలి చిన్న నల్లని గింజల్లో ఉంటుంది. పద్మ ఒక యాలక్కాయ ఒలిచి గింజలు లెక్కపెట్టింది.',
      },
      {
        en: 'After a meal many people chew a pod to freshen the mouth. Grandfather keeps cardamom in a tiny silver box.',
        te: 'భోజనం అయ్యాక నోరు తాజాగా ఉండాలని చాలామంది ఒక కాయ నములుతారు. తాతయ్య చిన్న వెండి డబ్బాలో యాలకులు ఉంచుకుంటారు.',
      },
    ],
    sentence: { en: 'Put cardamom in the payasam.', te: 'పాయసంలో యాలకులు వేయి.' },
  },
  {
    english: 'clove',
    telugu: 'లవంగం',
    grade: 3,
    explanations: [
      {
        en: 'A clove is a small dried flower bud, dark brown and strong in smell. In my biryani I found a clove and put it aside.',
        te: 'ఘాటైన వాసన ఉండే, ఎండిన చిన్న పూమొగ్గ లవంగం; అది ముదురు గోధుమ రంగులో ఉంటుంది. బిర్యానీలో నాకు ఒక లవంగం తగిలితే పక్కన పెట్టాను.',
      },
      {
        en: 'It looks like a little nail with a round head. Gopi stuck cloves into an orange, and his room smelled sweet for days.',
        te: 'లవంగం గుండ్రని తల ఉన్న చిన్న మేకులా కనిపిస్తుంది. గోపి నారింజకు లవంగాలు గుచ్చితే అతని గదిలో చాలా రోజులు మంచి వాసన వచ్చింది.',
      },
      {
        en: 'Grandmother holds a clove between her teeth when a tooth aches. The oil in it makes the place numb for a while, but the dentist still has to look.',
        te: 'పన్ను నొప్పి పెడితే నానమ్మ పంటి కింద లవంగం పెట్టుకుంటారు. దానిలోని నూనె కాసేపు నొప్పి తెలియనివ్వదు, కానీ డాక్టర్‌కు చూపించుకోవాలి.',
      },
    ],
    sentence: { en: 'A clove has a strong smell.', te: 'లవంగం వాసన ఘాటుగా ఉంటుంది.' },
  },
  {
    english: 'cinnamon',
    telugu: 'దాల్చినచెక్క',
    grade: 4,
    alsoTelugu: ['దాల్చిన చెక్క'],
    explanations: [
      {
        en: 'Cinnamon is the dried inner bark of a tree, sweet in smell. Mother put a piece of cinnamon in the pulao.',
        te: 'ఒక చెట్టు లోపలి బెరడును ఎండబెడితే వచ్చే సువాసన గల చెక్క దాల్చినచెక్క. అమ్మ పులావులో ఒక దాల్చినచెక్క ముక్క వేసింది.',
      },
      {
        en: 'When the bark dries, it rolls up by itself into little pipes. Sita looked through a piece of cinnamon as through a telescope.',
        te: 'ఎండేటప్పుడు బెరడు తనంతట తానే గొట్టంలా చుట్టుకుంటుంది. సీత దాల్చినచెక్క ముక్కలోంచి దుర్భిణిలోంచి చూసినట్టు చూసింది.',
      },
      {
        en: 'The best-known kind comes from Sri Lanka. In many countries cinnamon goes into cakes and buns, but with us mostly into hot dishes.',
        te: 'శ్రీలంక నుంచి వచ్చే దాల్చినచెక్కకు ఎంతో పేరు. చాలా దేశాల్లో దాన్ని కేకుల్లో వేస్తారు; మనం ఎక్కువగా కారపు వంటల్లో వేస్తాం.',
      },
    ],
    sentence: { en: 'Cinnamon looks like bark.', te: 'దాల్చినచెక్క బెరడులా ఉంటుంది.' },
  },
  {
    english: 'fenugreek',
    telugu: 'మెంతులు',
    grade: 4,
    alsoEnglish: ['fenugreek seeds'],
    explanations: [
      {
        en: 'Fenugreek is small, hard, yellow seeds that taste bitter; they go into pickles and sambar. I bit one fenugreek seed and made a face.',
        te: 'ఊరగాయల్లో, సాంబారులో వేసే చిన్న గట్టి పసుపు గింజలు మెంతులు; అవి చేదుగా ఉంటాయి. ఒక మెంతి గింజ కొరికి నేను ముఖం చిట్లించాను.',
      },
      {
        en: 'A few seeds soaked with the rice make dosas soft and golden. Aunt never forgets the fenugreek when she soaks the rice.',
        te: 'బియ్యంతో పాటు కొన్ని మెంతులు నానబెడితే దోసెలు మెత్తగా, ఎర్రగా వస్తాయి. అత్తయ్య బియ్యం నానబోసేటప్పుడు మెంతులు వేయడం మరిచిపోరు.',
      },
      {
        en: 'Sow them in a pot, and in a few weeks there are green leaves for dal. Raju sowed a spoonful of fenugreek and watered it every day.',
        te: 'వీటిని కుండీలో చల్లితే కొన్ని వారాల్లో పప్పులో వేసుకునే మెంతికూర వస్తుంది. రాజు చెంచాడు మెంతులు చల్లి రోజూ నీళ్లు పోశాడు.',
      },
    ],
    sentence: { en: 'Fenugreek is bitter.', te: 'మెంతులు చేదుగా ఉంటాయి.' },
  },
  {
    english: 'asafoetida',
    telugu: 'ఇంగువ',
    grade: 4,
    alsoEnglish: ['hing'],
    explanations: [
      {
        en: 'Asafoetida is the dried juice of a plant, with a very strong smell; a pinch is enough for a whole pot. Mother put some asafoetida in the pulihora.',
        te: 'ఒక మొక్క జిగురును ఎండబెడితే వచ్చే ఘాటైన వాసన గల పదార్థం ఇంగువ; గిన్నెడు వంటకు చిటికెడు చాలు. అమ్మ పులిహోరలో ఇంగువ వేసింది.',
      },
      {
        en: 'Raw, it smells bad, but in hot oil it grows pleasant. Kiran sniffed at the box of asafoetida and ran off.',
        te: 'పచ్చిగా ఉంటే వాసన బాగుండదు; వేడి నూనెలో వేస్తే కమ్మగా మారుతుంది. కిరణ్ ఇంగువ డబ్బా వాసన చూసి పారిపోయాడు.',
      },
      {
        en: 'A cloth in which it was tied keeps the smell for long. A family once great and now poor is called in Telugu the cloth that held asafoetida.',
        te: 'ఇంగువ కట్టిన గుడ్డకు చాలాకాలం వాసన పోదు. ఒకప్పుడు గొప్పగా బతికి ఇప్పుడు లేనివారిని ఇంగువ కట్టిన గుడ్డ అంటారు.',
      },
    ],
    sentence: { en: 'Put a pinch of asafoetida.', te: 'చిటికెడు ఇంగువ వేయి.' },
  },
  {
    english: 'coriander seeds',
    telugu: 'ధనియాలు',
    grade: 3,
    explanations: [
      {
        en: 'Coriander seeds are small, round, light brown seeds used as a spice. We fried coriander seeds and ground them for the sambar powder.',
        te: 'మసాలాగా వాడే చిన్న గుండ్రని లేత గోధుమ రంగు గింజలు ధనియాలు. సాంబారు పొడి కోసం ధనియాలు వేయించి పొడి చేశాం.',
      },
      {
        en: 'The leaf and the seed come from one plant but taste quite different. If you crush coriander seeds a little and sow them, green coriander comes up.',
        te: 'ఆకు, గింజ ఒకే మొక్కవి అయినా రుచులు వేరు. ధనియాలు కొంచెం నలిపి చల్లితే కొత్తిమీర మొలుస్తుంది.',
      },
      {
        en: 'In every Telugu kitchen the box of spices has coriander seeds. Lata knows them by their smell with her eyes shut.',
        te: 'ప్రతి తెలుగు వంటింట్లో పోపుల డబ్బాలో ధనియాలు ఉంటాయి. లత కళ్లు మూసుకుని వాసనతోనే వాటిని గుర్తుపడుతుంది.',
      },
    ],
    sentence: { en: 'Roast the coriander seeds.', te: 'ధనియాలు వేయించు.' },
  },
  {
    english: 'spice',
    telugu: 'మసాలా',
    grade: 2,
    alsoEnglish: ['spices'],
    alsoTelugu: ['సుగంధ ద్రవ్యం'],
    explanations: [
      {
        en: 'A spice is a seed, bark or root with a strong smell or taste that we add to food. Which spice smells so good in this curry?',
        te: 'వంటకు ఘాటు, సువాసన ఇచ్చే గింజలు, చెక్కలు, దుంపల పొడిని మసాలా అంటారు. ఈ కూరలో ఇంత మంచి వాసన ఏ మసాలాది?',
      },
      {
        en: "Every home has its own way of mixing spices, so the same curry tastes different in each. Uncle says no one's spice is like his mother's.",
        te: 'ఒక్కో ఇంట్లో మసాలా ఒక్కోలా కలుపుతారు; అందుకే ఒకే కూర ఒక్కో ఇంట్లో ఒక్కో రుచి. వాళ్ల అమ్మ చేసే మసాలా ఎవరికీ రాదని మామయ్య అంటారు.',
      },
      {
        en: 'For spices sailors of Europe looked for the sea way to India. Vasco da Gama reached Kozhikode in 1498, and spice filled his ships on the way back.',
        te: 'మసాలా దినుసుల కోసమే ఐరోపా నావికులు భారతదేశానికి సముద్ర మార్గం వెతికారు. వాస్కో డ గామా 1498లో కోజికోడ్ చేరి, తిరిగి వెళ్లేటప్పుడు ఓడల్లో మసాలా దినుసులు నింపుకున్నాడు.',
      },
    ],
    sentence: { en: 'There is too much spice in the curry.', te: 'కూరలో మసాలా ఎక్కువైంది.' },
  },
  {
    english: 'tempering',
    telugu: 'పోపు',
    grade: 3,
    alsoEnglish: ['seasoning'],
    alsoTelugu: ['తాలింపు', 'తిరగమోత'],
    explanations: [
      {
        en: 'Tempering is hot oil with mustard, cumin, chilies and curry leaves that is poured over a dish at the end. When the tempering hissed, we all ran to the kitchen.',
        te: 'ఆవాలు, జీలకర్ర, ఎండుమిర్చి, కరివేపాకు నూనెలో వేయించి వంటలో కలిపేది పోపు. పోపు చుయ్యిమనగానే అందరం వంటింటికి పరుగెత్తాం.',
      },
      {
        en: 'Hot oil draws the smell out of the spices and carries it into the food. Dal without tempering, Grandmother says, is like a song without a tune.',
        te: 'వేడి నూనె దినుసుల సువాసనను వంటకు అందిస్తుంది. పోపు లేని పప్పు రాగం లేని పాట లాంటిదని అమ్మమ్మ అంటారు.',
      },
      {
        en: 'All that is needed for it is kept in a round box with little bowls, the popula dabba. Chinnu can name all seven things in it.',
        te: 'పోపు కోసం కావలసినవన్నీ చిన్న గిన్నెలున్న గుండ్రని పోపుల డబ్బాలో ఉంటాయి. చిన్ను దానిలోని ఏడు దినుసుల పేర్లూ చెప్పగలడు.',
      },
    ],
    sentence: { en: 'Mother put the tempering in the dal.', te: 'అమ్మ పప్పులో పోపు వేసింది.' },
  },
  {
    english: 'dough',
    telugu: 'పిండి ముద్ద',
    grade: 2,
    explanations: [
      {
        en: 'Dough is flour mixed with water and pressed into a soft lump. My sister made a little bird out of the dough.',
        te: 'పిండిలో నీళ్లు పోసి కలిపి మెత్తగా చేసిన ముద్ద పిండి ముద్ద. చెల్లి పిండి ముద్దతో చిన్న పిట్ట చేసింది.',
      },
      {
        en: 'Too much water makes it sticky, too little makes it crack. Father adds the water a little at a time, so his dough is just right.',
        te: 'నీళ్లు ఎక్కువైతే జిగురుగా అవుతుంది, తక్కువైతే పగులుతుంది. నాన్న నీళ్లు కొంచెం కొంచెం పోస్తారు; అందుకే పిండి ముద్ద సరిగ్గా వస్తుంది.',
      },
      {
        en: 'If dough rests for half an hour under a wet cloth, the chapatis come out soft. We played carrom while it rested.',
        te: 'తడి గుడ్డ కప్పి అరగంట ఉంచితే చపాతీలు మెత్తగా వస్తాయి. పిండి ముద్ద నానుతుండగా మేము క్యారమ్స్ ఆడాం.',
      },
    ],
    sentence: { en: 'The dough is soft.', te: 'పిండి ముద్ద మెత్తగా ఉంది.' },
  },
  {
    english: 'recipe',
    telugu: 'రెసిపీ',
    grade: 4,
    alsoTelugu: ['తయారీ విధానం'],
    explanations: [
      {
        en: "A recipe tells what goes into a dish and how to cook it, step by step. I wrote Grandmother's laddu recipe in my notebook.",
        te: 'ఒక వంటకానికి ఏమేం కావాలో, ఎలా వండాలో వరుసగా చెప్పేది రెసిపీ. అమ్మమ్మ చెప్పిన లడ్డూ రెసిపీని నా నోటుపుస్తకంలో రాసుకున్నాను.',
      },
      {
        en: 'It has two parts: a list of things with how much of each, and then the work. Read the whole recipe before you begin, says my aunt.',
        te: 'రెసిపీలో రెండు భాగాలు ఉంటాయి: ఏది ఎంత కావాలో చెప్పే పట్టిక, తర్వాత చేసే విధానం. మొదలుపెట్టే ముందు మొత్తం చదవమని పిన్ని చెప్తారు.',
      },
      {
        en: 'Good cooks like Grandmother need no book; "enough salt" is all their recipe says. So my cousin in Sydney calls her and cooks with the phone beside the stove.',
        te: 'నానమ్మ లాంటివారికి పుస్తకం అక్కర్లేదు; సరిపడా ఉప్పు అన్నదే వాళ్ల రెసిపీ. అందుకే సిడ్నీలో ఉన్న వదిన నానమ్మకు ఫోన్ చేసి అడుగుతూ వండుతుంది.',
      },
    ],
    sentence: { en: 'This recipe is easy.', te: 'ఈ రెసిపీ సులభం.' },
  },
  {
    english: 'dish',
    telugu: 'వంటకం',
    grade: 3,
    alsoEnglish: ['item of food'],
    explanations: [
      {
        en: 'A dish is any one food that is cooked, such as biryani, sambar or kheer. Which dish do you like best?',
        te: 'బిర్యానీ, సాంబారు, పాయసం లాంటి వండిన ఒక్కో రకం ఆహారం వంటకం. నీకు అన్నిటికంటే ఇష్టమైన వంటకం ఏది?',
      },
      {
        en: 'Each region is known for a dish of its own: Hyderabad for biryani, Guntur for hot pickles. On our journey we tried a new dish in each town.',
        te: 'ఒక్కో ప్రాంతానికి ఒక్కో వంటకం పేరు తెస్తుంది: హైదరాబాద్‌కు బిర్యానీ, గుంటూరుకు కారపు పచ్చళ్లు. ప్రయాణంలో మేము ప్రతి ఊళ్లో ఒక కొత్త వంటకం రుచి చూశాం.',
      },
      {
        en: 'For festivals Telugu homes make special fried and sweet dishes called pindi vantalu. On Sankranti Padma helped with a dish for the first time.',
        te: 'పండుగలకు తెలుగు ఇళ్లలో చేసే ప్రత్యేకమైన తీపి, కారపు వంటకాలను పిండివంటలు అంటారు. సంక్రాంతికి పద్మ మొదటిసారి ఒక వంటకం చేయడంలో సాయపడింది.',
      },
    ],
    sentence: { en: 'This is a new dish.', te: 'ఇది కొత్త వంటకం.' },
  },
  {
    english: 'sour',
    telugu: 'పుల్లని',
    grade: 2,
    alsoTelugu: ['పుల్లటి', 'పులుపు'],
    explanations: [
      {
        en: 'Sour is the taste of lemon, tamarind and raw mango. The sour mango made me shut my eyes.',
        te: 'నిమ్మకాయ, చింతపండు, మామిడికాయల రుచిని పుల్లని రుచి అంటారు. పుల్లని మామిడికాయ కొరకగానే నా కళ్లు మూసుకుపోయాయి.',
      },
      {
        en: 'Sour things have acid in them; that is why milk splits when lemon is added. We tried it in class with one sour lemon.',
        te: 'పుల్లని పదార్థాల్లో ఆమ్లం ఉంటుంది; అందుకే పాలలో నిమ్మరసం పిండితే విరిగిపోతాయి. తరగతిలో ఒక పుల్లని నిమ్మకాయతో మేము ఇది చేసి చూశాం.',
      },
      {
        en: 'In the fable the fox could not reach the grapes and said they were sour. We say so of people who scorn what they cannot get.',
        te: 'అందని ద్రాక్ష పుల్లన అని సామెత; కథలో నక్క అందని ద్రాక్షను పుల్లని పండ్లు అంది. దొరకనిదాన్ని తక్కువ చేసి మాట్లాడేవారిని చూసి ఇలా అంటారు.',
      },
    ],
    sentence: { en: 'I like sour fruit.', te: 'నాకు పుల్లని పండ్లు ఇష్టం.' },
  },
  {
    english: 'astringent',
    telugu: 'వగరు',
    grade: 5,
    explanations: [
      {
        en: 'Astringent is the dry taste of raw banana or betel nut, which makes the tongue feel rough. Raw guava is a little astringent.',
        te: 'పచ్చి అరటికాయ, వక్క లాంటివి తింటే నాలుకను గరుకుగా చేసే రుచి వగరు. పచ్చి జామకాయ కొంచెం వగరుగా ఉంటుంది.',
      },
      {
        en: 'It is one of the six tastes that Telugu people count: sweet, sour, salty, hot, bitter and astringent. In Ugadi pachadi the bits of raw mango are astringent too.',
        te: 'తెలుగువారు చెప్పే ఆరు రుచుల్లో వగరు ఒకటి: తీపి, పులుపు, ఉప్పు, కారం, చేదు, వగరు. ఉగాది పచ్చడిలో మామిడి ముక్కల వల్ల కొంచెం వగరు తగులుతుంది.',
      },
      {
        en: 'Many fruits are astringent while raw and sweet when ripe. Gopi ate a green banana too early, and his mouth went dry.',
        te: 'చాలా పండ్లు పచ్చిగా ఉన్నప్పుడు వగరుగా, పండాక తియ్యగా ఉంటాయి. గోపి తొందరపడి పచ్చి అరటికాయ తింటే నోరు పొడిబారింది.',
      },
    ],
    sentence: { en: 'Betel nut tastes astringent.', te: 'వక్క రుచి వగరు.' },
  },
  {
    english: 'flavor',
    telugu: 'రుచి',
    grade: 2,
    alsoEnglish: ['flavour'],
    explanations: [
      {
        en: 'Flavor is how food tastes in the mouth: sweet, sour or hot. A little tamarind gives the rasam its flavor.',
        te: 'తిన్నప్పుడు నాలుకకు తెలిసే తీపి, పులుపు, కారం లాంటిదాన్ని రుచి అంటారు. కొంచెం చింతపండు వేస్తే చారుకు మంచి రుచి వస్తుంది.',
      },
      {
        en: 'Telugu people speak of six flavors, shadruchulu: sweet, sour, salty, bitter, hot and astringent. On Ugadi all six are in one pachadi.',
        te: 'తెలుగువారు ఆరు రుచులను షడ్రుచులు అంటారు: తీపి, పులుపు, ఉప్పు, చేదు, కారం, వగరు. ఉగాది పచ్చడిలో ఆరూ ఉంటాయి.',
      },
      {
        en: 'An old saying tells us that each person likes a flavor of their own. Ravi likes hot food, and Anita likes sweet things.',
        te: 'లోకో భిన్న రుచిః అంటారు; అంటే ఒక్కొక్కరికి ఒక్కో రుచి ఇష్టం. రవికి కారం, అనితకు తీపి ఇష్టం.',
      },
    ],
    sentence: { en: 'This mango has a good flavor.', te: 'ఈ మామిడి పండు రుచి బాగుంది.' },
  },
];
