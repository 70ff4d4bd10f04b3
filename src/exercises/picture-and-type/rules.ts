import type { Focus } from '../../domain/lesson/focus';
import type { Material } from '../../domain/lesson/material';
import { aksharas } from '../../domain/script/aksharas';
import type { LessonKind } from '../kind';
import { SPELLING, type SpellingTask, wordToSpell } from '../../domain/exercise/spelling/spelling';

/** The picture is unique in the material, and the view shows the first akshara to tell synonyms apart. */
function makePictureTypeTask(_material: Material, focus: Focus): SpellingTask | null {
  const whole = wordToSpell(focus);
  return whole?.picture === undefined ? null : { whole };
}

/** The first akshara and the number of aksharas. */
export const beginningOf = ({ whole }: SpellingTask): { readonly first: string; readonly count: number } => {
  const parts = aksharas(whole.telugu);
  return { first: parts[0] ?? '', count: parts.length };
};

export const pictureAndType: LessonKind<SpellingTask, string> = {
  hesitantAfterSeconds: 45,
  hasOwnVoiceButton: false,
  ...SPELLING,
  make: makePictureTypeTask,
  instruction: () => ({ en: 'What is it? Type its name.', te: 'ఇది ఏమిటి? దాని పేరు టైప్ చెయ్యి.' }),
};
