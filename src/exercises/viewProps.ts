import type { ReactNode } from 'react';
import type { AnswersByKind, DrawnKindName, TasksByKind } from './kinds';

export type ViewProps<Task, Answer> = {
  readonly task: Task;
  readonly answer: Answer | null;
  /** Called with `null` while the answer is incomplete. */
  readonly onAnswer: (answer: Answer | null) => void;
  /** The answer is checked: right and wrong are shown, and nothing can be changed. */
  readonly isJudged: boolean;
};

export type Views<K extends DrawnKindName> = {
  readonly [Kind in K]: (props: ViewProps<TasksByKind[Kind], AnswersByKind[Kind]>) => ReactNode;
};
