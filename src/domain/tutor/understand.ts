import { inAmericanSpelling } from '../english/americanSpelling';
import { hasTelugu } from '../script/letters';
import type { Phrase, PhrasePart, Translator } from '../translation/phrase';
import type { WordHead } from './bankWord';
import { bareEnglish, tidyEnglish, withoutAsking, withoutQuestion, withoutTeluguFrame } from './stripQuestion';
import { englishForms } from './lookupForms';
import { type FoundBy, MAX_TEXT_LENGTH, type WordFinder, wordFinder } from './findWord';
import { mainWord } from './mainWord';
import { clearlyNearest, nearestWords } from './nearestWords';
import { numberPhrase } from './numberAsked';
import { popularWords } from './popularWords';
import { numberReader } from './readNumber';
import type { SentenceFinder } from './sentenceFinder';
import { tidyTelugu } from './teluguForms';

/** How a word was found: besides FoundBy, by correcting a slip or as the main word of several. */
export type How = FoundBy | 'slip' | 'main-word';

export type Understood =
  | {
      readonly kind: 'word';
      readonly word: WordHead;
      readonly how: How;
      readonly others: readonly WordHead[];
      /** Typed words that are not known. */
      readonly missing?: readonly string[];
    }
  | { readonly kind: 'phrase'; readonly phrase: Phrase; readonly how: 'name' | 'slip' }
  /** Everything is understood except these words. */
  | { readonly kind: 'missing'; readonly missing: readonly string[]; readonly known: readonly PhrasePart[] }
  /** `nearest` are similar words; if there are none, `instead` offers popular words. */
  | { readonly kind: 'unknown'; readonly nearest: readonly WordHead[]; readonly instead: readonly WordHead[] };

/** English words that are not in the bank but in its explanations, with the bank words they explain. */
export type Mentions = Readonly<Record<string, readonly string[]>>;

/** Data that is loaded only if a text is not a word of the bank. */
export type MoreKnowledge = { readonly sentences: SentenceFinder; readonly mentions: Mentions };

const MAX_OFFERED = 3;

export type Knowledge = {
  readonly words: readonly WordHead[];
  readonly numberInTelugu: (number: number) => string;
  readonly translate: Translator;
};

