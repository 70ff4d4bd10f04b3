import type { Knowledge } from '../../domain/progress/knowledge';
import type { LetterMemory } from '../../domain/progress/letterMemory';

/** The map uses one set of words: where the memory is not loaded, or there is none, the answers stand in for it. */
export const MEMORY_BY_ANSWERS: Readonly<Record<Knowledge, LetterMemory>> = {
  known: 'strong',
  learning: 'new',
  met: 'new',
  unknown: 'none',
};

/** Each state has a mark of its own, so that color is never the only mark. */
export const LOOKS: Readonly<Record<LetterMemory, string>> = {
  strong: 'border-leaf bg-leaf text-on-leaf',
  fading: 'border-leaf bg-leaf-tint text-leaf',
  new: 'border-turmeric-deep bg-turmeric-tint text-turmeric-deep',
  none: 'border-transparent bg-paper text-muted',
};

export const MARKS: Readonly<Record<LetterMemory, string>> = {
  strong: '✓',
  fading: '↻',
  new: '◐',
  none: '',
};

/** Reading and writing are separate skills, so a written letter gets a second mark. */
export const WRITTEN_MARK = '✎';
