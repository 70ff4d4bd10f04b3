import type { Bilingual } from '../../domain/bilingual';
import type { Part } from '../../domain/writing/stroke';

/** The names of letter parts. */
export const partNames: Readonly<Record<Part, Bilingual>> = {
  body: { en: 'the main stroke', te: 'మొదటి గీత' },
  circle: { en: 'the circle', te: 'సున్నా' },
  bowl: { en: 'the bowl', te: 'గిన్నె' },
  bar: { en: 'the flat line', te: 'అడ్డగీత' },
  tick: { en: 'the upright line', te: 'నిలువు గీత' },
  hook: { en: 'the hook', te: 'కొక్కెం' },
  tail: { en: 'the tail', te: 'తోక' },
  dot: { en: 'the dot', te: 'చుక్క' },
  below: { en: 'the stroke below', te: 'కింద గీత' },
  talakattu: { en: 'the talakaṭṭu', te: 'తలకట్టు' },
  dirgham: { en: 'the dīrgham', te: 'దీర్ఘం' },
  gudi: { en: 'the guḍi', te: 'గుడి' },
  kommu: { en: 'the kommu', te: 'కొమ్ము' },
  vatrasudi: { en: 'the vaṭrasuḍi', te: 'వట్రసుడి' },
  etvam: { en: 'the etvam', te: 'ఎత్వం' },
  aitvam: { en: 'the aitvam', te: 'ఐత్వం' },
  otvam: { en: 'the otvam', te: 'ఒత్వం' },
  autvam: { en: 'the autvam', te: 'ఔత్వం' },
  sunna: { en: 'the sunnā', te: 'సున్నా' },
  visarga: { en: 'the visarga', te: 'విసర్గ' },
  vottu: { en: 'the ottu', te: 'ఒత్తు' },
};
