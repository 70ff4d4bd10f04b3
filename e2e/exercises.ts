import type { Page } from '@playwright/test';
import { loadLesson } from '../src/content/lessons';
import { CONFUSIONS } from '../src/content/lessons/confusions';
import { wordBank } from '../src/content/words';
import { aksharas } from '../src/domain/script/aksharas';
import type { LessonId } from '../src/domain/lesson/lesson';
import { type Material, materialOf } from '../src/domain/lesson/material';
import { type Seen, solve, spelled } from './solveExercise';
import { walk } from './walk';

export const materialFor = async (id: LessonId): Promise<Material> =>
  materialOf(await loadLesson(id), wordBank, CONFUSIONS);

const shown = (page: Page) => page.locator('[data-exercise]');
const options = (page: Page) => shown(page).locator('[data-option]');

/** Who hears nothing in a test is shown it in Latin letters. */
const HEARS_NOTHING = ['I can’t hear it', 'నాకు వినిపించడం లేదు'];

/** Everything that can be seen of the exercise: what a child would go by, and whether it is written into a field. */
const look = async (page: Page): Promise<Seen & { readonly hasField: boolean }> => {
  // The room may be open before what draws this kind has arrived.
  await shown(page).locator('[data-option], [data-typed]').first().waitFor();
  return shown(page).evaluate(async (section, hearsNothing) => {
    const instead = [...section.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
      hearsNothing.includes((ariaLabel ?? textContent ?? '').trim()),
    );
    if (instead?.checkVisibility()) {
      instead.click();
      await new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      });
    }
    const nodes = (selector: string, inside: Element = section) => [...inside.querySelectorAll<HTMLElement>(selector)];
    const textOf = (node: HTMLElement) => {
      const copy = node.cloneNode(true);
      if (!(copy instanceof HTMLElement)) return '';
      for (const hidden of copy.querySelectorAll('.sr-only, [aria-hidden]')) hidden.remove();
      return (copy.textContent ?? '').trim();
    };
    const gap = section.querySelector('[data-gap]');
    const around = gap
      ? [...gap.childNodes].map((node) => (node instanceof Text ? (node.textContent ?? '') : '\n'))
      : [];
    return {
      hasField: section.querySelector('[data-typed]') !== null,
      kind: section.getAttribute('data-exercise') ?? '',
      // A picture alone is what is asked about, too.
      asked: [
        ...nodes('[data-asked]').map(textOf),
        ...nodes('[data-asked-picture]').map((node) => node.textContent ?? ''),
      ],
      gap:
        around.length === 0
          ? null
          : around
              .join('')
              .split('\n')
              .map((part) => part.trim()),
      options: nodes('[data-option]').map((option) => ({
        text: textOf(option),
        label:
          option.getAttribute('aria-label') ?? option.querySelector('[role=img]')?.getAttribute('aria-label') ?? '',
        group: nodes('[role=group]').findIndex((group) => group.contains(option)),
      })),
    };
  }, HEARS_NOTHING);
};

/** By its number; what has none is clicked. */
export async function pick(page: Page, at: number) {
  if (at > 8) await options(page).nth(at).click();
  else await page.keyboard.press(String(at + 1));
}

/** The wrong akshara is touched and put right; or something else is put where it was right. */
async function mend(page: Page, seen: Seen, material: Material, isRight: boolean) {
  const right = aksharas(spelled(seen, material, true));
  const written = await options(page).allTextContents();
  const fault = right.findIndex((akshara, at) => akshara !== written[at]);
  const choices = shown(page).locator('[data-choice]');
  if (isRight) {
    await options(page).nth(fault).click();
    await choices.filter({ hasText: new RegExp(`^${right[fault] ?? ''}$`, 'u') }).click();
    return;
  }
  for (const at of right.keys()) {
    await options(page).nth(at).click();
    const offered = await choices.allTextContents();
    const other = offered.findIndex((akshara) => akshara !== right[at] && akshara !== written[at]);
    if (other >= 0) return choices.nth(other).click();
  }
}

/** Gives the right answer to whatever exercise is on show, or a wrong one; it is not checked yet. */
export async function answerExercise(page: Page, material: Material, isRight = true) {
  const seen = await look(page);
  if (seen.hasField)
    return shown(page)
      .locator('[data-typed]')
      .fill(spelled(seen, material, isRight));
  if (seen.kind === 'mend-word') return mend(page, seen, material, isRight);
  const places = solve(seen, material, isRight);
  await walk(
    page,
    places.map((press) => ({ press })),
  );
}

const ON = { press: /^(Next|Finish|తర్వాత|ముగించు)$/ };

/** From the exercise on show to the next one, or to the end of the round. */
export async function playExercise(page: Page, material: Material, isRight = true) {
  await answerExercise(page, material, isRight);
  await walk(page, [
    { press: /^(Check|సరిచూడు)$/ },
    { see: isRight ? /That’s right!|సరిగ్గా చెప్పావు!/ : /Not quite\.|ఇది కాదు\./ },
    ON,
    'gone',
  ]);
}

/** All exercises of the sitting on show, up to its end; how many there were. */
export async function playRound(page: Page, material: Material, afterEach?: () => Promise<void>): Promise<number> {
  let played = 0;
  await shown(page).waitFor();
  while (await shown(page).isVisible()) {
    await playExercise(page, material);
    await afterEach?.();
    played += 1;
  }
  return played;
}

/** All questions of the quiz on show, with so many wrong answers. */
export async function playQuiz(page: Page, material: Material, wrong = 0) {
  await shown(page).waitFor();
  for (let place = 0; await shown(page).isVisible(); place += 1) {
    await answerExercise(page, material, place >= wrong);
    await walk(page, [ON, 'gone']);
  }
}
