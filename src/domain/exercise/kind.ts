import type { Bilingual } from '../bilingual';
import type { Focus } from '../lesson/focus';
import type { Material } from '../lesson/material';
import type { Random } from '../random';
import type { Explanation, Outcome } from './outcome';

/** One kind of exercise. Its tasks and its answers are plain data: what can be kept as JSON. */
export type Kind<Task, Answer> = {
  readonly instruction: (task: Task) => Bilingual;
  /** What is asked about, as it is said after the instruction; nothing where hearing it would be the answer. */
  readonly aloud?: (task: Task, language: keyof Bilingual) => string | undefined;
  readonly judge: (task: Task, answer: Answer) => Outcome;
  readonly explain: (task: Task, answer: Answer) => Explanation;
  readonly rightAnswer: (task: Task) => Answer;
  /** Each wrong answer that is offered, or where there are too many to name, some of them. */
  readonly wrongAnswers: (task: Task) => readonly Answer[];
  /** The learner says how it went: there is nothing to check, and nothing to explain. */
  readonly isSelfJudged?: boolean;
};

/** A kind whose tasks are made from what a lesson teaches. */
export type LessonKind<Task, Answer> = Kind<Task, Answer> & {
  /** Too easy to guess, or not one question with one answer: for exercises only. */
  readonly isNotForQuizzes?: boolean;
  /** `null` when nothing of the kind can be asked about this. */
  readonly make: (material: Material, focus: Focus, random: Random) => Task | null;
};
