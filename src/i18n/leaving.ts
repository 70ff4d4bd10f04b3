import { catalogue } from './catalogue';
import { en } from './en/leaving';
import { te } from './te/leaving';

export const leaving = catalogue(en, te);
