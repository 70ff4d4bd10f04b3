import { type GeneratedQuestion, isAskable, OPTION_COUNT } from '../../quiz/generatedQuestion';
import { type Random, shuffled } from '../../random';
import type { BankWord } from '../bankWord';
import type { TutorLevel } from '../prompts';
import { type Asker, type Draft, type Material, neighboursOf } from './draft';
import { askPlural, askToForm, askWithForm } from './forms';
import { askCategory, askOddOneOut } from './groups';
import { askFirstLetter, askLetterCount } from './letters';
import { askEnglish, askOpposite, askOppositeInTelugu, askOtherName, askPicture, askTelugu } from './meaning';
import {
  askDescribed,
  askMissingWord,
  askSentenceInEnglish,
  askSentenceInTelugu,
  askWordInSentence,
} from './sentences';

const ASKERS: Readonly<Record<TutorLevel, readonly Asker[]>> = {
  medium: [
    askTelugu,
    askEnglish,
    askPicture,
    askOpposite,
    askOddOneOut,
    askCategory,
    askMissingWord,
    askSentenceInEnglish,
    askWordInSentence,
    askFirstLetter,
  ],
  hard: [
    askDescribed(0),
    askDescribed(1),
    askDescribed(2),
    askOppositeInTelugu,
    askOtherName,
    askOddOneOut,
    askSentenceInTelugu,
    askPlural,
    askToForm,
    askWithForm,
    askLetterCount,
  ],
};

const textOf = ({ english, telugu }: Draft) => `${english}|${telugu}`;

/** Each place as often as the others, give or take one, in random order. */
const places = (count: number, random: Random) => {
  const order = shuffled([0, 1, 2, 3], random);
  return shuffled(
    Array.from({ length: count }, (_, at) => order[at % OPTION_COUNT] ?? 0),
    random,
  );
};

function placed({ english, telugu, right, wrong }: Draft, place: number, random: Random): GeneratedQuestion {
  const options = shuffled(wrong, random).toSpliced(place, 0, right);
  return { english, telugu, options, correctAnswer: right };
}

/** Different questions about a word, and about its neighbours when the word itself does not yield enough. */
export function writeQuestions(
  word: BankWord,
  count: number,
  level: TutorLevel,
  material: Material,
  random: Random,
): GeneratedQuestion[] {
  const drafts: Draft[] = [];
  const asked = new Set<string>();
  const opposite = material.bank.filter(({ english }) => english === word.opposite);
  for (const subject of [word, ...opposite, ...neighboursOf(word, material, random)]) {
    for (const ask of shuffled(ASKERS[level], random)) {
      if (drafts.length === count) break;
      const draft = ask(subject, material, random);
      if (!draft || asked.has(textOf(draft))) continue;
      asked.add(textOf(draft));
      drafts.push(draft);
    }
  }
  const order = places(drafts.length, random);
  return shuffled(drafts, random)
    .map((draft, at) => placed(draft, order[at] ?? 0, random))
    .filter(isAskable);
}
