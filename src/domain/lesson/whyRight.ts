import type { Bilingual } from '../bilingual';
import { transliterated } from '../script/transliteration';
import { type Akshara, aksharaText } from './akshara';
import type { Focus } from './focus';
import type { Material } from './material';

function ofAkshara(material: Material, akshara: Akshara): Bilingual | undefined {
  const { consonant, vottu, sign } = akshara;
  const whole = aksharaText(akshara);
  if (vottu !== '') {
    return {
      en: `${whole}: ${vottu} is written small below ${consonant}.`,
      te: `${whole}: ${consonant} కింద ${vottu} ఒత్తు రాస్తాం.`,
    };
  }
  const named = sign === '' ? undefined : material.signs.find((one) => one.sign === sign);
  return (
    named && {
      en: `${whole} is ${consonant} with ${transliterated(named.name)}.`,
      te: `‘${consonant}’కు ${named.name} ఇస్తే ${whole}.`,
    }
  );
}

/** Why the right answer is right, for wrong answers we have no explanation for. */
export function whyRight(material: Material, focus: Focus): Bilingual | undefined {
  if (focus.about === 'akshara') return ofAkshara(material, focus.akshara);
  if (focus.about !== 'letter') return undefined;
  const { letter, said } = focus.letter;
  return { en: `${letter}: ${said.en}`, te: `${letter}: ${said.te}` };
}
