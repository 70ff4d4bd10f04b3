import * as v from 'valibot';
import { METERS } from '../../domain/chandas/meters';
import type { WhereYatiTask } from './rules';
import { place } from '../schemaParts';

export const schema: v.GenericSchema<unknown, WhereYatiTask> = v.object({
  key: v.string(),
  line: v.string(),
  meter: v.picklist(METERS),
  aksharas: v.array(v.object({ text: v.string(), startsWord: v.boolean() })),
  at: place,
  rule: v.object({ by: v.picklist(['akshara', 'gana']), number: place }),
});
