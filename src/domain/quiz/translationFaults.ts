import { type ContentFault, idFaults, teluguFaults, textFaults, wrong } from '../content/contentFault';
import type { Translation } from './translation';

/** The id contains the English prompt, which may have spaces. */
const promptFaults = (id: string): readonly ContentFault[] =>
  /^[\w' -]{1,100}$/u.test(id) && id.trim() === id ? [] : idFaults(id);

/** All faults of an easy-quiz word that a rule can find. */
export const translationFaults = ({ id, correct, wrong: other, category }: Translation): readonly ContentFault[] => [
  ...promptFaults(id),
  ...teluguFaults(['correct', correct]),
  ...teluguFaults(['wrong', other]),
  ...(correct === other ? [wrong('correct and wrong are the same word.')] : []),
  ...textFaults(['category', category]),
];
