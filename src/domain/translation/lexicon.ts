import { type Adjective, adjectiveOf } from '../grammar/adjective';
import { FEELINGS, type Feeling } from '../grammar/feelings';
import { type GrammaticalNumber, type Noun, nounOf } from '../grammar/noun';
import { type NounKind, nounKind } from '../grammar/nounKinds';
import { isNameOfAction, type Verb, verbOf } from '../grammar/verb';
import { type EnglishForm, nounPlural, verbForms } from '../english/inflection';
import type { LexiconWord } from './phrase';
import { type Frame, FRAMES, MORE_VERBS } from './verbFrames';
import { MORE_NOUNS, TWO_MEANINGS } from './wordLists';

export type NounEntry = {
  readonly noun: Noun;
  readonly kind: NounKind;
  readonly number: GrammaticalNumber;
  readonly wordId?: string;
};
type VerbEntry = { readonly base: string; readonly verb: Verb; readonly frame: Frame; readonly wordId?: string };
export type VerbMatch = VerbEntry & { readonly forms: readonly EnglishForm[] };
export type AdjectiveEntry = { readonly adjective: Adjective; readonly wordId?: string };
type FeelingEntry = { readonly feeling: Feeling; readonly wordId?: string };

export type Lexicon = {
  readonly nouns: ReadonlyMap<string, NounEntry>;
  readonly verbs: ReadonlyMap<string, VerbMatch>;
  readonly adjectives: ReadonlyMap<string, AdjectiveEntry>;
  readonly feelings: ReadonlyMap<string, FeelingEntry>;
  /** All English words and phrases of the bank, to list the known words of a sentence with a missing one. */
  readonly known: ReadonlyMap<string, LexiconWord>;
  readonly byId: ReadonlyMap<string, LexiconWord>;
  readonly idOf: (english: string, telugu: string) => string | undefined;
};

/** Everyday words for men and women alike, preferred to the bank's main word. */
const GENDER_NEUTRAL = ['టీచర్', 'డాక్టర్'];

// Telugu endings of words that are not nouns, so that case endings would be wrong.
const NON_NOUN_ENDINGS = /(?:ైన|(?<!^లం|^తలపా)గా|చేసి|ంచండి|వాటి|లాంటి|గల)$/u;
const NON_NOUNS = new Set(
  (
    'first|half|now|then|today|tomorrow|yesterday|day after tomorrow|day before yesterday|right|left|hello|thank you|sorry|please|' +
    'welcome|good morning|good night|good evening|goodbye|how are you|i am fine|congratulations|happy birthday|see you again|' +
    'what is your name|well done|happy journey|no problem|big|small|hot|cold|new|old|good|bad|short|dirty|bitter|hard|wet|dry|full|' +
    'empty|raw|ripe|who|what|where|when|why|how|how many|how much|which|i|you|he|she|we|they|this|that|and|or|but|because|if|yes|no|all|' +
    'some|each|other|together|also|only|again|very|a little|always|never|soon|early|late|after|daily|sometimes|up|down|above|' +
    'below|inside|outside|in front|behind|between|near|far|beside|around|here|there|poor|rich|lazy|cowardly|dark|hungry|angry|' +
    'thirsty|tired|ready|free|busy|same|possible|impossible|crooked|rotten|famous|sour|astringent|hardworking|thin|smooth|straight|' +
    'sweet|soft|round|strange|fresh|be born|be afraid|asleep|broken|hurt|stuck|okay|ago|before|once|twice|lots|more|less|enough|almost'
  ).split('|'),
);
const NUMBER_WORDS = new Set(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
    'twenty thirty forty fifty sixty seventy eighty ninety hundred thousand lakh crore'
  ).split(' '),
);

const lower = (english: string) => english.toLowerCase().replaceAll('’', "'");
const withId = (word: LexiconWord | undefined) => (word === undefined ? {} : { wordId: word.id });

function nounEntry(telugu: string, word: LexiconWord | undefined): NounEntry | null {
  const noun = nounOf(telugu);
  const kind = nounKind(telugu);
  if (noun === null || kind === null) return null;
  return { noun, kind, number: noun.isAlwaysMany ? 'many' : 'one', ...withId(word) };
}

const isNoun = ({ english, telugu }: LexiconWord) =>
  !NON_NOUNS.has(lower(english)) &&
  !NUMBER_WORDS.has(lower(english)) &&
  !NON_NOUN_ENDINGS.test(telugu) &&
  !isNameOfAction(telugu) &&
  // Colors and qualities are used as adjectives; as nouns they are different words.
  adjectiveOf(telugu) === null;

/** Sets a missing key only, because earlier words take precedence. */
function setIfAbsent<T>(map: Map<string, T>, key: string, value: T): void {
  if (!map.has(key)) map.set(key, value);
}

