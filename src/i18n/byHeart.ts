import { catalogue } from './catalogue';
import { en } from './en/byHeart';
import { te } from './te/byHeart';

export const byHeart = catalogue(en, te);
