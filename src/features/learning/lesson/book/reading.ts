import { readStored, type StorageKey, writeStored } from '../../../../browser/storage';
import type { LessonPage } from '../../../../domain/lesson/pages';

/** The pages of a lesson that a learner has read on this device. */
export type Reading = {
  /** The ids of the pages' sections. */
  readonly pages: readonly string[];
  readonly isWhole: boolean;
};

const NOTHING: Reading = { pages: [], isWhole: false };

const keyOf = (userId: string, lessonId: string): StorageKey => `readPages:${userId}:${lessonId}`;

function asReading(stored: unknown): Reading {
  if (typeof stored !== 'object' || stored === null || !('pages' in stored) || !('isWhole' in stored)) return NOTHING;
  const { pages, isWhole } = stored;
  if (!Array.isArray(pages)) return NOTHING;
  return { pages: pages.filter((page) => typeof page === 'string'), isWhole: isWhole === true };
}

export function readingOf(userId: string, lessonId: string): Reading {
  try {
    return asReading(JSON.parse(readStored(keyOf(userId, lessonId)) ?? 'null'));
  } catch {
    return NOTHING;
  }
}

/** @param all the pages of the lesson */
export function markRead(userId: string, lessonId: string, page: LessonPage, all: readonly LessonPage[]): void {
  const pages = [...new Set([...readingOf(userId, lessonId).pages, page.section.id])];
  const isWhole = all.every(({ section }) => pages.includes(section.id));
  writeStored(keyOf(userId, lessonId), JSON.stringify({ pages, isWhole } satisfies Reading));
}

/** One choice for all lessons: read on one page instead of page by page. */
export const isOnePageReading = (): boolean => readStored('lessonInOne') === 'true';

export const setOnePageReading = (isOnePage: boolean): void => writeStored('lessonInOne', String(isOnePage));
