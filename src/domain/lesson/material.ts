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
  /** Words of one group are likely to be mixed up. */
  readonly group: string;
  /** Keys of words that must not be offered as wrong answers for this one. */
  readonly near: readonly string[];
  readonly note?: Bilingual;
};

/** Everything the exercises of one lesson are made from. */
export type Material = {
  /** In primer order. */
  readonly letters: readonly Letter[];
  readonly signs: readonly Sign[];
  readonly aksharas: readonly Akshara[];
  readonly words: readonly MaterialWord[];
  readonly numbers: readonly number[];
  readonly sentences: readonly Sentence[];
  readonly statements: readonly Statement[];
  readonly confusions: readonly Confusion[];
  /** Letters or signs this learner mixes up with each one, most frequent first: preferred as wrong choices. */
  readonly ownConfusions?: Readonly<Record<string, readonly string[]>>;
  /** Letters and signs the learner has met; others are not offered yet. If absent, all of them are met. */
  readonly met?: {
    readonly letters?: ReadonlySet<string>;
    readonly signs?: ReadonlySet<string>;
    /** Keys of those that are new in this run. */
    readonly learning: ReadonlySet<string>;
  };
  /** The exercises must not require reading Latin letters. */
  readonly withoutLatin?: boolean;
};

export const isMetLetter = ({ met }: Pick<Material, 'met'>, letter: string): boolean =>
  met?.letters?.has(letter) ?? true;
export const isMetSign = ({ met }: Pick<Material, 'met'>, sign: string): boolean => met?.signs?.has(sign) ?? true;

// Returning the same object each time lets other caches key on the material.
const teluguMaterials = new WeakMap<Material, Material>();

/** The material for an interface language: with Telugu, exercises use no Latin letters. */
export function materialIn(language: 'en' | 'te', material: Material): Material {
  if (language === 'en' || material.withoutLatin) return material;
  const telugu = teluguMaterials.get(material) ?? { ...material, withoutLatin: true };
  teluguMaterials.set(material, telugu);
  return telugu;
}

type Blocks = readonly { readonly block: Block; readonly section: string }[];

function blocksOf<K extends Block['kind']>(blocks: Blocks, kind: K) {
  return blocks.flatMap(({ block, section }) =>
    block.kind === kind ? [{ block: block as Extract<Block, { kind: K }>, section }] : [],
  );
}

const primerIndex = (letter: string) => [...PRIMER_VOWELS, ...PRIMER_CONSONANTS].findIndex((one) => one === letter);

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

/** Makes `near` symmetric and removes pictures that several words share. */
function consistent(words: readonly MaterialWord[]): MaterialWord[] {
  return words.map(({ picture, ...word }) => {
    const isUnique = words.filter((other) => other.picture === picture).length === 1;
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
      ...(picture !== undefined && isUnique ? { picture } : {}),
    };
  });
}

/** Keeps the first thing of each key. */
function uniqueBy<T>(things: readonly T[], keyOf: (thing: T) => string): T[] {
  const keys = new Set<string>();
  return things.filter((thing) => keys.size < keys.add(keyOf(thing)).size);
}

export const bankIdsOf = (content: LessonContent): readonly string[] =>
  content.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'words' ? block.ids : [])));

const wordMaterial = (words: readonly MaterialWord[], confusions: readonly Confusion[]): Material => ({
  letters: [],
  signs: [],
  aksharas: [],
  words: consistent(words),
  numbers: [],
  sentences: [],
  statements: [],
  confusions,
});

/** Material of bank words that belong together, for exercises outside a lesson. */
export const materialOfWords = (words: readonly WordHead[], confusions: readonly Confusion[]): Material =>
  wordMaterial(
    words.map((word) => wordOfBank(word, words)),
    confusions,
  );

/** Material of words that a story or rhyme explains. */
export const materialOfItems = (items: readonly Item[], group: string, confusions: readonly Confusion[]): Material =>
  wordMaterial(
    items.map((item) => wordOfItem(item, group)),
    confusions,
  );

/** @param bank at least the words of the lesson; others are ignored */
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
    letters: letters.toSorted((one, other) => primerIndex(one.letter) - primerIndex(other.letter)),
    signs: uniqueBy(signs, ({ sign }) => sign),
    aksharas: signs.length === 0 ? [] : [...gunintaAksharas(SIGNS), ...doubledAksharas()],
    words: consistent(uniqueBy(words, ({ key }) => key)),
    numbers: [...new Set(numbers)].toSorted((one, other) => one - other),
    sentences: uniqueBy([...shown, ...(content.practiceSentences ?? [])], ({ key }) => key),
    statements: content.statements,
    confusions,
  };
}
