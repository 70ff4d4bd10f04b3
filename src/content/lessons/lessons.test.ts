import { describe, expect, it } from 'vitest';
import { aksharas } from '../../domain/script/aksharas';
import { hasTelugu, PRIMER_CONSONANTS, PRIMER_VOWELS } from '../../domain/script/letters';
import { SIGNS } from '../../domain/lesson/akshara';
import { LESSON_IDS } from '../../domain/lesson/lesson';
import type { Block, LessonContent, Sentence } from '../../domain/lesson/lessonContent';
import { isItemKey, isOfKind, itemKey } from '../../domain/activity/itemKey';
import { bilingualFaults } from '../bilingualFaults';
import { wordBank } from '../words';
import { CONFUSIONS } from './confusions';
import { loadLesson } from '.';

const lessons = await Promise.all(LESSON_IDS.map(async (id) => ({ id, content: await loadLesson(id) })));

function blocksOf<K extends Block['kind']>({ sections }: LessonContent, kind: K): Extract<Block, { kind: K }>[] {
  const isIt = (block: Block): block is Extract<Block, { kind: K }> => block.kind === kind;
  return sections.flatMap(({ blocks }) => blocks.filter(isIt));
}
const itemsOf = (content: LessonContent) => blocksOf(content, 'items').flatMap(({ items }) => items);
const lettersOf = (content: LessonContent) => blocksOf(content, 'letters').flatMap(({ letters }) => letters);
const sentencesOf = (content: LessonContent) => [
  ...blocksOf(content, 'sentences').flatMap(({ sentences }) => sentences),
  ...(content.practiceSentences ?? []),
];
const bankWordsOf = (content: LessonContent) => {
  const ids = blocksOf(content, 'words').flatMap((block) => block.ids);
  return wordBank.filter(({ id }) => ids.includes(id));
};
const twice = (names: readonly (string | undefined)[]) =>
  names.filter((name, at) => name !== undefined && names.indexOf(name) !== at);
