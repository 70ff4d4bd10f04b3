import type { Figures, ProgressInput } from './figures';
import { ownFigures } from './ownFigures';
import { sampleFigures } from './sample';

/** The learner's first activity replaces the sample on all screens. */
export const figuresFor = (input: ProgressInput): Figures =>
  input.summary.activities > 0 ? ownFigures(input) : sampleFigures(input.concepts);
