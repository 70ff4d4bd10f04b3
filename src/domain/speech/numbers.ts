const UNITS = [
  'సున్నా', 'ఒకటి', 'రెండు', 'మూడు', 'నాలుగు', 'ఐదు', 'ఆరు', 'ఏడు', 'ఎనిమిది', 'తొమ్మిది',
  'పది', 'పదకొండు', 'పన్నెండు', 'పదమూడు', 'పద్నాలుగు', 'పదిహేను', 'పదహారు', 'పదిహేడు', 'పద్దెనిమిది', 'పంతొమ్మిది',
] as const; // prettier-ignore

const TENS = ['', '', 'ఇరవై', 'ముప్పై', 'నలభై', 'యాభై', 'అరవై', 'డెబ్బై', 'ఎనభై', 'తొంభై'] as const;

type Scale = { value: number; one: string; oneAnd: string; many: string; manyAnd: string };

// వంద, but నూట ఒకటి; రెండు వందలు, but రెండు వందల ఒకటి.
const SCALES: readonly Scale[] = [
  { value: 10_000_000, one: 'కోటి', oneAnd: 'కోటి', many: 'కోట్లు', manyAnd: 'కోట్ల' },
  { value: 100_000, one: 'లక్ష', oneAnd: 'లక్షా', many: 'లక్షలు', manyAnd: 'లక్షల' },
  { value: 1_000, one: 'వెయ్యి', oneAnd: 'వెయ్యి', many: 'వేలు', manyAnd: 'వేల' },
  { value: 100, one: 'వంద', oneAnd: 'నూట', many: 'వందలు', manyAnd: 'వందల' },
];

export const MAX_SPOKEN_NUMBER = 999_999_999;

/** A whole number as it is said: 1999 is వెయ్యి తొమ్మిది వందల తొంభై తొమ్మిది. */
export function numberInTelugu(number: number): string {
  const scale = SCALES.find(({ value }) => number >= value);
  if (!scale) return belowHundred(number);
  const count = Math.floor(number / scale.value);
  const rest = number % scale.value;
  if (rest === 0) return count === 1 ? scale.one : `${numberInTelugu(count)} ${scale.many}`;
  const head = count === 1 ? scale.oneAnd : `${numberInTelugu(count)} ${scale.manyAnd}`;
  return `${head} ${numberInTelugu(rest)}`;
}

function belowHundred(number: number): string {
  if (number < 20) return UNITS[number] ?? '';
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? tens : `${tens} ${UNITS[number % 10] ?? ''}`;
}

export const digitsInTelugu = (digits: string): string =>
  [...digits].map((digit) => UNITS[Number(digit)] ?? '').join(' ');
