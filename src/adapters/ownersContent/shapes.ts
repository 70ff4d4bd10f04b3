// Reads what `npm run content` writes; an invalid entry is dropped and hides nothing else.
import * as v from 'valibot';
import { BUNDLE_KINDS, type BundlePlace, type ContentManifest, type Entry } from '../../domain/content/bundles';
import { listOf, texts } from '../shapes/tolerant';

const words = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const place: v.GenericSchema<unknown, BundlePlace> = v.object({
  id: words,
  kind: v.picklist(BUNDLE_KINDS),
  part: count,
  parts: v.pipe(count, v.minValue(1)),
  version: words,
});

const manifestShape: v.GenericSchema<unknown, ContentManifest> = v.object({
  bundles: listOf(place),
  collections: texts,
});

const cachedBundle = v.object({ version: words, entries: words });
export type CachedBundle = v.InferOutput<typeof cachedBundle>;

const entry: v.GenericSchema<unknown, Entry> = v.looseObject({ id: words });

/** A cached value with the time at which it was read. */
const dated = <T>(value: v.GenericSchema<unknown, T>) => v.object({ readAt: v.pipe(v.number(), v.finite()), value });

const readAs =
  <T>(shape: v.GenericSchema<unknown, T>) =>
  (given: unknown): T | null => {
    const read = v.safeParse(shape, given);
    return read.success ? read.output : null;
  };

export const readManifest = readAs(manifestShape);
export const readCachedManifest = readAs(dated(manifestShape));
export const readBundle = readAs(cachedBundle);
export const readCachedEntries = readAs(dated(listOf(entry)));

/** Empty when the text of a bundle is not valid JSON. */
export function entriesIn(text: string): readonly Entry[] {
  try {
    return readAs(listOf(entry))(JSON.parse(text)) ?? [];
  } catch {
    return [];
  }
}
