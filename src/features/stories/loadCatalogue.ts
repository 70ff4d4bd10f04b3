import type { ShelfText } from '../../domain/reading/shelf';

/** All books without their texts, loaded when the shelf opens. */
export const loadCatalogue = async (): Promise<readonly ShelfText[]> =>
  (await import('../../content/shelf/catalogue')).catalogue;
