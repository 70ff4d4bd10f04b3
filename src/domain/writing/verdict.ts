import { type Cloud, cloudOf } from './cloud';
import { farthestStroke, type Likeness } from './likeness';
import { known, type KnownForm, ranked } from './ranking';
import { type Registered, registered } from './registration';
import { type Form, lengthOf, type Line, type Part } from './stroke';

/** A letter may be this far from how it is taught and still be that letter; measured by `npm run measure:writing`. */
const MAX_LETTER_DISTANCE = 0.46;
/** What is as near as this to another letter is that letter. */
const PLAINLY_ANOTHER = 0.35;
/** A stroke that is farther off than this as a whole is not there. */
const MAX_STROKE_DISTANCE = 0.27;
/** A piece of a stroke that is farther off than this is not there. */
const MAX_GAP_DISTANCE = 0.39;
/** Ink that is farther than this from the letter, and how much more is allowed then. */
const STRAY_INK_FROM = 0.2;
const LENIENCY = 1.5;
/** A stroke that lies farther than this from the letter belongs to something else. */
const MAX_EXTRA_STROKE_DISTANCE = 0.4;
/** Farther than this, no part of it can be named. */
const UNRECOGNIZABLE_FROM = 0.75;

/** How it was written, where the shape is right. */
type StrokeOrder = 'asTaught' | 'otherOrder' | 'otherDirection';

/** What the slate says about what was written on it. */
export type Verdict =
  | { readonly kind: 'right'; readonly strokeOrder: StrokeOrder }
  /** It is another letter, and a good one. */
  | { readonly kind: 'other'; readonly name: string }
  /** One part of it is missing or looks otherwise; `null` where none of it can be made out. */
  | { readonly kind: 'unlike'; readonly part: Part | null }
  /** There is more on the slate than the letter. */
  | { readonly kind: 'tooMuch' };

/** In which order the strokes of a form were written, and whether one of them was written from its end. */
function strokeOrderOf(form: Cloud, { laid, matches: { toForm } }: Registered): StrokeOrder {
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

/** What is to be said of the letter that was asked for, where it is no other one. */
function inItself(drawn: readonly Line[], form: Form, { off, missing: gap, extra: left }: Likeness): Verdict {
  // Its parts are those that are taught, whichever way to write it was the nearest.
  const taught = known(form).cloud;
  const laid = registered(taught, cloudOf(drawn));
  const missing = farthestStroke(taught, laid.matches.fromForm);
  const extra = farthestStroke(laid.laid, laid.matches.fromInk);
  const part = form.strokes[missing.stroke]?.part ?? null;
  // Ink that lies nowhere may be the stroke that seems to be missing, drawn in another way.
  const leniency = left > STRAY_INK_FROM ? LENIENCY : 1;
  if (missing.off > MAX_STROKE_DISTANCE * leniency) return { kind: 'unlike', part };
  if (extra.off > MAX_EXTRA_STROKE_DISTANCE) return { kind: 'tooMuch' };
  if (off <= MAX_LETTER_DISTANCE && gap <= MAX_GAP_DISTANCE * leniency)
    return { kind: 'right', strokeOrder: strokeOrderOf(taught, laid) };
  return { kind: 'unlike', part };
}

/** Judges what was written against the letter that was asked for and all that it could be instead. */
export function judgeWriting(lines: readonly Line[], form: Form, forms: readonly KnownForm[]): Verdict {
  const drawn = lines.filter(({ length }) => length > 0);
  if (drawn.reduce((sum, line) => sum + lengthOf(line), 0) === 0) return { kind: 'unlike', part: null };
  const [nearest, ...others] = ranked(drawn, forms, [form.name]);
  const asked = nearest?.form.name === form.name ? nearest : others.find((one) => one.form.name === form.name);
  if (!nearest || !asked) return { kind: 'unlike', part: null };
  // Only what is plainly another letter is called by its name: a child may just have forgotten a part.
  const isOther = nearest.likeness.off <= PLAINLY_ANOTHER && nearest !== asked;
  if (isOther) return { kind: 'other', name: nearest.form.name };
  if (asked.likeness.off > UNRECOGNIZABLE_FROM) return { kind: 'unlike', part: null };
  const verdict = inItself(drawn, form, asked.likeness);
  const isAnother = verdict.kind === 'right' && nearest !== asked;
  return isAnother ? { kind: 'other', name: nearest.form.name } : verdict;
}
