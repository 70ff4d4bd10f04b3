import type { PoemOfWork } from './collectedPoem';

// The pallavi and what follows it; the repeated pallavi is left out. మా తండ్రి reads మాకు తండ్రి in some prints.
export const tyagaraja: readonly PoemOfWork[] = [
  {
    id: 'endaro-mahanubhavulu',
    poetId: 'tyagaraja',
    place: { en: 'one of the Pancharatna Kritis', te: 'పంచరత్న కృతుల్లో ఒకటి' },
    title: 'ఎందరో మహానుభావులు',
    titleEnglish: 'So many great souls',
    previewText: 'ఎందరో మహానుభావులు',
    tags: ['humility', 'devotion'],
    meter: 'song',
    grade: 6,
    isExcerpt: true,
    teluguText: 'ఎందరో మహానుభావులు\nఅందరికి వందనములు\nచందురు వర్ణుని యందచందమును\nహృదయారవిందమున చూచి\nబ్రహ్మానంద మనుభవించువారు',
    teluguMeaning:
      'ఎందరో మహానుభావులు ఉన్నారు; వారందరికీ నమస్కారాలు. చంద్రుని వంటి రంగున్న రాముని అందచందాలను తమ హృదయమనే తామరలో చూసి, వారు ఎంతో గొప్ప ఆనందం పొందుతారు.',
    englishTranslation:
      'So many are the great souls: my greetings to them all. In the lotus of their hearts they see the beauty of him who has the hue of the moon, and feel the highest joy.',
    hardWords: [
      { word: 'మహానుభావుడు', meaning: { te: 'గొప్ప మనసున్నవాడు', en: 'a great soul' } },
      { word: 'వందనము', meaning: { te: 'నమస్కారం', en: 'a greeting, a bow' } },
      { word: 'చందురుడు', meaning: { te: 'చంద్రుడు', en: 'the moon' } },
      { word: 'అరవిందము', meaning: { te: 'తామర', en: 'a lotus' } },
    ],
  },
  {
    id: 'santamu-leka',
    poetId: 'tyagaraja',
    title: 'శాంతము లేక',
    titleEnglish: 'No peace, no happiness',
    previewText: 'శాంతము లేక సౌఖ్యము లేదు',
    tags: ['humility', 'wealth'],
    meter: 'song',
    grade: 6,
    isExcerpt: true,
    teluguText: 'శాంతము లేక సౌఖ్యము లేదు\nసారసదళనయన\nదాంతునికైన వేదాంతునికైన\nదారసుతులు ధనధాన్యము లుండిన\nసారెకు జపతప సంపద కల్గిన',
    teluguMeaning:
      'తామర రేకుల వంటి కళ్లున్న రామా, మనసును అదుపులో పెట్టుకున్నవాడికైనా, వేదాంతం తెలిసినవాడికైనా శాంతి లేకుండా సుఖం లేదు. భార్య, పిల్లలు, డబ్బు, ధాన్యం ఉన్నా, ఎప్పుడూ జపతపాల సంపద ఉన్నా, శాంతి లేకుండా సుఖం లేదు.',
    englishTranslation:
      'O Rama, with eyes like lotus petals, without peace there is no happiness, whether you have mastered yourself or know all Vedanta. You may have a wife and children, money and grain, and a wealth of constant prayer and penance: without peace there is no happiness.',
    hardWords: [
      { word: 'సౌఖ్యము', meaning: { te: 'సుఖం', en: 'happiness' } },
      { word: 'సారసము', meaning: { te: 'ఇక్కడ: తామర', en: 'here: a lotus' } },
      { word: 'దాంతుడు', meaning: { te: 'మనసును అదుపులో పెట్టినవాడు', en: 'one who has mastered himself' } },
      { word: 'దారసుతులు', meaning: { te: 'భార్య, పిల్లలు', en: 'wife and children' } },
      { word: 'సారెకు', meaning: { te: 'మాటిమాటికి', en: 'again and again' } },
    ],
  },
  {
    id: 'sitamma-mayamma',
    poetId: 'tyagaraja',
    title: 'సీతమ్మ మాయమ్మ',
    titleEnglish: 'Sita is our mother',
    previewText: 'సీతమ్మ మాయమ్మ శ్రీరాముడు మా తండ్రి',
    tags: ['family', 'devotion'],
    meter: 'song',
    grade: 4,
    isExcerpt: true,
    teluguText: 'సీతమ్మ మాయమ్మ శ్రీరాముడు మా తండ్రి\nవాతాత్మజ సౌమిత్రి వైనతేయ రిపుమర్దన\nధాత భరతాదులు సోదరులు మాకు ఓ మనసా',
    teluguMeaning:
      'ఓ మనసా, సీతమ్మ మా అమ్మ, శ్రీరాముడు మా నాన్న. హనుమంతుడు, లక్ష్మణుడు, గరుత్మంతుడు, శత్రుఘ్నుడు, బ్రహ్మ, భరతుడు మొదలైనవారు మాకు అన్నదమ్ములు.',
    englishTranslation:
      'O my mind, Sita is our mother and Rama is our father. Hanuman, Lakshmana, Garuda, Satrughna, Brahma, Bharata and the others are our brothers.',
    hardWords: [
      { word: 'వాతాత్మజుడు', meaning: { te: 'గాలి దేవుని కొడుకు, హనుమంతుడు', en: "the wind's son, Hanuman" } },
      { word: 'సౌమిత్రి', meaning: { te: 'సుమిత్ర కొడుకు, లక్ష్మణుడు', en: "Sumitra's son, Lakshmana" } },
      { word: 'వైనతేయుడు', meaning: { te: 'వినత కొడుకు, గరుత్మంతుడు', en: "Vinata's son, Garuda" } },
      { word: 'రిపుమర్దనుడు', meaning: { te: 'శత్రువులను అణచేవాడు, శత్రుఘ్నుడు', en: 'crusher of foes, Satrughna' } },
      { word: 'ధాత', meaning: { te: 'బ్రహ్మ', en: 'Brahma' } },
    ],
  },
];
