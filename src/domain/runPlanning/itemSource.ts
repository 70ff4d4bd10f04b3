import { LESSON_IDS, type LessonId } from '../lesson/lesson';
import { storyWordOf } from '../reading/reviewWord';
import type { TextName } from '../reading/textKey';
import { PRIMER_VOWELS } from '../script/letters';

/** Where the material for an item comes from. `course`: one of the lessons, but the key does not say which. */
export type ItemSource =
  | { readonly kind: 'lesson'; readonly lessonId: LessonId }
  | { readonly kind: 'words'; readonly category: string }
  | { readonly kind: 'text'; readonly text: TextName }
  | { readonly kind: 'poem'; readonly poemId: string; readonly line: number }
  | { readonly kind: 'course' };

const LINE = /^(.+)\/(\d+)$/;

export function sourceOf(key: string): ItemSource | null {
  const at = key.indexOf(':');
  const name = key.slice(at + 1);
  switch (key.slice(0, Math.max(0, at))) {
    case 'letter':
    case 'written':
      return { kind: 'lesson', lessonId: PRIMER_VOWELS.some((vowel) => vowel === name) ? 'vowels' : 'consonants' };
    case 'sign':
      return { kind: 'lesson', lessonId: 'gunintalu' };
    case 'number':
      return { kind: 'lesson', lessonId: 'numbers' };
    case 'word': {
      const storyWord = storyWordOf(key);
      if (storyWord) return { kind: 'text', text: storyWord.text };
      return { kind: 'words', category: name.slice(0, Math.max(0, name.indexOf('_'))) };
    }
    case 'line': {
      const [, poemId, line] = LINE.exec(name) ?? [];
      return poemId === undefined ? null : { kind: 'poem', poemId, line: Number(line) };
    }
    case 'phrase':
    case 'sentence':
    case 'form':
    case 'fact':
      return { kind: 'course' };
    default:
      return null;
  }
}

const isLessonId = (name: string): name is LessonId => LESSON_IDS.some((id) => id === name);

/** The lessons with at least one finished part; most practiced `course` items are from one of them. */
export const lessonsPracticed = (partsDone: readonly string[]): readonly LessonId[] => [
  ...new Set(partsDone.map((part) => part.slice(0, Math.max(0, part.indexOf('/')))).filter(isLessonId)),
];
