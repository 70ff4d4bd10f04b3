import { catalogue } from './catalogue';
import { en } from './en/writing';
import { te } from './te/writing';

export const writing = catalogue(en, te);