/** Interprets what a child types; the indexes are built once per bank. */
export function createInterpreter({ words, numberInTelugu, translate }: Knowledge) {
  const find = wordFinder(words);
  const nearest = nearestWords(words);
  const readNumber = numberReader(numberInTelugu);
  const byEnglish = new Map(words.map((word) => [word.english, word]));

  const asWord = (word: WordHead, how: How, others: readonly WordHead[]): Extract<Understood, { kind: 'word' }> => ({
    kind: 'word',
    word,
    how,
    others: others.slice(0, MAX_OFFERED),
  });

  function findNumber(text: string): Understood | null {
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

  /** Corrects a slip, unless the text is a word that our explanations use. */
  function correctSlip(text: string, mentions: Mentions): WordHead | null {
    const { written, sure } = englishForms(text);
    if ([...written, ...sure].some((form) => Object.hasOwn(mentions, form))) return null;
    return clearlyNearest(nearest(text));
  }

  /** In a sentence the child cannot see which word was corrected, so only one letter may be wrong. */
  const correctOneSlip = (word: string, mentions: Mentions) =>
    (nearest(word)[0]?.distance ?? Infinity) <= 1 ? correctSlip(word, mentions) : null;

  /** The translation of the text with its slips corrected; null if that does not help. */
  function correctPhrase(text: string, missing: readonly string[], mentions: Mentions): Understood | null {
    const correctWords = missing.map((word) => correctOneSlip(word, mentions)?.english);
    if (correctWords.includes(undefined)) return null;
    const correctedText = tidyEnglish(text)
      .split(' ')
      .map((word) => correctWords[missing.indexOf(word)] ?? word)
      .join(' ');
    const made = translate(correctedText);
    return made.kind === 'translated' ? { kind: 'phrase', phrase: made.phrase, how: 'slip' } : null;
  }

  function findPhrase(text: string, { sentences }: MoreKnowledge): Phrase | null {
    const known = sentences(text);
    const made = translate(text);
    if (!known) return made.kind === 'translated' ? made.phrase : null;
    // The grammar also explains how a sentence is built, but it must give the same Telugu.
    const isSame = made.kind === 'translated' && tidyTelugu(made.phrase.telugu) === tidyTelugu(known.telugu);
    return isSame ? made.phrase : known;
  }

  function offerInstead(text: string, mentions: Mentions): Understood {
    const { written, sure } = englishForms(text);
    const explained = [...written, ...sure].flatMap((form) =>
      Object.hasOwn(mentions, form) ? (mentions[form] ?? []) : [],
    );
    const near = [
      ...explained.flatMap((english) => byEnglish.get(english) ?? []),
      ...nearest(text).map(({ word }) => word),
    ];
    const offered = [...new Set(near)].slice(0, MAX_OFFERED);
    return {
      kind: 'unknown',
      nearest: offered,
      instead: offered.length > 0 ? [] : popularWords(words, text, MAX_OFFERED),
    };
  }

  /** In Telugu script a word of a heading may lack a sign: బంగాళదుంప. */
  const findOrCorrect: WordFinder = (text) => {
    const word = hasTelugu(text) && !find(text) ? clearlyNearest(nearest(text)) : null;
    return word ? { word, by: 'name', others: [] } : find(text);
  };

  /** Finds a word by its name, or a number; fast, and enough for most texts. */
  function matchName(text: string): Understood | null {
    const found = find(text);
    if (found && found.by !== 'form') return asWord(found.word, found.by, found.others);
    return findNumber(text);
  }

  /** Tries everything else: a phrase, a corrected slip, the main word, similar words. */
  function interpret(text: string, more: MoreKnowledge): Understood {
    if (text.length > MAX_TEXT_LENGTH)
      return { kind: 'unknown', nearest: [], instead: popularWords(words, '', MAX_OFFERED) };
    const isSeveral = (hasTelugu(text) ? text.trim() : tidyEnglish(text)).includes(' ');
    const asked = hasTelugu(text) || withoutAsking(text) === tidyEnglish(text) ? text : withoutAsking(text);
    const whole = [asked, withoutQuestion(text)].map((one) => findPhrase(one, more)).find(Boolean);
    if (whole) return { kind: 'phrase', phrase: whole, how: 'name' };
    const made = translate(asked);
    const correctedPhrase =
      made.kind === 'missing' && isSeveral ? correctPhrase(asked, made.missing, more.mentions) : null;
    if (correctedPhrase) return correctedPhrase;

    const form = find(text);
    if (form) return asWord(form.word, form.by, form.others);
    const near = nearest(text);
    const meant = correctSlip(text, more.mentions);
    if (meant)
      return asWord(
        meant,
        'slip',
        near.map(({ word }) => word).filter((word) => word !== meant),
      );

    const main = isSeveral || hasTelugu(text) ? mainWord(text, findOrCorrect) : null;
    if (main && (main.isHeading || made.kind !== 'missing')) {
      const shown = asWord(main.word, 'main-word', main.others);
      return made.kind === 'missing' ? { ...shown, missing: made.missing } : shown;
    }
    if (made.kind === 'missing' && made.known.length > 0) return made;
    return offerInstead(text, more.mentions);
  }

  /** The bank words that a phrase contains. */
  function wordsOf({ parts, telugu }: Phrase): WordHead[] {
    const named = words.filter(({ id }) => parts.some(({ wordId }) => wordId === id));
    const found = telugu.split(' ').flatMap((part) => find(part)?.word ?? []);
    return named.length > 0 ? named : [...new Set(found)];
  }

  return {
    matchName: (text: string) => matchName(inAmericanSpelling(text)),
    interpret: (text: string, more: MoreKnowledge) => interpret(inAmericanSpelling(text), more),
    wordsOf,
  };
}

export type Interpreter = ReturnType<typeof createInterpreter>;
