import type { PoemOfWork } from './collectedPoem';

// Peddana of the court, and below the king himself. నిస్వన reads నిస్స్వన in some prints.
export const manuCharitra: readonly PoemOfWork[] = [
  {
    id: 'atajani-kanche',
    poetId: 'allasani-peddana',
    place: { en: 'Canto 2', te: '2వ ఆశ్వాసం' },
    title: 'అట జని కాంచె',
    titleEnglish: 'The first sight of the Himalaya',
    previewText: 'అట జని కాంచె భూమిసురు డంబరచుంబి శిరస్సరజ్ఝరీ',
    tags: ['nature'],
    meter: 'champakamala',
    grade: 12,
    teluguText:
      'అట జని కాంచె భూమిసురు డంబరచుంబి శిరస్సరజ్ఝరీ\nపటల ముహుర్ముహుర్లుఠ దభంగ తరంగ మృదంగ నిస్వన\nస్ఫుట నటనానుకూల పరిఫుల్ల కలాప కలాపిజాలమున్\nకటక చరత్కరేణు కర కంపిత సాలము శీతశైలమున్',
    teluguMeaning:
      'ప్రవరుడు అక్కడికి వెళ్లి హిమాలయాన్ని చూశాడు. ఆకాశాన్ని తాకే శిఖరాల సెలయేళ్లలో పొర్లే అలల మోత మద్దెలలా ఉంటే, నెమళ్లు పురివిప్పి ఆడుతున్నాయి; చరియల్లో తిరిగే ఆడ ఏనుగుల తొండాలు సాల వృక్షాలను ఊపుతున్నాయి.',
    englishTranslation:
      'Pravara went there and saw the Himalaya. Waves tumbled without end in the torrents of its sky-kissing peaks, drumming like mridangams, and to that beat flocks of peacocks danced with tails outspread; on its slopes cow elephants roamed and shook the sal trees with their trunks.',
    hardWords: [
      { word: 'భూమిసురుడు', meaning: { te: 'బ్రాహ్మణుడు; ఇక్కడ ప్రవరుడు', en: 'a Brahmin; here Pravara' } },
      { word: 'ఝరి', meaning: { te: 'సెలయేరు', en: 'a mountain torrent' } },
      { word: 'కలాపము', meaning: { te: 'నెమలి పురి', en: "a peacock's tail" } },
      { word: 'కలాపి', meaning: { te: 'నెమలి', en: 'a peacock' } },
      { word: 'కరేణువు', meaning: { te: 'ఆడ ఏనుగు', en: 'a cow elephant' } },
    ],
  },
];

// ఎల్ల నృపులు కొలువ reads ఎల్లవారు వినగ elsewhere.
export const amuktamalyada: readonly PoemOfWork[] = [
  {
    id: 'telugadela-yanna',
    poetId: 'krishnadevaraya',
    place: { en: 'Canto 1', te: '1వ ఆశ్వాసం' },
    title: 'తెలుగదేల యన్న',
    titleEnglish: 'Telugu is best',
    previewText: 'తెలుగదేల యన్న దేశంబు తెలుగేను',
    tags: ['speech', 'learning'],
    meter: 'ataveladi',
    grade: 3,
    teluguText: 'తెలుగదేల యన్న దేశంబు తెలుగేను\nతెలుగు వల్లభుండ తెలుగొకండ\nయెల్ల నృపులు కొలువ నెరుగవే బాసాడి\nదేశభాషలందు తెలుగు లెస్స',
    teluguMeaning:
      'కలలో ఆంధ్ర విష్ణువు రాయలతో అన్న మాట: తెలుగు ఎందుకంటే, ఈ దేశం తెలుగు దేశం, నేను తెలుగు ప్రభువును, తెలుగు కలకండలా తియ్యనిది. నిన్ను కొలిచే రాజులందరితో ఎన్నో భాషలు మాట్లాడావు కదా, నీకు తెలియదా? దేశభాషల్లో తెలుగే గొప్పది!',
    englishTranslation:
      'In a dream the god Andhra Vishnu tells the king: Why Telugu? The land is Telugu, I am the Telugu lord, and Telugu is sweet as sugar candy; you speak many languages with the kings who serve you, so surely you know that of all the languages of the land Telugu is the best!',
    hardWords: [
      { word: 'వల్లభుడు', meaning: { te: 'ప్రభువు', en: 'a lord' } },
      {
        word: 'కండ',
        meaning: { te: 'కలకండ; తెలుగు ఒకండ అనీ విడదీస్తారు', en: 'sugar candy; some divide the words otherwise' },
      },
      { word: 'నృపుడు', meaning: { te: 'రాజు', en: 'a king' } },
      { word: 'బాస', meaning: { te: 'భాష', en: 'a language' } },
      { word: 'లెస్స', meaning: { te: 'గొప్పది, మేలైనది', en: 'excellent' } },
    ],
  },
];
