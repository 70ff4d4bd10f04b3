/** `along`: the voice reads, and the spoken word is lit. `self`: the child reads. `echo`: first the voice, then the child. */
export const READING_MODES = ['along', 'self', 'echo'] as const;
export type ReadingMode = (typeof READING_MODES)[number];

/** How fast the voice reads, as a share of its usual speed. */
export const PACES = { slow: 0.65, steady: 0.8, quick: 1 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = ['slow', 'steady', 'quick'] as const satisfies readonly Pace[];

/** Where the reading is. Sentences and pages count from 0; one page after the last is the end. */
export type Reading = {
  readonly mode: ReadingMode;
  readonly page: number;
  readonly sentence: number;
  /** `still`: nothing is read aloud. `child`: the voice waits until the child has said it. */
  readonly turn: 'still' | 'voice' | 'child';
};

/** How many sentences each page has. */
export type PageSizes = readonly number[];

export const beginReading = (mode: ReadingMode): Reading => ({ mode, page: 0, sentence: 0, turn: 'still' });

export const isAtEnd = ({ page }: Reading, sizes: PageSizes): boolean => page >= sizes.length;

/** The voice begins, where it stopped on this page, or with another sentence of it. */
export const readAloud = (reading: Reading, sizes: PageSizes, sentence = reading.sentence): Reading =>
  reading.mode === 'self' || isAtEnd(reading, sizes) ? reading : { ...reading, sentence, turn: 'voice' };

export const stopReading = (reading: Reading): Reading =>
  reading.turn === 'still' ? reading : { ...reading, turn: 'still' };

/** Turned by hand: a voice that was reading goes on with the new page. */
export function turnTo(reading: Reading, page: number, sizes: PageSizes): Reading {
  const wanted = Math.min(Math.max(page, 0), sizes.length);
  if (wanted === reading.page) return reading;
  const turn = reading.turn === 'still' || wanted === sizes.length ? 'still' : 'voice';
  return { ...reading, page: wanted, sentence: 0, turn };
}

export const chooseMode = (reading: Reading, mode: ReadingMode): Reading =>
  mode === reading.mode ? reading : { ...reading, mode, sentence: 0, turn: 'still' };

/** The next sentence, or the next page. After the last page the end comes at the child's own word. */
function advance(reading: Reading, sizes: PageSizes): Reading {
  if (reading.sentence + 1 < (sizes[reading.page] ?? 0))
    return { ...reading, sentence: reading.sentence + 1, turn: 'voice' };
  if (reading.page + 1 < sizes.length) return { ...reading, page: reading.page + 1, sentence: 0, turn: 'voice' };
  return { ...reading, sentence: 0, turn: 'still' };
}

/** The voice has come to the end of a sentence. */
export function sentenceHeard(reading: Reading, sizes: PageSizes): Reading {
  if (reading.turn !== 'voice') return reading;
  return reading.mode === 'echo' ? { ...reading, turn: 'child' } : advance(reading, sizes);
}

/** The child has said it too. */
export const sentenceSaid = (reading: Reading, sizes: PageSizes): Reading =>
  reading.turn === 'child' ? advance(reading, sizes) : reading;
