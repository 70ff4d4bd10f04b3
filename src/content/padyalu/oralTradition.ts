import type { PoemOfWork } from './collectedPoem';

// Traditional verses that children learn at home. Their authors are unknown, and the words vary a little between
// families: తాయెత్తులు (తాయత్తు), చిన్ని కృష్ణా నిన్ను (చిన్నికృష్ణ నిన్ను నే), ఒజ్జయై (ఒజ్జవై).
export const oralTradition: readonly PoemOfWork[] = [
  {
    id: 'cheta-vennamudda',
    poetId: 'poet-not-known',
    title: 'చేత వెన్నముద్ద',
    titleEnglish: 'Little Krishna',
    previewText: 'చేత వెన్నముద్ద చెంగల్వ పూదండ',
    tags: ['devotion', 'family'],
    meter: 'song',
    grade: 1,
    teluguText: 'చేత వెన్నముద్ద చెంగల్వ పూదండ\nబంగారు మొలతాడు పట్టుదట్టి\nసందె తాయెత్తులు సరిమువ్వ గజ్జెలు\nచిన్ని కృష్ణా! నిన్ను చేరి కొలుతు!',
    teluguMeaning:
      'చేతిలో వెన్నముద్ద, మెడలో ఎర్ర కలువల దండ, నడుముకు బంగారు మొలతాడు, పట్టు బట్ట, చేతి దండలకు తాయెత్తులు, కాళ్లకు మువ్వల గజ్జెలు: ఇన్నీ పెట్టుకున్న చిన్ని కృష్ణా, నీ దగ్గరికి వచ్చి నిన్ను పూజిస్తాను!',
    englishTranslation:
      'A ball of butter in your hand, a garland of red lilies, a golden thread around your waist and a silk cloth, charms on your arms, and anklets with tiny bells: little Krishna, I come to you and worship you!',
    hardWords: [
      { word: 'చెంగల్వ', meaning: { te: 'ఎర్ర కలువ', en: 'a red water lily' } },
      { word: 'మొలతాడు', meaning: { te: 'నడుముకు కట్టే తాడు', en: 'a thread worn around the waist' } },
      { word: 'పట్టుదట్టి', meaning: { te: 'నడుముకు కట్టే పట్టు బట్ట', en: 'a silk waistcloth' } },
      { word: 'తాయెత్తు', meaning: { te: 'చేతికి కట్టే రక్ష', en: 'a charm worn on the arm' } },
      { word: 'కొలుచు', meaning: { te: 'పూజించు', en: 'to worship' } },
    ],
  },
  {
    id: 'japa-tapambulakanna',
    poetId: 'poet-not-known',
    place: { en: 'Kunalamma Padalu', te: 'కూనలమ్మ పదాలు' },
    title: 'ఉపకారమే మిన్న',
    titleEnglish: 'Helping is best',
    previewText: 'జప తపంబులకన్న',
    tags: ['friendship', 'humility'],
    meter: 'song',
    grade: 1,
    teluguText: 'జప తపంబులకన్న\nచదువు సాములకన్న\nఉపకారమే మిన్న\nఓ కూనలమ్మా!',
    teluguMeaning: 'కూనలమ్మా, జపం, తపస్సు చేయడం కంటే, చదువు, సాము నేర్చుకోవడం కంటే, ఇతరులకు సాయం చేయడమే గొప్ప!',
    englishTranslation:
      'O Kunalamma, better than prayer and penance, better than study and feats of strength, is helping others!',
    hardWords: [
      { word: 'తపంబు', meaning: { te: 'తపస్సు', en: 'penance' } },
      { word: 'సాము', meaning: { te: 'కర్ర, కత్తి తిప్పే విద్య', en: 'exercise with sticks and swords' } },
      { word: 'ఉపకారము', meaning: { te: 'సాయం', en: 'help' } },
      { word: 'మిన్న', meaning: { te: 'గొప్ప', en: 'the best' } },
    ],
  },
  {
    id: 'tondamu-nekadantamu',
    poetId: 'poet-not-known',
    title: 'తొండము నేకదంతమును',
    titleEnglish: 'Ganesha, I bow to you',
    previewText: 'తొండము నేకదంతమును తోరపు బొజ్జయు వామహస్తమున్',
    tags: ['devotion', 'learning'],
    meter: 'utpalamala',
    grade: 2,
    teluguText:
      'తొండము నేకదంతమును తోరపు బొజ్జయు వామహస్తమున్\nమెండుగ మ్రోయు గజ్జెలును మెల్లని చూపులు మందహాసమున్\nకొండొక గుజ్జురూపమున కోరిన విద్యల కెల్ల నొజ్జయై\nయుండెడి పార్వతీతనయ యోయి గణాధిప నీకు మ్రొక్కెదన్',
    teluguMeaning:
      'తొండం, ఒకే దంతం, పెద్ద బొజ్జ, ఎడమ చెయ్యి, గలగల మోగే గజ్జెలు, మెల్లని చూపులు, చిరునవ్వు, పొట్టి రూపం గలవాడా! కోరిన చదువులన్నిటికీ గురువైన పార్వతి కొడుకా, గణపతీ, నీకు మొక్కుతాను.',
    englishTranslation:
      'With your trunk, your single tusk, your big round belly, your left hand, your jingling anklets, your gentle eyes, your smile, and your short, sweet shape, you are the teacher of all that we wish to learn. Ganesha, son of Parvati, I bow to you.',
    hardWords: [
      { word: 'తోరము', meaning: { te: 'లావైనది', en: 'stout' } },
      { word: 'బొజ్జ', meaning: { te: 'పొట్ట', en: 'a belly' } },
      { word: 'మందహాసము', meaning: { te: 'చిరునవ్వు', en: 'a gentle smile' } },
      { word: 'గుజ్జు', meaning: { te: 'పొట్టి', en: 'short' } },
      { word: 'ఒజ్జ', meaning: { te: 'గురువు', en: 'a teacher' } },
    ],
  },
];
