// npm run simulate: measures with simulated learners how much reviewing by due date helps. Prints a table and writes it
// into docs/MEMORY.md. The same seeds give the same table.
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './setup/dependencies.mjs';
import { KINDS } from './simulate/learners.mjs';
import { DAYS, MINUTES_PER_DAY, NEW_PER_DAY, ninetyDays } from './simulate/ninetyDays.mjs';
import { byChance, byDueDate, inTurn } from './simulate/reviewOrders.mjs';

const LEARNERS_PER_KIND = 20;
const PAGE = new URL('../docs/MEMORY.md', import.meta.url);
const [BEGIN, END] = ['<!-- simulation: begin -->', '<!-- simulation: end -->'];
/** A difference of fewer standard errors does not count. */
const MIN_STANDARD_ERRORS = 2;

process.chdir(fileURLToPath(new URL('../', import.meta.url)));
ensureDependencies();
const { runnerImport } = await import('vite');
const load = async (/** @type {string} */ file) =>
  (await runnerImport(`./src/domain/${file}.ts`, { mode: 'production', configFile: false })).module;

const { seededRandom } = await load('lesson/seededRandom');
const { fingerprint } = await load('fingerprint');
/** @type {import('./simulate/reviewOrders.mjs').Domain} */
const domain = Object.assign(
  {},
  await load('memory/dueItems'),
  await load('memory/memoryChange'),
  await load('memory/memoryDocument'),
  await load('memory/withMemoryChange'),
  await load('progress/calendar'),
  await load('random'),
);

const BY_DUE_DATE = [
  { name: 'most forgotten first', reviews: () => byDueDate(domain, 'mostForgotten') },
  { name: 'least forgotten first', reviews: () => byDueDate(domain, 'leastForgotten') },
];
const OTHER_ORDERS = [
  { name: 'round robin', reviews: inTurn },
  { name: 'random', reviews: () => byChance(domain) },
];
const MEASURES = /** @type {const} */ ([
  { field: 'remembered', name: 'remembered at the end', digits: 0 },
  { field: 'recall', name: 'recall at the end', digits: 2 },
  { field: 'rememberedMean', name: 'remembered on average', digits: 0 },
  { field: 'recallMean', name: 'recall on average', digits: 2 },
]);

const mean = (/** @type {readonly number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean advantage of the first list over the second, learner by learner, in standard errors.
 * @param {readonly number[]} one @param {readonly number[]} other */
function advantage(one, other) {
  const differences = one.map((value, at) => value - (other[at] ?? 0));
  const middle = mean(differences);
  const variance = mean(differences.map((value) => (value - middle) ** 2));
  return variance === 0 ? 0 : middle / Math.sqrt(variance / differences.length);
}

/** @typedef {ReturnType<typeof ninetyDays>} Outcome */
/** @typedef {readonly Outcome[]} Outcomes always the same learners in the same order */

/** @param {Outcomes} due @param {readonly Outcomes[]} others */
function verdict(due, others) {
  const against = MEASURES.map(({ field, name }) => {
    const values = (/** @type {Outcomes} */ outcomes) => outcomes.map((outcome) => outcome[field]);
    const margin = Math.min(...others.map((other) => advantage(values(due), values(other))));
    const isBetter = margin > MIN_STANDARD_ERRORS;
    return { name, word: isBetter ? 'better' : margin < -MIN_STANDARD_ERRORS ? 'worse' : 'no better' };
  });
  const exceptions = against.filter(({ word }) => word !== 'better');
  return exceptions.length === 0 ? 'better' : exceptions.map(({ name, word }) => `${word}: ${name}`).join('; ');
}

/** @param {typeof KINDS[number]} kind */
function row(kind) {
  const simulate = (/** @type {() => import('./simulate/ninetyDays.mjs').Reviews} */ reviews) =>
    Array.from({ length: LEARNERS_PER_KIND }, (_, learner) =>
      ninetyDays(kind, reviews(), (matter) => seededRandom(fingerprint(`${kind.name} ${learner} ${matter}`))),
    );
  const byDate = BY_DUE_DATE.map(({ reviews }) => simulate(reviews));
  const inOtherOrders = OTHER_ORDERS.map(({ reviews }) => simulate(reviews));
  const all = [...byDate, ...inOtherOrders];
  const cells = MEASURES.map(({ field, digits }) =>
    all.map((outcomes) => mean(outcomes.map((outcome) => outcome[field])).toFixed(digits)).join(' / '),
  );
  const met = mean((all[0] ?? []).map((outcome) => outcome.met)).toFixed(0);
  return [kind.name, met, ...cells, ...byDate.map((due) => verdict(due, inOtherOrders))];
}

const orders = [
  ...BY_DUE_DATE.map(({ name }) => `by due date with the ${name}`),
  ...OTHER_ORDERS.map(({ name }) => name),
];
const HEAD = ['learner', 'items met', ...MEASURES.map(({ name }) => name), ...BY_DUE_DATE.map(({ name }) => name)];
const table = [
  `${LEARNERS_PER_KIND} learners of each kind over ${DAYS} days, with ${MINUTES_PER_DAY} minutes and ${NEW_PER_DAY} new items a day unless the row says otherwise. Each cell has four review orders: ${orders.join(' / ')}. The last two columns compare each order by due date with the better of ${OTHER_ORDERS.map(({ name }) => name).join(' and ')}.`,
  '',
  ...[HEAD, HEAD.map(() => '---'), ...KINDS.map(row)].map((cells) => `| ${cells.join(' | ')} |`),
].join('\n');
console.log(table);

const page = await readFile(PAGE, 'utf8');
const [before, rest] = page.split(BEGIN);
const after = rest?.split(END)[1];
if (after === undefined) throw new Error(`docs/MEMORY.md lacks the markers for the table: ${BEGIN} … ${END}`);
await writeFile(PAGE, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
spawnSync('node_modules/.bin/oxfmt', ['docs/MEMORY.md'], { stdio: 'inherit', shell: process.platform === 'win32' });
