// What an owner adds to the app's content, in few large documents: a learner reads those whose version changed.
import { fingerprint } from '../fingerprint';

export const BUNDLE_KINDS = ['poems', 'poets', 'words'] as const;
export type BundleKind = (typeof BUNDLE_KINDS)[number];

/** A document holds at most a mebibyte, its names included. */
export const MAX_BUNDLE_BYTES = 900_000;
/** Room to grow, before every entry finds another place. */
const ROOMY_BUNDLE_BYTES = 700_000;
const MAX_PARTS = 256;

export type Entry = { readonly id: string };

export type BundlePlace = {
  readonly id: string;
  readonly kind: BundleKind;
  /** Which of how many parts of its kind. */
  readonly part: number;
  readonly parts: number;
  readonly version: string;
};

export type Bundle = BundlePlace & {
  /** A list of entries as JSON text: fields of a document would each be indexed and paid for. */
  readonly entries: string;
};

export type ContentManifest = {
  readonly bundles: readonly BundlePlace[];
  /** Collections with documents of their own, which are read besides. */
  readonly collections: readonly string[];
};

/** Where an entry is looked for: one that is added changes one part, and moves no other entry. */
export const partOf = (entryId: string, parts: number): number => fingerprint(entryId) % parts;

const bundleId = (kind: BundleKind, part: number, parts: number): string => `${kind}-${parts}-${part}`;

/** The same for the same text, and another for any other. */
const versionOf = (text: string): string => `${fingerprint(text).toString(36)}-${text.length.toString(36)}`;

function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

type Written = { readonly id: string; readonly text: string; readonly bytes: number };

function inParts(written: readonly Written[], parts: number): readonly (readonly Written[])[] {
  const lists = Array.from({ length: parts }, (): Written[] => []);
  for (const entry of written) lists[partOf(entry.id, parts)]?.push(entry);
  return lists;
}

/** With the comma after each. */
const bytesTogether = (entries: readonly Written[]) => entries.reduce((sum, { bytes }) => sum + bytes + 1, 1);

const listOf = (entries: readonly Written[]) => `[${entries.map(({ text }) => text).join(',')}]`;

/** The fewest parts, a power of two, in which all entries have room; `null` where one alone is too large. */
export function bundlesOf(kind: BundleKind, entries: readonly Entry[]): readonly Bundle[] | null {
  if (entries.length === 0) return [];
  const written = entries
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((entry): Written => {
      const text = JSON.stringify(entry);
      return { id: entry.id, text, bytes: bytesOf(text) };
    });
  for (let parts = 1; parts <= MAX_PARTS; parts *= 2) {
    const lists = inParts(written, parts);
    const most = parts === MAX_PARTS ? MAX_BUNDLE_BYTES : ROOMY_BUNDLE_BYTES;
    if (lists.every((list) => bytesTogether(list) <= most)) {
      return lists.map((list, part) => {
        const text = listOf(list);
        return { id: bundleId(kind, part, parts), kind, part, parts, version: versionOf(text), entries: text };
      });
    }
  }
  return null;
}

/** The bundles that may hold an entry. */
export const bundlesFor = (manifest: ContentManifest, kind: BundleKind, entryId?: string): readonly BundlePlace[] =>
  manifest.bundles.filter(
    (bundle) => bundle.kind === kind && (entryId === undefined || partOf(entryId, bundle.parts) === bundle.part),
  );
