import type { LessonKind } from '../kind';
import { SPELLING } from '../../domain/exercise/spelling/spelling';
import { asWritten, makeMendTask, mendings, type MendTask } from './make';

export const mendWord: LessonKind<MendTask, string> = {
  hesitantAfterSeconds: 25,
  hasOwnVoiceButton: true,
  ...SPELLING,
  make: makeMendTask,
  instruction: () => ({
    en: 'One letter is wrong. Touch it and fix it.',
    te: 'ఒక అక్షరం తప్పుగా ఉంది. దాన్ని నొక్కి సరిచేయి.',
  }),
  aloud: ({ whole }) => whole.telugu,
  wrongAnswers: (task) => [asWritten(task), ...mendings(task).filter((word) => word !== task.whole.telugu)],
};
