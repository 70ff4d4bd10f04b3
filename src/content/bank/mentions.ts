import { tidyEnglish } from '../../domain/tutor/stripQuestion';
import { wordFinder } from '../../domain/tutor/findWord';
import type { Mentions } from '../../domain/tutor/understand';
import { wordBank } from '../words';
import { wordHeads } from './heads';

/** A word used in more explanations than this says little about any of them. */
const MAX_EXPLAINED = 4;
const MAX_KEPT = 3;
const SHORTEST = 3;

const wordsOf = (text: string) =>
  tidyEnglish(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST && /^[a-z]+$/u.test(word));

function gathered(): Mentions {
  const find = wordFinder(wordHeads);
  const used = new Set(
    wordBank.flatMap(({ explanations, sentence }) => [...explanations, sentence].flatMap(({ en }) => wordsOf(en))),
  );
  const unknown = [...used].filter((word) => (find(word)?.by ?? 'form') === 'form');
  const explainedWith = new Map(unknown.map((word) => [word, new Set<string>()]));
  // The first explanation defines the word, so the words in it are related to it.
  for (const { english, explanations } of wordBank)
    for (const word of wordsOf(explanations[0].en)) explainedWith.get(word)?.add(english);
  return Object.fromEntries(
    [...explainedWith].map(([word, explained]) => [
      word,
      explained.size > MAX_EXPLAINED ? [] : [...explained].slice(0, MAX_KEPT),
    ]),
  );
}

/** Prebuilt. */
export const mentions: Mentions = gathered();
