import * as v from 'valibot';
import type { StoryOrderTask } from './rules';
import { bilingual, places } from '../schemaParts';

export const schema: v.GenericSchema<unknown, StoryOrderTask> = v.object({
  key: v.string(),
  events: v.array(bilingual),
  shown: places,
});
