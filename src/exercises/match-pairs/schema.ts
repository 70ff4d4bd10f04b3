import * as v from 'valibot';
import type { PairsTask } from './make';
import { entry } from '../schemaParts';

const mate = v.object({
  text: v.string(),
  lang: v.picklist(['te', 'te-Latn', 'en']),
  name: v.exactOptional(v.string()),
  said: v.exactOptional(v.string()),
});

export const schema: v.GenericSchema<unknown, PairsTask> = v.object({
  matchedBy: v.picklist(['latin', 'sound', 'sign', 'word', 'picture', 'meaning', 'digits']),
  pairs: v.pipe(v.array(v.object({ entry, mate })), v.minLength(2)),
  mates: v.array(mate),
});
