import type { PlacedGana } from './fit';
import { fit } from './fit';
import type { Weight } from './ganas';
import type { LineRule, Meter, VerseRule, YatiRule } from './meters';
import { METER_RULES, METERS } from './meters';
import type { PrasaPlace } from './prasa';
import { prasaAgrees } from './prasa';
import type { PlacedAkshara } from './rows';
import { MAX_TEXT_LENGTH, rowsOf } from './rows';
import type { WeighedAkshara } from './weights';
import { weigh } from './weights';
import type { YatiPlace } from './yati';
import { yatiAgrees, yatiAgreesByVowel } from './yati';

type ScannedAkshara = PlacedAkshara & { readonly weight: Weight };

/** Two aksharas of a line, by index. Sandhi can hide a vowel, so a mismatch is never called wrong. */
export type ScannedYati = {
  readonly first: number;
  readonly second: number;
  readonly verdict: 'agrees' | 'agrees by prasa' | 'agrees by vowel' | 'possible';
};

/** One line of the meter, which may be printed as two. */
export type ScannedLine = {
  readonly meter: Meter;
  readonly aksharas: readonly ScannedAkshara[];
  readonly ganas: readonly PlacedGana[];
  readonly fits: boolean;
  readonly yati: readonly ScannedYati[];
  /** The index of the prasa letter, in meters that have one. */
  readonly prasa: number | undefined;
};

export type Scan = {
  readonly meter: Meter;
  readonly lines: readonly ScannedLine[];
  readonly prasa: { readonly needed: boolean; readonly agrees: boolean; readonly letters: readonly string[] };
  /** Every line fits, none is missing or extra, and the prasa agrees if the meter needs it. */
  readonly scans: boolean;
};

type Line = readonly WeighedAkshara[];

const PRASA_PLACE = 1;

function prasaPlace(line: Line, start = 0): PrasaPlace | undefined {
  const [before, letter] = [line[start], line[start + PRASA_PLACE]];
  return before && letter ? { before: before.sounds, letter: letter.sounds } : undefined;
}

function yatiPlace(line: Line, at: number): YatiPlace | undefined {
  const letter = line[at];
  return letter ? { letter: letter.sounds, before: line[at - 1]?.sounds } : undefined;
}

function scanYati(line: Line, ganas: readonly PlacedGana[], rule: YatiRule, prasaYati: boolean): ScannedYati[] {
  const place = (at: number): number | undefined => (rule.by === 'akshara' ? at : ganas[at]?.start);
  const [first, second] = [place(rule.first), place(rule.second)];
  if (first === undefined || second === undefined) return [];
  const [one, other] = [yatiPlace(line, first), yatiPlace(line, second)];
  if (!one || !other) return [];
  if (yatiAgrees(one, other)) return [{ first, second, verdict: 'agrees' }];
  const [left, right] = [prasaPlace(line, first), prasaPlace(line, second)];
  if (prasaYati && left && right && prasaAgrees(left, right)) return [{ first, second, verdict: 'agrees by prasa' }];
  return [{ first, second, verdict: yatiAgreesByVowel(one, other) ? 'agrees by vowel' : 'possible' }];
}

function scanLine(line: Line, rule: LineRule | undefined, verse: VerseRule): ScannedLine {
  const { fits, ganas } = fit(line, rule?.slots ?? []);
  const weights = ganas.flatMap((gana) => gana.pattern);
  return {
    meter: verse.meter,
    aksharas: line.map(({ placed: { text, from, to, row, startsWord }, usual }, index) => {
      const weight = weights[index] ?? usual;
      return { text, from, to, row, startsWord, weight };
    }),
    ganas,
    fits: rule !== undefined && fits,
    yati: rule ? rule.yati.flatMap((one) => scanYati(line, ganas, one, verse.prasaYati)) : [],
    prasa: verse.prasa && line.length > PRASA_PLACE ? PRASA_PLACE : undefined,
  };
}

type ScannedVerse = {
  readonly lines: readonly ScannedLine[];
  readonly sources: readonly Line[];
  readonly rule: VerseRule;
};

