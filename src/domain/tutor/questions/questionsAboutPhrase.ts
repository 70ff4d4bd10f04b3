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

type AboutPhrase = (phrase: Phrase, level: TutorLevel, material: Material, random: Random) => Draft[];

const endMark = (text: string) => /[.!?]$/u.exec(text)?.[0] ?? '';

/** The phrase with some of its parts said otherwise. */
const saidWith = ({ parts, telugu }: Phrase, change: (part: PhrasePart) => string) =>
  parts.map(change).join(' ') + endMark(telugu);

/** Its parts are all that is written: then they can be left out, changed and moved. */
const isWhole = (phrase: Phrase) => saidWith(phrase, ({ telugu }) => telugu) === phrase.telugu;

const askMissingParts: AboutPhrase = (phrase, level, material, random) =>
  phrase.parts.flatMap((part) => {
    const wrong = wrongForPart(part, level, material, random);
    if (!wrong) return [];
    return {
      english: `Fill the gap: “${phrase.english}”`,
      telugu: saidWith(phrase, (other) => (other === part ? GAP : other.telugu)),
      right: part.telugu,
      wrong,
    };
  });

/** Two parts, each right or wrong, make four phrases: none is most like the others. */
const askWhole: AboutPhrase = (phrase, level, material, random) => {
  const changed = shuffled(phrase.parts, random).flatMap((part) => {
    const wrong = wrongForPart(part, level, material, random)?.[0];
    return wrong === undefined ? [] : [{ part, wrong }];
  });
  const [one, other] = changed;
  if (!one || !other) return [];
  const said = (changes: readonly (typeof one)[]) =>
    saidWith(phrase, (part) => changes.find((change) => change.part === part)?.wrong ?? part.telugu);
  return [
    {
      english: `How do you say “${phrase.english}” in Telugu?`,
      telugu: `“${phrase.english}” అని తెలుగులో ఎలా చెప్తావు?`,
      right: phrase.telugu,
      wrong: [said([one]), said([other]), said([one, other])],
    },
  ];
};

/** What a part stands for: the other parts beside it, and where they are few, words that could stand in its place. */
const askParts: AboutPhrase = (phrase, _, material, random) =>
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

const MIN_MOVED = 3;

/** A question may be asked in more than one order. */
const askOrderOfParts: AboutPhrase = (phrase, level, material, random) => {
  const { english, parts } = phrase;
  if (english.endsWith('?')) return [];
  const words = parts.map(({ telugu }) => telugu);
  if (words.length >= MIN_MOVED)
    return [orderDraft(english, words, wrongOrders(words, random))].filter((draft) => draft !== null);
  const [first, last] = parts;
  const instead = last && wrongForPart(last, level, material, random)?.[0];
  if (!first || !last || instead === undefined || phrase.isSentence) return [];
  const turned = [`${last.telugu} ${first.telugu}`, `${first.telugu} ${instead}`, `${instead} ${first.telugu}`];
  return [orderDraft(english, words, turned)].filter((draft) => draft !== null);
};

const OF_LEVEL: Readonly<Record<TutorLevel, readonly AboutPhrase[]>> = {
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

/** Half of the quiz or more is about the phrase itself; its words yield the rest. */
function draftsAbout(phrase: Phrase, count: number, level: TutorLevel, material: Material, random: Random): Draft[] {
  const own = isWhole(phrase) ? OF_LEVEL[level].flatMap((ask) => ask(phrase, level, material, random)) : [];
  const words = phrase.parts.flatMap((part) => wordOfPart(part, material) ?? []);
  const ofWords = [...new Set(words)].map((word) => writeQuestions(word, count, level, material, random).map(draftOf));
  const inTurn = Array.from({ length: count }, (_, at) => ofWords.flatMap((drafts) => drafts[at] ?? [])).flat();
  const most = words.length === 0 ? count : Math.ceil(count * ABOUT_ITSELF);
  const drafts = [...shuffled(own, random).slice(0, most), ...inTurn];
  return [...new Map(drafts.map((draft) => [textOf(draft), draft])).values()].slice(0, count);
}

const ABOUT_ITSELF = 0.6;
const TRIES = 4;

/**
 * Questions about the words of a phrase or sentence and how it is built. Fewer than `count` where it has no word of the
 * bank and too few parts of its own.
 */
export function questionsAboutPhrase(
  phrase: Phrase,
  count: number,
  level: TutorLevel,
  material: Material,
  random: Random,
): GeneratedQuestion[] {
  let questions: GeneratedQuestion[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    questions = asQuiz([draftsAbout(phrase, count, level, material, random)], random).filter(isAskable);
    if (questions.length === count && !isGuessable(questions, [phrase.english, phrase.telugu])) return questions;
  }
  return questions;
}
