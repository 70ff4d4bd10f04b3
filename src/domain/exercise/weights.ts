import type { LessonId } from '../lesson/lesson';
import type { KindName } from '../../exercises/kinds';

type Weights = Readonly<Partial<Record<KindName, number>>>;

const USUAL_WEIGHT = 1;

const LETTERS: Weights = { 'hear-and-pick': 2, 'see-and-pick-sound': 2 };
const WORDS: Weights = { 'hear-and-pick': 1.5, 'pick-picture': 1.5, 'match-pairs': 1.5 };
const READING: Weights = { 'see-and-pick-sound': 2, 'pick-meaning': 1.5, 'word-order': 2, 'match-pairs': 1.5 };
const GRAMMAR: Weights = { 'word-order': 4, 'fill-gap': 4, 'true-or-not': 2 };

/** Kinds that a lesson uses more often; other kinds have the usual weight. */
const WEIGHTS: Readonly<Record<LessonId, Weights>> = {
  vowels: LETTERS,
  consonants: LETTERS,
  gunintalu: { ...LETTERS, 'build-akshara': 4 },
  greetings: { ...WORDS, 'word-order': 1.5, 'fill-gap': 1.5 },
  numbers: { 'hear-and-pick': 2, 'see-and-pick-sound': 1.5 },
  'daily-vocabulary': WORDS,
  'sentence-structure': GRAMMAR,
  pronouns: GRAMMAR,
  tenses: GRAMMAR,
  'read-bare-letters': READING,
  'read-long-vowels': READING,
  'read-all-signs': READING,
  'read-pollu-and-sunna': READING,
  'read-doubled-letters': READING,
  'read-two-kinds': READING,
  'read-three-letters': READING,
  'read-changing-words': GRAMMAR,
};

export const weightOf = (lessonId: LessonId, kind: KindName): number => WEIGHTS[lessonId][kind] ?? USUAL_WEIGHT;
