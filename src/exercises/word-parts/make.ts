import type { Focus } from '../../domain/lesson/focus';
import { type Material } from '../../domain/lesson/material';
import { ownPairs, takenFor } from '../../domain/lesson/mixUp';
import { type Random, shuffled } from '../../domain/random';
import { letterKind, VIRAMA } from '../../domain/script/letters';
import { partsOf } from '../../domain/typing/parts';
import { likelySlips, withSlips } from '../../domain/tutor/questions/slips';
import { type SpellingTask, wordToSpell } from '../../domain/exercise/spelling/spelling';

/** `tiles` are the parts of the word and a few distractors, in display order. */
export type PartsTask = SpellingTask & { readonly tiles: readonly string[] };

const MIN_PARTS = 3;
const MAX_PARTS = 8;
const MAX_DISTRACTORS = 2;

/** Distractors: this learner's own mix-ups first, then common confusions and likely slips. */
function distractors(material: Material, word: string, parts: readonly string[], random: Random): readonly string[] {
  const alike = (pairs: Parameters<typeof takenFor>[0]) => parts.flatMap((part) => takenFor(pairs, part));
  const slips = likelySlips(word).flatMap((slip) => partsOf(withSlips(word, [slip])));
  const candidates = [ownPairs(material), material.confusions].map((pairs) => shuffled(alike(pairs), random));
  const all = [...candidates.flat(), ...shuffled(slips, random)];
  // An independent vowel cannot be inside a word, and ్ alone is not a part.
  const isPart = (part: string) => part !== VIRAMA && letterKind(part.charAt(0)) !== 'vowel';
  return [...new Set(all)].filter((part) => isPart(part) && !parts.includes(part)).slice(0, MAX_DISTRACTORS);
}

export function makePartsTask(material: Material, focus: Focus, random: Random): PartsTask | null {
  const whole = wordToSpell(focus);
  if (!whole) return null;
  const parts = partsOf(whole.telugu);
  if (parts.length < MIN_PARTS || parts.length > MAX_PARTS) return null;
  const tiles = shuffled([...parts, ...distractors(material, whole.telugu, parts, random)], random);
  return { whole, tiles };
}

/** A sign or a vottu needs a letter before it. */
export const canFollow = (before: string, part: string): boolean => {
  const kind = letterKind(part.charAt(0));
  if (kind === 'vowel' || kind === 'consonant') return true;
  const last = letterKind(before.at(-1) ?? '');
  return kind === 'modifier' ? last !== 'other' && last !== 'modifier' && last !== 'virama' : last === 'consonant';
};
