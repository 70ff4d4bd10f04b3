import { sentenceText } from '../../domain/lesson/focus';
import type { Material } from '../../domain/lesson/material';
import { aksharas } from '../../domain/script/aksharas';
import { placesOf, press, type Seen, type Solver } from '../solver';
import { isAsked, placeInRowOf } from '../solverKnowledge';

/** The parts of the sentence or word that the question asks for, or of a row of letters or numbers. */
function orderedParts({ asked, options }: Seen, { sentences, words }: Material): readonly string[] {
  const texts = options.map(({ text }) => text);
  const areShown = (parts: readonly string[]) => parts.toSorted().join(' ') === texts.toSorted().join(' ');
  const asParts = [
    ...sentences.map((one) => ({ ...one, telugu: sentenceText(one), parts: one.words.map(({ telugu }) => telugu) })),
    ...words.map((one) => ({ ...one, parts: aksharas(one.telugu) })),
  ];
  const found = asParts.find(({ telugu, english, parts }) => isAsked(asked, telugu, english) && areShown(parts));
  const place = placeInRowOf(texts);
  return found?.parts ?? texts.toSorted((one, other) => place(one) - place(other));
}

export const solve: Solver = (seen, { material }, isRight) => {
  const order = placesOf(
    orderedParts(seen, material),
    seen.options.map(({ text }) => text),
  );
  return press(...(isRight ? order : order.toReversed()));
};
