import type { Kind } from '../kind';
import { lineEntry, type LineFocus, type PlacedLine } from '../../domain/exercise/line';
import { allRight } from '../../domain/exercise/outcome';

export type ReadLineTask = { readonly line: PlacedLine };

export const makeReadLine = ({ placed }: LineFocus): ReadLineTask => ({ line: placed });

/** The learner hears and says the line once. It is not recalled from memory, so it counts under another key. */
export const readLine: Kind<ReadLineTask, 'said'> = {
  hesitantAfterSeconds: 60,
  hasOwnVoiceButton: false,
  isSelfJudged: true,
  instruction: () => ({ en: 'Listen. Then say it yourself.', te: 'విను. తర్వాత నువ్వు చెప్పు.' }),
  judge: ({ line }) => allRight(`read-${line.key}`),
  explain: ({ line }) => ({ right: [lineEntry(line)], picked: [] }),
  rightAnswer: () => 'said',
  wrongAnswers: () => [],
};
