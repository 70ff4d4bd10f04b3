import type { CollectedPoem } from './collectedPoem';

// The pallavi and the best-known charanam of each song. దిద్దరాని reads తిద్దరాని in some prints.
export const annamayya: readonly CollectedPoem[] = [
  {
    id: 'muddugare-yasoda',
    poetId: 'tallapaka-annamayya',
    title: 'ముద్దుగారే యశోద',
    titleEnglish: "Yasoda's little pearl",
    previewText: 'ముద్దుగారే యశోద ముంగిట ముత్యము వీడు',
    tags: ['family', 'devotion'],
    meter: 'song',
    grade: 2,
    teluguText:
      'ముద్దుగారే యశోద ముంగిట ముత్యము వీడు\nదిద్దరాని మహిమల దేవకీసుతుడు\nఅంతనింత గొల్లెతల అరచేతి మాణిక్యము\nపంతమాడే కంసుని పాలి వజ్రము\nకాంతుల మూడు లోకాల గరుడపచ్చ పూస\nచెంతల మాలో నున్న చిన్ని కృష్ణుడు',
    teluguMeaning:
      'ముద్దులొలికే ఈ బాబు యశోద వాకిట్లో ముత్యం, ఎవరూ మార్చలేని మహిమలున్న దేవకి కొడుకు. గొల్లభామల అరచేతిలో మాణిక్యం, పంతం పట్టిన కంసుడి పాలిటి వజ్రం. మూడు లోకాలకు వెలుగునిచ్చే గరుడపచ్చ పూస, మా దగ్గరే, మాలోనే ఉన్న చిన్ని కృష్ణుడు.',
    englishTranslation:
      "He is the pearl at sweet Yasoda's door, Devaki's son, whose wonders none can alter. He is a ruby in the palms of the cowherd girls, and a diamond to cut down defiant Kamsa. He is an emerald bead that lights the three worlds, our own little Krishna, here among us.",
    hardWords: [
      { word: 'ముంగిలి', meaning: { te: 'వాకిలి', en: 'the front yard' } },
      { word: 'సుతుడు', meaning: { te: 'కొడుకు', en: 'a son' } },
      { word: 'గొల్లెత', meaning: { te: 'గొల్ల అమ్మాయి', en: 'a cowherd girl' } },
      { word: 'మాణిక్యము', meaning: { te: 'కెంపు', en: 'a ruby' } },
      { word: 'గరుడపచ్చ', meaning: { te: 'ఆకుపచ్చని మణి', en: 'an emerald' } },
    ],
  },
  {
    id: 'adivo-alladivo',
    poetId: 'tallapaka-annamayya',
    title: 'అదివో అల్లదివో',
    titleEnglish: 'There, over there',
    previewText: 'అదివో అల్లదివో శ్రీహరి వాసము',
    tags: ['devotion', 'nature'],
    meter: 'song',
    grade: 3,
    teluguText:
      'అదివో అల్లదివో శ్రీహరి వాసము\nపదివేల శేషుల పడగలమయము\nఅదె వేంకటాచల మఖిలోన్నతము\nఅదివో బ్రహ్మాదుల కపురూపము\nఅదివో నిత్యనివాస మఖిలమునులకు\nఅదె చూడు డదె మ్రొక్కు డానందమయము',
    teluguMeaning:
      'అదిగో, అల్లదిగో శ్రీహరి ఉండే చోటు; పదివేల పాము పడగల్లా ఉన్న కొండలు. అదే అన్నిటికంటే ఎత్తైన తిరుమల కొండ, బ్రహ్మ మొదలైన వారికి కూడా అపురూపం. అది మునులందరూ ఎప్పుడూ ఉండే చోటు; అదిగో చూడండి, మొక్కండి, ఆనందమయం!',
    englishTranslation:
      'There, over there is the home of Hari, hills like the hoods of ten thousand serpents. That is Venkatachalam, highest of all, a rare sight even for Brahma and the gods. That is the lasting home of all the sages; look at it, bow to it, it is full of joy!',
    hardWords: [
      { word: 'వాసము', meaning: { te: 'ఉండే చోటు', en: 'a home' } },
      { word: 'పడగ', meaning: { te: 'పాము విప్పిన తల', en: "a snake's hood" } },
      { word: 'అచలము', meaning: { te: 'కొండ', en: 'a hill' } },
      { word: 'అఖిలము', meaning: { te: 'అన్నీ', en: 'all' } },
      { word: 'అపురూపము', meaning: { te: 'అరుదైనది', en: 'rare' } },
    ],
  },
  {
    id: 'brahmamokkate',
    poetId: 'tallapaka-annamayya',
    title: 'బ్రహ్మమొక్కటే',
    titleEnglish: 'All are one',
    previewText: 'బ్రహ్మమొక్కటే పరబ్రహ్మమొక్కటే',
    tags: ['humility', 'devotion'],
    meter: 'song',
    grade: 5,
    teluguText:
      'బ్రహ్మమొక్కటే పరబ్రహ్మమొక్కటే\nనిండార రాజు నిద్రించు నిద్రయు నొకటే\nఅండనే బంటు నిద్ర అదియు నొకటే\nకడగి యేనుగు మీద కాయు యెండొకటే\nపుడమి శునకము మీద పొలయు యెండొకటే',
    teluguMeaning:
      'దేవుడు ఒక్కడే, పరమాత్మ ఒక్కడే. రాజు హాయిగా పోయే నిద్ర, పక్కనే బంటు పోయే నిద్ర ఒకటే. ఏనుగు మీద కాసే ఎండ, నేల మీద కుక్క మీద పడే ఎండ ఒకటే.',
    englishTranslation:
      'God is one, the highest spirit is one. The sleep that a king sleeps, and the sleep of the servant beside him, are one. The sunshine that falls on an elephant, and that which falls on a dog on the ground, are one.',
    hardWords: [
      { word: 'నిండార', meaning: { te: 'నిండుగా', en: 'to the full' } },
      { word: 'బంటు', meaning: { te: 'సేవకుడు', en: 'a servant' } },
      { word: 'పుడమి', meaning: { te: 'నేల', en: 'the ground, the earth' } },
      { word: 'శునకము', meaning: { te: 'కుక్క', en: 'a dog' } },
      { word: 'పొలయు', meaning: { te: 'తగులు, ప్రసరించు', en: 'to fall upon' } },
    ],
  },
  {
    id: 'nanati-baduku',
    poetId: 'tallapaka-annamayya',
    title: 'నానాటి బదుకు',
    titleEnglish: 'Each day is a play',
    previewText: 'నానాటి బదుకు నాటకము',
    tags: ['humility'],
    meter: 'song',
    grade: 9,
    teluguText: 'నానాటి బదుకు నాటకము\nకానక కన్నది కైవల్యము\nపుట్టుటయు నిజము పోవుటయు నిజము\nనట్టనడిమి పని నాటకము',
    teluguMeaning:
      'రోజూ మనం బతికే బతుకు ఒక నాటకం. కళ్లకు కనిపించకుండా తెలుసుకోవలసినది మోక్షం. పుట్టడం నిజం, పోవడం నిజం; నట్టనడుమ చేసే పని అంతా నాటకం.',
    englishTranslation:
      'Our life from day to day is a play; what is found without being seen is the final freedom. To be born is true, and to depart is true; all the business in between is a play.',
    hardWords: [
      { word: 'బదుకు', meaning: { te: 'బతుకు', en: 'life' } },
      { word: 'కైవల్యము', meaning: { te: 'మోక్షం', en: 'final freedom' } },
      { word: 'నట్టనడుమ', meaning: { te: 'సరిగ్గా మధ్యలో', en: 'right in the middle' } },
    ],
  },
];
