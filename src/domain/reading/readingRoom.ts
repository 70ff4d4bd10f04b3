/** `along`: the voice reads and the spoken word is highlighted. `self`: the child reads. `echo`: the child repeats the voice. */
export const READING_MODES = ['along', 'self', 'echo'] as const;
export type ReadingMode = (typeof READING_MODES)[number];

/** Playback rates of the voice. */
export const PACES = { slow: 0.65, steady: 0.8, quick: 1 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = ['slow', 'steady', 'quick'] as const satisfies readonly Pace[];

/** The reading position. Sentences and pages count from 0; the end is one page after the last. */
export type Reading = {
  readonly mode: ReadingMode;
  readonly page: number;
  readonly sentence: number;
  /** `still`: the voice is off. `child`: the voice waits for the child to repeat the sentence. */
  readonly turn: 'still' | 'voice' | 'child';
};

/** The number of sentences on each page. */
export type PageSizes = readonly number[];

export const beginReading = (mode: ReadingMode): Reading => ({ mode, page: 0, sentence: 0, turn: 'still' });

export const isAtEnd = ({ page }: Reading, sizes: PageSizes): boolean => page >= sizes.length;

/** Starts the voice where it stopped on this page, or at another sentence. */
export const readAloud = (reading: Reading, sizes: PageSizes, sentence = reading.sentence): Reading =>
  reading.mode === 'self' || isAtEnd(reading, sizes) ? reading : { ...reading, sentence, turn: 'voice' };

export const stopReading = (reading: Reading): Reading =>
  reading.turn === 'still' ? reading : { ...reading, turn: 'still' };

/** Turns the page; a voice that was reading continues on the new page. */
export function turnTo(reading: Reading, page: number, sizes: PageSizes): Reading {
  const target = Math.min(Math.max(page, 0), sizes.length);
  if (target === reading.page) return reading;
  const turn = reading.turn === 'still' || target === sizes.length ? 'still' : 'voice';
  return { ...reading, page: target, sentence: 0, turn };
}

export const chooseMode = (reading: Reading, mode: ReadingMode): Reading =>
  mode === reading.mode ? reading : { ...reading, mode, sentence: 0, turn: 'still' };

/** Moves to the next sentence or page. The voice stops after the last page: the child opens the end screen. */
function advance(reading: Reading, sizes: PageSizes): Reading {
  if (reading.sentence + 1 < (sizes[reading.page] ?? 0))
    return { ...reading, sentence: reading.sentence + 1, turn: 'voice' };
  if (reading.page + 1 < sizes.length) return { ...reading, page: reading.page + 1, sentence: 0, turn: 'voice' };
  return { ...reading, sentence: 0, turn: 'still' };
}

/** The voice has finished a sentence. */
export function sentenceHeard(reading: Reading, sizes: PageSizes): Reading {
  if (reading.turn !== 'voice') return reading;
  return reading.mode === 'echo' ? { ...reading, turn: 'child' } : advance(reading, sizes);
}

/** The child has repeated the sentence. */
export const sentenceSaid = (reading: Reading, sizes: PageSizes): Reading =>
  reading.turn === 'child' ? advance(reading, sizes) : reading;
