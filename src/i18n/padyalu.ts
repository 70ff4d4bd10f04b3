import { catalogue } from './catalogue';
import { en } from './en/padyalu';
import { te } from './te/padyalu';

export const padyalu = catalogue(en, te);
