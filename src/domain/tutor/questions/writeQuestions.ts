import { type GeneratedQuestion, isAskable } from '../../quiz/generatedQuestion';
import { type Random, shuffled } from '../../random';
import type { BankWord } from '../bankWord';
import type { TutorLevel } from '../prompts';
import { collecting } from './collect';
import type { Asker, Draft, Material, Scene } from './draft';
import { isGuessable } from './guessing';
import { type Level, LEVELS } from './levels';
import { asQuiz } from './placed';

const SAME_KIND = 2;

type Pair = { readonly subject: BankWord; readonly ask: Asker };

/** Each kind of question with another neighbour, and again with the next. */
function pairsAround(near: readonly BankWord[], around: readonly Asker[], random: Random): Pair[] {
  return near.flatMap((_, turn) =>
    shuffled(around, random).flatMap((ask, at) => {
      const subject = near[(at + turn) % near.length];
      return subject ? [{ subject, ask }] : [];
    }),
  );
}

type Drafts = { readonly own: readonly Draft[]; readonly around: readonly Draft[] };

/** About the word itself as long as there is something to ask, then about its neighbourhood. */
function draftsAbout(word: BankWord, count: number, level: Level, scene: Scene, random: Random): Drafts {
  const own = level.own.map((ask) => ({ subject: word, ask }));
  const collected = collecting(count, level, [word.telugu, word.english, word.sentence.en, word.sentence.te]);
  const takeFrom = (pairs: readonly Pair[], sameKind: number) => {
    for (const { subject, ask } of pairs) {
      if (collected.drafts.length >= count) return;
      const draft = collected.mayAsk(ask, sameKind) ? ask(subject, scene, random) : null;
      if (draft) collected.take(draft, ask);
    }
  };
  // Each kind once before any comes twice.
  for (let round = 0; round < SAME_KIND; round += 1) takeFrom(shuffled(own, random), round + 1);
  const ownCount = collected.drafts.length;
  if (ownCount < count) {
    const around = pairsAround(level.neighbours(word, scene, random), level.around, random);
    // A word with few neighbours has to take what there is.
    for (const sameKind of [SAME_KIND, Infinity]) takeFrom(around, sameKind);
  }
  return { own: collected.drafts.slice(0, ownCount), around: collected.drafts.slice(ownCount) };
}

const TRIES = 4;

/**
 * Different questions about a word, such that no simple rule of guessing passes them. Those about the word itself come
 * first; only where it does not yield as many as are wanted, some about its neighbourhood follow.
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
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { own, around } = draftsAbout(word, count, LEVELS[level], scene, random);
    questions = asQuiz([own, around], random).filter(isAskable);
    if (questions.length === count && !isGuessable(questions, [word.english, word.telugu])) return questions;
  }
  return questions;
}
