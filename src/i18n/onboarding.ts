import { catalogue } from './catalogue';
import { en } from './en/onboarding';
import { te } from './te/onboarding';

export const onboarding = catalogue(en, te);
