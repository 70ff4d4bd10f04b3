import { catalogue } from './catalogue';
import { en } from './en/settings';
import { te } from './te/settings';

export const settings = catalogue(en, te);
