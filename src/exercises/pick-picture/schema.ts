import * as v from 'valibot';
import type { ChoiceTask } from '../../domain/exercise/choice';
import { choiceFields } from '../schemaParts';

export const schema: v.GenericSchema<unknown, ChoiceTask> = v.object(choiceFields);
