import type { Kind } from '../kind';
import { type Beginning, beginningOf, lineEntry, type LineFocus, type PlacedLine } from '../../domain/exercise/line';
import { allRight, allWrong } from '../../domain/exercise/outcome';

export type FirstLettersTask = { readonly line: PlacedLine; readonly beginnings: readonly Beginning[] };

/** The learner's own rating after seeing the line. */
export type OwnWord = 'knew' | 'not-yet';

export const makeFirstLetters = ({ line, placed }: LineFocus): FirstLettersTask => ({
  line: placed,
  beginnings: line.words.map(({ text }) => beginningOf(text)),
});

export const firstLetters: Kind<FirstLettersTask, OwnWord> = {
  hesitantAfterSeconds: 30,
  hasOwnVoiceButton: false,
  isSelfJudged: true,
  instruction: () => ({ en: 'Say the line from its first letters.', te: 'మొదటి అక్షరాలు చూసి పాదం చెప్పు.' }),
  judge: ({ line: { key } }, answer) => (answer === 'knew' ? allRight(key) : allWrong(key)),
  explain: ({ line }) => ({ right: [lineEntry(line)], picked: [] }),
  rightAnswer: () => 'knew',
  wrongAnswers: () => ['not-yet'],
};
