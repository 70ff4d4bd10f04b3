// An owner's own content is stored in a few large documents, so that a learner reads only those whose version changed.
import { fingerprint } from '../fingerprint';

export const BUNDLE_KINDS = ['poems', 'poets', 'words'] as const;
export type BundleKind = (typeof BUNDLE_KINDS)[number];

/** A Firestore document holds at most 1 MiB, field names included. */
export const MAX_BUNDLE_BYTES = 900_000;
/** Leaves room to grow: when a bundle overflows, every entry moves to another bundle. */
const TARGET_BUNDLE_BYTES = 700_000;
const MAX_PARTS = 256;

export type Entry = { readonly id: string };

export type BundlePlace = {
  readonly id: string;
  readonly kind: BundleKind;
  /** Index of this part among the `parts` of its kind. */
  readonly part: number;
  readonly parts: number;
  readonly version: string;
};

export type Bundle = BundlePlace & {
  /** A JSON array of entries: Firestore would index every document field, at a cost. */
  readonly entries: string;
};

export type ContentManifest = {
  readonly bundles: readonly BundlePlace[];
  /** Collections that have their own documents, which are read as well. */
  readonly collections: readonly string[];
};

/** The part that holds an entry. Hashing the id means that a new entry changes one part and moves no other entry. */
export const partOf = (entryId: string, parts: number): number => fingerprint(entryId) % parts;

const bundleId = (kind: BundleKind, part: number, parts: number): string => `${kind}-${parts}-${part}`;

/** Equal texts have equal versions. */
const versionOf = (text: string): string => `${fingerprint(text).toString(36)}-${text.length.toString(36)}`;

function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

type SerializedEntry = { readonly id: string; readonly text: string; readonly bytes: number };

function inParts(serialized: readonly SerializedEntry[], parts: number): readonly (readonly SerializedEntry[])[] {
  const lists = Array.from({ length: parts }, (): SerializedEntry[] => []);
  for (const entry of serialized) lists[partOf(entry.id, parts)]?.push(entry);
  return lists;
}

/** Counts the brackets and commas of the JSON array too. */
const totalBytes = (entries: readonly SerializedEntry[]) => entries.reduce((sum, { bytes }) => sum + bytes + 1, 1);

const jsonArrayOf = (entries: readonly SerializedEntry[]) => `[${entries.map(({ text }) => text).join(',')}]`;

/** Splits entries into the smallest power of two of parts that all fit; `null` if one entry is too large. */
export function bundlesOf(kind: BundleKind, entries: readonly Entry[]): readonly Bundle[] | null {
  if (entries.length === 0) return [];
  const serialized = entries
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((entry): SerializedEntry => {
      const text = JSON.stringify(entry);
      return { id: entry.id, text, bytes: bytesOf(text) };
    });
  for (let parts = 1; parts <= MAX_PARTS; parts *= 2) {
    const lists = inParts(serialized, parts);
    const maxBytes = parts === MAX_PARTS ? MAX_BUNDLE_BYTES : TARGET_BUNDLE_BYTES;
    if (lists.every((list) => totalBytes(list) <= maxBytes)) {
      return lists.map((list, part) => {
        const text = jsonArrayOf(list);
        return { id: bundleId(kind, part, parts), kind, part, parts, version: versionOf(text), entries: text };
      });
    }
  }
  return null;
}

/** The bundles of a kind, or only those that may hold this entry. */
export const bundlesFor = (manifest: ContentManifest, kind: BundleKind, entryId?: string): readonly BundlePlace[] =>
  manifest.bundles.filter(
    (bundle) => bundle.kind === kind && (entryId === undefined || partOf(entryId, bundle.parts) === bundle.part),
  );
