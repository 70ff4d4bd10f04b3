/** What a run is for, with the fields that only such a run needs. */
export type Aim =
  /** `page`: the id of the lesson page that the run is about (domain/lesson/pages). */
  | { readonly kind: 'lesson'; readonly lessonId: string; readonly page?: string }
  | { readonly kind: 'review' }
  | { readonly kind: 'today' }
  /** Letters the learner picked, or all lessons of a module. */
  | { readonly kind: 'chosen'; readonly moduleId?: string }
  | { readonly kind: 'drill' }
  /** `way`: the chosen kind of exercise, or `all`. */
  | { readonly kind: 'spelling'; readonly way: string }
  | { readonly kind: 'poem'; readonly poemId: string }
  | { readonly kind: 'story'; readonly storyId: string }
  | { readonly kind: 'trial' }
  | { readonly kind: 'placement' }
  /** `letters`: the letters to write. */
  | { readonly kind: 'writing'; readonly letters: string }
  | { readonly kind: 'lesson-quiz'; readonly lessonId: string; readonly part: number }
  | { readonly kind: 'easy'; readonly selectedCategories: Readonly<Record<string, boolean>> }
  | WordAim<'medium'>
  | WordAim<'hard'>;

type WordAim<K extends 'medium' | 'hard'> = {
  readonly kind: K;
  readonly word: string;
  readonly telugu: string;
  /** The learner's interests, which the spec stores with the result. */
  readonly interests: readonly string[];
};

type AimKind = Aim['kind'];
export type AimOf<K extends AimKind> = Extract<Aim, { readonly kind: K }>;

/**
 * `practice` shows feedback after each answer and repeats wrong tasks. `taught` shows feedback but asks each task once.
 * `silent` shows no feedback until the end. `changeable` lets the learner go back and change answers until they submit.
 */
type RunMode = 'practice' | 'taught' | 'silent' | 'changeable';

const RUN_MODES: Readonly<Record<AimKind, RunMode>> = {
  lesson: 'practice',
  review: 'practice',
  today: 'practice',
  chosen: 'practice',
  drill: 'practice',
  spelling: 'practice',
  poem: 'practice',
  story: 'practice',
  trial: 'practice',
  placement: 'silent',
  writing: 'practice',
  'lesson-quiz': 'silent',
  easy: 'taught',
  medium: 'changeable',
  hard: 'changeable',
};

export const runModeOf = ({ kind }: Aim): RunMode => RUN_MODES[kind];

/** Each learner has at most one paused run per slot: the latest one is resumed. */
export function slotOf(aim: Aim): string {
  switch (aim.kind) {
    case 'lesson':
      return aim.page === undefined ? `lesson/${aim.lessonId}` : `lesson/${aim.lessonId}/${aim.page}`;
    case 'lesson-quiz':
      return `lesson-quiz/${aim.lessonId}/${aim.part}`;
    case 'chosen':
      return aim.moduleId === undefined ? 'chosen' : `chosen/${aim.moduleId}`;
    case 'spelling':
      return `spelling/${aim.way}`;
    case 'writing':
      return `writing/${aim.letters}`;
    case 'poem':
      return `poem/${aim.poemId}`;
    case 'story':
      return `story/${aim.storyId}`;
    default:
      return aim.kind;
  }
}
