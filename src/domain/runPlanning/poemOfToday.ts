import { poemLineKey } from '../activity/itemKey';
import type { MemoryDocument } from '../memory/memoryDocument';
import { canBeLearned, poemLines } from '../padyalu/poemLines';
import type { Poem } from '../padyalu/poem';

type LearnablePoem = Pick<Poem, 'id' | 'teluguText' | 'grade'>;

const DEFAULT_GRADE = 12;

/** The next line to learn: of a started poem, otherwise of one near the learner's grade; `null` if all are known. */
export function lineOfToday(
  poems: readonly LearnablePoem[],
  memory: MemoryDocument,
  grade: number | null,
): { readonly poemId: string; readonly line: number } | null {
  const isMet = (poemId: string, line: number) => Object.hasOwn(memory.items, poemLineKey(poemId, line));
  const gradeDistance = (poem: LearnablePoem) => Math.abs((poem.grade ?? DEFAULT_GRADE) - (grade ?? 1));
  const started = poems.filter(({ id }) => isMet(id, 1));
  const others = poems.toSorted((one, other) => gradeDistance(one) - gradeDistance(other));
  // Stops at the first match, because reading the lines of all poems is slow on a slow phone.
  for (const poem of [...started, ...others]) {
    const line = canBeLearned(poem) ? poemLines(poem).find(({ number }) => !isMet(poem.id, number)) : undefined;
    if (line) return { poemId: poem.id, line: line.number };
  }
  return null;
}
