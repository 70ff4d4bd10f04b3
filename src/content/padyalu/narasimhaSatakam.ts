import type { PoemOfWork } from './collectedPoem';

// Softening stays in the compounds చెప్పబూనితి, మ్రింగబోడు and అవనిలోగల.
// Readings chosen by the meter: కవునొ (not కవునో), పొగడ (not పొగడను).
export const narasimhaSatakam: readonly PoemOfWork[] = [
  {
    id: 'padmalochana-sisapadyamul',
    poetId: 'seshappa-kavi',
    title: 'పద్మలోచన సీసపద్యముల్',
    titleEnglish: 'Crooked cane is sweet',
    previewText: 'పద్మలోచన సీసపద్యముల్ నీ మీద',
    tags: ['humility', 'devotion'],
    meter: 'seesam',
    grade: 9,
    teluguText:
      'పద్మలోచన సీసపద్యముల్ నీ మీద\nచెప్పబూనితినయ్య చిత్తగింపు\nగణ యతి ప్రాస లక్షణము చూడగలేదు\nపంచకావ్య శ్లోక పఠన లేదు\nఅమరకాండత్రయం బరసి చూడగలేదు\nశాస్త్రీయ గ్రంథముల్ చదువలేదు\nనీ కటాక్షంబున నే రచించెద కాని\nప్రజ్ఞ నాయది కాదు ప్రస్తుతింప\nతప్పు కలిగిన సద్భక్తి తక్కువౌనె\nచెరకునకు వంకపోయిన చెడునె తీపు\nభూషణవికాస శ్రీధర్మపురనివాస\nదుష్టసంహార నరసింహ దురితదూర!',
    teluguMeaning:
      'తామరకన్నుల స్వామీ, నీ మీద సీసపద్యాలు చెప్పబోతున్నాను, విను. గణాలు, యతిప్రాసలు చూడలేదు, కావ్యాలు, నిఘంటువు, శాస్త్రాలు చదవలేదు; నీ దయతోనే రాస్తున్నాను, తెలివి నాది కాదు. తప్పున్నా భక్తి తక్కువ కాదు; చెరకు వంకరైనా తీపి తగ్గుతుందా?',
    englishTranslation:
      'Lotus-eyed Lord, listen: I have begun to sing seesa verses to you, though I have not studied ganas, yati and prasa, nor read the great poems, the word-book and the sciences. I write by your grace; the talent is not mine. If there is a fault, is the love less; is sugarcane less sweet for being crooked?',
    hardWords: [
      { word: 'చిత్తగింపు', meaning: { te: 'దయతో విను', en: 'kindly listen' } },
      { word: 'కటాక్షంబు', meaning: { te: 'దయ గల చూపు', en: 'a look of grace' } },
      { word: 'ప్రజ్ఞ', meaning: { te: 'తెలివి', en: 'talent' } },
      { word: 'వంకపోయిన', meaning: { te: 'వంకర అయినా', en: 'even if crooked' } },
    ],
  },
  {
    id: 'talligarbhamu-nundi',
    poetId: 'seshappa-kavi',
    title: 'తల్లిగర్భమునుండి ధనము',
    titleEnglish: 'The honey of the bee',
    previewText: 'తల్లిగర్భమునుండి ధనము తేడెవ్వడు',
    tags: ['wealth'],
    meter: 'seesam',
    grade: 8,
    teluguText:
      'తల్లిగర్భమునుండి ధనము తేడెవ్వడు\nవెళ్లిపోయెడినాడు వెంటరాదు\nలక్షాధికారైన లవణ మన్నమె కాని\nమెరుగు బంగారంబు మ్రింగబోడు\nవిత్త మార్జన చేసి విర్రవీగుటె కాని\nకూడబెట్టిన సొమ్ము తోడరాదు\nపొందుగా మరుగైన భూమిలోపల పెట్టి\nదానధర్మము లేక దాచి దాచి\nతుదకు దొంగల కిత్తురో దొరల కవునొ\nతేనె జుంటీగ లియ్యవా తెరువరులకు\nభూషణవికాస శ్రీధర్మపురనివాస\nదుష్టసంహార నరసింహ దురితదూర!',
    teluguMeaning:
      'పుట్టేటప్పుడు ఎవరూ డబ్బు తేరు, పోయేటప్పుడు అది వెంట రాదు; లక్షాధికారైనా ఉప్పు, అన్నమే తింటాడు, బంగారం మింగడు. సంపాదించి విర్రవీగినా ఆ సొమ్ము తోడు రాదు. దానం చేయక భూమిలో దాచింది, తేనెటీగల తేనె బాటసారులకు పోయినట్లు, చివరికి దొంగలకో దొరలకో పోతుంది.',
    englishTranslation:
      "No one brings wealth at birth, and none goes with us when we leave; even a millionaire eats salt and rice, not shining gold. We may strut over what we earn, but it does not come along. What is buried and never given goes at last to thieves or kings, as the bees' honey goes to passers-by.",
    hardWords: [
      { word: 'లవణము', meaning: { te: 'ఉప్పు', en: 'salt' } },
      { word: 'విత్తము', meaning: { te: 'ధనం', en: 'wealth' } },
      { word: 'విర్రవీగు', meaning: { te: 'గర్వపడు', en: 'to strut with pride' } },
      { word: 'జుంటీగ', meaning: { te: 'తేనెటీగ', en: 'a honeybee' } },
      { word: 'తెరువరులు', meaning: { te: 'బాటసారులు', en: 'wayfarers' } },
    ],
  },
  {
    id: 'nilameghasyama',
    poetId: 'seshappa-kavi',
    title: 'నీలమేఘశ్యామ',
    titleEnglish: 'You are our father',
    previewText: 'నీలమేఘశ్యామ నీవె తండ్రివి మాకు',
    tags: ['devotion', 'family'],
    meter: 'seesam',
    grade: 8,
    teluguText:
      'నీలమేఘశ్యామ నీవె తండ్రివి మాకు\nకమలవాసిని మమ్ము కన్నతల్లి\nనీ భక్తవరులంత నిజమైన బాంధవుల్\nనీ కటాక్షము మాకనేకధనము\nనీ కీర్తనలు మాకు లోకప్రపంచంబు\nనీ సహాయము మాకు నిత్యసుఖము\nనీ మంత్రమే మాకు నిష్కళంకపు విద్య\nనీ పదధ్యానంబు నిత్యజపము\nతోయజాతాక్ష నీ పాదతులసిదళము\nరోగముల కౌషధము బ్రహ్మరుద్రవినుత\nభూషణవికాస శ్రీధర్మపురనివాస\nదుష్టసంహార నరసింహ దురితదూర!',
    teluguMeaning:
      'నల్లని మేఘం వంటి స్వామీ, నీవే మా తండ్రివి, లక్ష్మీదేవి మా తల్లి, నీ భక్తులే నిజమైన బంధువులు. నీ దయే మా ధనం, నీ కీర్తనలే మా లోకం, నీ సాయమే మా సుఖం. నీ మంత్రమే మా చదువు, నీ పాదాల ధ్యానమే మా జపం, నీ పాదాల తులసిదళమే మా మందు.',
    englishTranslation:
      'You are our father, dark as the rain cloud; Lakshmi is our mother and your devotees our true kin. Your grace is our wealth, your songs our world, your help our joy. Your mantra is our spotless learning, the thought of your feet our daily prayer, and the tulasi laid there our medicine.',
    hardWords: [
      { word: 'కమలవాసిని', meaning: { te: 'లక్ష్మీదేవి', en: 'Lakshmi, who lives in the lotus' } },
      { word: 'నిష్కళంకపు', meaning: { te: 'మచ్చలేని', en: 'spotless' } },
      { word: 'తోయజాతాక్ష', meaning: { te: 'తామర కన్నులవాడా', en: 'lotus-eyed one' } },
      { word: 'ఔషధము', meaning: { te: 'మందు', en: 'medicine' } },
    ],
  },
  {
    id: 'avanilogala-yatralu',
    poetId: 'seshappa-kavi',
    title: 'అవనిలోగల యాత్ర',
    titleEnglish: 'The hardest thing',
    previewText: 'అవనిలోగల యాత్ర లన్ని చేయగవచ్చు',
    tags: ['devotion', 'effort'],
    meter: 'seesam',
    grade: 10,
    teluguText:
      'అవనిలోగల యాత్ర లన్ని చేయగవచ్చు\nముఖ్యుడై నదులందు మునుగవచ్చు\nముక్కుపట్టుక సంధ్య మొనసి వార్వగవచ్చు\nతిన్నగా జపమాల త్రిప్పవచ్చు\nవేదాల కర్థంబు విరిచి చెప్పగవచ్చు\nశ్రేష్ఠ క్రతువులెల్ల చేయవచ్చు\nధనము లక్షలు కోట్లు దానమియ్యగవచ్చు\nనైష్ఠికాచారముల్ నడుపవచ్చు\nచిత్త మన్యస్థలంబున చేరకుండ\nనీ పదాంభోజములయందు నిలుపరాదు\nభూషణవికాస శ్రీధర్మపురనివాస\nదుష్టసంహార నరసింహ దురితదూర!',
    teluguMeaning:
      'యాత్రలన్నీ చేయవచ్చు, నదుల్లో మునగవచ్చు, సంధ్య వార్చవచ్చు, జపమాల తిప్పవచ్చు, వేదాల అర్థం చెప్పవచ్చు, యజ్ఞాలు, దానాలు చేయవచ్చు, ఆచారాలు పాటించవచ్చు. కానీ మనసును వేరే చోటికి పోనీయకుండా నీ పాదాల మీద నిలపడం చాలా కష్టం, స్వామీ!',
    englishTranslation:
      'One can go on every pilgrimage, bathe in the rivers, say the twilight prayers, turn the beads, explain the Vedas, hold great rites, give away millions and keep every strict rule. But to keep the mind from wandering and hold it at your feet is the hardest thing of all.',
    hardWords: [
      { word: 'అవని', meaning: { te: 'భూమి', en: 'the earth' } },
      { word: 'క్రతువులు', meaning: { te: 'యజ్ఞాలు', en: 'sacrificial rites' } },
      { word: 'చిత్తము', meaning: { te: 'మనసు', en: 'the mind' } },
      { word: 'పదాంభోజములు', meaning: { te: 'తామరల వంటి పాదాలు', en: 'lotus feet' } },
    ],
  },
  {
    id: 'chittasuddhiga-niku',
    poetId: 'seshappa-kavi',
    title: 'చిత్తశుద్ధిగ నీకు',
    titleEnglish: 'Not for praise',
    previewText: 'చిత్తశుద్ధిగ నీకు సేవ చేసెద కాని',
    tags: ['devotion', 'honesty'],
    meter: 'seesam',
    grade: 9,
    teluguText:
      'చిత్తశుద్ధిగ నీకు సేవ చేసెద కాని\nపుడమిలో జనుల మెప్పులకు కాదు\nజన్మపావనతకై స్మరణ చేసెద కాని\nసరివారిలో ప్రతిష్ఠలకు కాదు\nముక్తికోసము నేను మ్రొక్కి వేడెద కాని\nదండిభాగ్యము నిమిత్తంబు కాదు\nనిన్ను పొగడ విద్య నేర్చితినే కాని\nకుక్షి నిండెడి కూటికొరకు కాదు\nపారమార్థికమునకు నే పాటుపడితి\nకీర్తికి నపేక్షపడలేదు కృష్ణవర్ణ\nభూషణవికాస శ్రీధర్మపురనివాస\nదుష్టసంహార నరసింహ దురితదూర!',
    teluguMeaning:
      'స్వామీ, మంచి మనసుతో నీ సేవ చేస్తున్నాను, జనం మెప్పు కోసం కాదు; జన్మ పావనం కావాలని నిన్ను తలుస్తున్నాను, గొప్ప పేరు కోసం కాదు. మొక్కేది ముక్తి కోసం, భాగ్యం కోసం కాదు; చదివింది నిన్ను పొగిడేందుకు, పొట్టకూటి కోసం కాదు. నా శ్రమ పరమార్థం కోసం, కీర్తి కోసం కాదు.',
    englishTranslation:
      "I serve you with a sincere heart, not for people's praise; I think of you to make my life pure, not for standing among my peers. I bow and pray for freedom, not for riches; I learned my letters to praise you, not to fill my belly. I worked for what is highest, and had no wish for fame.",
    hardWords: [
      { word: 'పుడమి', meaning: { te: 'భూమి', en: 'the earth' } },
      { word: 'ప్రతిష్ఠ', meaning: { te: 'గొప్ప పేరు', en: 'prestige' } },
      { word: 'నిమిత్తంబు', meaning: { te: 'కారణం', en: 'a reason, for the sake of' } },
      { word: 'అపేక్ష', meaning: { te: 'కోరిక', en: 'desire' } },
    ],
  },
];
