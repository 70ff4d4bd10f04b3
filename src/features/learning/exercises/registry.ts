import type { ExerciseKind } from './kind';

const found = import.meta.glob<ExerciseKind>('./*/kind.ts', { eager: true, import: 'kind' });

/** Every kind there is: a folder with a `kind.ts` in it. */
export const KINDS: readonly ExerciseKind[] = Object.values(found);
