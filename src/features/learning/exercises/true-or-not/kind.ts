import type { Statement } from '../../../../domain/lesson/lessonContent';
import { defineKind } from '../kind';
import { TrueView } from './TrueView';

export const kind = defineKind<Statement, boolean>({
  name: 'true-or-not',
  make: (_material, focus) => (focus.about === 'statement' ? focus.statement : null),
  instruction: () => ({ en: 'True or not?', te: 'ఇది నిజమా, కాదా?' }),
  judge: ({ key, isTrue }, answer) => (answer === isTrue ? { right: [key], wrong: [] } : { right: [], wrong: [key] }),
  explain: ({ why }) => ({ why, right: [], picked: [] }),
  rightAnswer: ({ isTrue }) => isTrue,
  wrongAnswers: ({ isTrue }) => [!isTrue],
  View: TrueView,
});
