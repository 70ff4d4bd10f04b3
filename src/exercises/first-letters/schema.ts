import * as v from 'valibot';
import type { FirstLettersTask } from './rules';
import { line, place } from '../schemaParts';

export const schema: v.GenericSchema<unknown, FirstLettersTask> = v.object({
  line,
  beginnings: v.array(v.object({ first: v.string(), hidden: place })),
});
