import { readStored, type StorageKey, writeStored } from '../../../../browser/storage';
import type { LessonPage } from '../../../../domain/lesson/pages';

/** What a learner has read of a lesson on this device. */
export type Reading = {
  /** The ids of pages. */
  readonly pages: readonly string[];
  readonly isWhole: boolean;
};

const NOTHING: Reading = { pages: [], isWhole: false };

const keyOf = (userId: string, lessonId: string): StorageKey => `readPages:${userId}:${lessonId}`;

function asReading(kept: unknown): Reading {
  if (typeof kept !== 'object' || kept === null || !('pages' in kept) || !('isWhole' in kept)) return NOTHING;
  const { pages, isWhole } = kept;
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

/** Remembers that a page was read. @param all the pages of the lesson */
export function markRead(userId: string, lessonId: string, page: LessonPage, all: readonly LessonPage[]): void {
  const pages = [...new Set([...readingOf(userId, lessonId).pages, page.section.id])];
  const isWhole = all.every(({ section }) => pages.includes(section.id));
  writeStored(keyOf(userId, lessonId), JSON.stringify({ pages, isWhole } satisfies Reading));
}

/** Whether lessons are read on one page rather than page by page: one choice for all of them. */
export const isReadInOne = (): boolean => readStored('lessonInOne') === 'true';

export const chooseInOne = (inOne: boolean): void => writeStored('lessonInOne', String(inOne));
