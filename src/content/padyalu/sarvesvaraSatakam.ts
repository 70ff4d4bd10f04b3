import type { PoemOfWork } from './collectedPoem';

export const sarvesvaraSatakam: readonly PoemOfWork[] = [
  {
    id: 'sikatadhamamu-niku',
    poetId: 'yathavakkula-annamayya',
    title: 'సికతాధామము నీకు',
    titleEnglish: 'Temples of sand',
    previewText: 'సికతాధామము నీకు చేసి మదిలో చెన్నొంది క్రీడించు బా',
    tags: ['devotion', 'effort'],
    meter: 'mattebham',
    grade: 10,
    teluguText:
      'సికతాధామము నీకు చేసి మదిలో చెన్నొంది క్రీడించు బా\nలకు లింద్రాధికులన్న నీ గుడు లతిశ్లాఘ్యేష్టకాష్ఠాదులన్\nసుకుమారంబుగ నెత్తి భూతలములో శోభిల్లు వంశప్రదీ\nపకు సౌభాగ్యము మాన మెవ్వరికి చెప్పన్వచ్చు సర్వేశ్వరా!',
    teluguMeaning:
      'ఓ సర్వేశ్వరా, నీకు ఇసుకతో గుడి కట్టి ఆనందంగా ఆడుకునే పిల్లలే ఇంద్రుడి కంటే గొప్పవారు. ఇక మంచి ఇటుకలతో, చెక్కతో నీకు అందమైన గుడులు కట్టి, వంశానికి దీపంలా వెలిగేవారి భాగ్యాన్ని, గౌరవాన్ని ఎవరు చెప్పగలరు?',
    englishTranslation:
      'Lord of all, children who build you a house of sand and play with joy are greater than Indra. Who then can tell the fortune and honor of one who, like a lamp to his family, raises graceful temples to you in fine brick and wood on this earth?',
    hardWords: [
      { word: 'సికత', meaning: { te: 'ఇసుక', en: 'sand' } },
      { word: 'ధామము', meaning: { te: 'ఇల్లు', en: 'a house' } },
      { word: 'ఇష్టక', meaning: { te: 'ఇటుక', en: 'a brick' } },
      { word: 'కాష్ఠము', meaning: { te: 'చెక్క', en: 'wood' } },
      { word: 'వంశప్రదీపకుడు', meaning: { te: 'వంశానికి దీపంలాంటివాడు', en: 'the lamp of a family' } },
    ],
  },
  {
    id: 'pavanundai-himadhamudai',
    poetId: 'yathavakkula-annamayya',
    title: 'పవనుండై హిమధాముడై',
    titleEnglish: 'Eight forms of one power',
    previewText: 'పవనుండై హిమధాముడై యనలుడై పానీయమై యాత్మయై',
    tags: ['nature', 'devotion'],
    meter: 'mattebham',
    grade: 11,
    teluguText:
      'పవనుండై హిమధాముడై యనలుడై పానీయమై యాత్మయై\nరవియై యంబరమై మహీవలయమై రమ్యాష్టమూర్తిక్రియన్\nభువనాండంబులు లక్షణాంగములుగా పుట్టించు నత్యద్భుతో\nత్సవలీలావిభవంబుతోడ భవదాజ్ఞాశక్తి సర్వేశ్వరా!',
    teluguMeaning:
      'ఓ సర్వేశ్వరా, నీ ఆజ్ఞాశక్తి గాలి, చంద్రుడు, నిప్పు, నీరు, ఆత్మ, సూర్యుడు, ఆకాశం, భూమి అనే ఎనిమిది అందమైన రూపాలతో, ఎంతో అద్భుతమైన ఆటలా, లోకాలన్నిటినీ చక్కని లక్షణాలతో పుట్టిస్తుంది.',
    englishTranslation:
      'Lord of all, the power of your command becomes wind, moon, fire, water, soul, sun, sky and the round earth. In these eight lovely forms, as in a most wonderful festive play, it brings forth the worlds, each with its marks.',
    hardWords: [
      { word: 'పవనుడు', meaning: { te: 'గాలి', en: 'wind' } },
      { word: 'హిమధాముడు', meaning: { te: 'చంద్రుడు', en: 'the moon' } },
      { word: 'అనలుడు', meaning: { te: 'నిప్పు', en: 'fire' } },
      { word: 'అంబరము', meaning: { te: 'ఆకాశం', en: 'the sky' } },
      { word: 'మహీవలయము', meaning: { te: 'భూమండలం', en: 'the round earth' } },
    ],
  },
];
