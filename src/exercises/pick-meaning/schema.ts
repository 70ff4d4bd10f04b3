import * as v from 'valibot';
import type { MeaningTask } from './make';
import { choiceFields } from '../schemaParts';

export const schema: v.GenericSchema<unknown, MeaningTask> = v.object({ ...choiceFields, intoTelugu: v.boolean() });
