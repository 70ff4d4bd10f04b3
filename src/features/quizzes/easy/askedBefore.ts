import * as v from 'valibot';
import { readStored, writeStored } from '../../../browser/storage';
import type { Used } from '../../../domain/quiz/drawing';

const keyOf = (userId: string) => `asked:${userId}` as const;

/** Questions of earlier quizzes on this device; they are not asked again until all others were. */
export function askedBefore(userId: string): Used {
  try {
    return new Set(v.parse(v.array(v.string()), JSON.parse(readStored(keyOf(userId)) ?? '[]')));
  } catch {
    return new Set();
  }
}

export const storeAsked = (userId: string, used: Used): void => writeStored(keyOf(userId), JSON.stringify([...used]));
