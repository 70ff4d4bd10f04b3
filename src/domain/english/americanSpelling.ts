import britishSpellings from './britishSpellings.json';

const american = new Map(Object.entries(britishSpellings));

// A British spelling may take an ending: coloured, neighbours, practised.
const BRITISH = new RegExp(`\\b(${[...american.keys()].join('|')})(s|d|ed|ing|ful|less|ly|able|hood|rs?)?\\b`, 'giu');

const withCaseOf = (like: string, word: string) =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The texts of the app are American; a learner may type either spelling. */
export const inAmericanSpelling = (text: string): string =>
  text.replace(BRITISH, (_, word: string, ending: string | undefined) =>
    withCaseOf(word, `${american.get(word.toLowerCase()) ?? word}${ending ?? ''}`),
  );
