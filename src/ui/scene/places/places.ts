import type { Place } from '../../../domain/reading/scene';
import type { Part } from '../pen';
import { INDOORS } from './indoors';
import { OUTDOORS } from './outdoors';

export const BACKGROUNDS: Readonly<Record<Place, () => readonly Part[]>> = { ...OUTDOORS, ...INDOORS };
