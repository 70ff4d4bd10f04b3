import type { Entry } from '../../domain/lesson/entry';
import { mixUpOf } from '../../domain/lesson/mixUp';
import type { Explanation, Outcome } from '../../domain/exercise/outcome';
import type { Mate, PairsTask } from './make';

/** The mate text for each thing, by the thing's Telugu. */
export type Pairing = Readonly<Record<string, string>>;

export const isComplete = ({ pairs }: PairsTask, pairing: Pairing): boolean =>
  pairs.every(({ entry }) => pairing[entry.telugu] !== undefined);

const misses = ({ pairs }: PairsTask, pairing: Pairing) =>
  pairs.filter(({ entry, mate }) => pairing[entry.telugu] !== mate.text);

export function judgePairs(task: PairsTask, pairing: Pairing): Outcome {
  const missed = misses(task, pairing);
  const hit = task.pairs.filter((pair) => !missed.includes(pair));
  const mixedUp = missed.flatMap(({ entry }) => {
    const owner = task.pairs.find(({ mate }) => mate.text === pairing[entry.telugu]);
    const pair = owner && mixUpOf(entry.telugu, owner.entry.telugu);
    return pair ? [pair.join(' ')] : [];
  });
  return {
    right: hit.map(({ entry }) => entry.key),
    wrong: missed.map(({ entry }) => entry.key),
    mixedUp,
    // The last pair needs no knowledge, so no letters count as told apart.
    toldApart: [],
  };
}

/** Shows a letter with the picture of its word if it was matched by picture. */
const withPicture = (entry: Entry, { text, name }: Mate): Entry =>
  name === undefined || entry.english !== undefined
    ? entry
    : { key: entry.key, telugu: entry.telugu, picture: text, english: name };

export const explainPairs = (task: PairsTask, pairing: Pairing): Explanation => ({
  right: misses(task, pairing).map(({ entry, mate }) => withPicture(entry, mate)),
  picked: [],
});

const pairingOf = (task: PairsTask, mateAt: (at: number) => number): Pairing =>
  Object.fromEntries(task.pairs.map(({ entry }, at) => [entry.telugu, task.pairs[mateAt(at)]?.mate.text ?? '']));

export const rightPairing = (task: PairsTask): Pairing => pairingOf(task, (at) => at);

/** The first two mates swapped, and all mates shifted by one. */
export const wrongPairings = (task: PairsTask): readonly Pairing[] => [
  pairingOf(task, (at) => (at < 2 ? 1 - at : at)),
  pairingOf(task, (at) => (at + 1) % task.pairs.length),
];
