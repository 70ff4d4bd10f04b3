import * as v from 'valibot';
import type { StoryChoiceTask } from './rules';
import { bilingual } from '../schemaParts';

export const schema: v.GenericSchema<unknown, StoryChoiceTask> = v.object({
  key: v.string(),
  ask: bilingual,
  right: bilingual,
  choices: v.array(bilingual),
});
