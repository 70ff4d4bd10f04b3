import type { Weight } from './ganas';
import type { PlacedAkshara } from './rows';
import type { Sounds } from './sounds';
import { soundsOf } from './sounds';

/** An akshara with its usual weight; `either` if a poet may also use the other one here. */
export type WeighedAkshara = {
  readonly placed: PlacedAkshara;
  readonly sounds: Sounds;
  readonly usual: Weight;
  readonly either: boolean;
};

const LONG_VOWELS: ReadonlySet<string> = new Set('ఆఈఊౠౡఏఐఓఔ');

/** Why an akshara is a guru; `short` for a laghu. */
export const WEIGHT_REASONS = ['long vowel', 'sunna', 'visarga', 'pollu', 'joined letter', 'short'] as const;
export type WeightReason = (typeof WEIGHT_REASONS)[number];

function ownReason({ vowel, anusvara, visarga, pollu }: Sounds): WeightReason {
  if (LONG_VOWELS.has(vowel)) return 'long vowel';
  if (anusvara) return 'sunna';
  if (visarga) return 'visarga';
  return pollu ? 'pollu' : 'short';
}

const isAlwaysGuru = (sounds: Sounds): boolean => ownReason(sounds) !== 'short';

/** Why an akshara has its usual weight. */
export const reasonOf = ({ sounds, usual }: WeighedAkshara): WeightReason => {
  const own = ownReason(sounds);
  return own === 'short' && usual === 'guru' ? 'joined letter' : own;
};

type Choice = Pick<WeighedAkshara, 'usual' | 'either'>;
const ALWAYS_GURU: Choice = { usual: 'guru', either: false };
const ALWAYS_LAGHU: Choice = { usual: 'laghu', either: false };

// In these native words (అదురు, విదురు, చిదురు, బెదరు, పదరు, కుదురు, ఎదురు without their middle vowel) the ర is so
// light that the letter before it may be a laghu. In Sanskrit words (పుత్రుడు, భద్రుడు, విద్రుమము) and in ర్ర it may
// not.
const LIGHT_RA = /^(?:[అనయ]ద్రు|[అనయ]ద్రి(?:చి|చె)|విద్రు(?!మ)|విద్రి(?:చి|చె)|చిద్రు|బెద్రు|పద్రు|కుద్రు|(?:ఎ|నె|యె)ద్రు)/u;

/** The weight of a short akshara; `read` returns the text from it on, without spaces. */
function weightBefore(next: Sounds | undefined, startsWord: boolean, read: () => string): Choice {
  if (!next || next.consonants.length < 2) return ALWAYS_LAGHU;
  // A conjunct at the start of the next word or line lengthens only if the poet runs the words together.
  if (startsWord) return { usual: 'laghu', either: true };
  return { usual: 'guru', either: LIGHT_RA.test(read()) };
}

const MAX_LIGHT_WORD_LENGTH = 3;
const textFrom = (all: readonly PlacedAkshara[], index: number): string =>
  all
    .slice(index, index + MAX_LIGHT_WORD_LENGTH)
    .map(({ text }) => text)
    .join('');

/** The weights of a whole text, because the weight of a line's last akshara depends on the next line. */
export function weigh(rows: readonly (readonly PlacedAkshara[])[]): readonly (readonly WeighedAkshara[])[] {
  const all = rows.flat();
  // Cached, because the same few aksharas repeat.
  const texts = new Set(all.map(({ text }) => text));
  const soundsByText = new Map(Array.from(texts, (text) => [text, soundsOf(text)]));
  const weighed: WeighedAkshara[][] = rows.map(() => []);
  all.forEach((placed, index) => {
    const next = all[index + 1];
    const own = soundsByText.get(placed.text);
    if (!own) return;
    const nextStartsWord = next !== undefined && (next.startsWord || next.row !== placed.row);
    const { usual, either } = isAlwaysGuru(own)
      ? ALWAYS_GURU
      : weightBefore(next && soundsByText.get(next.text), nextStartsWord, () => textFrom(all, index));
    weighed[placed.row]?.push({ placed, sounds: own, usual, either });
  });
  return weighed;
}
