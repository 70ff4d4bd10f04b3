import { expect, it } from 'vitest';
import { pageView } from './pageView';

it.each([
  ['/', 'home'],
  ['/pricing', 'pricing'],
  ['/dashboard/settings', 'dashboardsettings'],
])('the page at %s is named %s', (path, name) => expect(pageView(path, '').page_name).toBe(name));

it.each([
  ['', ''],
  ['?poet=vemana', '?poet=vemana'],
  ['?q=river', '?q='],
  ['?code=CDF346', '?code='],
  ['?poet=vemana&q=నది%20ఒడ్డు&tag=x', '?poet=vemana&q=&tag=x'],
])('the search %j is reported as %j', (search, reported) => expect(pageView('/', search).search).toBe(reported));
