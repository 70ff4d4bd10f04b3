import type { PoemOfWork } from './collectedPoem';

// From the plays on the Mahabharatam. Softening stays after ం in శ్రేణియుం గూర్చి, దండంబుం గొని, సారించుచుం గాండీవము and మూకం
// జెండు. Readings where prints differ: కూర్చి (పూన్చి), మీ వంశోన్నతి … మీ మేల్ (నీ … నీ).
export const tirupatiVenkataKavulu: readonly PoemOfWork[] = [
  {
    id: 'bava-yeppudu-vachchitivu',
    poetId: 'tirupati-venkata-kavulu',
    title: 'బావా యెప్పుడు',
    titleEnglish: 'When did you come?',
    previewText: 'బావా యెప్పుడు వచ్చితీవు సుఖులే భ్రాతల్ సుతుల్ చుట్టముల్',
    tags: ['family', 'speech'],
    meter: 'sardulam',
    grade: 7,
    teluguText:
      'బావా యెప్పుడు వచ్చితీవు సుఖులే భ్రాతల్ సుతుల్ చుట్టముల్\nనీ వాల్లభ్యము పట్టు కర్ణుడును మన్నీలున్ సుఖోపేతులే\nమీ వంశోన్నతి కోరు భీష్ముడును మీ మేల్కోరు ద్రోణాది భూ\nదేవుల్ సేమము మై నెసంగుదురె నీ తేజంబు హెచ్చించుచున్',
    teluguMeaning:
      'బావా, ఎప్పుడు వచ్చావు? తమ్ముళ్లు, కొడుకులు, చుట్టాలు, నీ ప్రాపు కోరే కర్ణుడు, సామంత రాజులు సుఖంగా ఉన్నారా? మీ వంశం గొప్పతనం కోరే భీష్ముడు, మీ మేలు కోరే ద్రోణుడు మొదలైన బ్రాహ్మణులు నీ తేజస్సు పెంచుతూ క్షేమంగా ఉన్నారా?',
    englishTranslation:
      'Brother-in-law, when did you come? Are your brothers, sons and kin well, and Karna, who leans on your favor, and the lesser kings? Bhishma, who wishes your house to rise, and Drona and the other Brahmins, who wish you well: do they live safe, adding to your splendor?',
    hardWords: [
      { word: 'భ్రాత', meaning: { te: 'అన్న లేదా తమ్ముడు', en: 'a brother' } },
      { word: 'వాల్లభ్యము', meaning: { te: 'ప్రభుత్వం, ప్రాపు', en: 'lordship, favor' } },
      { word: 'మన్నీలు', meaning: { te: 'సామంత రాజులు', en: 'lesser kings' } },
      { word: 'సేమము', meaning: { te: 'క్షేమం', en: 'well-being' } },
      { word: 'తేజము', meaning: { te: 'వెలుగు, గొప్పతనం', en: 'splendor' } },
    ],
  },
  {
    id: 'jendapai-kapiraju',
    poetId: 'tirupati-venkata-kavulu',
    title: 'జెండాపై కపిరాజు',
    titleEnglish: 'Hanuman on the flag',
    previewText: 'జెండాపై కపిరాజు ముందు సితవాజిశ్రేణియుం గూర్చి నే',
    tags: ['courage', 'speech'],
    meter: 'sardulam',
    grade: 9,
    teluguText:
      'జెండాపై కపిరాజు ముందు సితవాజిశ్రేణియుం గూర్చి నే\nదండంబుం గొని తోలు స్యందనముమీదన్ నారి సారించుచుం\nగాండీవమ్ము ధరించి ఫల్గునుడు మూకం జెండుచున్నప్పు డొ\nక్కండున్ నీ మొర నాలకింపడు కురుక్ష్మానాథ సంధింపగన్',
    teluguMeaning:
      'కౌరవరాజా, జెండా మీద హనుమంతుడు, ముందు తెల్ల గుర్రాలు; వాటిని కట్టి నేను కొరడాతో తోలే రథం మీద అర్జునుడు గాండీవం పట్టి, అల్లెతాడు మోగిస్తూ నీ సేనను చెండాడేటప్పుడు, సంధి చేయమని నువ్వు పెట్టే మొర ఒక్కడూ వినడు.',
    englishTranslation:
      'With Hanuman on its flag and a row of white horses harnessed in front, I will drive the chariot, whip in hand; on it Arjuna will twang his bow Gandiva and cut down your host. Then, O king of the Kurus, not one will heed your cry for peace.',
    hardWords: [
      { word: 'కపిరాజు', meaning: { te: 'హనుమంతుడు', en: 'Hanuman' } },
      { word: 'సితవాజి', meaning: { te: 'తెల్ల గుర్రం', en: 'a white horse' } },
      { word: 'స్యందనము', meaning: { te: 'రథం', en: 'a chariot' } },
      { word: 'నారి', meaning: { te: 'వింటి తాడు', en: 'a bowstring' } },
      { word: 'ఫల్గునుడు', meaning: { te: 'అర్జునుడు', en: 'Arjuna' } },
    ],
  },
];
