import { use } from 'react';
import type { Form, Line } from '../../domain/writing/stroke';
import type { Verdict } from '../../domain/writing/verdict';

/** Everything needed to draw letters and to judge drawings. */
export type Writing = {
  readonly formOf: (text: string) => Form | null;
  /** Compares the drawing with this letter and with all similar ones. */
  readonly judge: (lines: readonly Line[], form: Form) => Verdict;
};

async function load(): Promise<Writing> {
  const [{ STROKES }, { rivalForms, formOf, knownLetters }, { judgeWriting }] = await Promise.all([
    import('../../content/strokes'),
    import('../../domain/writing/alphabet'),
    import('../../domain/writing/verdict'),
  ]);
  const letters = knownLetters(STROKES);
  return {
    formOf: (text) => formOf(STROKES, text),
    judge: (lines, form) => judgeWriting(lines, form, rivalForms(STROKES, letters, form.name)),
  };
}

let loading: Promise<Writing> | null = null;

/** Loaded once, on first use; after a failure, the next call tries again. */
export function loadWriting(): Promise<Writing> {
  loading ??= load().catch((failed: unknown) => {
    loading = null;
    throw failed;
  });
  return loading;
}

/** Suspends until it has loaded. */
export const useWriting = (): Writing => use(loadWriting());
