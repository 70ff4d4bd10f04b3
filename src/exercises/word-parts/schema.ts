import * as v from 'valibot';
import type { PartsTask } from './make';
import { entry, texts } from '../schemaParts';

export const schema: v.GenericSchema<unknown, PartsTask> = v.object({
  whole: entry,
  tiles: v.pipe(texts, v.minLength(2)),
});
