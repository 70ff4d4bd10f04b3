import type { PoemOfWork } from './collectedPoem';

export const basavaPuranam: readonly PoemOfWork[] = [
  {
    id: 'urutara-gadya-padya',
    poetId: 'palkuriki-somanatha',
    title: 'ఉరుతర గద్య పద్య',
    titleEnglish: 'Plain Telugu is for all',
    previewText: 'ఉరుతర గద్య పద్యోక్తులకంటె',
    tags: ['speech', 'learning'],
    meter: 'dwipada',
    grade: 8,
    isExcerpt: true,
    teluguText: 'ఉరుతర గద్య పద్యోక్తులకంటె\nసరసమై పరగిన జానుతెనుంగు\nచర్చింపగా సర్వసామాన్య మగుట\nకూర్చెద ద్విపదలు కోర్కి దైవార',
    teluguMeaning:
      'గొప్ప గొప్ప గద్య పద్యాల మాటల కంటే చక్కగా సాగే జాను తెలుగు, ఆలోచించి చూస్తే, అందరికీ అర్థమయ్యేది. అందుకే ఎంతో ఇష్టంతో ద్విపదలు రాస్తాను.',
    englishTranslation:
      'Sweeter than the words of grand prose and verse is plain, lively Telugu, and, when you think about it, it belongs to everyone. So I will write couplets, with all my heart.',
    hardWords: [
      { word: 'ఉరుతరము', meaning: { te: 'చాలా గొప్పది', en: 'very great' } },
      { word: 'ఉక్తి', meaning: { te: 'మాట', en: 'a word, a saying' } },
      { word: 'జానుతెనుగు', meaning: { te: 'తేటగా, అందంగా ఉండే తెలుగు', en: 'plain and graceful Telugu' } },
      { word: 'దైవారు', meaning: { te: 'ఎక్కువగు, పొంగు', en: 'to increase, to overflow' } },
    ],
  },
];
