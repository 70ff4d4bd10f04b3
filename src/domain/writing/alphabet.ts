import { aksharaIn, SIGNS } from '../lesson/akshara';
import { aksharaForm, letterForm, type StrokeContent, strokesOf } from './compose';
import { known, type KnownForm } from './ranking';
import type { Form } from './stroke';

/** All letters in all hands, ready to be compared. */
export const knownLetters = (content: StrokeContent): readonly KnownForm[] =>
  Object.keys(content.letters).flatMap((letter) => {
    const taught = letterForm(content, letter);
    const other = { name: letter, strokes: strokesOf(content.hands, letter) };
    return [...(taught ? [known(taught)] : []), ...(other.strokes.length > 0 ? [known(other)] : [])];
  });

/** How a letter or an akshara is written; `null` for what cannot be composed. */
export function formOf(content: StrokeContent, text: string): Form | null {
  const letter = letterForm(content, text);
  const akshara = aksharaIn(text);
  return letter ?? (akshara && aksharaForm(content, akshara));
}

/** What somebody who was asked for this could have written instead: any letter, and for an akshara any sign on it. */
export function couldBe(content: StrokeContent, letters: readonly KnownForm[], text: string): readonly KnownForm[] {
  const akshara = aksharaIn(text);
  if (content.letters[text] || !akshara) return letters;
  const signs = SIGNS.flatMap((sign) => aksharaForm(content, { ...akshara, sign }) ?? []);
  const bare = akshara.vottu === '' ? [] : [aksharaForm(content, { ...akshara, vottu: '' })];
  return [
    ...letters,
    ...[...signs, ...bare].flatMap((form) => (form && !content.letters[form.name] ? known(form) : [])),
  ];
}
