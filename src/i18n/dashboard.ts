import { catalogue } from './catalogue';
import { en } from './en/dashboard';
import { te } from './te/dashboard';

export const dashboard = catalogue(en, te);
