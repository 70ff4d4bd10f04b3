import { inAmericanSpelling } from '../english/americanSpelling';
import { hasTelugu } from '../script/letters';
import type { Phrase, PhrasePart, Translator } from '../translation/phrase';
import type { WordHead } from './bankWord';
import { bareEnglish, tidyEnglish, withoutAsking, withoutQuestion, withoutTeluguFrame } from './bareText';
import { englishForms } from './englishForms';
import { type FoundBy, LONGEST_TEXT, type WordFinder, wordFinder } from './findWord';
import { mainWord } from './mainWord';
import { clearlyNearest, nearestWords } from './nearestWords';
import { numberPhrase } from './numberAsked';
import { popularWords } from './popularWords';
import { numberReader } from './readNumber';
import type { SentenceFinder } from './sentenceFinder';
import { tidyTelugu } from './teluguForms';

/** Beside a word's own name: a slip was made good, or one word of several is shown. */
export type How = FoundBy | 'slip' | 'main-word';

export type Understood =
  | {
      readonly kind: 'word';
      readonly word: WordHead;
      readonly how: How;
      readonly others: readonly WordHead[];
      /** Words of what was typed that are not known. */
      readonly missing?: readonly string[];
    }
  | { readonly kind: 'phrase'; readonly phrase: Phrase; readonly how: 'name' | 'slip' }
  /** It is understood but for these words. */
  | { readonly kind: 'missing'; readonly missing: readonly string[]; readonly known: readonly PhrasePart[] }
  /** `nearest` are really near; where nothing is, `instead` has words that every child likes. */
  | { readonly kind: 'unknown'; readonly nearest: readonly WordHead[]; readonly instead: readonly WordHead[] };

/** English words that the bank has no entry for but its explanations use, with the words that they explain. */
export type Mentions = Readonly<Record<string, readonly string[]>>;

/** What is fetched only when a text is no word of the bank. */
export type MoreKnowledge = { readonly sentences: SentenceFinder; readonly mentions: Mentions };

const MOST_OFFERED = 3;

export type Knowledge = {
  readonly words: readonly WordHead[];
  readonly numberInTelugu: (number: number) => string;
  readonly translate: Translator;
};

