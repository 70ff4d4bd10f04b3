import { quizzes } from '../../i18n/quizzes';
import { useText } from '../../i18n/useText';
import { RoomTop } from '../../practice/room/RoomTop';
import type { StepState } from '../../practice/room/Steps';
import { PICKER } from './addresses';

type Props = {
  /** Of a quiz on its way: a mark for each question, which of them it is, and the same in words. */
  steps?: { readonly states: readonly StepState[]; readonly place: number; readonly text: string };
  onSpeak?: () => void;
};

/** At the top of every quiz: the way back to the picker, the answers so far, and where one is. */
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
