import * as v from 'valibot';
import type { BuildTask } from './make';
import { bilingual, texts } from '../schemaParts';

export const schema: v.GenericSchema<unknown, BuildTask> = v.object({
  key: v.string(),
  target: v.object({ consonant: v.string(), vottu: v.string(), sign: v.string() }),
  pieces: v.object({ consonant: texts, vottu: texts, sign: texts }),
  whys: v.record(v.string(), bilingual),
  why: v.exactOptional(bilingual),
});
