import { expect, it } from 'vitest';
import { pageName } from './pageName';

it.each([
  ['/', 'home'],
  ['/pricing', 'pricing'],
  ['/dashboard/settings', 'dashboardsettings'],
])('the page at %s is named %s', (path, name) => expect(pageName(path)).toBe(name));
