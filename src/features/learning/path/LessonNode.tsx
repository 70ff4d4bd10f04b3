import type { LessonId } from '../../../domain/lesson/lesson';
import { Icon } from '../../../ui/pictures/Icon';
import { LESSON_LETTERS } from '../lesson/lessonLetters';
import type { StopState } from './stopState';

const LOOKS: Readonly<Record<StopState, string>> = {
  done: 'border-leaf bg-leaf-tint text-leaf',
  next: 'border-turmeric-deep bg-turmeric text-on-turmeric ring-6 ring-turmeric-tint',
  open: 'border-indigo bg-card text-indigo',
  locked: 'border-line bg-paper text-edge',
};

export const LessonNode = ({ lessonId, state }: { lessonId: LessonId; state: StopState }) => (
  <span
    lang="te"
    className={`font-display relative grid size-13 place-items-center rounded-full border-3 text-2xl @2xl:size-18 @2xl:text-3xl ${LOOKS[state]}`}
  >
    {LESSON_LETTERS[lessonId]}
    {(state === 'done' || state === 'locked') && (
      <span
        className={`absolute -right-1.5 -bottom-1.5 grid size-7 place-items-center rounded-full border-2 border-paper ${
          state === 'done' ? 'bg-leaf text-on-leaf' : 'bg-indigo-tint text-indigo'
        }`}
      >
        <Icon name={state === 'done' ? 'check' : 'lock'} className="size-4" />
      </span>
    )}
  </span>
);
