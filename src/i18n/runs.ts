import { catalogue } from './catalogue';
import { en } from './en/runs';
import { te } from './te/runs';

export const runs = catalogue(en, te);
