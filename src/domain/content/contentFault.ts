/** A fault in a content entry. `doubtful` ones are warnings: the owner may know better than a rule. */
export type ContentFault = { readonly level: 'wrong' | 'doubtful'; readonly sentence: string };

export const wrong = (sentence: string): ContentFault => ({ level: 'wrong', sentence });
export const doubtful = (sentence: string): ContentFault => ({ level: 'doubtful', sentence });

const TELUGU = /[\u0c00-\u0c7f]/u;
/** Includes U+200C, which keeps consonants from joining in loanwords: నాప్‌కిన్. */
const TELUGU_TEXT = /^[\u0c00-\u0c7f\u200c0-9 ,.;:!?()-]+$/u;
const NAME = /^[\w-]{1,100}$/u;

/** A field's value with its name, which fault messages use. */
export type Field = readonly [name: string, text: string];

/** Text must be non-empty, trimmed and in NFC, so that equal texts compare as equal. */
export function textFaults([name, text]: Field): readonly ContentFault[] {
  if (text.trim() === '') return [wrong(`${name} is empty.`)];
  return [
    ...(text === text.trim() ? [] : [wrong(`${name} begins or ends with a space.`)]),
    ...(text === text.normalize('NFC') ? [] : [wrong(`${name} is not in Unicode’s composed form (NFC).`)]),
  ];
}

export const teluguFaults = (field: Field): readonly ContentFault[] => {
  const [name, text] = field;
  const faults = textFaults(field);
  if (faults.length > 0 || TELUGU_TEXT.test(text)) return faults;
  return [TELUGU.test(text) ? doubtful(`${name} has signs of another script.`) : wrong(`${name} is not in Telugu.`)];
};

export const englishFaults = (field: Field): readonly ContentFault[] => {
  const [name, text] = field;
  return [...textFaults(field), ...(TELUGU.test(text) ? [wrong(`${name} has Telugu letters in it.`)] : [])];
};

export const idFaults = (id: string): readonly ContentFault[] =>
  NAME.test(id) ? [] : [wrong('id is not made of 1 to 100 letters, digits, - and _.')];

export const lengthFaults = ([name, text]: Field, least: number, most: number): readonly ContentFault[] => {
  if (text.length < least) return [doubtful(`${name} is shorter than ${least} characters.`)];
  return text.length > most ? [doubtful(`${name} is longer than ${most} characters.`)] : [];
};
