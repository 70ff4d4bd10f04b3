import type { Bilingual } from '../domain/bilingual';

/** Follows a translation that is shown instead of an explanation. */
export const ONLY_TRANSLATED: Bilingual = {
  en: 'This is only a translation. I cannot explain it.',
  te: 'ఇది అనువాదం మాత్రమే. దీన్ని వివరించడం నాకు తెలియదు.',
};
