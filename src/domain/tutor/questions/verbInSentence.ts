import type { Bilingual } from '../../bilingual';
import { isHuman, nounKind } from '../../grammar/nounKinds';
import type { Person } from '../../grammar/person';
import { isThere, negativeForm, type Tense, verbForm, verbOf } from '../../grammar/verb';
import { teluguWordsIn } from './bankIndex';
import type { Asker } from './draft';
import { GAP } from './gap';
import { type SentenceVerb, sentenceVerb, TO_BE, unlike } from './sentenceVerb';
import { draftOf, sureVerb } from './verbs';

/** For things, the contrast is singular and plural. */
function contrastingPerson(person: Person): Person {
  if (person === 'she or it') return 'things';
  return person === 'things' ? 'she or it' : unlike(person);
}

/** Offers ఉంది, లేదు, ఉన్నాయి and లేవు, but never ఉంది beside ఉంటుంది, because English "is" can mean both. */
function formsOfBeing({ verb, tense, written }: SentenceVerb, person: Person): readonly string[] {
  const other = contrastingPerson(person);
  if (tense !== 'past') {
    const always = [verbForm(verb, 'always', other), negativeForm(verb, 'always', person)];
    return [written, ...always, negativeForm(verb, 'always', other)];
  }
  return [written, isThere(other), isThere(person, { isNegative: true }), isThere(other, { isNegative: true })];
}

function formsOfDoing({ verb, tense, written }: SentenceVerb, person: Person): readonly string[] {
  // తింటాను and తింటున్నాను are close in meaning; only the past is clearly a different tense.
  const otherTense: Tense = tense === 'past' ? 'always' : 'past';
  const other = unlike(person);
  return [written, verbForm(verb, otherTense, person), verbForm(verb, tense, other), verbForm(verb, otherTense, other)];
}

/** The verb ending shows tense and person, so the English translation allows only one. */
export const askVerbInSentence: Asker = ({ sentence }, { bank }) => {
  const found = sentenceVerb(sentence.te, bank);
  const person = found?.persons[0];
  if (!found || !person) return null;
  return draftOf(
    {
      english: `Fill the gap: “${sentence.en}”`,
      telugu: sentence.te.replace(new RegExp(`${found.written}\\.$`, 'u'), `${GAP}.`),
    },
    (found.verb.infinitive === TO_BE ? formsOfBeing : formsOfDoing)(found, person),
  );
};

const DAYS: Readonly<Record<'past' | 'always', Bilingual>> = {
  past: { en: 'it happened yesterday', te: 'నిన్న జరిగినట్టు' },
  always: { en: 'it will happen tomorrow', te: 'రేపు జరగబోతున్నట్టు' },
};

/** Words that fix the time, or say that something happens every day. */
const TELLS_WHEN =
  /నిన్న|మొన్న|రేపు|ఇప్పుడు|అప్పుడ|ఈ రోజు|రోజూ|రోజుల|రోజురోజు|ప్రతి|ఎప్పుడూ|వారం|నెల|ఏడాది|ఏటా|సంవత్సర|గత|పోయిన|వచ్చే|కాలం|శతాబ్ద|చివరికి|తర్వాత|\d/u;
/** Sentences about the sun, the moon or legendary heroes do not fit yesterday or tomorrow. */
const TIMELESS_SUBJECTS = /సూర్యుడ|చంద్రుడ|చంద్రయాన్|భూమి|దేవుడ|అర్జునుడ/u;
const STATE_IN_ENGLISH = /\b(?:has|have) an? |\bhurts\b|\bsmells\b/u;
const PRONOUNS: ReadonlySet<string> = new Set(['అతను', 'ఆమె', 'ఆయన', 'ఆవిడ', 'వాళ్లు', 'వారు']);

const isSomebody = (word: string) => {
  const kind = nounKind(word);
  return PRONOUNS.has(word) || (kind !== null && isHuman(kind));
};

/** Whether the sentence tells an event, not a property or what animals or people always do. */
function isOfOneDay({ verb, tense }: SentenceVerb, person: Person, { en, te }: Bilingual): boolean {
  if (verb.infinitive === TO_BE || [TELLS_WHEN, TIMELESS_SUBJECTS].some((words) => words.test(te))) return false;
  if (STATE_IN_ENGLISH.test(en)) return false;
  const isSaidOfSomebody = person === 'I' || person === 'we' || teluguWordsIn(te).some(isSomebody);
  return tense !== 'always' || isSaidOfSomebody;
}

/** Only the last word changes when a sentence moves to another day. */
export const askSentenceOnOtherDay: Asker = (word, { bank }) => {
  const { category, sentence } = word;
  const found = sentenceVerb(sentence.te, bank);
  const person = found?.persons[0];
  if (!found || !person || category === 'storyWorld' || !isOfOneDay(found, person, sentence)) return null;
  // Verbs for unintended events, such as "slip", make no sense with "tomorrow".
  if (verbOf(word.telugu) !== null && sureVerb(word) === null) return null;
  // తింటాను means both "every day" and "tomorrow", so only the past is clearly wrong beside it.
  const asked = found.tense === 'past' ? 'always' : 'past';
  const other = unlike(person);
  const day = DAYS[asked];
  return draftOf(
    {
      english: `“${sentence.te}” How does the last word change if ${day.en}?`,
      telugu: `“${sentence.te}” అనే వాక్యాన్ని ${day.te} చెప్పాలంటే చివరి మాట ఎలా మారాలి?`,
    },
    [
      verbForm(found.verb, asked, person),
      found.written,
      verbForm(found.verb, asked, other),
      verbForm(found.verb, found.tense, other),
    ],
  );
};
