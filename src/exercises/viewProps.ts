import type { ReactNode } from 'react';
import type { AnswersByKind, DrawnKindName, TasksByKind } from './kinds';

export type ViewProps<Task, Answer> = {
  readonly task: Task;
  readonly answer: Answer | null;
  /** `null` as long as the answer is not complete. */
  readonly onAnswer: (answer: Answer | null) => void;
  /** Right and wrong are shown, and nothing can be changed any more. */
  readonly isJudged: boolean;
};

export type Views<K extends DrawnKindName> = {
  readonly [Kind in K]: (props: ViewProps<TasksByKind[Kind], AnswersByKind[Kind]>) => ReactNode;
};