/** Understands what a child types; the indexes are built once for a bank. */
export function understanding({ words, numberInTelugu, translate }: Knowledge) {
  const find = wordFinder(words);
  const nearest = nearestWords(words);
  const readNumber = numberReader(numberInTelugu);
  const byEnglish = new Map(words.map((word) => [word.english, word]));

  const asWord = (word: WordHead, how: How, others: readonly WordHead[]): Extract<Understood, { kind: 'word' }> => ({
    kind: 'word',
    word,
    how,
    others: others.slice(0, MOST_OFFERED),
  });

  function number(text: string): Understood | null {
    const asked = [text, bareEnglish(text), withoutTeluguFrame(text)].map(readNumber).find((value) => value !== null);
    if (asked === null || asked === undefined) return null;
    const named = find(numberInTelugu(asked));
    if (named) return asWord(named.word, 'name', []);
    const said = numberPhrase(asked, numberInTelugu);
    const parts = said.parts.map((part) => {
      const word = find(part.telugu)?.word;
      return word ? { ...part, wordId: word.id } : part;
    });
    return { kind: 'phrase', phrase: { ...said, parts }, how: 'name' };
  }

  /** A word that we use ourselves is no slip of another. */
  function slip(text: string, mentions: Mentions): WordHead | null {
    const { written, sure } = englishForms(text);
    if ([...written, ...sure].some((form) => Object.hasOwn(mentions, form))) return null;
    return clearlyNearest(nearest(text));
  }

  /** In a sentence nothing shows which word was guessed: there only one letter may be wrong. */
  const oneSlip = (word: string, mentions: Mentions) =>
    (nearest(word)[0]?.distance ?? Infinity) <= 1 ? slip(word, mentions) : null;

  /** The same phrase with its slips made good, where that makes it plain. */
  function corrected(text: string, missing: readonly string[], mentions: Mentions): Understood | null {
    const right = missing.map((word) => oneSlip(word, mentions)?.english);
    if (right.includes(undefined)) return null;
    const mended = tidyEnglish(text)
      .split(' ')
      .map((word) => right[missing.indexOf(word)] ?? word)
      .join(' ');
    const made = translate(mended);
    return made.kind === 'translated' ? { kind: 'phrase', phrase: made.phrase, how: 'slip' } : null;
  }

  function phrase(text: string, { sentences }: MoreKnowledge): Phrase | null {
    const known = sentences(text);
    const made = translate(text);
    if (!known) return made.kind === 'translated' ? made.phrase : null;
    // The grammar tells how it is built; but only where it says the same.
    const isSame = made.kind === 'translated' && tidyTelugu(made.phrase.telugu) === tidyTelugu(known.telugu);
    return isSame ? made.phrase : known;
  }

  function unknown(text: string, mentions: Mentions): Understood {
    const { written, sure } = englishForms(text);
    const explained = [...written, ...sure].flatMap((form) =>
      Object.hasOwn(mentions, form) ? (mentions[form] ?? []) : [],
    );
    const near = [
      ...explained.flatMap((english) => byEnglish.get(english) ?? []),
      ...nearest(text).map(({ word }) => word),
    ];
    const offered = [...new Set(near)].slice(0, MOST_OFFERED);
    return {
      kind: 'unknown',
      nearest: offered,
      instead: offered.length > 0 ? [] : popularWords(words, text, MOST_OFFERED),
    };
  }

  /** In Telugu script a word of a heading may have a sign too few: బంగాళదుంప. */
  const findOrMend: WordFinder = (text) => {
    const word = hasTelugu(text) && !find(text) ? clearlyNearest(nearest(text)) : null;
    return word ? { word, by: 'name', others: [] } : find(text);
  };

  /** By its name alone: quick, and enough for most of what is asked. */
  function byName(text: string): Understood | null {
    const found = find(text);
    if (found && found.by !== 'form') return asWord(found.word, found.by, found.others);
    return number(text);
  }

  /** Everything else that a text may be. */
  function otherwise(text: string, more: MoreKnowledge): Understood {
    if (text.length > LONGEST_TEXT)
      return { kind: 'unknown', nearest: [], instead: popularWords(words, '', MOST_OFFERED) };
    const isSeveral = (hasTelugu(text) ? text.trim() : tidyEnglish(text)).includes(' ');
    const asked = hasTelugu(text) || withoutAsking(text) === tidyEnglish(text) ? text : withoutAsking(text);
    const whole = [asked, withoutQuestion(text)].map((one) => phrase(one, more)).find(Boolean);
    if (whole) return { kind: 'phrase', phrase: whole, how: 'name' };
    const made = translate(asked);
    const mended = made.kind === 'missing' && isSeveral ? corrected(asked, made.missing, more.mentions) : null;
    if (mended) return mended;

    const form = find(text);
    if (form) return asWord(form.word, form.by, form.others);
    const near = nearest(text);
    const meant = slip(text, more.mentions);
    if (meant)
      return asWord(
        meant,
        'slip',
        near.map(({ word }) => word).filter((word) => word !== meant),
      );

    const main = isSeveral || hasTelugu(text) ? mainWord(text, findOrMend) : null;
    if (main && (main.isHeading || made.kind !== 'missing')) {
      const shown = asWord(main.word, 'main-word', main.others);
      return made.kind === 'missing' ? { ...shown, missing: made.missing } : shown;
    }
    if (made.kind === 'missing' && made.known.length > 0) return made;
    return unknown(text, more.mentions);
  }

  /** The words of the bank that a phrase is made of. */
  function wordsOf({ parts, telugu }: Phrase): WordHead[] {
    const named = words.filter(({ id }) => parts.some(({ wordId }) => wordId === id));
    const found = telugu.split(' ').flatMap((part) => find(part)?.word ?? []);
    return named.length > 0 ? named : [...new Set(found)];
  }

  return {
    byName: (text: string) => byName(inAmericanSpelling(text)),
    otherwise: (text: string, more: MoreKnowledge) => otherwise(inAmericanSpelling(text), more),
    wordsOf,
  };
}

export type Understanding = ReturnType<typeof understanding>;
