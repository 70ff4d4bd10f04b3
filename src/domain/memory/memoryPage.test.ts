import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONFUSED_FROM, CONFUSED_WITHIN_DAYS, MIX_UP_WEIGHS } from './confusions';
import { RIGHT_TO_OUTWEIGH_A_WRONG } from './dayGrade';
import { STANDINGS, STRONG_FROM_DAYS } from './itemMemory';
import { DAYS_REMEMBERED } from './rememberedDays';
import { MAX_PAUSE_DAYS } from './schedule';

const page = readFileSync('docs/MEMORY.md', 'utf8');

it('docs/MEMORY.md tells the rules as they are', () => {
  for (const sentence of [
    `the newest ${DAYS_REMEMBERED} days`,
    `at least ${RIGHT_TO_OUTWEIGH_A_WRONG} times as many right`,
    `at the latest after ${MAX_PAUSE_DAYS} days`,
    `held for ${STRONG_FROM_DAYS} days or longer`,
    `a mix-up adds ${MIX_UP_WEIGHS} `,
    `over the last ${CONFUSED_WITHIN_DAYS} days`,
    `From ${CONFUSED_FROM} on`,
  ])
    expect(page).toContain(sentence);
  for (const standing of STANDINGS) expect(page).toMatch(new RegExp(`^\\| ${standing} `, 'm'));
});
