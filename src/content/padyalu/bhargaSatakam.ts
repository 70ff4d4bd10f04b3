import type { PoemOfWork } from './collectedPoem';

// Softening stays after ం in భోజుం బోలి and తతిం బోషించు.
export const bhargaSatakam: readonly PoemOfWork[] = [
  {
    id: 'gajumbusa',
    poetId: 'kuchimanchi-timmakavi',
    title: 'గాజుంబూస',
    titleEnglish: 'Can a bead be a gem?',
    previewText: 'గాజుంబూస యనర్ఘరత్నమగునా కాకంబు రాయంచ యౌ',
    tags: ['wealth', 'nature'],
    meter: 'sardulam',
    grade: 9,
    teluguText:
      'గాజుంబూస యనర్ఘరత్నమగునా కాకంబు రాయంచ యౌ\nనా జోరీగ మధువ్రతేంద్రమగునా నట్టెన్ము పంచాస్య మౌ\nనా జిల్లేడు సురావనీజమగునా నానాదిగంతంబులన్\nరాజౌనా ఘనలోభిదుర్జనుడు భర్గా పార్వతీవల్లభా!',
    teluguMeaning:
      'గాజుపూస విలువైన రత్నం అవుతుందా? కాకి రాజహంస, జోరీగ గొప్ప తుమ్మెద, ఎనుబోతు సింహం, జిల్లేడు చెట్టు కల్పవృక్షం అవుతాయా? శివా, పెద్ద పిసినారి అయిన చెడ్డవాడు ఎక్కడైనా రాజు అవుతాడా?',
    englishTranslation:
      'Can a glass bead become a priceless gem? Can a crow become a swan, a gadfly the king of bees, a buffalo a lion, or a milkweed the tree of heaven? O Siva, can a wicked, great miser be a king in any part of the world?',
    hardWords: [
      { word: 'అనర్ఘము', meaning: { te: 'వెల కట్టలేనిది', en: 'priceless' } },
      { word: 'మధువ్రతము', meaning: { te: 'తుమ్మెద', en: 'a bee' } },
      { word: 'పంచాస్యము', meaning: { te: 'సింహం', en: 'a lion' } },
      { word: 'సురావనీజము', meaning: { te: 'దేవతల చెట్టు, కల్పవృక్షం', en: 'the tree of heaven' } },
      { word: 'లోభి', meaning: { te: 'పిసినారి', en: 'a miser' } },
    ],
  },
  {
    id: 'ajin-vairivarudhini',
    poetId: 'kuchimanchi-timmakavi',
    title: 'ఆజిన్ వైరివరూధినీ',
    titleEnglish: 'What makes a king',
    previewText: 'ఆజిన్ వైరివరూధినీమథనదీక్షారూఢి క్రాలన్ వలెన్',
    tags: ['courage', 'wealth'],
    meter: 'sardulam',
    grade: 10,
    teluguText:
      'ఆజిన్ వైరివరూధినీమథనదీక్షారూఢి క్రాలన్ వలెన్\nభోజుం బోలి సమస్తయాచకతతిం బోషించుచుండన్ వలెన్\nతేజం బెప్పుడు నుర్విలో ప్రజకు చెందింపన్ వలెన్ కానిచో\nరాజా వాడు తరాజుకాక భువి భర్గా పార్వతీవల్లభా!',
    teluguMeaning:
      'రాజు యుద్ధంలో శత్రుసేనను చీల్చే పట్టుదలతో వెలగాలి; భోజరాజులా అడిగినవారందరినీ పోషించాలి; లోకంలో ప్రజలకు ఎప్పుడూ తేజం కలిగించాలి. శివా, అలా కాకపోతే వాడు భూమి మీద రాజా? ఉత్త తరాజు కాని!',
    englishTranslation:
      "A king must shine in battle, set on breaking the enemy's army; like Bhoja he must support all who come and ask, and always bring his people glory on this earth. If not, O Siva, is he a raja, or only a taraju, a pair of scales?",
    hardWords: [
      { word: 'ఆజి', meaning: { te: 'యుద్ధం', en: 'battle' } },
      { word: 'వరూధిని', meaning: { te: 'సేన', en: 'an army' } },
      { word: 'యాచకతతి', meaning: { te: 'అడిగేవారి గుంపు', en: 'those who come and ask' } },
      { word: 'తేజము', meaning: { te: 'వెలుగు, గొప్పతనం', en: 'glory' } },
      { word: 'తరాజు', meaning: { te: 'త్రాసు', en: 'a pair of scales' } },
    ],
  },
];
