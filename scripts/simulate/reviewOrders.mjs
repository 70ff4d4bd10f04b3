// Review orders: by due date as in the app, with the most or the least forgotten first; round robin; random.
/** @import { Random } from './learners.mjs' */
/** @import { Reviews } from './ninetyDays.mjs' */

/** The app's own functions from src/domain/memory and their dependencies.
 * @typedef {typeof import('../../src/domain/memory/dueItems')
 *   & typeof import('../../src/domain/memory/memoryChange')
 *   & typeof import('../../src/domain/memory/memoryDocument')
 *   & typeof import('../../src/domain/memory/withMemoryChange')
 *   & Pick<typeof import('../../src/domain/progress/calendar'), 'dayOf'>
 *   & Pick<typeof import('../../src/domain/random'), 'shuffled'>} Domain */

const FIRST_DAY = 20_000;

/**
 * Due items first, then the others, the most forgotten first.
 * @param {Domain} domain
 * @param {import('../../src/domain/memory/dueItems').DueOrder} order
 * @returns {Reviews}
 */
export function byDueDate(domain, order) {
  let document = domain.EMPTY_MEMORY;
  return {
    order(met, day) {
      const today = FIRST_DAY + day;
      const due = domain.dueItems([document], today, met.length, order);
      const isDue = new Set(due);
      const rest = [...domain.strengths(document, today)]
        .filter(([key]) => !isDue.has(key))
        .sort(([, one], [, other]) => one.retrievability - other.retrievability);
      return [...due, ...rest.map(([key]) => key)];
    },
    answered({ met, right, wrong, hesitant }, day) {
      const answers = { day: domain.dayOf(FIRST_DAY + day), right: [...met, ...right], wrong, hesitant };
      for (const { increments } of domain.memoryChange(answers))
        document = domain.withMemoryChange(document, increments);
    },
  };
}

/** Round robin: a reviewed item goes to the end of the queue. @returns {Reviews} */
export function inTurn() {
  /** @type {string[]} */
  let queue = [];
  return {
    order: () => queue,
    answered({ met, right, wrong }) {
      const asked = new Set([...right, ...wrong]);
      queue = [...queue.filter((key) => !asked.has(key)), ...queue.filter((key) => asked.has(key)), ...met];
    },
  };
}

/** @param {Domain} domain @returns {Reviews} */
export const byChance = (domain) => ({
  order: (met, _, random) => domain.shuffled(met, random),
  answered: () => undefined,
});
