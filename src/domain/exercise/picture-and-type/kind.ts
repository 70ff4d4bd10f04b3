import type { Focus } from '../../lesson/focus';
import type { Material } from '../../lesson/material';
import { aksharas } from '../../script/aksharas';
import type { LessonKind } from '../kind';
import { SPELLING, type SpellingTask, wordToSpell } from '../spelling/spelling';

/** Asked by a picture that only one word of the material has; its beginning says which name of the thing is meant. */
function makePictureTypeTask(_material: Material, focus: Focus): SpellingTask | null {
  const whole = wordToSpell(focus);
  return whole?.picture === undefined ? null : { whole };
}

/** The first akshara, and how many there are. */
export const beginningOf = ({ whole }: SpellingTask): { readonly first: string; readonly count: number } => {
  const parts = aksharas(whole.telugu);
  return { first: parts[0] ?? '', count: parts.length };
};

export const pictureAndType: LessonKind<SpellingTask, string> = {
  ...SPELLING,
  make: makePictureTypeTask,
  instruction: () => ({ en: 'What is it? Type its name.', te: 'ఇది ఏమిటి? దాని పేరు టైప్ చెయ్యి.' }),
};
