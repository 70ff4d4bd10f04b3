import { type Case, type GrammaticalNumber, type Noun, nounForm } from '../../grammar/noun';
import { shuffled } from '../../random';
import type { BankWord } from '../bankWord';
import { indexOf, teluguWordsIn } from './bankIndex';
import { type Asker, type Draft, WRONG_OPTIONS } from './draft';
import { withOneGap } from './gap';
import { sureNoun } from './nouns';
import { sentenceVerb, TO_BE } from './sentenceVerb';

/** A noun as it stands in a sentence. */
type Bent = { readonly noun: Noun; readonly number: GrammaticalNumber; readonly form: Case };

const BENT_CASES: readonly Case[] = ['to', 'in', 'with'];
const OFFERED: readonly Case[] = ['object', 'to', 'in', 'with', 'of'];
const bentForms = new WeakMap<readonly BankWord[], ReadonlyMap<string, Bent | null>>();

/** Every bent form of the bank's nouns; null for one that two of them share. */
function formsOf(bank: readonly BankWord[]): ReadonlyMap<string, Bent | null> {
  const known = bentForms.get(bank);
  if (known) return known;
  const forms = new Map<string, Bent | null>();
  for (const word of bank) {
    const noun = sureNoun(word);
    if (!noun || word.telugu.includes(' ')) continue;
    for (const number of ['one', 'many'] as const)
      for (const form of BENT_CASES) {
        const written = nounForm(noun, number, form);
        if (written !== null) forms.set(written, forms.has(written) ? null : { noun, number, form });
      }
  }
  bentForms.set(bank, forms);
  return forms;
}

/** అమ్మకు చెప్పాను and అమ్మతో చెప్పాను say the same, and one asks అమ్మను or అమ్మ దగ్గర. */
const FREE_IN_CASE = /చెప్|చెబు|అడగ|అడిగ|అడుగ|అంటే|అన్న/u;

function draft(sentence: BankWord['sentence'], gapped: string, right: string, wrong: readonly string[]): Draft | null {
  if (wrong.length < WRONG_OPTIONS) return null;
  return { english: `Fill the gap: “${sentence.en}”`, telugu: gapped, right, wrong: wrong.slice(0, WRONG_OPTIONS) };
}

const different = (forms: readonly (string | null)[], right: string) => [
  ...new Set(forms.filter((form) => form !== null && form !== right).map(String)),
];

/** A noun of the word's own sentence among its other endings: నేను ____ వెళ్తాను, బడికి or బడిలో. */
export const askEndingInSentence: Asker = ({ sentence }, { bank }, random) => {
  if (FREE_IN_CASE.test(sentence.te)) return null;
  const tellsWhatIs = sentenceVerb(sentence.te, bank)?.verb.infinitive === TO_BE;
  for (const written of shuffled(teluguWordsIn(sentence.te), random)) {
    const bent = indexOf(bank).isForm(written) ? null : formsOf(bank).get(written);
    const gapped = bent ? withOneGap(sentence.te, written) : null;
    if (!bent || gapped === null) continue;
    // A book may have its pages with either ending: పుస్తకంలో, పుస్తకానికి.
    const isEither = (form: Case) => tellsWhatIs && (form === 'in' || form === 'to');
    // Where one goes may stand without an ending: మేము ఊరు వెళ్లాం.
    const isBare = (form: Case) => form === 'of' && bent.noun.oblique === bent.noun.word && !tellsWhatIs;
    const forms = OFFERED.filter(
      (form) => form !== bent.form && !isBare(form) && !(isEither(form) && isEither(bent.form)),
    );
    const wrong = different(
      forms.map((form) => nounForm(bent.noun, bent.number, form)),
      written,
    );
    const made = draft(sentence, gapped, written, shuffled(wrong, random));
    if (made) return made;
  }
  return null;
};

/** The word itself, which stands in its sentence without an ending: beside it the same word with one. */
export const askBareInSentence: Asker = (word, { bank }, random) => {
  const noun = sureNoun(word);
  const gapped = withOneGap(word.sentence.te, word.telugu);
  // Before another noun or మీద a word may be bare for more than one reason; before the verb or at the start for one.
  if (!noun || gapped === null || !sentenceVerb(word.sentence.te, bank)) return null;
  const isFirst = gapped.startsWith('____ ');
  if (!isFirst || /____ (?:మీద|కింద|పక్క|దగ్గర|ముందు|వెనక|లోపల|వైపు|చుట్టూ|నుంచి|పైన|గురించి|కోసం)/u.test(gapped)) return null;
  const wrong = different(
    (['to', 'in', 'with'] as const).map((form) => nounForm(noun, 'one', form)),
    word.telugu,
  );
  return draft(word.sentence, gapped, word.telugu, shuffled(wrong, random));
};
