import type { Bilingual } from '../../bilingual';
import { type Tense, verbForm } from '../../grammar/verb';
import type { Asker } from './draft';
import { GAP } from './gap';
import { sentenceVerb, unlike } from './sentenceVerb';
import { draftOf } from './verbs';

/** Its end says when and who; the English beside it leaves one. */
export const askVerbInSentence: Asker = ({ sentence }, { bank }) => {
  const found = sentenceVerb(sentence.te, bank);
  const person = found?.persons[0];
  if (!found || !person) return null;
  // తింటాను and తింటున్నాను lie near each other; what is over is plainly another.
  const otherTense: Tense = found.tense === 'past' ? 'always' : 'past';
  const other = unlike(person);
  return draftOf(
    {
      english: `Fill the gap: “${sentence.en}”`,
      telugu: sentence.te.replace(new RegExp(`${found.written}\\.$`, 'u'), `${GAP}.`),
    },
    [
      found.written,
      verbForm(found.verb, otherTense, person),
      verbForm(found.verb, found.tense, other),
      verbForm(found.verb, otherTense, other),
    ],
  );
};

const DAYS: Readonly<Record<'past' | 'always', Bilingual>> = {
  past: { en: 'it was yesterday', te: 'నిన్న జరిగినట్టు' },
  always: { en: 'it will be tomorrow', te: 'రేపు జరగబోతున్నట్టు' },
};

/** The word's own sentence, told of another day: only its last word changes. */
export const askSentenceOnOtherDay: Asker = ({ sentence }, { bank }) => {
  const found = sentenceVerb(sentence.te, bank);
  const person = found?.persons[0];
  if (!found || !person || /నిన్న|రేపు|ఇప్పుడు|ఈ రోజు|రోజూ|ప్రతి/u.test(sentence.te)) return null;
  // తింటాను is for every day and for tomorrow; beside it only what is over is plainly wrong.
  const asked = found.tense === 'past' ? 'always' : 'past';
  const other = unlike(person);
  const day = DAYS[asked];
  return draftOf(
    {
      english: `“${sentence.te}” How must the last word change if ${day.en}?`,
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
