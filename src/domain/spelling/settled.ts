import { VIRAMA } from '../script/letters';

// Loans are written in more than one way; of these no spelling is asked.
const OF_LOANS: ReadonlySet<string> = new Set(['foodFromEverywhere', 'machines', 'sports', 'world', 'artsAndToys']);
const LOOKS_LIKE_A_LOAN = /ఫ|్యా|ాం?్|ట్[రబసల]|ో$/u;
/** Written in two ways in good print, or another word by one letter: అర్థం, అర్ధం. */
const UNSETTLED: ReadonlySet<string> = new Set(
  (
    'అర్థం బఠాణీ శనగలు వేరుశనగ పళ్లెం నాణెం ఋతువు ఎవరు కారం ఊయల చతురస్రం దీర్ఘచతురస్రం సొరకాయ సొరచేప గోధుమలు ఉసిరికాయ ' +
    'పుదీనా టీవీ తువ్వాలు నలభై యాభై ఎనభై తొంభై పెద్దమ్మ తిమింగలం'
  ).split(' '),
);

/** One word, of which print knows one spelling. */
export const isSettled = (telugu: string, category: string): boolean =>
  !OF_LOANS.has(category) &&
  !telugu.endsWith(VIRAMA) &&
  !/[\s\u200c]/u.test(telugu) &&
  !LOOKS_LIKE_A_LOAN.test(telugu) &&
  !UNSETTLED.has(telugu);
