import { type Limits, takeFrom, type Usage } from './limits';

/** Bounds the memory that a flood of callers can use. */
const MAX_CALLERS = 10_000;

/** Counts in one process: under plain Node, in tests, and for callers without an account. */
export function memoryLimits(now: () => number = Date.now): Limits {
  const usages = new Map<string, Usage>();
  return {
    take: async (who, what, allowance) => {
      const { taken, next } = takeFrom(usages.get(who) ?? null, what, allowance, now());
      if (next) {
        usages.delete(who);
        usages.set(who, next);
        const oldest = usages.keys().next().value;
        if (usages.size > MAX_CALLERS && oldest !== undefined) usages.delete(oldest);
      }
      return taken;
    },
  };
}
