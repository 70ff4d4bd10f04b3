import type { PlacedGana } from '../chandas/fit';
import type { Weight } from '../chandas/ganas';
import type { Meter } from '../chandas/meters';
import { rowsOf } from '../chandas/rows';
import { findMeter, scan, type Scan, type ScannedLine, type ScannedYati } from '../chandas/scan';
import { soundsOf } from '../chandas/sounds';
import { weigh } from '../chandas/weights';
import { splitAtVowel } from '../chandas/yati';
import { normalized } from '../script/aksharas';
import { wordsOf } from '../speech/words';
import type { PoemForm } from './poemForm';

/** What ties an akshara to others: the first or (in a seesam or sragdhara) second yati of its line, or the prasa of all lines. */
export type Tie = 'yati' | 'secondYati' | 'prasa';

export type StudioAkshara = {
  readonly text: string;
  readonly weight: Weight;
  readonly startsWord: boolean;
  /** The place of its word in the whole poem, as a voice counts them. */
  readonly word: number;
  readonly ties: readonly Tie[];
};

/** The aksharas of one gana; without a gana, what is left of a line that does not fit. */
export type StudioGroup = {
  readonly gana: Pick<PlacedGana, 'name' | 'kind'> | null;
  readonly aksharas: readonly StudioAkshara[];
};

type StudioYati = {
  readonly tie: 'yati' | 'secondYati';
  readonly letters: readonly [string, string];
  readonly verdict: ScannedYati['verdict'];
  /** Where the yati agrees by vowel, how its letters come apart: నొ = న్ + ఒ. */
  readonly splits: readonly string[];
};

export type StudioLine = {
  readonly text: string;
  readonly groups: readonly StudioGroup[];
  readonly yati: readonly StudioYati[];
  readonly fits: boolean;
};

export type Studio = {
  /** Null where the poem is in no meter that we know, and for a song. */
  readonly meter: Meter | null;
  readonly isSong: boolean;
  readonly lines: readonly StudioLine[];
  /** The second akshara of each line, in the meters that need them to agree. */
  readonly prasa: readonly string[];
};

type Placed = Omit<StudioAkshara, 'word' | 'ties'> & { readonly from: number; readonly to: number };
type Line = Pick<ScannedLine, 'ganas' | 'fits' | 'yati' | 'prasa'> & { readonly aksharas: readonly Placed[] };

const TIES = ['yati', 'secondYati'] as const;

/** Where the yati agrees by prasa, it is the akshara after each place that agrees. */
const placesOf = (first: number, { verdict }: ScannedYati): number[] =>
  verdict === 'agrees by prasa' ? [first, first + 1] : [first];

function tiesAt({ yati, prasa }: Line, place: number): Tie[] {
  const ties: Tie[] = yati.flatMap((one, index) => {
    const tie = TIES[index];
    return tie && [one.first, one.second].some((at) => placesOf(at, one).includes(place)) ? [tie] : [];
  });
  return prasa === place ? [...ties, 'prasa'] : ties;
}

function groupsOf(ganas: readonly PlacedGana[], aksharas: readonly StudioAkshara[]): StudioGroup[] {
  const groups: StudioGroup[] = ganas.map(({ name, kind, start, end }) => ({
    gana: { name, kind },
    aksharas: aksharas.slice(start, end),
  }));
  const rest = aksharas.slice(ganas.at(-1)?.end ?? 0);
  return rest.length > 0 ? [...groups, { gana: null, aksharas: rest }] : groups;
}

/** Finds words for aksharas that come in the order of the text. */
function wordFinder(text: string): (from: number) => number {
  const words = wordsOf(text);
  let at = 0;
  return (from) => {
    while (at < words.length - 1 && from >= (words[at]?.end ?? 0)) at += 1;
    return at;
  };
}

function splitsOf(letters: readonly string[], { verdict }: ScannedYati): string[] {
  if (verdict !== 'agrees by vowel') return [];
  return letters.flatMap((letter) => {
    const split = splitAtVowel(soundsOf(letter));
    return split ? [`${letter} = ${split}`] : [];
  });
}

function studioLine(line: Line, text: string, wordAt: (from: number) => number): StudioLine {
  const aksharas = line.aksharas.map((akshara, place) => ({
    text: akshara.text,
    weight: akshara.weight,
    startsWord: akshara.startsWord,
    word: wordAt(akshara.from),
    ties: tiesAt(line, place),
  }));
  const lettersAt = (place: number, yati: ScannedYati) =>
    placesOf(place, yati)
      .map((at) => line.aksharas[at]?.text ?? '')
      .join('');
  return {
    text: text.slice(line.aksharas[0]?.from ?? 0, line.aksharas.at(-1)?.to ?? 0).replaceAll(/\s+/gu, ' '),
    groups: groupsOf(line.ganas, aksharas),
    yati: line.yati.flatMap((yati, index) => {
      const tie = TIES[index];
      if (!tie) return [];
      const letters = [lettersAt(yati.first, yati), lettersAt(yati.second, yati)] as const;
      return [{ tie, letters, verdict: yati.verdict, splits: splitsOf(letters, yati) }];
    }),
    fits: line.fits,
  };
}

const inNoMeter = (text: string): Line[] =>
  weigh(rowsOf(text)).map((row) => ({
    aksharas: row.map(({ placed, usual }) => ({ ...placed, weight: usual })),
    ganas: [],
    fits: true,
    yati: [],
    prasa: undefined,
  }));

function scanAs(text: string, form: PoemForm | undefined): Scan | undefined {
  if (form === 'song') return undefined;
  return form ? scan(text, form) : findMeter(text);
}

/** The poem taken apart, in its own meter or in the one in which it scans. Any text has an answer. */
export function studioOf(poemText: string, form: PoemForm | undefined): Studio {
  const text = normalized(poemText);
  const scanned = scanAs(text, form);
  const lines: readonly Line[] = scanned?.lines ?? inNoMeter(text);
  const wordAt = wordFinder(text);
  return {
    meter: scanned?.meter ?? null,
    isSong: form === 'song',
    lines: lines.map((line) => studioLine(line, text, wordAt)),
    prasa: scanned?.prasa.needed ? scanned.prasa.letters : [],
  };
}
