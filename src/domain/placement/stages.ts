import type { StartAt } from '../learner/preferences';
import { aksharaText } from '../lesson/akshara';

export type PlacementLesson = 'vowels' | 'consonants' | 'gunintalu';

/** What a lesson teaches, in groups: common letters before rare ones, and each family in its own group. */
export type Stage = {
  readonly lesson: PlacementLesson;
  /** Where a learner starts who does not know this lesson. */
  readonly startAt: StartAt;
  readonly groups: readonly (readonly string[])[];
  /** Right answers after which the lesson counts as known. */
  readonly minRight: number;
};

/** Wrong answers after which the lesson counts as unknown: one may be a slip. */
export const MIN_WRONG_TO_STOP = 2;

/** Consonants that are not mixed up with each other, because these questions test the sign. */
const DISTINCT_CONSONANTS = ['క', 'గ', 'త', 'న', 'ప', 'మ', 'ర', 'ల'];

const withSigns = (...signs: readonly string[]): string[] =>
  DISTINCT_CONSONANTS.flatMap((consonant) => signs.map((sign) => aksharaText({ consonant, vottu: '', sign })));

const doubled = DISTINCT_CONSONANTS.filter((letter) => letter !== 'ర').flatMap((consonant) =>
  ['', 'ా', 'ు'].map((sign) => aksharaText({ consonant, vottu: consonant, sign })),
);

/** In path order. ఋ, ఙ, ఱ and the like are not asked: they are so rare that a reader does not need them. */
export const STAGES: readonly Stage[] = [
  {
    lesson: 'vowels',
    startAt: 'letters',
    groups: [
      ['అ', 'ఆ', 'ఇ', 'ఈ', 'ఉ', 'ఊ'],
      ['ఎ', 'ఏ', 'ఐ', 'ఒ', 'ఓ', 'ఔ'],
    ],
    minRight: 3,
  },
  {
    lesson: 'consonants',
    startAt: 'consonants',
    groups: [
      ['క', 'గ', 'చ', 'జ', 'త', 'ద', 'న', 'ప', 'బ', 'మ', 'య', 'ర', 'ల', 'వ', 'స'],
      ['ట', 'డ', 'ణ', 'శ', 'హ', 'ళ'],
      ['ఖ', 'ఘ', 'ఛ', 'థ', 'ధ', 'ఫ', 'భ'],
    ],
    minRight: 4,
  },
  {
    lesson: 'gunintalu',
    startAt: 'gunintalu',
    groups: [withSigns('ా', 'ి', 'ీ', 'ు', 'ూ'), withSigns('ె', 'ే', 'ై', 'ొ', 'ో', 'ౌ'), doubled],
    minRight: 4,
  },
];

/** The upper limit for any combination of answers. */
export const MAX_PLACEMENT_QUESTIONS = STAGES.reduce((sum, { minRight }) => sum + minRight + MIN_WRONG_TO_STOP - 1, 0);
