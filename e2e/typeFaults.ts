import type { Page } from '@playwright/test';

/**
 * Typesetting faults of the current page: sideways scrolling, words broken across lines, text that is cut off or
 * overflows its box, and content hidden below the bottom bar.
 */
export const typeFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Wait for the layout at this size and for the language's fonts.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await document.fonts.ready;
    const SLACK = 1.5;
    const root = document.documentElement;
    const faults: string[] = [];
    if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);

    const isSeen = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: false }) &&
      element.closest('.sr-only, option, script, style, noscript, svg') === null;
    const pathOf = (element: Element) => `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
    const isDrawn = ({ borderRightWidth, borderRightColor, backgroundColor }: CSSStyleDeclaration) =>
      backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      (parseFloat(borderRightWidth) > 0 && borderRightColor !== 'rgba(0, 0, 0, 0)');

    /** Cached, because many texts share the same boxes. */
    const boxes = new Map<Element, { style: CSSStyleDeclaration; left: number; right: number; isInline: boolean }>();
    const boxAt = (element: Element) => {
      const known = boxes.get(element);
      if (known) return known;
      const style = getComputedStyle(element);
      const { left, right } = element.getBoundingClientRect();
      const box = { style, left, right, isInline: style.display === 'inline' };
      boxes.set(element, box);
      return box;
    };

    /** Finds the first box around the text that cuts it off or that it overflows. */
    const boxFault = (element: Element, text: DOMRect): string | null => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { style, left, right, isInline } = boxAt(at);
        const isOut = text.left < left - SLACK || text.right > right + SLACK;
        // A scrolling box can show the rest.
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') return null;
        if (style.overflowX !== 'visible' && !isInline) return isOut ? 'cut off' : null;
        if (!isInline && isOut && isDrawn(style)) return 'out of its box';
        if (style.position === 'fixed') return null;
      }
      return text.right > root.clientWidth + SLACK || text.left < -SLACK ? 'off the page' : null;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || node.data.trim() === '' || !isSeen(parent)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const shown = node.data.trim().slice(0, 60);
      for (const line of lines) {
        const fault = boxFault(parent, line);
        if (fault) {
          faults.push(`${fault}: “${shown}” in ${pathOf(parent)}`);
          break;
        }
      }
      if (lines.length < 2) continue;
      // A line may break inside "well-known" and "4/10".
      for (const { 0: word, index } of node.data.matchAll(/[^\s\u200b/–—·-]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4) faults.push(`broken inside: “${word}” in ${pathOf(parent)}`);
      }
    }

    const bar = document.querySelector('nav.fixed');
    const main = document.querySelector('main');
    if (bar && main && isSeen(bar)) {
      window.scrollTo(0, root.scrollHeight);
      const top = bar.getBoundingClientRect().top;
      for (const element of main.querySelectorAll('a, button, p, h1, h2, h3, li')) {
        if (isSeen(element) && element.getBoundingClientRect().bottom > top + SLACK)
          faults.push(`below the bar: ${pathOf(element)} “${element.textContent?.slice(0, 40)}”`);
      }
      window.scrollTo(0, 0);
    }
    return faults;
  });
