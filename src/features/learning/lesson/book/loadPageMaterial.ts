import { loadLesson } from '../../../../content/lessons';
import type { Book } from '../../../../domain/exercise/pagePlan';
import type { LessonId } from '../../../../domain/lesson/lesson';
import { bankIdsOf } from '../../../../domain/lesson/material';

/** What exercises about the pages of a lesson are made from; the word bank only for one that names words of it. */
export async function loadPageMaterial(id: LessonId): Promise<Omit<Book, 'lesson'>> {
  const [content, { CONFUSIONS: confusions }] = await Promise.all([
    loadLesson(id),
    import('../../../../content/lessons/confusions'),
  ]);
  const bank = bankIdsOf(content).length === 0 ? [] : (await import('../../../../content/bank/heads')).wordHeads;
  return { content, bank, confusions };
}
