import * as v from 'valibot';
import type { EasyQuestion } from '../../domain/quiz/easyBank';
import { texts } from '../schemaParts';

export const schema: v.GenericSchema<unknown, EasyQuestion> = v.pipe(
  v.object({ id: v.string(), prompt: v.string(), category: v.string(), options: texts, correctAnswer: v.string() }),
  v.check(({ options, correctAnswer }) => options.length === 2 && options.includes(correctAnswer)),
);
