import { readStored } from '../../browser/storage';

export async function prefetchPoem(pathname: string): Promise<void> {
  const [, poemId = ''] = /\/poem\/([^/]+)/u.exec(pathname) ?? [];
  const { loadPoem } = await import('../../content/padyalu/loadPoem');
  await loadPoem(decodeURIComponent(poemId));
}

/** Prefetches the next lesson of the path, as stored on this device before the learner's data is loaded. */
export async function prefetchNextLesson(): Promise<void> {
  const [{ loadLesson }, { LESSON_IDS }] = await Promise.all([
    import('../../content/lessons'),
    import('../../domain/lesson/lesson'),
  ]);
  const stored = readStored('lessonAtHand');
  await loadLesson(LESSON_IDS.find((id) => id === stored) ?? LESSON_IDS[0]);
}

/** The views of exercises that are not part of any lesson. */
export const prefetchOtherKinds = (): Promise<unknown> => import('../../exercises/viewsOutsideLessons');

export const prefetchPoemAndOtherKinds = (pathname: string): Promise<unknown> =>
  Promise.all([prefetchPoem(pathname), prefetchOtherKinds()]);
