import { catalogue } from './catalogue';
import { en } from './en/site';
import { te } from './te/site';

/** What stands on every page: names of pages, header, footer, messages of the whole app. */
export const site = catalogue(en, te);
