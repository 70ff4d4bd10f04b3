import type { Random } from '../../random';
import { shuffled } from '../../random';
import type { BankWord } from '../bankWord';
import { indexOf, teluguWordsIn } from './bankIndex';
import { type Material, neighborsOf } from './draft';
import { sureNoun } from './nouns';
import { sureVerb } from './verbs';

/** Bank words that occur uninflected in the word's own sentence. */
function wordsOfSentence({ id, sentence }: BankWord, { bank }: Material): BankWord[] {
  const { byTelugu } = indexOf(bank);
  return teluguWordsIn(sentence.te).flatMap((telugu) => {
    const word = byTelugu.get(telugu);
    return word && word.id !== id ? [word] : [];
  });
}

/** Related words for a quiz: the opposite, the words of its sentence and the other words of its category. */
export function neighborhoodOf(word: BankWord, material: Material, random: Random): BankWord[] {
  const opposite = word.opposite === undefined ? undefined : indexOf(material.bank).byEnglish.get(word.opposite);
  const near = [
    ...(opposite ? [opposite] : []),
    ...wordsOfSentence(word, material),
    ...neighborsOf(word, material, random),
  ];
  return [...new Set(near)].slice(0, MAX_NEIGHBORS);
}

const MAX_NEIGHBORS = 16;
const MIN_INFLECTED = 4;

const hasForms = (word: BankWord) => sureNoun(word) !== null || sureVerb(word) !== null;

/** Adds verbs of a similar grade when too few neighbors have cases or tenses to ask about. */
export function neighborhoodWithVerbs(word: BankWord, material: Material, random: Random): BankWord[] {
  const near = neighborhoodOf(word, material, random);
  if (near.filter(hasForms).length >= MIN_INFLECTED) return near;
  const { verbs } = indexOf(material.bank);
  const distance = ({ grade }: BankWord) => Math.abs(grade - word.grade);
  const others = shuffled(
    verbs.map((entry) => entry.word).filter((other) => other.id !== word.id && hasForms(other)),
    random,
  ).sort((one, other) => distance(one) - distance(other));
  return [...new Set([...near, ...others.slice(0, MAX_NEIGHBORS)])];
}
