import type { Random } from '../../random';
import { shuffled } from '../../random';
import type { BankWord } from '../bankWord';
import { indexOf, teluguWordsIn } from './bankIndex';
import { type Material, neighboursOf } from './draft';
import { sureNoun } from './nouns';
import { sureVerb } from './verbs';

/** Words of the bank that stand in the word's own sentence, as they are. */
function wordsOfSentence({ id, sentence }: BankWord, { bank }: Material): BankWord[] {
  const { byTelugu } = indexOf(bank);
  return teluguWordsIn(sentence.te).flatMap((telugu) => {
    const word = byTelugu.get(telugu);
    return word && word.id !== id ? [word] : [];
  });
}

/** What a quiz about a word asks about besides it: its opposite, the words of its sentence, the others of its kind. */
export function neighbourhoodOf(word: BankWord, material: Material, random: Random): BankWord[] {
  const opposite = word.opposite === undefined ? undefined : indexOf(material.bank).byEnglish.get(word.opposite);
  const near = [
    ...(opposite ? [opposite] : []),
    ...wordsOfSentence(word, material),
    ...neighboursOf(word, material, random),
  ];
  return [...new Set(near)].slice(0, MAX_NEIGHBOURS);
}

const MAX_NEIGHBOURS = 16;
const MIN_BENDING = 4;

const bends = (word: BankWord) => sureNoun(word) !== null || sureVerb(word) !== null;

/** The same for questions about cases and tenses: where few of them bend, verbs of about the same grade come after. */
export function neighbourhoodWithVerbs(word: BankWord, material: Material, random: Random): BankWord[] {
  const near = neighbourhoodOf(word, material, random);
  if (near.filter(bends).length >= MIN_BENDING) return near;
  const { verbs } = indexOf(material.bank);
  const distance = ({ grade }: BankWord) => Math.abs(grade - word.grade);
  const others = shuffled(
    verbs.map((entry) => entry.word).filter((other) => other.id !== word.id && bends(other)),
    random,
  ).sort((one, other) => distance(one) - distance(other));
  return [...new Set([...near, ...others.slice(0, MAX_NEIGHBOURS)])];
}
