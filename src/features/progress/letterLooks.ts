import { KNOWLEDGE, type Knowledge } from '../../domain/progress/knowledge';
import { LETTER_MEMORIES, type LetterMemory } from '../../domain/progress/letterMemory';

/** Uses the memory of a letter if it is known, and its answers otherwise. */
export type LetterState = Knowledge | LetterMemory;

/** Each state also has its own mark, so that color is never the only difference. */
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

/** Reading and writing are separate skills, so a written letter gets a second mark. */
export const WRITTEN_MARK = '✎';

/** The states that the map's legend explains, the best known first. */
export const legendOf = (hasMemory: boolean): readonly LetterState[] =>
  hasMemory ? LETTER_MEMORIES : KNOWLEDGE.toReversed();
