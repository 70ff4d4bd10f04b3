import * as v from 'valibot';
import { schema as buildAkshara } from './build-akshara/schema';
import { schema as fillGap } from './fill-gap/schema';
import { schema as firstLetters } from './first-letters/schema';
import { schema as generatedQuestion } from './generated-question/schema';
import { schema as hearAndPick } from './hear-and-pick/schema';
import { schema as hearAndType } from './hear-and-type/schema';
import { schema as laghuOrGuru } from './laghu-or-guru/schema';
import { schema as lineGap } from './line-gap/schema';
import { schema as lineOrder } from './line-order/schema';
import { schema as matchPairs } from './match-pairs/schema';
import { schema as mendWord } from './mend-word/schema';
import { schema as nextLine } from './next-line/schema';
import { schema as pickMeaning } from './pick-meaning/schema';
import { schema as pickPicture } from './pick-picture/schema';
import { schema as pickTranslation } from './pick-translation/schema';
import { schema as pictureAndType } from './picture-and-type/schema';
import { schema as readLine } from './read-line/schema';
import { schema as seeAndPickSound } from './see-and-pick-sound/schema';
import { schema as storyChoice } from './story-choice/schema';
import { schema as storyOrder } from './story-order/schema';
import { schema as traceLetter } from './trace-letter/schema';
import { schema as trueOrNot } from './true-or-not/schema';
import { schema as whereYati } from './where-yati/schema';
import { schema as whichMeter } from './which-meter/schema';
import { schema as wordOrder } from './word-order/schema';
import { schema as wordParts } from './word-parts/schema';
import { schema as writeLetter } from './write-letter/schema';
import { type AnyExercise, type KindName, KIND_NAMES, type TasksByKind } from './kinds';
import { entry } from './schemaParts';

const SCHEMAS: { readonly [K in KindName]: v.GenericSchema<unknown, TasksByKind[K]> } = {
  'build-akshara': buildAkshara,
  'fill-gap': fillGap,
  'first-letters': firstLetters,
  'generated-question': generatedQuestion,
  'hear-and-pick': hearAndPick,
  'hear-and-type': hearAndType,
  'laghu-or-guru': laghuOrGuru,
  'line-gap': lineGap,
  'line-order': lineOrder,
  'match-pairs': matchPairs,
  'mend-word': mendWord,
  'next-line': nextLine,
  'pick-meaning': pickMeaning,
  'pick-picture': pickPicture,
  'pick-translation': pickTranslation,
  'picture-and-type': pictureAndType,
  'read-line': readLine,
  'see-and-pick-sound': seeAndPickSound,
  'story-choice': storyChoice,
  'story-order': storyOrder,
  'trace-letter': traceLetter,
  'true-or-not': trueOrNot,
  'where-yati': whereYati,
  'which-meter': whichMeter,
  'word-order': wordOrder,
  'word-parts': wordParts,
  'write-letter': writeLetter,
};

const exerciseOf = <K extends KindName>(kind: K) =>
  v.object({ kind: v.literal(kind), task: SCHEMAS[kind], subject: entry });

/** A stored exercise. Browser storage can hold anything, so each one is checked against the schema of its kind. */
export const exercise = v.union(KIND_NAMES.map((kind) => exerciseOf(kind))) as v.GenericSchema<unknown, AnyExercise>;
