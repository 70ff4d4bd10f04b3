import type { Rhyme } from '../../domain/reading/rhyme';

// Folk. Its last line, in which the bride is hit on the head, is omitted.
export const burruPitta: Rhyme = {
  id: 'burru-pitta',
  title: { te: 'బుర్రు పిట్ట', en: 'Burru, the Little Bird' },
  lines: [
    [
      { te: 'బుర్రు పిట్ట, బుర్రు పిట్ట, తుర్రుమన్నది', en: 'Burru bird, burru bird: whirr, away she flew!' },
      { te: 'పడమటింటి కాపురము చేయనన్నది', en: '“I won’t live in the house to the west!” said she.' },
      { te: 'అత్త తెచ్చిన కొత్త చీర కట్టనన్నది', en: '“I won’t wear the new saree Mother-in-law brought!” said she.' },
      { te: 'మామ తెచ్చిన మల్లె మొగ్గ ముడువనన్నది', en: '“I won’t pin up the jasmine Father-in-law brought!” said she.' },
    ],
  ],
  scene: {
    place: 'garden',
    things: [
      { what: 'sparrow', x: 62, row: 'sky' },
      { what: 'sun', x: 20, row: 'sky' },
      { what: 'tree', x: 78, row: 'back', size: 1.3 },
      { what: 'girl', x: 30, row: 'front' },
      { what: 'flower', x: 52, row: 'front' },
    ],
    description: {
      te: 'తోటలోంచి ఒక పిట్ట ఎగిరిపోతోంది; ఒక అమ్మాయి చూస్తోంది.',
      en: 'A bird is flying out of the garden; a girl is watching it.',
    },
  },
  note: {
    te: 'ఏది ఇచ్చినా వద్దనే ఒక చిన్న పిట్ట పాట ఇది. పిల్లలను నవ్వించడానికి అమ్మమ్మలు, నానమ్మలు పాడతారు. “తుర్రుమన్నది” అన్నప్పుడు చేతులు రెక్కల్లా ఊపవచ్చు. పెద్దలకు: పాత పాటలోని ఆఖరి పాదం ఇక్కడ వదిలేశాం.',
    en: 'This is the song of a little bird who says no to everything. Grandmothers sing it to make children laugh. At “turrumannadi” you can flap your arms like wings. For parents: the last line of the old song is left out here.',
  },
  words: {
    పిట్ట: { en: 'small bird' },
    తుర్రుమన్నది: { en: 'went whirr: flew off', of: 'తుర్రుమనడం' },
    పడమటింటి: { en: 'of the house to the west', of: 'పడమటిల్లు' },
    కాపురము: { en: 'married life in a home', of: 'కాపురం' },
    చేయనన్నది: { en: 'said “I will not do”', of: 'చేయడం' },
    అత్త: { en: 'mother-in-law (also: aunt)', te: 'ఇక్కడ: భర్త తల్లి' },
    తెచ్చిన: { en: 'that (she, he) brought', of: 'తేవడం' },
    కొత్త: { en: 'new' },
    చీర: { en: 'saree' },
    కట్టనన్నది: { en: 'said “I will not wear (a saree)”', of: 'కట్టడం' },
    మామ: { en: 'father-in-law (also: uncle)', te: 'ఇక్కడ: భర్త తండ్రి' },
    మల్లె: { en: 'jasmine' },
    మొగ్గ: { en: 'bud' },
    ముడువనన్నది: { en: 'said “I will not pin in my hair”', of: 'ముడుచుకోవడం' },
  },
};
