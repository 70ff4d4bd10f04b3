import * as v from 'valibot';
import { METERS } from '../../domain/chandas/meters';
import { WEIGHT_REASONS } from '../../domain/chandas/weights';
import type { AnyExercise, KindName, TasksByKind } from '../../domain/exercise/kinds';
import type { Entry } from '../../domain/lesson/entry';
import { isAskable } from '../../domain/quiz/generatedQuestion';

const text = v.string();
const texts = v.array(text);
const place = v.pipe(v.number(), v.integer(), v.minValue(0));
const places = v.array(place);
export const bilingual = v.object({ en: text, te: text });
const why = v.exactOptional(bilingual);

const entryFields = {
  key: text,
  telugu: text,
  english: v.exactOptional(text),
  picture: v.exactOptional(text),
  number: v.exactOptional(v.pipe(v.number(), v.finite())),
  isTrue: v.exactOptional(v.boolean()),
};
export const entry: v.GenericSchema<unknown, Entry> = v.object(entryFields);

const choiceFields = {
  right: entry,
  choices: v.pipe(v.array(v.object({ ...entryFields, why })), v.minLength(2)),
  why,
};
const inTeluguDigits = v.boolean();
const akshara = v.object({ consonant: text, vottu: text, sign: text });
const mate = v.object({
  text,
  lang: v.picklist(['te', 'te-Latn', 'en']),
  name: v.exactOptional(text),
  said: v.exactOptional(text),
});

const line = v.object({ key: text, telugu: text, number: place, of: place, before: v.exactOptional(text) });
const weight = v.picklist(['guru', 'laghu']);
const meter = v.picklist(METERS);
const gana = v.object({ name: text, kind: v.picklist(['surya', 'indra', 'fixed', 'kanda']) });
const weighed = v.object({
  text,
  weight,
  startsWord: v.boolean(),
  word: place,
  ties: v.array(v.picklist(['yati', 'secondYati', 'prasa'])),
});

const written = v.object({ letter: entry, choices: v.pipe(texts, v.minLength(2)), whys: v.record(text, bilingual) });

const TASKS: { readonly [K in KindName]: v.GenericSchema<unknown, TasksByKind[K]> } = {
  'hear-and-pick': v.object({ ...choiceFields, inTeluguDigits }),
  'see-and-pick-sound': v.object({ ...choiceFields, inTeluguDigits }),
  'pick-picture': v.object(choiceFields),
  'pick-meaning': v.object({ ...choiceFields, intoTelugu: v.boolean() }),
  'fill-gap': v.object({
    ...choiceFields,
    missing: v.picklist(['word', 'akshara', 'inRow']),
    before: text,
    after: text,
    whole: entry,
  }),
  'match-pairs': v.object({
    matchedBy: v.picklist(['latin', 'sound', 'sign', 'word', 'picture', 'meaning', 'digits']),
    pairs: v.pipe(v.array(v.object({ entry, mate })), v.minLength(2)),
    mates: v.array(mate),
  }),
  'word-order': v.object({
    unit: v.picklist(['word', 'akshara', 'letter', 'gunintam', 'number']),
    whole: entry,
    end: text,
    parts: v.pipe(texts, v.minLength(2)),
    otherOrders: v.array(places),
    shown: places,
  }),
  'build-akshara': v.object({
    key: text,
    target: akshara,
    pieces: v.object({ consonant: texts, vottu: texts, sign: texts }),
    whys: v.record(text, bilingual),
    why,
  }),
  'hear-and-type': v.object({ whole: entry }),
  'picture-and-type': v.object({ whole: entry }),
  'word-parts': v.object({ whole: entry, tiles: v.pipe(texts, v.minLength(2)) }),
  'mend-word': v.object({ whole: entry, written: texts, offered: v.array(texts) }),
  'true-or-not': v.object({ key: text, text: bilingual, isTrue: v.boolean(), why: bilingual }),
  'read-line': v.object({ line }),
  'first-letters': v.object({ line, beginnings: v.array(v.object({ first: text, hidden: place })) }),
  'line-gap': v.object({ line, around: texts, missing: texts, choices: texts }),
  'line-order': v.object({ line, parts: texts, others: texts, shown: places }),
  'next-line': v.object({ line, choices: texts }),
  'laghu-or-guru': v.object({ key: text, aksharas: texts, at: place, weight, reason: v.picklist(WEIGHT_REASONS) }),
  'where-yati': v.object({
    key: text,
    line: text,
    meter,
    aksharas: v.array(v.object({ text, startsWord: v.boolean() })),
    at: place,
    rule: v.object({ by: v.picklist(['akshara', 'gana']), number: place }),
  }),
  'which-meter': v.object({
    lines: texts,
    meter,
    choices: v.array(meter),
    groups: v.array(v.object({ gana: v.nullable(gana), aksharas: v.array(weighed) })),
  }),
  'story-choice': v.object({ key: text, ask: bilingual, right: bilingual, choices: v.array(bilingual) }),
  'story-order': v.object({ key: text, events: v.array(bilingual), shown: places }),
  'trace-letter': written,
  'write-letter': written,
  'pick-translation': v.pipe(
    v.object({ id: text, prompt: text, category: text, options: texts, correctAnswer: text }),
    v.check(({ options, correctAnswer }) => options.length === 2 && options.includes(correctAnswer)),
  ),
  'generated-question': v.pipe(
    v.object({ english: text, telugu: text, options: texts, correctAnswer: text }),
    v.check((question) => isAskable(question)),
  ),
};

const exerciseOf = <K extends KindName>(kind: K) =>
  v.object({ kind: v.literal(kind), task: TASKS[kind], subject: entry });

/** An exercise that was kept: what lies in a browser's storage may be anything. */
export const exercise: v.GenericSchema<unknown, AnyExercise> = v.union([
  exerciseOf('hear-and-pick'),
  exerciseOf('see-and-pick-sound'),
  exerciseOf('pick-picture'),
  exerciseOf('pick-meaning'),
  exerciseOf('fill-gap'),
  exerciseOf('match-pairs'),
  exerciseOf('word-order'),
  exerciseOf('build-akshara'),
  exerciseOf('true-or-not'),
  exerciseOf('hear-and-type'),
  exerciseOf('picture-and-type'),
  exerciseOf('word-parts'),
  exerciseOf('mend-word'),
  exerciseOf('read-line'),
  exerciseOf('first-letters'),
  exerciseOf('line-gap'),
  exerciseOf('line-order'),
  exerciseOf('next-line'),
  exerciseOf('laghu-or-guru'),
  exerciseOf('where-yati'),
  exerciseOf('which-meter'),
  exerciseOf('story-choice'),
  exerciseOf('story-order'),
  exerciseOf('trace-letter'),
  exerciseOf('write-letter'),
  exerciseOf('pick-translation'),
  exerciseOf('generated-question'),
]);
