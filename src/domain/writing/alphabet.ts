import { aksharaIn, SIGNS } from '../lesson/akshara';
import { aksharaForm, letterForm, type StrokeContent, strokesOf } from './compose';
import { toKnownForm, type KnownForm } from './ranking';
import type { Form } from './stroke';

/** A form in all known handwritings, ready to be compared. */
function inAllHands({ hands }: StrokeContent, form: Form): readonly KnownForm[] {
  const strokes = strokesOf(hands, form.name);
  return [toKnownForm(form), ...(strokes.length > 0 ? [toKnownForm({ name: form.name, strokes })] : [])];
}

export const knownLetters = (content: StrokeContent): readonly KnownForm[] =>
  Object.keys(content.letters).flatMap((letter) => {
    const form = letterForm(content, letter);
    return form ? inAllHands(content, form) : [];
  });

/** How a letter or an akshara is written; null if it cannot be composed. */
export function formOf(content: StrokeContent, text: string): Form | null {
  const letter = letterForm(content, text);
  const akshara = aksharaIn(text);
  return letter ?? (akshara && aksharaForm(content, akshara));
}

/** The forms that the text could be confused with: all letters, and for an akshara also its other signs. */
export function rivalForms(content: StrokeContent, letters: readonly KnownForm[], text: string): readonly KnownForm[] {
  const akshara = aksharaIn(text);
  if (content.letters[text] || !akshara) return letters;
  const signs = SIGNS.map((sign) => aksharaForm(content, { ...akshara, sign }));
  const bare = akshara.vottu === '' ? [] : [aksharaForm(content, { ...akshara, vottu: '' })];
  const others = [...signs, ...bare].filter((form) => form !== null && !content.letters[form.name]);
  return [...letters, ...others.flatMap((form) => (form ? inAllHands(content, form) : []))];
}
