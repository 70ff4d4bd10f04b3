import { use } from 'react';
import type { Form, Line } from '../../domain/writing/stroke';
import type { Verdict } from '../../domain/writing/verdict';

/** All that is needed to draw letters and to judge what was drawn. */
export type Writing = {
  readonly formOf: (text: string) => Form | null;
  /** Judges what was written against everything that it could be. */
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

/** Fetched once, by the first who writes; after a failure, by the next. */
export function loadWriting(): Promise<Writing> {
  loading ??= load().catch((failed: unknown) => {
    loading = null;
    throw failed;
  });
  return loading;
}

/** Suspends until it is there. */
export const useWriting = (): Writing => use(loadWriting());
