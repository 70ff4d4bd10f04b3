import { filled } from './onboarding';

/** `kites,  stories, ,` has two entries. */
export const fromCommaText = (text: string): string[] => filled(text.split(','));

export const toCommaText = (entries: readonly string[]): string => entries.join(', ');
