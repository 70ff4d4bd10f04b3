import { expect, it } from 'vitest';
import { pageView } from '../../domain/analytics/pageView';
import { reportPageView, onPageView } from './pagesSeen';

it('reports page views from before the first listener once, and later ones as they happen', () => {
  const reported: string[] = [];
  reportPageView(pageView('/', ''));
  reportPageView(pageView('/faq', ''));
  const stop = onPageView(({ path }) => reported.push(path));
  reportPageView(pageView('/login', ''));
  expect(reported).toEqual(['/', '/faq', '/login']);
  stop();
  reportPageView(pageView('/about', ''));
  onPageView(({ path }) => reported.push(path))();
  expect(reported).toEqual(['/', '/faq', '/login', '/about']);
});
