import { catalogue } from './catalogue';
import { en } from './en/pictures';
import { te } from './te/pictures';

/** What the learners' pictures show, by the pictures themselves. */
export const pictures = catalogue(en, te);
