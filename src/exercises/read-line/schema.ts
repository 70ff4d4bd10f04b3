import * as v from 'valibot';
import type { ReadLineTask } from './rules';
import { line } from '../schemaParts';

export const schema: v.GenericSchema<unknown, ReadLineTask> = v.object({ line });
