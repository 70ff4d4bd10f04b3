import { catalogue } from './catalogue';
import { en } from './en/signOut';
import { te } from './te/signOut';

export const signOut = catalogue(en, te);