function addNoun(nouns: Map<string, NounEntry>, english: string, entry: NounEntry): void {
  if (TWO_MEANINGS.has(english)) return;
  const plural = nounPlural(english);
  setIfAbsent(nouns, english, entry);
  if (plural !== english && !TWO_MEANINGS.has(plural)) setIfAbsent(nouns, plural, { ...entry, number: 'many' });
}

function collectNouns(words: readonly LexiconWord[]): Map<string, NounEntry> {
  const nouns = new Map<string, NounEntry>();
  const entries = words.filter(isNoun).flatMap((word) => {
    const better = GENDER_NEUTRAL.find((telugu) => word.alsoTelugu?.includes(telugu));
    const entry = nounEntry(better ?? word.telugu, word);
    return entry === null ? [] : [{ word, entry }];
  });
  const taken = new Set(words.map(({ english }) => lower(english)));
  // Plurals of main names take precedence over alternative names: "beans" is plural.
  for (const { word, entry } of entries) setIfAbsent(nouns, lower(word.english), entry);
  for (const name of TWO_MEANINGS) nouns.delete(name);
  for (const { word, entry } of entries) addNoun(nouns, lower(word.english), entry);
  for (const [english, telugu] of MORE_NOUNS) {
    const entry = nounEntry(
      telugu,
      words.find((word) => word.telugu === telugu),
    );
    if (entry !== null && !taken.has(english)) addNoun(nouns, english, entry);
  }
  for (const { word, entry } of entries) {
    for (const also of word.alsoEnglish ?? []) if (!taken.has(lower(also))) addNoun(nouns, lower(also), entry);
  }
  return nouns;
}

function collectVerbs(words: readonly LexiconWord[]): Map<string, VerbMatch> {
  const verbs = new Map<string, VerbMatch>();
  const add = (english: string, telugu: string, word: LexiconWord | undefined) => {
    const frame = FRAMES.get(english);
    const verb = verbOf(telugu);
    if (frame === undefined || verb === null) return;
    const entry: VerbEntry = { base: english, verb, frame, ...withId(word) };
    for (const [form, kind] of verbForms(english)) {
      const existing = verbs.get(form);
      if (existing !== undefined && existing.base !== english) continue;
      verbs.set(form, { ...entry, forms: [...new Set([...(existing?.forms ?? []), kind])] });
    }
  };
  // "Live" means to live somewhere (ఉండడం); the bank's "live" means to be alive.
  const bank = words.filter(({ english, telugu }) => verbOf(telugu) !== null && english !== 'live');
  for (const word of bank) add(lower(word.english), word.telugu, word);
  for (const word of bank) for (const also of word.alsoEnglish ?? []) add(lower(also), word.telugu, word);
  for (const [english, telugu] of MORE_VERBS) {
    if (!bank.some((word) => lower(word.english) === english)) {
      add(
        english,
        telugu,
        words.find((word) => word.telugu === telugu),
      );
    }
  }
  return verbs;
}

function collectAdjectives(words: readonly LexiconWord[]): Map<string, AdjectiveEntry> {
  const adjectives = new Map<string, AdjectiveEntry>();
  const found = words.flatMap((word) => {
    const adjective = adjectiveOf(word.telugu);
    return adjective === null ? [] : [{ word, entry: { adjective, wordId: word.id } }];
  });
  for (const { word, entry } of found) setIfAbsent(adjectives, lower(word.english).replace(/ colou?r$/u, ''), entry);
  for (const { word, entry } of found) {
    for (const also of word.alsoEnglish ?? []) setIfAbsent(adjectives, lower(also).replace(/ colou?r$/u, ''), entry);
  }
  return adjectives;
}

export function lexiconOf(words: readonly LexiconWord[]): Lexicon {
  const known = new Map<string, LexiconWord>();
  for (const word of words) setIfAbsent(known, lower(word.english), word);
  for (const word of words) for (const also of word.alsoEnglish ?? []) setIfAbsent(known, lower(also), word);
  const feelings = new Map<string, FeelingEntry>();
  for (const feeling of FEELINGS) {
    const word = feeling.noun.map((noun) => known.get(noun)).find((found) => found !== undefined);
    for (const english of feeling.english) feelings.set(english, { feeling, ...withId(word) });
  }
  return {
    nouns: collectNouns(words),
    verbs: collectVerbs(words),
    adjectives: collectAdjectives(words),
    feelings,
    known,
    byId: new Map(words.map((word) => [word.id, word])),
    idOf: (english, telugu) => {
      const word = known.get(english);
      return word?.telugu === telugu ? word.id : undefined;
    },
  };
}
