import {
  canPress,
  CONSONANT_ROWS,
  ENDS,
  type Key,
  openAkshara,
  SIGN_KEYS,
  VOTTU_ROWS,
  VOWELS,
} from '../../domain/typing/keys';
import { VIRAMA } from '../../domain/script/letters';

export const PANES = ['vowels', 'consonants', 'signs', 'vottulu'] as const;
export type Pane = (typeof PANES)[number];

/** A key with its face, and whether the akshara before the caret already has it. */
export type DrawnKey = {
  readonly key: Key;
  readonly face: string;
  readonly isPresent: boolean;
  readonly isOff: boolean;
  /** In the last column of a varga's row, but not part of the varga. */
  readonly isApart: boolean;
};

export const COLUMNS = 6;
const VARGAS = 5;
const CIRCLE = '◌';

/** The consonant on which signs and vottulu are shown, or a dotted circle if there is none. */
export function baseOf(before: string): string {
  const open = openAkshara(before);
  return open && !open.isVowel ? open.stack : CIRCLE;
}

const letterKeys = (letters: readonly string[], isApart: (at: number) => boolean): readonly DrawnKey[] =>
  letters.map((letter, at) => ({
    key: { kind: 'letter', letter },
    face: letter,
    isPresent: false,
    isOff: false,
    isApart: isApart(at),
  }));

export function endKey(before: string, end: string): DrawnKey {
  const open = openAkshara(before);
  const key: Key = { kind: 'end', end };
  const face = open && !open.hasPollu ? open.stack + open.sign + end : CIRCLE + end;
  return { key, face, isPresent: open?.end.includes(end) ?? false, isOff: !canPress(before, key), isApart: true };
}

function signKeys(before: string): readonly DrawnKey[] {
  const open = openAkshara(before);
  const base = baseOf(before);
  const pollu: Key = { kind: 'pollu' };
  const isOff = !canPress(before, pollu);
  return [
    ...SIGN_KEYS.map((sign): DrawnKey => {
      const isPresent = !isOff && open?.sign === sign && !open.hasPollu;
      return { key: { kind: 'sign', sign }, face: base + sign, isPresent, isOff, isApart: false };
    }),
    ...ENDS.map((end) => endKey(before, end)),
    { key: pollu, face: base + VIRAMA, isPresent: open?.hasPollu ?? false, isOff, isApart: true },
  ];
}

function vottuKeys(before: string): readonly DrawnKey[] {
  const base = baseOf(before);
  const isOff = base === CIRCLE;
  return VOTTU_ROWS.flatMap((row, at) =>
    row.map((letter, place): DrawnKey => ({
      key: { kind: 'vottu', letter },
      face: base + VIRAMA + letter,
      isPresent: false,
      isOff,
      isApart: at >= VARGAS || place >= VARGAS,
    })),
  );
}

export function keysOf(pane: Pane, before: string): readonly DrawnKey[] {
  switch (pane) {
    case 'vowels':
      return letterKeys(VOWELS, () => false);
    case 'consonants':
      return letterKeys(CONSONANT_ROWS.flat(), (at) => at >= VARGAS * COLUMNS || at % COLUMNS >= VARGAS);
    case 'signs':
      return signKeys(before);
    case 'vottulu':
      return vottuKeys(before);
  }
}

/** A consonant or vottu is usually followed by a sign, and everything else by the next letter. */
export function paneAfter(key: Key): Pane {
  const isConsonant = key.kind === 'letter' && !VOWELS.includes(key.letter);
  return isConsonant || key.kind === 'vottu' ? 'signs' : 'consonants';
}

/** Signs and vottulu need a consonant before the caret. */
export const paneShown = (pane: Pane, before: string): Pane =>
  (pane === 'signs' || pane === 'vottulu') && baseOf(before) === CIRCLE ? 'consonants' : pane;
