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

/** About the word and about its neighbourhood in turn, as long as there is something to ask. */
function draftsAbout(word: BankWord, count: number, level: Level, scene: Scene, random: Random): readonly Draft[] {
  const own = level.own.map((ask) => ({ subject: word, ask }));
  const around = pairsAround(level.neighbours(word, scene, random), level.around, random);
  const collected = collecting(count, level, [word.telugu, word.english, word.sentence.en, word.sentence.te]);
  // A word with few neighbours has to take what there is in the second round.
  for (const sameKind of [SAME_KIND, Infinity]) {
    const ownQueue = shuffled(own, random);
    const aroundQueue = [...around];
    const takeNext = (queue: Pair[]): boolean => {
      for (let pair = queue.shift(); pair; pair = queue.shift()) {
        const draft = collected.mayAsk(pair.ask, sameKind) ? pair.ask(pair.subject, scene, random) : null;
        if (draft && collected.take(draft, pair.ask)) return true;
      }
      return false;
    };
    let isGoingOn = true;
    for (let turn = 0; isGoingOn && collected.drafts.length < count; turn += 1) {
      const [first, second] = turn % 2 === 0 ? [ownQueue, aroundQueue] : [aroundQueue, ownQueue];
      isGoingOn = takeNext(first) || takeNext(second);
    }
  }
  return collected.drafts;
}

const TRIES = 4;

/** Different questions about a word and its neighbourhood, such that no simple rule of guessing passes them. */
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
    questions = asQuiz(draftsAbout(word, count, LEVELS[level], scene, random), random).filter(isAskable);
    if (questions.length === count && !isGuessable(questions, [word.english, word.telugu])) return questions;
  }
  return questions;
}
