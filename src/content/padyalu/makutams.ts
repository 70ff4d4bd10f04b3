import type { HardWord } from '../../domain/padyalu/poem';

/** The words that end every poem of a satakam, by satakam. */
export const makutams = {
  vemana: {
    word: 'విశ్వదాభిరామ వినుర వేమ',
    meaning: {
      te: 'వినుర వేమ అంటే వేమా, విను. విశ్వద అంటే అన్నీ ఇచ్చే, అభిరామ అంటే అందమైన; ఈ రెండు మాటలకు పండితులు వేరే అర్థాలు కూడా చెప్తారు.',
      en: 'Vinura Vema is "Listen, Vema!" Visvada is one who gives everything, and abhirama is lovely; scholars explain these two words in other ways too.',
    },
  },
  sumati: {
    word: 'సుమతీ',
    meaning: {
      te: 'ఓ మంచి బుద్ధి గలవారా! సు అంటే మంచి, మతి అంటే బుద్ధి.',
      en: 'O you of good sense! Su is good, and mati is mind.',
    },
  },
  bhaskara: {
    word: 'భాస్కరా',
    meaning: {
      te: 'ఓ సూర్యదేవా! భాస్కరుడు అంటే వెలుగునిచ్చేవాడు.',
      en: 'O Sun! Bhaskara is the one who makes light.',
    },
  },
  dasarathi: {
    word: 'దాశరథీ కరుణాపయోనిధీ',
    meaning: {
      te: 'దశరథుని కొడుకైన రామా, దయాసముద్రుడా! కరుణ అంటే దయ, పయోనిధి అంటే సముద్రం.',
      en: 'O Rama, son of Dasaratha, ocean of mercy! Karuna is mercy, and payonidhi is the sea.',
    },
  },
  krishna: {
    word: 'కృష్ణా',
    meaning: {
      te: 'ఓ కృష్ణా! కవి ఈ పద్యాలన్నీ కృష్ణుడితో చెప్తున్నారు.',
      en: 'O Krishna! The poet speaks all these poems to him.',
    },
  },
  narasimha: {
    word: 'భూషణవికాస శ్రీధర్మపురనివాస దుష్టసంహార నరసింహ దురితదూర',
    meaning: {
      te: 'నగలతో వెలిగేవాడా, ధర్మపురిలో ఉండేవాడా, దుష్టులను చంపేవాడా, పాపాలను దూరం చేసే నరసింహా!',
      en: 'O Narasimha, bright with jewels, who live in Dharmapuri, who destroy the wicked and drive wrong away!',
    },
  },
  kalahastiswara: {
    word: 'శ్రీకాళహస్తీశ్వరా',
    meaning: {
      te: 'శ్రీకాళహస్తిలో వెలసిన శివా! శ్రీ అనే సాలెపురుగు, కాళం అనే పాము, హస్తి అనే ఏనుగు పూజించిన దేవుడు.',
      en: 'O Siva of Srikalahasti! Sri, a spider, Kala, a snake, and Hasti, an elephant, worshiped him there.',
    },
  },
  kumara: {
    word: 'కుమారా',
    meaning: { te: 'ఓ అబ్బాయీ! కుమారుడు అంటే కొడుకు.', en: 'O boy! A kumara is a son.' },
  },
  kumari: {
    word: 'కుమారీ',
    meaning: { te: 'ఓ అమ్మాయీ! కుమారి అంటే కూతురు.', en: 'O girl! A kumari is a daughter.' },
  },
  andhranayaka: {
    word: 'చిత్ర చిత్ర ప్రభావ దాక్షిణ్యభావ హత విమతజీవ శ్రీకాకుళాంధ్రదేవ',
    meaning: {
      te: 'ఎంతో వింతైన మహిమ గలవాడా, దయ గలవాడా, శత్రువులను చంపినవాడా, శ్రీకాకుళంలోని ఆంధ్రదేవా!',
      en: 'O Andhra God of Srikakulam, of most wonderful power, kind of heart, who killed the enemies!',
    },
  },
  sarvesvara: {
    word: 'సర్వేశ్వరా',
    meaning: { te: 'అన్నిటికీ ప్రభువైన శివా!', en: 'O Siva, lord of all! Sarva is all, and isvara is lord.' },
  },
  vrishadhipa: {
    word: 'బసవా బసవా బసవా వృషాధిపా',
    meaning: {
      te: 'బసవన్నా! వృషాధిపుడు అంటే ఎద్దులకు రాజు, నంది; బసవేశ్వరుణ్ణి నంది అవతారం అంటారు.',
      en: 'O Basava! Vrishadhipa is the lord of bulls, Nandi; Basava is said to be Nandi born on earth.',
    },
  },
  narayana: {
    word: 'నారాయణా',
    meaning: { te: 'ఓ విష్ణుమూర్తీ! నారాయణుడు అంటే విష్ణువు.', en: 'O Vishnu! Narayana is a name of Vishnu.' },
  },
  devakinandana: {
    word: 'కృష్ణా దేవకీనందనా',
    meaning: { te: 'దేవకి కొడుకైన కృష్ణా! నందనుడు అంటే కొడుకు.', en: 'O Krishna, son of Devaki! A nandana is a son.' },
  },
  bharga: {
    word: 'భర్గా పార్వతీవల్లభా',
    meaning: {
      te: 'పార్వతి భర్త అయిన శివా! భర్గుడు అంటే శివుడు, వల్లభుడు అంటే భర్త.',
      en: 'O Siva, husband of Parvati! Bharga is Siva, and a vallabha is a husband.',
    },
  },
  tarigonda: {
    word: 'తరిగొండ నృసింహ దయాపయోనిధీ',
    meaning: {
      te: 'తరిగొండలో వెలసిన నృసింహా, దయాసముద్రుడా! పయోనిధి అంటే సముద్రం.',
      en: 'O Narasimha of Tarigonda, ocean of mercy! Daya is mercy, and payonidhi is the sea.',
    },
  },
} as const satisfies Readonly<Record<string, HardWord>>;
