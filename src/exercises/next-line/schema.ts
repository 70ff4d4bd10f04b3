import * as v from 'valibot';
import type { NextLineTask } from './make';
import { line, texts } from '../schemaParts';

export const schema: v.GenericSchema<unknown, NextLineTask> = v.object({ line, choices: texts });
