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
  const open = poems.filter(canBeLearned).flatMap((poem) => {
    const line = poemLines(poem).find(({ number }) => !isMet(poem.id, number));
    return line ? [{ poemId: poem.id, line: line.number, grade: poem.grade ?? USUAL_GRADE }] : [];
  });
  const begun = open.find(({ line }) => line > 1);
  const wanted = grade ?? 1;
  const [fitting] = open.toSorted((one, other) => Math.abs(one.grade - wanted) - Math.abs(other.grade - wanted));
  const next = begun ?? fitting;
  return next ? { poemId: next.poemId, line: next.line } : null;
}
