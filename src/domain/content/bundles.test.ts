import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundlesFor, bundlesOf, MAX_BUNDLE_BYTES, partOf, type Bundle, type Entry } from './bundles';
import { contentChanges, mergedOver } from './changes';

const VERSE = 'ఉప్పు కప్పురంబు నొక్క పోలికనుండు చూడ చూడ రుచుల జాడ వేరు '.repeat(14);
const fakeEntries = (count: number): (Entry & { text: string })[] =>
  Array.from({ length: count }, (_, at) => ({ id: `made-up-${at}`, text: VERSE }));

const entriesOf = ({ entries }: Bundle): Entry[] => JSON.parse(entries);
const packed = (entries: readonly Entry[]) => bundlesOf('poems', entries) ?? [];

const anyEntries = fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1, maxLength: 12 }), text: fc.string() }), {
  selector: ({ id }) => id,
  maxLength: 30,
});

describe('an owner’s content in bundles', () => {
  it('contains each entry once, and each bundle fits into a document', () => {
    const bundles = packed(fakeEntries(2000));
    expect(bundles.flatMap(entriesOf)).toHaveLength(2000);
    expect(new Set(bundles.flatMap(entriesOf).map(({ id }) => id)).size).toBe(2000);
    expect(bundles.length).toBeGreaterThan(1);
    for (const { entries } of bundles) expect(Buffer.byteLength(entries)).toBeLessThanOrEqual(MAX_BUNDLE_BYTES);
  });

  it('does not depend on the order of the imported entries', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        expect(packed(entries.toReversed())).toEqual(packed(entries));
      }),
    );
  });

  it('changes in one bundle when one entry is added', () => {
    const before = packed(fakeEntries(2000));
    const after = packed([...fakeEntries(2000), { id: 'one-more' }]);
    const changed = after.filter(({ version }, at) => version !== before[at]?.version);
    expect(changed.map(({ part }) => part)).toEqual([partOf('one-more', after.length)]);
  });

  it('finds one entry in one bundle', () => {
    const bundles = packed(fakeEntries(2000));
    const found = bundlesFor({ bundles, collections: [] }, 'poems', 'made-up-77');
    expect(found).toHaveLength(1);
    const holding = bundles.filter((bundle) => entriesOf(bundle).some(({ id }) => id === 'made-up-77'));
    expect(found).toEqual(holding);
    expect(bundlesFor({ bundles, collections: [] }, 'poets', 'made-up-77')).toEqual([]);
  });

  it('has no bundles without entries, and is refused if one entry is larger than a document', () => {
    expect(bundlesOf('words', [])).toEqual([]);
    expect(bundlesOf('words', [{ id: 'huge', text: 'అ'.repeat(MAX_BUNDLE_BYTES) } as Entry])).toBeNull();
  });
});

describe('the changes of an import', () => {
  it('are the added, changed and absent entries; the order of fields does not matter', () => {
    const stored = [
      { id: 'a', text: 'అ', more: { x: 1, y: 2 } },
      { id: 'b', text: 'బ' },
      { id: 'c', text: 'క' },
    ];
    const imported = [{ more: { y: 2, x: 1 }, text: 'అ', id: 'a' }, { id: 'b', text: 'భ' }, { id: 'd' }];
    expect(contentChanges(stored, imported)).toEqual({ added: ['d'], changed: ['b'], absent: ['c'] });
  });

  it('are empty if both lists are equal', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        expect(contentChanges(entries, entries)).toEqual({ added: [], changed: [], absent: [] });
      }),
    );
  });
});

describe('content merged over other content', () => {
  it('replaces entries in place and hides no others', () => {
    const under = [
      { id: 'a', by: 'app' },
      { id: 'b', by: 'app' },
    ];
    const over = [
      { id: 'c', by: 'owner' },
      { id: 'b', by: 'owner' },
    ];
    expect(mergedOver(under, over).map(({ id, by }) => `${id} ${by}`)).toEqual(['a app', 'b owner', 'c owner']);
  });

  it('has every entry of both, once', () => {
    fc.assert(
      fc.property(anyEntries, anyEntries, (under, over) => {
        const ids = mergedOver(under, over).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(ids)).toEqual(new Set([...under, ...over].map(({ id }) => id)));
      }),
    );
  });
});
