import { catalogue } from './catalogue';
import { en } from './en/landing';
import { te } from './te/landing';

export const landing = catalogue(en, te);
