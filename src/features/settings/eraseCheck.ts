import type { Learner } from '../../domain/learner/learner';

const plain = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** The name to type before erasing; an account without a name uses its email address. */
export const nameToWrite = ({ name, email }: Learner): string => name.trim() || email.trim();

/** Ignores case and spaces; a learner without any name can be erased, too. */
export const isNameOf = (learner: Learner, typed: string): boolean => plain(typed) === plain(nameToWrite(learner));
