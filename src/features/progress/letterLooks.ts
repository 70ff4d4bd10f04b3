import { KNOWLEDGE, type Knowledge } from '../../domain/progress/knowledge';
import { LETTER_MEMORIES, type LetterMemory } from '../../domain/progress/letterMemory';

/** How a letter stands on the map: as it is remembered where that is known, else as it was answered. */
export type LetterState = Knowledge | LetterMemory;

/** Each state has a mark of its own, so that colour is never the only mark. */
export const LOOKS: Readonly<Record<LetterState, string>> = {
  strong: 'border-leaf bg-leaf text-on-leaf',
  known: 'border-leaf bg-leaf text-on-leaf',
  fading: 'border-leaf bg-leaf-tint text-leaf',
  learning: 'border-turmeric-deep bg-turmeric-tint text-turmeric-deep',
  new: 'border-turmeric-deep bg-turmeric-tint text-turmeric-deep',
  met: 'border-dashed border-edge bg-card text-ink',
  unknown: 'border-transparent bg-paper text-muted',
  none: 'border-transparent bg-paper text-muted',
};

export const MARKS: Readonly<Record<LetterState, string>> = {
  strong: '✓',
  known: '✓',
  fading: '↻',
  learning: '◐',
  new: '◐',
  met: '…',
  unknown: '',
  none: '',
};

/** Read is one thing, written another: a second mark. */
export const WRITTEN_MARK = '✎';

/** What the map's legend explains, the best known first. */
export const legendOf = (hasMemory: boolean): readonly LetterState[] =>
  hasMemory ? LETTER_MEMORIES : KNOWLEDGE.toReversed();
