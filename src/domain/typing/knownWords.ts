import { soundKey } from '../script/soundKey';
import { teluguChoices } from './latin';

const CHOICES = 8;

/** What may be meant by a word in Latin letters, the likeliest first. */
export type Chooser = (latin: string) => readonly string[];

export const choicesByRule: Chooser = (latin) => teluguChoices(latin, CHOICES);

/** Words that are known come before what the rule alone would spell: nanna is నాన్న before నన్న. */
export function chooserKnowing(words: readonly string[]): Chooser {
  const bySound = new Map<string, string[]>();
  for (const word of words) {
    const sound = soundKey(word);
    const same = bySound.get(sound);
    if (!same) bySound.set(sound, [word]);
    else if (!same.includes(word)) same.push(word);
  }
  return (latin) => [...new Set([...(bySound.get(soundKey(latin)) ?? []), ...choicesByRule(latin)])].slice(0, CHOICES);
}
