import { sentenceText } from '../../domain/lesson/focus';
import type { Material } from '../../domain/lesson/material';
import { pressOne, type Seen, type Solver } from '../solver';
import { isAsked, placeInRowOf } from '../solverKnowledge';

const partsOf = (text: string) => text.split('·').flatMap((part) => part.trim() || []);

/** Says whether a text is the missing part of a row of letters or numbers. */
function isMissingInRow({ gap: [before = '', after = ''], options }: Seen): (text: string) => boolean {
  const place = placeInRowOf([...partsOf(before), ...partsOf(after)]);
  const last = Math.max(-1, ...partsOf(before).map(place));
  const next = Math.min(Infinity, ...partsOf(after).map(place));
  // A row of the letters met so far skips others, so the missing letter is the one closest to its neighbor.
  const fitting = options.map(({ text }) => place(text)).filter((one) => one > last && one < next);
  const missing = last < 0 ? Math.max(...fitting) : Math.min(...fitting);
  return (text) => place(text) === missing;
}

function isMissing(seen: Seen, { sentences, words }: Material): (text: string) => boolean {
  const sentence = sentences.find((one) => one.gap && isAsked(seen.asked, sentenceText(one), one.english));
  if (sentence) return (text) => text === sentence.words[sentence.gap?.at ?? 0]?.telugu;
  const word = words.find(({ telugu, english }) => isAsked(seen.asked, telugu, english));
  return word ? (text) => seen.gap.join(text) === word.telugu : isMissingInRow(seen);
}

export const solve: Solver = (seen, { material }, isRight) => {
  const isIt = isMissing(seen, material);
  return pressOne(seen, isRight, ({ text }) => isIt(text));
};
