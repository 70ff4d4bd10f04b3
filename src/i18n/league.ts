import { catalogue } from './catalogue';
import { en } from './en/league';
import { te } from './te/league';

export const league = catalogue(en, te);
