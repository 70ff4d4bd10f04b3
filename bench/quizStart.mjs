// Measures the cost of Start in the easy quiz with a bank of 10,000 entries and with one of 600. The app reads and sorts
// the entries when the screen opens, so Start only draws the questions, as here.
import { runnerImport } from 'vite';
import { median } from './throttledVisit.mjs';

const ROUNDS = 51;
const STARTS = 200;
const CATEGORIES = 22;
const QUESTIONS = 20;

const entriesOf = (/** @type {number} */ size) =>
  Array.from({ length: size }, (_, at) => ({
    id: `category${at % CATEGORIES}_word ${at}`,
    correct: `మాట ${at}`,
    wrong: `మాట ${at + 1}`,
    category: `category${at % CATEGORIES}`,
  }));
const allChosen = Object.fromEntries(Array.from({ length: CATEGORIES }, (_, at) => [`category${at}`, true]));

export async function benchQuizStart() {
  const { easyBank, easyQuestions } = (await runnerImport('./src/domain/quiz/easyBank.ts')).module;
  /** Starts one quiz after the other. @param {ReturnType<typeof easyBank>} bank */
  const startMany = (bank) => {
    const start = performance.now();
    let used = new Set();
    for (let time = 0; time < STARTS; time += 1) {
      if (time % 10 === 0) used = new Set();
      ({ used } = easyQuestions(bank, allChosen, { used, count: QUESTIONS, random: Math.random }));
    }
    return ((performance.now() - start) / STARTS) * 1000;
  };
  const [small, large] = [easyBank(entriesOf(600)), easyBank(entriesOf(10_000))];
  for (const bank of [small, large]) startMany(bank); // let the engine compile first
  /** @type {number[]} */
  const few = [];
  /** @type {number[]} */
  const many = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    few.push(startMany(small));
    many.push(startMany(large));
  }
  const ratio = median(many) / median(few);
  return [
    {
      measure: 'Quiz: starting from 10,000 entries ÷ from 600',
      value: `${ratio.toFixed(2)}×`,
      limit: 2,
      ratio,
      detail: `${median(many).toFixed(0)} µs / ${median(few).toFixed(0)} µs`,
    },
  ];
}
