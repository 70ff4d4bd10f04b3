import * as v from 'valibot';
import type { OrderTask } from './make';
import { entry, places, texts } from '../schemaParts';

export const schema: v.GenericSchema<unknown, OrderTask> = v.object({
  unit: v.picklist(['word', 'akshara', 'letter', 'gunintam', 'number']),
  whole: entry,
  end: v.string(),
  parts: v.pipe(texts, v.minLength(2)),
  otherOrders: v.array(places),
  shown: places,
});
