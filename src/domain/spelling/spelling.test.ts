import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CONFUSIONS } from '../../content/lessons/confusions';
import { wordBank } from '../../content/words';
import { asWritten } from '../../exercises/mend-word/make';
import { canFollow } from '../../exercises/word-parts/make';
import {
  type ExerciseOf,
  judged,
  makeExercise,
  rightAnswerOf,
  SPELLING_KIND_NAMES,
  type SpellingKindName,
  wrongAnswersOf,
} from '../../exercises/kinds';
import { entryOfFocus, type Focus, focusesOf } from '../lesson/focus';
import { type Material, materialOfWords } from '../lesson/material';
import { seededRandom } from '../lesson/seededRandom';
import { partsOf } from '../typing/parts';
import { compareSpelling } from './compare';
import { isSameSpelling } from './sameSpelling';
import { spellingExercises, WORDS_AT_A_TIME } from './spellingExercises';
import { canSpell } from './taught';
import { wordsToSpell } from './wordsToSpell';

const categories = ['animals', 'family', 'home', 'food', 'body'];
const materials: readonly Material[] = categories.map((category) =>
  materialOfWords(
    wordBank.filter((word) => word.category === category),
    CONFUSIONS,
  ),
);
const asked = materials.flatMap((material) => focusesOf(material).map((focus) => ({ material, focus })));
// By index, because a counterexample would print a whole lesson.
const anyAsked = fc.nat(asked.length - 1);
function askedAt(at: number) {
  const found = asked[at];
  if (!found) throw new Error(`Nothing is asked at ${at}`);
  return found;
}

type Made = { readonly [K in SpellingKindName]: ExerciseOf<K> | null };
const madeOf = (material: Material, focus: Focus, seed: number): Made => ({
  'hear-and-type': makeExercise('hear-and-type', material, focus, seededRandom(seed)),
  'picture-and-type': makeExercise('picture-and-type', material, focus, seededRandom(seed)),
  'word-parts': makeExercise('word-parts', material, focus, seededRandom(seed)),
  'mend-word': makeExercise('mend-word', material, focus, seededRandom(seed)),
});

