/** When a word is spoken, in seconds from the beginning of the audio. */
export type WordTiming = { readonly text: string; readonly startTime: number; readonly endTime: number };

const HIGHLIGHT_TOLERANCE_SECONDS = 0.01;
const ESTIMATED_SECONDS_PER_WORD = 0.3;
const ESTIMATED_SECONDS_PER_CHARACTER = 0.15;

const estimatedLength = (word: string): number =>
  ESTIMATED_SECONDS_PER_WORD + ESTIMATED_SECONDS_PER_CHARACTER * word.length;

export const estimatedSeconds = (words: readonly string[]): number =>
  words.reduce((total, word) => total + estimatedLength(word), 0);

/** By word length, scaled so that the last word ends with the audio. */
export function estimatedTimings(words: readonly string[], seconds: number): WordTiming[] {
  const scale = seconds / estimatedSeconds(words);
  let before = 0;
  return words.map((text) => {
    const startTime = Math.min(before * scale, seconds);
    before += estimatedLength(text);
    return { text, startTime, endTime: Math.min(before * scale, seconds) };
  });
}

export const shiftedTimings = (timings: readonly WordTiming[], seconds: number): WordTiming[] =>
  timings.map(({ text, startTime, endTime }) => ({ text, startTime: startTime + seconds, endTime: endTime + seconds }));

/** The timings of one part of a text that was spoken in several; see Chunk for `continuesWord`. */
export type PartTimings = {
  readonly timings: readonly WordTiming[];
  readonly seconds: number;
  readonly continuesWord: boolean;
};

/** One list for the whole audio: each part is shifted by the length of the parts before it. */
export function joinedTimings(parts: readonly PartTimings[]): WordTiming[] {
  const joined: WordTiming[] = [];
  let before = 0;
  for (const { timings, seconds, continuesWord } of parts) {
    const [first, ...rest] = shiftedTimings(timings, before);
    before += seconds;
    if (!first) continue;
    const open = continuesWord ? joined.pop() : undefined;
    joined.push(open ? { ...first, text: open.text + first.text, startTime: open.startTime } : first, ...rest);
  }
  return joined;
}

const lettersOf = (word: string): string => word.normalize('NFC').replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');

/**
 * A voice's own timings with the words as written in the text; null if they do not fit: other words, outside the audio,
 * or overlapping.
 */
export function fittingTimings(
  words: readonly string[],
  timings: readonly WordTiming[],
  seconds: number,
): WordTiming[] | null {
  if (timings.length !== words.length) return null;
  const fitting: WordTiming[] = [];
  let before = 0;
  for (const [index, timing] of timings.entries()) {
    const text = words[index] ?? '';
    const startTime = Math.max(timing.startTime, before);
    const endTime = Math.min(timing.endTime, seconds);
    const fits =
      lettersOf(timing.text) === lettersOf(text) &&
      timing.startTime >= before - HIGHLIGHT_TOLERANCE_SECONDS &&
      timing.endTime <= seconds + HIGHLIGHT_TOLERANCE_SECONDS &&
      endTime > startTime;
    if (!fits) return null;
    fitting.push({ text, startTime, endTime });
    before = endTime;
  }
  return fitting;
}

/** The index of the word spoken at this time; null before the first word, in a pause or after the end. */
export function currentWord(timings: readonly WordTiming[], time: number): number | null {
  let low = 0;
  let high = timings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((timings[middle]?.startTime ?? Infinity) <= time + HIGHLIGHT_TOLERANCE_SECONDS) low = middle + 1;
    else high = middle;
  }
  const last = timings[low - 1];
  return last && time < last.endTime + HIGHLIGHT_TOLERANCE_SECONDS ? low - 1 : null;
}
