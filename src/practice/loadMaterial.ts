import { loadLesson } from '../content/lessons';
import type { LessonId } from '../domain/lesson/lesson';
import { bankIdsOf, type Material, materialOf } from '../domain/lesson/material';

/** The material of a lesson's exercises. The word bank is loaded only for lessons that use its words. */
export async function loadMaterial(id: LessonId): Promise<Material> {
  const [content, { CONFUSIONS }] = await Promise.all([loadLesson(id), import('../content/lessons/confusions')]);
  const bank = bankIdsOf(content).length === 0 ? [] : (await import('../content/bank/heads')).wordHeads;
  return materialOf(content, bank, CONFUSIONS);
}
