import { shuffled } from '../../random';
import { isSettled } from '../../spelling/settled';
import { tidyTelugu } from '../teluguForms';
import { indexOf } from './bankIndex';
import type { Asker, Material } from './draft';
import { likelySlips, withSlips } from './slips';

function isNoWord(spelling: string, right: string, { bank, attested }: Material): boolean {
  return !attested.has(spelling) && !indexOf(bank).isForm(spelling) && tidyTelugu(spelling) !== tidyTelugu(right);
}

/** Combines two slips into four spellings (neither, one, the other, both), so that the right one does not stand out. */
export const askSpelling: Asker = (word, scene, random) => {
  const { telugu, category, alsoTelugu = [] } = word;
  if (!isSettled(telugu, category)) return null;
  const slips = shuffled(likelySlips(telugu), random);
  const [first] = slips;
  const second = slips.find(({ at }) => at !== first?.at);
  if (!first || !second) return null;
  const wrong = [[first], [second], [first, second]].map((made) => withSlips(telugu, made));
  if (!wrong.every((spelling) => isNoWord(spelling, telugu, scene) && !alsoTelugu.includes(spelling))) return null;
  return {
    english: `How do you spell the Telugu word for ‘${word.english}’?`,
    telugu: `‘${word.english}’ అనే అర్థం వచ్చే మాటను తప్పు లేకుండా ఎలా రాస్తారు?`,
    right: telugu,
    wrong,
  };
};
