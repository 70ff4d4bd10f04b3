import { catalogue } from './catalogue';
import { en } from './en/learning';
import { te } from './te/learning';

export const learning = catalogue(en, te);
