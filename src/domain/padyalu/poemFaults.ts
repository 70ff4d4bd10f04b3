import { findMeter, scan } from '../chandas/scan';
import {
  type ContentFault,
  doubtful,
  englishFaults,
  type Field,
  idFaults,
  lengthFaults,
  teluguFaults,
  textFaults,
  wrong,
} from '../content/contentFault';
import type { Poem, Poet } from './poem';

/** Telugu words and line breaks; a word may end in “!”. */
const VERSE = /^[\u0c00-\u0c65]+!?(?: [\u0c00-\u0c65]+!?)*(?:\n[\u0c00-\u0c65]+!?(?: [\u0c00-\u0c65]+!?)*)*$/u;
const SENTENCE_END = /[.!?]+"?(?:\s|$)/u;
const MAX_SENTENCES = 3;
const MAX_VERSE_LENGTH = 4000;
const MAX_SOURCE_LENGTH = 100;

const sentenceCount = (text: string): number => text.split(SENTENCE_END).filter((part) => part.trim() !== '').length;

const tooManySentences = ([name, text]: Field): readonly ContentFault[] =>
  sentenceCount(text) > MAX_SENTENCES ? [doubtful(`${name} has more than ${MAX_SENTENCES} sentences.`)] : [];

/** Genuine verse may break a rule because of a misprint, so these are only warnings: the owner decides. */
function meterFaults({ meter, teluguText }: Poem): readonly ContentFault[] {
  if (meter === undefined) return [doubtful('meter is not given.')];
  const found = findMeter(teluguText)?.meter;
  if (meter === 'song') return found ? [doubtful(`it is called a song, and scans as ${found}.`)] : [];
  const scanned = scan(teluguText, meter);
  const misses = scanned.lines.flatMap(({ fits }, at) => (fits ? [] : [at + 1]));
  if (misses.length > 0) return [doubtful(`it does not scan as ${meter}: line ${misses.join(', ')}.`)];
  if (!scanned.prasa.agrees) return [doubtful(`the prasa of ${meter} does not agree.`)];
  if (!scanned.scans) return [doubtful(`it does not scan as ${meter}: a line is missing or over.`)];
  const yati = scanned.lines.flatMap((line) => line.yati).some(({ verdict }) => verdict === 'possible');
  return [
    ...(yati ? [doubtful(`a yati of ${meter} may not agree.`)] : []),
    ...(found === meter ? [] : [doubtful(`it is called ${meter}, and scans as ${found} as well.`)]),
  ];
}

function verseFaults({ teluguText, previewText }: Poem): readonly ContentFault[] {
  const faults = textFaults(['teluguText', teluguText]);
  if (faults.length > 0) return faults;
  return [
    ...(VERSE.test(teluguText) ? [] : [doubtful('teluguText has more than Telugu words, line breaks and “!”.')]),
    ...(/ఁ|ళ్ళ/u.test(teluguText) ? [doubtful('teluguText has ఁ or ళ్ళ, which schoolbooks write otherwise.')] : []),
    ...(teluguText.length > MAX_VERSE_LENGTH
      ? [wrong(`teluguText is longer than ${MAX_VERSE_LENGTH} characters.`)]
      : []),
    ...(previewText === teluguText.split('\n')[0] ? [] : [doubtful('previewText is not the first line.')]),
  ];
}

function sourceFaults({ source }: Poem): readonly ContentFault[] {
  if (source === undefined) return [doubtful('source is not given.')];
  return [
    ...teluguFaults(['source.te', source.te]),
    ...englishFaults(['source.en', source.en]),
    ...lengthFaults(['source.te', source.te], 1, MAX_SOURCE_LENGTH),
    ...lengthFaults(['source.en', source.en], 1, MAX_SOURCE_LENGTH),
  ];
}

function listFaults({ tags, hardWords, grade }: Poem, knownTags: readonly string[]): readonly ContentFault[] {
  const words = (hardWords ?? []).map(({ word }) => word);
  const unknown = tags.filter((tag) => !knownTags.includes(tag));
  return [
    ...(tags.length > 0 ? [] : [doubtful('tags is empty.')]),
    ...(new Set(tags).size === tags.length ? [] : [wrong('tags has a subject twice.')]),
    ...(unknown.length === 0 ? [] : [doubtful(`tags has ${unknown.join(', ')}, for which the app has no name.`)]),
    ...(words.length >= 2 && words.length <= 5 ? [] : [doubtful('hardWords has not two to five words.')]),
    ...(new Set(words).size === words.length ? [] : [wrong('hardWords has a word twice.')]),
    ...(grade === undefined ? [doubtful('grade is not given.')] : []),
    ...(grade === undefined || (Number.isInteger(grade) && grade >= 1 && grade <= 12)
      ? []
      : [wrong('grade is not from 1 to 12.')]),
  ];
}

/** All faults of a poem that a rule can find. The app's own poems have none. */
export function poemFaults(poem: Poem, knownTags: readonly string[]): readonly ContentFault[] {
  const { id, title, titleEnglish, teluguMeaning, englishTranslation } = poem;
  const meaning: Field = ['teluguMeaning', teluguMeaning];
  const translation: Field = ['englishTranslation', englishTranslation];
  const explained = [...(poem.hardWords ?? []), ...(poem.makutam ? [poem.makutam] : [])];
  return [
    ...idFaults(id),
    ...verseFaults(poem),
    ...teluguFaults(['title', title]),
    ...lengthFaults(['title', title], 1, 30),
    ...(titleEnglish === undefined
      ? [doubtful('titleEnglish is not given.')]
      : [...englishFaults(['titleEnglish', titleEnglish]), ...lengthFaults(['titleEnglish', titleEnglish], 1, 40)]),
    ...teluguFaults(meaning),
    ...lengthFaults(meaning, 51, 260),
    ...tooManySentences(meaning),
    ...englishFaults(translation),
    ...lengthFaults(translation, 51, 330),
    ...tooManySentences(translation),
    ...explained.flatMap(({ word }) => teluguFaults([`the word ${word}`, word])),
    ...explained.flatMap(({ word, meaning: { te } }) => teluguFaults([`the meaning of ${word}`, te])),
    ...explained.flatMap(({ word, meaning: { en } }) => englishFaults([`the English meaning of ${word}`, en])),
    ...sourceFaults(poem),
    ...listFaults(poem, knownTags),
    ...(textFaults(['teluguText', poem.teluguText]).length > 0 ? [] : meterFaults(poem)),
  ];
}

export function poetFaults({ id, name, period, nameTelugu, periodTelugu }: Poet): readonly ContentFault[] {
  return [
    ...idFaults(id),
    ...textFaults(['name', name]),
    ...textFaults(['period', period]),
    ...(nameTelugu === undefined ? [doubtful('nameTelugu is not given.')] : teluguFaults(['nameTelugu', nameTelugu])),
    ...(periodTelugu === undefined
      ? [doubtful('periodTelugu is not given.')]
      : teluguFaults(['periodTelugu', periodTelugu])),
  ];
}
