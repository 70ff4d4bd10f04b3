import type { Statement } from '../../domain/lesson/lessonContent';
import type { LessonKind } from '../kind';
import { allRight, allWrong } from '../../domain/exercise/outcome';

export const trueOrNot: LessonKind<Statement, boolean> = {
  hesitantAfterSeconds: 20,
  hasOwnVoiceButton: false,
  make: (_material, focus) => (focus.about === 'statement' ? focus.statement : null),
  instruction: () => ({ en: 'True or not?', te: 'ఇది నిజమా, కాదా?' }),
  aloud: ({ text }, language) => text[language],
  judge: ({ key, isTrue }, answer) => (answer === isTrue ? allRight(key) : allWrong(key)),
  explain: ({ why }) => ({ why, right: [], picked: [] }),
  rightAnswer: ({ isTrue }) => isTrue,
  wrongAnswers: ({ isTrue }) => [!isTrue],
};
