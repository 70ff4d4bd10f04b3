import type { Weight } from './ganas';
import type { PlacedAkshara } from './rows';
import type { Sounds } from './sounds';
import { soundsOf } from './sounds';

/** An akshara with its usual weight, and whether a poet may also use the other one here. */
export type WeighedAkshara = {
  readonly placed: PlacedAkshara;
  readonly sounds: Sounds;
  readonly usual: Weight;
  readonly either: boolean;
};

const LONG_VOWELS: ReadonlySet<string> = new Set('ఆఈఊౠౡఏఐఓఔ');

const longByItself = ({ vowel, anusvara, visarga, pollu }: Sounds): boolean =>
  anusvara || visarga || pollu || LONG_VOWELS.has(vowel);

type Choice = Pick<WeighedAkshara, 'usual' | 'either'>;
const ALWAYS_GURU: Choice = { usual: 'guru', either: false };
const ALWAYS_LAGHU: Choice = { usual: 'laghu', either: false };

function weightBefore(next: Sounds | undefined, startsWord: boolean): Choice {
  if (!next || next.consonants.length < 2) return ALWAYS_LAGHU;
  // A conjunct that opens the next word, or the next line, lengthens only if the poet runs the words together.
  if (startsWord) return { usual: 'laghu', either: true };
  // In native words the ర of అద్రుచు is so light that the అ before it may stay short.
  return { usual: 'guru', either: next.consonants.length === 2 && next.consonants[1] === 'ర' };
}

/** The weights of a whole text: a line's last akshara also hears how the next line begins. */
export function weigh(rows: readonly (readonly PlacedAkshara[])[]): readonly (readonly WeighedAkshara[])[] {
  const all = rows.flat();
  // The same few aksharas come again and again.
  const texts = new Set(all.map(({ text }) => text));
  const soundsByText = new Map(Array.from(texts, (text) => [text, soundsOf(text)]));
  const weighed: WeighedAkshara[][] = rows.map(() => []);
  all.forEach((placed, index) => {
    const next = all[index + 1];
    const own = soundsByText.get(placed.text);
    if (!own) return;
    const nextStartsWord = next !== undefined && (next.startsWord || next.row !== placed.row);
    const { usual, either } = longByItself(own)
      ? ALWAYS_GURU
      : weightBefore(next && soundsByText.get(next.text), nextStartsWord);
    weighed[placed.row]?.push({ placed, sounds: own, usual, either });
  });
  return weighed;
}
