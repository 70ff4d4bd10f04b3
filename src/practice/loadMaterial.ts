import { loadLesson } from '../content/lessons';
import type { LessonId } from '../domain/lesson/lesson';
import { bankIdsOf, type Material, materialOf } from '../domain/lesson/material';

/** Everything the lesson's exercises are made from; the word bank only for a lesson that names words of it. */
export async function loadMaterial(id: LessonId): Promise<Material> {
  const [content, { CONFUSIONS }] = await Promise.all([loadLesson(id), import('../content/lessons/confusions')]);
  const bank = bankIdsOf(content).length === 0 ? [] : (await import('../content/bank/heads')).wordHeads;
  return materialOf(content, bank, CONFUSIONS);
}