/** The printed rows as lines of the verse: one row per line, or two. */
function linesOfVerse(rows: readonly Line[], rule: VerseRule): readonly Line[] {
  const count = rule.lines.length;
  if (rule.more === 'couplets' || rows.length !== 2 * count) return rows;
  return Array.from({ length: count }, (_, index) => [...(rows[2 * index] ?? []), ...(rows[2 * index + 1] ?? [])]);
}

function scanVerse(rows: readonly Line[], rule: VerseRule): ScannedVerse {
  const sources = linesOfVerse(rows, rule);
  const ruleAt = (index: number) => rule.lines[rule.more === 'none' ? index : index % rule.lines.length];
  return { rule, sources, lines: sources.map((line, index) => scanLine(line, ruleAt(index), rule)) };
}

/** Scans the rows of each verse: the last verse takes its own number of rows, the first all rows before them. */
function scanVerses(rows: readonly Line[], rules: readonly VerseRule[]): readonly ScannedVerse[] {
  const [first, second] = rules;
  if (!first) return [];
  if (!second) return [scanVerse(rows, first)];
  const cut = Math.max(rows.length - second.lines.length, Math.min(rows.length, first.lines.length));
  return [scanVerse(rows.slice(0, cut), first), scanVerse(rows.slice(cut), second)];
}

function hasAllLines({ lines, rule }: ScannedVerse): boolean {
  const count = rule.lines.length;
  if (rule.more === 'couplets') return lines.length > 0 && lines.length % count === 0;
  return rule.more === 'lines' ? lines.length >= count : lines.length === count;
}

/** Compares every line with the first line of its couplet or, without couplets, of the verse. */
function versePrasaAgrees({ lines, sources, rule }: ScannedVerse): boolean {
  if (!rule.prasa) return true;
  return sources.every((line, index) => {
    const leader = rule.more === 'couplets' ? index - (index % rule.lines.length) : 0;
    const [one, other] = [prasaPlace(sources[leader] ?? []), prasaPlace(line)];
    const sameWeight = lines[leader]?.aksharas[0]?.weight === lines[index]?.aksharas[0]?.weight;
    return one !== undefined && other !== undefined && sameWeight && prasaAgrees(one, other);
  });
}

function scanRows(rows: readonly Line[], meter: Meter, rules: readonly VerseRule[]): Scan {
  const verses = scanVerses(rows, rules);
  const lines = verses.flatMap((verse) => verse.lines);
  const agrees = verses.every(versePrasaAgrees);
  return {
    meter,
    lines,
    prasa: {
      needed: verses.some(({ rule }) => rule.prasa),
      agrees,
      letters: lines.flatMap(({ prasa, aksharas }) => (prasa === undefined ? [] : [aksharas[prasa]?.text ?? ''])),
    },
    scans: agrees && verses.every(hasAllLines) && lines.every(({ fits }) => fits),
  };
}

const linesThatFit = (scanned: Scan): number => scanned.lines.filter(({ fits }) => fits).length;

const best = (scans: readonly [Scan, ...Scan[]]): Scan =>
  scans.reduce((one, other) => (linesThatFit(other) > linesThatFit(one) ? other : one));

function scanIn(rows: readonly Line[], meter: Meter): Scan {
  const [first, ...others] = METER_RULES[meter];
  return best([scanRows(rows, meter, first), ...others.map((rules) => scanRows(rows, meter, rules))]);
}

/** Scans a text in one meter. Any text gets a result; one longer than a poem is read in part and never scans. */
export function scan(text: string, meter: Meter): Scan {
  const scanned = scanIn(weigh(rowsOf(text)), meter);
  return text.length > MAX_TEXT_LENGTH ? { ...scanned, scans: false } : scanned;
}

/** The first meter in which the text scans. */
export function findMeter(text: string): Scan | undefined {
  if (text.length > MAX_TEXT_LENGTH) return undefined;
  const rows = weigh(rowsOf(text));
  for (const meter of METERS) {
    const scanned = scanIn(rows, meter);
    if (scanned.scans) return scanned;
  }
  return undefined;
}
