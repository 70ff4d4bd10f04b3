import { catalogue } from './catalogue';
import { en } from './en/achievements';
import { te } from './te/achievements';

export const achievements = catalogue(en, te);
