import type { Rhyme } from '../../domain/reading/rhyme';

// Folk.
export const oppulaKuppa: Rhyme = {
  id: 'oppula-kuppa',
  title: { te: 'ఒప్పుల కుప్పా', en: 'Oppula Kuppa' },
  lines: [
    [
      { te: 'ఒప్పుల కుప్పా, వయ్యారి భామా', en: 'Heap of charms, graceful lady!' },
      { te: 'సన్న బియ్యం, చాయ పప్పు', en: 'Fine white rice and yellow dal!' },
      { te: 'బావిలో కప్ప, చేతిలో చిప్ప', en: 'A frog in the well, a coconut bowl in your hand!' },
      { te: 'రోట్లో తవుడు, నీ మొగుడెవరు?', en: 'Bran in the mortar: who’ll be your husband?' },
      { te: 'గూట్లో రూపాయి, నీ మొగుడు సిపాయి!', en: 'A rupee on the shelf: your husband’s a soldier!' },
    ],
  ],
  scene: {
    place: 'village',
    things: [
      { what: 'house', x: 20, row: 'back' },
      { what: 'well', x: 76, row: 'back' },
      { what: 'girl', x: 36, row: 'front' },
      { what: 'girl', x: 56, row: 'front', turned: true },
      { what: 'frog', x: 84, row: 'front' },
    ],
    description: {
      te: 'బావి దగ్గర ఇద్దరు అమ్మాయిలు ఎదురెదురుగా ఉన్నారు; పక్కన ఒక కప్ప ఉంది.',
      en: 'Two girls are facing each other near a well; there is a frog beside them.',
    },
  },
  note: {
    te: 'ఇద్దరు ఎదురెదురుగా నిలబడి, చేతులు అడ్డంగా మార్చి పట్టుకుని, వెనక్కి వాలి గిరగిరా తిరుగుతూ పాడతారు. ఎక్కువ సేపు వదలకుండా తిరిగిన జంట గెలిచినట్టు!',
    en: 'Two players face each other, hold hands crosswise, lean back, and spin around while they sing. The pair that spins longest without letting go wins!',
  },
  words: {
    ఒప్పుల: { en: 'of charms', of: 'ఒప్పు' },
    కుప్పా: { en: 'heap!', of: 'కుప్ప' },
    వయ్యారి: { en: 'graceful' },
    భామా: { en: 'lady!', of: 'భామ' },
    సన్న: { en: 'fine, thin' },
    బియ్యం: { en: 'rice (not cooked)' },
    చాయ: { en: 'skinned (of dal)' },
    పప్పు: { en: 'dal' },
    బావిలో: { en: 'in the well', of: 'బావి' },
    కప్ప: { en: 'frog' },
    చేతిలో: { en: 'in the hand', of: 'చేయి' },
    చిప్ప: { en: 'shell, half a coconut shell' },
    రోట్లో: { en: 'in the stone mortar', of: 'రోలు' },
    తవుడు: { en: 'bran' },
    నీ: { en: 'your', of: 'నువ్వు' },
    మొగుడెవరు: { en: 'who is the husband?', of: 'మొగుడు' },
    గూట్లో: { en: 'in the wall shelf', of: 'గూడు' },
    రూపాయి: { en: 'rupee' },
    మొగుడు: { en: 'husband' },
    సిపాయి: { en: 'soldier' },
  },
};
