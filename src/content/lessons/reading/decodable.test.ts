import { describe, expect, it } from 'vitest';
import { LESSON_IDS } from '../../../domain/lesson/lesson';
import type { LessonContent } from '../../../domain/lesson/lessonContent';
import { firstUntaught, READING_STEPS, type ReadingStep } from '../../../domain/reading/ladder';
import { wordHeads } from '../../bank/heads';
import { READING } from '../../readingModule';
import { loadLesson } from '..';

const steps = await Promise.all(
  READING_STEPS.map(async (step) => {
    const lesson = READING.lessons[step - 1];
    if (!lesson) throw new Error(`no lesson for step ${step}`);
    return { step, lesson, content: await loadLesson(lesson.id) };
  }),
);

const blocksOf = ({ sections }: LessonContent) => sections.flatMap(({ blocks }) => blocks);
const itemsOf = (content: LessonContent) =>
  blocksOf(content).flatMap((block) => (block.kind === 'items' ? block.items : []));
const bankWordsOf = (content: LessonContent) =>
  blocksOf(content)
    .flatMap((block) => (block.kind === 'words' ? block.ids : []))
    .flatMap((id) => wordHeads.find((word) => word.id === id)?.telugu ?? []);
const wordsOf = (content: LessonContent) => [...itemsOf(content).map(({ telugu }) => telugu), ...bankWordsOf(content)];
const sentencesOf = (content: LessonContent) => [
  ...blocksOf(content).flatMap((block) => (block.kind === 'sentences' ? block.sentences : [])),
  ...(content.practiceSentences ?? []),
];
const pagesOf = (content: LessonContent) =>
  blocksOf(content).flatMap((block) => (block.kind === 'passage' ? [block.passage] : []));

/** Everything in a step that a child reads alone. */
const toRead = (content: LessonContent) => [
  ...wordsOf(content),
  ...sentencesOf(content).flatMap(({ words }) => words.map(({ telugu }) => telugu)),
  ...pagesOf(content).flatMap(({ title, sentences }) => [title, ...sentences].map(({ te }) => te)),
];

const sightWordsOf = (content: LessonContent) =>
  itemsOf(content)
    .filter(({ isSightWord }) => isSightWord)
    .map(({ telugu }) => telugu);
const sightWordsUpTo = (step: ReadingStep) =>
  steps.filter((one) => one.step <= step).flatMap(({ content }) => sightWordsOf(content));

const telugu = (text: string) => text.match(/[\u0c00-\u0c7f\u200c]+/gu) ?? [];

describe.each(steps)('step $step of the reading ladder', ({ step, lesson, content }) => {
  it('uses only aksharas taught so far, except in sight words', () => {
    const known = sightWordsUpTo(step);
    const words = toRead(content).flatMap(telugu);
    const untaught = words.flatMap((word) => {
      const akshara = known.includes(word) ? undefined : firstUntaught(word, step);
      return akshara === undefined ? [] : [`${akshara} in ${word}`];
    });
    expect(untaught).toEqual([]);
  });

  it('has 20 to 45 words, 8 to 15 sentences and a page of 5 to 10 sentences', () => {
    expect(wordsOf(content).length).toBeGreaterThanOrEqual(20);
    expect(wordsOf(content).length).toBeLessThanOrEqual(45);
    expect(sentencesOf(content).length).toBeGreaterThanOrEqual(8);
    expect(sentencesOf(content).length).toBeLessThanOrEqual(15);
    const [page, ...more] = pagesOf(content);
    expect(more).toEqual([]);
    expect(page?.sentences.length).toBeGreaterThanOrEqual(5);
    expect(page?.sentences.length).toBeLessThanOrEqual(10);
  });

  it('practices new letters: at least half of its words could not be read one step earlier', () => {
    const before = READING_STEPS.find((one) => one === step - 1);
    // The last step teaches inflection, not letters.
    if (before === undefined || step === READING_STEPS.at(-1)) return;
    const words = wordsOf(content);
    const isNew = words.filter((word) => firstUntaught(word, before) !== undefined);
    expect(isNew.length / words.length).toBeGreaterThanOrEqual(0.5);
  });

  it('is at its place on the path', () => {
    expect(LESSON_IDS[9 + step - 1]).toBe(lesson.id);
  });
});

describe('sight words', () => {
  const all = steps.flatMap(({ content }) => sightWordsOf(content));

  it('are few, and each can be read letter by letter in a later step', () => {
    expect(all.length).toBeLessThanOrEqual(6);
    expect(all.filter((word) => firstUntaught(word, 8) !== undefined)).toEqual([]);
    const needed = steps.flatMap(({ step, content }) =>
      sightWordsOf(content).filter((word) => firstUntaught(word, step)),
    );
    expect(needed).toEqual(all);
  });
});
