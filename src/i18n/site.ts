import { catalogue } from './catalogue';
import { en } from './en/site';
import { te } from './te/site';

/** Texts of every page: page names, header, footer and messages of the whole app. */
export const site = catalogue(en, te);
