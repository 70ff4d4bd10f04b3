import type { Page } from '@playwright/test';

/** Layout faults in the room: elements out of view, texts larger than their box, words broken across lines. */
async function roomFaults(): Promise<string[]> {
  // Texts are fitted to their boxes once the fonts have loaded.
  await document.fonts.ready;
  await new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn));
  });
  const faults: string[] = [];
  const { innerWidth: width, innerHeight: height } = window;
  const main = document.querySelector('main') ?? document.body;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const isShown = (element: Element) => element.getClientRects().length > 0;

  // Questions, options, and every button outside of scrolling text.
  const scroller = [...main.querySelectorAll('*')].filter((element) => {
    const { overflowY } = getComputedStyle(element);
    return overflowY === 'auto' && !element.matches('[data-room-stage]');
  });
  const inScroller = (element: Element) => scroller.some((one) => one.contains(element));
  const wanted = [...main.querySelectorAll('h1, [data-asked], [data-gap], [data-option], button, a')].filter(
    (element) => isShown(element) && !inScroller(element) && !element.closest('.sr-only'),
  );
  for (const element of wanted) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5)
      faults.push(`out of view: ${nameOf(element)} ${Math.round(top)}-${Math.round(bottom)}`);
  }
  const stage = main.querySelector('[data-room-stage]');
  if (!stage) faults.push('no stage');
  else if (stage.scrollHeight > stage.clientHeight + 1 || stage.scrollWidth > stage.clientWidth + 1)
    faults.push(`the stage scrolls: ${stage.scrollHeight} in ${stage.clientHeight}`);
  if (document.documentElement.scrollWidth > width) faults.push('the page scrolls sideways');
  if (document.documentElement.scrollHeight > height) faults.push('the page scrolls');

  // No option or heading may overlap another.
  const boxes = wanted.filter((element) => element.matches('[data-option], h1'));
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) faults.push(`overlap: ${nameOf(one)} and ${nameOf(other)}`);
    }
  }

  for (const box of main.querySelectorAll('[data-fit]')) {
    const text = box.firstElementChild;
    if (!text || !isShown(box)) continue;
    const [outer, inner] = [box.getBoundingClientRect(), text.getBoundingClientRect()];
    if (inner.width > outer.width + 1 || inner.height > outer.height + 1)
      faults.push(`too large: ${nameOf(box)} ${Math.round(inner.height)} in ${Math.round(outer.height)}`);
  }
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display === 'inline' && element.parentElement ? blockOf(element.parentElement) : element;

  // Every word must fit on one line, inside its box.
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (node.parentElement?.closest('.sr-only, svg, [aria-hidden=true]')) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\u200c\u200d]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = [...range.getClientRects()].filter((rect) => rect.width > 0);
      const box = blockOf(node.parentElement ?? main).getBoundingClientRect();
      if (first && (first.left < box.left - 1.5 || first.right > box.right + 1.5))
        faults.push(`wider than its box: "${word}" in ${nameOf(node.parentElement ?? main)}`);
      if (first && others.some((rect) => rect.top > first.top + first.height / 2))
        faults.push(`broken: "${word}" in ${nameOf(node.parentElement ?? main)}`);
    }
  }
  return faults;
}

/** Overlaps in a room that is too low to show everything and therefore scrolls as a whole. */
async function overlapFaults(): Promise<string[]> {
  await document.fonts.ready;
  await new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn));
  });
  const main = document.querySelector('main') ?? document.body;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const shown = [...main.querySelectorAll('h1, [data-asked], [data-option], button, a')].filter(
    (element) => element.checkVisibility() && !element.closest('.sr-only'),
  );
  const faults = main.scrollWidth > main.clientWidth ? ['the room scrolls sideways'] : [];
  for (const [at, one] of shown.entries()) {
    for (const other of shown.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // A touch target may extend a little beyond its element.
      if (across > 3 && down > 3) faults.push(`overlap: ${nameOf(one)} and ${nameOf(other)}`);
    }
  }
  return faults;
}

/** `whole` for a viewport that shows the whole room, `low` for one that is too low for it. */
const CHECKS = { whole: roomFaults, low: overlapFaults };
export type RoomCheck = keyof typeof CHECKS;

export const faultsInRoom = (page: Page, check: RoomCheck = 'whole'): Promise<string[]> => page.evaluate(CHECKS[check]);

/** A task with the options to pick and the expected verdict. */
export type TaskToAnswer = { readonly name: string; readonly places: readonly number[]; readonly isRight: boolean };

type InPage = { faultsNow?: typeof roomFaults };

/**
 * The faults of every task of the current run: when asked, when picked and when checked. It runs inside the page, because
 * a thousand calls from outside would take minutes.
 */
export async function faultsOfRun(page: Page, tasks: readonly TaskToAnswer[], check: RoomCheck): Promise<string[]> {
  await page.evaluate(`window.faultsNow = ${CHECKS[check]}`);
  return page.evaluate(async (toAnswer) => {
    const faultsNow = (window as InPage).faultsNow ?? (() => Promise.reject(new Error('faultsNow is not installed')));
    const faults: string[] = [];
    const until = async (what: string, isThere: () => boolean) => {
      const end = performance.now() + 10_000;
      while (!isThere()) {
        if (performance.now() > end) throw new Error(`${what} did not appear`);
        await new Promise(requestAnimationFrame);
      }
    };
    /** Like the browser: a control handles a key that the room does not handle. */
    const press = (key: string) => {
      const target = document.activeElement ?? document.body;
      const isUnhandled = target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      if (isUnhandled && key === 'Enter' && target instanceof HTMLButtonElement) target.click();
    };
    for (const [index, { name, places, isRight }] of toAnswer.entries()) {
      const note = async (when: string) => {
        for (const fault of await faultsNow()) faults.push(`${name}, ${when}: ${fault}`);
      };
      const place = `[role=progressbar][aria-valuenow="${index + 1}"]`;
      await until(`task ${index + 1}, ${name}`, () => document.querySelector(place) !== null);
      await note('asked');
      for (const at of places) {
        if (at < 9) press(String(at + 1));
        else document.querySelectorAll<HTMLElement>('[data-option]')[at]?.click();
        await new Promise(requestAnimationFrame);
      }
      await note('picked');
      press('Enter');
      const verdict = isRight ? /That’s right!|సరిగ్గా చెప్పావు!/ : /Not quite\.|ఇది కాదు\./;
      await until(`the verdict on ${name}`, () =>
        [...document.querySelectorAll('[role=status]')].some(({ textContent }) => verdict.test(textContent ?? '')),
      );
      await note('checked');
      press('Enter');
    }
    return faults;
  }, tasks);
}
