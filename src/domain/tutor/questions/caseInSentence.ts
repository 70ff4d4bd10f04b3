import { nounForm } from '../../grammar/noun';
import { shuffled } from '../../random';
import { articleOf, framesFor } from './caseFrames';
import { type Asker, WRONG_OPTIONS } from './draft';
import { sureNoun } from './nouns';

/** The verb and the English translation allow only one form of the noun: నేను ____ వెళ్తున్నాను. */
export const askCaseInSentence: Asker = (word, _, random) => {
  const noun = sureNoun(word);
  const [frame] = shuffled(framesFor(word), random);
  if (!noun || !frame) return null;
  const right = nounForm(noun, 'one', frame.form);
  // For animals, the object is also correct without an ending: నేను కుక్క చూశాను.
  const others = (['object', 'to', 'in', 'with', 'of'] as const)
    .map((form) => nounForm(noun, 'one', form))
    .filter((form) => form !== right && !(frame.form === 'object' && form === noun.oblique));
  const wrong = shuffled([...new Set(others)], random).slice(0, WRONG_OPTIONS);
  if (right === null || wrong.length < WRONG_OPTIONS) return null;
  return {
    english: `Fill the gap: “${frame.en(word.english, articleOf(word))}”`,
    telugu: frame.te,
    right,
    wrong: wrong.filter((form) => form !== null),
  };
};
