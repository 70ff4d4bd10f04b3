import { catalogue } from './catalogue';
import { en } from './en/verse';
import { te } from './te/verse';

/** The names of the parts of a verse, for the analysis of poems and for exercises. */
export const verse = catalogue(en, te);
