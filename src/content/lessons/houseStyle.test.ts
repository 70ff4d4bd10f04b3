import { describe, expect, it } from 'vitest';
import { LESSON_IDS } from '../../domain/lesson/lesson';
import { transliterated } from '../../domain/script/transliteration';
import { CONCEPTS } from '../concepts';
import { MODULES } from '../modules';
import { CONFUSIONS } from './confusions';
import { loadLesson } from '.';

const lessons = await Promise.all(LESSON_IDS.map(async (id) => ({ id, content: await loadLesson(id) })));

function stringsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(stringsIn) : [];
}
const texts = [lessons.map(({ content }) => content), CONFUSIONS, MODULES, CONCEPTS].flatMap(stringsIn);
const having = (pattern: RegExp) => texts.filter((text) => pattern.test(text));

describe('the lessons', () => {
  it.each([
    ['ఉడత', /ఉడుత/u],
    ['ఫొటో', /ఫోటో/u],
    ['ఈ రోజు', /ఈరోజు/u],
    ['మామిడి పండు', /మామిడిపం/u],
    ['పర్వాలేదు', /పరవాలేదు/u],
    ['సున్నా', /(?<!అర)సున్న(?![\u0c3e-\u0c4d])/u],
    ['ఒత్తు', /(?<![\u0c00-\u0c7f])వత్తు/u],
    ['నానమ్మ', /నాయనమ్మ/u],
    ['మేము', /(?<![\u0c00-\u0c7f])మేం(?![\u0c00-\u0c7f])/u],
    ['చెప్తాను', /చెబు/u],
    ['కూర్చుని', /కూర్చొని/u],
    ['ఐదు', /అయిదు/u],
    ['వెళ్లు', /ళ్ళ/u],
    ['హోంవర్క్', /హోంవర్కు/u],
    ['ఇంగ్లీషు', /ఇంగ్లిష/u],
  ])('use only the spelling %s', (_, otherwise) => {
    expect(having(otherwise)).toEqual([]);
  });

  it('address the child as నువ్వు when they describe how to say and write a letter', () => {
    const ways = lessons.flatMap(({ content }) =>
      content.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => {
          if (block.kind === 'letters') return block.letters.flatMap(({ said, written }) => [said.te, written.te]);
          return block.kind === 'gunintalu' ? block.signs.map(({ written }) => written.te) : [];
        }),
      ),
    );
    expect(ways.length).toBeGreaterThan(100);
    expect(ways.filter((way) => /ండి(?![\u0c00-\u0c7f])/u.test(way))).toEqual([]);
  });

  it('write the names of letters and signs with our transliteration', () => {
    const names = ['తలకట్టు', 'దీర్ఘం', 'గుడి', 'కొమ్ము', 'వట్రసుడి', 'ఎత్వం', 'సున్నా', 'గుణింతం', 'ఒత్తు', 'ఒత్తులు'];
    const others = ['vottu', 'vottulu', 'deergham', 'sunna', ...names.map((name) => unmarked(transliterated(name)))];
    const wrong = others.filter((other) => !names.some((name) => transliterated(name) === other));
    expect(wrong).toContain('talakattu');
    const sentences = texts.filter((text) => text.includes(' '));
    expect(sentences.filter((text) => wordsIn(text).some((word) => wrong.includes(word)))).toEqual([]);
  });
});

const unmarked = (latin: string) => latin.normalize('NFD').replaceAll(/\p{M}/gu, '');
const wordsIn = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}]+/u);
