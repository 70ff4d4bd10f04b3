import { type Case, nounForm } from '../../grammar/noun';
import { nounKind } from '../../grammar/nounKinds';
import { shuffled } from '../../random';
import type { BankWord } from '../bankWord';
import { type Asker, WRONG_OPTIONS } from './draft';
import { sureNoun } from './nouns';

type Carrier = { readonly form: Case; readonly en: (noun: string) => string; readonly te: string };

const OF_PLACES: readonly Carrier[] = [
  { form: 'to', en: (noun) => `I am going to the ${noun}.`, te: 'నేను ____ వెళ్తున్నాను.' },
  { form: 'in', en: (noun) => `I am in the ${noun}.`, te: 'నేను ____ ఉన్నాను.' },
  { form: 'of', en: (noun) => `I came from the ${noun}.`, te: 'నేను ____ నుంచి వచ్చాను.' },
];
// In a story one may talk with a mosquito too.
const OF_THE_LIVING: readonly Carrier[] = [
  { form: 'object', en: (noun) => `In the story I saw the ${noun}.`, te: 'కథలో నేను ____ చూశాను.' },
  { form: 'to', en: (noun) => `In the story I gave water to the ${noun}.`, te: 'కథలో నేను ____ నీళ్లు ఇచ్చాను.' },
  { form: 'with', en: (noun) => `In the story I talked with the ${noun}.`, te: 'కథలో నేను ____ మాట్లాడాను.' },
];

function carriersFor({ category, telugu }: BankWord): readonly Carrier[] {
  if (category === 'places') return OF_PLACES;
  const kind = nounKind(telugu);
  return kind === 'animal' || kind === 'man' || kind === 'woman' || category === 'animals' ? OF_THE_LIVING : [];
}

/** A small sentence whose verb and English leave one form of the noun: నేను ____ వెళ్తున్నాను. */
export const askCaseInSentence: Asker = (word, _, random) => {
  const noun = sureNoun(word);
  const [carrier] = shuffled(carriersFor(word), random);
  if (!noun || !carrier) return null;
  const right = nounForm(noun, 'one', carrier.form);
  // Of an animal one may also say నేను కుక్క చూశాను, without an ending.
  const others = (['object', 'to', 'in', 'with', 'of'] as const)
    .map((form) => nounForm(noun, 'one', form))
    .filter((form) => form !== right && !(carrier.form === 'object' && form === noun.oblique));
  const wrong = shuffled([...new Set(others)], random).slice(0, WRONG_OPTIONS);
  if (right === null || wrong.length < WRONG_OPTIONS) return null;
  return {
    english: `Fill the gap: “${carrier.en(word.english)}”`,
    telugu: carrier.te,
    right,
    wrong: wrong.filter((form) => form !== null),
  };
};
