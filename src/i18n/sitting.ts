import { catalogue } from './catalogue';
import { en } from './en/sitting';
import { te } from './te/sitting';

export const sitting = catalogue(en, te);
