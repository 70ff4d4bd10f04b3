import type { Phrase, PhrasePart } from '../translation/phrase';
import { numberInEnglish } from './readNumber';

const SCALES = [10_000_000, 100_000, 1000, 100, 10];
/** Smaller numbers have names of their own. */
const MIN_SPLIT_NUMBER = 20;

const written = new Intl.NumberFormat('en-IN');

type InTelugu = (number: number) => string;

/** Splits 1,999 into వెయ్యి, తొమ్మిది వందల, తొంభై, తొమ్మిది, each with its value. */
function partsOf(number: number, inTelugu: InTelugu): PhrasePart[] {
  const whole = inTelugu(number);
  const scale = SCALES.find((value) => number >= value);
  const rest = scale === undefined ? 0 : number % scale;
  const part = (telugu: string, value: number): PhrasePart => {
    const alone = inTelugu(value);
    return {
      telugu,
      english: written.format(value),
      ...(alone !== telugu && {
        why: {
          en: `On its own it is ${alone}. Before another number it becomes ${telugu}.`,
          te: `విడిగా అయితే ‘${alone}’. తర్వాత ఇంకో సంఖ్య వస్తే ‘${telugu}’ అంటాం.`,
        },
      }),
    };
  };
  const ending = ` ${inTelugu(rest)}`;
  if (rest === 0 || number < MIN_SPLIT_NUMBER || !whole.endsWith(ending)) return [part(whole, number)];
  return [part(whole.slice(0, -ending.length), number - rest), ...partsOf(rest, inTelugu)];
}

const BUILD = {
  en: 'You say a number in parts, one after another, from the largest to the smallest.',
  te: 'సంఖ్యను పెద్ద భాగం నుంచి చిన్న భాగం వరకు ఒకదాని తర్వాత ఒకటిగా చెప్తాం.',
};

/** A number as a phrase with its parts. */
export function numberPhrase(number: number, inTelugu: InTelugu): Phrase {
  const parts = partsOf(number, inTelugu);
  return {
    english: `${written.format(number)} (${numberInEnglish(number)})`,
    telugu: inTelugu(number),
    parts,
    build: parts.length > 1 ? [BUILD] : [],
    isSentence: false,
  };
}
