import { catalogue } from './catalogue';
import { en } from './en/gate';
import { te } from './te/gate';

/** The sum before what a child should not do alone. */
export const gate = catalogue(en, te);
