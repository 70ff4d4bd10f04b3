import type { Bilingual } from '../bilingual';
import { METER_NAMES, METERS } from '../chandas/meters';

/** A poem is in a meter, or it is a song: a tune and a beat lead it, and no meter is to be looked for. */
export const POEM_FORMS = [...METERS, 'song'] as const;
export type PoemForm = (typeof POEM_FORMS)[number];

export const FORM_NAMES: Readonly<Record<PoemForm, Bilingual>> = {
  ...METER_NAMES,
  song: { en: 'Song', te: 'పాట' },
};
