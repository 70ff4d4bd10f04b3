import type { Bilingual } from '../bilingual';
import type { ReadingStep } from './ladder';
import type { Rhyme } from './rhyme';
import type { Scene } from './scene';
import { STEP_OF_LEVEL, type Story, type StoryLevel, type StoryTheme } from './story';
import { textKey, type TextName } from './textKey';

export const LENGTHS = ['short', 'middle', 'long'] as const;
export type TextLength = (typeof LENGTHS)[number];

/** The maximum number of sentences or lines for each length. */
const MAX_SENTENCES = { short: 8, middle: 15 } as const;

/** A text as listed on the bookshelf, without its content. */
export type ShelfText = TextName & {
  readonly title: Bilingual;
  /** Null for a rhyme: it suits everybody, because it is heard before it is read. */
  readonly level: StoryLevel | null;
  readonly theme: StoryTheme | null;
  /** The number of sentences, or of lines in a rhyme. */
  readonly sentences: number;
  readonly cover: Omit<Scene, 'description'>;
};

const coverOf = ({ place, time, things }: Scene): ShelfText['cover'] => ({
  place,
  things,
  ...(time === undefined ? {} : { time }),
});

const NO_SCENE: Scene = { place: 'village', things: [], description: { en: '', te: '' } };

export const shelfStory = ({ id, title, level, theme, pages }: Story): ShelfText => ({
  kind: 'story',
  id,
  title,
  level,
  theme,
  sentences: pages.reduce((sum, { sentences }) => sum + sentences.length, 0),
  cover: coverOf(pages[0]?.scene ?? NO_SCENE),
});

export const shelfRhyme = ({ id, title, lines, scene }: Rhyme): ShelfText => ({
  kind: 'rhyme',
  id,
  title,
  level: null,
  theme: null,
  sentences: lines.reduce((sum, verse) => sum + verse.length, 0),
  cover: coverOf(scene),
});

export const lengthOf = ({ sentences }: Pick<ShelfText, 'sentences'>): TextLength =>
  sentences <= MAX_SENTENCES.short ? 'short' : sentences <= MAX_SENTENCES.middle ? 'middle' : 'long';

export type ShelfChoice = {
  /** `rhyme` shows only rhymes. */
  readonly level?: StoryLevel | 'rhyme' | undefined;
  readonly theme?: StoryTheme | undefined;
  readonly length?: TextLength | undefined;
};

export const chosenTexts = (texts: readonly ShelfText[], { level, theme, length }: ShelfChoice): ShelfText[] =>
  texts.filter(
    (text) =>
      (level === undefined || (level === 'rhyme' ? text.kind === 'rhyme' : text.level === level)) &&
      (theme === undefined || text.theme === theme) &&
      (length === undefined || lengthOf(text) === length),
  );

/** Every akshara of the text was taught by this ladder step. */
export const isReadable = ({ level }: Pick<ShelfText, 'level'>, step: ReadingStep | 0): boolean =>
  level === null || STEP_OF_LEVEL[level] <= step;

export type Shelf = {
  /** Stories the learner can read now, unread ones first. */
  readonly now: readonly ShelfText[];
  /** Stories above the learner's ladder step. */
  readonly ahead: readonly ShelfText[];
  readonly rhymes: readonly ShelfText[];
};

/** @param read keys of the texts that were read */
export function shelfFor(texts: readonly ShelfText[], step: ReadingStep | 0, read: readonly string[]): Shelf {
  const isRead = (text: ShelfText) => read.includes(textKey(text));
  const unreadFirst = (some: readonly ShelfText[]) => [
    ...some.filter((text) => !isRead(text)),
    ...some.filter((text) => isRead(text)),
  ];
  const stories = texts
    .filter(({ kind }) => kind === 'story')
    .toSorted((one, other) => (one.level ?? 0) - (other.level ?? 0));
  return {
    now: unreadFirst(stories.filter((text) => isReadable(text, step))),
    ahead: stories.filter((text) => !isReadable(text, step)),
    rhymes: unreadFirst(texts.filter(({ kind }) => kind === 'rhyme')),
  };
}

/** The next unread story in shelf order. */
export const nextText = (shelf: Shelf, read: readonly string[], after: TextName): ShelfText | undefined =>
  [...shelf.now, ...shelf.ahead].find((text) => textKey(text) !== textKey(after) && !read.includes(textKey(text)));
