import * as v from 'valibot';
import type { LineGapTask } from './make';
import { line, texts } from '../schemaParts';

export const schema: v.GenericSchema<unknown, LineGapTask> = v.object({
  line,
  around: texts,
  missing: texts,
  choices: texts,
});
