/**
 * The letters of the landing page's board, each with a word that begins with it. The romanization is written out, so
 * that visitors need not load its rules for six words; the test checks it against the rules.
 */
export const BOARD = [
  { letter: 'అ', word: 'అమ్మ', latin: 'amma', meaning: 'wordAmma', picture: '👩' },
  { letter: 'ఆ', word: 'ఆవు', latin: 'āvu', meaning: 'wordAavu', picture: '🐄' },
  { letter: 'ఇ', word: 'ఇల్లు', latin: 'illu', meaning: 'wordIllu', picture: '🏠' },
  { letter: 'ఈ', word: 'ఈగ', latin: 'īga', meaning: 'wordEega', picture: '🪰' },
  { letter: 'ఉ', word: 'ఉడత', latin: 'uḍata', meaning: 'wordUdata', picture: '🐿️' },
  { letter: 'ఊ', word: 'ఊరు', latin: 'ūru', meaning: 'wordUuru', picture: '🏘️' },
] as const;
