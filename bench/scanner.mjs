// Checks that scanning poems is linear: a hundred times more poems take at most a hundred times longer.
import { runnerImport } from 'vite';
import { median } from './throttledVisit.mjs';

const ROUNDS = 15;

/** @param {() => void} scanAll */
function timed(scanAll) {
  const start = performance.now();
  scanAll();
  return performance.now() - start;
}

export async function benchScanner() {
  const { scan } = (await runnerImport('./src/domain/chandas/scan.ts')).module;
  const { poems } = (await runnerImport('./src/content/padyalu/poems.ts')).module;
  // Both sides scan the same ten poems, so that long meters have the same weight.
  const ten = poems.slice(0, 10);
  const scanTimes = (/** @type {number} */ times) => () => {
    for (let time = 0; time < times; time += 1) for (const { teluguText, meter } of ten) scan(teluguText, meter);
  };
  timed(scanTimes(300)); // let the engine compile first
  /** @type {number[]} */
  const few = [];
  /** @type {number[]} */
  const many = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Equal work on both sides, so that other load on the machine affects both equally.
    let tens = 0;
    for (let time = 0; time < 100; time += 1) tens += timed(scanTimes(1));
    few.push(tens / 100);
    many.push(timed(scanTimes(100)));
  }
  const ratio = median(many) / median(few);
  return [
    {
      measure: 'Poems: scanning 1,000 ÷ scanning 10',
      value: `${ratio.toFixed(1)}×`,
      limit: 100,
      ratio,
      detail: `${median(many).toFixed(1)} ms / ${median(few).toFixed(2)} ms`,
    },
  ];
}
