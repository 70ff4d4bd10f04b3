import { catalogue } from './catalogue';
import { en } from './en/typing';
import { te } from './te/typing';

export const typing = catalogue(en, te);
