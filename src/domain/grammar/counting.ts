import { numberInTelugu } from '../speech/numbers';

/** To a crore and beyond it children do not count. */
export const MAX_COUNT = 10_000_000;

/** People have numbers of their own up to seven: ఇద్దరు; from eight on -మంది is written on. */
const PEOPLE = ['', 'ఒక', 'ఇద్దరు', 'ముగ్గురు', 'నలుగురు', 'ఐదుగురు', 'ఆరుగురు', 'ఏడుగురు'] as const;

const isCountable = (number: number) => Number.isInteger(number) && number >= 0 && number <= MAX_COUNT;

/** A number as it is said alone: 25 is ఇరవై ఐదు. */
export const numberAlone = (number: number): string | null => (isCountable(number) ? numberInTelugu(number) : null);

/** A number before things and animals: ఒక పిల్లి, రెండు పిల్లులు, రెండు వందల పుస్తకాలు. */
export function countOfThings(number: number): string | null {
  if (!isCountable(number) || number === 0) return null;
  if (number === 1) return 'ఒక';
  // Before what is counted the large numbers stand in the form of "whose": రెండు వందల పుస్తకాలు.
  return numberInTelugu(number).replace(/(వంద|వే|లక్ష|కోట్)లు$/u, '$1ల');
}

/** A number before people: ఇద్దరు పిల్లలు, ఎనిమిది మంది పిల్లలు. */
export function countOfPeople(number: number): string | null {
  if (!isCountable(number) || number === 0) return null;
  return PEOPLE[number] ?? `${countOfThings(number) ?? ''} మంది`;
}
