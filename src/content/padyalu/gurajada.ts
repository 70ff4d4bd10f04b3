import type { PoemOfWork } from './collectedPoem';

// Stanzas of one song, దేశభక్తి (1910), each learned separately. Readings where prints differ: అన్నది (యన్నది), పొంగిపొర్లే
// (పొంగిపొరలే), కండ కలదోయ్ (కండ కలుగును), పొరుగువాడికి (పొరుగువానికి), మతములన్నీ (మతములన్నియు).
export const gurajada: readonly PoemOfWork[] = [
  {
    id: 'desamunu-preminchumanna',
    poetId: 'gurajada-apparao',
    title: 'దేశమును ప్రేమించుమన్నా',
    titleEnglish: 'Love your country',
    previewText: 'దేశమును ప్రేమించుమన్నా',
    tags: ['effort', 'honesty'],
    meter: 'song',
    grade: 1,
    isExcerpt: true,
    teluguText: 'దేశమును ప్రేమించుమన్నా\nమంచి అన్నది పెంచుమన్నా\nవొట్టి మాటలు కట్టిపెట్టోయ్\nగట్టి మేల్ తలపెట్టవోయ్!',
    teluguMeaning: 'అన్నా, దేశాన్ని ప్రేమించు. మంచి అనేదాన్ని పెంచు. ఉత్త మాటలు ఆపి, గట్టి మేలు చేయడానికి పూనుకో.',
    englishTranslation:
      'Love your country, brother, and make what is good grow. Stop empty talk, and set your mind on doing some solid good.',
    hardWords: [
      { word: 'వొట్టి', meaning: { te: 'ఉత్త, ఏమీ లేని', en: 'empty' } },
      { word: 'కట్టిపెట్టు', meaning: { te: 'ఆపు', en: 'to stop' } },
      { word: 'మేలు', meaning: { te: 'మంచి', en: 'good' } },
      { word: 'తలపెట్టు', meaning: { te: 'చేయాలని అనుకొను', en: 'to set out to do' } },
    ],
  },
  {
    id: 'padi-pantalu-pongiporle',
    poetId: 'gurajada-apparao',
    title: 'పాడి పంటలు పొంగిపొర్లే',
    titleEnglish: 'Milk and crops in plenty',
    previewText: 'పాడి పంటలు పొంగిపొర్లే',
    tags: ['effort', 'wealth'],
    meter: 'song',
    grade: 2,
    isExcerpt: true,
    teluguText: 'పాడి పంటలు పొంగిపొర్లే\nదారిలో నువు పాటుపడవోయ్\nతిండి కలిగితే కండ కలదోయ్\nకండ కలవాడేను మనిషోయ్!',
    teluguMeaning: 'పాలు, పంటలు పొంగిపొర్లేలా నువ్వు కష్టపడి పని చెయ్యి. తిండి ఉంటే బలం ఉంటుంది. బలం ఉన్నవాడే మనిషి!',
    englishTranslation:
      'Work hard in the way that makes milk and crops overflow. Where there is food there is strength, and whoever has strength can stand tall as a human being!',
    hardWords: [
      { word: 'పాడి', meaning: { te: 'పాలు, పెరుగు, నెయ్యి', en: 'milk, curd and ghee' } },
      { word: 'పొంగిపొర్లు', meaning: { te: 'నిండి కారు', en: 'to overflow' } },
      { word: 'పాటుపడు', meaning: { te: 'కష్టపడి పని చేయు', en: 'to work hard' } },
      { word: 'కండ', meaning: { te: 'బలం', en: 'muscle, strength' } },
    ],
  },
  {
    id: 'desabhimanam-naku-kaddani',
    poetId: 'gurajada-apparao',
    title: 'దేశాభిమానం నాకు కద్దని',
    titleEnglish: 'Do not boast, do good',
    previewText: 'దేశాభిమానం నాకు కద్దని',
    tags: ['honesty', 'humility'],
    meter: 'song',
    grade: 4,
    isExcerpt: true,
    teluguText: 'దేశాభిమానం నాకు కద్దని\nవొట్టి గొప్పలు చెప్పుకోకోయ్\nపూని యేదైనాను వొక మేల్\nకూర్చి జనులకు చూపవోయ్!',
    teluguMeaning: 'నాకు దేశం మీద ప్రేమ ఉందని ఉత్త గొప్పలు చెప్పుకోవద్దు. పట్టుదలతో ఏదైనా ఒక మేలు చేసి ప్రజలకు చూపించు.',
    englishTranslation:
      'Do not make an empty boast that you love your country. Take up some good work, any one, do it, and show it to the people.',
    hardWords: [
      { word: 'దేశాభిమానం', meaning: { te: 'దేశం మీద ప్రేమ', en: 'love of the country' } },
      { word: 'కద్దు', meaning: { te: 'ఉంది', en: 'there is' } },
      { word: 'పూను', meaning: { te: 'పట్టుదలతో మొదలుపెట్టు', en: 'to take up firmly' } },
      { word: 'కూర్చు', meaning: { te: 'కలిగించు', en: 'to bring about' } },
    ],
  },
  {
    id: 'sonta-labham-konta-manuku',
    poetId: 'gurajada-apparao',
    title: 'దేశమంటే మట్టికాదోయ్',
    titleEnglish: 'A country is its people',
    previewText: 'సొంత లాభం కొంత మానుకు',
    tags: ['friendship', 'humility'],
    meter: 'song',
    grade: 1,
    isExcerpt: true,
    teluguText: 'సొంత లాభం కొంత మానుకు\nపొరుగువాడికి తోడుపడవోయ్\nదేశమంటే మట్టికాదోయ్\nదేశమంటే మనుషులోయ్!',
    teluguMeaning: 'నీ సొంత లాభం కొంచెం మానుకుని పక్కవాడికి సాయం చెయ్యి. దేశమంటే మట్టి కాదు, దేశమంటే మనుషులు!',
    englishTranslation:
      'Give up a little of your own gain, and help your neighbor. A country is not its soil: a country is its people!',
    hardWords: [
      { word: 'మానుకొను', meaning: { te: 'వదులుకొను', en: 'to give up' } },
      { word: 'పొరుగువాడు', meaning: { te: 'పక్కవాడు', en: 'a neighbor' } },
      { word: 'తోడుపడు', meaning: { te: 'సాయం చేయు', en: 'to help' } },
    ],
  },
  {
    id: 'chettapattal-pattukoni',
    poetId: 'gurajada-apparao',
    title: 'చెట్టపట్టాల్ పట్టుకొని',
    titleEnglish: 'Hand in hand',
    previewText: 'చెట్టపట్టాల్ పట్టుకొని',
    tags: ['friendship', 'family'],
    meter: 'song',
    grade: 2,
    isExcerpt: true,
    teluguText: 'చెట్టపట్టాల్ పట్టుకొని\nదేశస్థులంతా నడవవలెనోయ్\nఅన్నదమ్ముల వలెను జాతులు\nమతములన్నీ మెలగవలెనోయ్!',
    teluguMeaning: 'దేశంలోని వారందరూ చెయ్యి చెయ్యి పట్టుకుని నడవాలి. అన్ని జాతులు, అన్ని మతాలు అన్నదమ్ముల్లా మెలగాలి!',
    englishTranslation:
      'Holding hands, all the people of the country should walk together. All communities and all faiths should live like brothers!',
    hardWords: [
      { word: 'చెట్టపట్టాలు', meaning: { te: 'చేతులు పట్టుకోవడం', en: 'holding hands' } },
      { word: 'దేశస్థులు', meaning: { te: 'దేశంలో ఉండేవారు', en: 'the people of a country' } },
      { word: 'మెలగు', meaning: { te: 'నడుచుకొను', en: 'to behave, to live' } },
    ],
  },
];
