import type { PoemOfWork } from './collectedPoem';

export const molla: readonly PoemOfWork[] = [
  {
    id: 'nerichi-pogadina',
    poetId: 'molla',
    title: 'నేరిచి పొగడినవారిని',
    titleEnglish: 'Love, not learning',
    previewText: 'నేరిచి పొగడినవారిని',
    tags: ['devotion', 'humility'],
    meter: 'kandam',
    grade: 6,
    teluguText: 'నేరిచి పొగడినవారిని\nనేరక కొనియాడువారి నిజ కృప మనుపన్\nకారణ మగుటకు భక్తియె\nకారణ మగు కాని చదువు కారణ మగునే',
    teluguMeaning: 'బాగా నేర్చుకుని పొగిడినవారినైనా, ఏమీ తెలియకుండా పొగిడినవారినైనా దేవుడు దయతో కాపాడేందుకు భక్తే కారణం; చదువు కారణం కాదు.',
    englishTranslation:
      'Whether one praises God with skill or without any, what wins his kindness is love alone. Is it learning that does it?',
    hardWords: [
      { word: 'నేరిచి', meaning: { te: 'నేర్చుకుని', en: 'having learned' } },
      { word: 'కొనియాడు', meaning: { te: 'పొగుడు', en: 'to praise' } },
      { word: 'మనుపు', meaning: { te: 'కాపాడు', en: 'to sustain, to save' } },
    ],
  },
  {
    id: 'rajita-kirtiyaina',
    poetId: 'molla',
    title: 'రాజిత కీర్తియైన',
    titleEnglish: 'Why tell it again?',
    previewText: 'రాజిత కీర్తియైన రఘురాము చరిత్రము మున్ కవీశ్వరుల్',
    tags: ['devotion'],
    meter: 'utpalamala',
    grade: 8,
    teluguText:
      'రాజిత కీర్తియైన రఘురాము చరిత్రము మున్ కవీశ్వరుల్\nతేజ మెలర్ప చెప్పి రని తెల్సియు క్రమ్మర చెప్పనే లనన్\nభూజన కల్పకం బనుచు భుక్తికి ముక్తికి మూల మంచు నా\nరాజును దైవమైన రఘురాము నుతించిన తప్పు కల్గునే',
    teluguMeaning:
      'శ్రీరాముని కథను ఎందరో గొప్ప కవులు ఇంతకుముందే చెప్పారు. మళ్లీ ఎందుకు చెప్పడం అంటే, అది ప్రజల కోరికలు తీర్చే కల్పవృక్షం, సుఖానికీ మోక్షానికీ మూలం. రాజు, దైవం అయిన రాముణ్ణి పొగిడితే తప్పు లేదు.',
    englishTranslation:
      "Great poets have told Rama's shining story before, I know; why tell it again? Because it is a wishing tree for the people and the root of joy and freedom. Can it be wrong to praise Rama, who is both king and god?",
    hardWords: [
      { word: 'రాజిత', meaning: { te: 'వెలుగుతున్న', en: 'shining' } },
      { word: 'కవీశ్వరులు', meaning: { te: 'గొప్ప కవులు', en: 'great poets' } },
      { word: 'క్రమ్మర', meaning: { te: 'మళ్లీ', en: 'again' } },
      { word: 'కల్పకంబు', meaning: { te: 'కోరికలు తీర్చే చెట్టు', en: 'a wish-giving tree' } },
    ],
  },
  {
    id: 'adi-raghuramu-charitamu',
    poetId: 'molla',
    title: 'ఆది రఘురాము చరితము',
    titleEnglish: 'Ever new',
    previewText: 'ఆది రఘురాము చరితము',
    tags: ['devotion', 'learning'],
    meter: 'kandam',
    grade: 7,
    teluguText: 'ఆది రఘురాము చరితము\nనాదరముగ విన్న క్రొత్తయై లక్షణ సం\nపాదమ్మై పుణ్య స్థితి\nవేదమ్మై తోచకున్న వెర్రినె చెప్పన్',
    teluguMeaning:
      'రాముని పాత కథను ఇష్టంగా వింటే ప్రతిసారీ కొత్తగా, అందంగా, వేదంలా పవిత్రంగా అనిపిస్తుంది. అలా అనిపించకపోతే దాన్ని మళ్లీ చెప్పడానికి నేనేమైనా వెర్రిదాన్నా?',
    englishTranslation:
      "Rama's ancient story, heard with love, is new each time, rich in beauty and holy as the Veda. If it did not seem so, would I be foolish enough to tell it?",
    hardWords: [
      { word: 'ఆది', meaning: { te: 'మొదటి, పాత', en: 'first, ancient' } },
      { word: 'ఆదరముగ', meaning: { te: 'ఇష్టంగా', en: 'with love' } },
      { word: 'క్రొత్త', meaning: { te: 'కొత్త', en: 'new' } },
    ],
  },
  {
    id: 'munu-samskrtamula',
    poetId: 'molla',
    title: 'మును సంస్కృతముల',
    titleEnglish: 'Say it in plain Telugu',
    previewText: 'మును సంస్కృతముల తేటగ',
    tags: ['learning', 'speech'],
    meter: 'kandam',
    grade: 8,
    teluguText: 'మును సంస్కృతముల తేటగ\nతెనిగించెడిచోట నేమి తెలియక యుండన్\nతన విద్య మెరయ క్రమ్మర\nఘనమగు సంస్కృతము చెప్పగా రుచి యగునే',
    teluguMeaning:
      'సంస్కృతంలో ఉన్నదాన్ని తేటగా తెలుగులో చెప్పాల్సిన చోట, ఎవరికీ అర్థం కాకుండా తన పాండిత్యం చూపడానికి మళ్లీ కఠినమైన సంస్కృతమే వాడితే ఏం రుచి ఉంటుంది?',
    englishTranslation:
      "When one should be putting Sanskrit into clear Telugu, what taste is there in using heavy Sanskrit again, to show off one's learning, so that nobody understands?",
    hardWords: [
      { word: 'మును', meaning: { te: 'ముందు', en: 'earlier' } },
      { word: 'తేటగ', meaning: { te: 'స్పష్టంగా', en: 'clearly' } },
      { word: 'తెనిగించు', meaning: { te: 'తెలుగులోకి మార్చు', en: 'to put into Telugu' } },
      { word: 'మెరయ', meaning: { te: 'మెరిసేలా', en: 'so as to shine' } },
    ],
  },
  {
    id: 'kanduva-matalu',
    poetId: 'molla',
    title: 'కందువ మాటలు సామెత',
    titleEnglish: 'A feast for the ears',
    previewText: 'కందువ మాటలు సామెత',
    tags: ['learning', 'speech'],
    meter: 'kandam',
    grade: 6,
    teluguText: 'కందువ మాటలు సామెత\nలందముగా కూర్చి చెప్ప నది తెనుగునకున్\nపొందై రుచియై వీనుల\nవిందై మరి కానుపించు విబుధుల మదికిన్',
    teluguMeaning:
      'చమత్కారమైన మాటలు, సామెతలు అందంగా కూర్చి చెప్తే తెలుగుకు తగినట్లుగా, రుచిగా, చెవులకు విందుగా ఉంటుంది; పండితుల మనసుకు నచ్చుతుంది.',
    englishTranslation:
      'When clever words and proverbs are woven in with grace, that suits Telugu best: it is tasty, a feast for the ears, and it pleases the minds of the wise.',
    hardWords: [
      { word: 'కందువ', meaning: { te: 'చమత్కారమైన', en: 'clever, apt' } },
      { word: 'పొందు', meaning: { te: 'తగినది', en: 'fitting' } },
      { word: 'వీనులు', meaning: { te: 'చెవులు', en: 'ears' } },
      { word: 'విబుధులు', meaning: { te: 'పండితులు', en: 'the learned' } },
    ],
  },
  {
    id: 'cheppumani-ramachandrudu',
    poetId: 'molla',
    title: 'చెప్పుమని రామచంద్రుడు',
    titleEnglish: 'Rama makes me tell it',
    previewText: 'చెప్పుమని రామచంద్రుడు',
    tags: ['humility', 'devotion'],
    meter: 'kandam',
    grade: 3,
    teluguText: 'చెప్పుమని రామచంద్రుడు\nచెప్పించిన పలుకుమీద చెప్పెద నే నె\nల్లప్పుడు నిహపర సాధన\nమిప్పుణ్యచరిత్ర తప్పు లెంచకుడు కవుల్',
    teluguMeaning:
      'శ్రీరాముడే చెప్పమని నాతో చెప్పిస్తున్నాడు, అందుకే చెప్తున్నాను. ఈ పుణ్య కథ ఈ లోకంలోనూ పై లోకంలోనూ ఎప్పుడూ మేలు చేస్తుంది. కవులారా, నా తప్పులు ఎంచకండి.',
    englishTranslation:
      'Rama himself tells me to tell it, and it is he who makes me speak. This holy story always helps us, in this world and the next. Poets, please do not look for my mistakes.',
    hardWords: [
      { word: 'పలుకు', meaning: { te: 'మాట', en: 'a word' } },
      { word: 'ఇహపరములు', meaning: { te: 'ఈ లోకం, పై లోకం', en: 'this world and the next' } },
      { word: 'చరిత్ర', meaning: { te: 'కథ', en: 'a story' } },
      { word: 'ఎంచు', meaning: { te: 'వెతికి చెప్పు', en: 'to find and count' } },
    ],
  },
];
