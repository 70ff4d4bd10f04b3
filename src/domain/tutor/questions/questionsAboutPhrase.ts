import { type GeneratedQuestion, isAskable } from '../../quiz/generatedQuestion';
import { type Random, shuffled } from '../../random';
import type { Phrase, PhrasePart } from '../../translation/phrase';
import type { TutorLevel } from '../prompts';
import { orderDraft, wrongOrders } from './build';
import { type Draft, type Material, WRONG_OPTIONS } from './draft';
import { GAP } from './gap';
import { isGuessable } from './guessing';
import { wordOfPart, wrongForPart } from './phraseParts';
import { asQuiz } from './placed';
import { writeQuestions } from './writeQuestions';

type PhraseAsker = (phrase: Phrase, level: TutorLevel, material: Material, random: Random) => Draft[];

const endMark = (text: string) => /[.!?]$/u.exec(text)?.[0] ?? '';

const withParts = ({ parts, telugu }: Phrase, change: (part: PhrasePart) => string) =>
  parts.map(change).join(' ') + endMark(telugu);

/** Parts can be removed, changed and moved only if together they are the whole phrase. */
const isWhole = (phrase: Phrase) => withParts(phrase, ({ telugu }) => telugu) === phrase.telugu;

const askMissingParts: PhraseAsker = (phrase, level, material, random) =>
  phrase.parts.flatMap((part) => {
    const wrong = wrongForPart(part, level, material, random);
    if (!wrong) return [];
    return {
      english: `Fill the gap: “${phrase.english}”`,
      telugu: withParts(phrase, (other) => (other === part ? GAP : other.telugu)),
      right: part.telugu,
      wrong,
    };
  });

/** Two parts, each right or wrong, give four phrases, so that none stands out. */
const askWhole: PhraseAsker = (phrase, level, material, random) => {
  const changed = shuffled(phrase.parts, random).flatMap((part) => {
    const wrong = wrongForPart(part, level, material, random)?.[0];
    return wrong === undefined ? [] : [{ part, wrong }];
  });
  const [one, other] = changed;
  if (!one || !other) return [];
  const said = (changes: readonly (typeof one)[]) =>
    withParts(phrase, (part) => changes.find((change) => change.part === part)?.wrong ?? part.telugu);
  return [
    {
      english: `How do you say “${phrase.english}” in Telugu?`,
      telugu: `“${phrase.english}” అని తెలుగులో ఎలా చెప్తావు?`,
      right: phrase.telugu,
      wrong: [said([one]), said([other]), said([one, other])],
    },
  ];
};

/** The wrong answers are the other parts and, when those are too few, words that fit in the same position. */
const askParts: PhraseAsker = (phrase, _, material, random) =>
  phrase.parts.flatMap((part) => {
    const others = phrase.parts.map(({ telugu }) => telugu).filter((telugu) => telugu !== part.telugu);
    const more = others.length >= WRONG_OPTIONS ? [] : (wrongForPart(part, 'medium', material, random) ?? []);
    const wrong = [...new Set([...shuffled(others, random).slice(0, WRONG_OPTIONS), ...more])].slice(0, WRONG_OPTIONS);
    if (wrong.length < WRONG_OPTIONS || part.english === '') return [];
    return {
      english: `In “${phrase.english}”, which Telugu word means ‘${part.english}’?`,
      telugu: `“${phrase.english}”లో ‘${part.english}’ అనే అర్థం ఇచ్చే తెలుగు మాట ఏది?`,
      right: part.telugu,
      wrong,
    };
  });

const MIN_REORDERED_PARTS = 3;

/** Skips questions, because Telugu allows more than one order for them. */
const askOrderOfParts: PhraseAsker = (phrase, level, material, random) => {
  const { english, parts } = phrase;
  if (english.endsWith('?')) return [];
  const words = parts.map(({ telugu }) => telugu);
  if (words.length >= MIN_REORDERED_PARTS)
    return [orderDraft(english, words, wrongOrders(words, random))].filter((draft) => draft !== null);
  const [first, last] = parts;
  const instead = last && wrongForPart(last, level, material, random)?.[0];
  if (!first || !last || instead === undefined || phrase.isSentence) return [];
  const turned = [`${last.telugu} ${first.telugu}`, `${first.telugu} ${instead}`, `${instead} ${first.telugu}`];
  return [orderDraft(english, words, turned)].filter((draft) => draft !== null);
};

const ASKERS: Readonly<Record<TutorLevel, readonly PhraseAsker[]>> = {
  medium: [askParts, askMissingParts, askWhole, askOrderOfParts],
  hard: [askMissingParts, askWhole, askOrderOfParts],
};

const textOf = ({ english, telugu }: { readonly english: string; readonly telugu: string }) => `${english}|${telugu}`;
const draftOf = ({ english, telugu, options, correctAnswer }: GeneratedQuestion): Draft => ({
  english,
  telugu,
  right: correctAnswer,
  wrong: options.filter((option) => option !== correctAnswer),
});

/** Up to 60 % of the quiz is about the phrase itself; the rest is about its words. */
function draftsAbout(phrase: Phrase, count: number, level: TutorLevel, material: Material, random: Random): Draft[] {
  const own = isWhole(phrase) ? ASKERS[level].flatMap((ask) => ask(phrase, level, material, random)) : [];
  const words = phrase.parts.flatMap((part) => wordOfPart(part, material) ?? []);
  const ofWords = [...new Set(words)].map((word) => writeQuestions(word, count, level, material, random).map(draftOf));
  const inTurn = Array.from({ length: count }, (_, at) => ofWords.flatMap((drafts) => drafts[at] ?? [])).flat();
  const maxOwn = words.length === 0 ? count : Math.ceil(count * MAX_PHRASE_SHARE);
  const drafts = [...shuffled(own, random).slice(0, maxOwn), ...inTurn];
  return [...new Map(drafts.map((draft) => [textOf(draft), draft])).values()].slice(0, count);
}

const MAX_PHRASE_SHARE = 0.6;
const MAX_TRIES = 4;

/**
 * Writes questions about the words and the structure of a phrase. Returns fewer than `count` when the phrase has no bank
 * word and too few parts.
 */
export function questionsAboutPhrase(
  phrase: Phrase,
  count: number,
  level: TutorLevel,
  material: Material,
  random: Random,
): GeneratedQuestion[] {
  let questions: GeneratedQuestion[] = [];
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    questions = asQuiz([draftsAbout(phrase, count, level, material, random)], random).filter(isAskable);
    if (questions.length === count && !isGuessable(questions, [phrase.english, phrase.telugu])) return questions;
  }
  return questions;
}
