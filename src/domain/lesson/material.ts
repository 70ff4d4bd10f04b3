import type { Bilingual } from '../bilingual';
import { itemKey } from '../activity/itemKey';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../script/letters';
import { areNear, type WordHead } from '../tutor/bankWord';
import { type Akshara, doubledAksharas, gunintaAksharas, SIGNS } from './akshara';
import type { Confusion } from './confusion';
import type { Block, Item, Letter, LessonContent, Sentence, Sign, Statement } from './lessonContent';

export type MaterialWord = {
  readonly key: string;
  readonly telugu: string;
  readonly english: string;
  readonly picture?: string;
  /** Words of one group are likely to be taken for each other. */
  readonly group: string;
  /** Keys of words that are never wrong answers beside this one. */
  readonly near: readonly string[];
  readonly note?: Bilingual;
};

/** Everything the exercises of one lesson are made from. */
export type Material = {
  /** In the order of the primer. */
  readonly letters: readonly Letter[];
  readonly signs: readonly Sign[];
  readonly aksharas: readonly Akshara[];
  readonly words: readonly MaterialWord[];
  readonly numbers: readonly number[];
  readonly sentences: readonly Sentence[];
  readonly statements: readonly Statement[];
  readonly confusions: readonly Confusion[];
  /** What this learner takes a letter or a sign for, the most frequent first: preferred as wrong options. */
  readonly ownConfusions?: Readonly<Record<string, readonly string[]>>;
  /** Letters and signs that the learner has met or meets now; others are not offered yet. All of them where it is not said. */
  readonly met?: {
    readonly letters?: ReadonlySet<string>;
    readonly signs?: ReadonlySet<string>;
    /** The keys of those that are being learned now. */
    readonly learning: ReadonlySet<string>;
  };
  /** Nothing has to be read in Latin letters. */
  readonly withoutLatin?: boolean;
};

export const isMetLetter = ({ met }: Pick<Material, 'met'>, letter: string): boolean =>
  met?.letters?.has(letter) ?? true;
export const isMetSign = ({ met }: Pick<Material, 'met'>, sign: string): boolean => met?.signs?.has(sign) ?? true;

// One of each, so that what was found out about it is found again.
const withoutLatin = new WeakMap<Material, Material>();

/** For the interface in this language: who has it in Telugu is asked to read nothing else. */
export function materialIn(language: 'en' | 'te', material: Material): Material {
  if (language === 'en' || material.withoutLatin) return material;
  const own = withoutLatin.get(material) ?? { ...material, withoutLatin: true };
  withoutLatin.set(material, own);
  return own;
}

type Blocks = readonly { readonly block: Block; readonly section: string }[];

function blocksOf<K extends Block['kind']>(blocks: Blocks, kind: K) {
  return blocks.flatMap(({ block, section }) =>
    block.kind === kind ? [{ block: block as Extract<Block, { kind: K }>, section }] : [],
  );
}

const primerPlace = (letter: string) => [...PRIMER_VOWELS, ...PRIMER_CONSONANTS].findIndex((one) => one === letter);

const wordOfItem = ({ key, telugu, english, picture, near = [], note }: Item, group: string): MaterialWord => ({
  key,
  telugu,
  english,
  group,
  near,
  ...(picture === undefined ? {} : { picture }),
  ...(note === undefined ? {} : { note }),
});

const keyOfBankWord = ({ id }: WordHead) => itemKey('word', id);

const wordOfBank = (word: WordHead, among: readonly WordHead[]): MaterialWord => ({
  key: keyOfBankWord(word),
  telugu: word.telugu,
  english: word.english,
  group: word.category,
  near: among.filter((other) => areNear(word, other)).map(keyOfBankWord),
  ...(word.emoji === undefined ? {} : { picture: word.emoji }),
});

/** Near counts both ways, and a picture only where one word alone has it. */
function settled(words: readonly MaterialWord[]): MaterialWord[] {
  return words.map(({ picture, ...word }) => {
    const isOwn = words.filter((other) => other.picture === picture).length === 1;
    const near = words.filter(
      (other) =>
        word.near.includes(other.key) ||
        other.near.includes(word.key) ||
        other.telugu === word.telugu ||
        other.english === word.english,
    );
    return {
      ...word,
      near: near.map(({ key }) => key).filter((key) => key !== word.key),
      ...(picture !== undefined && isOwn ? { picture } : {}),
    };
  });
}

/** The first of those that have the same key. */
function differentBy<T>(things: readonly T[], keyOf: (thing: T) => string): T[] {
  const keys = new Set<string>();
  return things.filter((thing) => keys.size < keys.add(keyOf(thing)).size);
}

export const bankIdsOf = (content: LessonContent): readonly string[] =>
  content.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'words' ? block.ids : [])));

const onlyWords = (words: readonly MaterialWord[], confusions: readonly Confusion[]): Material => ({
  letters: [],
  signs: [],
  aksharas: [],
  words: settled(words),
  numbers: [],
  sentences: [],
  statements: [],
  confusions,
});

/** Words of the bank that belong together, to be asked for outside of a lesson. */
export const materialOfWords = (words: readonly WordHead[], confusions: readonly Confusion[]): Material =>
  onlyWords(
    words.map((word) => wordOfBank(word, words)),
    confusions,
  );

/** Words that a text of its own explains. */
export const materialOfItems = (items: readonly Item[], group: string, confusions: readonly Confusion[]): Material =>
  onlyWords(
    items.map((item) => wordOfItem(item, group)),
    confusions,
  );

/** @param bank the words that the lesson names, at least; with all of them nothing changes */
export function materialOf(
  content: LessonContent,
  bank: readonly WordHead[],
  confusions: readonly Confusion[],
): Material {
  const blocks = content.sections.flatMap(({ id, blocks: own }) => own.map((block) => ({ block, section: id })));
  const letters = blocksOf(blocks, 'letters').flatMap(({ block }) => block.letters);
  const signs = blocksOf(blocks, 'gunintalu').flatMap(({ block }) => block.signs);
  const bankIds = bankIdsOf(content);
  const bankWords = bank.filter(({ id }) => bankIds.includes(id));
  const words = [
    ...blocksOf(blocks, 'items').flatMap(({ block, section }) => block.items.map((item) => wordOfItem(item, section))),
    ...bankWords.map((word) => wordOfBank(word, bankWords)),
  ];
  const numbers = blocksOf(blocks, 'numbers').flatMap(({ block: { from, to } }) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  );
  const shown = blocksOf(blocks, 'sentences').flatMap(({ block }) => block.sentences);
  return {
    letters: letters.toSorted((one, other) => primerPlace(one.letter) - primerPlace(other.letter)),
    signs: differentBy(signs, ({ sign }) => sign),
    aksharas: signs.length === 0 ? [] : [...gunintaAksharas(SIGNS), ...doubledAksharas()],
    words: settled(differentBy(words, ({ key }) => key)),
    numbers: [...new Set(numbers)].toSorted((one, other) => one - other),
    sentences: differentBy([...shown, ...(content.practiceSentences ?? [])], ({ key }) => key),
    statements: content.statements,
    confusions,
  };
}
