import type { Random } from '../../random';
import { areAlike, type BankWord } from '../bankWord';
import { type Asker, type Material, neighboursOf } from './draft';
import { caseFormsOf, pluralOf } from './grammar';

/** Every option is good Telugu: this noun's forms and another noun's. Only one is the form that is asked for. */
export const askPlural: Asker = (word, material, random) => {
  const right = pluralOf(word, material.attested);
  const other = neighboursOf(word, material, random).find(
    (neighbour) => pluralOf(neighbour, material.attested) && !areAlike(word, neighbour),
  );
  const otherPlural = other && pluralOf(other, material.attested);
  if (right === null || !other || !otherPlural) return null;
  return {
    english: `Which word means more than one ‘${word.telugu}’?`,
    telugu: `‘${word.telugu}’ అనే పదానికి బహువచనం ఏది?`,
    right,
    wrong: [word.telugu, other.telugu, otherPlural],
  };
};

function caseForms(word: BankWord, material: Material, random: Random) {
  const own = caseFormsOf(word, material.attested);
  const others = neighboursOf(word, material, random)
    .filter((neighbour) => !areAlike(word, neighbour))
    .map((neighbour) => caseFormsOf(neighbour, material.attested));
  const other = others.find((forms) => forms !== null);
  return own && other ? { own, other } : null;
}

export const askToForm: Asker = (word, material, random) => {
  const forms = caseForms(word, material, random);
  return (
    forms && {
      english: `Which form means ‘to the ${word.english}’?`,
      telugu: `‘${word.telugu}’ అనే పదానికి ‘కు’ లేదా ‘కి’ చేరిస్తే ఏమవుతుంది?`,
      right: forms.own.to,
      wrong: [word.telugu, forms.own.with, forms.other.to],
    }
  );
};

export const askWithForm: Asker = (word, material, random) => {
  const forms = caseForms(word, material, random);
  return (
    forms && {
      english: `Which form means ‘with the ${word.english}’?`,
      telugu: `‘${word.telugu}’ అనే పదానికి ‘తో’ చేరిస్తే ఏమవుతుంది?`,
      right: forms.own.with,
      wrong: [word.telugu, forms.own.to, forms.other.with],
    }
  );
};
