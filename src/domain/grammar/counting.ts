import { numberInTelugu } from '../speech/numbers';

/** One crore; children do not count further. */
export const MAX_COUNT = 10_000_000;

/** Up to seven, people have their own numerals (ఇద్దరు); from eight on, మంది follows the number. */
const PEOPLE = ['', 'ఒక', 'ఇద్దరు', 'ముగ్గురు', 'నలుగురు', 'ఐదుగురు', 'ఆరుగురు', 'ఏడుగురు'] as const;

const isCountable = (number: number) => Number.isInteger(number) && number >= 0 && number <= MAX_COUNT;

/** A number on its own: 25 is ఇరవై ఐదు. */
export const numberAlone = (number: number): string | null => (isCountable(number) ? numberInTelugu(number) : null);

/** A number before things and animals: ఒక పిల్లి, రెండు పిల్లులు, రెండు వందల పుస్తకాలు. */
export function countOfThings(number: number): string | null {
  if (!isCountable(number) || number === 0) return null;
  if (number === 1) return 'ఒక';
  // Before a noun, large round numbers take the possessive form: రెండు వందల పుస్తకాలు.
  return numberInTelugu(number).replace(/(వంద|వే|లక్ష|కోట్)లు$/u, '$1ల');
}

/** A number before people: ఇద్దరు పిల్లలు, ఎనిమిది మంది పిల్లలు. */
export function countOfPeople(number: number): string | null {
  if (!isCountable(number) || number === 0) return null;
  return PEOPLE[number] ?? `${countOfThings(number) ?? ''} మంది`;
}
