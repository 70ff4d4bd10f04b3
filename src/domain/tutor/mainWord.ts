import { hasTelugu } from '../script/letters';
import type { WordHead } from './bankWord';
import { tidyEnglish, withoutQuestion } from './stripQuestion';
import type { WordFinder } from './findWord';

/** The words after one of these modify the words before it: stories of kings, homework on Sundays. */
const JOINING_WORDS = ['of', 'in', 'on', 'from', 'with', 'at', 'to', 'for', 'by', 'and', 'or', 'about'];
const SKIPPED_WORDS = ['a', 'an', 'the', 'my', 'our', 'your', 'his', 'her', 'their', 'some', 'very', 'being'];
/** Words that make a text a sentence, which a single word could not explain. */
const SENTENCE_WORD =
  /\b(?:i|he|she|we|they|it|you|me|him|us|them|is|am|are|was|were|do|does|did|can|will|have|has|not|who|what|where|when|why|how)\b/u;
const MAX_WORDS = 5;

/** Verbs that mean little without their object: కరెంటు పోవడం is not about going. */
const LIGHT_VERBS = [
  'do',
  'make',
  'take',
  'get',
  'go',
  'give',
  'చేయడం',
  'తినడం',
  'పోవడం',
  'వెళ్లడం',
  'వేయడం',
  'తీయడం',
  'కొట్టడం',
  'పెట్టడం',
];

const isLight = ({ english, telugu }: WordHead) => LIGHT_VERBS.includes(english) || LIGHT_VERBS.includes(telugu);

const isJoinable = (text: string) => !/^[\u0c3e-\u0c4d\u0c00-\u0c03]/u.test(text);
const MIN_HALF_LENGTH = 2;

/** Splits కోడికూర into కోడి and కూర, two words of the bank that are written as one. */
function halves(word: string, find: WordFinder): string[] {
  for (let at = word.length - MIN_HALF_LENGTH; at >= MIN_HALF_LENGTH; at -= 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isJoinable(second) && find(first)?.by === 'name' && find(second)?.by === 'name') return [first, second];
  }
  return [word];
}

/** Groups the words; the group with the main word comes first. */
function wordGroups(text: string, find: WordFinder): string[][] {
  if (hasTelugu(text)) {
    const words = text
      .replaceAll(/[^\u0c00-\u0c7f\u200c\s]+/gu, ' ')
      .split(/\s+/u)
      .filter(Boolean)
      .flatMap((word) => (find(word) ? [word] : halves(word, find)));
    const last = words.at(-1) ?? '';
    // In పాటలు వినడం, as in "flying kites", the object says more than the verb.
    return last.endsWith('డం') && words.length > 1 ? [words.slice(0, -1), [last]] : [words];
  }
  const all = tidyEnglish(text).split(' ');
  // Some names contain a joining word: hide and seek.
  const name = runs(all).find((run) => run.length > 2 && find(run.join(' '))?.by === 'name');
  if (name) return [name];
  const parts: string[][] = [[]];
  for (const word of all) {
    if (JOINING_WORDS.includes(word)) parts.push([]);
    else if (!SKIPPED_WORDS.includes(word)) parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

/** All sequences of words, longest first and from the end: "red school bag", "school bag", "red school", "bag". */
function runs(words: readonly string[]): string[][] {
  const lengths = Array.from({ length: words.length }, (_, at) => words.length - at);
  return lengths.flatMap((length) =>
    Array.from({ length: words.length - length + 1 }, (_, at) => words.length - length - at).map((from) =>
      words.slice(from, from + length),
    ),
  );
}

export type MainWord = {
  readonly word: WordHead;
  /** Other words of the text that are known. */
  readonly others: readonly WordHead[];
  /** Whether the text is certainly not a sentence. */
  readonly isHeading: boolean;
};

const MAX_HEADING_WORDS = 3;

/** "Flying kites" and "stories of kings" are headings, but "the cat drinks milk" may be a sentence. */
const isHeading = (text: string) => {
  const words = tidyEnglish(text).split(' ');
  return (
    words.length <= MAX_HEADING_WORDS ||
    (words[0]?.endsWith('ing') ?? false) ||
    words.some((word) => JOINING_WORDS.includes(word))
  );
};

/** The known word that best describes a text of several words that is not a sentence, and its other known words. */
export function mainWord(asked: string, find: WordFinder): MainWord | null {
  const text = hasTelugu(asked) ? asked : withoutQuestion(asked);
  const parts = wordGroups(text, find);
  const count = parts.flat().length;
  if (count === 0 || count > MAX_WORDS || SENTENCE_WORD.test(tidyEnglish(text))) return null;
  const known = parts.flatMap((words) =>
    runs(words).flatMap((run) => {
      const found = find(run.join(' '));
      return found && found.by !== 'form' && !isLight(found.word) ? [found] : [];
    }),
  );
  const [main, ...others] = known;
  if (!main) return null;
  const { word } = main;
  const more = [...main.others, ...others.map((other) => other.word)].filter(({ id }) => id !== word.id);
  return { word, others: [...new Set(more)], isHeading: isHeading(text) };
}
