import { catalogue } from './catalogue';
import { en } from './en/verse';
import { te } from './te/verse';

/** What verses are made of, by name: where they are taken apart and where they are asked about. */
export const verse = catalogue(en, te);
