import type { Word } from './word';

export const littleWords: readonly Word[] = [
  {
    english: 'who',
    telugu: 'ఎవరు',
    grade: 1,
    alsoEnglish: ['whom'],
    explanations: [
      {
        en: 'We say who to ask about a person. Who is knocking at the door?',
        te: 'మనిషి గురించి అడగాలంటే ఎవరు అంటాం. తలుపు కొడుతున్నది ఎవరు?',
      },
      {
        en: 'The word takes endings: evariki is to whom, evarito with whom, evaridi whose. “Whose is this pencil?” asked the teacher.',
        te: 'ఎవరు అనే మాటకు ప్రత్యయాలు చేరుతాయి: ఎవరికి, ఎవరితో, ఎవరిది. ఈ పెన్సిల్ ఎవరిది అని టీచర్ అడిగారు.',
      },
      {
        en: 'With a long end, evaroo, it means nobody or anybody: evaroo leru says that nobody is there. Kiran looked into the dark room and said just that.',
        te: 'చివర సాగదీసి ఎవరూ లేరు అంటే ఒక్కరు కూడా లేరని అర్థం. చీకటి గదిలోకి చూసి కిరణ్ ఇక్కడ ఎవరూ లేరు అన్నాడు.',
      },
    ],
    sentence: { en: 'Who is she?', te: 'ఆమె ఎవరు?' },
  },
  {
    english: 'what',
    telugu: 'ఏమిటి',
    grade: 1,
    alsoTelugu: ['ఏం', 'ఏంటి'],
    explanations: [
      {
        en: 'We say what to ask about a thing or a name. What is in this box?',
        te: 'వస్తువు గురించి, పేరు గురించి అడగాలంటే ఏమిటి అంటాం. ఈ డబ్బాలో ఉన్నది ఏమిటి?',
      },
      {
        en: 'Before a verb the word becomes short, em: em chestunnavu means what are you doing. Grandmother asks me that whenever I am too quiet.',
        te: 'క్రియకు ముందు ఏమిటి అనే మాట ఏం అవుతుంది: ఏం చేస్తున్నావు? నేను మరీ నిశ్శబ్దంగా ఉంటే అమ్మమ్మ ఇలాగే అడుగుతారు.',
      },
      {
        en: 'In quick speech many people say enti. “What? Say it again,” called Ravi from the roof.',
        te: 'తొందరగా మాట్లాడేటప్పుడు చాలామంది ఏమిటి అనకుండా ఏంటి అంటారు. ఏంటి, మళ్లీ చెప్పు అని రవి మేడ మీంచి అరిచాడు.',
      },
    ],
    sentence: { en: 'What is that?', te: 'అది ఏమిటి?' },
  },
  {
    english: 'where',
    telugu: 'ఎక్కడ',
    grade: 1,
    explanations: [
      {
        en: 'We say where to ask about a place. Where is my other shoe?',
        te: 'చోటు గురించి అడగాలంటే ఎక్కడ అంటాం. నా రెండో బూటు ఎక్కడ ఉంది?',
      },
      {
        en: 'With an ending it asks more: ekkadiki is where to, ekkadi nunchi where from. The conductor asked Sita: where are you going to?',
        te: 'ప్రత్యయం చేరితే ఇంకా అడగవచ్చు: ఎక్కడికి, ఎక్కడి నుంచి. ఎక్కడికి వెళ్లాలమ్మా అని కండక్టర్ సీతను అడిగారు.',
      },
      {
        en: 'Three words go together: ikkada is here, akkada there, and ekkada asks. In the game of hide-and-seek we shout all three.',
        te: 'ఇక్కడ, అక్కడ, ఎక్కడ అనే మూడు మాటలు ఒకే వరుస. దాగుడుమూతల్లో ఈ మూడు మాటలూ అరుస్తూనే ఉంటాం.',
      },
    ],
    sentence: { en: 'Where is your house?', te: 'మీ ఇల్లు ఎక్కడ?' },
  },
  {
    english: 'when',
    telugu: 'ఎప్పుడు',
    grade: 1,
    explanations: [
      {
        en: 'We say when to ask about a time. When does the train come?',
        te: 'సమయం గురించి అడగాలంటే ఎప్పుడు అంటాం. రైలు ఎప్పుడు వస్తుంది?',
      },
      {
        en: 'With a long end, eppudu becomes eppudoo, always. Grandfather is always smiling; when he is not, we ask what has happened.',
        te: 'చివర సాగదీసి ఎప్పుడూ అంటే ప్రతిసారీ అని అర్థం. తాతయ్య ఎప్పుడూ నవ్వుతూ ఉంటారు; నవ్వకపోతే ఏమైందని అడుగుతాం.',
      },
      {
        en: 'Eppudu asks, ippudu is now and appudu then. “When?” asks Chinnu. “Not now,” says Mother, and he knows that it means tomorrow.',
        te: 'ఎప్పుడు అని అడిగితే ఇప్పుడు, అప్పుడు అని జవాబు చెప్పవచ్చు. చిన్ను ఎప్పుడు అంటే, ఇప్పుడు కాదు అంటుంది అమ్మ; రేపని చిన్నుకు తెలుసు.',
      },
    ],
    sentence: { en: 'When will you come?', te: 'నువ్వు ఎప్పుడు వస్తావు?' },
  },
  {
    english: 'why',
    telugu: 'ఎందుకు',
    grade: 1,
    alsoEnglish: ['what for'],
    explanations: [
      {
        en: 'We say why to ask for a reason. Why is the sky blue?',
        te: 'కారణం అడగాలంటే ఎందుకు అంటాం. ఆకాశం ఎందుకు నీలంగా ఉంటుంది?',
      },
      {
        en: 'Small children ask why all day long, and that is how they learn. My brother asked it twenty times on the way to the market.',
        te: 'చిన్నపిల్లలు రోజంతా ఎందుకు అని అడుగుతూ నేర్చుకుంటారు. బజారుకు వెళ్లేలోపు తమ్ముడు ఇరవై సార్లు ఎందుకు అని అడిగాడు.',
      },
      {
        en: 'The answer often begins with endukante, because. Why are you late? Because the bus stood still, said Padma.',
        te: 'ఎందుకు అని అడిగితే జవాబు తరచుగా ఎందుకంటే అని మొదలవుతుంది. ఎందుకు ఆలస్యమైంది? ఎందుకంటే బస్సు ఆగిపోయింది అని పద్మ చెప్పింది.',
      },
    ],
    sentence: { en: 'Why are you laughing?', te: 'ఎందుకు నవ్వుతున్నావు?' },
  },
  {
    english: 'how',
    telugu: 'ఎలా',
    grade: 1,
    alsoTelugu: ['ఎట్లా'],
    explanations: [
      {
        en: 'We say how to ask in what way something is or is done. How do you draw an elephant?',
        te: 'ఏ విధంగా అని అడగాలంటే ఎలా అంటాం. ఏనుగు బొమ్మ ఎలా గీయాలి?',
      },
      {
        en: 'When friends meet they ask how the other is: ela unnavu. On the phone Grandmother asks it first, before anything else.',
        te: 'కలిసినప్పుడు ఎలా ఉన్నావు అని అడుగుతాం. ఫోన్లో అమ్మమ్మ అన్నిటికంటే ముందు ఎలా ఉన్నావు అనే అడుగుతారు.',
      },
      {
        en: "In Telangana many people say etla instead of ela. Both are right; Raju's friend from Warangal says the one, Raju the other.",
        te: 'తెలంగాణలో చాలామంది ఎలా అనే మాటను ఎట్లా అంటారు. రెండూ సరైనవే; వరంగల్ నుంచి వచ్చిన స్నేహితుడు ఒకటి అంటే, రాజు ఇంకోటి అంటాడు.',
      },
    ],
    sentence: { en: 'How did this happen?', te: 'ఇది ఎలా జరిగింది?' },
  },
  {
    english: 'how many',
    telugu: 'ఎన్ని',
    grade: 1,
    alsoTelugu: ['ఎంతమంది'],
    explanations: [
      {
        en: 'We say how many to ask for the number of things. How many mangoes are in the basket?',
        te: 'వస్తువుల లెక్క అడగాలంటే ఎన్ని అంటాం. బుట్టలో మామిడి పండ్లు ఎన్ని ఉన్నాయి?',
      },
      {
        en: 'For people Telugu has another word, entamandi. How many books? enni. How many children? entamandi.',
        te: 'మనుషుల లెక్కకు ఎన్ని అనం, ఎంతమంది అంటాం. పుస్తకాలు ఎన్ని? పిల్లలు ఎంతమంది?',
      },
      {
        en: 'The hour of the clock is asked with it too: enni gantalaku, at what hour is the film? At six, said my elder sister.',
        te: 'గడియారం చూసే సమయాన్ని కూడా ఎన్ని అనే అడుగుతాం: సినిమా ఎన్ని గంటలకు? ఆరు గంటలకు అని అక్క చెప్పింది.',
      },
    ],
    sentence: { en: 'How many pens are there?', te: 'పెన్నులు ఎన్ని ఉన్నాయి?' },
  },
  {
    english: 'how much',
    telugu: 'ఎంత',
    grade: 2,
    explanations: [
      {
        en: 'We say how much to ask for a price, an amount or a size. How much is this kite?',
        te: 'ధర, కొలత తెలుసుకోవాలంటే ఎంత అంటాం. ఈ గాలిపటం ఎంత?',
      },
      {
        en: 'What can be counted is asked with enni, what is measured with enta. How much milk? How many glasses?',
        te: 'లెక్కపెట్టగలిగేవాటికి ఎన్ని అంటాం, కొలిచేవాటికి ఎంత అంటాం. పాలు ఎంత? గ్లాసులు ఎన్ని?',
      },
      {
        en: 'It can also show wonder: enta baagundi means how lovely it is. Anita said so when she saw the sea for the first time.',
        te: 'ఆశ్చర్యం చూపడానికి కూడా ఎంత అంటాం: ఎంత బాగుంది! మొదటిసారి సముద్రం చూసి అనిత ఇలాగే అంది.',
      },
    ],
    sentence: { en: 'How much milk is there?', te: 'పాలు ఎంత ఉన్నాయి?' },
  },
  {
    english: 'which',
    telugu: 'ఏది',
    grade: 2,
    alsoEnglish: ['which one'],
    alsoTelugu: ['ఏ'],
    explanations: [
      {
        en: 'We say which to ask about one out of several. Which is your bag, the red or the blue?',
        te: 'కొన్నిటిలో ఒకదాని గురించి అడగాలంటే ఏది అంటాం. ఎర్ర సంచి, నీలం సంచి: వీటిలో నీది ఏది?',
      },
      {
        en: 'Before a noun the word is only e: e pustakam, which book. E ooru, which town, is what people ask when they meet on a train.',
        te: 'వస్తువు పేరుకు ముందు ఏది అనకుండా ఏ అంటాం: ఏ పుస్తకం? రైల్లో కలిసినవారు మీది ఏ ఊరు అని అడుగుతారు.',
      },
      {
        en: 'For many things the word is evi. Which of these fruits are ripe? Lata pressed each with her thumb to find out.',
        te: 'ఒకటి అయితే ఏది, చాలా అయితే ఏవి అంటాం. వీటిలో పండినవి ఏవి? లత ఒక్కో పండును వేలితో నొక్కి చూసింది.',
      },
    ],
    sentence: { en: 'Which is your pencil?', te: 'నీ పెన్సిల్ ఏది?' },
  },
  {
    english: 'I',
    telugu: 'నేను',
    grade: 1,
    alsoEnglish: ['me'],
    explanations: [
      {
        en: 'I is the word with which we speak of ourselves. I am Meena, and I am seven.',
        te: 'మన గురించి మనం చెప్పుకునే మాట నేను. నేను మీనాను, నాకు ఏడేళ్లు.',
      },
      {
        en: 'Often it can be left out, for the end of the verb says it: vastanu can only mean that I come. So in Telugu one word is a whole sentence.',
        te: 'క్రియ చివరే తెలుస్తుంది కాబట్టి నేను అనే మాటను చాలాసార్లు వదిలేస్తాం. వస్తాను అంటే చాలు, నేను వస్తాను అని అర్థమవుతుంది.',
      },
      {
        en: 'It changes with its work: naa is my, naaku to me, nannu me. Call me, give it to me, it is my ball, said Gopi in one breath.',
        te: 'నేను అనే మాట ఇలా మారుతుంది: నా, నాకు, నన్ను. నన్ను పిలువు, నాకు ఇవ్వు, అది నా బంతి అని గోపి గబగబా అన్నాడు.',
      },
    ],
    sentence: { en: 'I am reading a story.', te: 'నేను కథ చదువుతున్నాను.' },
  },
  {
    english: 'you',
    telugu: 'నువ్వు',
    grade: 1,
    alsoTelugu: ['మీరు', 'నీవు'],
    explanations: [
      {
        en: 'You is the word for the one we speak to; in Telugu it is nuvvu for a friend or a child. Will you come and play, Ravi?',
        te: 'స్నేహితులతో, చిన్నవాళ్లతో మాట్లాడేటప్పుడు నువ్వు అంటాం. రవీ, నువ్వు ఆటకు వస్తావా?',
      },
      {
        en: 'To elders, teachers and strangers we say miru, and the verb ends in -ru. It is also the word for many people at once.',
        te: 'పెద్దవాళ్లతో నువ్వు అనకూడదు, మీరు అనాలి; అప్పుడు క్రియ చివర -రు వస్తుంది. చాలామందితో మాట్లాడేటప్పుడు కూడా మీరు అంటాం.',
      },
      {
        en: 'English has only one you, so a child who comes from abroad may mix up the two. “Nuvvu, Grandfather?” asked Kiran, and everybody smiled.',
        te: 'ఇంగ్లీషులో ఒకే మాట ఉండడంతో విదేశాల నుంచి వచ్చిన పిల్లలు నువ్వు, మీరు కలిపేస్తారు. తాతయ్యా, నువ్వు అని కిరణ్ అనగానే అందరూ నవ్వారు.',
      },
    ],
    sentence: { en: 'What are you doing?', te: 'నువ్వు ఏం చేస్తున్నావు?' },
  },
  {
    english: 'he',
    telugu: 'అతను',
    grade: 1,
    alsoEnglish: ['him'],
    alsoTelugu: ['ఆయన', 'వాడు'],
    explanations: [
      {
        en: 'He is the word for a boy or a man of whom we speak. That is Raju; he is in my class.',
        te: 'అబ్బాయి గురించి, మగవారి గురించి చెప్పేటప్పుడు అతను అంటాం. అతను రాజు, మా తరగతిలో చదువుతున్నాడు.',
      },
      {
        en: 'Telugu has three words: vaadu for a little brother, atanu for an equal, aayana for an elder. Of Grandfather we say aayana, and the verb ends in -ru.',
        te: 'తమ్ముడిని వాడు, మన వయసు వారిని అతను, పెద్దవారిని ఆయన అంటాం. తాతయ్య గురించి చెప్తే, ఆయన వచ్చారు అంటాం.',
      },
      {
        en: 'If he is close by, the word is itanu. Pointing at the boy beside her, Sita said: this is Gopi; he sings well.',
        te: 'దగ్గర ఉంటే ఇతను, దూరంగా ఉంటే అతను అంటాం. పక్కనున్న అబ్బాయిని చూపించి, ఇతను గోపి, బాగా పాడతాడు అని సీత చెప్పింది.',
      },
    ],
    sentence: { en: 'He is my friend Ravi.', te: 'అతను నా స్నేహితుడు రవి.' },
  },
  {
    english: 'she',
    telugu: 'ఆమె',
    grade: 1,
    alsoEnglish: ['her'],
    alsoTelugu: ['ఆవిడ'],
    explanations: [
      {
        en: 'She is the word for a girl or a woman of whom we speak. That is Lata; she runs fast.',
        te: 'అమ్మాయి గురించి, ఆడవారి గురించి చెప్పేటప్పుడు ఆమె అంటాం. ఆమె లత, వేగంగా పరుగెత్తుతుంది.',
      },
      {
        en: 'Of an elder, aavida is warm and polite, and the verb ends in -ru. Our teacher has come; she has brought a map.',
        te: 'పెద్దవారిని ఆమె అనే బదులు ఆవిడ అంటే ఇంకా మర్యాదగా ఉంటుంది; క్రియ చివర -రు వస్తుంది. టీచర్ వచ్చారు, ఆవిడ పటం తెచ్చారు.',
      },
      {
        en: "If she is near, the word is ime. Holding her friend's hand, Padma said: this is Anita, she has come from Canada.",
        te: 'దగ్గర ఉంటే ఈమె, దూరంగా ఉంటే ఆమె అంటాం. స్నేహితురాలి చెయ్యి పట్టుకుని, ఈమె అనిత, కెనడా నుంచి వచ్చింది అని పద్మ చెప్పింది.',
      },
    ],
    sentence: { en: 'She is drawing a picture.', te: 'ఆమె బొమ్మ గీస్తోంది.' },
  },
  {
    english: 'we',
    telugu: 'మేము',
    grade: 1,
    alsoEnglish: ['us'],
    alsoTelugu: ['మనం'],
    explanations: [
      {
        en: 'We is I and others together; Telugu memu leaves out the one we speak to. We are going to the zoo, said Ravi to his teacher.',
        te: 'నేను, నాతో ఉన్నవారు అని చెప్పాలంటే మేము అంటాం; వినేవారు అందులో ఉండరు. మేము జూకు వెళ్తున్నాం అని రవి టీచర్‌తో అన్నాడు.',
      },
      {
        en: 'If the one we speak to comes along, we say manam. “Come, let us all go,” says Mother: manam, for you are in it too.',
        te: 'వినేవారు కూడా ఉంటే మేము అనం, మనం అంటాం. రా, మనం అందరం వెళ్దాం అంది అమ్మ; నువ్వు కూడా అందులో ఉన్నావు.',
      },
      {
        en: 'English has one we, Telugu two, so nobody need ask: me too? Just listen whether it is memu or manam, said Sita to her cousin from abroad.',
        te: 'ఇంగ్లీషులో ఒకే మాట, తెలుగులో మేము, మనం అని రెండు మాటలు. ఏ మాటో వింటే చాలు, నేను కూడానా అని అడగక్కర్లేదని విదేశం నుంచి వచ్చిన కజిన్‌కు సీత చెప్పింది.',
      },
    ],
    sentence: { en: 'We play every day.', te: 'మేము రోజూ ఆడుకుంటాం.' },
  },
  {
    english: 'they',
    telugu: 'వాళ్లు',
    grade: 1,
    alsoEnglish: ['them'],
    alsoTelugu: ['వారు', 'అవి'],
    explanations: [
      {
        en: 'They is the word for two or more people we are talking about. They are my cousins; they live in Nellore.',
        te: 'ఇద్దరు లేదా ఎక్కువ మంది గురించి చెప్పేటప్పుడు వాళ్లు అంటాం. వాళ్లు మా కజిన్లు, నెల్లూరులో ఉంటారు.',
      },
      {
        en: 'Of things and animals we say avi. The birds are on the roof; they are hungry: avi, not vaallu.',
        te: 'వస్తువులను, జంతువులను వాళ్లు అనం, అవి అంటాం. పక్షులు మేడ మీద ఉన్నాయి; అవి ఆకలితో ఉన్నాయి.',
      },
      {
        en: 'Vaaru is more respectful and may be said of one great person. Vaallu is for everyday: they laughed, they sang, they went home.',
        te: 'ఎక్కువ గౌరవం చూపాలంటే వారు అంటాం; రోజువారీ మాటల్లో వాళ్లు అంటాం. వాళ్లు నవ్వారు, పాడారు, ఇంటికి వెళ్లారు.',
      },
    ],
    sentence: { en: 'They are coming from school.', te: 'వాళ్లు బడి నుంచి వస్తున్నారు.' },
  },
  {
    english: 'this',
    telugu: 'ఇది',
    grade: 1,
    alsoEnglish: ['this one'],
    alsoTelugu: ['ఈ'],
    explanations: [
      {
        en: 'We say this of one thing that is near us. This is my book; you can touch it.',
        te: 'దగ్గర ఉన్న ఒక వస్తువును చూపించి ఇది అంటాం. ఇది నా పుస్తకం, ముట్టుకుని చూడు.',
      },
      {
        en: 'Before a noun it is only ee: ee pustakam, this book. This house, this street, this town are all near.',
        te: 'వస్తువు పేరుకు ముందు ఇది అనకుండా ఈ అంటాం: ఈ పుస్తకం. ఈ ఇల్లు, ఈ వీధి, ఈ ఊరు అన్నీ దగ్గరివే.',
      },
      {
        en: 'Many things near us are ivi, these. Meena opened her hand: this is a shell, and these are stones.',
        te: 'ఒకటి అయితే ఇది, ఎక్కువ అయితే ఇవి అంటాం. మీనా చెయ్యి తెరిచి, ఇది గవ్వ, ఇవి రాళ్లు అని చూపించింది.',
      },
    ],
    sentence: { en: 'This is a flower.', te: 'ఇది పువ్వు.' },
  },
  {
    english: 'that',
    telugu: 'అది',
    grade: 1,
    alsoEnglish: ['it', 'that one'],
    alsoTelugu: ['ఆ'],
    explanations: [
      {
        en: 'We say that of one thing that is farther away. That is a kite, high up there.',
        te: 'దూరంగా ఉన్న ఒక వస్తువును చూపించి అది అంటాం. పైన ఎగురుతున్నది చూడు, అది గాలిపటం.',
      },
      {
        en: 'Before a noun it is only aa: aa chettu, that tree. Do you see that hill, that temple and that flag?',
        te: 'వస్తువు పేరుకు ముందు అది అనకుండా ఆ అంటాం: ఆ చెట్టు. ఆ కొండ, ఆ గుడి, ఆ జెండా కనిపిస్తున్నాయా?',
      },
      {
        en: 'Words for near things begin with i, words for far ones with a: idi and adi, ikkada and akkada. Remember that, and half of it is learned.',
        te: 'దగ్గరివాటికి ఇ, దూరంగా ఉన్నవాటికి అ: ఇది, అది; ఇక్కడ, అక్కడ. ఈ ఒక్క సంగతి గుర్తుంటే సగం వచ్చేసినట్టే.',
      },
    ],
    sentence: { en: 'That is our school.', te: 'అది మా బడి.' },
  },
  {
    english: 'and',
    telugu: 'మరియు',
    grade: 2,
    explanations: [
      {
        en: 'And joins two words; the Telugu word mariyu does so in books. When we speak, we make both ends long instead: ammaa naannaa, Mother and Father.',
        te: 'పుస్తకాల్లో రెండు మాటలను కలపడానికి మరియు అని రాస్తారు. మాట్లాడేటప్పుడు మాత్రం చివరలు సాగదీస్తాం: అమ్మా నాన్నా.',
      },
      {
        en: 'One hardly ever says mariyu aloud. Gopi read it in the newspaper, and on a board: girls and boys.',
        te: 'మరియు అనే మాటను పైకి దాదాపు ఎవరూ అనరు. గోపికి అది పత్రికలో, బాలికలు మరియు బాలురు అనే బోర్డు మీద కనిపించింది.',
      },
      {
        en: 'Long ends join more than two as well: milk and fruit and bread become paaloo, pandloo, rotteloo. Try it with the names of your friends!',
        te: 'మరియు లేకుండానే చాలా మాటలను కలపవచ్చు: పాలూ, పండ్లూ, రొట్టెలూ. నీ స్నేహితుల పేర్లతో చేసి చూడు!',
      },
    ],
    sentence: { en: 'Here there are books and maps.', te: 'ఇక్కడ పుస్తకాలు మరియు పటాలు ఉన్నాయి.' },
  },
  {
    english: 'or',
    telugu: 'లేదా',
    grade: 2,
    alsoTelugu: ['లేకపోతే'],
    explanations: [
      {
        en: 'We say or when there is a choice of two. Take the laddu or the fruit, said Mother, not both.',
        te: 'రెండిటిలో ఒకటి అని చెప్పాలంటే లేదా అంటాం. లడ్డూ లేదా పండు తీసుకో, రెండూ కాదు అంది అమ్మ.',
      },
      {
        en: 'In a question Telugu makes both ends long instead: teenaa, kaafeenaa, tea or coffee? So the waiter asked, and Father took tea.',
        te: 'ప్రశ్నలో లేదా అనకుండా రెండు మాటల చివరా సాగదీస్తాం: టీనా, కాఫీనా? వెయిటర్ అలా అడిగితే నాన్న టీ తీసుకున్నారు.',
      },
      {
        en: 'Lekapote, or else, gives a warning: come quickly, or else the bus will go. Ravi ran, with one shoe in his hand.',
        te: 'హెచ్చరించాలంటే లేదా అనే బదులు లేకపోతే అంటాం: త్వరగా రా, లేకపోతే బస్సు వెళ్లిపోతుంది. రవి ఒక బూటు చేత్తో పట్టుకుని పరుగెత్తాడు.',
      },
    ],
    sentence: { en: 'Draw a tree or a house.', te: 'చెట్టు లేదా ఇల్లు గీయి.' },
  },
  {
    english: 'but',
    telugu: 'కానీ',
    grade: 2,
    explanations: [
      {
        en: 'But joins two thoughts that pull in different ways. The house is small, but it is beautiful.',
        te: 'వ్యతిరేకంగా ఉన్న రెండు విషయాలను కలపడానికి కానీ అంటాం. ఇల్లు చిన్నదే, కానీ అందంగా ఉంది.',
      },
      {
        en: 'After a but comes what matters more. You sang well, but softly, said the teacher; so next time Lata sang louder.',
        te: 'కానీ తర్వాత వచ్చే మాటే ముఖ్యం. బాగా పాడావు కానీ మెల్లగా పాడావు అన్నారు టీచర్; అందుకే లత తర్వాత గట్టిగా పాడింది.',
      },
      {
        en: 'Kaanee stands between the two thoughts, as in English. I wanted to come, but it rained, wrote Kiran in his letter.',
        te: 'ఇంగ్లీషులోలాగే కానీ రెండు విషయాల మధ్య వస్తుంది. రావాలనుకున్నాను కానీ వాన పడింది అని కిరణ్ ఉత్తరంలో రాశాడు.',
      },
    ],
    sentence: { en: 'I am hungry, but there is no food.', te: 'ఆకలిగా ఉంది, కానీ తిండి లేదు.' },
  },
  {
    english: 'because',
    telugu: 'ఎందుకంటే',
    grade: 2,
    explanations: [
      {
        en: 'We say because to give a reason. I like the rain because the frogs sing then.',
        te: 'కారణం చెప్పేటప్పుడు ఎందుకంటే అంటాం. నాకు వాన అంటే ఇష్టం, ఎందుకంటే అప్పుడు కప్పలు పాడతాయి.',
      },
      {
        en: 'The word is made of enduku, why, and ante, if you say: if you ask why. So the question hides in the answer.',
        te: 'ఎందుకు, అంటే అనే రెండు మాటలు కలిసి ఎందుకంటే అయింది. అంటే జవాబులోనే ప్రశ్న దాక్కుని ఉంది.',
      },
      {
        en: 'Often Telugu turns it round and puts kaabatti after the reason. It rained, therefore we stayed at home, says Padma.',
        te: 'ఎందుకంటే అనే బదులు కారణం ముందు చెప్పి, చివర కాబట్టి అని కూడా అంటాం. వాన పడింది కాబట్టి ఇంట్లోనే ఉన్నాం అంది పద్మ.',
      },
    ],
    sentence: { en: 'I did not come, because I had a fever.', te: 'నేను రాలేదు, ఎందుకంటే జ్వరం వచ్చింది.' },
  },
  {
    english: 'if',
    telugu: 'ఒకవేళ',
    grade: 3,
    explanations: [
      {
        en: 'We use if for something that may or may not happen. If it rains, we will play indoors.',
        te: 'జరగవచ్చు, జరగకపోవచ్చు అనే విషయం చెప్పేటప్పుడు ఒకవేళ అంటాం. ఒకవేళ వాన పడితే ఇంట్లోనే ఆడుకుందాం.',
      },
      {
        en: 'The real if in Telugu is the end of the verb: -te in vaste, if someone comes, or paadite, if someone sings. Okavela before it may be left out.',
        te: 'నిజానికి క్రియ చివర వచ్చే -తే చాలు: వస్తే, పాడితే, పడితే. ముందు ఒకవేళ అనకపోయినా అర్థమవుతుంది.',
      },
      {
        en: 'If I were a bird: so many a school essay begins. Sita wrote that she would fly to her grandmother every evening.',
        te: 'ఒకవేళ నేను పక్షినైతే అని బడిలో వ్యాసం రాయమంటారు. రోజూ సాయంత్రం అమ్మమ్మ దగ్గరికి ఎగిరి వెళ్తాను అన్నది సీత వ్యాసం.',
      },
    ],
    sentence: { en: 'If he comes, tell me.', te: 'ఒకవేళ అతను వస్తే నాకు చెప్పు.' },
  },
  {
    english: 'yes',
    telugu: 'అవును',
    grade: 1,
    opposite: 'no',
    explanations: [
      {
        en: 'We say yes when something is so. Is your name Raju? Yes, it is.',
        te: 'అడిగింది నిజమైతే అవును అంటాం. నీ పేరు రాజేనా? అవును, నా పేరు రాజు.',
      },
      {
        en: 'In everyday talk the answer to a question is often the verb itself: did you eat? I ate. To elders we say avunandi.',
        te: 'రోజువారీ మాటల్లో అవును అనే బదులు క్రియతోనే జవాబు చెప్తాం: తిన్నావా? తిన్నాను. పెద్దవారితో అవునండి అంటాం.',
      },
      {
        en: 'Heads speak as well: a nod means yes in most countries. In India a soft wobble from side to side can mean it too, and guests find it funny.',
        te: 'చాలా దేశాల్లో తల పైకీ కిందికీ ఊపితే అవును అని అర్థం. భారతదేశంలో తల అటూ ఇటూ ఆడించినా అవును అనే; కొత్తవారికి అది వింతగా ఉంటుంది.',
      },
    ],
    sentence: { en: 'Yes, this is my house.', te: 'అవును, ఇది మా ఇల్లు.' },
  },
  {
    english: 'no',
    telugu: 'కాదు',
    grade: 1,
    alsoEnglish: ['not'],
    alsoTelugu: ['లేదు', 'వద్దు'],
    opposite: 'yes',
    explanations: [
      {
        en: 'We say no when something is not so; kaadu means that it is not that. Is this a cat? No, it is a tiger cub!',
        te: 'ఒకటి మరొకటి కానప్పుడు కాదు అంటాం. ఇది పిల్లా? కాదు, పులిపిల్ల!',
      },
      {
        en: 'Telugu has three words: kaadu, it is not that; ledu, it is not there; vaddu, I do not want it. This is not tea, it is coffee. There is no sugar. I do not want it.',
        te: 'తెలుగులో మూడు మాటలు ఉన్నాయి: ఒకటి మరొకటి కాకపోతే కాదు, ఏదైనా లేకపోతే లేదు, ఇష్టం లేకపోతే వద్దు. ఇది టీ కాదు, కాఫీ. చక్కెర లేదు. నాకు వద్దు.',
      },
      {
        en: 'You can say no politely, and you should say it when something is not right. When a stranger offered a ride, Anita said no and told her teacher right away.',
        te: 'మర్యాదగా కూడా కాదు, వద్దు అనవచ్చు; తప్పనిపిస్తే తప్పకుండా అనాలి. పరిచయం లేని మనిషి కారు ఎక్కమంటే అనిత వద్దంది; వెంటనే టీచర్‌కు చెప్పింది.',
      },
    ],
    sentence: { en: 'No, this is not my pen.', te: 'కాదు, ఇది నా పెన్ను కాదు.' },
  },
  {
    english: 'all',
    telugu: 'అన్నీ',
    grade: 2,
    alsoEnglish: ['everything', 'everyone', 'everybody'],
    alsoTelugu: ['అందరూ', 'అంతా'],
    explanations: [
      {
        en: 'We say all when nothing is left out: anni of things and andaru of people. All the mangoes are ripe.',
        te: 'ఏదీ మిగలకుండా చెప్పాలంటే అన్నీ అంటాం; మనుషులైతే అందరూ అంటాం. మామిడికాయలు అన్నీ పండాయి.',
      },
      {
        en: 'Of one whole thing we say anta, of things that we count anni. We walked through all the village and saw all the temples.',
        te: 'ఒకే ముక్కగా ఉన్నదాన్ని అంతా అంటాం, లెక్కపెట్టేవాటిని అన్నీ అంటాం. ఊరంతా తిరిగాం, గుళ్లు అన్నీ చూశాం.',
      },
      {
        en: 'All for one and one for all, say the heroes of a French tale. Remember: anni of things, andaru of people.',
        te: 'అందరి కోసం ఒకరు, ఒకరి కోసం అందరూ అని ఒక ఫ్రెంచి కథలో వీరులు అంటారు. వస్తువులైతే అన్నీ, మనుషులైతే అందరూ అని గుర్తుంచుకో.',
      },
    ],
    sentence: { en: 'All the toys are here.', te: 'బొమ్మలు అన్నీ ఇక్కడే ఉన్నాయి.' },
  },
  {
    english: 'some',
    telugu: 'కొన్ని',
    grade: 2,
    alsoEnglish: ['a few', 'few', 'several'],
    alsoTelugu: ['కొందరు', 'కొంతమంది'],
    explanations: [
      {
        en: 'We say some of a few things out of many: konni of things, kondaru of people. Some birds cannot fly.',
        te: 'చాలావాటిలో తక్కువ సంఖ్య చెప్పాలంటే కొన్ని అంటాం; మనుషులైతే కొందరు అంటాం. కొన్ని పక్షులు ఎగరలేవు.',
      },
      {
        en: 'What is not counted but measured takes konchem: some water, some salt. Some books, but a little milk: listen to the difference.',
        te: 'లెక్కపెట్టేవాటికి కొన్ని అంటాం, కొలిచేవాటికి కొంచెం అంటాం. కొన్ని పుస్తకాలు, కొంచెం పాలు.',
      },
      {
        en: 'Before we say all, let us think whether it is only some. “All dogs bite,” said Meena. “Not all, some,” said the teacher.',
        te: 'అన్నీ అనే ముందు కొన్ని అనవచ్చేమో ఆలోచించాలి. కుక్కలన్నీ కరుస్తాయి అంది మీనా; అన్నీ కాదు, కొన్ని అన్నారు టీచర్.',
      },
    ],
    sentence: { en: 'There are some flowers in the garden.', te: 'తోటలో కొన్ని పువ్వులు ఉన్నాయి.' },
  },
  {
    english: 'each',
    telugu: 'ప్రతి',
    grade: 2,
    alsoEnglish: ['every'],
    explanations: [
      {
        en: 'We say each when we mean them one by one, leaving out none. Each child got a balloon.',
        te: 'ఏదీ వదలకుండా ఒక్కొక్కటీ అని చెప్పాలంటే ప్రతి అంటాం. ప్రతి పిల్లవాడికీ ఒక బుడగ ఇచ్చారు.',
      },
      {
        en: 'After it the noun stands in the singular: prati roju, every day; prati illu, every house. On every wall of our street there is a picture.',
        te: 'ప్రతి తర్వాత వచ్చే మాట ఏకవచనంలో ఉంటుంది: ప్రతి రోజూ, ప్రతి ఇల్లూ. మా వీధిలో ప్రతి గోడ మీదా ఒక బొమ్మ ఉంది.',
      },
      {
        en: 'It joins with other words: pratisari is every time, prati okkaru everyone. Every time I call her, Grandmother asks if I have eaten.',
        te: 'ప్రతి అనే మాట ఇతర మాటలతో కలుస్తుంది: ప్రతిసారీ, ప్రతి ఒక్కరూ. నేను ఫోన్ చేసిన ప్రతిసారీ తిన్నావా అని నానమ్మ అడుగుతారు.',
      },
    ],
    sentence: { en: 'I read every day.', te: 'నేను ప్రతి రోజూ చదువుతాను.' },
  },
  {
    english: 'other',
    telugu: 'వేరే',
    grade: 2,
    alsoEnglish: ['another'],
    alsoTelugu: ['ఇంకో', 'మరో', 'ఇతర'],
    explanations: [
      {
        en: 'We say other of one that is not this one. This pen does not write; give me the other one.',
        te: 'ఇది కాకుండా ఇంకొకటి అని చెప్పాలంటే వేరే అంటాం. ఈ పెన్ను రాయడం లేదు, వేరే పెన్ను ఇవ్వు.',
      },
      {
        en: 'Telugu also has inko for one more of the same kind: inko laddu is another laddu. For something different we say vere.',
        te: 'అలాంటిదే ఇంకొకటి కావాలంటే ఇంకో లడ్డూ అంటాం. వేరే లడ్డూ అంటే ఇలాంటిది కాదు, మరో రకం అని అర్థం.',
      },
      {
        en: "Vere uru is another town, vere desham another country. Kiran's uncle lives in another country and comes every other year.",
        te: 'వేరే ఊరు, వేరే దేశం అంటే మనది కానిది. కిరణ్ వాళ్ల మామయ్య వేరే దేశంలో ఉంటారు; రెండేళ్లకు ఒకసారి వస్తారు.',
      },
    ],
    sentence: { en: 'Let us go another way.', te: 'వేరే దారిలో వెళ్దాం.' },
  },
  {
    english: 'together',
    telugu: 'కలిసి',
    grade: 2,
    alsoEnglish: ['along with'],
    explanations: [
      {
        en: 'Together means that two or more do something with each other. We eat together every night.',
        te: 'ఇద్దరు లేదా ఎక్కువ మంది ఒకటిగా చేస్తే కలిసి చేశారంటాం. మేము రోజూ రాత్రి కలిసి తింటాం.',
      },
      {
        en: 'With somebody is -to kalisi: akkato kalisi is together with my sister. My sister and I built a house of cards together.',
        te: 'ఎవరితో అని చెప్పాలంటే -తో కలిసి అంటాం: అక్కతో కలిసి, నాతో కలిసి. నేను, అక్క కలిసి పేక ముక్కలతో ఇల్లు కట్టాం.',
      },
      {
        en: 'Living together makes for happiness, a Telugu saying goes: kalisi unte kaladu sukham. Grandfather says it when we share one blanket.',
        te: 'కలిసి ఉంటే కలదు సుఖం అని సామెత. మేము ఒకే దుప్పటి కప్పుకుంటే తాతయ్య ఆ మాటే అంటారు.',
      },
    ],
    sentence: { en: 'Let us play together.', te: 'మనం కలిసి ఆడుకుందాం.' },
  },
  {
    english: 'with',
    telugu: 'తో',
    grade: 2,
    alsoTelugu: ['తో పాటు'],
    explanations: [
      {
        en: 'With is only an ending in Telugu, -to: ammato is with Mother, and naato is with me. Come with me!',
        te: 'ఎవరైనా తోడుగా ఉన్నారని చెప్పడానికి మాట చివర తో చేరుతుంది: అమ్మతో, నాతో. నాతో రా!',
      },
      {
        en: 'The same ending tells what we use: kattito is with a knife, chenchato is with a spoon. I eat with my hand, and Gopi eats with a spoon.',
        te: 'దేన్ని వాడతామో చెప్పడానికి కూడా ఇదే చేరుతుంది: కత్తితో, చెంచాతో. నేను చేత్తో తింటాను, గోపి చెంచాతో తింటాడు.',
      },
      {
        en: 'For along with, we add paatu: nannato paatu is along with Father. Chinnu went to the market with Father and came back with two bananas.',
        te: 'వెంట అనే అర్థం రావాలంటే పాటు చేరుస్తాం: నాన్నతో పాటు. చిన్ను నాన్నతో పాటు బజారుకు వెళ్లి, రెండు అరటిపండ్లతో తిరిగి వచ్చాడు.',
      },
    ],
    sentence: { en: 'I went to the market with Father.', te: 'నేను నాన్నతో బజారుకు వెళ్లాను.' },
  },
  {
    english: 'also',
    telugu: 'కూడా',
    grade: 1,
    alsoEnglish: ['too', 'as well'],
    explanations: [
      {
        en: 'We say also to add one more. Ravi is coming, and I am also coming.',
        te: 'ఇంకొకటి చేర్చి చెప్పాలంటే కూడా అంటాం. రవి వస్తున్నాడు, నేను కూడా వస్తాను.',
      },
      {
        en: 'It stands right after its word: nenu kudaa is I too, naaku kudaa to me too. Put it elsewhere, and the meaning changes.',
        te: 'కూడా అనేది తన మాట తర్వాతే వస్తుంది: నేను కూడా, నాకు కూడా. వేరే చోట పెడితే అర్థం మారిపోతుంది.',
      },
      {
        en: 'Instead of kudaa a long end is enough: nenoo is I too. “I too!” shout all the children when sweets are shared: nenoo, nenoo!',
        te: 'కూడా అనే బదులు మాట చివర సాగదీస్తే చాలు: నేనూ! మిఠాయి పంచుతుంటే పిల్లలందరూ నేనూ, నేనూ అని అరుస్తారు.',
      },
    ],
    sentence: { en: 'My younger sister also came.', te: 'మా చెల్లి కూడా వచ్చింది.' },
  },
  {
    english: 'only',
    telugu: 'మాత్రమే',
    grade: 3,
    alsoEnglish: ['just'],
    alsoTelugu: ['కేవలం'],
    explanations: [
      {
        en: 'We say only when there is no more and no other. Only two biscuits are left.',
        te: 'అంతే, ఇంకేమీ లేదు అని చెప్పాలంటే మాత్రమే అంటాం. రెండు బిస్కెట్లు మాత్రమే మిగిలాయి.',
      },
      {
        en: 'In speech a long -e at the end of the word does the same: rende, only two; nene, only I. Mother says: only one sweet!',
        te: 'మాత్రమే అనే బదులు, మాట్లాడేటప్పుడు చివర ఏ చేరుస్తాం: రెండే, నేనే. ఒక్కటే మిఠాయి అంది అమ్మ.',
      },
      {
        en: 'Look where only stands. Only Ravi ate fruit: the others did not. Ravi ate only fruit: he left the rice.',
        te: 'మాత్రమే ఎక్కడ ఉందో చూడు. రవి మాత్రమే పండు తిన్నాడు: ఇతరులు తినలేదు. రవి పండు మాత్రమే తిన్నాడు: అన్నం తినలేదు.',
      },
    ],
    sentence: { en: 'I have only one pencil.', te: 'నా దగ్గర ఒక్క పెన్సిల్ మాత్రమే ఉంది.' },
  },
  {
    english: 'again',
    telugu: 'మళ్లీ',
    grade: 1,
    alsoEnglish: ['once more'],
    alsoTelugu: ['తిరిగి', 'మరోసారి'],
    explanations: [
      {
        en: 'We say again when something happens one more time. Tell me that story again, please!',
        te: 'ఒకసారి జరిగింది ఇంకోసారి జరిగితే మళ్లీ అంటాం. ఆ కథ మళ్లీ చెప్పు!',
      },
      {
        en: 'Said twice, malli malli means again and again. Again and again the baby throws the spoon down, and again and again Father picks it up.',
        te: 'రెండుసార్లు మళ్లీ మళ్లీ అంటే చాలాసార్లు అని అర్థం. పాపాయి మళ్లీ మళ్లీ చెంచా పడేస్తుంది; నాన్న మళ్లీ మళ్లీ తీసి ఇస్తారు.',
      },
      {
        en: 'When friends part they say malli kaluddam, let us meet again. It sounds happier than goodbye.',
        te: 'విడిపోయేటప్పుడు మళ్లీ కలుద్దాం అంటాం. ఆ మాట వింటే వెళ్లిపోతున్నామనే బాధ తగ్గుతుంది.',
      },
    ],
    sentence: { en: 'It is raining again.', te: 'మళ్లీ వాన పడుతోంది.' },
  },
  {
    english: 'very',
    telugu: 'చాలా',
    grade: 1,
    alsoEnglish: ['many', 'much', 'a lot', 'lots'],
    alsoTelugu: ['బాగా', 'ఎంతో'],
    explanations: [
      {
        en: 'We say very to make a word stronger; Telugu chala is also many and much. The lake is very deep.',
        te: 'మాటకు బలం ఇవ్వాలంటే, ఎక్కువ అని చెప్పాలంటే చాలా అంటాం. ఈ సరస్సు చాలా లోతు.',
      },
      {
        en: 'Of many things we say chala, of many people chalamandi. There are many shops in the street and many people in the shops.',
        te: 'వస్తువులు ఎక్కువ ఉంటే చాలా అంటాం, మనుషులు ఎక్కువ ఉంటే చాలామంది అంటాం. వీధిలో చాలా దుకాణాలు, దుకాణాల్లో చాలామంది జనం ఉన్నారు.',
      },
      {
        en: 'Before a verb, baagaa often fits better: baagaa aadaadu, he played very well. Chala stands before words such as big, hot and sweet.',
        te: 'పెద్ద, వేడి లాంటి మాటల ముందు చాలా అంటాం: చాలా వేడి. పనిని చెప్పే మాట ముందు ఎక్కువగా బాగా అంటాం: బాగా ఆడాడు.',
      },
    ],
    sentence: { en: 'This mango is very sweet.', te: 'ఈ మామిడి పండు చాలా తియ్యగా ఉంది.' },
  },
  {
    english: 'a little',
    telugu: 'కొంచెం',
    grade: 1,
    alsoEnglish: ['a bit', 'little bit', 'slightly'],
    alsoTelugu: ['కాస్త', 'కొద్దిగా'],
    explanations: [
      {
        en: 'We say a little of a small amount. Put a little salt into the curry.',
        te: 'తక్కువగా అని చెప్పాలంటే కొంచెం అంటాం. కూరలో కొంచెం ఉప్పు వెయ్యి.',
      },
      {
        en: 'It also makes a request softer: konchem aagandi is please wait a little. So we speak politely to elders.',
        te: 'అడిగేటప్పుడు కొంచెం అంటే మర్యాదగా ఉంటుంది: కొంచెం ఆగండి. పెద్దవారితో ఇలా మాట్లాడతాం.',
      },
      {
        en: 'Said twice, konchem konchem is little by little. Little by little Kiran learned to read Telugu, and now he reads the boards in the street.',
        te: 'రెండుసార్లు కొంచెం కొంచెం అంటే మెల్లమెల్లగా అని అర్థం. కిరణ్ కొంచెం కొంచెంగా తెలుగు చదవడం నేర్చుకున్నాడు; ఇప్పుడు వీధిలో బోర్డులు చదువుతాడు.',
      },
    ],
    sentence: { en: 'Give me a little water.', te: 'నాకు కొంచెం నీళ్లు ఇవ్వు.' },
  },
  {
    english: 'okay',
    telugu: 'సరే',
    grade: 1,
    alsoEnglish: ['ok', 'all right', 'alright'],
    explanations: [
      {
        en: 'Okay is what we say when we agree. “Do you want to play?” asked Gopi, and Sita said okay.',
        te: 'ఒప్పుకున్నప్పుడు సరే అంటాం. ఆడుకుందామా అని గోపి అడిగితే, సీత సరే అంది.',
      },
      {
        en: 'To grown-ups we say sarenandi; the -andi shows respect. When the teacher told us to sit, we all said sarenandi.',
        te: 'పెద్దవాళ్లతో సరేనండి అంటాం; అండి చేర్చడం మర్యాద. టీచర్ కూర్చోమనగానే అందరం సరేనండి అన్నాం.',
      },
      {
        en: 'Sarena is a question: do you agree? “We will go tomorrow, okay?” said Father.',
        te: 'సరేనా అంటే ఒప్పుకుంటావా అని అడగడం. రేపు వెళ్దాం, సరేనా అన్నారు నాన్న.',
      },
    ],
    sentence: { en: 'Okay, let us go.', te: 'సరే, వెళ్దాం.' },
  },
];
