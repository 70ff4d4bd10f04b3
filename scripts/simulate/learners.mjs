// Simulated learners. They forget by other formulas than the app assumes: no formula or parameter of FSRS is used here.
// Half-lives follow half-life regression (Settles and Meeder 2016); the power law is ACT-R's sum of traces, whose decay
// depends on the activation of the memory (Pavlik and Anderson 2005).

/** @typedef {() => number} Random */
/** A learner's memory of one item. Days are whole numbers; a day's practice is one moment.
 * @typedef {{ recall: (day: number) => number, practice: (day: number, wasRight: boolean) => void }} Trace */
/** @typedef {{ name: string, isPresentOn: (random: Random) => (day: number) => boolean, learn: (ease: number, day: number) => Trace, newPerDay?: number }} Kind */

const LN2 = Math.LN2;

/**
 * Recall halves in each half-life. `gain` is the factor by which a right answer lengthens it, given the recall before.
 * @param {{ halfLife: number, gain: (recall: number) => number, loss: number }} parameters
 * @returns {Kind['learn']}
 */
const exponential =
  ({ halfLife, gain, loss }) =>
  (ease, firstDay) => {
    const shortest = halfLife * ease;
    let current = shortest;
    let last = firstDay;
    const recall = (/** @type {number} */ day) => Math.exp((-LN2 * (day - last)) / current);
    return {
      recall,
      practice(day, wasRight) {
        current = wasRight ? current * gain(recall(day)) : Math.max(shortest, current * loss);
        last = day;
      },
    };
  };

// Psychological seconds per day between two runs, and the published decay and noise.
const SECONDS_PER_DAY = 0.025 * 86_400;
const DECAY = 0.177;
const DECAY_BY_ACTIVATION = 0.217;
const NOISE = 0.255;
/** In seconds before the day's moment: a first meeting is several looks within a minute. */
const FIRST_LOOKS = [40, 20, 10];

/**
 * Each practice leaves a trace that fades by a power of time; recall depends on the sum of all traces.
 * @param {{ threshold: number }} parameters
 * @returns {Kind['learn']}
 */
const powerLaw =
  ({ threshold }) =>
  (ease, firstDay) => {
    /** @type {{ at: number, decay: number }[]} */
    const traces = [];
    const activation = (/** @type {number} */ at) =>
      Math.log(traces.reduce((sum, trace) => sum + Math.max(1, at - trace.at) ** -trace.decay, 0));
    const add = (/** @type {number} */ at) => {
      const before = traces.length === 0 ? 0 : Math.exp(activation(at));
      traces.push({ at, decay: DECAY + DECAY_BY_ACTIVATION * before });
    };
    for (const look of FIRST_LOOKS) add(firstDay * SECONDS_PER_DAY - look);
    const hardness = threshold - NOISE * Math.log(ease);
    return {
      recall: (day) => 1 / (1 + Math.exp((hardness - activation(day * SECONDS_PER_DAY)) / NOISE)),
      practice: (day) => add(day * SECONDS_PER_DAY),
    };
  };

const always = () => () => true;

/** Misses every third day or so, and ten days in a row. */
const irregular = (/** @type {Random} */ random) => {
  const missed = new Set(Array.from({ length: 200 }, (_, day) => day).filter(() => random() < 0.35));
  for (let day = 40; day < 50; day += 1) missed.add(day);
  return (/** @type {number} */ day) => !missed.has(day);
};

const doubled = () => 2;
/** The spacing effect: a right answer helps more when more was forgotten. */
const spaced = (/** @type {number} */ most) => (/** @type {number} */ recall) => 1 + most * (1 - recall);

/** @type {Kind} */
const WEAK = {
  name: 'weak: half-life 1 day, pauses help little',
  isPresentOn: always,
  learn: exponential({ halfLife: 1, gain: spaced(2.5), loss: 0.4 }),
};

/** @type {Kind[]} */
export const KINDS = [
  {
    name: 'half-life 1 day, doubled by each right answer',
    isPresentOn: always,
    learn: exponential({ halfLife: 1, gain: doubled, loss: 0.5 }),
  },
  {
    name: 'half-life 3 days, doubled by each right answer',
    isPresentOn: always,
    learn: exponential({ halfLife: 3, gain: doubled, loss: 0.5 }),
  },
  {
    name: 'half-life 2 days, pauses help',
    isPresentOn: always,
    learn: exponential({ halfLife: 2, gain: spaced(4), loss: 0.5 }),
  },
  {
    name: 'strong: half-life 5 days, pauses help much',
    isPresentOn: always,
    learn: exponential({ halfLife: 5, gain: spaced(6), loss: 0.6 }),
  },
  WEAK,
  { ...WEAK, name: 'weak, with 2 new items a day', newPerDay: 2 },
  { name: 'power law, a trace for each practice', isPresentOn: always, learn: powerLaw({ threshold: -1.3 }) },
  {
    name: 'misses days: half-life 2 days, pauses help',
    isPresentOn: irregular,
    learn: exponential({ halfLife: 2, gain: spaced(4), loss: 0.5 }),
  },
];
