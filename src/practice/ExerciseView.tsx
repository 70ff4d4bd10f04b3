import { type ComponentType, type ReactNode, useState } from 'react';
import { type AnswersByKind, type DrawnKindName, type ExerciseOf, judged, type TasksByKind } from '../exercises/kinds';
import type { JudgedAnswer } from '../domain/exercise/outcome';
import type { ViewProps } from '../exercises/viewProps';
import { useView } from '../exercises/views';

type Props<K extends DrawnKindName> = {
  exercise: ExerciseOf<K>;
  /** `null` while the answer is incomplete. */
  onAnswer: (given: JudgedAnswer | null) => void;
  isJudged: boolean;
};

/** The answer is stored in this component, so each exercise needs its own `key`. */
export function ExerciseView<K extends DrawnKindName>({ exercise, onAnswer, isJudged }: Props<K>): ReactNode {
  const [answer, setAnswer] = useState<AnswersByKind[K] | null>(null);
  const View: ComponentType<ViewProps<TasksByKind[K], AnswersByKind[K]>> = useView(exercise.kind);
  const change = (newAnswer: AnswersByKind[K] | null) => {
    setAnswer(newAnswer);
    onAnswer(newAnswer === null ? null : judged(exercise, newAnswer));
  };
  // oxlint-disable-next-line react/static-components -- each is made once, in a file of its own
  return <View task={exercise.task} answer={answer} onAnswer={change} isJudged={isJudged} />;
}
