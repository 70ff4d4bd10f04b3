import { loadLesson } from '../../../../content/lessons';
import type { Book } from '../../../../domain/exercise/pagePlan';
import type { LessonId } from '../../../../domain/lesson/lesson';
import { bankIdsOf } from '../../../../domain/lesson/material';

/** The material for questions about a lesson's pages. The word bank is loaded only for lessons that use its words. */
export async function loadPageMaterial(id: LessonId): Promise<Omit<Book, 'lesson'>> {
  const [content, { CONFUSIONS: confusions }] = await Promise.all([
    loadLesson(id),
    import('../../../../content/lessons/confusions'),
  ]);
  const bank = bankIdsOf(content).length === 0 ? [] : (await import('../../../../content/bank/heads')).wordHeads;
  return { content, bank, confusions };
}
