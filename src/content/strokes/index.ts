import type { StrokeContent } from '../../domain/writing/compose';
import { OTHER_HANDS } from './hands';
import { LETTER_STROKES } from './letters';
import { SIGN_PLACES } from './places';
import { SIGN_STROKES } from './signs';
import { VOTTU_STROKES } from './vottulu';

/** How Telugu is written, all of it; fetched by whoever draws or judges. */
export const STROKES: StrokeContent = {
  letters: LETTER_STROKES,
  signs: SIGN_STROKES,
  vottulu: VOTTU_STROKES,
  places: SIGN_PLACES,
  hands: OTHER_HANDS,
};
