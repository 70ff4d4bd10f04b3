import type { Bilingual } from '../bilingual';
import { METER_NAMES, METERS } from '../chandas/meters';

/** A poem has a meter, or it is a song: a song follows a tune, so it is not scanned. */
export const POEM_FORMS = [...METERS, 'song'] as const;
export type PoemForm = (typeof POEM_FORMS)[number];

export const FORM_NAMES: Readonly<Record<PoemForm, Bilingual>> = {
  ...METER_NAMES,
  song: { en: 'Song', te: 'పాట' },
};
