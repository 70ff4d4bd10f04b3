import { catalogue } from './catalogue';
import { en } from './en/information';
import { te } from './te/information';

export const information = catalogue(en, te);
