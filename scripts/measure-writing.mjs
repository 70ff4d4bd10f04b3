// npm run measure:writing: measures how well the slate recognizes letters. It thins letters of four other typefaces, like
// the one that is taught, and distorts them like handwriting: bent, shaky, slanted, scaled, joined, split. It prints the
// figures and writes them into docs/WRITING.md. The same seed gives the same figures.
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './setup/dependencies.mjs';
import { byHand } from './writing/hands.mjs';
import { ringsAndLines, scribble } from './writing/scribbles.mjs';

const root = new URL('../', import.meta.url);
process.chdir(fileURLToPath(root));
ensureDependencies();
const { runnerImport } = await import('vite');
const { openFont } = await import('./strokes/glyphs.mjs');
const { rasterOf, thinned } = await import('./strokes/thinning.mjs');
const { roadsOf } = await import('./strokes/routes.mjs');
const { traced } = await import('./strokes/traced.mjs');

const FACES = ['mallanna', 'mandali', 'ntr', 'ravi-prakash'];
const HANDS_PER_FACE = Number(process.env['HANDS'] ?? 4);
const SCRIBBLES = Number(process.env['SCRIBBLES'] ?? 10_000);
const PAGE = new URL('docs/WRITING.md', root);
const [BEGIN, END] = ['<!-- measured: begin -->', '<!-- measured: end -->'];

const load = async (/** @type {string} */ file) =>
  (await runnerImport(`./src/${file}.ts`, { mode: 'production', configFile: false })).module;
/** @type {typeof import('../src/domain/writing/alphabet')} */
const { rivalForms, formOf, knownLetters } = await load('domain/writing/alphabet');
/** @type {typeof import('../src/domain/writing/verdict')} */
const { judgeWriting } = await load('domain/writing/verdict');
/** @type {typeof import('../src/domain/lesson/seededRandom')} */
const { seededRandom } = await load('domain/lesson/seededRandom');
/** @type {typeof import('../src/content/strokes/index')} */
const { STROKES } = await load('content/strokes/index');
/** @type {typeof import('../src/content/lessons/confusions/index')} */
const { CONFUSIONS } = await load('content/lessons/confusions/index');

const random = seededRandom(20);
const letters = knownLetters(STROKES);
const SIGN = /^[\u0c3e-\u0c56\u0c02\u0c03]$/u;
/** A sign cannot be written alone, so it is put on క. */
const asWritten = (/** @type {string} */ text) => (SIGN.test(text) ? `క${text}` : text);
const pairs = CONFUSIONS.map(({ letters: [one, other] }) => [asWritten(one), asWritten(other)]).filter((pair) =>
  pair.every((text) => formOf(STROKES, text)),
);
const names = [...new Set([...Object.keys(STROKES.letters), ...pairs.flat()])];

/** @typedef {{ name: string, face: string, lines: readonly (readonly import('./strokes/glyphs.mjs').Point[])[] }} Sample */
/** @type {Sample[]} */
const samples = [];
for (const face of FACES) {
  const shape = await openFont(new URL(`node_modules/@fontsource/${face}/files/${face}-telugu-400-normal.woff2`, root));
  for (const name of names) {
    const printed = traced(roadsOf(thinned(rasterOf(shape(name).flatMap((glyph) => glyph.shapes)))));
    const upright = printed.map((line) => line.map(([x, y]) => /** @type {const} */ ([x, -y])));
    samples.push({ name, face, lines: upright });
    for (let hand = 0; hand < HANDS_PER_FACE; hand += 1) samples.push({ name, face, lines: byHand(upright, random) });
  }
}
for (const name of names) {
  const taught = formOf(STROKES, name)?.strokes.map(({ line }) => line) ?? [];
  for (let hand = 0; hand < 2 * HANDS_PER_FACE; hand += 1)
    samples.push({ name, face: 'as taught', lines: byHand(taught, random) });
}

const partners = new Map(names.map((name) => [name, /** @type {string[]} */ ([])]));
for (const [one = '', other = ''] of pairs) {
  partners.get(one)?.push(other);
  partners.get(other)?.push(one);
}

const judged = (/** @type {Sample['lines']} */ lines, /** @type {string} */ asked) => {
  const form = formOf(STROKES, asked);
  if (!form) throw new Error(`No strokes are known for ${asked}`);
  return judgeWriting(lines, form, rivalForms(STROKES, letters, asked));
};

