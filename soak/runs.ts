/** Options for fast-check; `npm run soak` sets SOAK_RUNS and SOAK_SEED. */
export const runs = (defaultRuns = 200) => {
  const { SOAK_RUNS, SOAK_SEED } = process.env;
  return { numRuns: Number(SOAK_RUNS ?? defaultRuns), ...(SOAK_SEED ? { seed: Number(SOAK_SEED) } : {}) };
};
