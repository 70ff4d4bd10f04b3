import { catalogue } from './catalogue';
import { en } from './en/placement';
import { te } from './te/placement';

export const placement = catalogue(en, te);
