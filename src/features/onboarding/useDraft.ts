import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../../browser/storage';
import { NO_ANSWERS, ONBOARDING_STEPS, type OnboardingAnswers } from '../../domain/learner/onboarding';
import { PREFERENCE_LISTS } from '../../domain/learner/preferences';

type Draft = { readonly step: number; readonly answers: OnboardingAnswers };

const EMPTY: Draft = { step: 0, answers: NO_ANSWERS };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads the stored draft; invalid parts are dropped. */
function readDraft(text: string | null): Draft {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (!isRecord(stored) || !isRecord(stored['answers'])) return EMPTY;
    const given = stored['answers'];
    const textOf = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
    const entriesOf = (name: string): [string, ...string[]] => {
      const list = Array.isArray(given[name]) ? given[name].filter((entry) => typeof entry === 'string') : [];
      const [first = '', ...others] = list;
      return [first, ...others];
    };
    const lists = Object.fromEntries(PREFERENCE_LISTS.map((name) => [name, entriesOf(name)]));
    const step = Number(stored['step']);
    return {
      step: Number.isInteger(step) && step >= 0 && step < ONBOARDING_STEPS.length ? step : 0,
      answers: { ...NO_ANSWERS, ...lists, age: textOf('age'), grade: textOf('grade') },
    };
  } catch {
    return EMPTY;
  }
}

/** The answers so far, stored on this device so that a reload or a closed tab loses none. */
export function useDraft(learnerId: string) {
  const key = `onboardingDraft:${learnerId}` as const;
  const [draft, setDraft] = useState<Draft>(() => readDraft(readStored(key)));

  const change = (next: Draft) => {
    setDraft(next);
    writeStored(key, JSON.stringify(next));
  };
  return {
    draft,
    answer: (changed: Partial<OnboardingAnswers>) => change({ ...draft, answers: { ...draft.answers, ...changed } }),
    goTo: (step: number) => change({ ...draft, step }),
    forget: () => removeStored(key),
  };
}
