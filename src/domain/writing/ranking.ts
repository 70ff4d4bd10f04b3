import { type Cloud, cloudOf } from './cloud';
import { type Likeness, likeness, roughLikeness } from './likeness';
import { atFirstSight, registered } from './registration';
import type { Form, Line } from './stroke';

const SMALL_CLOUD = 30;
/** So many of those that look nearest at first sight are compared closely. */
const LOOKED_AT = 6;

/** One way to write a letter, ready to be compared; a letter may have several. */
export type KnownForm = { readonly form: Form; readonly cloud: Cloud; readonly small: Cloud };

export const known = (form: Form): KnownForm => {
  const lines = form.strokes.map(({ line }) => line);
  return { form, cloud: cloudOf(lines), small: cloudOf(lines, SMALL_CLOUD) };
};

export type Ranked = { readonly form: Form; readonly likeness: Likeness };

/** The letters that the ink is most like, each once, the nearest first. @param always names of those that are compared in any case */
export function ranked(
  lines: readonly Line[],
  forms: readonly KnownForm[],
  always: readonly string[],
): readonly Ranked[] {
  const ink = cloudOf(lines);
  const small = cloudOf(lines, SMALL_CLOUD);
  const found = forms
    .map((one) => ({ one, off: roughLikeness(atFirstSight(one.small, small)) }))
    .toSorted((one, other) => one.off - other.off)
    .filter(({ one }, place) => place < LOOKED_AT || always.includes(one.form.name))
    .map(({ one }) => ({ form: one.form, likeness: likeness(one.cloud, registered(one.cloud, ink)) }))
    .toSorted((one, other) => one.likeness.off - other.likeness.off);
  const names = new Set<string>();
  return found.filter(({ form: { name } }) => names.size < names.add(name).size);
}
