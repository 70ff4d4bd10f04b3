import { type Cloud, cloudOf } from './cloud';
import { farthestStroke, type Likeness } from './likeness';
import { toKnownForm, type KnownForm, ranked } from './ranking';
import { type Fitted, fitted } from './registration';
import { type Form, lengthOf, type Line, type Part } from './stroke';

/** A letter may be this far from its taught form and still be that letter; measured by `npm run measure:writing`. */
const MAX_LETTER_DISTANCE = 0.46;
/** Ink this near to another letter is that letter. */
const MAX_OTHER_LETTER_DISTANCE = 0.35;
/** A stroke farther off than this as a whole is missing. */
const MAX_STROKE_DISTANCE = 0.27;
/** A piece of a stroke farther off than this is missing. */
const MAX_GAP_DISTANCE = 0.39;
/** Ink farther than this from the letter is stray; then the limits are multiplied by LENIENCY. */
const STRAY_INK_FROM = 0.2;
const LENIENCY = 1.5;
/** A stroke farther than this from the letter does not belong to it. */
const MAX_EXTRA_STROKE_DISTANCE = 0.4;
/** Farther than this, no part of the letter can be named. */
const UNRECOGNIZABLE_FROM = 0.75;

/** How a letter of the right shape was written. */
type StrokeOrder = 'asTaught' | 'otherOrder' | 'otherDirection';

/** The verdict on what was written on the slate. */
export type Verdict =
  | { readonly kind: 'right'; readonly strokeOrder: StrokeOrder }
  /** It is clearly another letter. */
  | { readonly kind: 'other'; readonly name: string }
  /** One part is missing or looks different; null if nothing can be recognized. */
  | { readonly kind: 'unlike'; readonly part: Part | null }
  /** There is more on the slate than the letter. */
  | { readonly kind: 'tooMuch' };

/** Whether the strokes of a form were written in the taught order and direction. */
function strokeOrderOf(form: Cloud, { laid, matches: { toForm } }: Fitted): StrokeOrder {
  const order: number[] = [];
  const forwards: number[] = [];
  for (let at = 1; at < laid.size; at += 1) {
    const [here, before] = [toForm[at] ?? 0, toForm[at - 1] ?? 0];
    const of = form.stroke[here] ?? 0;
    if (laid.stroke[at] !== laid.stroke[at - 1] || form.stroke[before] !== of) continue;
    forwards[of] = (forwards[of] ?? 0) + Math.sign(here - before);
    if (!order.includes(of)) order.push(of);
  }
  if (order.some((one, at) => one < (order[at - 1] ?? 0))) return 'otherOrder';
  return forwards.some((steps) => steps < 0) ? 'otherDirection' : 'asTaught';
}

/** Judges the ink as the letter that was asked for, without comparing it to others. */
function judgeShape(drawn: readonly Line[], form: Form, { off, missing: gap, extra: left }: Likeness): Verdict {
  // Parts are named by the taught form, whichever handwriting was nearest.
  const taught = toKnownForm(form).cloud;
  const laid = fitted(taught, cloudOf(drawn));
  const missing = farthestStroke(taught, laid.matches.fromForm);
  const extra = farthestStroke(laid.laid, laid.matches.fromInk);
  const part = form.strokes[missing.stroke]?.part ?? null;
  // Stray ink may be the missing stroke, drawn in another way.
  const leniency = left > STRAY_INK_FROM ? LENIENCY : 1;
  if (missing.off > MAX_STROKE_DISTANCE * leniency) return { kind: 'unlike', part };
  if (extra.off > MAX_EXTRA_STROKE_DISTANCE) return { kind: 'tooMuch' };
  if (off <= MAX_LETTER_DISTANCE && gap <= MAX_GAP_DISTANCE * leniency)
    return { kind: 'right', strokeOrder: strokeOrderOf(taught, laid) };
  return { kind: 'unlike', part };
}

/** Judges the ink against the letter that was asked for and all letters that it could be instead. */
export function judgeWriting(lines: readonly Line[], form: Form, forms: readonly KnownForm[]): Verdict {
  const drawn = lines.filter(({ length }) => length > 0);
  if (drawn.reduce((sum, line) => sum + lengthOf(line), 0) === 0) return { kind: 'unlike', part: null };
  const [nearest, ...others] = ranked(drawn, forms, [form.name]);
  const asked = nearest?.form.name === form.name ? nearest : others.find((one) => one.form.name === form.name);
  if (!nearest || !asked) return { kind: 'unlike', part: null };
  // Another letter is named only if it is clear, because the child may just have forgotten a part.
  const isOther = nearest.likeness.off <= MAX_OTHER_LETTER_DISTANCE && nearest !== asked;
  if (isOther) return { kind: 'other', name: nearest.form.name };
  if (asked.likeness.off > UNRECOGNIZABLE_FROM) return { kind: 'unlike', part: null };
  const verdict = judgeShape(drawn, form, asked.likeness);
  const isAnother = verdict.kind === 'right' && nearest !== asked;
  return isAnother ? { kind: 'other', name: nearest.form.name } : verdict;
}
