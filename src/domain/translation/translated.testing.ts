export type Translated = readonly [english: string, telugu: string];
