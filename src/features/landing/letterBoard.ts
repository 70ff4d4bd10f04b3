/** The letters of the board on the landing page, each with a word that begins with it. */
export const BOARD = [
  { letter: 'అ', word: 'అమ్మ', sound: 'amma', meaning: 'wordAmma', picture: '👩' },
  { letter: 'ఆ', word: 'ఆవు', sound: 'āvu', meaning: 'wordAavu', picture: '🐄' },
  { letter: 'ఇ', word: 'ఇల్లు', sound: 'illu', meaning: 'wordIllu', picture: '🏠' },
  { letter: 'ఈ', word: 'ఈగ', sound: 'īga', meaning: 'wordEega', picture: '🪰' },
  { letter: 'ఉ', word: 'ఉడుత', sound: 'uḍuta', meaning: 'wordUduta', picture: '🐿️' },
  { letter: 'ఊ', word: 'ఊరు', sound: 'ūru', meaning: 'wordUuru', picture: '🏘️' },
] as const;
