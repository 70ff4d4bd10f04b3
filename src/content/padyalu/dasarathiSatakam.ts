import type { PoemOfWork } from './collectedPoem';

// Softening stays in the compounds పొడగంటిని and వింతగాని. భద్రనగాధివాసము is the Sanskrit spelling (భద్రనగాదివాసము elsewhere).
// భండన భీముడు has five lines: an extended utpalamala (malika).
export const dasarathiSatakam: readonly PoemOfWork[] = [
  {
    id: 'sriraghurama-charu',
    poetId: 'kancherla-gopanna',
    title: 'శ్రీరఘురామ చారు',
    titleEnglish: 'The opening prayer',
    previewText: 'శ్రీరఘురామ చారు తులసీదళ దామ శమక్షమాది శృం',
    tags: ['devotion'],
    meter: 'utpalamala',
    grade: 8,
    teluguText:
      'శ్రీరఘురామ చారు తులసీదళ దామ శమక్షమాది శృం\nగార గుణాభిరామ త్రిజగన్నుత శౌర్య రమాలలామ దు\nర్వార కబంధ రాక్షస విరామ జగజ్జన కల్మషార్ణవో\nత్తారక నామ భద్రగిరి దాశరథీ కరుణాపయోనిధీ!',
    teluguMeaning:
      'అందమైన తులసిమాల ధరించిన రామా! శాంతం, ఓర్పు వంటి గుణాలతో వెలిగేవాడా, మూడు లోకాలూ పొగిడే పరాక్రమం గలవాడా, ఎదురులేని కబంధ రాక్షసుణ్ణి చంపినవాడా! నీ పేరు జనాన్ని పాపాల సముద్రం దాటిస్తుంది, భద్రగిరి మీది దాశరథీ, దయాసముద్రుడా!',
    englishTranslation:
      'Rama of the lovely tulasi garland, beautiful in calm and patience, praised in the three worlds for valour, slayer of the fierce demon Kabandha! Your name carries people across the sea of wrong, O son of Dasaratha on Bhadragiri, ocean of mercy.',
    hardWords: [
      { word: 'చారు', meaning: { te: 'అందమైన', en: 'lovely' } },
      { word: 'దామ', meaning: { te: 'దండ', en: 'a garland' } },
      { word: 'క్షమ', meaning: { te: 'ఓర్పు', en: 'patience' } },
      { word: 'పయోనిధి', meaning: { te: 'సముద్రం', en: 'an ocean' } },
    ],
  },
  {
    id: 'bhandana-bhimudu',
    poetId: 'kancherla-gopanna',
    title: 'భండన భీము డార్తజన',
    titleEnglish: 'I will beat the drum',
    previewText: 'భండన భీము డార్తజన బాంధవు డుజ్జ్వల బాణతూణ కో',
    tags: ['devotion', 'courage'],
    meter: 'utpalamala',
    grade: 7,
    teluguText:
      'భండన భీము డార్తజన బాంధవు డుజ్జ్వల బాణతూణ కో\nదండ కళాప్రచండ భుజతాండవ కీర్తికి రామమూర్తికిన్\nరెండవ సాటి దైవమిక లేడనుచున్ గడగట్టి భేరికా\nదాండ దదాండ దాండ నినదంబు లజాండము నిండ మత్తవే\nదండము నెక్కి చాటెదను దాశరథీ కరుణాపయోనిధీ!',
    teluguMeaning:
      'యుద్ధంలో భయంకరుడు, బాధల్లో ఉన్నవారికి బంధువు, విల్లు పట్టడంలో ఆరితేరినవాడు రాముడు. ఆయనకు సాటి దైవం ఇంకెవరూ లేరని మదపుటేనుగునెక్కి, భేరీ మోగిస్తూ లోకమంతా వినిపించేలా చాటుతాను.',
    englishTranslation:
      'Fierce in battle, kin to those in trouble, great with the bow: there is no second god equal to Rama. I will ride a mighty elephant and beat the drum, dand-dadand-dand, till the whole world hears it.',
    hardWords: [
      { word: 'భండన', meaning: { te: 'యుద్ధం', en: 'battle' } },
      { word: 'ఆర్తజన', meaning: { te: 'బాధల్లో ఉన్నవారు', en: 'people in distress' } },
      { word: 'కోదండ', meaning: { te: 'విల్లు', en: 'a bow' } },
      { word: 'నినదంబు', meaning: { te: 'ధ్వని', en: 'sound' } },
      { word: 'వేదండము', meaning: { te: 'ఏనుగు', en: 'an elephant' } },
    ],
  },
  {
    id: 'chikkani-palapai',
    poetId: 'kancherla-gopanna',
    title: 'చిక్కని పాలపై',
    titleEnglish: 'Cream and sugar',
    previewText: 'చిక్కని పాలపై మిసిమి చెందిన మీగడ పంచదారతో',
    tags: ['devotion'],
    meter: 'utpalamala',
    grade: 7,
    teluguText:
      'చిక్కని పాలపై మిసిమి చెందిన మీగడ పంచదారతో\nమెక్కినభంగి మీ విమల మేచకరూప సుధారసంబు నా\nమక్కువ పళ్లెరంబున సమాహిత దాస్యమనేటి దోయిటన్\nదక్కెనటంచు జుర్రెదను దాశరథీ కరుణాపయోనిధీ!',
    teluguMeaning:
      'చిక్కటి పాల మీద మీగడను పంచదారతో కలిపి తిన్నట్లు, రామా! నిర్మలమైన నీ నల్లని రూపమనే అమృతాన్ని నా ప్రేమ అనే పళ్లెంలో పెట్టుకుని, నీ సేవ అనే దోసిలితో ఆనందంగా తాగుతాను.',
    englishTranslation:
      'As one relishes thick cream with sugar, Rama, I drink the nectar of your pure dark form, served on the plate of my love and cupped in the hands of my service.',
    hardWords: [
      { word: 'మిసిమి', meaning: { te: 'నిగనిగ, మెరుపు', en: 'gloss' } },
      { word: 'మీగడ', meaning: { te: 'పాలపై తరక', en: 'cream' } },
      { word: 'మేచక', meaning: { te: 'నల్లని', en: 'dark in color' } },
      { word: 'సుధారసంబు', meaning: { te: 'అమృతం', en: 'nectar' } },
    ],
  },
  {
    id: 'kanti-naditatambu',
    poetId: 'kancherla-gopanna',
    title: 'కంటి నదీతటంబు',
    titleEnglish: 'I have seen Bhadragiri',
    previewText: 'కంటి నదీతటంబు పొడగంటిని భద్రనగాధివాసమున్',
    tags: ['devotion'],
    meter: 'utpalamala',
    grade: 8,
    teluguText:
      'కంటి నదీతటంబు పొడగంటిని భద్రనగాధివాసమున్\nకంటి నిలాతనూజ నురు కార్ముక మార్గణ శంఖచక్రముల్\nకంటిని మిమ్ము లక్ష్మణుని కంటి కృతార్థుడనైతి నో జగ\nత్కంటక దైత్య నిర్దళన దాశరథీ కరుణాపయోనిధీ!',
    teluguMeaning:
      'గోదావరి తీరాన్ని చూశాను, భద్రగిరిని చూశాను; సీతమ్మను, గొప్ప విల్లును, బాణాలను, శంఖచక్రాలను చూశాను. నిన్నూ లక్ష్మణుణ్ణీ చూశాను. లోకాన్ని పీడించే రాక్షసులను సంహరించిన రామా, నా జన్మ ధన్యమైంది!',
    englishTranslation:
      'I have seen the river bank and the hill of Bhadra; I have seen Sita, the great bow, the arrows, the conch and the wheel. I have seen you and Lakshmana. Rama, destroyer of the demons who were thorns to the world, my life is fulfilled.',
    hardWords: [
      { word: 'కంటి', meaning: { te: 'చూశాను', en: 'I saw' } },
      { word: 'ఇలాతనూజ', meaning: { te: 'సీత', en: 'Sita, daughter of the earth' } },
      { word: 'కార్ముకము', meaning: { te: 'విల్లు', en: 'a bow' } },
      { word: 'కృతార్థుడు', meaning: { te: 'కోరిక తీరినవాడు', en: 'one whose aim is fulfilled' } },
    ],
  },
  {
    id: 'srirama-sitagaga',
    poetId: 'kancherla-gopanna',
    title: 'శ్రీరమ సీతగాగ',
    titleEnglish: 'Heaven came to Bhadragiri',
    previewText: 'శ్రీరమ సీతగాగ నిజసేవక బృందము వీరవైష్ణవా',
    tags: ['devotion'],
    meter: 'utpalamala',
    grade: 9,
    teluguText:
      'శ్రీరమ సీతగాగ నిజసేవక బృందము వీరవైష్ణవా\nచార జనంబుగాగ విరజానది గౌతమిగా వికుంఠ ము\nన్నారయ భద్రశైల శిఖరాగ్రముగాగ వసించు చేతనో\nద్ధారకుడైన విష్ణుడవు దాశరథీ కరుణాపయోనిధీ!',
    teluguMeaning:
      'లక్ష్మీదేవి సీతగా, నీ సేవకులు వైష్ణవ భక్తులుగా, విరజానది గోదావరిగా, వైకుంఠమే భద్రాద్రి శిఖరంగా మారగా, అక్కడ ఉండి ప్రాణులను ఉద్ధరించే విష్ణువు నీవే రామా!',
    englishTranslation:
      'Lakshmi is here as Sita, your servants as the devotees, the river of heaven as the Godavari and Vaikuntha itself as the peak of Bhadragiri. You are Vishnu who dwells here, Rama, to lift all living things.',
    hardWords: [
      { word: 'శ్రీరమ', meaning: { te: 'లక్ష్మీదేవి', en: 'the goddess Lakshmi' } },
      { word: 'గౌతమి', meaning: { te: 'గోదావరి నది', en: 'the Godavari river' } },
      { word: 'శిఖరాగ్రము', meaning: { te: 'కొండ కొన', en: 'the hilltop' } },
      { word: 'వసించు', meaning: { te: 'నివసించు', en: 'to dwell' } },
    ],
  },
  {
    id: 'charanamu-sokinatti',
    poetId: 'kancherla-gopanna',
    title: 'చరణము సోకినట్టి',
    titleEnglish: 'Two wonders',
    previewText: 'చరణము సోకినట్టి శిల జవ్వనిరూపగు టొక్క వింత సు',
    tags: ['devotion'],
    meter: 'champakamala',
    grade: 8,
    teluguText:
      'చరణము సోకినట్టి శిల జవ్వనిరూపగు టొక్క వింత సు\nస్థిరముగ నీటిపై గిరులు తేలిన దొక్కటి వింతగాని మీ\nస్మరణ తనర్చు మానవులు సద్గతి చెందిన దెంత వింత యీ\nధరను ధరాత్మజా రమణ దాశరథీ కరుణాపయోనిధీ!',
    teluguMeaning:
      'నీ పాదం తాకిన రాయి స్త్రీగా మారడం ఒక వింత. కొండలు నీటిపై స్థిరంగా తేలడం మరో వింత. అలాంటప్పుడు నిన్ను స్మరించినవారు మంచి గతి పొందడం ఏమంత వింత, రామా!',
    englishTranslation:
      'A stone touched by your foot became a woman, and hills floated firm on the water: those were wonders. After that, Rama, it is no great wonder that people who think of you reach a good end.',
    hardWords: [
      { word: 'చరణము', meaning: { te: 'పాదం', en: 'a foot' } },
      { word: 'శిల', meaning: { te: 'రాయి', en: 'a stone' } },
      { word: 'స్మరణ', meaning: { te: 'తలచుకోవడం', en: 'remembering' } },
      { word: 'ధరాత్మజ', meaning: { te: 'సీత', en: 'Sita, daughter of the earth' } },
    ],
  },
];
