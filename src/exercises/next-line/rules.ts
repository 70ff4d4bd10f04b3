import type { Kind } from '../kind';
import { lineEntry } from '../../domain/exercise/line';
import { allRight, allWrong } from '../../domain/exercise/outcome';
import type { NextLineTask } from './make';

export const nextLine: Kind<NextLineTask, string> = {
  hesitantAfterSeconds: 20,
  hasOwnVoiceButton: false,
  instruction: () => ({ en: 'Which line comes next?', te: 'తర్వాతి పాదం ఏది?' }),
  judge: ({ line: { key, telugu } }, answer) => (answer === telugu ? allRight : allWrong)(key),
  explain: ({ line }, answer) => ({
    right: [lineEntry(line)],
    picked: answer === line.telugu ? [] : [{ key: line.key, telugu: answer }],
  }),
  rightAnswer: ({ line }) => line.telugu,
  wrongAnswers: ({ line, choices }) => choices.filter((choice) => choice !== line.telugu),
};
