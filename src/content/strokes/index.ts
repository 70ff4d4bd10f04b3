import type { StrokeContent } from '../../domain/writing/compose';
import { OTHER_HANDS } from './hands';
import { LETTER_STROKES } from './letters';
import { SIGN_PLACES } from './places';
import { SIGN_STROKES } from './signs';
import { VOTTU_STROKES } from './vottulu';

/** The strokes of all letters, loaded only by screens that draw or check them. */
export const STROKES: StrokeContent = {
  letters: LETTER_STROKES,
  signs: SIGN_STROKES,
  vottulu: VOTTU_STROKES,
  places: SIGN_PLACES,
  hands: OTHER_HANDS,
};
