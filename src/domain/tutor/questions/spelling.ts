import { shuffled } from '../../random';
import { VIRAMA } from '../../script/letters';
import { tidyTelugu } from '../teluguForms';
import { indexOf } from './bankIndex';
import type { Asker, Material } from './draft';
import { likelySlips, withSlips } from './slips';

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

const isSettled = (telugu: string, category: string) =>
  !OF_LOANS.has(category) &&
  !telugu.endsWith(VIRAMA) &&
  !/[\s\u200c]/u.test(telugu) &&
  !LOOKS_LIKE_A_LOAN.test(telugu) &&
  !UNSETTLED.has(telugu);

function isNoWord(spelling: string, right: string, { bank, attested }: Material): boolean {
  return !attested.has(spelling) && !indexOf(bank).isForm(spelling) && tidyTelugu(spelling) !== tidyTelugu(right);
}

/** Two slips make four spellings: none, the one, the other, both. So the right one is not the one most like the rest. */
export const askSpelling: Asker = (word, scene, random) => {
  const { telugu, category, alsoTelugu = [] } = word;
  if (!isSettled(telugu, category)) return null;
  const slips = shuffled(likelySlips(telugu), random);
  const [first] = slips;
  const second = slips.find(({ at }) => at !== first?.at);
  if (!first || !second) return null;
  const wrong = [[first], [second], [first, second]].map((made) => withSlips(telugu, made));
  if (!wrong.every((spelling) => isNoWord(spelling, telugu, scene) && !alsoTelugu.includes(spelling))) return null;
  return {
    english: `How is the Telugu word for ‘${word.english}’ spelt?`,
    telugu: `‘${word.english}’ అనే అర్థం వచ్చే మాటను తప్పు లేకుండా ఎలా రాస్తారు?`,
    right: telugu,
    wrong,
  };
};
