import type { Bilingual } from '../../domain/bilingual';
import type { Entry } from '../../domain/lesson/entry';
import type { Kind } from '../kind';
import { allRight, allWrong } from '../../domain/exercise/outcome';

/** Asks what happened in a story, or what a word means. An answer is the Telugu text of a choice. */
export type StoryChoiceTask = {
  /** Identifies the question in its story; it is not an item key. */
  readonly key: string;
  readonly ask: Bilingual;
  readonly right: Bilingual;
  readonly choices: readonly Bilingual[];
};

const entryOfAnswer = (key: string, { te, en }: Bilingual): Entry => ({ key, telugu: te, english: en });

export const storyChoice: Kind<StoryChoiceTask, string> = {
  hesitantAfterSeconds: 30,
  hasOwnVoiceButton: false,
  // Telugu in both interfaces: with English, a learner would not have to read a word of the story.
  instruction: ({ ask: { te } }) => ({ te, en: te }),
  judge: ({ key, right }, answer) => (answer === right.te ? allRight : allWrong)(key),
  // The picked answer is already marked in the list, so only the right one is explained.
  explain: ({ key, right }) => ({ right: [entryOfAnswer(key, right)], picked: [] }),
  rightAnswer: ({ right }) => right.te,
  wrongAnswers: ({ right, choices }) => choices.map(({ te }) => te).filter((te) => te !== right.te),
};
