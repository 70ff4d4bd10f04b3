import { type GeneratedQuestion, isAskable } from '../../quiz/generatedQuestion';
import { type Random, shuffled } from '../../random';
import type { BankWord } from '../bankWord';
import type { TutorLevel } from '../prompts';
import { createDraftCollector } from './collect';
import type { Asker, Draft, Material, Scene } from './draft';
import { isGuessable } from './guessing';
import { type Level, LEVELS } from './levels';
import { asQuiz } from './placed';

const MAX_SAME_KIND = 2;

type Pair = { readonly subject: BankWord; readonly ask: Asker };

/** Pairs each kind of question with a different neighbor, then with the next one, until all are paired. */
function pairsAround(near: readonly BankWord[], around: readonly Asker[], random: Random): Pair[] {
  return near.flatMap((_, turn) =>
    shuffled(around, random).flatMap((ask, at) => {
      const subject = near[(at + turn) % near.length];
      return subject ? [{ subject, ask }] : [];
    }),
  );
}

type Drafts = { readonly own: readonly Draft[]; readonly around: readonly Draft[] };

/** Asks about the word itself first, and about its neighborhood when that is not enough. */
function draftsAbout(word: BankWord, count: number, level: Level, scene: Scene, random: Random): Drafts {
  const own = level.own.map((ask) => ({ subject: word, ask }));
  const collected = createDraftCollector(count, level, [word.telugu, word.english, word.sentence.en, word.sentence.te]);
  const takeFrom = (pairs: readonly Pair[], sameKind: number) => {
    for (const { subject, ask } of pairs) {
      if (collected.drafts.length >= count) return;
      const draft = collected.mayAsk(ask, sameKind) ? ask(subject, scene, random) : null;
      if (draft) collected.take(draft, ask);
    }
  };
  // No kind is asked a second time before each kind was asked once.
  for (let pass = 0; pass < MAX_SAME_KIND; pass += 1) takeFrom(shuffled(own, random), pass + 1);
  const ownCount = collected.drafts.length;
  if (ownCount < count) {
    const around = pairsAround(level.neighbors(word, scene, random), level.around, random);
    // A word with few neighbors may repeat a kind as often as needed.
    for (const sameKind of [MAX_SAME_KIND, Infinity]) takeFrom(around, sameKind);
  }
  return { own: collected.drafts.slice(0, ownCount), around: collected.drafts.slice(ownCount) };
}

const MAX_TRIES = 4;

/**
 * Writes different questions that no simple guessing rule passes. Questions about the word itself come first; questions
 * about its neighborhood follow only if there are too few.
 */
export function writeQuestions(
  word: BankWord,
  count: number,
  level: TutorLevel,
  material: Material,
  random: Random,
): GeneratedQuestion[] {
  const scene: Scene = { ...material, typed: word };
  let questions: GeneratedQuestion[] = [];
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { own, around } = draftsAbout(word, count, LEVELS[level], scene, random);
    questions = asQuiz([own, around], random).filter(isAskable);
    if (questions.length === count && !isGuessable(questions, [word.english, word.telugu])) return questions;
  }
  return questions;
}
