import type { Figures, ProgressInput } from './figures';
import { ownFigures } from './ownFigures';
import { sampleFigures } from './sample';

/** The first activity that was ever recorded replaces the sample, on every screen at once. */
export const figuresFor = (input: ProgressInput): Figures =>
  input.summary.activities > 0 ? ownFigures(input) : sampleFigures(input.concepts);
