import { soundKey } from '../script/soundKey';

// Number and case endings of Telugu in Latin letters, as they sound, with what the base word may have there instead.
const ENDINGS: readonly (readonly [ending: RegExp, before: readonly string[]])[] = [
  [/alu$/u, ['am', 'a']],
  [/ulu$/u, ['u', 'i']],
  [/lu$/u, ['']],
  [/llu$/u, ['lu', 'ru', 'du', 'li']],
  [/(?:anni|aniki)$/u, ['am']],
  [/(?:lo|ki|ku|ni|nu|to)$/u, ['']],
];
const MIN_STEM_LENGTH = 3;
/** A key held down: aaaa is not ఆ. */
const STUCK_KEY = /(\p{L})\1{3}/iu;

/** The sound key of a text; '' if a key was held down. */
export const latinSound = (text: string): string => (STUCK_KEY.test(text) ? '' : soundKey(text));

/** The sound keys under which Telugu in Latin letters may be in the bank; that of the text itself comes first. */
export function latinSounds(text: string): string[] {
  const sound = latinSound(text);
  const stems = ENDINGS.filter(([ending]) => ending.test(sound)).flatMap(([ending, before]) => {
    const stem = sound.replace(ending, '');
    return stem.length < MIN_STEM_LENGTH ? [] : before.map((end) => stem + end);
  });
  return [...new Set([sound, ...stems])].filter((form) => form !== '');
}
