import { cloudOf } from './cloud';
import { likeness } from './likeness';
import { known, type KnownForm, ranked } from './ranking';
import { registered } from './registration';
import { type Form, lengthOf, type Line, type Part } from './stroke';

/** A letter may be this far from how it is taught and still be that letter; measured by `npm run measure:writing`. */
const STILL_THE_LETTER = 0.43;
/** Farther than this, no part of it can be named. */
const LIKE_NOTHING = 0.75;

/** How it was written, where the shape is right. */
export type Manner = 'asTaught' | 'otherOrder' | 'otherDirection';

/** What the slate says about what was written on it. */
export type Verdict =
  | { readonly kind: 'right'; readonly manner: Manner }
  /** It is another letter, and a good one. */
  | { readonly kind: 'other'; readonly name: string }
  /** One part of it is missing or looks otherwise; `null` where none of it can be made out. */
  | { readonly kind: 'unlike'; readonly part: Part | null }
  /** There is more on the slate than the letter. */
  | { readonly kind: 'tooMuch' };

/** In which order the strokes of a form were written, and whether most of them were written from their ends. */
export function mannerOf(form: Form, lines: readonly Line[]): Manner {
  const written = known(form);
  const { toForm } = registered(written.cloud, cloudOf(lines)).matches;
  const { stroke } = cloudOf(lines);
  const firstSeen: number[] = [];
  const forwards = form.strokes.map(() => 0);
  for (let at = 0; at < toForm.length; at += 1) {
    const here = toForm[at] ?? 0;
    const of = written.cloud.stroke[here] ?? 0;
    const before = toForm[at - 1] ?? here;
    const isSameLine = at > 0 && stroke[at] === stroke[at - 1] && written.cloud.stroke[before] === of;
    if (!isSameLine) continue;
    if (here !== before) forwards[of] = (forwards[of] ?? 0) + Math.sign(here - before);
    if (!firstSeen.includes(of)) firstSeen.push(of);
  }
  if (firstSeen.some((one, at) => one < (firstSeen[at - 1] ?? 0))) return 'otherOrder';
  return forwards.some((steps) => steps < 0) ? 'otherDirection' : 'asTaught';
}

/** Judges what was written against the letter that was asked for and all that it could be instead. */
export function judgeWriting(lines: readonly Line[], form: Form, forms: readonly KnownForm[]): Verdict {
  const drawn = lines.filter(({ length }) => length > 0);
  if (drawn.reduce((sum, line) => sum + lengthOf(line), 0) === 0) return { kind: 'unlike', part: null };
  const [nearest, ...others] = ranked(drawn, forms, [form.name]);
  const asked = nearest?.form.name === form.name ? nearest : others.find((one) => one.form.name === form.name);
  if (!nearest || !asked) return { kind: 'unlike', part: null };
  if (nearest.likeness.off <= STILL_THE_LETTER)
    return nearest === asked
      ? { kind: 'right', manner: mannerOf(form, drawn) }
      : { kind: 'other', name: nearest.form.name };
  if (asked.likeness.off > LIKE_NOTHING) return { kind: 'unlike', part: null };
  // Its parts are named after the strokes that are taught, whichever way to write it was the nearest.
  const taught = known(form).cloud;
  const { missing, extra, stroke } = likeness(taught, registered(taught, cloudOf(drawn)));
  return extra > missing ? { kind: 'tooMuch' } : { kind: 'unlike', part: form.strokes[stroke]?.part ?? null };
}
