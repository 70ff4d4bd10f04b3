import * as v from 'valibot';
import type { LineOrderTask } from './make';
import { line, places, texts } from '../schemaParts';

export const schema: v.GenericSchema<unknown, LineOrderTask> = v.object({
  line,
  parts: texts,
  others: texts,
  shown: places,
});
