import type { PoemOfWork } from './collectedPoem';

// Softening stays after ం in తపసులం బ్రోవంగ and చేరం బోవుదురు, and in the compounds అన్నల్దమ్ములు and తల్లిదండ్రులు.
// Readings where editions differ: నీ పాద (మీ పాద), నిదానముల్ (నిధానముల్), భూషణములే (భూషణములో), సంసృతి (సంస్కృతి, a misprint).
export const kalahastiswaraSatakam: readonly PoemOfWork[] = [
  {
    id: 'e-vedambu-pathinche',
    poetId: 'dhurjati',
    title: 'ఏ వేదంబు పఠించె',
    titleEnglish: 'The spider, snake and elephant',
    previewText: 'ఏ వేదంబు పఠించె లూత భుజగం బే శాస్త్రముల్ చూచె తా',
    tags: ['devotion', 'learning'],
    meter: 'sardulam',
    grade: 10,
    teluguText:
      'ఏ వేదంబు పఠించె లూత భుజగం బే శాస్త్రముల్ చూచె తా\nనే విద్యాభ్యసనం బొనర్చె కరి చెంచే మంత్ర మూహించె బో\nధావిర్భావ నిదానముల్ చదువులయ్యా కావు నీ పాద సం\nసేవాసక్తియె కాక జంతుతతికిన్ శ్రీకాళహస్తీశ్వరా!',
    teluguMeaning:
      'సాలెపురుగు ఏ వేదం చదివింది, పాము ఏ శాస్త్రం చూసింది? ఏనుగు ఏ విద్య నేర్చింది, తిన్నడు ఏ మంత్రం జపించాడు? ప్రాణులకు జ్ఞానం కలిగేది చదువుల వల్ల కాదు; నీ పాదసేవ మీద ఉన్న ఇష్టం వల్లే, శ్రీకాళహస్తీశ్వరా!',
    englishTranslation:
      'What Veda did the spider read, what science did the snake study, what lessons did the elephant learn, what mantra did the hunter know? It is not learning that brings living things wisdom, O Lord of Kalahasti; it is love of serving at your feet.',
    hardWords: [
      { word: 'లూత', meaning: { te: 'సాలెపురుగు', en: 'a spider' } },
      { word: 'భుజగంబు', meaning: { te: 'పాము', en: 'a snake' } },
      { word: 'కరి', meaning: { te: 'ఏనుగు', en: 'an elephant' } },
      { word: 'జంతుతతి', meaning: { te: 'ప్రాణుల సమూహం', en: 'the host of living things' } },
    ],
  },
  {
    id: 'ninu-sevimpaga',
    poetId: 'dhurjati',
    title: 'నిను సేవింపగ నాపదల్',
    titleEnglish: 'All are ornaments',
    previewText: 'నిను సేవింపగ నాపదల్ పొడమనీ నిత్యోత్సవం బబ్బనీ',
    tags: ['devotion', 'courage'],
    meter: 'mattebham',
    grade: 10,
    teluguText:
      'నిను సేవింపగ నాపదల్ పొడమనీ నిత్యోత్సవం బబ్బనీ\nజనమాత్రుండననీ మహాత్ముడననీ సంసార మోహంబు పై\nకొననీ జ్ఞానము కల్గనీ గ్రహగతుల్ కుందింపనీ మేలు వ\nచ్చిన రానీ యవి నాకు భూషణములే శ్రీకాళహస్తీశ్వరా!',
    teluguMeaning:
      'నిన్ను సేవిస్తున్నప్పుడు కష్టాలు రానీ, రోజూ వేడుకలు రానీ, నన్ను మామూలువాడననీ, మహాత్ముడననీ, సంసార మోహం కమ్ముకోనీ, జ్ఞానం కలగనీ, గ్రహాలు బాధించనీ, మేలు జరగనీ, అవన్నీ నాకు నగలే, శ్రీకాళహస్తీశ్వరా!',
    englishTranslation:
      'While I serve you, let troubles come or endless joys; let people call me common or great; let worldly longing seize me or wisdom dawn; let the stars frown or good fortune arrive. All of these are ornaments to me, O Lord of Kalahasti.',
    hardWords: [
      { word: 'ఆపదలు', meaning: { te: 'కష్టాలు', en: 'troubles' } },
      { word: 'పొడమనీ', meaning: { te: 'పుట్టనీ', en: 'let them arise' } },
      { word: 'జనమాత్రుండు', meaning: { te: 'మామూలు మనిషి', en: 'an ordinary person' } },
      { word: 'భూషణములు', meaning: { te: 'నగలు', en: 'ornaments' } },
    ],
  },
  {
    id: 'bhavakeli-madira',
    poetId: 'dhurjati',
    title: 'భవకేళీ మదిరామదంబున',
    titleEnglish: 'The father and the well',
    previewText: 'భవకేళీ మదిరామదంబున మహాపాపాత్ముడై వీడు న',
    tags: ['devotion', 'family'],
    meter: 'mattebham',
    grade: 11,
    teluguText:
      'భవకేళీ మదిరామదంబున మహాపాపాత్ముడై వీడు న\nన్ను వివేకింపడటంచు నేను నరకార్ణోరాశి పాలైన ప\nట్టవు బాలుండొకచోట నాటతమితోడన్ నూత కూలంగ తం\nడ్రి విచారింపక యుండునా కటకటా శ్రీకాళహస్తీశ్వరా!',
    teluguMeaning:
      'లోకపు ఆటల మత్తులో పాపాలు చేస్తూ వీడు నన్ను తలచుకోడని, నేను నరక సముద్రంలో పడినా పట్టుకోవా? ఆటల ధ్యాసలో పిల్లవాడు నూతిలో పడితే తండ్రి చూస్తూ ఊరుకుంటాడా, అయ్యో, శ్రీకాళహస్తీశ్వరా!',
    englishTranslation:
      'Is it because I grew drunk with the games of the world, did wrong and forgot you, that you do not hold me when I sink in the sea of hell? When a child lost in play falls into a well, does the father not care, O Lord of Kalahasti?',
    hardWords: [
      { word: 'భవకేళి', meaning: { te: 'లోకపు ఆట', en: 'the game of worldly life' } },
      { word: 'అర్ణోరాశి', meaning: { te: 'సముద్రం', en: 'the sea' } },
      { word: 'ఆటతమి', meaning: { te: 'ఆట మీద ఇష్టం', en: 'eagerness for play' } },
      { word: 'నూత', meaning: { te: 'నూతిలో, బావిలో', en: 'in a well' } },
    ],
  },
  {
    id: 'ninnun-namminariti',
    poetId: 'dhurjati',
    title: 'నిన్నున్ నమ్మినరీతి',
    titleEnglish: 'I trust only you',
    previewText: 'నిన్నున్ నమ్మినరీతి నమ్మ నొరులన్ నీకన్న నాకెన్న లే',
    tags: ['devotion', 'family'],
    meter: 'sardulam',
    grade: 10,
    teluguText:
      'నిన్నున్ నమ్మినరీతి నమ్మ నొరులన్ నీకన్న నాకెన్న లే\nరన్నల్దమ్ములు తల్లిదండ్రులు గురుండాపత్సహాయుండు నా\nయన్నా యెన్నడు నన్ను సంసృతి విషాదాంభోధి దాటించి య\nచ్ఛిన్నానంద సుఖాబ్ధి తేల్చెదొ కదే శ్రీకాళహస్తీశ్వరా!',
    teluguMeaning:
      'నిన్ను నమ్మినట్లు ఇంకెవరినీ నమ్మను. నాకు అన్నదమ్ములు, తల్లిదండ్రులు, గురువు, ఆపదలో సాయపడేవాడు నీవే. ఈ సంసార దుఃఖసముద్రం దాటించి ఎడతెగని ఆనందంలో ఎప్పుడు తేలుస్తావు, శ్రీకాళహస్తీశ్వరా?',
    englishTranslation:
      'I trust no one as I trust you. You are my brothers, my parents, my teacher, my helper in danger. When will you carry me over the sea of sorrow to unbroken joy, O Lord of Kalahasti?',
    hardWords: [
      { word: 'ఒరులు', meaning: { te: 'ఇతరులు', en: 'others' } },
      { word: 'ఆపత్సహాయుండు', meaning: { te: 'కష్టంలో ఆదుకునేవాడు', en: 'a helper in danger' } },
      { word: 'విషాదాంభోధి', meaning: { te: 'బాధల సముద్రం', en: 'a sea of sorrow' } },
      { word: 'అచ్ఛిన్న', meaning: { te: 'తెగిపోని', en: 'unbroken' } },
    ],
  },
  {
    id: 'ururam-janulella',
    poetId: 'dhurjati',
    title: 'ఊరూరం జనులెల్ల',
    titleEnglish: 'Why run to kings?',
    previewText: 'ఊరూరం జనులెల్ల భిక్షమిడరో యుండం గుహల్ కల్గవో',
    tags: ['courage', 'humility'],
    meter: 'sardulam',
    grade: 10,
    teluguText:
      'ఊరూరం జనులెల్ల భిక్షమిడరో యుండం గుహల్ కల్గవో\nచీరానీకము వీథులం దొరకదో శీతామృత స్వచ్ఛవాః\nపూరం బేరుల పారదో తపసులం బ్రోవంగ నీవోపవో\nచేరం బోవుదురేల రాజుల జనుల్ శ్రీకాళహస్తీశ్వరా!',
    teluguMeaning:
      'తినేందుకు ఊరూరా భిక్ష దొరకదా, ఉండేందుకు గుహలు లేవా, కట్టుకునేందుకు బట్టలు దొరకవా? తాగేందుకు ఏరుల్లో చల్లని మంచినీళ్లు పారవా, తపసులను కాపాడేందుకు నీవు లేవా? మరి జనం రాజులను ఎందుకు ఆశ్రయిస్తారు, శ్రీకాళహస్తీశ్వరా!',
    englishTranslation:
      'Do people not give food in every village? Are there no caves to live in, no cloth to be found in the streets, no cool clear water running in the streams, and are you not there to protect those who pray? Why then do people run to kings, O Lord of Kalahasti?',
    hardWords: [
      { word: 'చీరానీకము', meaning: { te: 'బట్టల సమూహం', en: 'clothes' } },
      { word: 'స్వచ్ఛవాః', meaning: { te: 'శుభ్రమైన నీరు', en: 'clear water' } },
      { word: 'ఏరు', meaning: { te: 'సెలయేరు', en: 'a stream' } },
      { word: 'ప్రోచు', meaning: { te: 'కాపాడు', en: 'to protect' } },
    ],
  },
  {
    id: 'taragal-pippalapatramul',
    poetId: 'dhurjati',
    title: 'తరగల్ పిప్పలపత్రముల్',
    titleEnglish: 'Wealth does not stay',
    previewText: 'తరగల్ పిప్పలపత్రముల్ మెరుగుటద్దంబుల్ మరుద్దీపముల్',
    tags: ['wealth', 'humility'],
    meter: 'mattebham',
    grade: 11,
    teluguText:
      'తరగల్ పిప్పలపత్రముల్ మెరుగుటద్దంబుల్ మరుద్దీపముల్\nకరికర్ణాంతము లెండమావుల తతుల్ ఖద్యోత కీటప్రభల్\nసురవీథీ లిఖితాక్షరంబు లసువుల్ జ్యోత్స్నాపయఃపిండముల్\nసిరులందేల మదాంధులౌదురు జనుల్ శ్రీకాళహస్తీశ్వరా!',
    teluguMeaning:
      'ప్రాణాలు నిలవవు: అవి కెరటాలు, రావి ఆకులు, మెరిసే అద్దాలు, గాలిలో దీపాలు, ఏనుగు చెవులు, ఎండమావులు, మిణుగురు వెలుగులు, ఆకాశంలో రాసిన అక్షరాలు, వెన్నెల పాలముద్దల వంటివి. మరి సంపదలు చూసి జనం ఎందుకు గర్వంతో గుడ్డివారవుతారు, శ్రీకాళహస్తీశ్వరా!',
    englishTranslation:
      "Life is like waves, peepul leaves, gleaming mirrors, lamps in the wind, an elephant's flapping ears, mirages, the glow of fireflies, letters written on the sky, lumps of moonlight milk. Why then do people grow blind with pride in riches, O Lord of Kalahasti?",
    hardWords: [
      { word: 'తరగలు', meaning: { te: 'కెరటాలు', en: 'waves' } },
      { word: 'పిప్పలపత్రము', meaning: { te: 'రావి ఆకు', en: 'a peepul leaf' } },
      { word: 'ఖద్యోతము', meaning: { te: 'మిణుగురు పురుగు', en: 'a firefly' } },
      { word: 'అసువులు', meaning: { te: 'ప్రాణాలు', en: 'life' } },
    ],
  },
];
