import { catalogue } from './catalogue';
import { en } from './en/signIn';
import { te } from './te/signIn';

export const signIn = catalogue(en, te);
