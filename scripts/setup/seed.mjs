// Seeds the generated test cases, so that a change cannot fail because of an unlucky seed unrelated to it.
// AKSHARAM_SEED=random tries new cases; a number repeats those of a run. vitest.config.ts reads the variable.
import fc from 'fast-check';
import { inject } from 'vitest';

const seed = inject('seed');
if (seed !== null) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
