import { itemKey } from '../activity/itemKey';
import type { AnyExercise } from '../../exercises/kinds';
import type { RunTask } from '../practice/run';
import type { EasyQuestion } from './easyBank';
import type { GeneratedQuestion } from './generatedQuestion';

const asTask = (exercise: AnyExercise): RunTask => ({ exercise, part: null });

export const easyTasks = (questions: readonly EasyQuestion[]): readonly RunTask[] =>
  questions.map((task) =>
    asTask({
      kind: 'pick-translation',
      task,
      subject: { key: itemKey('word', task.id), telugu: task.correctAnswer, english: task.prompt },
    }),
  );

export const wordTasks = (questions: readonly GeneratedQuestion[]): readonly RunTask[] =>
  questions.map((task) =>
    asTask({
      kind: 'generated-question',
      task,
      subject: { key: task.english, telugu: task.telugu, english: task.english },
    }),
  );
