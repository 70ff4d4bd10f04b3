import { catalogue } from './catalogue';
import { en } from './en/articles';
import { te } from './te/articles';

export const articles = catalogue(en, te);
