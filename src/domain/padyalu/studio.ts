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

/** How an akshara agrees with others: by the first or second yati (seesam, sragdhara) of its line, or by prasa. */
export type Tie = 'yati' | 'secondYati' | 'prasa';

export type StudioAkshara = {
  readonly text: string;
  readonly weight: Weight;
  readonly startsWord: boolean;
  /** The index of its spoken word in the whole poem. */
  readonly word: number;
  readonly ties: readonly Tie[];
};

/** The aksharas of one gana; `gana` is null for the rest of a line that does not fit. */
export type StudioGroup = {
  readonly gana: Pick<PlacedGana, 'name' | 'kind'> | null;
  readonly aksharas: readonly StudioAkshara[];
};

type StudioYati = {
  readonly tie: 'yati' | 'secondYati';
  readonly letters: readonly [string, string];
  readonly verdict: ScannedYati['verdict'];
  /** How the letters split if the yati agrees by vowel: నొ = న్ + ఒ. */
  readonly splits: readonly string[];
};

export type StudioLine = {
  readonly text: string;
  readonly groups: readonly StudioGroup[];
  readonly yati: readonly StudioYati[];
  readonly fits: boolean;
};

export type Studio = {
  /** Null for a song or an unknown meter. */
  readonly meter: Meter | null;
  readonly isSong: boolean;
  readonly lines: readonly StudioLine[];
  /** The second akshara of each line, in meters that require prasa. */
  readonly prasa: readonly string[];
};

type Placed = Omit<StudioAkshara, 'word' | 'ties'> & { readonly from: number; readonly to: number };
type Line = Pick<ScannedLine, 'ganas' | 'fits' | 'yati' | 'prasa'> & { readonly aksharas: readonly Placed[] };

const TIES = ['yati', 'secondYati'] as const;

/** With a prasa yati, the next akshara agrees instead, so it is part of the match. */
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

/** Returns the word index at a text position; calls must be in text order. */
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

const unscannedLines = (text: string): Line[] =>
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

/** Splits a poem into lines and ganas, by its own meter or by one that we find. It accepts any text. */
export function studioOf(poemText: string, form: PoemForm | undefined): Studio {
  const text = normalized(poemText);
  const scanned = scanAs(text, form);
  const lines: readonly Line[] = scanned?.lines ?? unscannedLines(text);
  const wordAt = wordFinder(text);
  return {
    meter: scanned?.meter ?? null,
    isSong: form === 'song',
    lines: lines.map((line) => studioLine(line, text, wordAt)),
    prasa: scanned?.prasa.needed ? scanned.prasa.letters : [],
  };
}
