import { type Cloud, cloudOf } from './cloud';
import { type Likeness, likeness, roughLikeness } from './likeness';
import { fitBySize, fitted } from './registration';
import type { Form, Line } from './stroke';

const SMALL_CLOUD = 30;
/** How many of the nearest forms by the quick measure are compared closely. */
const MAX_CLOSE_COMPARISONS = 6;

/** One way to write a letter, ready to be compared; a letter may have several. */
export type KnownForm = { readonly form: Form; readonly cloud: Cloud; readonly small: Cloud };

export const toKnownForm = (form: Form): KnownForm => {
  const lines = form.strokes.map(({ line }) => line);
  return { form, cloud: cloudOf(lines), small: cloudOf(lines, SMALL_CLOUD) };
};

export type Ranked = { readonly form: Form; readonly likeness: Likeness };

/**
 * The letters that the ink is most like, each once, nearest first.
 * @param always names of forms that are always compared closely
 */
export function ranked(
  lines: readonly Line[],
  forms: readonly KnownForm[],
  always: readonly string[],
): readonly Ranked[] {
  const ink = cloudOf(lines);
  const small = cloudOf(lines, SMALL_CLOUD);
  const found = forms
    .map((one) => ({ one, off: roughLikeness(fitBySize(one.small, small)) }))
    .toSorted((one, other) => one.off - other.off)
    .filter(({ one }, place) => place < MAX_CLOSE_COMPARISONS || always.includes(one.form.name))
    .map(({ one }) => ({ form: one.form, likeness: likeness(one.cloud, fitted(one.cloud, ink)) }))
    .toSorted((one, other) => one.likeness.off - other.likeness.off);
  const names = new Set<string>();
  return found.filter(({ form: { name } }) => names.size < names.add(name).size);
}
