import { hasTelugu } from '../script/letters';
import type { WordHead } from './bankWord';
import { tidyEnglish, withoutQuestion } from './stripQuestion';
import type { WordFinder } from './findWord';

/** What stands after these belongs to what stands before: stories of kings, homework on Sundays. */
const JOINING = ['of', 'in', 'on', 'from', 'with', 'at', 'to', 'for', 'by', 'and', 'or', 'about'];
const SMALL = ['a', 'an', 'the', 'my', 'our', 'your', 'his', 'her', 'their', 'some', 'very', 'being'];
/** With one of these it is a sentence, and one word of it would not say what is meant. */
const OF_SENTENCES =
  /\b(?:i|he|she|we|they|it|you|me|him|us|them|is|am|are|was|were|do|does|did|can|will|have|has|not|who|what|where|when|why|how)\b/u;
const MAX_WORDS = 5;

/** Verbs that say little without what they are done with: కరెంటు పోవడం is no going. */
const LIGHT = [
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

const isLight = ({ english, telugu }: WordHead) => LIGHT.includes(english) || LIGHT.includes(telugu);

const isJoinable = (text: string) => !/^[\u0c3e-\u0c4d\u0c00-\u0c03]/u.test(text);
const MIN_HALF_LENGTH = 2;

/** కోడికూర is కోడి and కూర: two words of the bank that are written as one. */
function halves(word: string, find: WordFinder): string[] {
  for (let at = word.length - MIN_HALF_LENGTH; at >= MIN_HALF_LENGTH; at -= 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isJoinable(second) && find(first)?.by === 'name' && find(second)?.by === 'name') return [first, second];
  }
  return [word];
}

/** What stands together, the part that says what it is first. */
function pieces(text: string, find: WordFinder): string[][] {
  if (hasTelugu(text)) {
    const words = text
      .replaceAll(/[^\u0c00-\u0c7f\u200c\s]+/gu, ' ')
      .split(/\s+/u)
      .filter(Boolean)
      .flatMap((word) => (find(word) ? [word] : halves(word, find)));
    const last = words.at(-1) ?? '';
    // Of పాటలు వినడం, as of "flying kites", what it is done with says more.
    return last.endsWith('డం') && words.length > 1 ? [words.slice(0, -1), [last]] : [words];
  }
  const all = tidyEnglish(text).split(' ');
  // Some names have such a word inside: hide and seek.
  const name = runs(all).find((run) => run.length > 2 && find(run.join(' '))?.by === 'name');
  if (name) return [name];
  const parts: string[][] = [[]];
  for (const word of all) {
    if (JOINING.includes(word)) parts.push([]);
    else if (!SMALL.includes(word)) parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

/** The longest runs of words first, and of those the one that stands last: "red school bag", "school bag", "red school", "bag". */
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
  /** What else is known of it. */
  readonly others: readonly WordHead[];
  /** Whether it is surely no sentence. */
  readonly isHeading: boolean;
};

const SHORT_HEADING = 3;

/** "Flying kites", "stories of kings"; but "the cat drinks milk" may be a sentence. */
const isHeading = (text: string) => {
  const words = tidyEnglish(text).split(' ');
  return (
    words.length <= SHORT_HEADING ||
    (words[0]?.endsWith('ing') ?? false) ||
    words.some((word) => JOINING.includes(word))
  );
};

/** Several words that are no sentence: the one that says what it is, where it is known, and what else is known of it. */
export function mainWord(asked: string, find: WordFinder): MainWord | null {
  const text = hasTelugu(asked) ? asked : withoutQuestion(asked);
  const parts = pieces(text, find);
  const count = parts.flat().length;
  if (count === 0 || count > MAX_WORDS || OF_SENTENCES.test(tidyEnglish(text))) return null;
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
