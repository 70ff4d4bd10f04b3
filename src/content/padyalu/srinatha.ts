import type { PoemOfWork } from './collectedPoem';

// Single verses traditionally attributed to Srinatha. Softening stays in సిరిగలవాడు.
export const srinatha: readonly PoemOfWork[] = [
  {
    id: 'chinna-chinna-rallu',
    poetId: 'srinatha',
    title: 'చిన్న చిన్న రాళ్లు',
    titleEnglish: 'The villages of Palnadu',
    previewText: 'చిన్న చిన్న రాళ్లు చిల్లర దేవుళ్లు',
    tags: ['nature'],
    meter: 'ataveladi',
    grade: 2,
    teluguText: 'చిన్న చిన్న రాళ్లు చిల్లర దేవుళ్లు\nనాగులేటి నీళ్లు నాపరాళ్లు\nసజ్జ జొన్న కూళ్లు సర్పంబులును తేళ్లు\nపల్లెనాటి సీమ పల్లెటూళ్లు',
    teluguMeaning:
      'చిన్న చిన్న రాళ్లు, ఊరూరా చిన్న దేవుళ్లు, నాగులేరు నీళ్లు, నాపరాళ్లు, సజ్జలు, జొన్నలతో వండిన అన్నం, పాములు, తేళ్లు: పల్నాటి సీమలోని పల్లెటూళ్లు ఇవే!',
    englishTranslation:
      'Little, little stones and little gods, water of the river Naguleru, slabs of rock, meals of millet, snakes and scorpions: such are the villages of the Palnadu country.',
    hardWords: [
      { word: 'నాపరాయి', meaning: { te: 'పలకలుగా ఉండే రాయి', en: 'a flat slab of stone' } },
      { word: 'సజ్జలు', meaning: { te: 'ఒక చిరుధాన్యం', en: 'pearl millet' } },
      { word: 'కూడు', meaning: { te: 'అన్నం, తిండి', en: 'cooked food' } },
      { word: 'సర్పము', meaning: { te: 'పాము', en: 'a snake' } },
    ],
  },
  {
    id: 'sirigalavaniki-chellunu',
    poetId: 'srinatha',
    title: 'సిరిగలవానికి చెల్లును',
    titleEnglish: 'A thirsty poet scolds Siva',
    previewText: 'సిరిగలవానికి చెల్లును',
    tags: ['speech', 'wealth'],
    meter: 'kandam',
    grade: 7,
    teluguText: 'సిరిగలవానికి చెల్లును\nతరుణుల పదియారువేల తగ పెండ్లాడన్\nతిరిపెమున కిద్దరాండ్రా\nపరమేశా గంగ విడుము పార్వతి చాలున్',
    teluguMeaning:
      'పదహారు వేల మందిని పెళ్లాడడం డబ్బున్న కృష్ణుడికి చెల్లుతుంది. బిచ్చమెత్తే నీకు ఇద్దరు భార్యలా శివా? గంగను వదులు, పార్వతి చాలు (నీళ్లు దొరకని చోట దాహంతో కవి సరదాగా అన్న మాట ఇది).',
    englishTranslation:
      'To marry sixteen thousand maidens suits Krishna, who is rich. But two wives for one who begs? Siva, let Ganga go, Parvati is enough (so the poet jokes, thirsty in a land without water).',
    hardWords: [
      { word: 'సిరి', meaning: { te: 'సంపద', en: 'wealth' } },
      { word: 'చెల్లు', meaning: { te: 'తగు', en: 'to be fitting' } },
      { word: 'తరుణి', meaning: { te: 'యువతి', en: 'a young woman' } },
      { word: 'తిరిపెము', meaning: { te: 'బిచ్చం', en: 'begging' } },
      { word: 'ఆలు', meaning: { te: 'భార్య', en: 'a wife' } },
    ],
  },
];
