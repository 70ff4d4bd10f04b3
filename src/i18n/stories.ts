import { catalogue } from './catalogue';
import { en } from './en/stories';
import { te } from './te/stories';

export const stories = catalogue(en, te);
