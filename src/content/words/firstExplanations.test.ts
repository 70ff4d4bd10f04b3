import { describe, expect, test } from 'vitest';
import { type CategorizedWord, wordBank } from '.';
import { WORD_CATEGORIES } from './word';

/** Irregular stems, which do not start like the word itself. */
const OTHER_STEMS: Readonly<Record<string, readonly string[]>> = {
  ఇల్లు: ['ఇంటి', 'ఇంట్లో', 'ఇళ్ల'],
  కన్ను: ['కంటి', 'కంట్లో', 'కళ్ల'],
  పన్ను: ['పంటి', 'పళ్ల'],
  చెయ్యి: ['చేతి', 'చేతు', 'చేత్తో'],
  నోరు: ['నోటి', 'నోట్లో'],
  గోరు: ['గోటి', 'గోళ్ల'],
  వేలు: ['వేళ్ల'],
};

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;

const VOWEL_SIGN = '[\\u0c3e-\\u0c4c]';

/** కుక్క also in కుక్కలు, పులి in పులులు, పుస్తకం in పుస్తకాలు, పెన్సిల్ in పెన్సిల్; but not తల in తల్లి. */
function inflected(telugu: string): string {
  const stem = telugu.replace(new RegExp(`(?:ము|[ం్]|${VOWEL_SIGN})$`, 'u'), '');
  // One letter is too little: టీ would match every word that starts with ట.
  if (stem === telugu || stem.length < 2) return `${telugu}(?![\\u0c3e-\\u0c4d])`;
  if (/(?:ం|ము)$/u.test(telugu)) return `${stem}[ంామ]`;
  return `${stem}(?:${telugu.slice(stem.length)}|${VOWEL_SIGN})`;
}

const namesInTelugu = (text: string, { telugu }: CategorizedWord) =>
  [inflected(telugu), ...(OTHER_STEMS[telugu] ?? [])].some((form) =>
    new RegExp(`(?<![\\u0c00-\\u0c7f])${form}`, 'u').test(text),
  );

const namesInEnglish = (text: string, { english }: CategorizedWord) =>
  new RegExp(`\\b${english}(?:s|es|ing)?\\b`, 'iu').test(text);

const NAMING = { en: namesInEnglish, te: namesInTelugu } as const;

// The tutor says an explanation alone, so without its word it would be a riddle.
describe.each(WORD_CATEGORIES)('the first explanation names its word in its first sentence: %s', (category) => {
  test.each(['en', 'te'] as const)('%s', (language) => {
    const riddles = wordBank
      .filter((word) => word.category === category)
      .filter((word) => !NAMING[language](firstSentence(word.explanations[0][language]), word))
      .map((word) => `${word.english}, ${word.telugu}: ${word.explanations[0][language]}`);
    expect(riddles).toEqual([]);
  });
});
