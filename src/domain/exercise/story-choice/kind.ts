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
  instruction: ({ ask }) => ask,
  judge: ({ key, right }, answer) => (answer === right.te ? allRight : allWrong)(key),
  explain: ({ key, right, choices }, answer) => {
    const picked = choices.filter(({ te }) => te === answer && te !== right.te);
    return { right: [entryOf(key, right)], picked: picked.map((choice) => entryOf(key, choice)) };
  },
  rightAnswer: ({ right }) => right.te,
  wrongAnswers: ({ right, choices }) => choices.map(({ te }) => te).filter((te) => te !== right.te),
};
