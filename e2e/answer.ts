import type { Page } from '@playwright/test';
import type { DrawnKindName } from '../src/exercises/kinds';
import { type Known, type Mending, NOTHING_KNOWN } from '../src/exercises/solver';
import { solve } from '../src/exercises/solvers';
import { drawOnSlate, onEmptySlate, strokesOf } from './drawOnSlate';
import { performSteps } from './performSteps';
import { options, readExercise, shown } from './readExercise';

async function mend(page: Page, places: readonly Mending[]) {
  const choices = shown(page).locator('[data-choice]');
  for (const { at, fits } of places) {
    await options(page).nth(at).click();
    const fitting = (await choices.allTextContents()).findIndex(fits);
    if (fitting >= 0) return choices.nth(fitting).click();
  }
  throw new Error('No akshara can be replaced');
}

/** Answers the current exercise without checking it. @returns its kind */
export async function answer(page: Page, known: Partial<Known>, isRight = true): Promise<DrawnKindName> {
  const { kind, seen } = await readExercise(page);
  const solution = solve(kind, seen, { ...NOTHING_KNOWN, ...known }, isRight);
  switch (solution.how) {
    case 'press':
      await performSteps(
        page,
        solution.options.map((press) => ({ press })),
      );
      break;
    case 'type':
      await shown(page).locator('[data-typed]').fill(solution.text);
      break;
    case 'mend':
      await mend(page, solution.places);
      break;
    case 'draw': {
      const strokes = strokesOf(solution.letter);
      await drawOnSlate(page, solution.on === 'dots' ? strokes : onEmptySlate(strokes));
    }
  }
  return kind;
}

export const CONTINUE = { press: /^(Next|Finish|తర్వాత|ముగించు)$/ };

/** The learner rates their own answer, so there is nothing to check. */
const SELF_JUDGED: readonly DrawnKindName[] = ['read-line', 'first-letters'];

/** Answers and checks the current exercise and continues. @returns its kind */
export async function answerAndContinue(page: Page, known: Partial<Known>, isRight = true): Promise<DrawnKindName> {
  const kind = await answer(page, known, isRight);
  const check = [
    { press: /^(Check|సరిచూడు)$/ },
    { see: isRight ? /That’s right!|సరిగ్గా చెప్పావు!/ : /Not quite\.|ఇది కాదు\./ },
  ];
  await performSteps(page, [...(SELF_JUDGED.includes(kind) ? [] : check), CONTINUE, 'gone']);
  return kind;
}
