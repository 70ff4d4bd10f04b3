import { catalogue } from './catalogue';
import { en } from './en/pictures';
import { te } from './te/pictures';

/** The descriptions of the learners' pictures; the keys are the emoji. */
export const pictures = catalogue(en, te);