const lessonOf = (id: (typeof LESSON_IDS)[number]) => {
  const found = lessons.find((lesson) => lesson.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found.content;
};

function faultsOf({ key, words, end, otherOrders = [], gap, english }: Sentence): string[] {
  const telugu = words.map((word) => word.telugu);
  const isOrder = (order: readonly number[]) =>
    order.length === words.length && order.every((at) => words[at]) && new Set(order).size === words.length;
  const right = gap && telugu[gap.at];
  const faults = [
    [words.length < 2, 'is one word'],
    [telugu.some((word) => /[\s.?!]/u.test(word) || !hasTelugu(word)), 'has a word that is not a Telugu word'],
    [twice(telugu).length > 0, 'has a word twice'],
    [!'.?!'.includes(end) || english.trim() === '', 'has no end or no meaning'],
    [!otherOrders.every(isOrder), 'has an invalid order'],
    [otherOrders.some((order) => order.every((at, place) => at === place)), 'repeats its own order'],
    [gap !== undefined && right === undefined, 'has a gap outside of the sentence'],
    [gap !== undefined && twice([right, ...gap.wrong]).length > 0, 'has an answer twice'],
  ] as const;
  return faults.filter(([found]) => found).map(([, fault]) => `${key} ${fault}`);
}

describe.each(lessons)('the lesson $id', ({ content }) => {
  it('exists in both languages', () => {
    expect(bilingualFaults(content)).toEqual([]);
  });

  it('has different sections, none of them empty', () => {
    expect(twice(content.sections.map(({ id }) => id))).toEqual([]);
    expect(content.sections.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
  });

  it('repeats no Telugu text, English text or picture', () => {
    const items = [...itemsOf(content), ...bankWordsOf(content)];
    expect(twice(items.map(({ telugu }) => telugu))).toEqual([]);
    expect(twice(items.map(({ english }) => english))).toEqual([]);
    const pictures = [
      ...itemsOf(content).map(({ picture }) => picture),
      ...lettersOf(content).map(({ word }) => word.picture),
    ];
    expect(twice(pictures)).toEqual([]);
  });

  it('writes Telugu in complete aksharas and in Unicode’s composed form', () => {
    const texts = [
      ...itemsOf(content).map(({ telugu }) => telugu),
      ...sentencesOf(content).flatMap(({ words }) => words.map(({ telugu }) => telugu)),
      ...lettersOf(content).map(({ word }) => word.telugu),
    ];
    expect(texts.filter((text) => text !== text.normalize('NFC') || aksharas(text).length === 0)).toEqual([]);
  });

  it('has sentences that can be ordered, and gaps that can be filled', () => {
    expect(sentencesOf(content).flatMap(faultsOf)).toEqual([]);
  });

  it('has both true and false statements', () => {
    const share = content.statements.filter(({ isTrue }) => isTrue).length / content.statements.length;
    expect(content.statements.length).toBeGreaterThanOrEqual(6);
    expect(share).toBeGreaterThanOrEqual(0.3);
    expect(share).toBeLessThanOrEqual(0.7);
  });

  it('refers only to existing words of the bank and existing near items', () => {
    const ids = blocksOf(content, 'words').flatMap((block) => block.ids);
    expect(twice(ids)).toEqual([]);
    expect(ids.filter((id) => !wordBank.some((word) => word.id === id))).toEqual([]);
    const keys = [...itemsOf(content).map(({ key }) => key), ...ids.map((id) => itemKey('word', id))];
    expect(itemsOf(content).flatMap(({ near = [] }) => near.filter((key) => !keys.includes(key)))).toEqual([]);
  });
});

describe('the course', () => {
  const keysOf = (content: LessonContent) =>
    [itemsOf(content), sentencesOf(content), content.statements].flat().map(({ key }) => key);
  const keys = lessons.flatMap(({ content }) => keysOf(content));

  it('has a unique key in Latin letters for every item', () => {
    expect(twice(keys)).toEqual([]);
    const own = keys.filter((key) => !isOfKind(key, 'word'));
    expect(own.filter((key) => !isItemKey(key) || !/^[a-z]+:[a-z0-9-]+$/u.test(key))).toEqual([]);
  });

  it('uses the keys of the word bank for its words', () => {
    const bankKeys = wordBank.map(({ id }) => itemKey('word', id));
    expect(keys.filter((key) => isOfKind(key, 'word') && !bankKeys.includes(key))).toEqual([]);
  });

  it('teaches 16 vowels, 36 consonants and 16 signs', () => {
    const letters = (id: 'vowels' | 'consonants') => lettersOf(lessonOf(id)).map(({ letter }) => letter);
    expect(letters('vowels').toSorted()).toEqual([...PRIMER_VOWELS].toSorted());
    expect(letters('consonants').toSorted()).toEqual([...PRIMER_CONSONANTS].toSorted());
    const signs = blocksOf(lessonOf('gunintalu'), 'gunintalu').flatMap((block) => block.signs);
    expect(new Set(signs.map(({ sign }) => sign))).toEqual(new Set(SIGNS));
  });

  it('counts from 0 to 100', () => {
    const numbers = blocksOf(lessonOf('numbers'), 'numbers').flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at),
    );
    expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 101 }, (_, number) => number)));
  });
});

describe('the confusable letters', () => {
  it('are letters or signs, without duplicate pairs, and with their difference explained', () => {
    const known: readonly string[] = [...PRIMER_VOWELS, ...PRIMER_CONSONANTS, ...SIGNS];
    expect(CONFUSIONS.flatMap(({ letters }) => letters.filter((letter) => !known.includes(letter)))).toEqual([]);
    expect(twice(CONFUSIONS.map(({ letters }) => letters.toSorted().join(' ')))).toEqual([]);
    expect(CONFUSIONS.filter(({ letters: [one, other] }) => one === other)).toEqual([]);
    expect(bilingualFaults(CONFUSIONS)).toEqual([]);
  });
});
