// Simulates concurrent learners, each sending one request after the other, until the time is up.

/** @typedef {{ ok: boolean, kind: string }} Answer the outcome of a request and its label in the figures */
/** @typedef {{ ms: number, kind: string, ok: boolean }} Timing */
/** @typedef {{ requests: number, perSecond: number, failed: number, median: number, p95: number, worst: number, kinds: Record<string, number> }} Figures */

/** @param {readonly number[]} sorted @param {number} share */
export const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** @param {readonly Timing[]} timings @param {number} seconds @returns {Figures} */
export function figuresOf(timings, seconds) {
  const times = timings.map(({ ms }) => ms).toSorted((one, other) => one - other);
  /** @type {Record<string, number>} */
  const kinds = {};
  for (const { kind } of timings) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return {
    requests: timings.length,
    perSecond: Math.round(timings.length / seconds),
    failed: timings.filter(({ ok }) => !ok).length,
    median: Math.round(percentile(times, 0.5)),
    p95: Math.round(percentile(times, 0.95)),
    worst: Math.round(times.at(-1) ?? 0),
    kinds,
  };
}

/**
 * @template L
 * @param {{ learners: readonly L[], seconds: number, turn: (learner: L, number: number) => Promise<Answer>, now?: () => number }} options
 * @returns {Promise<Figures>}
 */
export async function drive({ learners, seconds, turn, now = () => performance.now() }) {
  /** @type {Timing[]} */
  const timings = [];
  const start = now();
  const end = start + seconds * 1000;
  await Promise.all(
    learners.map(async (learner) => {
      for (let number = 0; now() < end; number += 1) {
        const from = now();
        // A broken connection fails that request, not the whole test.
        const { ok, kind } = await turn(learner, number).catch((error) => ({
          ok: false,
          kind: String(error.cause?.code ?? error.name),
        }));
        timings.push({ ms: now() - from, ok, kind });
      }
    }),
  );
  return figuresOf(timings, (now() - start) / 1000);
}

/** @param {string} name @param {Figures} figures */
export function figureLines(name, { requests, perSecond, failed, median, p95, worst, kinds }) {
  const parts = Object.entries(kinds).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    `${name}: ${requests} requests, ${perSecond} a second, ${failed} failed`,
    `  median ${median} ms, 95th percentile ${p95} ms, worst ${worst} ms`,
    `  ${parts.map(([kind, count]) => `${kind} ${count}`).join(', ')}`,
  ];
}

/** @param {readonly { name: string, figures: Figures }[]} driven */
export const figureTable = (driven) =>
  [
    ['target', 'requests', 'per second', 'failed', 'median', '95th percentile', 'worst'],
    Array.from({ length: 7 }, () => '---'),
    ...driven.map(({ name, figures: { requests, perSecond, failed, median, p95, worst } }) => [
      name,
      ...[requests, perSecond, failed].map((count) => count.toLocaleString('en')),
      ...[median, p95, worst].map((ms) => `${ms.toLocaleString('en')} ms`),
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const [BEGIN, END] = ['<!-- load: begin -->', '<!-- load: end -->'];

/** @param {string} page @param {string} text the new text between the markers */
export function withFigures(page, text) {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`The page lacks the markers for the figures: ${BEGIN} … ${END}`);
  return `${before}${BEGIN}\n\n${text}\n\n${END}${after}`;
}
