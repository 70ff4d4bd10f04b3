import { endOf, joined, lastWord, onLastWord, withEnd, withObject, withTo } from './ends';
import { ALWAYS_MANY, NOUN_EXCEPTIONS, type NounException } from './nounTable';

/** The forms of a noun from which the others are built. */
export type Noun = {
  readonly word: string;
  /** Null if it has no plural or none that is certain. */
  readonly plural: string | null;
  /** The possessive, which is also the form before endings: ఇంటి, తమ్ముడి, పుస్తకం. */
  readonly oblique: string;
  /** Plural only, like పాలు. */
  readonly isAlwaysMany: boolean;
  readonly exception: NounException;
};

export type GrammaticalNumber = 'one' | 'many';
/** `object` is whom or what, `to` is to whom or where to, `of` is whose and the form before మీద, నుంచి and కింద. */
export type Case = 'plain' | 'object' | 'to' | 'in' | 'with' | 'of';

// Words in -ి after one of these consonants have no regular plural; NOUN_EXCEPTIONS lists it.
const UNSURE_BEFORE_I = new Set(['డ', 'ట', 'ల', 'య', 'ళ']);
// The same for words in -ు.
const UNSURE_BEFORE_U = new Set(['డ', 'ర', 'ల', 'న', 'ళ', 'ణ']);
const JOINED_LOANWORD_ENDS = new Set(['ర', 'ట', 'న']);

const consonantBefore = (word: string, ending: string) => word.at(-ending.length - 1) ?? '';

function pluralByRule(word: string): string | null {
  const end = endOf(word);
  const before = consonantBefore(word, end ?? '');
  switch (end) {
    case 'ం': {
      const stem = word.slice(0, -1);
      // పళ్లెం, పళ్లేలు; other vowels before the sunna are rare and irregular.
      if (endOf(stem) === 'ె') return `${withEnd(stem, 'ే')}లు`;
      return endOf(stem) === '' ? `${stem}ాలు` : null;
    }
    case '్':
      if (before === 'ల') return `${word.slice(0, -2)}ళ్లు`;
      return JOINED_LOANWORD_ENDS.has(before) ? `${word}లు` : joined(word, 'లు');
    case 'ి':
      if (word.endsWith('ాయి')) return `${word}లు`;
      if (word.endsWith('ల్లి')) return withEnd(word, 'ులు');
      return UNSURE_BEFORE_I.has(before) ? null : withEnd(word, 'ులు');
    case 'ు':
      if (word.endsWith('ుడు')) return `${word.slice(0, -3)}ులు`;
      if (word.endsWith('ట్టు')) return `${word.slice(0, -4)}ట్లు`;
      if (word.endsWith('డ్డు')) return `${word.slice(0, -4)}డ్లు`;
      // లిఫ్టులు, but బూట్లు, ప్యాంట్లు.
      if (word.endsWith('్టు')) return `${word}లు`;
      if (word.endsWith('టు')) return `${word.slice(0, -1)}్లు`;
      if (word.endsWith('ండు')) return `${word.slice(0, -1)}్లు`;
      return UNSURE_BEFORE_U.has(before) ? null : `${word}లు`;
    case null:
      return null;
    default:
      return `${word}లు`;
  }
}

function obliqueByRule(word: string): string | null {
  if (word.endsWith('ుడు')) return withEnd(word, 'ి');
  return endOf(word) === null ? null : word;
}

/** Words in -ు whose form before endings neither a rule nor the table gives. */
const isUnsure = (word: string) =>
  endOf(word) === 'ు' &&
  UNSURE_BEFORE_U.has(consonantBefore(word, 'ు')) &&
  !/(?:ుడు|డ్డు|ండు)$/u.test(word) &&
  NOUN_EXCEPTIONS[word] === undefined;

/** A noun with its forms, or null if they are not certain. Of several words only the last is inflected. */
export function nounOf(telugu: string): Noun | null {
  const last = lastWord(telugu);
  const isAlwaysMany = ALWAYS_MANY.has(last);
  const exception = NOUN_EXCEPTIONS[last] ?? {};
  if (isAlwaysMany) return { word: telugu, plural: telugu, oblique: telugu, isAlwaysMany, exception };
  const oblique = exception.oblique ?? obliqueByRule(last);
  if (oblique === null || isUnsure(last)) return null;
  const plural = exception.plural === undefined ? pluralByRule(last) : exception.plural;
  const whole = (form: string) => onLastWord(telugu, () => form);
  return {
    word: telugu,
    plural: plural === null ? null : whole(plural),
    oblique: whole(oblique),
    isAlwaysMany,
    exception,
  };
}

function pluralCase(plural: string, form: Case): string {
  if (form === 'plain') return plural;
  const oblique = withEnd(plural, '');
  switch (form) {
    case 'of':
      return oblique;
    case 'object':
      return `${oblique}ను`;
    case 'to':
      return `${oblique}కు`;
    case 'with':
      return `${oblique}తో`;
    case 'in':
      // పుస్తకాల్లో, చేతుల్లో; but చెట్లలో, నీళ్లలో.
      return plural.endsWith('్లు') ? `${oblique}లో` : `${oblique.slice(0, -1)}ల్లో`;
  }
}

function singularCase({ word, oblique, exception }: Noun, form: Case): string {
  const whole = (inflected: string) => onLastWord(word, () => inflected);
  const last = lastWord(word);
  // పుస్తకం: పుస్తకాన్ని, పుస్తకానికి, but పుస్తకంలో, పుస్తకంతో.
  const long = endOf(last) === 'ం' && exception.oblique === undefined ? lastWithLongEnd(last) : null;
  switch (form) {
    case 'plain':
      return word;
    case 'of':
      return oblique;
    case 'object':
      return long === null ? withObject(oblique) : whole(`${long}న్ని`);
    case 'to':
      if (exception.to !== undefined) return whole(exception.to);
      return long === null ? withTo(oblique) : whole(`${long}నికి`);
    case 'with':
      return joined(oblique, 'తో');
    case 'in':
      return exception.in === undefined ? joined(oblique, 'లో') : whole(exception.in);
  }
}

function lastWithLongEnd(last: string): string {
  const stem = last.slice(0, -1);
  return withEnd(stem, endOf(stem) === 'ె' ? 'ే' : 'ా');
}

/** A form of the noun; null if its plural is not known. */
export function nounForm(noun: Noun, number: GrammaticalNumber, form: Case): string | null {
  if (noun.isAlwaysMany) {
    // Loanwords like నూడుల్స్ are plural but take singular endings.
    if (endOf(noun.word) === '్') return singularCase(noun, form);
    const { in: merged } = noun.exception;
    return onLastWord(noun.word, (word) => (form === 'in' && merged !== undefined ? merged : pluralCase(word, form)));
  }
  if (number === 'one') return singularCase(noun, form);
  return noun.plural === null ? null : onLastWord(noun.plural, (word) => pluralCase(word, form));
}
