import type { Bilingual } from '../../bilingual';
import type { Entry } from '../../lesson/entry';
import type { Kind } from '../kind';
import { allRight, allWrong } from '../outcome';

/** What happened in a story, or what a word of it means. An answer names its choice by its Telugu. */
export type StoryChoiceTask = {
  /** Which question of which story: no item of the course. */
  readonly key: string;
  readonly ask: Bilingual;
  readonly right: Bilingual;
  readonly choices: readonly Bilingual[];
};

const entryOf = (key: string, { te, en }: Bilingual): Entry => ({ key, telugu: te, english: en });

export const storyChoice: Kind<StoryChoiceTask, string> = {
  // Telugu in both interfaces: in English, nobody would have to read or hear a word of the story.
  instruction: ({ ask: { te } }) => ({ te, en: te }),
  judge: ({ key, right }, answer) => (answer === right.te ? allRight : allWrong)(key),
  // What was picked stands above, with its mark: the room is for what is right.
  explain: ({ key, right }) => ({ right: [entryOf(key, right)], picked: [] }),
  rightAnswer: ({ right }) => right.te,
  wrongAnswers: ({ right, choices }) => choices.map(({ te }) => te).filter((te) => te !== right.te),
};
