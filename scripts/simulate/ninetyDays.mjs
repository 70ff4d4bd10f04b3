// Simulates ninety days of one learner: fixed minutes and new items per day, and reviews in a given order.
/** @import { Kind, Random, Trace } from './learners.mjs' */
/** @typedef {{ met: string[], right: string[], wrong: string[], hesitant: string[] }} Session */
/** Decides the order of reviews of the items met so far, and learns each day's answers.
 * @typedef {{ order: (met: readonly string[], day: number, random: Random) => readonly string[], answered: (session: Session, day: number) => void }} Reviews */

export const DAYS = 90;
export const MINUTES_PER_DAY = 10;
export const NEW_PER_DAY = 4;
const SECONDS = { right: 7, wrong: 15, meeting: 20 };
/** Chance that an unknown item is guessed right. */
const GUESS_RATE = 0.2;
/** Chance that a known item is answered wrong. */
const SLIP_RATE = 0.03;
/** Chance that a right answer is slow when the item is half forgotten or guessed. */
const HESITATION_RATE = 0.5;
/** Standard deviation of log ease: two thirds of the items are between half and twice as easy as the median. */
const SPREAD = Math.LN2;
const MIN_REMEMBERED_RECALL = 0.9;

/** @param {Random} random */
const normalSample = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** @param {readonly Trace[]} traces @param {number} day */
function measured(traces, day) {
  const recalls = traces.map((trace) => trace.recall(day));
  return {
    remembered: recalls.filter((recall) => recall >= MIN_REMEMBERED_RECALL).length,
    recall: recalls.length === 0 ? 1 : recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length,
  };
}

/**
 * @param {Kind} kind
 * @param {Reviews} reviews
 * @param {(name: string) => Random} randomFor a separate sequence per topic, so that all orders get the same learner
 */
export function ninetyDays(kind, reviews, randomFor) {
  const [ease, answer, choice] = [randomFor('ease'), randomFor('answer'), randomFor('order')];
  const newPerDay = kind.newPerDay ?? NEW_PER_DAY;
  const isPresent = kind.isPresentOn(randomFor('absence'));
  /** @type {Map<string, Trace>} */
  const traces = new Map();
  const mornings = [];
  for (let day = 0; day < DAYS; day += 1) {
    if (day > 0) mornings.push(measured([...traces.values()], day));
    if (!isPresent(day)) continue;
    /** @type {Session} */
    const session = { met: [], right: [], wrong: [], hesitant: [] };
    let seconds = MINUTES_PER_DAY * 60 - newPerDay * SECONDS.meeting;
    for (const key of reviews.order([...traces.keys()], day, choice)) {
      if (seconds <= 0) break;
      const trace = traces.get(key);
      if (!trace) continue;
      const recall = trace.recall(day);
      const isKnown = answer() < recall;
      const isRight = isKnown ? answer() >= SLIP_RATE : answer() < GUESS_RATE;
      const isUnsure = !isKnown || recall < 0.7;
      if (isRight && isUnsure && answer() < HESITATION_RATE) session.hesitant.push(key);
      (isRight ? session.right : session.wrong).push(key);
      trace.practice(day, isKnown);
      seconds -= isRight ? SECONDS.right : SECONDS.wrong;
    }
    for (let count = 0; count < newPerDay; count += 1) {
      const key = `word:${traces.size}`;
      traces.set(key, kind.learn(Math.exp(SPREAD * normalSample(ease)), day));
      session.met.push(key);
    }
    reviews.answered(session, day);
  }
  const end = measured([...traces.values()], DAYS);
  const all = [...mornings, end];
  const mean = (/** @type {'remembered' | 'recall'} */ field) =>
    all.reduce((sum, morning) => sum + morning[field], 0) / all.length;
  return {
    met: traces.size,
    remembered: end.remembered,
    recall: end.recall,
    rememberedMean: mean('remembered'),
    recallMean: mean('recall'),
  };
}
