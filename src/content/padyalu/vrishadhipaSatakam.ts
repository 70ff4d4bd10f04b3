import type { PoemOfWork } from './collectedPoem';

// ముంగటి and తొంగలింపగా, as the older print has them (ముంగిటి, దొంగిలింపగా elsewhere).
export const vrishadhipaSatakam: readonly PoemOfWork[] = [
  {
    id: 'tangetijunnu',
    poetId: 'palkuriki-somanatha',
    title: 'తంగెటిజున్ను',
    titleEnglish: 'Treasure at the door',
    previewText: 'తంగెటిజున్ను ముంగటినిధానము పండిన కల్పవల్లి ముం',
    tags: ['devotion', 'nature'],
    meter: 'utpalamala',
    grade: 11,
    teluguText:
      'తంగెటిజున్ను ముంగటినిధానము పండిన కల్పవల్లి ముం\nగొంగున ముత్తియం బనగ కూర్మి మనంబున తొంగలింపగా\nజంగమకోటి కర్చనలు సల్పుచునున్న యగణ్యపుణ్య నీ\nవంగడ మేజుమయ్య బసవా బసవా బసవా వృషాధిపా!',
    teluguMeaning:
      'బసవా, తంగేడు చెట్టు మీది తేనెపట్టులా, ఇంటి ముందు దొరికిన నిధిలా, పండిన కల్పలతలా, కొంగులోని ముత్యంలా ప్రేమ మనసులో పొంగగా, నువ్వు శివభక్తులను పూజిస్తూ లెక్కలేనంత పుణ్యం పొందావు. నేను నీ వాణ్ణే సుమా!',
    englishTranslation:
      'Basava of merit beyond count, you worship the wandering devotees of Siva while love brims in your heart, like honey on a tangedu bush, a treasure at the door, the wishing vine in fruit, a pearl in the hem. I am one of your own.',
    hardWords: [
      { word: 'తంగేడు', meaning: { te: 'పసుపు పూల చెట్టు', en: 'a shrub with yellow flowers' } },
      { word: 'జున్ను', meaning: { te: 'ఇక్కడ: తేనెపట్టు', en: 'here: a honeycomb' } },
      { word: 'నిధానము', meaning: { te: 'నిధి', en: 'a treasure' } },
      { word: 'ముత్తియము', meaning: { te: 'ముత్యం', en: 'a pearl' } },
      { word: 'వంగడము', meaning: { te: 'వంశం', en: "a family, one's own people" } },
    ],
  },
];
