import { catalogue } from './catalogue';
import { en } from './en/exercises';
import { te } from './te/exercises';

export const exercises = catalogue(en, te);
