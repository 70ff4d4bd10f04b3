import type { LessonKind } from '../kind';
import { SPELLING } from '../spelling/spelling';
import { makePartsTask, type PartsTask } from './make';

export const wordParts: LessonKind<PartsTask, string> = {
  ...SPELLING,
  make: makePartsTask,
  instruction: () => ({ en: 'Put the parts together to make the word.', te: 'భాగాలను కలిపి మాటను తయారు చెయ్యి.' }),
  aloud: ({ whole }) => whole.telugu,
};
