import { type ComponentType, type ReactNode, useState } from 'react';
import type { Bilingual } from '../../../domain/bilingual';
import { type Focus, entryOf } from '../../../domain/lesson/focus';
import type { Material } from '../../../domain/lesson/material';
import type { Entry } from '../../../domain/lesson/entry';
import type { Random } from '../../../domain/random';

/** What an answer was worth, by the keys of what was asked for. */
export type Outcome = {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  /** `ధ ద`: what was asked for and what was picked. */
  readonly mixedUp?: readonly string[];
};

export type Explanation = {
  readonly why?: Bilingual;
  /** What was right and what was picked instead: both are shown, and can be heard. */
  readonly right: readonly Entry[];
  readonly picked: readonly Entry[];
};

export type ViewProps<Task, Answer> = {
  readonly task: Task;
  readonly answer: Answer | null;
  /** `null` as long as the answer is not complete. */
  readonly onAnswer: (answer: Answer | null) => void;
  /** Right and wrong are shown, and nothing can be changed any more. */
  readonly isJudged: boolean;
};

/** One kind of exercise. Its folder holds all of it; the registry finds it by its file `kind.ts`. */
type KindOf<Task, Answer> = {
  /** The name of its folder. */
  readonly name: string;
  /** Too easy to guess, or not one question with one answer: for exercises only. */
  readonly isNotForQuizzes?: boolean;
  /** Pure. `null` when nothing of the kind can be asked about this. */
  readonly make: (material: Material, focus: Focus, random: Random) => Task | null;
  readonly instruction: (task: Task) => Bilingual;
  readonly judge: (task: Task, answer: Answer) => Outcome;
  readonly explain: (task: Task, answer: Answer) => Explanation;
  readonly rightAnswer: (task: Task) => Answer;
  /** Each wrong answer that is offered, or where there are too many to name, some of them. */
  readonly wrongAnswers: (task: Task) => readonly Answer[];
  readonly View: ComponentType<ViewProps<Task, Answer>>;
};

/** An answer as it was judged. */
export type Given = {
  readonly isRight: boolean;
  readonly outcome: Outcome;
  readonly explanation: Explanation;
  /** The same for the same answer. */
  readonly id: string;
};

/** A made exercise, whatever its kind. */
export type Exercise = {
  readonly kind: string;
  readonly subject: Entry;
  readonly instruction: Bilingual;
  readonly rightAnswer: () => Given;
  readonly wrongAnswers: () => readonly Given[];
  /** The same question once more, with other options. */
  readonly again: (random: Random) => Exercise;
  readonly View: ComponentType<ExerciseViewProps>;
};

type ExerciseViewProps = {
  readonly onAnswer: (given: Given | null) => void;
  readonly isJudged: boolean;
};

export type ExerciseKind = {
  readonly name: string;
  readonly isForQuizzes: boolean;
  readonly make: (material: Material, focus: Focus, random: Random) => Exercise | null;
};

/** Hides what a task and an answer of this kind look like from everyone else. */
export function defineKind<Task, Answer>(kind: KindOf<Task, Answer>): ExerciseKind {
  const { name, View } = kind;

  const given = (task: Task, answer: Answer): Given => {
    const outcome = kind.judge(task, answer);
    return {
      isRight: outcome.right.length > 0 && outcome.wrong.length === 0,
      outcome,
      explanation: kind.explain(task, answer),
      id: JSON.stringify(answer),
    };
  };

  const viewOf = (task: Task) =>
    function ExerciseView({ onAnswer, isJudged }: ExerciseViewProps): ReactNode {
      const [answer, setAnswer] = useState<Answer | null>(null);
      const change = (changed: Answer | null) => {
        setAnswer(changed);
        onAnswer(changed === null ? null : given(task, changed));
      };
      return <View task={task} answer={answer} onAnswer={change} isJudged={isJudged} />;
    };

  const exerciseOf = (task: Task, focus: Focus, again: Exercise['again']): Exercise => ({
    kind: name,
    subject: entryOf(focus),
    instruction: kind.instruction(task),
    rightAnswer: () => given(task, kind.rightAnswer(task)),
    wrongAnswers: () => kind.wrongAnswers(task).map((answer) => given(task, answer)),
    again,
    View: viewOf(task),
  });

  const make: ExerciseKind['make'] = (material, focus, random) => {
    const task = kind.make(material, focus, random);
    if (task === null) return null;
    const exercise: Exercise = exerciseOf(task, focus, (other) => make(material, focus, other) ?? exercise);
    return exercise;
  };

  return { name, isForQuizzes: kind.isNotForQuizzes !== true, make };
}
