import { poemLineKey } from '../activity/itemKey';
import type { MemoryDocument } from '../memory/memoryDocument';
import { canBeLearned, poemLines } from '../padyalu/poemLines';
import type { Poem } from '../padyalu/poem';

type Asked = Pick<Poem, 'id' | 'teluguText' | 'grade'>;

const USUAL_GRADE = 12;

/** The line to learn next: of a poem that was begun; else the first of one for the learner's grade. `null` when all are known. */
export function lineOfToday(
  poems: readonly Asked[],
  memory: MemoryDocument,
  grade: number | null,
): { readonly poemId: string; readonly line: number } | null {
  const isMet = (poemId: string, line: number) => Object.hasOwn(memory.items, poemLineKey(poemId, line));
  const awayFromGrade = (poem: Asked) => Math.abs((poem.grade ?? USUAL_GRADE) - (grade ?? 1));
  const begun = poems.filter(({ id }) => isMet(id, 1));
  const others = poems.toSorted((one, other) => awayFromGrade(one) - awayFromGrade(other));
  // Poem by poem, no further than it must: reading the lines of all of them takes a slow phone a moment.
  for (const poem of [...begun, ...others]) {
    const line = canBeLearned(poem) ? poemLines(poem).find(({ number }) => !isMet(poem.id, number)) : undefined;
    if (line) return { poemId: poem.id, line: line.number };
  }
  return null;
}
