import * as v from 'valibot';
import { METERS } from '../../domain/chandas/meters';
import type { WhichMeterTask } from './rules';
import { place, texts, weight } from '../schemaParts';

const gana = v.object({ name: v.string(), kind: v.picklist(['surya', 'indra', 'fixed', 'kanda']) });
const weighed = v.object({
  text: v.string(),
  weight,
  startsWord: v.boolean(),
  word: place,
  ties: v.array(v.picklist(['yati', 'secondYati', 'prasa'])),
});

export const schema: v.GenericSchema<unknown, WhichMeterTask> = v.object({
  lines: texts,
  meter: v.picklist(METERS),
  choices: v.array(v.picklist(METERS)),
  groups: v.array(v.object({ gana: v.nullable(gana), aksharas: v.array(weighed) })),
});
