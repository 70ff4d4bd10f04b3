import { press, type Solver } from '../solver';
import { askedLine, lettersOf } from '../solverKnowledge';

/** The places of the texts that make up the line; `null` if there are none. */
function placesIn(line: string, texts: readonly string[], used: readonly number[] = []): readonly number[] | null {
  if (line === '') return used;
  for (const [at, text] of texts.entries()) {
    if (used.includes(at) || !line.startsWith(text)) continue;
    const places = placesIn(line.slice(text.length), texts, [...used, at]);
    if (places) return places;
  }
  return null;
}

export const solve: Solver = (seen, known, isRight) => {
  const line = askedLine(seen, known);
  const texts = seen.options.map(({ text }) => lettersOf(text));
  const places = placesIn(lettersOf(line), texts);
  if (!places) throw new Error(`The options do not make up the line ${line}`);
  // A line may have one word, or read the same backwards: a wrong answer ends with a word that is left, or the first.
  const left = texts.findIndex((_, at) => !places.includes(at));
  return press(...(isRight ? places : [...places.slice(1), left < 0 ? (places[0] ?? 0) : left]));
};
