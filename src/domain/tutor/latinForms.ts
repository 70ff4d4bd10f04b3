import { soundKey } from '../script/soundKey';

// Endings of number and case in Telugu that is typed in Latin letters, as they sound, with what stood there before.
const ENDINGS: readonly (readonly [ending: RegExp, before: readonly string[]])[] = [
  [/alu$/u, ['am', 'a']],
  [/ulu$/u, ['u', 'i']],
  [/lu$/u, ['']],
  [/llu$/u, ['lu', 'ru', 'du', 'li']],
  [/(?:anni|aniki)$/u, ['am']],
  [/(?:lo|ki|ku|ni|nu|to)$/u, ['']],
];
const MIN_STEM_LENGTH = 3;
/** A finger that stayed on a key: aaaa is no ఆ. */
const STUCK_KEY = /(\p{L})\1{3}/iu;

/** How a text sounds, or nothing where it has no sound. */
export const latinSound = (text: string): string => (STUCK_KEY.test(text) ? '' : soundKey(text));

/** The sounds under which Telugu in Latin letters may stand in the bank; the text itself is the first of them. */
export function latinSounds(text: string): string[] {
  const sound = latinSound(text);
  const bent = ENDINGS.filter(([ending]) => ending.test(sound)).flatMap(([ending, before]) => {
    const stem = sound.replace(ending, '');
    return stem.length < MIN_STEM_LENGTH ? [] : before.map((end) => stem + end);
  });
  return [...new Set([sound, ...bent])].filter((form) => form !== '');
}
