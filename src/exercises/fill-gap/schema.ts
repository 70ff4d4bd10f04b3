import * as v from 'valibot';
import type { GapTask } from './make';
import { choiceFields, entry } from '../schemaParts';

export const schema: v.GenericSchema<unknown, GapTask> = v.object({
  ...choiceFields,
  missing: v.picklist(['word', 'akshara', 'inRow']),
  before: v.string(),
  after: v.string(),
  whole: entry,
});
