import type { Bilingual } from '../domain/bilingual';
import type { Focus } from '../domain/lesson/focus';
import type { Material } from '../domain/lesson/material';
import type { Random } from '../domain/random';
import type { Explanation, Outcome } from '../domain/exercise/outcome';

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
  /** A right answer that took longer counts as hesitant. */
  readonly hesitantAfterSeconds: number;
  /** Its view has a large button that says the question again, so the room shows none. */
  readonly hasOwnVoiceButton: boolean;
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
