import * as v from 'valibot';
import { WEIGHT_REASONS } from '../../domain/chandas/weights';
import type { LaghuOrGuruTask } from './rules';
import { place, texts, weight } from '../schemaParts';

export const schema: v.GenericSchema<unknown, LaghuOrGuruTask> = v.object({
  key: v.string(),
  aksharas: texts,
  at: place,
  weight,
  reason: v.picklist(WEIGHT_REASONS),
});
