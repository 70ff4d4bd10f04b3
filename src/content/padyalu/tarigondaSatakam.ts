import type { PoemOfWork } from './collectedPoem';

export const tarigondaSatakam: readonly PoemOfWork[] = [
  {
    id: 'pattuga-nisvarundu',
    poetId: 'tarigonda-vengamamba',
    place: { en: 'poem 91', te: '91వ పద్యం' },
    title: 'పట్టుగ నీశ్వరుండు',
    titleEnglish: 'Feed the poor with love',
    previewText: 'పట్టుగ నీశ్వరుండు తనపాలిటనుం డిపు డిచ్చినంతలో',
    tags: ['wealth', 'humility'],
    meter: 'utpalamala',
    grade: 5,
    teluguText:
      'పట్టుగ నీశ్వరుండు తనపాలిటనుం డిపు డిచ్చినంతలో\nతిట్టక దీనదేహులను తేటగ లాలన చేసి యన్నమున్\nపెట్టు వివేకి మానసము పెంపొనరించుచు నూరకుండినన్\nగుట్టుగ లక్ష్మి పొందు తరిగొండ నృసింహ దయాపయోనిధీ!',
    teluguMeaning:
      'దయాసముద్రుడవైన తరిగొండ నృసింహా! తెలివైనవాడు దేవుడు తనకు ఇచ్చినంతలో పేదలను తిట్టకుండా, ప్రేమగా లాలించి అన్నం పెడతాడు, మనసును పెద్దది చేసుకుని నెమ్మదిగా ఉంటాడు. అతడు చప్పుడు లేకుండా సంపద పొందుతాడు.',
    englishTranslation:
      'O Narasimha of Tarigonda, ocean of mercy! A wise person takes what God has given and feeds the poor with love, never scolding them, with a heart that is big and quiet. Good fortune comes to such a person without a sound.',
    hardWords: [
      { word: 'లాలన', meaning: { te: 'ప్రేమగా చూసుకోవడం', en: 'tender care' } },
      { word: 'వివేకి', meaning: { te: 'తెలివైనవాడు', en: 'a wise person' } },
      { word: 'మానసము', meaning: { te: 'మనసు', en: 'the mind, the heart' } },
      { word: 'గుట్టుగ', meaning: { te: 'ఎవరికీ తెలియకుండా', en: 'quietly, in secret' } },
    ],
  },
];
