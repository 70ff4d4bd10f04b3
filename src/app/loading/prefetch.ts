import { readStored } from '../../browser/storage';

/** The poem that an address names. */
export async function poemAt(pathname: string): Promise<void> {
  const [, poemId = ''] = /\/poem\/([^/]+)/u.exec(pathname) ?? [];
  const { loadPoem } = await import('../../content/padyalu/loadPoem');
  await loadPoem(decodeURIComponent(poemId));
}

/** The lesson that the path goes on with, as far as the device knows before the learner's own data is read. */
export async function lessonAtHand(): Promise<void> {
  const [{ loadLesson }, { LESSON_IDS }] = await Promise.all([
    import('../../content/lessons'),
    import('../../domain/lesson/lesson'),
  ]);
  const stored = readStored('lessonAtHand');
  await loadLesson(LESSON_IDS.find((id) => id === stored) ?? LESSON_IDS[0]);
}

/** What draws the exercises that no lesson asks. */
export const otherKinds = (): Promise<unknown> => import('../../exercises/viewsOutsideLessons');

export const poemAtAndOtherKinds = (pathname: string): Promise<unknown> =>
  Promise.all([poemAt(pathname), otherKinds()]);
