import type { Kind } from '../kind';
import { lineEntry } from '../../domain/exercise/line';
import { allRight, allWrong } from '../../domain/exercise/outcome';
import type { LineGapTask } from './make';

/** The words put into the gaps, in order. */
export type Filled = readonly string[];

const isFilled = ({ missing }: LineGapTask, filled: Filled): boolean =>
  filled.length === missing.length && missing.every((word, at) => filled[at] === word);

export const lineGap: Kind<LineGapTask, Filled> = {
  hesitantAfterSeconds: 20,
  hasOwnVoiceButton: false,
  instruction: ({ missing }) =>
    missing.length > 1
      ? { en: 'Which words are missing?', te: 'ఖాళీల్లో ఏ మాటలు రావాలి?' }
      : { en: 'Which word is missing?', te: 'ఖాళీలో ఏ మాట రావాలి?' },
  judge: (task, filled) => (isFilled(task, filled) ? allRight : allWrong)(task.line.key),
  explain: (task, filled) => ({
    right: [lineEntry(task.line)],
    picked: filled.filter((word, at) => word !== task.missing[at]).map((telugu) => ({ key: task.line.key, telugu })),
  }),
  rightAnswer: ({ missing }) => missing,
  wrongAnswers: ({ missing, choices }) =>
    missing.flatMap((_, gap) =>
      choices.filter((word) => !missing.includes(word)).map((word) => missing.with(gap, word)),
    ),
};
