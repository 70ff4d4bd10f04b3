import * as v from 'valibot';
import { type GeneratedQuestion, isAskable } from '../../domain/quiz/generatedQuestion';
import { texts } from '../schemaParts';

export const schema: v.GenericSchema<unknown, GeneratedQuestion> = v.pipe(
  v.object({ english: v.string(), telugu: v.string(), options: texts, correctAnswer: v.string() }),
  v.check((question) => isAskable(question)),
);
