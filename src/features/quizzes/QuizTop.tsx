import { quizzes } from '../../i18n/quizzes';
import { useText } from '../../i18n/useText';
import { RoomTop } from '../../practice/room/RoomTop';
import type { StepState } from '../../practice/room/Steps';
import { PICKER } from './addresses';

type Props = {
  /** For a quiz in progress: a mark per question, the current one, and a text for screen readers. */
  steps?: { readonly states: readonly StepState[]; readonly place: number; readonly text: string };
  onSpeak?: () => void;
};

/** The top of every quiz: the way back to the picker, and the progress. */
export function QuizTop({ steps, onSpeak }: Props) {
  const t = useText(quizzes);
  return (
    <RoomTop
      leaving={{ to: PICKER, label: t('quizzes') }}
      {...(steps ? { steps } : {})}
      {...(onSpeak ? { onSpeak } : {})}
    />
  );
}
