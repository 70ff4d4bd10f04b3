import type { Bilingual } from '../bilingual';
import type { Slot } from './ganas';
import { fixedSlots, INDRA, KANDA_ANY, KANDA_LAST, KANDA_SIXTH, KANDA_WITHOUT_JA, SURYA } from './ganas';

export const METERS = [
  'utpalamala',
  'champakamala',
  'sardulam',
  'mattebham',
  'taralam',
  'mattakokila',
  'sragdhara',
  'malini',
  'kandam',
  'ataveladi',
  'tetagiti',
  'seesam',
  'dwipada',
  'manjari',
] as const;
export type Meter = (typeof METERS)[number];

export const METER_NAMES: Readonly<Record<Meter, Bilingual>> = {
  utpalamala: { en: 'Utpalamala', te: 'ఉత్పలమాల' },
  champakamala: { en: 'Champakamala', te: 'చంపకమాల' },
  sardulam: { en: 'Sardulam', te: 'శార్దూలం' },
  mattebham: { en: 'Mattebham', te: 'మత్తేభం' },
  taralam: { en: 'Taralam', te: 'తరళం' },
  mattakokila: { en: 'Mattakokila', te: 'మత్తకోకిల' },
  sragdhara: { en: 'Sragdhara', te: 'స్రగ్ధర' },
  malini: { en: 'Malini', te: 'మాలిని' },
  kandam: { en: 'Kandam', te: 'కందం' },
  ataveladi: { en: 'Ataveladi', te: 'ఆటవెలది' },
  tetagiti: { en: 'Tetagiti', te: 'తేటగీతి' },
  seesam: { en: 'Seesam', te: 'సీసం' },
  dwipada: { en: 'Dwipada', te: 'ద్విపద' },
  manjari: { en: 'Manjari Dwipada', te: 'మంజరీ ద్విపద' },
};

/** Two places of a line whose letters should sound alike, from 0: by akshara in a vritta, by gana elsewhere. */
export type YatiRule =
  | { readonly by: 'akshara'; readonly first: number; readonly second: number }
  | { readonly by: 'gana'; readonly first: number; readonly second: number };

export type LineRule = { readonly slots: readonly Slot[]; readonly yati: readonly YatiRule[] };

/** Lines under one set of rules. Only a seesam has two sets: for its own lines and for the giti after them. */
export type VerseRule = {
  readonly meter: Meter;
  readonly lines: readonly LineRule[];
  /** Whether the second akshara of every line must have the same consonants. */
  readonly prasa: boolean;
  /** Whether the aksharas after the two yati places may agree instead. */
  readonly prasaYati: boolean;
  /** A dwipada continues in couplets; a vritta of more than four lines is a malika (భండన భీముడు has five). */
  readonly more: 'none' | 'lines' | 'couplets';
};

const slots = (marks: string): readonly Slot[] => Array.from(marks, (mark) => (mark === 'S' ? SURYA : INDRA));
const yatiOfGana = (second: number, first = 0): YatiRule => ({ by: 'gana', first, second });
const fourTimes = (line: LineRule): readonly LineRule[] => [line, line, line, line];

const vritta = (meter: Meter, names: string, ...yatiAksharas: readonly number[]): VerseRule => ({
  meter,
  lines: fourTimes({
    slots: fixedSlots(names),
    yati: yatiAksharas.map((akshara) => ({ by: 'akshara', first: 0, second: akshara - 1 })),
  }),
  prasa: true,
  prasaYati: false,
  more: 'lines',
});

// In each half of a kandam (three ganas and five) జ may not be the first, third, fifth or seventh gana.
const KANDAM_ODD: LineRule = { slots: [KANDA_WITHOUT_JA, KANDA_ANY, KANDA_WITHOUT_JA], yati: [] };
const KANDAM_EVEN: LineRule = {
  slots: [KANDA_ANY, KANDA_WITHOUT_JA, KANDA_SIXTH, KANDA_WITHOUT_JA, KANDA_LAST],
  yati: [yatiOfGana(3)],
};

const kandam: VerseRule = {
  meter: 'kandam',
  lines: [KANDAM_ODD, KANDAM_EVEN, KANDAM_ODD, KANDAM_EVEN],
  prasa: true,
  prasaYati: false,
  more: 'none',
};

const ATAVELADI_ODD: LineRule = { slots: slots('SSSII'), yati: [yatiOfGana(3)] };
const ATAVELADI_EVEN: LineRule = { slots: slots('SSSSS'), yati: [yatiOfGana(3)] };
const DWIPADA: LineRule = { slots: slots('IIIS'), yati: [yatiOfGana(2)] };

const ataveladi: VerseRule = {
  meter: 'ataveladi',
  lines: [ATAVELADI_ODD, ATAVELADI_EVEN, ATAVELADI_ODD, ATAVELADI_EVEN],
  prasa: false,
  prasaYati: true,
  more: 'none',
};
const tetagiti: VerseRule = {
  meter: 'tetagiti',
  lines: fourTimes({ slots: slots('SIISS'), yati: [yatiOfGana(3)] }),
  prasa: false,
  prasaYati: true,
  more: 'none',
};
const seesam: VerseRule = {
  meter: 'seesam',
  lines: fourTimes({ slots: slots('IIIIIISS'), yati: [yatiOfGana(2), yatiOfGana(6, 4)] }),
  prasa: false,
  prasaYati: true,
  more: 'none',
};

const dwipada: VerseRule = {
  meter: 'dwipada',
  lines: [DWIPADA, DWIPADA],
  prasa: true,
  prasaYati: false,
  more: 'couplets',
};

/** A dwipada without prasa. Every dwipada would also scan as one, so METERS lists it after dwipada. */
const manjari: VerseRule = { ...dwipada, meter: 'manjari', prasa: false };

/** The shapes a poem of each meter may have: a seesam ends in an ataveladi or a tetagiti. */
export const METER_RULES: Readonly<Record<Meter, readonly [readonly VerseRule[], ...(readonly VerseRule[])[]]>> = {
  utpalamala: [[vritta('utpalamala', 'భ ర న భ భ ర వ', 10)]],
  champakamala: [[vritta('champakamala', 'న జ భ జ జ జ ర', 11)]],
  sardulam: [[vritta('sardulam', 'మ స జ స త త గ', 13)]],
  mattebham: [[vritta('mattebham', 'స భ ర న మ య వ', 14)]],
  taralam: [[vritta('taralam', 'న భ ర స జ జ గ', 12)]],
  mattakokila: [[vritta('mattakokila', 'ర స జ జ భ ర', 11)]],
  sragdhara: [[vritta('sragdhara', 'మ ర భ న య య య', 8, 15)]],
  malini: [[vritta('malini', 'న న మ య య', 9)]],
  kandam: [[kandam]],
  ataveladi: [[ataveladi]],
  tetagiti: [[tetagiti]],
  seesam: [
    [seesam, tetagiti],
    [seesam, ataveladi],
  ],
  dwipada: [[dwipada]],
  manjari: [[manjari]],
};
