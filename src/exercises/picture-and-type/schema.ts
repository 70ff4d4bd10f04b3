import * as v from 'valibot';
import type { SpellingTask } from '../../domain/exercise/spelling/spelling';
import { entry } from '../schemaParts';

export const schema: v.GenericSchema<unknown, SpellingTask> = v.object({ whole: entry });
