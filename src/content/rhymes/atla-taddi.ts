import type { Rhyme } from '../../domain/reading/rhyme';

// Folk: the call, which is the same everywhere.
export const atlaTaddi: Rhyme = {
  id: 'atla-taddi',
  title: { te: 'అట్లతద్దోయ్', en: 'Atla Taddi, Hey!' },
  lines: [
    [
      { te: 'అట్లతద్దోయ్, ఆరట్లోయ్!', en: 'It’s Atla Taddi, hey: six pancakes, hey!' },
      { te: 'ముద్దపప్పోయ్, మూడట్లోయ్!', en: 'Thick soft dal, hey: three pancakes, hey!' },
    ],
  ],
  scene: {
    place: 'village',
    time: 'night',
    things: [
      { what: 'moon', x: 75, row: 'sky' },
      { what: 'tree', x: 22, row: 'back', size: 1.3 },
      { what: 'house', x: 80, row: 'back' },
      { what: 'swing', x: 25, row: 'front' },
      { what: 'girl', x: 50, row: 'front' },
      { what: 'girl', x: 68, row: 'front', turned: true },
    ],
    description: {
      te: 'తెల్లవారకముందే అమ్మాయిలు ఊయల దగ్గర చేరారు.',
      en: 'Girls have gathered by a swing before daybreak.',
    },
  },
  note: {
    te: 'అట్లతద్ది శరదృతువులో వచ్చే అమ్మాయిల పండుగ. గోరింటాకు పెట్టుకుని, తెల్లవారకముందే లేచి అన్నం తిని, ఈ మాటలు అరుస్తూ స్నేహితులను లేపుతారు. తర్వాత ఊయల ఊగి ఆడుకుంటారు. సాయంత్రం చంద్రుడిని చూసి అట్లు తింటారు.',
    en: 'Atla Taddi is a girls’ festival in the fall. They put on henna, get up and eat before daybreak, and wake their friends by shouting these words. Then they play and go on swings. In the evening, after seeing the moon, they eat pancakes called atlu.',
  },
  words: {
    అట్లతద్దోయ్: { en: 'Atla Taddi, hey!', of: 'అట్లతద్ది' },
    ఆరట్లోయ్: { en: 'six pancakes, hey!', of: 'ఆరు' },
    ముద్దపప్పోయ్: { en: 'thick dal, hey!', of: 'ముద్దపప్పు' },
    మూడట్లోయ్: { en: 'three pancakes, hey!', of: 'మూడు' },
  },
};
