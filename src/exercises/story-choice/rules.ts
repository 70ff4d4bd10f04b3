import type { Bilingual } from '../../domain/bilingual';
import type { Entry } from '../../domain/lesson/entry';
import type { Kind } from '../kind';
import { allRight, allWrong } from '../../domain/exercise/outcome';

/** What happened in a story, or what a word of it means. An answer names its choice by its Telugu. */
export type StoryChoiceTask = {
  /** Which question of which story: no item of the course. */
  readonly key: string;
  readonly ask: Bilingual;
  readonly right: Bilingual;
  readonly choices: readonly Bilingual[];
};

const entryOfAnswer = (key: string, { te, en }: Bilingual): Entry => ({ key, telugu: te, english: en });

export const storyChoice: Kind<StoryChoiceTask, string> = {
  hesitantAfterSeconds: 30,
  hasOwnVoiceButton: false,
  instruction: ({ ask }) => ask,
  judge: ({ key, right }, answer) => (answer === right.te ? allRight : allWrong)(key),
  // What was picked stands above, with its mark: the room is for what is right.
  explain: ({ key, right }) => ({ right: [entryOfAnswer(key, right)], picked: [] }),
  rightAnswer: ({ right }) => right.te,
  wrongAnswers: ({ right, choices }) => choices.map(({ te }) => te).filter((te) => te !== right.te),
};
