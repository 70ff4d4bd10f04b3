import type { StartAt } from '../learner/preferences';
import { written } from '../lesson/akshara';

export type PlacementLesson = 'vowels' | 'consonants' | 'gunintalu';

/** What one lesson teaches, by groups of what is learned together: the common before the rare, each family by itself. */
export type Stage = {
  readonly lesson: PlacementLesson;
  /** Where a learner begins who does not know it. */
  readonly startAt: StartAt;
  readonly groups: readonly (readonly string[])[];
  /** After so many right answers it is taken as known. */
  readonly enoughRight: number;
};

/** After so many wrong ones it is not: one is a slip, two are none. */
export const ENOUGH_WRONG = 2;

/** Consonants that nobody takes for each other: what is asked is the sign. */
const PLAIN = ['క', 'గ', 'త', 'న', 'ప', 'మ', 'ర', 'ల'];

const withSigns = (...signs: readonly string[]): string[] =>
  PLAIN.flatMap((consonant) => signs.map((sign) => written({ consonant, vottu: '', sign })));

const doubled = PLAIN.filter((letter) => letter !== 'ర').flatMap((consonant) =>
  ['', 'ా', 'ు'].map((sign) => written({ consonant, vottu: consonant, sign })),
);

/** In the order of the path. ఋ, ఙ, ఱ and the like are so rare that nobody reads the worse for them: they are not asked. */
export const STAGES: readonly Stage[] = [
  {
    lesson: 'vowels',
    startAt: 'letters',
    groups: [
      ['అ', 'ఆ', 'ఇ', 'ఈ', 'ఉ', 'ఊ'],
      ['ఎ', 'ఏ', 'ఐ', 'ఒ', 'ఓ', 'ఔ'],
    ],
    enoughRight: 3,
  },
  {
    lesson: 'consonants',
    startAt: 'consonants',
    groups: [
      ['క', 'గ', 'చ', 'జ', 'త', 'ద', 'న', 'ప', 'బ', 'మ', 'య', 'ర', 'ల', 'వ', 'స'],
      ['ట', 'డ', 'ణ', 'శ', 'హ', 'ళ'],
      ['ఖ', 'ఘ', 'ఛ', 'థ', 'ధ', 'ఫ', 'భ'],
    ],
    enoughRight: 4,
  },
  {
    lesson: 'gunintalu',
    startAt: 'gunintalu',
    groups: [withSigns('ా', 'ి', 'ీ', 'ు', 'ూ'), withSigns('ె', 'ే', 'ై', 'ొ', 'ో', 'ౌ'), doubled],
    enoughRight: 4,
  },
];

/** However the answers fall, no more are asked. */
export const MAX_PLACEMENT_QUESTIONS = STAGES.reduce((sum, { enoughRight }) => sum + enoughRight + ENOUGH_WRONG - 1, 0);
