import { expect, it } from 'vitest';
import { shownAndSaid, withCircles } from './signs';

it.each([
  ['ా', '◌ా', 'ఆ'],
  ['ై', '◌ై', 'ఐ'],
  ['ం', '◌ం', 'అం'],
  ['కా', 'కా', 'కా'],
  ['ఆవు', 'ఆవు', 'ఆవు'],
])('%s is shown as %s and said as %s', (telugu, shown, said) => {
  expect(shownAndSaid(telugu)).toEqual({ shown, said });
});

it('a sign without a letter gets a circle, a sign in a word does not', () => {
  expect(withCircles('away: ా ి ్; కి, తెలుగు')).toBe('away: ◌ా ◌ి ◌్; కి, తెలుగు');
});
