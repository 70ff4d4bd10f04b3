import { expect, type Page } from '@playwright/test';
import { METER_NAMES } from '../src/domain/chandas/meters';
import { findMeter, scan } from '../src/domain/chandas/scan';
import { poems } from '../src/content/padyalu/poems';
import { goOn } from './goOn';

const shown = (page: Page) => page.locator('[data-exercise]');
export const options = (page: Page) => shown(page).locator('[data-option]');
export const kindOnShow = async (page: Page) => (await shown(page).getAttribute('data-exercise')) ?? '';
export const nextButton = (page: Page) => page.getByRole('button', { name: /^(Next|Finish|తర్వాత|ముగించు)$/ });

export const linesOfPoem = (poemId: string): readonly string[] =>
  poems.find(({ id }) => id === poemId)?.teluguText.split('\n') ?? [];

const bare = (text: string) => text.replaceAll('!', '').trim();
const textsOf = async (page: Page) => (await options(page).allInnerTexts()).map((text) => text.split('\n')[0]?.trim());

/** The line that is asked for: the one after what stands above it. */
async function lineAsked(page: Page, lines: readonly string[]): Promise<string> {
  const before = shown(page).locator((await kindOnShow(page)) === 'next-line' ? '[data-asked]' : '[data-before]');
  const above = (await before.count()) > 0 ? await before.first().innerText() : null;
  return lines[above === null ? 0 : lines.indexOf(above.trim()) + 1] ?? '';
}

/** The words to pick for the line, one after the other. */
async function wordsToPick(page: Page, line: string, kind: string): Promise<readonly string[]> {
  if (kind === 'next-line') return [line];
  if (kind === 'line-order') return bare(line).split(' ');
  const around = await shown(page)
    .locator('[data-gap]')
    .evaluate((gap) => [...gap.childNodes].map((node) => (node instanceof Text ? node.data : '\n')).join(''));
  const parts = around.split('\n').map(bare);
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

/** Picks parts until the words are spelled: a part may be two short words. */
async function pickWords(page: Page, words: readonly string[]) {
  let left = words.join(' ');
  while (left !== '') {
    const texts = await textsOf(page);
    const open = await options(page).evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-disabled') !== 'true'),
    );
    const at = texts.findIndex((text, place) => open[place] && text && (left === text || left.startsWith(`${text} `)));
    if (at < 0) throw new Error(`Nothing to pick for ${left} among ${texts.join(' | ')}`);
    await options(page).nth(at).click();
    left = left.slice((texts[at] ?? '').length).trim();
  }
}

/** Answers what is on show about a line of this poem, and goes on. */
export async function playLine(page: Page, lines: readonly string[], isRight = true) {
  const kind = await kindOnShow(page);
  if (kind === 'read-line') {
    await options(page).click();
    return goOn(page, nextButton(page));
  }
  if (kind === 'first-letters') {
    await options(page).click();
    await options(page)
      .nth(isRight ? 0 : 1)
      .click();
    return goOn(page, nextButton(page));
  }
  const line = await lineAsked(page, lines);
  const words = await wordsToPick(page, line, kind);
  if (isRight) await (kind === 'next-line' ? pickLine(page, line) : pickWords(page, words));
  else if (kind === 'line-order') await pickWords(page, await wrongOrder(page, words));
  else {
    const texts = await textsOf(page);
    const wrong = texts.findIndex((text) => text && !words.includes(text));
    await options(page).nth(wrong).click();
    const gaps = await shown(page).locator('[data-gap] > *').count();
    if (gaps > 1) await pickWords(page, words.slice(1));
  }
  await checkAndGoOn(page, isRight);
}

async function pickLine(page: Page, line: string) {
  const at = (await textsOf(page)).indexOf(line);
  await options(page).nth(at).click();
}

async function wrongOrder(page: Page, words: readonly string[]): Promise<readonly string[]> {
  const tiles = (await textsOf(page)).flatMap((text) => text ?? []);
  const parts = tiles.filter((tile) => words.join(' ').includes(tile)).length;
  return [...tiles]
    .toReversed()
    .slice(0, parts)
    .concat()
    .flatMap((tile) => tile.split(' '));
}

export async function checkAndGoOn(page: Page, isRight = true) {
  await page.getByRole('button', { name: /^(Check|సరిచూడు)$/ }).click();
  await expect(page.getByText(isRight ? /That is right!|సరిగ్గా చెప్పావు!/ : /Not quite\.|ఇది కాదు\./)).toBeVisible();
  await goOn(page, nextButton(page));
}

/** Up to the end of the sitting. @returns what was asked, kind by kind */
export async function playSitting(page: Page, lines: readonly string[], isOver: () => Promise<boolean>) {
  const kinds: string[] = [];
  await shown(page).waitFor();
  while (!(await isOver()) && (await shown(page).isVisible())) {
    kinds.push(await kindOnShow(page));
    await playLine(page, lines);
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
