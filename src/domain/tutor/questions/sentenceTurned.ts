import { asked, endOf, lengthened } from '../../grammar/ends';
import type { Person } from '../../grammar/person';
import { askedForm, forbidden, isThere, negativeForm, verbForm } from '../../grammar/verb';
import { shuffled } from '../../random';
import { indexOf, teluguWordsIn } from './bankIndex';
import { type Asker, WRONG_OPTIONS } from './draft';
import { type SentenceVerb, sentenceVerb, TO_BE, unlike } from './sentenceVerb';
import { draftOf } from './verbs';

const aboutLastWord = (sentence: string, english: string, telugu: string) => ({
  english: `“${sentence}” How does the last word change ${english}?`,
  telugu: `“${sentence}” ${telugu}`,
});

const intoQuestion = (sentence: string) =>
  aboutLastWord(sentence, 'to make this a question', 'అనే వాక్యాన్ని ప్రశ్నగా మార్చాలంటే చివరి మాట ఎలా మారాలి?');

/** వస్తుంది, వస్తుందా: a question ends in a long ఆ. */
function askVerb({ verb, tense, written }: SentenceVerb, person: Person, sentence: string) {
  const other = verbForm(verb, tense, unlike(person));
  return draftOf(intoQuestion(sentence), [askedForm(written), written, askedForm(other), other]);
}

/** జంతువు, జంతువా: a sentence without a verb asks in the same way. */
function askName(sentence: string, last: string, shuffle: (forms: string[]) => string[]) {
  const also = lengthened(last);
  // Of other ends the question is spoken in more than one way.
  if (!['ం', 'ు', 'ి'].includes(endOf(last) ?? '') || also === null) return null;
  const only = last.endsWith('ం') ? `${last.slice(0, -1)}మే` : `${last.slice(0, -1)}ే`;
  const wrong = shuffle([also, only, `${last} కాదు`, last]).slice(0, WRONG_OPTIONS);
  return draftOf(intoQuestion(sentence), [asked(last), ...wrong]);
}

const IS = /\b(?:is|are|am|was|were)\b/u;
const isPlainSentence = (sentence: string) => /^[^,;:!?“”‘’]+\.$/u.test(sentence);

/** The word's own sentence made a question: only its last word changes. */
export const askAsQuestion: Asker = ({ sentence }, { bank }, random) => {
  const found = sentenceVerb(sentence.te, bank);
  const person = found?.persons[0];
  if (found && person) return askVerb(found, person, sentence.te);
  const last = teluguWordsIn(sentence.te).at(-1) ?? '';
  // చదువు is also "read!", which asks nothing.
  const isName = isPlainSentence(sentence.te) && IS.test(sentence.en) && indexOf(bank).isForm(last);
  return isName ? askName(sentence.te, last, (forms) => shuffled(forms, random)) : null;
};

/** The word's own sentence, of something that is not so. */
export const askNotSo: Asker = ({ sentence }, { bank }) => {
  const found = sentenceVerb(sentence.te, bank);
  const person = found?.persons[0];
  if (!found || !person || found.tense === 'now') return null;
  const { verb, tense } = found;
  const other = unlike(person);
  const text = aboutLastWord(sentence.te, 'to say that this is not so', 'ఇది నిజం కాదని చెప్పాలంటే చివరి మాట ఎలా మారాలి?');
  if (verb.infinitive === TO_BE && tense === 'past') {
    const not = (one: Person) => isThere(one, { isNegative: true });
    return draftOf(text, [not(person), not(other), forbidden(verb), negativeForm(verb, 'always', other)]);
  }
  // తినలేదు is the same for all; తినను has an end for each.
  const wrong =
    tense === 'past'
      ? [negativeForm(verb, 'always', person), negativeForm(verb, 'always', other)]
      : [negativeForm(verb, 'always', other), negativeForm(verb, 'past', person)];
  return draftOf(text, [negativeForm(verb, tense, person), ...wrong, forbidden(verb)]);
};
