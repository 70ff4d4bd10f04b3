import { computeDecayFactor, FSRSAlgorithm, type FSRSState, Rating } from 'ts-fsrs';
import type { DayGrade } from './dayGrade';

export type Strength = FSRSState;

/** An item becomes due when its recall drops to this probability. */
export const RECALL_WHEN_DUE = 0.9;
/** A child is asked again after half a year, however well they know an item. */
export const MAX_PAUSE_DAYS = 180;

/** FSRS with its published parameters, without fuzz and without steps within a day. */
class Schedule extends FSRSAlgorithm {
  constructor() {
    super({
      request_retention: RECALL_WHEN_DUE,
      maximum_interval: MAX_PAUSE_DAYS,
      enable_fuzz: false,
      enable_short_term: false,
    });
    // The library reads its parameters through a Proxy, which would take a third of the time.
    this.param = { ...this.param };
  }
}

const schedule = new Schedule();
const { decay, factor } = computeDecayFactor(schedule.parameters.w);
const RATINGS: Readonly<Record<DayGrade, Rating>> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good };

/** The probability of recall after `days`: the library's curve, with its constants computed once. */
export const recallAfter = (days: number, stability: number): number => (1 + (factor * days) / stability) ** decay;

/** `before` is `null` on the first remembered day. */
export const strengthAfter = (before: Strength | null, daysSince: number, grade: DayGrade): Strength =>
  before === null
    ? schedule.next_state(null, 0, RATINGS[grade])
    : schedule.next_state(before, daysSince, RATINGS[grade], recallAfter(daysSince, before.stability));

export const daysUntilDue = (stability: number): number => schedule.next_interval(stability, 0);
