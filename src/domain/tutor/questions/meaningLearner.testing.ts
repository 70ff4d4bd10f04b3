import type { GeneratedQuestion } from '../../quiz/generatedQuestion';
import type { Random } from '../../random';
import { type BankWord, englishFormsOf, teluguFormsOf } from '../bankWord';
import type { Material } from './draft';
import { teluguWordsIn } from './bankIndex';

const SMALL_WORDS = new Set(
  'a an the is are was were am be in on at to of for with from and or my our your his her its i we you he she it they me us this that there will do did not'.split(
    ' ',
  ),
);
const LIVING = /animals|birds|Animals|insects|people|family|jobs|storyWorld/u;
const MAX_WORDS_IN_NAME = 3;

const withoutEnding = (word: string) => word.replace(/(?:ing|ed|es|s)$/u, '');
const contentWordsOf = (english: string) =>
  (english.toLowerCase().match(/[a-z]+/gu) ?? []).filter((word) => !SMALL_WORDS.has(word)).map(withoutEnding);

/**
 * Simulates a learner who knows the meaning of every word in its plain form, but no endings, tenses or word order.
 * It reads the English questions and guesses when the meanings do not decide.
 */
export function meaningLearner({ bank, categories }: Material) {
  const known = new Map<string, BankWord>();
  for (const word of bank) for (const form of teluguFormsOf(word)) known.set(form, word);
  const byEnglish = new Map(bank.map((word) => [word.english, word]));
  const byPicture = [...new Map(bank.flatMap((word) => (word.emoji ? [[word.emoji, word] as const] : [])))];

  function wordsIn(telugu: string): BankWord[] {
    const written = teluguWordsIn(telugu);
    const found: BankWord[] = [];
    for (let at = 0; at < written.length; at += 1) {
      for (let length = MAX_WORDS_IN_NAME; length > 0; length -= 1) {
        const word = known.get(written.slice(at, at + length).join(' '));
        if (!word) continue;
        found.push(word);
        break;
      }
    }
    return found;
  }

  const meaningOf = (text: string) =>
    new Set([
      ...contentWordsOf(text),
      ...wordsIn(text).flatMap((word) => englishFormsOf(word).flatMap(contentWordsOf)),
    ]);

  function meaningAskedFor(english: string): ReadonlySet<string> {
    // ‘…’ marks the word in question, even when the question also quotes a sentence in “…”.
    const quoted = (/‘([^’]+)’/u.exec(english) ?? /“(.+)”/u.exec(english))?.[1] ?? '';
    const picture = byPicture.find(([emoji]) => english.includes(emoji))?.[1];
    if (picture) return meaningOf(picture.english);
    if (!english.includes('opposite')) return meaningOf(quoted);
    const opposite = (byEnglish.get(quoted) ?? known.get(quoted))?.opposite;
    return meaningOf(opposite ?? '');
  }

  function scorer({ english, options }: GeneratedQuestion): (option: string) => number {
    const kindOf = (option: string) => known.get(option)?.category ?? '';
    if (english.includes('does not belong'))
      return (option) => -options.filter((other) => kindOf(other) === kindOf(option)).length;
    const kind = Object.keys(categories).find((name) => categories[name]?.question.en === english);
    if (kind !== undefined) return (option) => Number(kindOf(option) === kind);
    if (english.startsWith('Who does it')) return (option) => Number(LIVING.test(kindOf(option)));
    const meant = meaningAskedFor(english);
    return (option) => {
      const meaning = meaningOf(option);
      const shared = [...meaning].filter((word) => meant.has(word)).length;
      // This learner does not recognize a misspelled or inflected word.
      return meaning.size === 0 ? 0 : shared + shared / meaning.size;
    };
  }

  return (question: GeneratedQuestion, random: Random): string => {
    const scoreOf = scorer(question);
    const scores = question.options.map(scoreOf);
    const best = question.options.filter((_, at) => scores[at] === Math.max(...scores));
    return best[Math.floor(random() * best.length)] ?? '';
  };
}
