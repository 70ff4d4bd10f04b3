import type { LessonId } from '../../domain/lesson/lesson';
import { preload } from '../../state/values/useLoaded';
import { lessonAt } from './addresses';

/** For a page that shows what is fetched for the lesson in its address. */
export const lessonPrepared = (load: (id: LessonId) => Promise<unknown>) => async (pathname: string) => {
  const id = lessonAt(pathname);
  if (id) await preload(id, load);
};
