import { englishFormsOf, teluguFormsOf, type WordHead } from './bankWord';
import { tidyEnglish } from './stripQuestion';
import { latinSound } from './latinForms';
import { tidyTelugu } from './teluguForms';

type NamesOf = (word: WordHead) => readonly string[];

/** Cached per word, because several indexes need the same names and tidying them is slow. */
function oncePerWord(namesOf: NamesOf): NamesOf {
  const known = new WeakMap<WordHead, readonly string[]>();
  return (word) => {
    const names = known.get(word) ?? namesOf(word);
    known.set(word, names);
    return names;
  };
}

/** స్నానం alone also finds స్నానం చేయడం. */
const withItsNoun = (name: string): string[] => {
  const [noun, verb, ...more] = name.split(' ');
  return noun !== undefined && verb === 'చేయడం' && more.length === 0 ? [name, noun] : [name];
};

export const englishNamesOf = oncePerWord((word) => englishFormsOf(word).map(tidyEnglish));
export const teluguNamesOf = oncePerWord((word) => teluguFormsOf(word).map(tidyTelugu));
export const teluguNamesAndNounsOf = oncePerWord((word) => teluguFormsOf(word).flatMap(withItsNoun).map(tidyTelugu));
export const soundsOf = oncePerWord((word) => teluguFormsOf(word).map(latinSound).filter(Boolean));
