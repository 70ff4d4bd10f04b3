import { type Limits, takeFrom, type Usage } from './limits';

/** Older callers are forgotten beyond this, so that a flood of names costs no memory. */
const KEPT_CALLERS = 10_000;

/** For one process: under plain Node, in tests, and for callers without a name. */
export function memoryLimits(now: () => number = Date.now): Limits {
  const usages = new Map<string, Usage>();
  return {
    take: async (who, what, allowance) => {
      const { taken, next } = takeFrom(usages.get(who) ?? null, what, allowance, now());
      if (next) {
        usages.delete(who);
        usages.set(who, next);
        const oldest = usages.keys().next().value;
        if (usages.size > KEPT_CALLERS && oldest !== undefined) usages.delete(oldest);
      }
      return taken;
    },
  };
}
