import { aksharaIn, SIGNS, written } from '../../domain/lesson/akshara';
import { type Focus, numberEntry, entryOfFocus, sentenceText } from '../../domain/lesson/focus';
import type { Sentence } from '../../domain/lesson/lessonContent';
import { isMetLetter, isMetSign, type Material, type MaterialWord } from '../../domain/lesson/material';
import type { Entry } from '../../domain/lesson/entry';
import { aksharaTiers, drawWrong, wrongEntries } from '../../domain/lesson/wrongEntries';
import { aksharas } from '../../domain/script/aksharas';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../../domain/script/letters';
import { type Random, shuffled } from '../../domain/random';
import { choiceTask, type ChoiceTask } from '../../domain/exercise/choice';

export type GapTask = ChoiceTask & {
  readonly missing: 'word' | 'akshara' | 'inRow';
  readonly before: string;
  readonly after: string;
  /** The whole without its gap. */
  readonly whole: Entry;
};

const WRONG_PIECES = 3;
const IN_A_ROW = 4;

function ofSentence(sentence: Sentence, random: Random): GapTask | null {
  const { gap, words, key } = sentence;
  const right = gap && words[gap.at];
  if (!gap || !right) return null;
  const text = (part: typeof words) => part.map(({ telugu }) => telugu).join(' ');
  return {
    missing: 'word',
    right: { key, telugu: right.telugu },
    choices: shuffled(
      [right.telugu, ...gap.wrong].map((telugu) => ({ key, telugu })),
      random,
    ),
    why: gap.why,
    before: text(words.slice(0, gap.at)),
    after: `${text(words.slice(gap.at + 1))}${sentenceText(sentence).slice(-1)}`,
    whole: entryOfFocus({ about: 'sentence', sentence }),
  };
}

/** One akshara without a vottu is left out: how stacks are spelled differs from book to book. */
function ofWord(material: Material, word: MaterialWord, random: Random): GapTask | null {
  const parts = aksharas(word.telugu);
  if (parts.length < 2 || parts.join('') !== word.telugu) return null;
  const places = parts.flatMap((part, at) => (aksharaIn(part)?.vottu === '' ? [at] : []));
  const at = shuffled(places, random)[0];
  const akshara = at === undefined ? null : aksharaIn(parts[at] ?? '');
  if (at === undefined || !akshara) return null;
  const right: Entry = { key: word.key, telugu: written(akshara) };
  const filled = (piece: string) => parts.with(at, piece).join('');
  const isAllowed = ({ telugu }: Entry) => material.words.every((other) => other.telugu !== filled(telugu));
  const wrong = drawWrong(
    aksharaTiers(material, akshara),
    right,
    { count: WRONG_PIECES, byEar: true, isAllowed },
    random,
  );
  const task = choiceTask(material, right, wrong, random);
  return (
    task && {
      ...task,
      missing: 'akshara',
      before: parts.slice(0, at).join(''),
      after: parts.slice(at + 1).join(''),
      whole: entryOfFocus({ about: 'word', word }),
    }
  );
}

type Row = { readonly parts: readonly string[]; readonly isMet: (part: string, at: number) => boolean };

/** Where a stretch of the row may begin that has this place in it and nothing that was not met yet. */
function beginnings({ parts, isMet }: Row, at: number): number[] {
  const from = Array.from({ length: IN_A_ROW }, (_, back) => at - back);
  return from.filter(
    (first) =>
      first >= 0 &&
      first + IN_A_ROW <= parts.length &&
      parts.slice(first, first + IN_A_ROW).every((part, place) => isMet(part, first + place)),
  );
}

const ALPHABET: readonly string[] = [...PRIMER_VOWELS, ...PRIMER_CONSONANTS];

/** In a row that passes over letters, one of these would be as right: ఋ between ఉ and ఒ, where ఎ is asked for. */
function mightStandThere(stretch: readonly string[], gap: number): (letter: string) => boolean {
  const placeOf = (at: number) => ALPHABET.indexOf(stretch[at] ?? stretch[gap] ?? '');
  const [before, after] = [placeOf(gap - 1), placeOf(gap + 1)];
  return (letter) => {
    const place = ALPHABET.indexOf(letter);
    return before < place && place < after;
  };
}

/** A row of the alphabet, of a gunintam or of numbers with one missing. */
function ofRow(material: Material, focus: Focus, whole: Row, random: Random): GapTask | null {
  const right = entryOfFocus(focus);
  const { parts: row } = whole;
  const at = row.indexOf(right.telugu);
  const from = at < 0 ? undefined : shuffled(beginnings(whole, at), random)[0];
  if (from === undefined) return null;
  const stretch = row.slice(from, from + IN_A_ROW);
  const gap = at - from;
  const isAsRight = mightStandThere(stretch, gap);
  const isAllowed = ({ telugu }: Entry) => !stretch.includes(telugu) && !isAsRight(telugu);
  const wrong = wrongEntries(material, focus, { count: WRONG_PIECES, isAllowed }, random);
  const task = choiceTask(material, right, wrong, random);
  return (
    task && {
      ...task,
      missing: 'inRow',
      before: stretch
        .slice(0, gap)
        .map((part) => `${part} ·`)
        .join(' '),
      after: stretch
        .slice(gap + 1)
        .map((part) => `· ${part}`)
        .join(' '),
      whole: right,
    }
  );
}

export function makeGapTask(material: Material, focus: Focus, random: Random): GapTask | null {
  switch (focus.about) {
    case 'sentence':
      return ofSentence(focus.sentence, random);
    case 'word':
      return ofWord(material, focus.word, random);
    case 'letter':
      return ofRow(
        material,
        focus,
        { parts: material.letters.map(({ letter }) => letter), isMet: (letter) => isMetLetter(material, letter) },
        random,
      );
    case 'akshara': {
      const parts = SIGNS.map((sign) => written({ ...focus.akshara, sign }));
      const isMet = (_: string, at: number) => isMetSign(material, SIGNS[at] ?? '');
      return focus.akshara.vottu === '' ? ofRow(material, focus, { parts, isMet }, random) : null;
    }
    case 'number':
      return ofRow(
        material,
        focus,
        { parts: material.numbers.map((one) => numberEntry(one).telugu), isMet: () => true },
        random,
      );
    case 'statement':
      return null;
  }
}
