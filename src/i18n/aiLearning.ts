import { catalogue } from './catalogue';
import { en } from './en/aiLearning';
import { te } from './te/aiLearning';

export const aiLearning = catalogue(en, te);
