import type { KindName } from '../exercise/kinds';

/** Longer than these, a right answer was not known at once. Some kinds take time in themselves. */
const USUAL_SECONDS = 12;
const SECONDS: Partial<Readonly<Record<KindName, number>>> = {
  'match-pairs': 45,
  'word-order': 30,
  'build-akshara': 20,
  'fill-gap': 20,
  // A word is typed key by key.
  'hear-and-type': 45,
  'picture-and-type': 45,
  'word-parts': 30,
  'mend-word': 25,
  'true-or-not': 20,
  'generated-question': 30,
  // A line is said, slowly and perhaps twice.
  'read-line': 60,
  'first-letters': 30,
  'line-gap': 20,
  'line-order': 30,
  'next-line': 20,
  'where-yati': 30,
  'story-choice': 30,
  'story-order': 60,
  'which-meter': 45,
  // Drawing takes a child its time.
  'trace-letter': 60,
  'write-letter': 45,
};

export const isHesitant = (kind: KindName, seconds: number): boolean => seconds > (SECONDS[kind] ?? USUAL_SECONDS);
