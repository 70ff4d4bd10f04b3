// Number and case endings, longest first, with what the base word may have there instead.
const ENDINGS: readonly (readonly [ending: string, before: readonly string[]])[] = [
  ['ాలలో', ['ం']],
  ['ాలను', ['ం']],
  ['ాలకు', ['ం']],
  ['ాలతో', ['ం']],
  ['ానికి', ['ం']],
  ['ాలు', ['ం']],
  ['ాన్ని', ['ం']],
  ['ులు', ['ి', 'ు', 'ుడు']],
  ['పూలు', ['పువ్వు']],
  ['లలో', ['']],
  ['లను', ['']],
  ['లకు', ['']],
  ['లతో', ['']],
  ['ంలో', ['ం']],
  ['ంతో', ['ం']],
  ['డిని', ['డు']],
  ['డికి', ['డు']],
  ['ళ్లు', ['లు', 'రు', 'డు', 'లి', 'ల్లు', '']],
  ['్లు', ['ు', '్టు', '్లు']],
  ['లు', ['']],
  ['లో', ['']],
  ['కు', ['']],
  ['కి', ['']],
  ['ను', ['']],
  ['ని', ['']],
  ['తో', ['']],
  ['గా', ['']],
  ['పూల', ['పువ్వు']],
  ['ాల', ['ం']],
  ['ుల', ['ి', 'ు', 'ుడు']],
  ['ళ్ల', ['లు', 'రు', 'డు', 'లి', 'ల్లు', '']],
  ['్ల', ['ు', '్టు', '్లు']],
  ['ల', ['', 'లు']],
];
/** Irregular plurals and stems. */
const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  పూలు: ['పువ్వు'],
  పూల: ['పువ్వు'],
  కళ్లు: ['కన్ను'],
  కంటి: ['కన్ను'],
  పళ్లు: ['పన్ను', 'పండు'],
  ఇళ్లు: ['ఇల్లు'],
  ఇంటి: ['ఇల్లు'],
  ఇంట్లో: ['ఇల్లు'],
  చేతులు: ['చెయ్యి'],
  చేతి: ['చెయ్యి'],
  రాళ్లు: ['రాయి'],
  నోటి: ['నోరు'],
  ఊరి: ['ఊరు'],
};
const MIN_STEM_LENGTH = 2;

/**
 * One spelling for words that print spells in two ways: ళ్ళ and ళ్ల, -ము and -ం, ఱ and ర. Joiners, arasunna and spaces
 * are ignored.
 */
export const tidyTelugu = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\u0c00-\u0c7f]|ఁ/gu, '')
    .replaceAll('ళ్ళ', 'ళ్ల')
    .replaceAll('ఱ', 'ర')
    .replace(/ము$/u, 'ం');

/** The forms under which a Telugu text may be in the bank; the text itself comes first. */
export function teluguCandidates(text: string): string[] {
  const tidy = tidyTelugu(text);
  const stems = ENDINGS.filter(([ending]) => tidy.endsWith(ending)).flatMap(([ending, before]) => {
    const stem = tidy.slice(0, -ending.length);
    return stem.length < MIN_STEM_LENGTH ? [] : before.map((end) => tidyTelugu(stem + end));
  });
  const irregular = Object.hasOwn(IRREGULAR, tidy) ? (IRREGULAR[tidy] ?? []) : [];
  return [...new Set([tidy, ...irregular, ...stems])].filter((form) => form !== '');
}
