import type { LessonId } from '../../../domain/lesson/lesson';
import type { ModuleStanding } from '../../../domain/lesson/path';
import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { Notice } from '../../../ui/messages/Notice';
import { useTitles } from '../../../i18n/useTitles';
import { useUnlocking } from './unlocking';

type Props = { lessonId: LessonId; path: readonly ModuleStanding[] };

/** Explains why a lesson is locked after the learner opened its URL. */
export function NotYet({ lessonId, path }: Props) {
  const t = useText(learning);
  const unlocking = useUnlocking(path);
  const { titleOf } = useTitles();
  const standing = path.find(({ lessons }) => lessons.some(({ lesson, locked }) => locked && lesson.id === lessonId));
  const found = standing?.lessons.find(({ lesson }) => lesson.id === lessonId);
  if (!standing || !found) return null;
  return (
    <Notice tone="warning" role="status" title={t('notYet', { lesson: titleOf(found.lesson) })}>
      {unlocking(standing.module)}
    </Notice>
  );
}
