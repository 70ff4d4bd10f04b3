import { catalogue } from './catalogue';
import { en } from './en/classes';
import { te } from './te/classes';

export const classes = catalogue(en, te);
