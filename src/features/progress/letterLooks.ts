import type { Knowledge } from '../../domain/progress/knowledge';
import type { LetterMemory } from '../../domain/progress/letterMemory';

/** Used when a letter has no loaded memory: the state is then derived from the learner's answers. */
export const MEMORY_BY_ANSWERS: Readonly<Record<Knowledge, LetterMemory>> = {
  known: 'strong',
  learning: 'new',
  met: 'new',
  unknown: 'none',
};

export const LOOKS: Readonly<Record<LetterMemory, string>> = {
  strong: 'border-leaf bg-leaf text-on-leaf',
  fading: 'border-leaf bg-leaf-tint text-leaf',
  new: 'border-turmeric-deep bg-turmeric-tint text-turmeric-deep',
  none: 'border-transparent bg-paper text-muted',
};

/** Color alone must not show the state, so each state also has a mark. */
export const MARKS: Readonly<Record<LetterMemory, string>> = {
  strong: '✓',
  fading: '↻',
  new: '◐',
  none: '',
};

/** Reading and writing are separate skills, so a written letter gets a second mark. */
export const WRITTEN_MARK = '✎';
