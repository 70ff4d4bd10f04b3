import { kindOf } from '../activity/itemKey';
import { isDoubled } from '../lesson/akshara';
import { dueItems, nextDueDay } from '../memory/dueItems';
import { MEMORY_PARTS, type MemoryDocument, type MemoryPart } from '../memory/memoryDocument';
import { VIRAMA } from '../script/letters';

type Memory = Readonly<Record<MemoryPart, MemoryDocument>>;

const partsOf = (memory: Memory): readonly MemoryDocument[] => MEMORY_PARTS.map((part) => memory[part]);

/**
 * Pairs to match and letters to write may show a vottu that no lesson teaches. It is remembered, but there is no exercise
 * about it.
 */
export function canBeAsked(key: string): boolean {
  if (kindOf(key) !== 'sign') return true;
  const sign = key.slice(key.indexOf(':') + 1);
  return !sign.startsWith(VIRAMA) || isDoubled(sign.slice(VIRAMA.length));
}

/**
 * Up to `limit` items that are due and can be asked, the least forgotten first. The dashboard, the daily run and the
 * review all use it, so that what is announced is also asked.
 */
export const dueToday = (memory: Memory, today: number, limit: number): string[] =>
  dueItems(partsOf(memory), today, limit, 'leastForgotten', canBeAsked);

/** The next day on which something can be asked again, possibly today; `null` if nothing was practiced. */
export const nextDue = (memory: Memory, today: number): number | null => nextDueDay(partsOf(memory), today, canBeAsked);
