import type { PoemOfWork } from './collectedPoem';

// Softening stays after ం in పిదపం జాలంగ and మొదలం గాడిద, and in the compound నిల్పదగు.
// The poet is uncertain: the satakam is traditionally attributed to Potana.
export const narayanaSatakam: readonly PoemOfWork[] = [
  {
    id: 'dhara-simhasanamai',
    poetId: 'narayana-satakam-poet',
    title: 'ధర సింహాసనమై',
    titleEnglish: 'The sky his umbrella',
    previewText: 'ధర సింహాసనమై నభంబు గొడుగై తద్దేవతల్ భృత్యులై',
    tags: ['nature', 'devotion'],
    meter: 'mattebham',
    grade: 9,
    teluguText:
      'ధర సింహాసనమై నభంబు గొడుగై తద్దేవతల్ భృత్యులై\nపరమామ్నాయములెల్ల వందిగణమై బ్రహ్మాండ మాగారమై\nసిరి భార్యామణియై విరించి కొడుకై శ్రీగంగ సత్పుత్రియై\nవరుసన్ నీ ఘనరాజసంబు నిజమై వర్ధిల్లు నారాయణా!',
    teluguMeaning:
      'ఓ నారాయణా, నీకు భూమే సింహాసనం, ఆకాశమే గొడుగు, దేవతలే సేవకులు. వేదాలన్నీ నిన్ను పొగిడేవారు, విశ్వమే నీ ఇల్లు. లక్ష్మి నీ భార్య, బ్రహ్మ కొడుకు, గంగ కూతురు; నీ గొప్ప రాజసం ఇలా నిజమై వర్ధిల్లుతుంది.',
    englishTranslation:
      'Narayana, the earth is your throne, the sky your umbrella, the gods your servants. The Vedas are your singers of praise, and the universe is your house. Lakshmi is your wife, Brahma your son and Ganga your daughter; so your kingly greatness is true and thrives.',
    hardWords: [
      { word: 'నభంబు', meaning: { te: 'ఆకాశం', en: 'the sky' } },
      { word: 'భృత్యులు', meaning: { te: 'సేవకులు', en: 'servants' } },
      { word: 'ఆమ్నాయములు', meaning: { te: 'వేదాలు', en: 'the Vedas' } },
      { word: 'వందిగణము', meaning: { te: 'పొగిడేవారి గుంపు', en: 'a band of praise-singers' } },
      { word: 'ఆగారము', meaning: { te: 'ఇల్లు', en: 'a house' } },
    ],
  },
  {
    id: 'chaduvul-pekkulu',
    poetId: 'narayana-satakam-poet',
    title: 'చదువుల్ పెక్కులు',
    titleEnglish: 'The donkey and the scent',
    previewText: 'చదువుల్ పెక్కులు సంగ్రహించి పిదపం జాలంగ సుజ్ఞానియై',
    tags: ['learning', 'devotion'],
    meter: 'mattebham',
    grade: 10,
    teluguText:
      'చదువుల్ పెక్కులు సంగ్రహించి పిదపం జాలంగ సుజ్ఞానియై\nమదిలో పాయక నిన్ను నిల్పదగు నా మర్మంబు వీక్షింపడే\nమొదలం గాడిద చారుగంధవితతుల్ మోవంగ శక్యంబె కా\nకది సౌరభ్యపరీక్ష చూడ కుశలే యవ్యక్త నారాయణా!',
    teluguMeaning:
      'కంటికి కనిపించని నారాయణా, ఎన్నో చదువులు చదివి మంచి జ్ఞాని అయ్యాక, నిన్ను ఎప్పుడూ మనసులో నిలుపుకోవాలనే రహస్యాన్ని మనిషి ఎందుకు చూడడు? గాడిద మంచి గంధపు మూటలు మోయగలదు కాని, దాని సువాసనను తెలుసుకోలేదు కదా!',
    englishTranslation:
      'Unseen Narayana, when a man has gathered much learning and grown truly wise, why does he not see the secret, that he should hold you always in his heart? A donkey can carry loads of fine sandal, but is it able to judge the scent?',
    hardWords: [
      { word: 'సంగ్రహించు', meaning: { te: 'పోగుచేయు', en: 'to gather' } },
      { word: 'సుజ్ఞాని', meaning: { te: 'మంచి జ్ఞానం గలవాడు', en: 'a truly wise person' } },
      { word: 'మర్మంబు', meaning: { te: 'రహస్యం', en: 'a secret' } },
      { word: 'సౌరభ్యము', meaning: { te: 'సువాసన', en: 'fragrance' } },
      { word: 'అవ్యక్తుడు', meaning: { te: 'కంటికి కనిపించనివాడు', en: 'the unseen one' } },
    ],
  },
];
