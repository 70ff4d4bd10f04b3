import type { Bilingual } from '../domain/bilingual';
import type { Focus } from '../domain/lesson/focus';
import type { Material } from '../domain/lesson/material';
import type { Random } from '../domain/random';
import type { Explanation, Outcome } from '../domain/exercise/outcome';

/** One kind of exercise. Its tasks and answers are plain data that can be stored as JSON. */
export type Kind<Task, Answer> = {
  readonly instruction: (task: Task) => Bilingual;
  /** The subject, spoken after the instruction; undefined if hearing it would give away the answer. */
  readonly aloud?: (task: Task, language: keyof Bilingual) => string | undefined;
  readonly judge: (task: Task, answer: Answer) => Outcome;
  readonly explain: (task: Task, answer: Answer) => Explanation;
  readonly rightAnswer: (task: Task) => Answer;
  /** All wrong answers that are offered, or some of them if there are too many. */
  readonly wrongAnswers: (task: Task) => readonly Answer[];
  /** A right answer that took longer counts as hesitant. */
  readonly hesitantAfterSeconds: number;
  /** Its view has a large button that speaks the question again, so the room shows none. */
  readonly hasOwnVoiceButton: boolean;
  /** The learner rates their own answer, so there is nothing to check or explain. */
  readonly isSelfJudged?: boolean;
};

/** A kind whose tasks are made from material. */
export type LessonKind<Task, Answer> = Kind<Task, Answer> & {
  /** Only for exercises: too easy to guess, or not one question with one answer. */
  readonly isNotForQuizzes?: boolean;
  /** `null` if this kind cannot ask about the focus. */
  readonly make: (material: Material, focus: Focus, random: Random) => Task | null;
};
