import type { LessonKind } from '../kind';
import { SPELLING } from '../../domain/exercise/spelling/spelling';
import { makePartsTask, type PartsTask } from './make';

export const wordParts: LessonKind<PartsTask, string> = {
  hesitantAfterSeconds: 30,
  hasOwnVoiceButton: true,
  ...SPELLING,
  make: makePartsTask,
  instruction: () => ({ en: 'Put the parts together to make the word.', te: 'భాగాలను కలిపి మాటను తయారు చెయ్యి.' }),
  aloud: ({ whole }) => whole.telugu,
};
