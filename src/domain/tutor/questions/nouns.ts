import { type Case, type GrammaticalNumber, type Noun, nounForm, nounOf } from '../../grammar/noun';
import { isHuman, nounKind } from '../../grammar/nounKinds';
import { verbOf } from '../../grammar/verb';
import { nounPlural } from '../../english/inflection';
import { shuffled } from '../../random';
import type { BankWord } from '../bankWord';
import { articleOf, casesSaidAlone } from './caseFrames';
import { type Asker, isWrongBeside, type Material, neighborsOf } from './draft';

/** Everything in these categories can be counted; elsewhere a plural counts only if the texts of the bank use it. */
const COUNTABLE_CATEGORIES: ReadonlySet<string> = new Set(
  'animals birds seaAnimals insectsAndReptiles wildAnimals people jobs'.split(' '),
);
const NOUN_CATEGORIES: ReadonlySet<string> = new Set([
  ...COUNTABLE_CATEGORIES,
  ...'body home school clothes places travel play machines toolsAndMaterials gardenAndFarm storyWorld'.split(' '),
  ...'fruitAndVegetables nature cooking family food foodFromEverywhere artsAndToys space'.split(' '),
]);
/** "To the mathematics" is not natural English, and పుల్లని is not a noun. */
const NOT_ASKED: ReadonlySet<string> = new Set(
  (
    'mathematics|science|homework|cricket|kabaddi|hide-and-seek|hopscotch|chess|farming|sour|astringent|electricity|internet|' +
    'artificial intelligence|world|parents|children|clothes|family|thunder|lightning|spectacles|trousers|scissors|tongs|' +
    'space|gravity|magic|universe|noodles|chips|cornflakes|breakfast|lunch|dinner|food|hair|twins|firefighter|neighbor|body|air conditioner|otter'
  ).split('|'),
);

/** Only one of these exists, or English does not count them. */
const NOT_COUNTED: ReadonlySet<string> = new Set(
  (
    'north|peas|sorghum|okra|earth|sun|moon|sky|rain|sand|soil|grass|snow|fog|fire|water|wind|sunlight|moonlight|garlic|ginger|spinach|coriander|' +
    'child|manure|paddy|gold|iron|wood|wool|cloth|silk|chalk|gum|fish|firewood|mustard|pepper|cinnamon|sugarcane|treasure'
  ).split('|'),
);

const sureNouns = new WeakMap<BankWord, Noun | null>();

/** The noun if the grammar is sure of its forms and "the" makes sense before it in English; otherwise null. */
export function sureNoun(word: BankWord): Noun | null {
  const cached = sureNouns.get(word);
  if (cached !== undefined) return cached;
  const noun = readNoun(word);
  sureNouns.set(word, noun);
  return noun;
}

function readNoun(word: BankWord): Noun | null {
  const { category, english, telugu } = word;
  const isExcluded = /^[A-Z]/u.test(english) || NOT_ASKED.has(english);
  if (!NOUN_CATEGORIES.has(category) || isExcluded || verbOf(telugu)) return null;
  const noun = nounOf(telugu);
  return noun?.isAlwaysMany ? null : noun;
}

/** The plural (కుక్కలు); null when the grammar is unsure of it or people do not use it. */
export function surePlural(word: BankWord, { attested }: Material): string | null {
  const plural = sureNoun(word)?.plural ?? null;
  if (plural === null || plural === word.telugu || NOT_COUNTED.has(word.english)) return null;
  const stem = plural.slice(0, -1);
  const isUsed = [plural, `${stem}కు`, `${stem}ను`, `${stem}తో`, `${stem}లో`, `${stem}న్నీ`].some((form) =>
    attested.has(form),
  );
  return COUNTABLE_CATEGORIES.has(word.category) || isUsed ? plural : null;
}

/** Offers singular and plural of two nouns, so that every option is correct Telugu and none stands out. */
export const askPlural: Asker = (word, scene, random) => {
  const right = surePlural(word, scene);
  if (right === null) return null;
  for (const other of neighborsOf(word, scene, random)) {
    const plural = isWrongBeside(word, other) ? surePlural(other, scene) : null;
    if (plural === null) continue;
    return {
      english: `How do you say ‘${nounPlural(word.english)}’, more than one, in Telugu?`,
      telugu: `‘${nounPlural(word.english)}’ అనే బహువచనాన్ని తెలుగులో ఏమంటారు?`,
      right,
      wrong: [word.telugu, other.telugu, plural],
    };
  }
  return null;
};

/** Offers forms of one noun; the plural without an ending is right: కుక్కలు, కుక్కల, కుక్కలకు. */
export const askBarePlural: Asker = (word, scene) => {
  const noun = sureNoun(word);
  const right = surePlural(word, scene);
  if (!noun || right === null || nounPlural(word.english) === word.english) return null;
  const wrong = [word.telugu, nounForm(noun, 'many', 'of'), nounForm(noun, 'many', 'to')].filter(
    (form) => form !== null,
  );
  const meant = `many ${nounPlural(word.english)}`;
  const kind = nounKind(word.telugu);
  if (new Set([right, ...wrong]).size !== 4) return null;
  return {
    english: `Which word fills the gap? “There are ${meant}.”`,
    telugu: kind !== null && isHuman(kind) ? 'చాలామంది ____ ఉన్నారు.' : 'చాలా ____ ఉన్నాయి.',
    right,
    wrong,
  };
};

const CASE_WORDS: Readonly<Partial<Record<Case, string>>> = { to: 'to', with: 'with', in: 'in' };
const CASES: readonly Case[] = ['to', 'with', 'in'];

/** Offers two cases in singular and plural: కుక్కకు, కుక్కతో, కుక్కలకు, కుక్కలతో. */
export const askCase: Asker = (word, scene, random) => {
  const noun = sureNoun(word);
  const [asked] = shuffled(casesSaidAlone(word), random);
  const [other] = shuffled(
    CASES.filter((form) => form !== asked),
    random,
  );
  if (!noun || asked === undefined || other === undefined) return null;
  // A noun such as "sheep" is skipped, because its English does not show the number.
  const hasMany = surePlural(word, scene) !== null && nounPlural(word.english) !== word.english;
  const number: GrammaticalNumber = hasMany && random() < 0.5 ? 'many' : 'one';
  const against: GrammaticalNumber = number === 'one' ? 'many' : 'one';
  const right = nounForm(noun, number, asked);
  const wrong = hasMany
    ? [nounForm(noun, number, other), nounForm(noun, against, asked), nounForm(noun, against, other)]
    : [nounForm(noun, 'one', other), nounForm(noun, 'one', 'object'), noun.oblique];
  const forms = wrong.filter((form) => form !== null);
  if (right === null || new Set([right, ...forms]).size !== 4) return null;
  const meant = `${CASE_WORDS[asked] ?? ''} ${articleOf(word)} ${number === 'many' ? nounPlural(word.english) : word.english}`;
  return {
    english: `Which of these means ‘${meant}’?`,
    telugu: `‘${meant}’ అని చెప్పాలంటే ఏ మాట వాడాలి?`,
    right,
    wrong: forms,
  };
};
