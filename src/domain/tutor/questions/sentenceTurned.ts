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

/** A question ends in a long ఆ: వస్తుంది becomes వస్తుందా. */
function askVerb({ verb, tense, written }: SentenceVerb, person: Person, sentence: string) {
  const other = verbForm(verb, tense, unlike(person));
  return draftOf(intoQuestion(sentence), [askedForm(written), written, askedForm(other), other]);
}

/** A sentence without a verb becomes a question in the same way: జంతువు becomes జంతువా. */
function askName(sentence: string, last: string, shuffle: (forms: string[]) => string[]) {
  const also = lengthened(last);
  // With other endings, the question has more than one spoken form.
  if (!['ం', 'ు', 'ి'].includes(endOf(last) ?? '') || also === null) return null;
  const only = last.endsWith('ం') ? `${last.slice(0, -1)}మే` : `${last.slice(0, -1)}ే`;
  const wrong = shuffle([also, only, `${last} కాదు`, last]).slice(0, WRONG_OPTIONS);
  return draftOf(intoQuestion(sentence), [asked(last), ...wrong]);
}

const IS = /\b(?:is|are|am|was|were)\b/u;
const isPlainSentence = (sentence: string) => /^[^,;:!?“”‘’]+\.$/u.test(sentence);

/** Only the last word changes when a sentence becomes a question. */
export const askAsQuestion: Asker = ({ sentence }, { bank }, random) => {
  const found = sentenceVerb(sentence.te, bank);
  const person = found?.persons[0];
  if (found && person) return askVerb(found, person, sentence.te);
  const last = teluguWordsIn(sentence.te).at(-1) ?? '';
  // The English must contain "is", because a word such as చదువు is also a command ("read!").
  const isName = isPlainSentence(sentence.te) && IS.test(sentence.en) && indexOf(bank).isForm(last);
  return isName ? askName(sentence.te, last, (forms) => shuffled(forms, random)) : null;
};

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
  // The past negative (తినలేదు) is the same for every person; తినను differs by person.
  const wrong =
    tense === 'past'
      ? [negativeForm(verb, 'always', person), negativeForm(verb, 'always', other)]
      : [negativeForm(verb, 'always', other), negativeForm(verb, 'past', person)];
  return draftOf(text, [negativeForm(verb, tense, person), ...wrong, forbidden(verb)]);
};
