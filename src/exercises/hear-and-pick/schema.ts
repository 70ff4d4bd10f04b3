import * as v from 'valibot';
import type { HearTask } from './make';
import { choiceFields } from '../schemaParts';

export const schema: v.GenericSchema<unknown, HearTask> = v.object({ ...choiceFields, inTeluguDigits: v.boolean() });
