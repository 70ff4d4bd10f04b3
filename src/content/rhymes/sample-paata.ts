import type { Rhyme } from '../../domain/reading/rhyme';

export const samplePaata: Rhyme = {
  id: 'sample-paata',
  title: { te: 'చినుకుల పాట', en: 'The song of drops' },
  lines: [
    [
      { te: 'చిటపట చినుకులు', en: 'Pitter-patter drops' },
      { te: 'చెట్టు మీద చినుకులు', en: 'drops on the tree' },
    ],
    [
      { te: 'టపటప చినుకులు', en: 'Tap-tap drops' },
      { te: 'చేతి మీద చినుకులు', en: 'drops on the hand' },
    ],
  ],
  scene: {
    place: 'village',
    time: 'rain',
    things: [
      { what: 'girl', x: 40, row: 'front' },
      { what: 'cloud', x: 60, row: 'sky' },
    ],
    description: { te: 'వానలో ఒక పాప ఆడుతోంది.', en: 'A girl plays in the rain.' },
  },
  note: { te: 'చినుకులు పడేటప్పుడు చేతులు చాచి పాడతారు.', en: 'Sung with open hands when the first drops fall.' },
  words: { చినుకులు: { en: 'drops', of: 'చినుకు' }, చెట్టు: { en: 'tree' }, చేతి: { en: 'of the hand', of: 'చేయి' } },
};
