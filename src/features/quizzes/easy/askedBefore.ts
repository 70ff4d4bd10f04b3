import * as v from 'valibot';
import { readStored, writeStored } from '../../../browser/storage';
import type { Used } from '../../../domain/quiz/drawing';

const keyOf = (userId: string) => `asked:${userId}` as const;

/** What was drawn in earlier quizzes, on this device, and is not drawn again until everything was. */
export function askedBefore(userId: string): Used {
  try {
    return new Set(v.parse(v.array(v.string()), JSON.parse(readStored(keyOf(userId)) ?? '[]')));
  } catch {
    return new Set();
  }
}

export const keepAsked = (userId: string, used: Used): void => writeStored(keyOf(userId), JSON.stringify([...used]));
