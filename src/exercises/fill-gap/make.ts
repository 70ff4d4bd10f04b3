import { aksharaIn, SIGNS, aksharaText } from '../../domain/lesson/akshara';
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
  /** The complete word or sentence. */
  readonly whole: Entry;
};

const WRONG_CHOICES = 3;
const ROW_LENGTH = 4;

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

/** Leaves out one akshara without a vottu, because the spelling of stacks differs between books. */
function ofWord(material: Material, word: MaterialWord, random: Random): GapTask | null {
  const parts = aksharas(word.telugu);
  if (parts.length < 2 || parts.join('') !== word.telugu) return null;
  const places = parts.flatMap((part, at) => (aksharaIn(part)?.vottu === '' ? [at] : []));
  const at = shuffled(places, random)[0];
  const akshara = at === undefined ? null : aksharaIn(parts[at] ?? '');
  if (at === undefined || !akshara) return null;
  const right: Entry = { key: word.key, telugu: aksharaText(akshara) };
  const filled = (piece: string) => parts.with(at, piece).join('');
  const isAllowed = ({ telugu }: Entry) => material.words.every((other) => other.telugu !== filled(telugu));
  const wrong = drawWrong(
    aksharaTiers(material, akshara),
    right,
    { count: WRONG_CHOICES, byEar: true, isAllowed },
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

/** The possible starts of a stretch that contains this index and only parts the learner has met. */
function stretchStarts({ parts, isMet }: Row, at: number): number[] {
  const from = Array.from({ length: ROW_LENGTH }, (_, back) => at - back);
  return from.filter(
    (first) =>
      first >= 0 &&
      first + ROW_LENGTH <= parts.length &&
      parts.slice(first, first + ROW_LENGTH).every((part, place) => isMet(part, first + place)),
  );
}

const ALPHABET: readonly string[] = [...PRIMER_VOWELS, ...PRIMER_CONSONANTS];

/** A row that skips letters has other right answers: between ఉ and ఒ, ఋ would be as right as ఎ. */
function isSkippedBetween(stretch: readonly string[], gap: number): (letter: string) => boolean {
  const indexAt = (at: number) => ALPHABET.indexOf(stretch[at] ?? stretch[gap] ?? '');
  const [before, after] = [indexAt(gap - 1), indexAt(gap + 1)];
  return (letter) => {
    const place = ALPHABET.indexOf(letter);
    return before < place && place < after;
  };
}

/** Leaves out one part of a row of letters, aksharas of a gunintam, or numbers. */
function ofRow(material: Material, focus: Focus, whole: Row, random: Random): GapTask | null {
  const right = entryOfFocus(focus);
  const { parts: row } = whole;
  const at = row.indexOf(right.telugu);
  const from = at < 0 ? undefined : shuffled(stretchStarts(whole, at), random)[0];
  if (from === undefined) return null;
  const stretch = row.slice(from, from + ROW_LENGTH);
  const gap = at - from;
  const isAlsoRight = isSkippedBetween(stretch, gap);
  const isAllowed = ({ telugu }: Entry) => !stretch.includes(telugu) && !isAlsoRight(telugu);
  const wrong = wrongEntries(material, focus, { count: WRONG_CHOICES, isAllowed }, random);
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
      const parts = SIGNS.map((sign) => aksharaText({ ...focus.akshara, sign }));
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
