import { catalogue } from './catalogue';
import { en } from './en/gate';
import { te } from './te/gate';

/** The sum that grown-ups solve before an action that a child should not do alone. */
export const gate = catalogue(en, te);
