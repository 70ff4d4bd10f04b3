import type { PoemOfWork } from './collectedPoem';

// Softening stays in the compound బిగియగట్టి.
export const chilakamarti: readonly PoemOfWork[] = [
  {
    id: 'bharatakhandambu-chakkani',
    poetId: 'chilakamarti-lakshminarasimham',
    title: 'భరతఖండంబు',
    titleEnglish: 'India, a fine milch cow',
    previewText: 'భరతఖండంబు చక్కని పాడియావు',
    tags: ['courage'],
    meter: 'tetagiti',
    grade: 7,
    teluguText: 'భరతఖండంబు చక్కని పాడియావు\nహిందువులు లేగదూడలై యేడ్చుచుండ\nతెల్లవారను గడుసరి గొల్లవారు\nపితుకుచున్నారు మూతులు బిగియగట్టి',
    teluguMeaning:
      'భారతదేశం మంచి పాడి ఆవు. దేశ ప్రజలు లేగదూడలై ఏడుస్తుంటే, బ్రిటిష్ వారనే గడుసరి గొల్లవారు దూడల మూతులు బిగించి కట్టి పాలు పితుకుతున్నారు (దేశానికి స్వాతంత్ర్యం రాకముందు చెప్పిన పద్యం).',
    englishTranslation:
      'India is a fine milch cow. Her people are the calves, and while they cry, those sly cowherds, the British, tie up their mouths and milk her (a verse of the time before India was free).',
    hardWords: [
      { word: 'పాడి ఆవు', meaning: { te: 'పాలిచ్చే ఆవు', en: 'a milch cow' } },
      { word: 'లేగదూడ', meaning: { te: 'ఆవు చిన్న పిల్ల', en: 'a young calf' } },
      { word: 'గడుసరి', meaning: { te: 'మాయ చేసే తెలివి గలవాడు', en: 'a sly person' } },
      { word: 'మూతి', meaning: { te: 'నోరు', en: 'a muzzle, a mouth' } },
    ],
  },
];
