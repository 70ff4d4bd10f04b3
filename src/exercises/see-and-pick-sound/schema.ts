import * as v from 'valibot';
import type { SoundTask } from './make';
import { choiceFields } from '../schemaParts';

export const schema: v.GenericSchema<unknown, SoundTask> = v.object({ ...choiceFields, inTeluguDigits: v.boolean() });
