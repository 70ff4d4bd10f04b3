import type { Page } from '@playwright/test';
import { METER_NAMES } from '../src/domain/chandas/meters';
import { findMeter, scan } from '../src/domain/chandas/scan';
import { poems } from '../src/content/padyalu/poems';
import { type Step, performSteps } from './performSteps';

const shown = (page: Page) => page.locator('[data-exercise]');
export const options = (page: Page) => shown(page).locator('[data-option]');
export const currentKind = async (page: Page) => (await shown(page).getAttribute('data-exercise')) ?? '';
export const nextButton = (page: Page) => page.getByRole('button', { name: /^(Next|Finish|తర్వాత|ముగించు)$/ });

export const linesOfPoem = (poemId: string): readonly string[] =>
  poems.find(({ id }) => id === poemId)?.teluguText.split('\n') ?? [];

const bare = (text: string) => text.replaceAll('!', '').trim();

/** Reads the current task about a line from the page. */
const readTask = (page: Page) =>
  shown(page).evaluate((section: HTMLElement) => {
    const kind = section.dataset['exercise'] ?? '';
    const above = section.querySelector<HTMLElement>(kind === 'next-line' ? '[data-asked]' : '[data-before]');
    const gap = section.querySelector('[data-gap]');
    return {
      kind,
      above: above?.innerText.trim() ?? null,
      // The text around the gaps, with a line break for each gap.
      gap: [...(gap?.childNodes ?? [])].map((node) => (node instanceof Text ? node.data : '\n')).join(''),
      gaps: gap?.children.length ?? 0,
      texts: [...section.querySelectorAll<HTMLElement>('[data-option]')].map(
        ({ innerText }) => innerText.split('\n')[0]?.trim() ?? '',
      ),
    };
  });
type Seen = Awaited<ReturnType<typeof readTask>>;

function wordsToPick({ kind, gap }: Seen, line: string): readonly string[] {
  if (kind === 'line-order') return bare(line).split(' ');
  const parts = gap.split('\n').map(bare);
  const words = bare(line).split(' ');
  const isFitting = (missing: readonly string[]) =>
    parts
      .map((part, at) => `${part} ${missing[at] ?? ''}`.trim())
      .join(' ')
      .trim() === words.join(' ');
  const wanted = parts.length - 1;
  const candidates =
    wanted === 1 ? words.map((word) => [word]) : words.flatMap((one) => words.map((two) => [one, two]));
  return candidates.find(isFitting) ?? [];
}

/** An option may consist of two short words. */
function placesOf(words: readonly string[], { texts }: Seen): number[] {
  const places: number[] = [];
  let left = words.join(' ');
  while (left !== '') {
    const at = texts.findIndex(
      (text, place) => !places.includes(place) && text !== '' && (left === text || left.startsWith(`${text} `)),
    );
    if (at < 0) throw new Error(`No option matches ${left} among ${texts.join(' | ')}`);
    places.push(at);
    left = left.slice((texts[at] ?? '').length).trim();
  }
  return places;
}

function wrongOrder(words: readonly string[], { texts }: Seen): readonly string[] {
  const parts = texts.filter((text) => words.join(' ').includes(text)).length;
  return texts
    .toReversed()
    .slice(0, parts)
    .flatMap((text) => text.split(' '));
}

function placesFor(seen: Seen, line: string, isRight: boolean): number[] {
  if (seen.kind === 'next-line') return [seen.texts.indexOf(line)];
  const words = wordsToPick(seen, line);
  if (isRight) return placesOf(words, seen);
  if (seen.kind === 'line-order') return placesOf(wrongOrder(words, seen), seen);
  const wrong = seen.texts.findIndex((text) => text !== '' && !words.includes(text));
  return [wrong, ...(seen.gaps > 1 ? placesOf(words.slice(1), seen) : [])];
}

const CONTINUE = { press: /^(Next|Finish|తర్వాత|ముగించు)$/ };
const presses = (places: readonly number[]): Step[] => places.map((press) => ({ press }));

/** Answers the current task about a line of this poem and continues. @returns its kind */
export async function playLine(page: Page, lines: readonly string[], isRight = true): Promise<string> {
  const seen = await readTask(page);
  // The learner judges these two kinds.
  if (seen.kind === 'read-line') await performSteps(page, [...presses([0]), CONTINUE, 'gone']);
  else if (seen.kind === 'first-letters')
    await performSteps(page, [...presses([0, isRight ? 0 : 1]), CONTINUE, 'gone']);
  else {
    // The task asks for the line after the one shown above it.
    const line = lines[seen.above === null ? 0 : lines.indexOf(seen.above) + 1] ?? '';
    await pickAndContinue(page, placesFor(seen, line, isRight), isRight);
  }
  return seen.kind;
}

/** Picks these options, checks the answer and continues. */
export const pickAndContinue = (page: Page, places: readonly number[], isRight = true) =>
  performSteps(page, [
    ...presses(places),
    { press: /^(Check|సరిచూడు)$/ },
    { see: isRight ? /That is right!|సరిగ్గా చెప్పావు!/ : /Not quite\.|ఇది కాదు\./ },
    CONTINUE,
    'gone',
  ]);

/** Plays to the end of the run. @returns the kinds of its tasks */
export async function playRun(page: Page, lines: readonly string[], isOver: () => Promise<boolean>) {
  const kinds: string[] = [];
  await shown(page).waitFor();
  while (!(await isOver()) && (await shown(page).isVisible())) {
    kinds.push(await playLine(page, lines));
  }
  return kinds;
}

/** The Telugu name of the meter of the current verse. */
export async function currentMeter(page: Page): Promise<string> {
  const verse = await shown(page).locator('[data-asked]').innerText();
  const meter = findMeter(verse)?.meter;
  return meter ? METER_NAMES[meter].te : '';
}

/** The index of the option that is the yati of the current line, found by scanning our poems. */
export async function currentYati(page: Page): Promise<number> {
  const first = await shown(page).locator('[data-asked]').innerText();
  const letters = [first, ...(await options(page).allInnerTexts())].map((text) => text.trim()).join('');
  for (const { teluguText, meter } of poems) {
    if (meter === 'song') continue;
    for (const { aksharas, yati } of scan(teluguText, meter).lines)
      if (aksharas.map(({ text }) => text).join('') === letters) return (yati[0]?.second ?? 0) - 1;
  }
  throw new Error(`No poem has the line ${letters}`);
}
