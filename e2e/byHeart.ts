import type { Page } from '@playwright/test';
import { METER_NAMES } from '../src/domain/chandas/meters';
import { findMeter, scan } from '../src/domain/chandas/scan';
import { poems } from '../src/content/padyalu/poems';
import { type Step, walk } from './walk';

const shown = (page: Page) => page.locator('[data-exercise]');
export const options = (page: Page) => shown(page).locator('[data-option]');
export const kindOnShow = async (page: Page) => (await shown(page).getAttribute('data-exercise')) ?? '';
export const nextButton = (page: Page) => page.getByRole('button', { name: /^(Next|Finish|తర్వాత|ముగించు)$/ });

export const linesOfPoem = (poemId: string): readonly string[] =>
  poems.find(({ id }) => id === poemId)?.teluguText.split('\n') ?? [];

const bare = (text: string) => text.replaceAll('!', '').trim();

/** The task about a line as it is seen. */
const look = (page: Page) =>
  shown(page).evaluate((section: HTMLElement) => {
    const kind = section.dataset['exercise'] ?? '';
    const above = section.querySelector<HTMLElement>(kind === 'next-line' ? '[data-asked]' : '[data-before]');
    const gap = section.querySelector('[data-gap]');
    return {
      kind,
      above: above?.innerText.trim() ?? null,
      // What stands round the gaps, each of them a line end.
      gap: [...(gap?.childNodes ?? [])].map((node) => (node instanceof Text ? node.data : '\n')).join(''),
      gaps: gap?.children.length ?? 0,
      texts: [...section.querySelectorAll<HTMLElement>('[data-option]')].map(
        ({ innerText }) => innerText.split('\n')[0]?.trim() ?? '',
      ),
    };
  });
type Seen = Awaited<ReturnType<typeof look>>;

/** The words to pick for the line, one after the other. */
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
  const ways = wanted === 1 ? words.map((word) => [word]) : words.flatMap((one) => words.map((two) => [one, two]));
  return ways.find(isFitting) ?? [];
}

/** The parts that spell the words: a part may be two short words. */
function placesOf(words: readonly string[], { texts }: Seen): number[] {
  const places: number[] = [];
  let left = words.join(' ');
  while (left !== '') {
    const at = texts.findIndex(
      (text, place) => !places.includes(place) && text !== '' && (left === text || left.startsWith(`${text} `)),
    );
    if (at < 0) throw new Error(`Nothing to pick for ${left} among ${texts.join(' | ')}`);
    places.push(at);
    left = left.slice((texts[at] ?? '').length).trim();
  }
  return places;
}

/** The parts in another order. */
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

const ON = { press: /^(Next|Finish|తర్వాత|ముగించు)$/ };
const presses = (places: readonly number[]): Step[] => places.map((press) => ({ press }));

/** Answers what is on show about a line of this poem, and goes on. @returns what kind it was */
export async function playLine(page: Page, lines: readonly string[], isRight = true): Promise<string> {
  const seen = await look(page);
  // What one has read or remembers, one says oneself.
  if (seen.kind === 'read-line') await walk(page, [...presses([0]), ON, 'gone']);
  else if (seen.kind === 'first-letters') await walk(page, [...presses([0, isRight ? 0 : 1]), ON, 'gone']);
  else {
    // The line after what stands above it.
    const line = lines[seen.above === null ? 0 : lines.indexOf(seen.above) + 1] ?? '';
    await pickAndGoOn(page, placesFor(seen, line, isRight), isRight);
  }
  return seen.kind;
}

/** Picks these, has them checked, and goes on. */
export const pickAndGoOn = (page: Page, places: readonly number[], isRight = true) =>
  walk(page, [
    ...presses(places),
    { press: /^(Check|సరిచూడు)$/ },
    { see: isRight ? /That’s right!|సరిగ్గా చెప్పావు!/ : /Not quite\.|ఇది కాదు\./ },
    ON,
    'gone',
  ]);

/** Up to the end of the sitting. @returns what was asked, kind by kind */
export async function playSitting(page: Page, lines: readonly string[], isOver: () => Promise<boolean>) {
  const kinds: string[] = [];
  await shown(page).waitFor();
  while (!(await isOver()) && (await shown(page).isVisible())) {
    kinds.push(await playLine(page, lines));
  }
  return kinds;
}

/** The meter of the verse on show, by its name in Telugu. */
export async function meterOnShow(page: Page): Promise<string> {
  const verse = await shown(page).locator('[data-asked]').innerText();
  const meter = findMeter(verse)?.meter;
  return meter ? METER_NAMES[meter].te : '';
}

/** Which letter of the line on show, from 0 among the options, is its yati: as the scanner finds it in our poems. */
export async function yatiOnShow(page: Page): Promise<number> {
  const first = await shown(page).locator('[data-asked]').innerText();
  const letters = [first, ...(await options(page).allInnerTexts())].map((text) => text.trim()).join('');
  for (const { teluguText, meter } of poems) {
    if (meter === 'song') continue;
    for (const { aksharas, yati } of scan(teluguText, meter).lines)
      if (aksharas.map(({ text }) => text).join('') === letters) return (yati[0]?.second ?? 0) - 1;
  }
  throw new Error(`No poem has ${letters}`);
}
