import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MIN_LISTED_CONFUSION, CONFUSION_WINDOW_DAYS, MIX_UP_WEIGHT } from './confusions';
import { MIN_RIGHT_PER_WRONG } from './dayGrade';
import { STANDINGS, MIN_STRONG_DAYS } from './itemMemory';
import { DAYS_REMEMBERED } from './rememberedDays';
import { MAX_PAUSE_DAYS } from './schedule';

const page = readFileSync('docs/MEMORY.md', 'utf8');

it('docs/MEMORY.md states the current rules', () => {
  for (const sentence of [
    `the newest ${DAYS_REMEMBERED} days`,
    `at least ${MIN_RIGHT_PER_WRONG} times as many right`,
    `at the latest after ${MAX_PAUSE_DAYS} days`,
    `held for ${MIN_STRONG_DAYS} days or longer`,
    `a mix-up adds ${MIX_UP_WEIGHT} `,
    `over the last ${CONFUSION_WINDOW_DAYS} days`,
    `From ${MIN_LISTED_CONFUSION} on`,
  ])
    expect(page).toContain(sentence);
  for (const standing of STANDINGS) expect(page).toMatch(new RegExp(`^\\| ${standing} `, 'm'));
});
