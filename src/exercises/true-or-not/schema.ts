import * as v from 'valibot';
import type { Statement } from '../../domain/lesson/lessonContent';
import { bilingual } from '../schemaParts';

export const schema: v.GenericSchema<unknown, Statement> = v.object({
  key: v.string(),
  text: bilingual,
  isTrue: v.boolean(),
  why: bilingual,
});
