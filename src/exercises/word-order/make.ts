import { SIGNS, aksharaText } from '../../domain/lesson/akshara';
import { type Focus, numberEntry, entryOfFocus, sentenceText } from '../../domain/lesson/focus';
import type { Sentence } from '../../domain/lesson/lessonContent';
import { isMetLetter, isMetSign, type Material, type MaterialWord } from '../../domain/lesson/material';
import type { Entry } from '../../domain/lesson/entry';
import { aksharas } from '../../domain/script/aksharas';
import { type Random, shuffled } from '../../domain/random';

export type OrderTask = {
  readonly unit: 'word' | 'akshara' | 'letter' | 'gunintam' | 'number';
  /** The sentence, word or row in the right order. */
  readonly whole: Entry;
  readonly end: string;
  /** In the right order. */
  readonly parts: readonly string[];
  /** Other orders that are also right. */
  readonly otherOrders: readonly (readonly number[])[];
  /** The order in which parts are shown, as indexes into `parts`. */
  readonly shown: readonly number[];
};

const ROW_LENGTH = 4;
const MIN_PARTS = 3;
const MAX_WORDS = 7;
const MAX_AKSHARAS = 6;

const indexesOf = (parts: readonly unknown[]) => parts.map((_, at) => at);

/** The text of an order, so that equal parts are interchangeable. */
const textOf = ({ parts }: Pick<OrderTask, 'parts'>, order: readonly number[]): string =>
  order.map((at) => parts[at] ?? '').join(' ');

export const isInOrder = (task: Pick<OrderTask, 'parts' | 'otherOrders'>, order: readonly number[]): boolean =>
  [indexesOf(task.parts), ...task.otherOrders].some((right) => textOf(task, right) === textOf(task, order));

/** Shuffles the parts into a wrong order; `null` if every order is right. */
function shuffledTask(task: Omit<OrderTask, 'shown'>, random: Random): OrderTask | null {
  for (let tries = 0; tries < 20; tries += 1) {
    const shown = shuffled(indexesOf(task.parts), random);
    if (!isInOrder(task, shown)) return { ...task, shown };
  }
  return null;
}

/** A random stretch of the row that contains this index. */
function stretch<T>(row: readonly T[], at: number, random: Random): readonly T[] {
  if (at < 0 || row.length < ROW_LENGTH) return [];
  const first = Math.max(0, at - ROW_LENGTH + 1);
  const last = Math.min(at, row.length - ROW_LENGTH);
  const from = first + Math.floor(random() * (last - first + 1));
  return row.slice(from, from + ROW_LENGTH);
}

const ofSentence = (sentence: Sentence): Omit<OrderTask, 'shown'> => ({
  unit: 'word',
  whole: entryOfFocus({ about: 'sentence', sentence }),
  end: sentenceText(sentence).slice(-1),
  parts: sentence.words.map(({ telugu }) => telugu),
  otherOrders: sentence.otherOrders ?? [],
});

function ofWord(word: MaterialWord): Omit<OrderTask, 'shown'> | null {
  const parts = aksharas(word.telugu);
  const isOneWord = parts.join('') === word.telugu && parts.length <= MAX_AKSHARAS;
  return isOneWord
    ? { unit: 'akshara', whole: entryOfFocus({ about: 'word', word }), end: '', parts, otherOrders: [] }
    : null;
}

const ofRow = (unit: OrderTask['unit'], key: string, parts: readonly string[]): Omit<OrderTask, 'shown'> => ({
  unit,
  whole: { key, telugu: parts.join(', ') },
  end: '',
  parts,
  otherOrders: [],
});

function numbersAround(material: Material, number: number, random: Random): readonly number[] {
  const others = shuffled(material.numbers, random).filter((one) => one !== number);
  return [number, ...others.slice(0, ROW_LENGTH - 1)].toSorted((one, other) => one - other);
}

function orderedTask(material: Material, focus: Focus, random: Random): Omit<OrderTask, 'shown'> | null {
  const { key } = entryOfFocus(focus);
  switch (focus.about) {
    case 'sentence':
      return focus.sentence.words.length > MAX_WORDS ? null : ofSentence(focus.sentence);
    case 'word':
      return ofWord(focus.word);
    case 'letter': {
      const row = material.letters.map(({ letter }) => letter).filter((letter) => isMetLetter(material, letter));
      return ofRow('letter', key, stretch(row, row.indexOf(focus.letter.letter), random));
    }
    case 'akshara': {
      if (focus.akshara.vottu !== '') return null;
      const row = SIGNS.filter((sign) => isMetSign(material, sign)).map((sign) =>
        aksharaText({ ...focus.akshara, sign }),
      );
      return ofRow('gunintam', key, stretch(row, row.indexOf(aksharaText(focus.akshara)), random));
    }
    case 'number':
      return ofRow(
        'number',
        key,
        numbersAround(material, focus.number, random).map((one) => numberEntry(one).telugu),
      );
    case 'statement':
      return null;
  }
}

export function makeOrderTask(material: Material, focus: Focus, random: Random): OrderTask | null {
  const task = orderedTask(material, focus, random);
  return task && task.parts.length >= MIN_PARTS ? shuffledTask(task, random) : null;
}
