// The contract of every analytics adapter.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Analytics, AnalyticsEvent } from './analytics';

export type OpenedAnalytics = {
  readonly analytics: Analytics;
  /** The events that arrived where this adapter stores or sends them. */
  readonly arrived: () => Promise<readonly AnalyticsEvent[]>;
  readonly close: () => Promise<void>;
};

export const EVENTS: readonly AnalyticsEvent[] = [
  { name: 'page_view', parameters: { page_name: 'home', path: '/', search: '' } },
  { name: 'check_quiz_requirements', parameters: { easy_remaining: 0, medium_remaining: 3, hard_remaining: 3 } },
  { name: 'select_quiz', parameters: { difficulty: 'medium', is_locked: true } },
  { name: 'start_quiz', parameters: {} },
  { name: 'answer_question', parameters: {} },
  {
    name: 'complete_quiz',
    parameters: { score_percentage: 80, correct_answers: 4, total_questions: 5, time_spent_seconds: 61 },
  },
  { name: 'select_poet', parameters: {} },
  { name: 'view_poem', parameters: {} },
];

export function analyticsContract(adapter: string, open: () => Promise<OpenedAnalytics>) {
  describe(`analytics, ${adapter}`, () => {
    let opened: OpenedAnalytics;

    beforeEach(async () => {
      opened = await open();
    });

    afterEach(() => opened.close());

    it('receives every event of the spec with its exact name and parameters', async () => {
      await opened.analytics.consent?.give();
      for (const event of EVENTS) opened.analytics.record(event);
      await expect.poll(opened.arrived).toEqual(EVENTS);
    });
  });
}
