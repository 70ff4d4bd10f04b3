// Ninety days of one made-up learner: the same minutes, the same new items on the same days, reviews in some order.
/** @import { Kind, Random, Trace } from './learners.mjs' */
/** @typedef {{ met: string[], right: string[], wrong: string[], hesitant: string[] }} Session */
/** What decides the order of reviews: told of each day's answers, it orders the items met so far.
 * @typedef {{ order: (met: readonly string[], day: number, random: Random) => readonly string[], answered: (session: Session, day: number) => void }} Reviews */

export const DAYS = 90;
export const MINUTES_A_DAY = 10;
export const NEW_A_DAY = 4;
const SECONDS = { right: 7, wrong: 15, meeting: 20 };
/** Of what is not known, so much is guessed right; of what is known, so much is slipped on. */
const GUESSED = 0.2;
const SLIPPED = 0.03;
/** A right answer to something half forgotten, or a guess, takes a while in every second case. */
const HESITATED = 0.5;
/** How much items differ: two thirds are between half and twice as easy as the middle one. */
const SPREAD = Math.LN2;
const REMEMBERED_FROM = 0.9;

/** @param {Random} random a number of the bell curve */
const bell = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** @param {readonly Trace[]} traces @param {number} day */
function measured(traces, day) {
  const recalls = traces.map((trace) => trace.recall(day));
  return {
    remembered: recalls.filter((recall) => recall >= REMEMBERED_FROM).length,
    recall: recalls.length === 0 ? 1 : recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length,
  };
}

/**
 * @param {Kind} kind
 * @param {Reviews} reviews
 * @param {(name: string) => Random} randomFor chance of its own for each matter, so that orders meet the same learner
 */
export function ninetyDays(kind, reviews, randomFor) {
  const [ease, answer, choice] = [randomFor('ease'), randomFor('answer'), randomFor('order')];
  const newADay = kind.newADay ?? NEW_A_DAY;
  const comes = kind.comesOn(randomFor('absence'));
  /** @type {Map<string, Trace>} */
  const traces = new Map();
  const mornings = [];
  for (let day = 0; day < DAYS; day += 1) {
    if (day > 0) mornings.push(measured([...traces.values()], day));
    if (!comes(day)) continue;
    /** @type {Session} */
    const session = { met: [], right: [], wrong: [], hesitant: [] };
    let seconds = MINUTES_A_DAY * 60 - newADay * SECONDS.meeting;
    for (const key of reviews.order([...traces.keys()], day, choice)) {
      if (seconds <= 0) break;
      const trace = traces.get(key);
      if (!trace) continue;
      const recall = trace.recall(day);
      const isKnown = answer() < recall;
      const isRight = isKnown ? answer() >= SLIPPED : answer() < GUESSED;
      const isUnsure = !isKnown || recall < 0.7;
      if (isRight && isUnsure && answer() < HESITATED) session.hesitant.push(key);
      (isRight ? session.right : session.wrong).push(key);
      trace.practise(day, isKnown);
      seconds -= isRight ? SECONDS.right : SECONDS.wrong;
    }
    for (let count = 0; count < newADay; count += 1) {
      const key = `word:${traces.size}`;
      traces.set(key, kind.learn(Math.exp(SPREAD * bell(ease)), day));
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
