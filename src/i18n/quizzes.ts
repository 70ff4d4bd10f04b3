import { catalogue } from './catalogue';
import { en } from './en/quizzes';
import { te } from './te/quizzes';

export const quizzes = catalogue(en, te);
