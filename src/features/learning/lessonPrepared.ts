import type { LessonId } from '../../domain/lesson/lesson';
import { preload } from '../../state/values/useLoaded';
import { lessonAt } from './addresses';

/** Makes the `prepare` function of a page that shows the lesson in its path. */
export const lessonPrepared = (load: (id: LessonId) => Promise<unknown>) => async (pathname: string) => {
  const id = lessonAt(pathname);
  if (id) await preload(id, load);
};
