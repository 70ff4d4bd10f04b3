/** Identifies a story or a rhyme; a story and a rhyme may have the same id. */
export type TextName = { readonly kind: 'story' | 'rhyme'; readonly id: string };

const RHYME_PREFIX = 'rhyme/';

/** The key in records: the id of a story, or `rhyme/vana-vana` for a rhyme. */
export const textKey = ({ kind, id }: TextName): string => (kind === 'rhyme' ? RHYME_PREFIX + id : id);

export const textNamed = (key: string): TextName =>
  key.startsWith(RHYME_PREFIX) ? { kind: 'rhyme', id: key.slice(RHYME_PREFIX.length) } : { kind: 'story', id: key };
