import { type Case, type GrammaticalNumber, type Noun, nounForm } from '../../grammar/noun';
import { shuffled } from '../../random';
import type { BankWord } from '../bankWord';
import { indexOf, teluguWordsIn } from './bankIndex';
import { type Asker, type Draft, WRONG_OPTIONS } from './draft';
import { withOneGap } from './gap';
import { sureNoun } from './nouns';
import { sentenceVerb, TO_BE } from './sentenceVerb';

/** A noun with the number and case it has in a sentence. */
type InflectedNoun = { readonly noun: Noun; readonly number: GrammaticalNumber; readonly form: Case };

const INFLECTED_CASES: readonly Case[] = ['to', 'in', 'with'];
const OFFERED_CASES: readonly Case[] = ['object', 'to', 'in', 'with', 'of'];
const inflectedFormsCache = new WeakMap<readonly BankWord[], ReadonlyMap<string, InflectedNoun | null>>();

/** Every inflected form of the nouns in the bank; null for a form that two nouns share. */
function inflectedForms(bank: readonly BankWord[]): ReadonlyMap<string, InflectedNoun | null> {
  const cached = inflectedFormsCache.get(bank);
  if (cached) return cached;
  const forms = new Map<string, InflectedNoun | null>();
  for (const word of bank) {
    const noun = sureNoun(word);
    if (!noun || word.telugu.includes(' ')) continue;
    for (const number of ['one', 'many'] as const)
      for (const form of INFLECTED_CASES) {
        const written = nounForm(noun, number, form);
        if (written !== null) forms.set(written, forms.has(written) ? null : { noun, number, form });
      }
  }
  inflectedFormsCache.set(bank, forms);
  return forms;
}

/** These verbs take more than one case: అమ్మకు చెప్పాను and అమ్మతో చెప్పాను mean the same. */
const TAKES_SEVERAL_CASES = /చెప్|చెబు|అడగ|అడిగ|అడుగ|అంటే|అన్న/u;

function draft(sentence: BankWord['sentence'], gapped: string, right: string, wrong: readonly string[]): Draft | null {
  if (wrong.length < WRONG_OPTIONS) return null;
  return { english: `Fill the gap: “${sentence.en}”`, telugu: gapped, right, wrong: wrong.slice(0, WRONG_OPTIONS) };
}

const otherForms = (forms: readonly (string | null)[], right: string) => [
  ...new Set(forms.filter((form) => form !== null && form !== right).map(String)),
];

/** Asks for the ending of a noun in the word's own sentence: నేను ____ వెళ్తాను, బడికి or బడిలో. */
export const askEndingInSentence: Asker = ({ sentence }, { bank }, random) => {
  if (TAKES_SEVERAL_CASES.test(sentence.te)) return null;
  const isToBe = sentenceVerb(sentence.te, bank)?.verb.infinitive === TO_BE;
  for (const written of shuffled(teluguWordsIn(sentence.te), random)) {
    const inflected = indexOf(bank).isForm(written) ? null : inflectedForms(bank).get(written);
    const gapped = inflected ? withOneGap(sentence.te, written) : null;
    if (!inflected || gapped === null) continue;
    // With "to be", both endings can be correct: పుస్తకంలో and పుస్తకానికి.
    const isEither = (form: Case) => isToBe && (form === 'in' || form === 'to');
    // A destination may have no ending: మేము ఊరు వెళ్లాం.
    const isBare = (form: Case) => form === 'of' && inflected.noun.oblique === inflected.noun.word && !isToBe;
    const forms = OFFERED_CASES.filter(
      (form) => form !== inflected.form && !isBare(form) && !(isEither(form) && isEither(inflected.form)),
    );
    const wrong = otherForms(
      forms.map((form) => nounForm(inflected.noun, inflected.number, form)),
      written,
    );
    const made = draft(sentence, gapped, written, shuffled(wrong, random));
    if (made) return made;
  }
  return null;
};

/** Asks for the word without an ending; the wrong answers are the same word with one. */
export const askBareInSentence: Asker = (word, { bank }, random) => {
  const noun = sureNoun(word);
  const gapped = withOneGap(word.sentence.te, word.telugu);
  // Only the start of a sentence is unambiguous: before a noun or మీద, a word has no ending for other reasons.
  if (!noun || gapped === null || !sentenceVerb(word.sentence.te, bank)) return null;
  const isFirst = gapped.startsWith('____ ');
  if (!isFirst || /____ (?:మీద|కింద|పక్క|దగ్గర|ముందు|వెనక|లోపల|వైపు|చుట్టూ|నుంచి|పైన|గురించి|కోసం)/u.test(gapped)) return null;
  const wrong = otherForms(
    (['to', 'in', 'with'] as const).map((form) => nounForm(noun, 'one', form)),
    word.telugu,
  );
  return draft(word.sentence, gapped, word.telugu, shuffled(wrong, random));
};
