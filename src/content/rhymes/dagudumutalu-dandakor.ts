import type { Rhyme } from '../../domain/reading/rhyme';

// Folk: the two calls of one game.
export const dagudumutaluDandakor: Rhyme = {
  id: 'dagudumutalu-dandakor',
  title: { te: 'దాగుడుమూతలు దండాకోర్', en: 'Hide-and-Seek, Dandakor' },
  lines: [
    [
      { te: 'వీరీ వీరీ గుమ్మడి పండు', en: 'Here’s one, here’s one, a pumpkin so round:' },
      { te: 'వీరి పేరేమి?', en: 'can you tell me this one’s name?' },
    ],
    [
      { te: 'దాగుడుమూతలు దండాకోర్', en: 'Hide-and-seek, dandakor!' },
      { te: 'పిల్లీ వచ్చే, ఎలుకా భద్రం!', en: 'Here comes the cat: mouse, take care!' },
      { te: 'ఎక్కడి దొంగలు అక్కడే గప్‌చిప్!', en: 'All you thieves, stay where you are, hush!' },
    ],
  ],
  scene: {
    place: 'garden',
    things: [
      { what: 'house', x: 22, row: 'back' },
      { what: 'tree', x: 78, row: 'back', size: 1.2 },
      { what: 'cat', x: 18, row: 'front' },
      { what: 'girl', x: 42, row: 'front' },
      { what: 'bush', x: 64, row: 'front', size: 1.3 },
      { what: 'mouse', x: 86, row: 'front' },
    ],
    description: {
      te: 'తోటలో పొదకు ఇటు పిల్లి, అటు ఎలుక ఉన్నాయి; మధ్యలో ఒక అమ్మాయి ఉంది.',
      en: 'There is a cat on one side of a bush in the garden and a mouse on the other, with a girl in between.',
    },
  },
  note: {
    te: 'దాగుడుమూతల ఆట పాట ఇది. ఒకరు దొంగ కళ్లు మూసి, ఒక్కొక్కరినీ చూపిస్తూ “వీరి పేరేమి?” అని అడుగుతారు. పేరు చెప్పగానే వాళ్లు వెళ్లి దాక్కుంటారు. అందరూ దాక్కున్నాక “దాగుడుమూతలు దండాకోర్” అని పాడి దొంగను వదులుతారు.',
    en: 'This is a song for hide-and-seek. One player covers the seeker’s eyes, points to each child and asks, “What is this one’s name?” Whoever is named goes and hides. When everyone has hidden, they sing “dagudumutalu dandakor” and let the seeker go.',
  },
  words: {
    గుమ్మడి: { en: 'pumpkin' },
    పండు: { en: 'fruit' },
    వీరి: { en: 'this person’s', of: 'వీరు' },
    పేరేమి: { en: 'what is the name?', of: 'పేరు' },
    దాగుడుమూతలు: { en: 'hide-and-seek' },
    పిల్లీ: { en: 'cat', of: 'పిల్లి' },
    వచ్చే: { en: 'has come', of: 'రావడం' },
    ఎలుకా: { en: 'mouse!', of: 'ఎలుక' },
    భద్రం: { en: 'take care!' },
    ఎక్కడి: { en: 'of which place' },
    దొంగలు: { en: 'thieves', of: 'దొంగ' },
    అక్కడే: { en: 'right there', of: 'అక్కడ' },
    గప్‌చిప్: { en: 'hush, not a sound' },
  },
};
