import { catalogue } from './catalogue';
import { en } from './en/progress';
import { te } from './te/progress';

export const progress = catalogue(en, te);
