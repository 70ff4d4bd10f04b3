/**
 * The letters of the board on the landing page, each with a word that begins with it. Their Latin is written out: a
 * visitor need not fetch the rules for six words. The test beside this holds it to them.
 */
export const BOARD = [
  { letter: 'అ', word: 'అమ్మ', latin: 'amma', meaning: 'wordAmma', picture: '👩' },
  { letter: 'ఆ', word: 'ఆవు', latin: 'āvu', meaning: 'wordAavu', picture: '🐄' },
  { letter: 'ఇ', word: 'ఇల్లు', latin: 'illu', meaning: 'wordIllu', picture: '🏠' },
  { letter: 'ఈ', word: 'ఈగ', latin: 'īga', meaning: 'wordEega', picture: '🪰' },
  { letter: 'ఉ', word: 'ఉడత', latin: 'uḍata', meaning: 'wordUdata', picture: '🐿️' },
  { letter: 'ఊ', word: 'ఊరు', latin: 'ūru', meaning: 'wordUuru', picture: '🏘️' },
] as const;
