/** A sentence and its translation. */
export type Translated = readonly [english: string, telugu: string];
