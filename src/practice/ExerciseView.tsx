import { type ComponentType, type ReactNode, useState } from 'react';
import { type AnswersByKind, type DrawnKindName, type ExerciseOf, judged, type TasksByKind } from '../exercises/kinds';
import type { Given } from '../domain/exercise/outcome';
import type { ViewProps } from '../exercises/viewProps';
import { useView } from '../exercises/views';

type Props<K extends DrawnKindName> = {
  exercise: ExerciseOf<K>;
  /** `null` as long as the answer is not complete. */
  onAnswer: (given: Given | null) => void;
  isJudged: boolean;
};

/** Draws any exercise. Another exercise needs another `key`: the answer is kept here. */
export function ExerciseView<K extends DrawnKindName>({ exercise, onAnswer, isJudged }: Props<K>): ReactNode {
  const [answer, setAnswer] = useState<AnswersByKind[K] | null>(null);
  const View: ComponentType<ViewProps<TasksByKind[K], AnswersByKind[K]>> = useView(exercise.kind);
  const change = (changed: AnswersByKind[K] | null) => {
    setAnswer(changed);
    onAnswer(changed === null ? null : judged(exercise, changed));
  };
  // oxlint-disable-next-line react/static-components -- each is made once, in a file of its own
  return <View task={exercise.task} answer={answer} onAnswer={change} isJudged={isJudged} />;
}
