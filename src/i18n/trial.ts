import { catalogue } from './catalogue';
import { en } from './en/trial';
import { te } from './te/trial';

export const trial = catalogue(en, te);
