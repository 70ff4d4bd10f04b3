import type { Rewriting } from './rewriting';
import type { WordTiming } from './timings';
import { wordsOf } from './words';

/** The engine starts a word: its position in whole characters from 0, and the time in seconds. */
export type WordEvent = { readonly position: number; readonly time: number };

const MIN_WORD_SECONDS = 0.001;

/**
 * The engine's words are not the written ones: 25 is spoken as two words, a dash as none. Each written word gets the
 * time of the first spoken word that comes from it; a word without one shares the time of the word before it.
 */
export function timingsFromEvents(
  writtenText: string,
  form: Rewriting,
  events: readonly WordEvent[],
  seconds: number,
): WordTiming[] {
  const words = wordsOf(writtenText);
  const starts = new Array<number | undefined>(words.length).fill(undefined);
  const unitOffsets = codeUnitOffsets(form.text);
  let latest = 0;
  let reached = 0;
  for (const { position, time } of events) {
    const origin = form.origins[unitOffsets[position] ?? -1];
    const index = origin === undefined ? -1 : words.findLastIndex(({ start }) => start <= origin);
    if (index < 0 || index < reached || starts[index] !== undefined) continue;
    // Ignored if it leaves this word or the one before it no time on screen.
    const earliest = index === 0 ? 0 : latest + MIN_WORD_SECONDS;
    if (time < earliest || time > seconds - MIN_WORD_SECONDS) continue;
    starts[index] = time;
    reached = index;
    latest = time;
  }
  return spread(
    words.map(({ text }) => text),
    starts,
    seconds,
  );
}

function codeUnitOffsets(text: string): number[] {
  const offsets: number[] = [];
  let offset = 0;
  for (const character of text) {
    offsets.push(offset);
    offset += character.length;
  }
  return offsets;
}

/** Words without their own start split the time evenly with the timed word before them. */
function spread(words: readonly string[], starts: readonly (number | undefined)[], seconds: number): WordTiming[] {
  const timings: WordTiming[] = [];
  let index = 0;
  while (index < words.length) {
    const groupStart = index === 0 ? (starts[0] ?? 0) : (starts[index] ?? seconds);
    let next = index + 1;
    while (next < words.length && starts[next] === undefined) next += 1;
    const share = ((starts[next] ?? seconds) - groupStart) / (next - index);
    for (let place = 0; index < next; place += 1, index += 1) {
      const startTime = groupStart + share * place;
      timings.push({ text: words[index] ?? '', startTime, endTime: Math.min(startTime + share, seconds) });
    }
  }
  return timings;
}
