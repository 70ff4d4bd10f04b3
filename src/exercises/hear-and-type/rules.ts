import { entryOfFocus, type Focus } from '../../domain/lesson/focus';
import type { Material } from '../../domain/lesson/material';
import type { LessonKind } from '../kind';
import { SPELLING, type SpellingTask, wordToSpell } from '../../domain/exercise/spelling/spelling';

const WORD = { en: 'Listen, and type the word.', te: 'విని, ఆ మాటను టైప్ చెయ్యి.' };
const LETTER = { en: 'Listen, and type the letter.', te: 'విని, ఆ అక్షరాన్ని టైప్ చెయ్యి.' };

/** Dictation of a word or a letter. */
function makeHearTypeTask(_material: Material, focus: Focus): SpellingTask | null {
  const isLetter = focus.about === 'letter' || focus.about === 'akshara';
  const whole = isLetter ? entryOfFocus(focus) : wordToSpell(focus);
  return whole && { whole };
}

export const hearAndType: LessonKind<SpellingTask, string> = {
  hesitantAfterSeconds: 45,
  hasOwnVoiceButton: true,
  ...SPELLING,
  make: makeHearTypeTask,
  instruction: ({ whole }) => (/^(letter|sign):/u.test(whole.key) ? LETTER : WORD),
  aloud: ({ whole }) => whole.telugu,
};
