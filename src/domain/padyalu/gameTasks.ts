import type { Weight } from '../chandas/ganas';
import { type Meter, METER_RULES, METERS } from '../chandas/meters';
import { rowsOf } from '../chandas/rows';
import { findMeter, scan, type Scan, type ScannedLine } from '../chandas/scan';
import { soundsOf } from '../chandas/sounds';
import { reasonOf, type WeighedAkshara, weigh } from '../chandas/weights';
import { yatiAgrees } from '../chandas/yati';
import type { ExerciseOf } from '../../exercises/kinds';
import { type Random, shuffled } from '../random';
import { normalized } from '../script/aksharas';
import type { Poem } from './poem';
import { poemLines } from './poemLines';
import { studioOf } from './studio';

/** The scan of a poem; `null` unless every line fits and every yati is certain. */
function certainScan({ teluguText, meter }: Poem): Scan | null {
  if (meter === 'song') return null;
  const text = normalized(teluguText);
  const scanned = meter ? scan(text, meter) : findMeter(text);
  const isDoubtful = scanned?.lines.some(({ yati }) => yati.some(({ verdict }) => verdict === 'possible'));
  return scanned?.scans && !isDoubtful ? scanned : null;
}

const randomOf = <T>(all: readonly T[], random: Random): T | undefined => shuffled(all, random)[0];

const CHOICES = 4;
/** Longer poems are left out: a seesam fills a page and is too easy to recognize. */
const MAX_LINES = 5;

const isVritta = (meter: Meter): boolean => METER_RULES[meter][0].some(({ prasa, more }) => prasa && more === 'lines');
const linesOf = (meter: Meter): number => METER_RULES[meter][0].flatMap(({ lines }) => lines).length;

/** Wrong meters, most similar first: same number of lines, same family. */
function otherMeters(meter: Meter, text: string, random: Random): readonly Meter[] {
  const likeness = (other: Meter) =>
    (linesOf(other) === linesOf(meter) ? 2 : 0) + (isVritta(other) === isVritta(meter) ? 1 : 0);
  const others: Meter[] = [];
  for (const other of shuffled(METERS, random).toSorted((one, two) => likeness(two) - likeness(one))) {
    if (others.length === CHOICES - 1) break;
    if (other !== meter && !scan(text, other).scans) others.push(other);
  }
  return others;
}

/** Shows the whole verse and four meters. */
export function meterExercise(poem: Poem, random: Random): ExerciseOf<'which-meter'> | null {
  const lines = poemLines(poem).map(({ text }) => text);
  const scanned = lines.length <= MAX_LINES ? certainScan(poem) : null;
  if (!scanned) return null;
  const { meter } = scanned;
  const text = lines.join('\n');
  const [first] = studioOf(text, meter).lines;
  return {
    kind: 'which-meter',
    task: {
      lines,
      meter,
      choices: shuffled([meter, ...otherMeters(meter, text, random)], random),
      groups: first?.groups ?? [],
    },
    subject: { key: `meter:${meter}`, telugu: text },
  };
}

/** The question must have one answer by ear: exactly one letter of the line sounds like the first. */
function hasOneYati({ aksharas, yati }: ScannedLine): boolean {
  const [one] = yati;
  if (yati.length !== 1 || one?.verdict !== 'agrees' || one.first !== 0) return false;
  const sounds = aksharas.map(({ text }) => soundsOf(text));
  const placeAt = (at: number) => {
    const letter = sounds[at];
    return letter && { letter, before: sounds[at - 1] };
  };
  const first = placeAt(0);
  const alike = aksharas.flatMap((_, at) => {
    const other = placeAt(at);
    return at > 0 && first && other && yatiAgrees(first, other) ? [at] : [];
  });
  return alike.length === 1 && alike[0] === one.second;
}

/** Shows the aksharas of one line. */
export function yatiExercise(poem: Poem, random: Random): ExerciseOf<'where-yati'> | null {
  const scanned = certainScan(poem);
  const line = scanned && randomOf(scanned.lines.filter(hasOneYati), random);
  const at = line?.yati[0]?.second;
  if (!line || at === undefined) return null;
  const gana = line.ganas.findIndex(({ start, kind }) => start === at && kind !== 'fixed');
  const from = line.aksharas[0]?.from ?? 0;
  const said = normalized(poem.teluguText).slice(from, line.aksharas.at(-1)?.to).replaceAll(/\s+/gu, ' ');
  const key = `yati:${poem.id}/${scanned.lines.indexOf(line) + 1}`;
  return {
    kind: 'where-yati',
    task: {
      key,
      line: said,
      meter: line.meter,
      aksharas: line.aksharas.map(({ text, startsWord }) => ({ text, startsWord })),
      at,
      rule: gana < 0 ? { by: 'akshara', number: at + 1 } : { by: 'gana', number: gana + 1 },
    },
    subject: { key, telugu: said },
  };
}

type WeighedWord = readonly WeighedAkshara[];

function wordsOfRow(row: WeighedWord): readonly WeighedWord[] {
  return row.reduce<WeighedAkshara[][]>((words, akshara) => {
    if (akshara.placed.startsWord || words.length === 0) words.push([akshara]);
    else words.at(-1)?.push(akshara);
    return words;
  }, []);
}

/** The weight of a last letter may depend on the next word, which is not shown. */
const isAskable = ({ either }: WeighedAkshara, at: number, word: WeighedWord): boolean =>
  !either && at < word.length - 1;

const WEIGHTS: readonly Weight[] = ['laghu', 'guru'];

/** Asks about one letter of a word; both weights are equally likely. */
export function weightExercise(poem: Poem, random: Random): ExerciseOf<'laghu-or-guru'> | null {
  const weight = randomOf(WEIGHTS, random);
  const words = weigh(rowsOf(normalized(poem.teluguText))).flatMap(wordsOfRow);
  const places = words.flatMap((word) =>
    word.flatMap((one, at) => (one.usual === weight && isAskable(one, at, word) ? [{ word, at }] : [])),
  );
  const place = randomOf(places, random);
  const akshara = place?.word[place.at];
  if (!place || !akshara) return null;
  const aksharas = place.word.map(({ placed }) => placed.text);
  const key = `weight:${akshara.usual}`;
  return {
    kind: 'laghu-or-guru',
    task: { key, aksharas, at: place.at, weight: akshara.usual, reason: reasonOf(akshara) },
    subject: { key, telugu: aksharas.join('') },
  };
}
