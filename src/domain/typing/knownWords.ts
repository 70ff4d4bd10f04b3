import { soundKey } from '../script/soundKey';
import { teluguChoices } from './latin';

const MAX_CHOICES = 8;

/** The Telugu spellings that a word in Latin letters may mean, likeliest first. */
export type Chooser = (latin: string) => readonly string[];

export const choicesByRule: Chooser = (latin) => teluguChoices(latin, MAX_CHOICES);

/** Known words come before the spellings by rule: nanna is నాన్న before నన్న. */
export function chooserKnowing(words: readonly string[]): Chooser {
  const bySound = new Map<string, string[]>();
  for (const word of words) {
    const sound = soundKey(word);
    const same = bySound.get(sound);
    if (!same) bySound.set(sound, [word]);
    else if (!same.includes(word)) same.push(word);
  }
  return (latin) =>
    [...new Set([...(bySound.get(soundKey(latin)) ?? []), ...choicesByRule(latin)])].slice(0, MAX_CHOICES);
}
