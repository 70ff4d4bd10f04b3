import * as v from 'valibot';
import type { Entry } from '../domain/lesson/entry';

export const texts = v.array(v.string());
export const place = v.pipe(v.number(), v.integer(), v.minValue(0));
export const places = v.array(place);
export const bilingual = v.object({ en: v.string(), te: v.string() });
export const weight = v.picklist(['guru', 'laghu']);

const entryFields = {
  key: v.string(),
  telugu: v.string(),
  english: v.exactOptional(v.string()),
  picture: v.exactOptional(v.string()),
  number: v.exactOptional(v.pipe(v.number(), v.finite())),
  isTrue: v.exactOptional(v.boolean()),
};
export const entry: v.GenericSchema<unknown, Entry> = v.object(entryFields);

const why = v.exactOptional(bilingual);

export const choiceFields = {
  right: entry,
  choices: v.pipe(v.array(v.object({ ...entryFields, why })), v.minLength(2)),
  why,
};

/** A line of a poem. */
export const line = v.object({
  key: v.string(),
  telugu: v.string(),
  number: place,
  of: place,
  before: v.exactOptional(v.string()),
});
