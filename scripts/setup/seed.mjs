// Before the tests of each file: what is generated is the same in every run, so that no change fails by a chance that was
// there before it. AKSHARAM_SEED=random looks for new cases; a number repeats those of a run. vitest.config.ts reads it.
import fc from 'fast-check';
import { inject } from 'vitest';

const seed = inject('seed');
if (seed !== null) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
