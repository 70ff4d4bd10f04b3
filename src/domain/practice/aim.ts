/** What a run is for, with what only such a run needs. */
export type Aim =
  /** `page`: about one page of it (domain/lesson/pages), by its id. */
  | { readonly kind: 'lesson'; readonly lessonId: string; readonly page?: string }
  | { readonly kind: 'review' }
  | { readonly kind: 'today' }
  /** Letters that the learner chose, or all the lessons of a module. */
  | { readonly kind: 'chosen'; readonly moduleId?: string }
  | { readonly kind: 'drill' }
  /** `way`: the kind of exercise that was chosen, or `all`. */
  | { readonly kind: 'spelling'; readonly way: string }
  | { readonly kind: 'poem'; readonly poemId: string }
  | { readonly kind: 'story'; readonly storyId: string }
  | { readonly kind: 'trial' }
  | { readonly kind: 'placement' }
  /** `letters`: those that are on the slate. */
  | { readonly kind: 'writing'; readonly letters: string }
  | { readonly kind: 'lesson-quiz'; readonly lessonId: string; readonly part: number }
  | { readonly kind: 'easy'; readonly selectedCategories: Readonly<Record<string, boolean>> }
  | WordAim<'medium'>
  | WordAim<'hard'>;

type WordAim<K extends 'medium' | 'hard'> = {
  readonly kind: K;
  readonly word: string;
  readonly telugu: string;
  /** The learner's interests, which the spec keeps with the result. */
  readonly interests: readonly string[];
};

type AimKind = Aim['kind'];
export type AimOf<K extends AimKind> = Extract<Aim, { readonly kind: K }>;

/**
 * How a run goes: in practice an answer is judged at once, and a wrong one comes back; `taught` is judged at once too, but
 * asked once; `silent` says nothing until the end; in a `changeable` one goes back and answers anew until it is submitted.
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

/** Runs of one slot stand in for each other: of each learner and slot, the one left last is gone on with. */
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
