import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bilingualFaults } from '../bilingualFaults';
import { about } from './about';
import { contact } from './contact';
import { faq } from './faq';
import { privacy } from './privacy';
import { support } from './support';
import { terms } from './terms';

const CHANGED_UNTIL = '2026-11-18';

/** These stay in Latin letters in Telugu texts, because parents see them so on the screen or in a law. */
const LATIN_NAMES = [
  // Menu items, as the device shows them in English.
  'Add to Home Screen',
  'Add to Dock',
  'Install app',
  'Install',
  'Remove animations',
  'Reduce motion',
  'File',
  'Print',
  // Keys.
  'Ctrl, P',
  'Command, P',
  'Ctrl',
  'Command',
  // Browsers, programs and formats.
  'Chrome',
  'Edge',
  'Firefox',
  'Safari',
  'eSpeak NG',
  'PDF',
  // Parts of an address.
  'https',
  'localhost',
  'IP',
  // Licenses and laws.
  'GNU General Public License, version 3',
  'COPPA',
  'DPDP',
];

const PAGES = { about, contact, faq, privacy, support, terms };

const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

describe('the pages for parents', () => {
  it('are all tested here', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((file) => !file.endsWith('.test.ts'));
    expect(files.toSorted()).toEqual(Object.keys(PAGES).map((page) => `${page}.ts`));
  });

  it.each(Object.entries(PAGES))('%s has both languages', (_, page) => {
    expect(bilingualFaults(page, LATIN_NAMES)).toEqual([]);
  });

  it('use every name that is allowed in Latin letters', () => {
    const needed = LATIN_NAMES.filter(
      (name) =>
        bilingualFaults(
          Object.values(PAGES),
          LATIN_NAMES.filter((other) => other !== name),
        ).length > 0,
    );
    expect(needed).toEqual(LATIN_NAMES);
  });

  it('have unique ids for links to each question, problem and way of contact', () => {
    const ids = [
      faq.flatMap(({ questions }) => questions.map(({ id }) => id)),
      support.map(({ id }) => id),
      contact.ways.map(({ id }) => id),
    ];
    for (const list of ids) {
      expect(list.length).toBeGreaterThanOrEqual(4);
      expect(repeated(list)).toEqual([]);
      expect(list.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    }
  });

  it('have an answer to each question, steps for each problem and text under each heading', () => {
    const sections = [...about.sections, ...privacy.sections, ...terms.sections];
    expect(faq.flatMap(({ questions }) => questions).filter(({ answer }) => answer.length === 0)).toEqual([]);
    expect(faq.filter(({ questions }) => questions.length === 0)).toEqual([]);
    expect(support.filter(({ steps }) => steps.length === 0)).toEqual([]);
    expect(sections.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([]);
  });

  it.each(Object.entries({ privacy, terms }))('%s have no date in the future', (_, { updated }) => {
    expect(new Date(updated).toISOString().slice(0, 10)).toBe(updated);
    expect(updated <= CHANGED_UNTIL).toBe(true);
  });
});
