/** A story or a rhyme, wherever it is: one of each kind may have the same id. */
export type TextName = { readonly kind: 'story' | 'rhyme'; readonly id: string };

const RHYME = 'rhyme/';

/** What is recorded: a story by its id, `rhyme/vana-vana` for a rhyme. */
export const textKey = ({ kind, id }: TextName): string => (kind === 'rhyme' ? RHYME + id : id);

export const textNamed = (key: string): TextName =>
  key.startsWith(RHYME) ? { kind: 'rhyme', id: key.slice(RHYME.length) } : { kind: 'story', id: key };
