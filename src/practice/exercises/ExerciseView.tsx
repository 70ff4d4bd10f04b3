import { type ComponentType, type ReactNode, useState } from 'react';
import { type Answers, type DrawnKindName, type ExerciseOf, judged, type Tasks } from '../../domain/exercise/kinds';
import type { Given } from '../../domain/exercise/outcome';
import type { ViewProps } from './viewProps';
import { useView } from './views';

type Props<K extends DrawnKindName> = {
  exercise: ExerciseOf<K>;
  /** `null` as long as the answer is not complete. */
  onAnswer: (given: Given | null) => void;
  isJudged: boolean;
};

/** Draws any exercise. Another exercise needs another `key`: the answer is kept here. */
export function ExerciseView<K extends DrawnKindName>({ exercise, onAnswer, isJudged }: Props<K>): ReactNode {
  const [answer, setAnswer] = useState<Answers[K] | null>(null);
  const View: ComponentType<ViewProps<Tasks[K], Answers[K]>> = useView(exercise.kind);
  const change = (changed: Answers[K] | null) => {
    setAnswer(changed);
    onAnswer(changed === null ? null : judged(exercise, changed));
  };
  // oxlint-disable-next-line react/static-components -- each is made once, in a file of its own
  return <View task={exercise.task} answer={answer} onAnswer={change} isJudged={isJudged} />;
}
