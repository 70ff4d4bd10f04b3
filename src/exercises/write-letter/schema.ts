import * as v from 'valibot';
import type { WriteTask } from './task';
import { bilingual, entry, texts } from '../schemaParts';

export const schema: v.GenericSchema<unknown, WriteTask> = v.object({
  letter: entry,
  choices: v.pipe(texts, v.minLength(2)),
  whys: v.record(v.string(), bilingual),
});
