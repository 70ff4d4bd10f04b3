import { loadLesson } from '../../../content/lessons';
import type { LessonId } from '../../../domain/lesson/lesson';
import type { Item, LessonContent } from '../../../domain/lesson/lessonContent';
import { bankItems } from './bankItems';

/** A lesson's content and its words from the bank, by id. */
export type ShownLesson = { readonly content: LessonContent; readonly words: ReadonlyMap<string, Item> };

export async function loadShownLesson(id: LessonId): Promise<ShownLesson> {
  const content = await loadLesson(id);
  return { content, words: await bankItems(content) };
}
