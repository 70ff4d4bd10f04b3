import { expect, it } from 'vitest';
import { pageView } from '../../domain/analytics/pageView';
import { pageSeen, tellPagesSeen } from './pagesSeen';

it('tells of pages that were seen before anybody listened, once, and of those after', () => {
  const told: string[] = [];
  pageSeen(pageView('/', ''));
  pageSeen(pageView('/faq', ''));
  const stop = tellPagesSeen(({ path }) => told.push(path));
  pageSeen(pageView('/login', ''));
  expect(told).toEqual(['/', '/faq', '/login']);
  stop();
  pageSeen(pageView('/about', ''));
  tellPagesSeen(({ path }) => told.push(path))();
  expect(told).toEqual(['/', '/faq', '/login', '/about']);
});
