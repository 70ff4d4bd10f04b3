import type { CollectedPoem } from './collectedPoem';

// Softening stays after ం in గర్వోన్నతిం బొందరే, పోవం జాలిరే, పేరైనం గలదే, ప్రముఖులుం బ్రీతిన్ and నమ్మం జూడకు, and in the compounds
// అమ్మలగన్న, ఇందుగలడు, మూటగట్టుకొని and మన్నింపందగున్.
export const potana: readonly CollectedPoem[] = [
  {
    id: 'palikedidi-bhagavatamata',
    poetId: 'potana',
    title: 'పలికెడిది భాగవతమట',
    titleEnglish: 'What I sing is Bhagavatam',
    previewText: 'పలికెడిది భాగవతమట',
    tags: ['devotion', 'humility'],
    meter: 'kandam',
    grade: 4,
    teluguText: 'పలికెడిది భాగవతమట\nపలికించెడివాడు రామభద్రుండట నే\nపలికిన భవహరమగునట\nపలికెద వేరొండు గాథ పలుకగ నేలా!',
    teluguMeaning: 'నేను పలికేది భాగవతమట, పలికించేవాడు శ్రీరాముడట, నేను పలికితే కష్టాలు తొలగిపోతాయట. అందుకే ఆ కథే చెప్తాను; వేరే కథ ఎందుకు?',
    englishTranslation:
      'What I sing, they say, is the Bhagavatam; he who makes me sing is Rama himself; and singing it takes away the sorrows of life. So I shall sing it. Why sing any other tale?',
    hardWords: [
      { word: 'పలికించెడివాడు', meaning: { te: 'పలికేలా చేసేవాడు', en: 'he who makes me speak' } },
      { word: 'భవహరము', meaning: { te: 'సంసార బాధలను పోగొట్టేది', en: 'remover of worldly sorrow' } },
      { word: 'గాథ', meaning: { te: 'కథ', en: 'a tale' } },
    ],
  },
  {
    id: 'sri-kaivalya-padambu',
    poetId: 'potana',
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
      'White as the autumn cloud, the moon, camphor, sandal, the swan, a jasmine garland, snow, foam, the silver mountain, the feather grass, the king of snakes, kunda and mandara flowers, the sea of milk, the white lotus and the heavenly Ganga: O Saraswati, when shall I see you so in my heart?',
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
      'Far away in Vaikuntha, in the mandara garden by the mansion, beside the lake of nectar, he who is kind to all in trouble sat with Lakshmi on a couch of moonstone and lilies. He heard the frightened elephant cry "Save me, save me!" and sprang up at once.',
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
];
