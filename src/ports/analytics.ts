import type { PageView } from '../domain/analytics/pageView';
import type { Difficulty } from '../domain/quiz/difficulty';

/** Exactly the events of the spec (section 7), with its names and parameters. */
type AnalyticsEvents = {
  page_view: PageView;
  check_quiz_requirements: {
    readonly easy_remaining: number;
    readonly medium_remaining: number;
    readonly hard_remaining: number;
  };
  select_quiz: { readonly difficulty: Difficulty; readonly is_locked: boolean };
  start_quiz: Record<never, never>;
  answer_question: Record<never, never>;
  complete_quiz: {
    readonly score_percentage: number;
    readonly correct_answers: number;
    readonly total_questions: number;
    readonly time_spent_seconds: number;
  };
  select_poet: Record<never, never>;
  view_poem: Record<never, never>;
};

export type AnalyticsEventName = keyof AnalyticsEvents;

export type AnalyticsEvent = {
  [N in AnalyticsEventName]: { readonly name: N; readonly parameters: AnalyticsEvents[N] };
}[AnalyticsEventName];

/** Present if events leave the device: none does before a grown-up agrees. */
type AnalyticsConsent = {
  given(): boolean;
  give(): Promise<void>;
  withdraw(): Promise<void>;
};

export type StoredEvent = AnalyticsEvent & { readonly at: number };

/** Present if events stay on the device: the newest ones, for the learner's data export. */
type StoredEvents = {
  list(learnerId: string): Promise<readonly StoredEvent[]>;
  erase(learnerId: string): Promise<void>;
};

export type Analytics = {
  /** Never fails or blocks: an event that cannot be stored or sent is dropped. */
  record(event: AnalyticsEvent): void;
  readonly consent?: AnalyticsConsent;
  readonly storedEvents?: StoredEvents;
};
