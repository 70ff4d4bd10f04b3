import type { PoemOfWork } from './collectedPoem';

const BOOK_1 = { en: 'Book 1', te: '1వ స్కంధం' };
const BOOK_7 = { en: 'Book 7', te: '7వ స్కంధం' };
const BOOK_8 = { en: 'Book 8', te: '8వ స్కంధం' };
const BOOK_10 = { en: 'Book 10', te: '10వ స్కంధం' };

// Softening stays after ం in గర్వోన్నతిం బొందరే, పోవం జాలిరే, పేరైనం గలదే, ప్రముఖులుం బ్రీతిన్ and నమ్మం జూడకు, సిరికిం జెప్పడు, యుగముం జేదోయి,
// అభ్రగపతిం బన్నింపడు, వ్యాప్తిం బొందక and తృప్తిం జెందని, and in the compounds అమ్మలగన్న, ఇందుగలడు, మూటగట్టుకొని,
// మన్నింపందగున్, చక్కంబడు and వచ్చుగాక.
export const potana: readonly PoemOfWork[] = [
  {
    id: 'palikedidi-bhagavatamata',
    poetId: 'potana',
    place: BOOK_1,
    title: 'పలికెడిది భాగవతమట',
    titleEnglish: 'What I sing is Bhagavatam',
    previewText: 'పలికెడిది భాగవతమట',
    tags: ['devotion', 'humility'],
    meter: 'kandam',
    grade: 4,
    teluguText: 'పలికెడిది భాగవతమట\nపలికించెడివాడు రామభద్రుండట నే\nపలికిన భవహరమగునట\nపలికెద వేరొండు గాథ పలుకగ నేలా!',
    teluguMeaning: 'నేను పలికేది భాగవతమట, పలికించేవాడు శ్రీరాముడట, నేను పలికితే కష్టాలు తొలగిపోతాయట. అందుకే ఆ కథే చెప్తాను; వేరే కథ ఎందుకు?',
    englishTranslation:
      'What I sing, they say, is the Bhagavatam; he who makes me sing is Rama himself; and singing it takes away the sorrows of life. So I will sing it. Why sing any other tale?',
    hardWords: [
      { word: 'పలికించెడివాడు', meaning: { te: 'పలికేలా చేసేవాడు', en: 'he who makes me speak' } },
      { word: 'భవహరము', meaning: { te: 'సంసార బాధలను పోగొట్టేది', en: 'remover of worldly sorrow' } },
      { word: 'గాథ', meaning: { te: 'కథ', en: 'a tale' } },
    ],
  },
  {
    id: 'sri-kaivalya-padambu',
    poetId: 'potana',
    place: BOOK_1,
    title: 'శ్రీ కైవల్య పదంబు',
    titleEnglish: "Potana's first prayer",
    previewText: 'శ్రీ కైవల్య పదంబు చేరుటకునై చింతించెదన్ లోక ర',
    tags: ['devotion'],
    meter: 'sardulam',
    grade: 10,
    teluguText:
      'శ్రీ కైవల్య పదంబు చేరుటకునై చింతించెదన్ లోక ర\nక్షైకారంభకు భక్తపాలన కళాసంరంభకున్ దానవో\nద్రేకస్తంభకు కేళిలోల విలసద్దృగ్జాల సంభూత నా\nనా కంజాత భవాండ కుంభకు మహానందాంగనా డింభకున్',
    teluguMeaning:
      'మోక్షం పొందాలని శ్రీకృష్ణుణ్ణి ధ్యానిస్తాను. ఆయన లోకాలను కాపాడేవాడు, భక్తులను పాలించేవాడు, రాక్షసుల గర్వం అణచేవాడు, ఆటగా చూసే తన చూపుతోనే ఎన్నో బ్రహ్మాండాలను సృష్టించేవాడు, యశోదమ్మ ముద్దుబిడ్డ.',
    englishTranslation:
      'To reach the blessed state I think of him who guards the worlds and loves to care for his devotees, who stills the pride of demons, whose playful glance brings forth countless universes: the little child of Yasoda.',
    hardWords: [
      { word: 'కైవల్యము', meaning: { te: 'మోక్షం', en: 'final freedom' } },
      { word: 'చింతించు', meaning: { te: 'ధ్యానించు', en: 'to meditate' } },
      { word: 'దానవులు', meaning: { te: 'రాక్షసులు', en: 'demons' } },
      { word: 'డింభకుడు', meaning: { te: 'శిశువు', en: 'a child' } },
    ],
  },
  {
    id: 'sarada-niradendu',
    poetId: 'potana',
    place: BOOK_1,
    title: 'శారద నీరదేందు',
    titleEnglish: 'White as all white things',
    previewText: 'శారద నీరదేందు ఘనసార పటీర మరాళ మల్లికా',
    tags: ['learning', 'devotion'],
    meter: 'utpalamala',
    grade: 9,
    teluguText:
      'శారద నీరదేందు ఘనసార పటీర మరాళ మల్లికా\nహార తుషార ఫేన రజతాచల కాశ ఫణీశ కుంద మం\nదార సుధాపయోధి సిత తామర సామరవాహినీ శుభా\nకారత నొప్పు నిన్ను మది కానగ నెన్నడు కల్గు భారతీ!',
    teluguMeaning:
      'సరస్వతీ దేవీ, శరత్కాల మేఘం, చంద్రుడు, కర్పూరం, చందనం, హంస, మల్లెదండ, మంచు, నురుగు, వెండికొండ, రెల్లుపూలు, ఆదిశేషుడు, మొల్లలు, మందారం, పాలసముద్రం, తెల్లతామర, గంగ వీటన్నిటిలా తెల్లగా వెలిగే నిన్ను నా మనసులో ఎప్పుడు చూస్తాను?',
    englishTranslation:
      'White as the autumn cloud, the moon, camphor, sandal, the swan, a jasmine garland, snow, foam, the silver mountain, the feather grass, the king of snakes, kunda and mandara flowers, the sea of milk, the white lotus and the heavenly Ganga: O Saraswati, when will I see you so in my heart?',
    hardWords: [
      { word: 'నీరదము', meaning: { te: 'మేఘం', en: 'a cloud' } },
      { word: 'ఘనసారము', meaning: { te: 'కర్పూరం', en: 'camphor' } },
      { word: 'మరాళము', meaning: { te: 'హంస', en: 'a swan' } },
      { word: 'తుషారము', meaning: { te: 'మంచు', en: 'snow, frost' } },
      { word: 'భారతి', meaning: { te: 'సరస్వతి', en: 'Saraswati' } },
    ],
  },
  {
    id: 'ammalaganna-yamma',
    poetId: 'potana',
    place: BOOK_1,
    title: 'అమ్మలగన్న యమ్మ',
    titleEnglish: 'Mother of all mothers',
    previewText: 'అమ్మలగన్న యమ్మ ముగురమ్మల మూలపుటమ్మ చాల పె',
    tags: ['devotion', 'family'],
    meter: 'utpalamala',
    grade: 7,
    teluguText:
      'అమ్మలగన్న యమ్మ ముగురమ్మల మూలపుటమ్మ చాల పె\nద్దమ్మ సురారులమ్మ కడుపారడి పుచ్చిన యమ్మ తన్ను లో\nనమ్మిన వేల్పుటమ్మల మనమ్ముల నుండెడి యమ్మ దుర్గ మా\nయమ్మ కృపాబ్ధి యిచ్చుత మహత్త్వ కవిత్వ పటుత్వ సంపదల్',
    teluguMeaning:
      'అమ్మలందరినీ కన్న అమ్మ, ముగ్గురు అమ్మలకూ మూలమైన అమ్మ, అందరికంటే పెద్దమ్మ, రాక్షసులను ఓడించిన అమ్మ, తనను నమ్మిన దేవతల మనసుల్లో ఉండే అమ్మ, దయాసముద్రమైన మా దుర్గమ్మ నాకు గొప్పతనాన్ని, కవిత్వాన్ని, నేర్పును ఇచ్చుగాక!',
    englishTranslation:
      'Mother who bore all mothers, source of the three great mothers, the eldest mother, who overcame the demons, who lives in the hearts of the goddesses that trust her: may our mother Durga, sea of kindness, grant us greatness, poetry and skill.',
    hardWords: [
      { word: 'మూలపుటమ్మ', meaning: { te: 'అన్నిటికీ మూలమైన తల్లి', en: 'the mother at the root of all' } },
      { word: 'సురారులు', meaning: { te: 'రాక్షసులు', en: 'demons, foes of the gods' } },
      { word: 'కృపాబ్ధి', meaning: { te: 'దయాసముద్రం', en: 'a sea of kindness' } },
      { word: 'పటుత్వము', meaning: { te: 'నేర్పు', en: 'skill, power' } },
    ],
  },
  {
    id: 'chetularanga-sivuni',
    poetId: 'potana',
    place: BOOK_1,
    title: 'చేతులారంగ శివుని',
    titleEnglish: 'What a life is for',
    previewText: 'చేతులారంగ శివుని పూజింపడేని',
    tags: ['devotion', 'honesty'],
    meter: 'tetagiti',
    grade: 7,
    teluguText: 'చేతులారంగ శివుని పూజింపడేని\nనోరు నొవ్వంగ హరికీర్తి నుడువడేని\nదయయు సత్యంబు లోనుగా తలపడేని\nకలుగనేటికి తల్లుల కడుపుచేటు',
    teluguMeaning:
      'చేతులారా శివుణ్ణి పూజించాలి, నోరారా విష్ణువును కీర్తించాలి, దయను, సత్యాన్ని మనసులో నిలుపుకోవాలి. అవి లేని పుట్టుక తల్లికి బాధ కలిగించడానికే కదా!',
    englishTranslation:
      'With our own hands we should worship, with full voice sing of God, and keep kindness and truth in mind. If one does none of these, what was one born for, but to give a mother pain?',
    hardWords: [
      { word: 'చేతులారంగ', meaning: { te: 'చేతులు తృప్తి పడేలా', en: "to the hands' content" } },
      { word: 'నుడువడేని', meaning: { te: 'పలకకపోతే', en: 'if one does not utter' } },
      { word: 'లోనుగా', meaning: { te: 'మొదలైనవి', en: 'and the like' } },
    ],
  },
  {
    id: 'mandara-makaranda',
    poetId: 'potana',
    place: BOOK_7,
    title: 'మందార మకరంద',
    titleEnglish: 'The bee of the mandara',
    previewText: 'మందార మకరంద మాధుర్యమున తేలు',
    tags: ['devotion', 'nature'],
    meter: 'seesam',
    grade: 9,
    teluguText:
      'మందార మకరంద మాధుర్యమున తేలు\nమధుపంబు పోవునే మదనములకు\nనిర్మల మందాకినీ వీచికల తూగు\nరాయంచ చనునె తరంగిణులకు\nలలిత రసాల పల్లవ ఖాదియై చొక్కు\nకోయిల చేరునే కుటజములకు\nపూర్ణేందు చంద్రికా స్ఫురిత చకోరక\nమరుగునే సాంద్ర నీహారములకు\nఅంబుజోదర దివ్య పాదారవింద\nచింతనామృత పానవిశేష మత్త\nచిత్త మేరీతి నితరంబు చేరనేర్చు\nవినుతగుణశీల మాటలు వేయునేల',
    teluguMeaning:
      'మందారపు తేనెలో తేలే తుమ్మెద ఉమ్మెత్తకు పోతుందా, గంగ అలలపై ఊగే హంస వాగులకు పోతుందా? మామిడి చిగుళ్లు తిన్న కోయిల కొండమల్లెకు చేరుతుందా, నిండు వెన్నెల తాగే చకోరం దట్టమైన మంచుకు పోతుందా? వెయ్యి మాటలెందుకు, విష్ణువు పాదాలను తలచే మనసు వేరే వాటి మీదకు పోదు.',
    englishTranslation:
      "Does the bee that drinks mandara honey go to the thorn-apple, or the swan that rides the Ganga's waves to little streams? Does the koel fed on mango shoots go to wild scrub, or the chakora bird of the full moon to thick fog? Why a thousand words: how can a mind that drinks the nectar of the Lord's feet turn elsewhere?",
    hardWords: [
      { word: 'మకరందము', meaning: { te: 'పూతేనె', en: 'nectar of flowers' } },
      { word: 'మధుపంబు', meaning: { te: 'తుమ్మెద', en: 'a bee' } },
      { word: 'మందాకిని', meaning: { te: 'గంగానది', en: 'the heavenly Ganga' } },
      { word: 'రాయంచ', meaning: { te: 'రాజహంస', en: 'a royal swan' } },
      { word: 'రసాలము', meaning: { te: 'తియ్యమామిడి', en: 'a sweet mango tree' } },
    ],
  },
  {
    id: 'chadivinchiri-nanu',
    poetId: 'potana',
    place: BOOK_7,
    title: 'చదివించిరి నను గురువులు',
    titleEnglish: 'The secret of learning',
    previewText: 'చదివించిరి నను గురువులు',
    tags: ['learning', 'devotion'],
    meter: 'kandam',
    grade: 4,
    teluguText: 'చదివించిరి నను గురువులు\nచదివితి ధర్మార్థ ముఖ్యశాస్త్రంబులు నే\nచదివినవి కలవు పెక్కులు\nచదువులలో మర్మమెల్ల చదివితి తండ్రీ!',
    teluguMeaning:
      'నాన్నా, గురువులు నన్ను చదివించారు. ధర్మం, అర్థం మొదలైన శాస్త్రాలు, ఇంకా ఎన్నో చదివాను. చదువులలోని అసలు రహస్యమంతా తెలుసుకున్నాను.',
    englishTranslation:
      'Father, my teachers taught me. I have read the sciences of right and of wealth, and much besides. I have read the very heart of all learning.',
    hardWords: [
      { word: 'ముఖ్యశాస్త్రంబులు', meaning: { te: 'ముఖ్యమైన శాస్త్రాలు', en: 'the chief sciences' } },
      { word: 'పెక్కులు', meaning: { te: 'చాలా', en: 'many' } },
      { word: 'మర్మము', meaning: { te: 'రహస్యం', en: 'the secret, the inner meaning' } },
    ],
  },
  {
    id: 'indugaladandu',
    poetId: 'potana',
    place: BOOK_7,
    title: 'ఇందుగల డందులేడని',
    titleEnglish: 'He is everywhere',
    previewText: 'ఇందుగల డందులేడని',
    tags: ['devotion'],
    meter: 'kandam',
    grade: 2,
    teluguText: 'ఇందుగల డందులేడని\nసందేహము వలదు చక్రి సర్వోపగతుం\nడెందెందు వెదకి చూచిన\nనందందే కలడు దానవాగ్రణి వింటే!',
    teluguMeaning:
      'దేవుడు ఇక్కడ ఉన్నాడు, అక్కడ లేడు అనే అనుమానం వద్దు. ఆయన అంతటా ఉన్నాడు. ఎక్కడెక్కడ వెతికి చూస్తే అక్కడక్కడ ఉంటాడు, విన్నావా, రాక్షసరాజా!',
    englishTranslation:
      'Have no doubt that he is here or not there: God is everywhere. Wherever you look for him, there he is; do you hear, O chief of the demons?',
    hardWords: [
      { word: 'సందేహము', meaning: { te: 'అనుమానం', en: 'doubt' } },
      { word: 'చక్రి', meaning: { te: 'విష్ణువు', en: 'Vishnu, who bears the wheel' } },
      { word: 'సర్వోపగతుండు', meaning: { te: 'అంతటా ఉన్నవాడు', en: 'one who is everywhere' } },
      { word: 'దానవాగ్రణి', meaning: { te: 'రాక్షస రాజు', en: 'chief of the demons' } },
    ],
  },
  {
    id: 'kare-rajulu',
    poetId: 'potana',
    place: BOOK_8,
    title: 'కారే రాజులు',
    titleEnglish: 'Were there no kings before?',
    previewText: 'కారే రాజులు రాజ్యముల్ కలుగవే గర్వోన్నతిం బొందరే',
    tags: ['wealth', 'humility'],
    meter: 'sardulam',
    grade: 9,
    teluguText:
      'కారే రాజులు రాజ్యముల్ కలుగవే గర్వోన్నతిం బొందరే\nవారేరీ సిరి మూటగట్టుకొని పోవం జాలిరే భూమిపై\nపేరైనం గలదే శిబిప్రముఖులుం బ్రీతిన్ యశఃకాములై\nయీరే కోర్కులు వారలన్ మరచిరే యిక్కాలమున్ భార్గవా!',
    teluguMeaning:
      'ఎందరో రాజులు ఉన్నారు, వారికి రాజ్యాలు ఉన్నాయి, గర్వపడ్డారు. వారంతా ఏరి, సంపద మూటకట్టుకుని పోగలిగారా, వారి పేరైనా మిగిలిందా? కీర్తి కోరి, అడిగినది ఇష్టంగా ఇచ్చిన శిబి వంటివారిని లోకం ఈనాటికీ మరిచిపోలేదు, శుక్రాచార్యా!',
    englishTranslation:
      'Were there not kings before, with kingdoms and great pride? Where are they now, could they carry their wealth away, and does even their name remain? But Sibi and others who sought good fame and gave gladly: has the world forgotten them to this day, O Sukra?',
    hardWords: [
      { word: 'గర్వోన్నతి', meaning: { te: 'ఎక్కువ గర్వం', en: 'the height of pride' } },
      { word: 'సిరి', meaning: { te: 'సంపద', en: 'wealth' } },
      { word: 'యశఃకాములు', meaning: { te: 'కీర్తి కోరినవారు', en: 'seekers of good fame' } },
      { word: 'భార్గవుడు', meaning: { te: 'శుక్రాచార్యుడు', en: 'Sukra, teacher of the demons' } },
    ],
  },
  {
    id: 'intintai-vatudintayai',
    poetId: 'potana',
    place: BOOK_8,
    title: 'ఇంతింతై వటుడింతయై',
    titleEnglish: 'The boy who grew',
    previewText: 'ఇంతింతై వటుడింతయై మరియు తానింతై నభోవీథిపై',
    tags: ['courage', 'nature'],
    meter: 'sardulam',
    grade: 8,
    teluguText:
      'ఇంతింతై వటుడింతయై మరియు తానింతై నభోవీథిపై\nనంతై తోయదమండలాగ్రమున కల్లంతై ప్రభారాశిపై\nనంతై చంద్రుని కంతయై ధ్రువునిపై నంతై మహర్వాటిపై\nనంతై సత్యపదోన్నతుండగుచు బ్రహ్మాండాంత సంవర్ధియై',
    teluguMeaning:
      'పొట్టి బాలుడైన వామనుడు ఇంత, ఇంతకంటే ఇంత అని పెరిగిపోయాడు. ఆకాశం, మేఘాలు, వెలుగుల రాశి, చంద్రుడు, ధ్రువుడు, మహర్లోకం, సత్యలోకం అన్నిటినీ దాటి బ్రహ్మాండం చివరి వరకు పెరిగాడు.',
    englishTranslation:
      'The little boy Vamana grew, and grew, and grew: up to the sky, above the clouds, past the mass of light, past the moon, past the pole star, past the world of the sages, to the world of truth and the very edge of the universe.',
    hardWords: [
      { word: 'వటుడు', meaning: { te: 'బ్రహ్మచారి బాలుడు', en: 'a young student' } },
      { word: 'నభోవీథి', meaning: { te: 'ఆకాశం', en: 'the sky' } },
      { word: 'తోయదము', meaning: { te: 'మేఘం', en: 'a cloud' } },
      { word: 'సంవర్ధి', meaning: { te: 'పెరిగేవాడు', en: 'one who grows' } },
    ],
  },
  {
    id: 'evvaniche-janinchu',
    poetId: 'potana',
    place: BOOK_8,
    title: 'ఎవ్వనిచే జనించు',
    titleEnglish: "The elephant's prayer",
    previewText: 'ఎవ్వనిచే జనించు జగమెవ్వని లోపల నుండు లీనమై',
    tags: ['devotion'],
    meter: 'utpalamala',
    grade: 9,
    teluguText:
      'ఎవ్వనిచే జనించు జగమెవ్వని లోపల నుండు లీనమై\nయెవ్వనియందు డిందు పరమేశ్వరు డెవ్వడు మూలకారణం\nబెవ్వడనాది మధ్యలయు డెవ్వడు సర్వము తానయైన వా\nడెవ్వడు వాని నాత్మభవు నీశ్వరు నే శరణంబు వేడెదన్',
    teluguMeaning:
      'ఈ లోకం ఎవరి వల్ల పుడుతుందో, ఎవరిలో ఉంటుందో, ఎవరిలో కలిసిపోతుందో, పరమేశ్వరుడు ఎవరో, అన్నిటికీ మూలం ఎవరో, మొదలు, మధ్య, చివర లేనివాడు ఎవరో, అన్నీ తానే అయినవాడు ఎవరో, తనకు తానే పుట్టిన ఆ ఈశ్వరుణ్ణి శరణు వేడుతున్నాను.',
    englishTranslation:
      'From whom the world is born, in whom it stays, in whom it ends; who is the supreme Lord and first cause, without beginning, middle or end; who is himself everything: in that self-born Lord I take refuge.',
    hardWords: [
      { word: 'జనించు', meaning: { te: 'పుట్టు', en: 'to be born' } },
      { word: 'లీనమై', meaning: { te: 'కలిసిపోయి', en: 'merged' } },
      { word: 'డిందు', meaning: { te: 'అణగిపోవు', en: 'to sink, to end' } },
      { word: 'శరణంబు', meaning: { te: 'రక్షణ', en: 'refuge' } },
    ],
  },
  {
    id: 'kaladanduru-dinulayeda',
    poetId: 'potana',
    place: BOOK_8,
    title: 'కలడందురు దీనులయెడ',
    titleEnglish: 'They say he is there',
    previewText: 'కలడందురు దీనులయెడ',
    tags: ['devotion'],
    meter: 'kandam',
    grade: 5,
    teluguText: 'కలడందురు దీనులయెడ\nకలడందురు పరమయోగి గణముల పాలన్\nకలడందు రన్నిదిశలను\nకలడు కలండనెడివాడు కలడో లేడో',
    teluguMeaning:
      'దీనుల దగ్గర దేవుడు ఉన్నాడంటారు, గొప్ప యోగుల దగ్గర ఉన్నాడంటారు, అన్ని దిక్కులా ఉన్నాడంటారు. ఉన్నాడు ఉన్నాడు అనే ఆ దేవుడు నిజంగా ఉన్నాడో లేడో!',
    englishTranslation:
      'They say he is with the helpless, they say he is with the great sages, they say he is in every direction. He of whom all say "He is, he is": is he, or is he not?',
    hardWords: [
      { word: 'దీనులు', meaning: { te: 'కష్టాల్లో ఉన్నవారు', en: 'the helpless' } },
      { word: 'గణము', meaning: { te: 'సమూహం', en: 'a group' } },
      { word: 'దిశలు', meaning: { te: 'దిక్కులు', en: 'directions' } },
    ],
  },
  {
    id: 'lavokkintayu-ledu',
    poetId: 'potana',
    place: BOOK_8,
    title: 'లావొక్కింతయు లేదు',
    titleEnglish: 'Come, Lord, save me',
    previewText: 'లావొక్కింతయు లేదు ధైర్యము విలోలంబయ్యె ప్రాణంబులున్',
    tags: ['devotion', 'courage'],
    meter: 'sardulam',
    grade: 8,
    teluguText:
      'లావొక్కింతయు లేదు ధైర్యము విలోలంబయ్యె ప్రాణంబులున్\nఠావుల్ తప్పెను మూర్ఛ వచ్చె తనువున్ డస్సెన్ శ్రమంబయ్యెడిన్\nనీవే తప్ప నితఃపరం బెరుగ మన్నింపందగున్ దీనునిన్\nరావే యీశ్వర కావవే వరద సంరక్షింపు భద్రాత్మకా!',
    teluguMeaning:
      'నాకు కొంచెం కూడా బలం లేదు; ధైర్యం చెదిరింది, ప్రాణాలు నిలవడం లేదు, మూర్ఛ వస్తోంది, శరీరం అలసిపోయింది. నీవు తప్ప నాకు వేరే దిక్కు లేదు. రా ఈశ్వరా, ఈ దీనుణ్ణి మన్నించు, వరాలిచ్చే దేవా, కాపాడు.',
    englishTranslation:
      'I have no strength left; my courage shakes, my breath fails, I am fainting and worn out. I know no one but you. Forgive me; come, Lord, protect me, save me, giver of good.',
    hardWords: [
      { word: 'లావు', meaning: { te: 'బలం', en: 'strength' } },
      { word: 'విలోలంబు', meaning: { te: 'చెదిరినది', en: 'shaken' } },
      { word: 'తనువు', meaning: { te: 'శరీరం', en: 'the body' } },
      { word: 'ఇతఃపరంబు', meaning: { te: 'ఇంకొకటి', en: 'anyone else' } },
    ],
  },
  {
    id: 'ala-vaikunthapurambulo',
    poetId: 'potana',
    place: BOOK_8,
    title: 'అల వైకుంఠపురంబులో',
    titleEnglish: 'The cry reaches Vaikuntha',
    previewText: 'అల వైకుంఠపురంబులో నగరిలో నా మూల సౌధంబు దా',
    tags: ['devotion', 'courage'],
    meter: 'mattebham',
    grade: 9,
    teluguText:
      'అల వైకుంఠపురంబులో నగరిలో నా మూల సౌధంబు దా\nపల మందారవనాంతరామృత సరః ప్రాంతేందు కాంతోపలో\nత్పల పర్యంక రమావినోదియగు నాపన్నప్రసన్నుండు వి\nహ్వల నాగేంద్రము పాహి పాహి యన కుయ్యాలించి సంరంభియై',
    teluguMeaning:
      'వైకుంఠంలో, మేడ పక్కన మందారవనంలో, అమృత సరస్సు ఒడ్డున చంద్రకాంతశిలలు, కలువలు పరిచిన పడకపై విష్ణువు లక్ష్మీదేవితో ఉన్నాడు. ఆపదలో ఉన్నవారిని కరుణించే ఆయన, భయపడిన ఏనుగు కాపాడు కాపాడు అని పెట్టిన మొర విని తొందరగా కదిలాడు.',
    englishTranslation:
      'Far away in Vaikuntha, in the mandara garden by the mansion, beside the lake of nectar, he who is kind to all in trouble sat with Lakshmi on a couch of moonstone and lilies. He heard the frightened elephant cry "Save me, save me!" and sprang up right away.',
    hardWords: [
      { word: 'సౌధంబు', meaning: { te: 'మేడ', en: 'a mansion' } },
      { word: 'ఆపన్నప్రసన్నుండు', meaning: { te: 'కష్టంలో ఉన్నవారిని కరుణించేవాడు', en: 'one kind to those in trouble' } },
      { word: 'నాగేంద్రము', meaning: { te: 'గొప్ప ఏనుగు', en: 'the great elephant' } },
      { word: 'కుయ్యి', meaning: { te: 'మొర', en: 'a cry for help' } },
    ],
  },
  {
    id: 'amma-mannu-tinanga',
    poetId: 'potana',
    place: BOOK_10,
    title: 'అమ్మా మన్ను తినంగ',
    titleEnglish: 'Mother, did I eat mud?',
    previewText: 'అమ్మా మన్ను తినంగ నే శిశువునో యాకొంటినో వెర్రినో',
    tags: ['family'],
    meter: 'sardulam',
    grade: 6,
    teluguText:
      'అమ్మా మన్ను తినంగ నే శిశువునో యాకొంటినో వెర్రినో\nనమ్మం జూడకు వీరి మాటలు మదిన్ నన్నీవు కొట్టంగ వీ\nరిమ్మార్గంబు ఘటించి చెప్పెదరు కాదేనిన్ మదీయాస్య గం\nధమ్మాఘ్రాణము చేసి నా వచనముల్ తప్పైన దండింపవే',
    teluguMeaning:
      'అమ్మా, మన్ను తినడానికి నేనేమైనా చంటిపిల్లవాడినా, ఆకలిగా ఉన్నానా, పిచ్చివాడినా? వీళ్ల మాటలు నమ్మకు; నువ్వు నన్ను కొట్టాలని ఇలా చెప్తున్నారు. కావాలంటే నా నోరు వాసన చూడు; నా మాట తప్పైతే అప్పుడు శిక్షించు.',
    englishTranslation:
      'Mother, am I a baby to eat mud, or starving, or silly? Do not believe what they say; they made it up so that you would smack me. Smell my mouth if you like, and if my words are false, then punish me.',
    hardWords: [
      { word: 'ఆకొంటినో', meaning: { te: 'ఆకలిగొన్నానా', en: 'am I hungry' } },
      { word: 'ఆస్యము', meaning: { te: 'నోరు', en: 'the mouth' } },
      { word: 'ఆఘ్రాణము', meaning: { te: 'వాసన చూసే పని', en: 'smelling' } },
      { word: 'వచనము', meaning: { te: 'మాట', en: 'a word, what is said' } },
    ],
  },
  {
    id: 'adigedanani-kaduvadi',
    poetId: 'potana',
    place: BOOK_8,
    title: 'అడిగెదనని కడువడి',
    titleEnglish: 'A step, and half a step',
    previewText: 'అడిగెదనని కడువడి చను',
    tags: ['nature', 'family'],
    meter: 'kandam',
    grade: 6,
    teluguText: 'అడిగెదనని కడువడి చను\nనడిగిన తను మగుడ నుడుగడని నడయుడుగున్\nవెడవెడ సిడిముడి తడబడ\nనడుగిడు నడుగిడదు జడిమ నడుగిడు నెడలన్',
    teluguMeaning:
      'లక్ష్మీదేవి, ఏమైందో అడుగుదామని విష్ణువు వెంట వేగంగా నడుస్తుంది; అడిగినా జవాబు చెప్పడని ఆగిపోతుంది. తొందరలో తడబడుతూ అడుగు వేస్తుంది, మళ్లీ వేయలేక ఆగుతుంది. ఈ పద్యం ఆ నడకలాగే తడబడుతూ సాగుతుంది.',
    englishTranslation:
      'Lakshmi hurries after him to ask what is wrong, then stops, thinking he will not answer. Flustered, she takes a step, and does not, and takes a step again. The verse itself stumbles along with her.',
    hardWords: [
      { word: 'కడువడి', meaning: { te: 'చాలా వేగంగా', en: 'very fast' } },
      { word: 'నుడుగడు', meaning: { te: 'చెప్పడు', en: 'he will not say' } },
      { word: 'సిడిముడి', meaning: { te: 'తొందర, కంగారు', en: 'fluster' } },
      { word: 'జడిమ', meaning: { te: 'కదలలేకపోవడం', en: 'being unable to move' } },
    ],
  },
  {
    id: 'chaduvanivadu-ajnundagu',
    poetId: 'potana',
    place: BOOK_7,
    title: 'చదువనివాడు',
    titleEnglish: 'Study, my child',
    previewText: 'చదువనివా డజ్ఞుండగు',
    tags: ['learning', 'family'],
    meter: 'kandam',
    grade: 3,
    teluguText: 'చదువనివా డజ్ఞుండగు\nచదివిన సదసద్వివేక చతురత కలుగున్\nచదువగ వలయును జనులకు\nచదివించెద నార్యులొద్ద చదువుము తండ్రీ!',
    teluguMeaning:
      'చదవనివాడు ఏమీ తెలియనివాడు అవుతాడు. చదివితే మంచి చెడులను తెలుసుకునే నేర్పు వస్తుంది. మనుషులు చదవాలి; నిన్ను పెద్దల దగ్గర చదివిస్తాను, చదువుకో నాయనా!',
    englishTranslation:
      'One who does not study stays ignorant; study, and you gain the skill to tell good from bad. People should study. I will have wise teachers teach you: study, my child!',
    hardWords: [
      { word: 'అజ్ఞుడు', meaning: { te: 'ఏమీ తెలియనివాడు', en: 'one who knows nothing' } },
      { word: 'సదసద్వివేకము', meaning: { te: 'మంచి చెడుల తెలివి', en: 'telling good from bad' } },
      { word: 'చతురత', meaning: { te: 'నేర్పు', en: 'skill' } },
      { word: 'ఆర్యులు', meaning: { te: 'పెద్దలు, గౌరవించదగినవారు', en: 'elders, worthy people' } },
    ],
  },
  {
    id: 'tanayandu-nakhila',
    poetId: 'potana',
    place: BOOK_7,
    title: 'తనయందు నఖిల',
    titleEnglish: 'What Prahlada was like',
    previewText: 'తనయందు నఖిల భూతములందు నొకభంగి',
    tags: ['humility', 'honesty', 'friendship'],
    meter: 'seesam',
    grade: 8,
    teluguText:
      'తనయందు నఖిల భూతములందు నొకభంగి\nసమహితత్వంబున జరుగువాడు\nపెద్దల పొడగన్న భృత్యునికైవడి\nచేరి నమస్కృతుల్ చేయువాడు\nకన్నుదోయికి నన్యకాంత లడ్డంబైన\nమాతృభావము చేసి మరలువాడు\nతల్లిదండ్రుల భంగి ధర్మవత్సలతను\nదీనుల కావ చింతించువాడు\nసఖులయెడ సోదరస్థితి జరుపువాడు\nదైవతములంచు గురువుల తలచువాడు\nలీలలందును బొంకులు లేనివాడు\nలలితమర్యాదుడైన ప్రహ్లాదుడధిప',
    teluguMeaning:
      'రాజా, ప్రహ్లాదుడు అన్ని ప్రాణులకూ తనకులాగే మేలు కోరతాడు, పెద్దలకు సేవకుడిలా మొక్కుతాడు, పరాయి స్త్రీలు ఎదురైతే తల్లులుగా భావించి తప్పుకుంటాడు. దీనులను తల్లిదండ్రుల్లా కాపాడతాడు, స్నేహితులను అన్నదమ్ముల్లా, గురువులను దేవుళ్లలా చూస్తాడు. ఆటలోనూ అబద్ధమాడడు.',
    englishTranslation:
      "O king, gentle Prahlada wished all beings well as he did himself, greeted elders like a servant, and turned from other men's wives as from mothers. Like a parent he cared for the helpless; friends were his brothers and teachers his gods. Not even in play did he lie.",
    hardWords: [
      { word: 'భూతములు', meaning: { te: 'ప్రాణులు', en: 'living beings' } },
      { word: 'భృత్యుడు', meaning: { te: 'సేవకుడు', en: 'a servant' } },
      { word: 'కన్నుదోయి', meaning: { te: 'రెండు కళ్లు', en: 'the two eyes' } },
      { word: 'బొంకు', meaning: { te: 'అబద్ధం', en: 'a lie' } },
      { word: 'అధిపుడు', meaning: { te: 'రాజు', en: 'a king' } },
    ],
  },
  {
    id: 'kamalakshu-narchinchu',
    poetId: 'potana',
    place: BOOK_7,
    title: 'కమలాక్షు నర్చించు',
    titleEnglish: 'Hands are hands that worship',
    previewText: 'కమలాక్షు నర్చించు కరములు కరములు',
    tags: ['devotion'],
    meter: 'seesam',
    grade: 8,
    teluguText:
      'కమలాక్షు నర్చించు కరములు కరములు\nశ్రీనాథు వర్ణించు జిహ్వ జిహ్వ\nసురరక్షకుని చూచు చూడ్కులు చూడ్కులు\nశేషశాయికి మ్రొక్కు శిరము శిరము\nవిష్ణు నాకర్ణించు వీనులు వీనులు\nమధువైరి తవిలిన మనము మనము\nభగవంతు వలగొను పదములు పదములు\nపురుషోత్తముని మీది బుద్ధి బుద్ధి\nదేవదేవుని చింతించు దినము దినము\nచక్రహస్తుని ప్రకటించు చదువు చదువు\nకుంభినీధవు చెప్పెడి గురుడు గురుడు\nతండ్రి హరి చేరుమనియెడి తండ్రి తండ్రి',
    teluguMeaning:
      'విష్ణువును పూజించేవే చేతులు, వర్ణించేదే నాలుక, చూసేవే చూపులు, మొక్కేదే తల, వినేవే చెవులు, ఆయనపై నిలిచేదే మనసు. చుట్టూ తిరిగేవే కాళ్లు, తలచేదే బుద్ధి, తలచిన రోజే రోజు, చాటే చదువే చదువు, చెప్పే గురువే గురువు; నాన్నా, హరిని చేరమనే తండ్రే తండ్రి.',
    englishTranslation:
      'The only true hands are those that worship Vishnu, the only true tongue the one that praises him; so too the eyes, the head, the ears, the mind. True feet walk around him, and true thought turns to him; so too the day, the learning, the teacher. And, Father, a father is truly a father when he says, "Go to Hari."',
    hardWords: [
      { word: 'కమలాక్షుడు', meaning: { te: 'తామర కళ్లవాడు, విష్ణువు', en: 'the lotus-eyed one, Vishnu' } },
      { word: 'జిహ్వ', meaning: { te: 'నాలుక', en: 'the tongue' } },
      { word: 'ఆకర్ణించు', meaning: { te: 'విను', en: 'to hear' } },
      { word: 'వలగొను', meaning: { te: 'చుట్టూ తిరుగు', en: 'to walk round in worship' } },
      { word: 'కుంభినీధవుడు', meaning: { te: 'భూదేవి భర్త, విష్ణువు', en: 'lord of the earth, Vishnu' } },
    ],
  },
  {
    id: 'sirikin-jeppadu',
    poetId: 'potana',
    place: BOOK_8,
    title: 'సిరికిం జెప్పడు',
    titleEnglish: 'He came just as he was',
    previewText: 'సిరికిం జెప్పడు శంఖచక్ర యుగముం జేదోయి సంధింపడే',
    tags: ['devotion', 'courage'],
    meter: 'mattebham',
    grade: 8,
    teluguText:
      'సిరికిం జెప్పడు శంఖచక్ర యుగముం జేదోయి సంధింపడే\nపరివారంబును చీర డభ్రగపతిం బన్నింప డాకర్ణికాం\nతర ధమ్మిల్లము చక్కనొత్తడు వివాదప్రోత్థిత శ్రీకుచో\nపరి చేలాంచలమైన వీడడు గజప్రాణావనోత్సాహియై',
    teluguMeaning:
      'ఏనుగు ప్రాణం కాపాడే ఆత్రంలో విష్ణువు లక్ష్మికి చెప్పలేదు, శంఖచక్రాలు చేత పట్టలేదు, సేవకులను పిలవలేదు, గరుత్మంతుణ్ణి సిద్ధం చేయలేదు. చెవుల మీద పడిన జుట్టు సర్దుకోలేదు, సరదా గొడవలో పట్టుకున్న లక్ష్మి పైట కొంగైనా విడవలేదు.',
    englishTranslation:
      'So eager was Vishnu to save the elephant that he did not tell Lakshmi, took neither conch nor wheel in his hands, called no attendants and did not ready the king of birds. He did not smooth the hair about his ears, nor even let go the edge of her saree, caught in their playful quarrel.',
    hardWords: [
      { word: 'సిరి', meaning: { te: 'లక్ష్మీదేవి', en: 'Lakshmi' } },
      { word: 'చేదోయి', meaning: { te: 'రెండు చేతులు', en: 'the two hands' } },
      { word: 'అభ్రగపతి', meaning: { te: 'గరుత్మంతుడు', en: 'Garuda, king of birds' } },
      { word: 'ధమ్మిల్లము', meaning: { te: 'జుట్టు ముడి', en: 'a knot of hair' } },
      { word: 'చేలాంచలము', meaning: { te: 'చీర కొంగు', en: 'the edge of a saree' } },
    ],
  },
  {
    id: 'bratukavachchugaka',
    poetId: 'potana',
    place: BOOK_8,
    title: 'బ్రతుకవచ్చుగాక',
    titleEnglish: 'They do not go back on a word',
    previewText: 'బ్రతుకవచ్చుగాక బహుబంధనములైన',
    tags: ['honesty', 'courage'],
    meter: 'ataveladi',
    grade: 6,
    teluguText: 'బ్రతుకవచ్చుగాక బహుబంధనములైన\nవచ్చుగాక లేమి వచ్చుగాక\nజీవధనములైన చెడుగాక పడుగాక\nమాట తిరుగలేరు మానధనులు',
    teluguMeaning: 'బతుకు సాగనీ, ఎన్నో కట్లు పడనీ, పేదరికం రానీ, ప్రాణమూ డబ్బూ చెడిపోనీ, కూలిపోనీ: గౌరవమే సంపద అయినవారు ఇచ్చిన మాట తప్పరు.',
    englishTranslation:
      'Let life go on, or let many bonds come; let poverty come; let life and wealth themselves be lost and fall: those whose wealth is honor do not go back on their word.',
    hardWords: [
      { word: 'బంధనము', meaning: { te: 'కట్టు', en: 'a bond' } },
      { word: 'లేమి', meaning: { te: 'పేదరికం', en: 'poverty' } },
      { word: 'జీవధనములు', meaning: { te: 'ప్రాణం, డబ్బు', en: 'life and wealth' } },
      { word: 'మానధనులు', meaning: { te: 'గౌరవమే సంపదగా గలవారు', en: 'those whose wealth is honor' } },
    ],
  },
  {
    id: 'nirayambaina-nibandhamaina',
    poetId: 'potana',
    place: BOOK_8,
    title: 'నిరయంబైన',
    titleEnglish: 'My tongue will not turn',
    previewText: 'నిరయంబైన నిబంధమైన ధరణీనిర్మూలనంబైన దు',
    tags: ['honesty', 'courage'],
    meter: 'mattebham',
    grade: 10,
    teluguText:
      'నిరయంబైన నిబంధమైన ధరణీనిర్మూలనంబైన దు\nర్మరణంబైన కులాంతమైన నిజమున్ రానిమ్ము కానిమ్ము పో\nహరుడైనన్ హరియైన నీరజభవుం డభ్యాగతుండైన నౌ\nతిరుగన్ నేరదు నాదు జిహ్వ వినుమా ధీవర్య వేయేటికిన్',
    teluguMeaning:
      'నరకమైనా, కట్లైనా, రాజ్యమే పోయినా, చెడు చావైనా, వంశనాశమైనా నిజంగా రానీ, కానీ. వచ్చినవాడు శివుడైనా, హరియైనా, బ్రహ్మయైనా సరే, నా నాలుక మాట తిప్పదు; వెయ్యి మాటలెందుకు, బుద్ధిమంతుడా!',
    englishTranslation:
      'Hell or bonds, the loss of all my land, an evil death, the end of my line: let it come, let it be. Be the guest Siva, Hari or Brahma himself, my tongue does not know how to turn back. Listen, wise one: why a thousand words?',
    hardWords: [
      { word: 'నిరయము', meaning: { te: 'నరకం', en: 'hell' } },
      { word: 'ధరణి', meaning: { te: 'భూమి', en: 'the earth' } },
      { word: 'నీరజభవుడు', meaning: { te: 'తామరలో పుట్టిన బ్రహ్మ', en: 'Brahma, born of the lotus' } },
      { word: 'అభ్యాగతుడు', meaning: { te: 'అతిథి', en: 'a guest' } },
    ],
  },
  {
    id: 'vyaptim-bondaka',
    poetId: 'potana',
    place: BOOK_8,
    title: 'వ్యాప్తిం బొందక',
    titleEnglish: 'The little one has is plenty',
    previewText: 'వ్యాప్తిం బొందక వగవక',
    tags: ['wealth', 'humility'],
    meter: 'kandam',
    grade: 7,
    teluguText: 'వ్యాప్తిం బొందక వగవక\nప్రాప్తంబగు లేశమైన పదివేలనుచున్\nతృప్తిం జెందని మనుజుడు\nసప్తద్వీపముల నయిన చక్కంబడునే',
    teluguMeaning:
      'ఉబ్బిపోకుండా, దిగులు పడకుండా, దొరికిన కొంచెమే పదివేలు అనుకుని తృప్తి పడాలి. అలా తృప్తి పడని మనిషి, ఏడు దీవులు దొరికినా కుదుటపడతాడా?',
    englishTranslation:
      'Without being puffed up, without fretting, a person should take the little he gets for ten thousand. If he is not content so, will he be at ease even with the seven continents?',
    hardWords: [
      { word: 'వ్యాప్తి', meaning: { te: 'విస్తరించడం; ఇక్కడ ఉబ్బిపోవడం', en: 'spreading; here being puffed up' } },
      { word: 'లేశము', meaning: { te: 'కొంచెం', en: 'a little bit' } },
      { word: 'ద్వీపము', meaning: { te: 'దీవి', en: 'an island, a continent' } },
      { word: 'చక్కంబడు', meaning: { te: 'కుదుటపడు', en: 'to be set right, to be at ease' } },
    ],
  },
  {
    id: 'ontivada-naku',
    poetId: 'potana',
    place: BOOK_8,
    title: 'ఒంటివాడ నాకు',
    titleEnglish: 'A step or two of land',
    previewText: 'ఒంటివాడ నాకు నొకటి రెండడుగుల',
    tags: ['humility', 'wealth'],
    meter: 'ataveladi',
    grade: 5,
    teluguText: 'ఒంటివాడ నాకు నొకటి రెండడుగుల\nమేర యిమ్ము సొమ్ము మేర యొల్ల\nకోర్కి తీర బ్రహ్మకూకటి ముట్టెద\nదానకుతుకసాంద్ర దానవేంద్ర!',
    teluguMeaning:
      'దానం చేయాలని ఎంతో ఇష్టపడే రాక్షసరాజా, నేను ఒంటరివాణ్ణి. నాకు ఒకటి రెండు అడుగుల నేల ఇవ్వు; డబ్బు అక్కర్లేదు. నా కోరిక తీరితే బ్రహ్మ జుట్టు ముడిని ముట్టుకున్నంత సంతోషిస్తాను!',
    englishTranslation:
      "I am all alone: give me a step or two of ground, I want no money. If my wish comes true, I will feel as if I touched the very crown of Brahma's head, O king of demons, so full of joy in giving!",
    hardWords: [
      { word: 'మేర', meaning: { te: 'ఇంత అనే కొలత, చోటు', en: 'a measure, a space' } },
      { word: 'ఒల్లు', meaning: { te: 'కోరుకొను', en: 'to want' } },
      { word: 'కూకటి', meaning: { te: 'తల మీది జుట్టు ముడి', en: 'a topknot' } },
      { word: 'కుతుకము', meaning: { te: 'ఉత్సాహం', en: 'eagerness' } },
    ],
  },
  {
    id: 'nallanivadu-padma',
    poetId: 'potana',
    place: BOOK_10,
    title: 'నల్లనివాడు',
    titleEnglish: 'Jasmines, have you seen him?',
    previewText: 'నల్లనివాడు పద్మనయనంబులవాడు కృపారసంబు పై',
    tags: ['nature', 'devotion'],
    meter: 'utpalamala',
    grade: 6,
    teluguText:
      'నల్లనివాడు పద్మనయనంబులవాడు కృపారసంబు పై\nచల్లెడువాడు మౌళిపరిసర్పిత పింఛమువాడు నవ్వు రా\nజిల్లెడు మోమువా డొకడు చెల్వల మానధనంబు తెచ్చెనో\nమల్లియలార మీ పొదల మాటున లేడుకదమ్మ చెప్పరే!',
    teluguMeaning:
      'నల్లనివాడు, తామరల వంటి కళ్లున్నవాడు, మా మీద దయ చల్లేవాడు, తలపై నెమలి పింఛం ఉన్నవాడు, నవ్వుతో వెలిగే ముఖం ఉన్నవాడు ఒకడు మా మనసులు దోచుకుని వచ్చాడు. మల్లెలారా, మీ పొదల చాటున లేడు కదా? చెప్పండమ్మా!',
    englishTranslation:
      'He is dark, with eyes like the lotus; he sprinkles kindness on us, wears a peacock feather on his head, and his face shines with a smile. He has carried off the proud hearts of the girls. O jasmines, tell us: he is not hiding behind your bushes, is he?',
    hardWords: [
      { word: 'నయనము', meaning: { te: 'కన్ను', en: 'an eye' } },
      { word: 'మౌళి', meaning: { te: 'తల, కిరీటం', en: 'the head, a crown' } },
      { word: 'పింఛము', meaning: { te: 'నెమలి ఈక', en: 'a peacock feather' } },
      { word: 'మోము', meaning: { te: 'ముఖం', en: 'a face' } },
      { word: 'చెలువలు', meaning: { te: 'అందమైన అమ్మాయిలు', en: 'lovely girls' } },
    ],
  },
  {
    id: 'oyamma-ni-kumarudu',
    poetId: 'potana',
    place: BOOK_10,
    title: 'ఓయమ్మ నీ కుమారుడు',
    titleEnglish: 'Your boy, dear lady',
    previewText: 'ఓయమ్మ నీ కుమారుడు',
    tags: ['family'],
    meter: 'kandam',
    grade: 1,
    teluguText: 'ఓయమ్మ నీ కుమారుడు\nమా యిండ్లను పాలు పెరుగు మననీ డమ్మా\nపోయెద మెక్కడికైనను\nమా యన్నల సురభులాన మంజులవాణీ!',
    teluguMeaning:
      'యశోదమ్మా, నీ కొడుకు మా ఇళ్లలో పాలు, పెరుగు మిగలనివ్వడు. మంచి మాటలు పలికే తల్లీ, మా అన్నల ఆవుల మీద ఒట్టు, మేము ఎక్కడికైనా వెళ్లిపోతాం!',
    englishTranslation:
      "Yasoda, your boy leaves no milk or curds in our houses! O sweet-spoken lady, we swear by our brothers' cows that we will pack up and go somewhere else.",
    hardWords: [
      { word: 'మను', meaning: { te: 'మిగులు, బతుకు', en: 'to last, to survive' } },
      { word: 'సురభి', meaning: { te: 'ఆవు', en: 'a cow' } },
      { word: 'ఆన', meaning: { te: 'ఒట్టు', en: 'an oath' } },
      { word: 'మంజులవాణి', meaning: { te: 'తియ్యగా మాట్లాడే స్త్రీ', en: 'a sweet-spoken woman' } },
    ],
  },
];