/** @typedef {{ yes: number, of: number }} Count */
/** @param {Map<string, Count>} counts @param {string} name @param {boolean} isYes */
function add(counts, name, isYes) {
  const { yes, of } = counts.get(name) ?? { yes: 0, of: 0 };
  counts.set(name, { yes: yes + (isYes ? 1 : 0), of: of + 1 });
}
const share = (/** @type {Count} */ { yes, of }) => (of === 0 ? 0 : (100 * yes) / of);
const percent = (/** @type {Count} */ count) => `${share(count).toFixed(1)} %`;
const total = (/** @type {Iterable<Count>} */ counts) => {
  let [yes, of] = [0, 0];
  for (const count of counts) [yes, of] = [yes + count.yes, of + count.of];
  return { yes, of };
};

const [byFace, byLetter, byPair] = [new Map(), new Map(), new Map()];
const began = process.cpuUsage();
let verdicts = 0;
for (const { name, face, lines } of samples) {
  const verdict = judged(lines, name);
  const isRight = verdict.kind === 'right';
  if (!isRight && process.env['FAULTS']) console.log(face, name, JSON.stringify(verdict));
  add(byFace, face, isRight);
  add(byLetter, name, isRight);
  for (const other of partners.get(name) ?? [])
    add(byPair, `${name} as ${other}`, judged(lines, other).kind === 'right');
  verdicts += 1 + (partners.get(name)?.length ?? 0);
}
const milliseconds = process.cpuUsage(began).user / 1000 / verdicts;

/** Counts the random drawings that are accepted as the expected letter. @param {typeof scribble} draw @param {number} count */
function countAccepted(draw, count) {
  let right = 0;
  for (let at = 0; at < count; at += 1) {
    const asked = names[Math.floor(random() * names.length)] ?? 'అ';
    if (judged(draw(random), asked).kind === 'right') right += 1;
  }
  return right;
}
const scribblesRight = countAccepted(scribble, SCRIBBLES);
const ringsRight = countAccepted(ringsAndLines, SCRIBBLES / 5);

const table = (/** @type {readonly (readonly string[])[]} */ rows) => rows.map((cells) => `| ${cells.join(' | ')} |`);
const worst = [...byPair]
  .filter(([, count]) => count.yes > 0)
  .toSorted(([, one], [, other]) => share(other) - share(one));
const missed = [...byLetter]
  .filter(([, count]) => share(count) < 95)
  .toSorted(([, one], [, other]) => share(one) - share(other));
const report = [
  `${samples.length.toLocaleString('en')} drawings of ${names.length} letters and signs; ${byPair.size} ordered pairs of letters that can be confused.`,
  '',
  ...table([
    ['drawn like', 'accepted as the right letter'],
    ['---', '---'],
    ...[...byFace].map(([face, count]) => [face, percent(count)]),
    ['**all**', `**${percent(total(byFace.values()))}**`],
  ]),
  '',
  `A different letter was accepted in **${percent(total(byPair.values()))}** of the drawings of all pairs. Pairs in which this happened, of ${[...byPair.values()][0]?.of ?? 0} or more drawings each: ${worst.map(([pair, count]) => `${pair} ${percent(count)}`).join(', ') || 'none'}.`,
  '',
  `Letters accepted in less than 95 % of their drawings: ${missed.map(([name, count]) => `${name} ${percent(count)}`).join(', ') || 'none'}.`,
  '',
  `Of ${SCRIBBLES.toLocaleString('en')} scribbles, dots, lines and corners, **${scribblesRight} were accepted**. Of ${(SCRIBBLES / 5).toLocaleString('en')} random combinations of rings and lines, which anybody could take for ర or ల, ${ringsRight} were accepted. One verdict took ${milliseconds.toFixed(1)} ms of processor time.`,
].join('\n');
console.log(report);

if (SCRIBBLES >= 10_000) {
  const page = await readFile(PAGE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/WRITING.md lacks the markers for the figures: ${BEGIN} … ${END}`);
  await writeFile(PAGE, `${before}${BEGIN}\n\n${report}\n\n${END}${after}`);
  spawnSync('node_modules/.bin/oxfmt', ['docs/WRITING.md'], { stdio: 'inherit' });
}
