import type { PoemOfWork } from './collectedPoem';

export const ramadasuSongs: readonly PoemOfWork[] = [
  {
    id: 'ikshvaku-kulatilaka',
    poetId: 'kancherla-gopanna',
    title: 'ఇక్ష్వాకు కులతిలకా',
    titleEnglish: 'Speak to me now, Rama',
    previewText: 'ఇక్ష్వాకు కులతిలకా ఇకనైన పలుకవే రామచంద్రా',
    tags: ['devotion', 'courage'],
    meter: 'song',
    grade: 5,
    isExcerpt: true,
    teluguText:
      'ఇక్ష్వాకు కులతిలకా ఇకనైన పలుకవే రామచంద్రా\nనన్ను రక్షింపకున్నను రక్షకు లెవరింక రామచంద్రా\nసీతమ్మకు చేయిస్తి చింతాకు పతకము రామచంద్రా\nఆ పతకమునకు పట్టె పదివేల వరహాలు రామచంద్రా',
    teluguMeaning:
      'ఇక్ష్వాకు వంశానికి తిలకం వంటి రామా, ఇప్పుడైనా పలుకు. నువ్వు నన్ను కాపాడకపోతే ఇంకెవరు కాపాడతారు? సీతమ్మకు చింతాకు పతకం చేయించాను; ఆ పతకానికి పదివేల వరహాలు ఖర్చయ్యాయి.',
    englishTranslation:
      "Rama, jewel of Ikshvaku's line, speak to me now at last. If you do not save me, who else will? I had a pendant shaped like a tamarind leaf made for Sita, and that pendant cost ten thousand gold coins.",
    hardWords: [
      { word: 'తిలకము', meaning: { te: 'బొట్టు; గొప్పవాడు', en: 'a mark on the brow; the best one' } },
      { word: 'రక్షకుడు', meaning: { te: 'కాపాడేవాడు', en: 'one who saves' } },
      { word: 'పతకము', meaning: { te: 'మెడలో వేలాడే నగ', en: 'a pendant' } },
      { word: 'వరహా', meaning: { te: 'పాత కాలపు బంగారు నాణెం', en: 'an old gold coin' } },
    ],
  },
];
