import { type Adjective, adjectiveOf, oneThatIs } from '../../grammar/adjective';
import { countOfPeople, numberAlone } from '../../grammar/counting';
import type { Person } from '../../grammar/person';
import { shuffled } from '../../random';
import type { BankWord } from '../bankWord';
import { type Asker, isWrongBeside, neighborsOf, type Scene } from './draft';
import { draftOf } from './verbs';

const ONES_BY_PERSON: readonly {
  readonly person: Person;
  readonly one: string;
  readonly en: string;
  readonly te: string;
}[] = [
  { person: 'she or it', one: 'one', en: 'a thing', te: 'ఒక వస్తువు' },
  { person: 'things', one: 'ones', en: 'things', te: 'వస్తువుల' },
  { person: 'they', one: 'ones', en: 'people', te: 'మనుషుల' },
];

/** Asks for "the big one" or "the big ones": పెద్దది, పెద్దవి, పెద్దవాళ్లు. */
function askOneThatIs(word: BankWord, stem: string, random: () => number) {
  const [asked] = shuffled(ONES_BY_PERSON, random);
  if (!asked) return null;
  const { person, one } = asked;
  const others = (['she or it', 'things', 'they', 'he'] as const).filter((other) => other !== person);
  const meant = `the ${word.english} ${one}`;
  return draftOf(
    {
      english: `Which of these means ‘${meant}’ when you speak of ${asked.en}?`,
      telugu: `${asked.te} గురించి ‘${meant}’ అని చెప్పాలంటే ఏ మాట వాడాలి?`,
    },
    [person, ...others].map((each) => oneThatIs(stem, each) ?? ''),
  );
}

type UsedAdjective = Adjective & { readonly said: string };

/** The adjective with its form after a noun: ఎర్రగా before ఉంది, or సులభం alone. */
function usedAdjective(word: BankWord, ending: 'ga' | 'is'): UsedAdjective | null {
  const adjective = adjectiveOf(word.telugu);
  const said = adjective?.[ending];
  return adjective && said !== undefined && said !== adjective.before ? { ...adjective, said } : null;
}

/** Offers the forms before and after a noun, of two adjectives: తియ్యని, తియ్యగా, చల్లని, చల్లగా. */
function askAfterNoun(word: BankWord, ending: 'ga' | 'is', scene: Scene, random: () => number) {
  const own = usedAdjective(word, ending);
  const other = neighborsOf(word, scene, random).find((one) => isWrongBeside(word, one) && usedAdjective(one, ending));
  const wrong = other && usedAdjective(other, ending);
  if (!own || !wrong || own.said === word.telugu) return null;
  return draftOf(
    {
      english: `Fill the gap: “It is ${word.english.replace(/ color$/u, '')}.”`,
      telugu: ending === 'ga' ? 'అది ____ ఉంది.' : 'అది ____.',
    },
    [own.said, own.before, wrong.said, wrong.before],
  );
}

export const askQuality: Asker = (word, scene, random) => {
  const adjective = adjectiveOf(word.telugu);
  if (!adjective) return null;
  if (adjective.one !== undefined) return askOneThatIs(word, adjective.one, random);
  return askAfterNoun(word, adjective.ga === undefined ? 'is' : 'ga', scene, random);
};

const MAX_COUNTED = 100;
const numbers = new Map(Array.from({ length: MAX_COUNTED }, (_, at) => [numberAlone(at + 1) ?? '', at + 1] as const));

/** Telugu has separate number words for people: ముగ్గురు, పది మంది. */
export const askCountOfPeople: Asker = (word) => {
  const number = word.category === 'numbers' ? numbers.get(word.telugu) : undefined;
  if (number === undefined || number < 2) return null;
  const next = number + 1;
  const forms = [countOfPeople(number), numberAlone(number), countOfPeople(next), numberAlone(next)];
  return draftOf(
    {
      english: `Which of these means ‘${word.english}’ when you count people?`,
      telugu: `మనుషులను లెక్కపెట్టేటప్పుడు ‘${word.english}’ అని చెప్పాలంటే ఏ మాట వాడాలి?`,
    },
    forms.map((form) => form ?? ''),
  );
};
