/** A few hundred in the daily tests; the long run asks for ten thousand of its own seed. */
export const runs = (few = 200) => {
  const { SOAK_RUNS, SOAK_SEED } = process.env;
  return { numRuns: Number(SOAK_RUNS ?? few), ...(SOAK_SEED ? { seed: Number(SOAK_SEED) } : {}) };
};
