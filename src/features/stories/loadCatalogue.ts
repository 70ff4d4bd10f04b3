import type { ShelfText } from '../../domain/reading/shelf';

/** Every book without its text, fetched when the shelf is opened. */
export const loadCatalogue = async (): Promise<readonly ShelfText[]> =>
  (await import('../../content/shelf/catalogue')).catalogue;
