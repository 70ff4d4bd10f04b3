import type { Bilingual } from '../../bilingual';
import { isHuman, nounKind } from '../../grammar/nounKinds';
import type { Person } from '../../grammar/person';
import { isThere, negativeForm, type Tense, verbForm, verbOf } from '../../grammar/verb';
import { teluguWordsIn } from './bankIndex';
import type { Asker } from './draft';
import { GAP } from './gap';
import { type SentenceVerb, sentenceVerb, TO_BE, unlike } from './sentenceVerb';
import { draftOf, sureVerb } from './verbs';

/** Of a thing and of things it is the number that tells them apart. */
function otherThanThat(person: Person): Person {
  if (person === 'she or it') return 'things';
  return person === 'things' ? 'she or it' : unlike(person);
}

/** ఉంది, లేదు, ఉన్నాయి, లేవు: whether there is, of one or of many. English "is" does not tell ఉంది from ఉంటుంది. */
function formsOfBeing({ verb, tense, written }: SentenceVerb, person: Person): readonly string[] {
  const other = otherThanThat(person);
  if (tense !== 'past') {
    const always = [verbForm(verb, 'always', other), negativeForm(verb, 'always', person)];
    return [written, ...always, negativeForm(verb, 'always', other)];
  }
  return [written, isThere(other), isThere(person, { isNegative: true }), isThere(other, { isNegative: true })];
}

function formsOfDoing({ verb, tense, written }: SentenceVerb, person: Person): readonly string[] {
  // తింటాను and తింటున్నాను lie near each other; what is over is plainly another.
  const otherTense: Tense = tense === 'past' ? 'always' : 'past';
  const other = unlike(person);
  return [written, verbForm(verb, otherTense, person), verbForm(verb, tense, other), verbForm(verb, otherTense, other)];
}

/** Its end says when and who; the English beside it leaves one. */
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

/** Words that say when it is, or that it is so on every day. */
const TELLS_WHEN =
  /నిన్న|మొన్న|రేపు|ఇప్పుడు|అప్పుడ|ఈ రోజు|రోజూ|రోజుల|రోజురోజు|ప్రతి|ఎప్పుడూ|వారం|నెల|ఏడాది|ఏటా|సంవత్సర|గత|పోయిన|వచ్చే|కాలం|శతాబ్ద|చివరికి|తర్వాత|\d/u;
/** The sun, the moon and the heroes of old have their own days. */
const BEYOND_DAYS = /సూర్యుడ|చంద్రుడ|చంద్రయాన్|భూమి|దేవుడ|అర్జునుడ/u;
const STATE_IN_ENGLISH = /\b(?:has|have) an? |\bhurts\b|\bsmells\b/u;
const PRONOUNS: ReadonlySet<string> = new Set(['అతను', 'ఆమె', 'ఆయన', 'ఆవిడ', 'వాళ్లు', 'వారు']);

const isSomebody = (word: string) => {
  const kind = nounKind(word);
  return PRONOUNS.has(word) || (kind !== null && isHuman(kind));
};

/** What is told of a day: not what a thing is like, nor what animals or all people always do. */
function isOfOneDay({ verb, tense }: SentenceVerb, person: Person, { en, te }: Bilingual): boolean {
  if (verb.infinitive === TO_BE || [TELLS_WHEN, BEYOND_DAYS].some((words) => words.test(te))) return false;
  if (STATE_IN_ENGLISH.test(en)) return false;
  const isSaidOfSomebody = person === 'I' || person === 'we' || teluguWordsIn(te).some(isSomebody);
  return tense !== 'always' || isSaidOfSomebody;
}

/** The word's own sentence, told of another day: only its last word changes. */
export const askSentenceOnOtherDay: Asker = (word, { bank }) => {
  const { category, sentence } = word;
  const found = sentenceVerb(sentence.te, bank);
  const person = found?.persons[0];
  if (!found || !person || category === 'storyWorld' || !isOfOneDay(found, person, sentence)) return null;
  // Nobody can say today who will slip tomorrow.
  if (verbOf(word.telugu) !== null && sureVerb(word) === null) return null;
  // తింటాను is for every day and for tomorrow; beside it only what is over is plainly wrong.
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