describe('a spelling exercise', () => {
  test.each(SPELLING_KIND_NAMES)('of the kind %s has exactly one right answer', (kind) => {
    const count = { made: 0 };
    fc.assert(
      fc.property(anyAsked, fc.nat(), (of, seed) => {
        const { material, focus } = askedAt(of);
        const exercise = madeOf(material, focus, seed)[kind];
        if (!exercise) return;
        count.made += 1;
        expect(judged(exercise, rightAnswerOf(exercise))).toMatchObject({
          isRight: true,
          outcome: { right: [entryOfFocus(focus).key], wrong: [], mixedUp: [] },
        });
        const wrong = wrongAnswersOf(exercise);
        expect(wrong.length).toBeGreaterThan(0);
        expect(new Set(wrong).size).toBe(wrong.length);
        for (const answer of wrong) {
          const given = judged(exercise, answer);
          expect(given.isRight).toBe(false);
          expect(given.explanation.why?.te).toBeTruthy();
        }
      }),
      { numRuns: 150 },
    );
    expect(count.made).toBeGreaterThan(30);
  });

  it('offers the parts of the word, which can be joined, and at most two others', () => {
    fc.assert(
      fc.property(anyAsked, fc.nat(), (of, seed) => {
        const { material, focus } = askedAt(of);
        const task = madeOf(material, focus, seed)['word-parts']?.task;
        if (!task) return;
        const parts = partsOf(task.whole.telugu);
        expect(parts.join('')).toBe(task.whole.telugu);
        expect(parts.every((part, at) => canFollow(parts.slice(0, at).join(''), part))).toBe(true);
        const left = [...task.tiles];
        for (const part of parts) expect(left.splice(left.indexOf(part), 1)).toEqual([part]);
        expect(left.length).toBeLessThanOrEqual(2);
        for (const other of left) expect(parts).not.toContain(other);
      }),
      { numRuns: 150 },
    );
  });

  it('shows a word with one wrong akshara that is no other word of the lesson and can be corrected', () => {
    fc.assert(
      fc.property(anyAsked, fc.nat(), (of, seed) => {
        const { material, focus } = askedAt(of);
        const task = madeOf(material, focus, seed)['mend-word']?.task;
        if (!task) return;
        const compared = compareSpelling(task.whole.telugu, asWritten(task));
        expect(compared.filter(({ isSame }) => !isSame)).toHaveLength(1);
        expect(material.words.some(({ telugu }) => telugu === asWritten(task))).toBe(false);
        const at = compared.findIndex(({ isSame }) => !isSame);
        expect(task.offered[at]).toContain(compared[at]?.right);
        for (const [place, akshara] of task.written.entries()) {
          expect(task.offered[place]).toContain(akshara);
          // A single option would reveal that the akshara is right.
          expect(task.offered[place]?.length).toBeGreaterThan(1);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('records the letters that were mixed up', () => {
    const focus: Focus = {
      about: 'word',
      word: { key: 'word:x', telugu: 'ధనం', english: 'wealth', group: 'home', near: [] },
    };
    const exercise = makeExercise('hear-and-type', materialOfWords([], []), focus, seededRandom(1));
    if (!exercise) throw new Error('not made');
    expect(judged(exercise, 'దనం').outcome).toMatchObject({ wrong: ['word:x'], mixedUp: ['ధ ద'] });
    expect(judged(exercise, 'ధణం').outcome.mixedUp).toEqual(['న ణ']);
    expect(judged(exercise, 'xyz').outcome.mixedUp).toEqual([]);
    expect(judged(exercise, '').isRight).toBe(false);
    expect(judged(exercise, 'దనం').explanation.why?.en).toBe('It should be ధ here, not ద.');
  });
});

describe('comparing akshara by akshara', () => {
  test.each([
    ['పిల్లి', 'పిలి', 'పి=పి ల్లి≠లి'],
    ['పుస్తకం', 'పుకం', 'పు=పు స్త≠ కం=కం'],
    ['అమ్మ', 'అమ్మమ', 'అ=అ మ్మ=మ్మ ≠మ'],
    ['ఆవు', '', 'ఆ≠ వు≠'],
    ['వెళ్లు', 'వెళ్ళు', 'వె=వె ళ్లు=ళ్లు'],
  ])('%s written as %s', (right, written, shown) => {
    const compared = compareSpelling(right, written);
    expect(compared.map((one) => `${one.right}${one.isSame ? '=' : '≠'}${one.written}`).join(' ')).toBe(shown);
  });

  it('loses nothing, whatever was written', () => {
    fc.assert(
      fc.property(anyAsked, fc.string({ unit: fc.constantFrom(...'కగఅిాం్ల a'), maxLength: 12 }), (at, text) => {
        const { telugu } = entryOfFocus(askedAt(at).focus);
        const compared = compareSpelling(telugu, text);
        if (isSameSpelling(telugu, text)) return;
        expect(compared.map(({ written }) => written).join('')).toBe(text.normalize('NFC').replaceAll(/\s/gu, ''));
        expect(compared.some(({ isSame }) => !isSame)).toBe(true);
      }),
      { numRuns: 80 },
    );
  });
});

test.each([
  ['వెళ్లు', 'వెళ్ళు', true],
  ['ఐదు', 'అయిదు', true],
  ['ఔను', 'అవును', true],
  ['గుర్రం', 'గుఱ్ఱం', true],
  ['కృష్ణ', 'క్రుష్ణ', false],
  ['పండు', 'పండూ', false],
])('%s may be written %s: %s', (one, other, isSame) => expect(isSameSpelling(one, other)).toBe(isSame));

describe('a word that can be asked', () => {
  const summary = { rightByItem: { 'letter:ఆ': 1, 'letter:ట': 2, 'letter:క': 1, 'letter:మ': 1, 'sign:ా': 1 } };

  it('has only letters that were taught', () => {
    const isTaught = canSpell({ summary });
    expect(['ఆట', 'కాకా', 'ఆవు', 'మమ్మ', 'cat'].map(isTaught)).toEqual([true, true, false, false, false]);
    const withVottu = canSpell({ summary: { rightByItem: { ...summary.rightByItem, 'sign:్క': 1 } } });
    expect(['మమ్మ', 'మక్క', 'మల్ల'].map(withVottu)).toEqual([true, true, false]);
  });

  it('may have any letter for a learner who started with reading', () => {
    const none = { rightByItem: {} };
    expect(canSpell({ summary: none, startAt: 'reading' })('స్త్రీ')).toBe(true);
    expect(canSpell({ summary: none, startAt: 'gunintalu' })('పాలు')).toBe(false);
    expect(canSpell({ summary: none, startAt: 'gunintalu' })('పలక')).toBe(true);
    expect(canSpell({ summary: none })('పలక')).toBe(false);
  });

  it('is asked once in a run that has every kind of spelling exercise', () => {
    const everything = { summary: { rightByItem: {} }, canSpell: () => true, isSuited: () => true };
    const bank = wordBank.filter(({ category }) => categories.includes(category));
    const keys = wordsToSpell(bank, everything, seededRandom(2));
    const materialFor = (key: string) => materials.find((material) => material.words.some((word) => word.key === key));
    const made = spellingExercises(keys, SPELLING_KIND_NAMES, materialFor, seededRandom(2));
    expect(made).toHaveLength(WORDS_AT_A_TIME);
    expect(new Set(made.map(({ kind }) => kind)).size).toBe(4);
    expect(new Set(made.map(({ subject }) => subject.key)).size).toBe(WORDS_AT_A_TIME);
    expect(wordsToSpell(bank, { ...everything, canSpell: () => false }, seededRandom(2))).toEqual([]);
  });
});
