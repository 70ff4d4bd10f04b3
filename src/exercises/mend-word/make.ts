import type { Focus } from '../../domain/lesson/focus';
import type { Material } from '../../domain/lesson/material';
import { takenFor } from '../../domain/lesson/mixUp';
import { type Random, shuffled } from '../../domain/random';
import { aksharas } from '../../domain/script/aksharas';
import { letterKind } from '../../domain/script/letters';
import { spellingKey } from '../../domain/spelling/sameSpelling';
import { likelySlips, withSlips } from '../../domain/tutor/questions/slips';
import { type SpellingTask, wordToSpell } from '../../domain/exercise/spelling/spelling';

export type MendTask = SpellingTask & {
  /** The word with one akshara wrong. */
  readonly written: readonly string[];
  /** The choices for each akshara, including the one shown. */
  readonly offered: readonly (readonly string[])[];
};

const CHOICES = 3;

export const asWritten = ({ written }: Pick<MendTask, 'written'>): string => written.join('');

/** All words that one change can make. */
export const mendings = ({ written, offered }: Pick<MendTask, 'written' | 'offered'>): readonly string[] => [
  ...new Set(
    written.flatMap((akshara, at) =>
      (offered[at] ?? []).filter((other) => other !== akshara).map((other) => written.with(at, other).join('')),
    ),
  ),
];

/** The akshara with a similar letter, so that every akshara has choices and none looks certain. */
function similarAksharas({ confusions }: Material, akshara: string): readonly string[] {
  const letter = akshara.charAt(0);
  return takenFor(confusions, letter)
    .filter((other) => other.length === 1 && letterKind(other) === letterKind(letter))
    .map((other) => other + akshara.slice(1));
}

export function makeMendTask(material: Material, focus: Focus, random: Random): MendTask | null {
  const whole = wordToSpell(focus);
  if (!whole) return null;
  const right = aksharas(whole.telugu);
  const slips = shuffled(likelySlips(whole.telugu), random);
  const words = new Set([whole, ...material.words].map(({ telugu }) => spellingKey(telugu)));
  const isNoWord = (word: string) => !words.has(spellingKey(word));
  const fault = slips.find((slip) => isNoWord(withSlips(whole.telugu, [slip])));
  if (!fault) return null;
  const written = right.with(fault.at, fault.akshara);
  const offered = right.map((akshara, at) => {
    const others = slips
      .filter((slip) => slip.at === at && slip.akshara !== fault.akshara && isNoWord(withSlips(whole.telugu, [slip])))
      .map((slip) => slip.akshara);
    const unlikely = similarAksharas(material, akshara).filter((other) => isNoWord(right.with(at, other).join('')));
    const likely = others.length > 0 ? others : shuffled(unlikely, random);
    const all = at === fault.at ? [akshara, fault.akshara, ...likely] : [akshara, ...likely];
    return shuffled([...new Set(all)].slice(0, CHOICES), random);
  });
  return { whole, written, offered };
}
