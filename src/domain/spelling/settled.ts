import { VIRAMA } from '../script/letters';

// Categories with many loanwords, which have several spellings and are not asked.
const LOANWORD_CATEGORIES: ReadonlySet<string> = new Set([
  'foodFromEverywhere',
  'machines',
  'sports',
  'world',
  'artsAndToys',
]);
const LOANWORD_PATTERN = /ఫ|్యా|ాం?్|ట్[రబసల]|ో$/u;
/** Words with two spellings in good print, or that differ from another word in one letter: అర్థం, అర్ధం. */
const UNSETTLED: ReadonlySet<string> = new Set(
  (
    'అర్థం బఠాణీ శనగలు వేరుశనగ పళ్లెం నాణెం ఋతువు ఎవరు కారం ఊయల చతురస్రం దీర్ఘచతురస్రం సొరకాయ సొరచేప గోధుమలు ఉసిరికాయ ' +
    'పుదీనా టీవీ తువ్వాలు నలభై యాభై ఎనభై తొంభై పెద్దమ్మ తిమింగలం'
  ).split(' '),
);

/** Whether it is a single word with only one accepted spelling. */
export const isSettled = (telugu: string, category: string): boolean =>
  !LOANWORD_CATEGORIES.has(category) &&
  !telugu.endsWith(VIRAMA) &&
  !/[\s\u200c]/u.test(telugu) &&
  !LOANWORD_PATTERN.test(telugu) &&
  !UNSETTLED.has(telugu);
