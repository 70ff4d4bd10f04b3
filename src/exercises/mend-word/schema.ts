import * as v from 'valibot';
import type { MendTask } from './make';
import { entry, texts } from '../schemaParts';

export const schema: v.GenericSchema<unknown, MendTask> = v.object({
  whole: entry,
  written: texts,
  offered: v.array(texts),
});
