import type { Learner } from '../../domain/learner/learner';

const plain = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** What whoever erases a learner has to write; an account without a name is known by its address. */
export const nameToWrite = ({ name, email }: Learner): string => name.trim() || email.trim();

/** Capitals and spaces do not matter; a learner without any name can be erased all the same. */
export const isNameOf = (learner: Learner, typed: string): boolean => plain(typed) === plain(nameToWrite(learner));
