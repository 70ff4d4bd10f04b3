import type { PoemOfWork } from './collectedPoem';

// Softening stays after న్ in కలశము న్గొన.
export const andhranayakaSatakam: readonly PoemOfWork[] = [
  {
    id: 'alu-nirvahakuralu',
    poetId: 'kasula-purushottama-kavi',
    title: 'ఆలు నిర్వాహకురాలు',
    titleEnglish: "A family's fame",
    previewText: 'ఆలు నిర్వాహకురాలు భూదేవియై యఖిలభారకు డను నాఖ్య తెచ్చె',
    tags: ['family', 'devotion'],
    meter: 'seesam',
    grade: 10,
    teluguText:
      'ఆలు నిర్వాహకురాలు భూదేవియై యఖిలభారకు డను నాఖ్య తెచ్చె\nనిష్టసంపన్నురా లిందిర భార్యయై కామితార్థదు డన్న ఘనత తెచ్చె\nకమలగర్భుడు సృష్టికర్త తనూజుడై బహుకుటుంబకు డన్న బలిమి తెచ్చె\nకలుషవిధ్వంసిని గంగ కుమారియై పతితపావను డన్న ప్రతిభ తెచ్చె\nనాండ్రు బిడ్డలు తెచ్చు ప్రఖ్యాతి కాని\nమొదటినుండియు నీవు దామోదరుడవె\nచిత్ర చిత్ర ప్రభావ దాక్షిణ్యభావ\nహత విమతజీవ శ్రీకాకుళాంధ్రదేవ!',
    teluguMeaning:
      'అన్నీ చూసుకునే భార్య భూదేవి వల్ల అన్నీ మోసేవాడనే పేరు, సంపదల తల్లి లక్ష్మి వల్ల వరాలిచ్చేవాడనే పేరు వచ్చాయి. కొడుకు బ్రహ్మ వల్ల పెద్ద కుటుంబీకుడవు, కూతురు గంగ వల్ల పాపులను కాపాడేవాడవు అయ్యావు. ఆ గొప్ప భార్యాబిడ్డలది; నువ్వు మొదటి నుంచీ దామోదరుడివే!',
    englishTranslation:
      'Your wife Earth, who manages all, made you known as bearer of all; your rich wife Lakshmi, as granter of wishes. Your son Brahma, maker of all, made you head of a great family; your daughter Ganga, who washes sins, a saviour of sinners. Wives and children bring the fame; you were only ever Damodara!',
    hardWords: [
      { word: 'ఆలు', meaning: { te: 'భార్య', en: 'a wife' } },
      { word: 'ఇందిర', meaning: { te: 'లక్ష్మీదేవి', en: 'Lakshmi' } },
      { word: 'కమలగర్భుడు', meaning: { te: 'బ్రహ్మ', en: 'Brahma' } },
      { word: 'పతితపావనుడు', meaning: { te: 'పాపులను పవిత్రం చేసేవాడు', en: 'one who makes sinners pure' } },
      {
        word: 'దామోదరుడు',
        meaning: { te: 'విష్ణువు, పొట్టకు తాడు కట్టించుకున్నవాడు', en: 'Vishnu, tied at the waist with a rope' },
      },
    ],
  },
  {
    id: 'varamichinatti',
    poetId: 'kasula-purushottama-kavi',
    title: 'వరమిచ్చినట్టి',
    titleEnglish: 'Is your own work hard?',
    previewText: 'వరమిచ్చినట్టి శంకరుని కెగ్గు తలంచు భస్మాసురుని పేరు పాపినావు',
    tags: ['courage', 'devotion'],
    meter: 'seesam',
    grade: 10,
    teluguText:
      'వరమిచ్చినట్టి శంకరుని కెగ్గు తలంచు భస్మాసురుని పేరు పాపినావు\nతనయిల్లు కాచు నుగ్రుని పోరుటకు పిల్చు బాణుచేతులు తెగ పరికినావు\nతొలుమిన్కు లజుని మ్రుచ్చిలి కొన్న సోమకు చంపి విద్యలు ధాత కంపినావు\nబలిమి దైత్యులు సుధాకలశము న్గొన వారి వంచించి సురలకు పంచినావు\nనిఖిలదైవత కార్యముల్ నిర్వహించు\nనీకు నిజకార్యము భరంబె నిర్వహింప\nచిత్ర చిత్ర ప్రభావ దాక్షిణ్యభావ\nహత విమతజీవ శ్రీకాకుళాంధ్రదేవ!',
    teluguMeaning:
      'వరమిచ్చిన శివుడికే కీడు తలచిన భస్మాసురుణ్ణి చంపావు, ఇల్లు కాచే శివుణ్ణే పోరుకు పిలిచిన బాణుడి చేతులు నరికావు. వేదాల దొంగ సోమకుణ్ణి చంపి బ్రహ్మకు ఇచ్చావు, బలంతో అమృతం తీసుకున్న రాక్షసులను మోసగించి దేవతలకు పంచావు. దేవతలందరి పనులూ చేసే నీకు సొంత పని భారమా?',
    englishTranslation:
      "You ended Bhasmasura, who plotted against Siva, giver of his boon, and cut off the arms of Bana, who called Siva, guard of his house, to fight. You killed Somaka, thief of the Vedas, and gave them back to Brahma; you tricked the demons and shared the nectar with the gods. You do all the gods' work; is your own a burden?",
    hardWords: [
      { word: 'ఎగ్గు', meaning: { te: 'కీడు', en: 'harm' } },
      { word: 'ఉగ్రుడు', meaning: { te: 'శివుడు', en: 'Siva' } },
      { word: 'తొలుమిన్కులు', meaning: { te: 'వేదాలు', en: 'the Vedas' } },
      { word: 'ధాత', meaning: { te: 'బ్రహ్మ', en: 'Brahma' } },
      { word: 'సుధాకలశము', meaning: { te: 'అమృతం ఉన్న పాత్ర', en: 'the pot of nectar' } },
    ],
  },
];
