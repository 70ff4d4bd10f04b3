import type { Bilingual } from '../domain/bilingual';
import type { Entry } from '../domain/lesson/entry';
import { entryOfFocus, type Focus, focusesOf } from '../domain/lesson/focus';
import type { Material } from '../domain/lesson/material';
import type { Random } from '../domain/random';
import { buildAkshara } from './build-akshara/rules';
import { fillGap } from './fill-gap/rules';
import { firstLetters } from './first-letters/rules';
import { hearAndPick } from './hear-and-pick/rules';
import { hearAndType } from './hear-and-type/rules';
import { generatedQuestion } from './generated-question/rules';
import type { Kind, LessonKind } from './kind';
import { laghuOrGuru } from './laghu-or-guru/rules';
import { lineGap } from './line-gap/rules';
import { lineOrder } from './line-order/rules';
import { matchPairs } from './match-pairs/rules';
import { mendWord } from './mend-word/rules';
import { nextLine } from './next-line/rules';
import type { JudgedAnswer } from '../domain/exercise/outcome';
import { pickMeaning } from './pick-meaning/rules';
import { pickTranslation } from './pick-translation/rules';
import { pickPicture } from './pick-picture/rules';
import { pictureAndType } from './picture-and-type/rules';
import { readLine } from './read-line/rules';
import { seeAndPickSound } from './see-and-pick-sound/rules';
import { storyChoice } from './story-choice/rules';
import { storyOrder } from './story-order/rules';
import { trueOrNot } from './true-or-not/rules';
import { whereYati } from './where-yati/rules';
import { whichMeter } from './which-meter/rules';
import { wordOrder } from './word-order/rules';
import { traceLetter } from './trace-letter/rules';
import { writeLetter } from './write-letter/rules';
import { wordParts } from './word-parts/rules';

// The order must not change: it determines what a seed makes, and paused quizzes are rebuilt from a seed.
const lessonKinds = {
  'build-akshara': buildAkshara,
  'fill-gap': fillGap,
  'hear-and-pick': hearAndPick,
  'match-pairs': matchPairs,
  'pick-meaning': pickMeaning,
  'pick-picture': pickPicture,
  'see-and-pick-sound': seeAndPickSound,
  'true-or-not': trueOrNot,
  'word-order': wordOrder,
};

/** Typing kinds: also made from material, but used in review and spelling practice, not in lessons. */
const spellingKinds = {
  'hear-and-type': hearAndType,
  'picture-and-type': pictureAndType,
  'word-parts': wordParts,
  'mend-word': mendWord,
};

/** Used only by the quizzes of the spec, which have their own screens. */
const quizKinds = { 'pick-translation': pickTranslation, 'generated-question': generatedQuestion };

/** Questions about a poem: learning its lines by heart, and its meter (domain/padyalu). */
const poemKinds = {
  'read-line': readLine,
  'first-letters': firstLetters,
  'line-gap': lineGap,
  'line-order': lineOrder,
  'next-line': nextLine,
  'laghu-or-guru': laghuOrGuru,
  'where-yati': whereYati,
  'which-meter': whichMeter,
};

/** Questions about a story (domain/reading). */
const storyKinds = { 'story-choice': storyChoice, 'story-order': storyOrder };

/** Writing does not count among the numbered exercises of a lesson. */
const writingKinds = { 'trace-letter': traceLetter, 'write-letter': writeLetter };

const kinds = { ...lessonKinds, ...spellingKinds, ...poemKinds, ...storyKinds, ...writingKinds, ...quizKinds };

export type LessonKindName = keyof typeof lessonKinds;
export type SpellingKindName = keyof typeof spellingKinds;
/** Kinds that are made from material. */
export type MadeKindName = LessonKindName | SpellingKindName;
/** Kinds that the room shows. */
export type DrawnKindName = MadeKindName | keyof typeof poemKinds | keyof typeof storyKinds | keyof typeof writingKinds;
export type KindName = keyof typeof kinds;
export type TasksByKind = { readonly [K in KindName]: Parameters<(typeof kinds)[K]['rightAnswer']>[0] };
export type AnswersByKind = { readonly [K in KindName]: ReturnType<(typeof kinds)[K]['rightAnswer']> };

/** All kinds, by name. */
const KINDS: { readonly [K in KindName]: Kind<TasksByKind[K], AnswersByKind[K]> } = kinds;

/** The kinds that lessons use for their exercises. */
export const LESSON_KINDS: { readonly [K in LessonKindName]: LessonKind<TasksByKind[K], AnswersByKind[K]> } =
  lessonKinds;

const isLessonKind = (name: string): name is LessonKindName => Object.hasOwn(LESSON_KINDS, name);
export const LESSON_KIND_NAMES: readonly LessonKindName[] = Object.keys(LESSON_KINDS).filter(isLessonKind);

export const isSpellingKind = (name: string): name is SpellingKindName => Object.hasOwn(spellingKinds, name);
export const SPELLING_KIND_NAMES: readonly SpellingKindName[] = Object.keys(spellingKinds).filter(isSpellingKind);

const MADE_KINDS: { readonly [K in MadeKindName]: LessonKind<TasksByKind[K], AnswersByKind[K]> } = {
  ...lessonKinds,
  ...spellingKinds,
};

export type ExerciseOf<K extends KindName> = {
  [P in K]: {
    readonly kind: P;
    readonly task: TasksByKind[P];
    /** The item that the task asks about. */
    readonly subject: Entry;
  };
}[K];

/** Any exercise, as plain data that can be stored as JSON. */
export type AnyExercise = ExerciseOf<KindName>;

/** An exercise that the room shows. */
export type Exercise = ExerciseOf<DrawnKindName>;

export const isDrawn = (exercise: AnyExercise): exercise is Exercise => !Object.hasOwn(quizKinds, exercise.kind);

/** An exercise that a lesson uses. */
export type LessonExercise = ExerciseOf<LessonKindName>;

const isMade = (exercise: AnyExercise): exercise is ExerciseOf<MadeKindName> =>
  Object.hasOwn(MADE_KINDS, exercise.kind);

/** The learner rates their own answer, so there is nothing to check. */
export const isSelfJudged = ({ kind }: AnyExercise): boolean => KINDS[kind].isSelfJudged === true;

export const isForQuizzes = (kind: LessonKindName): boolean => LESSON_KINDS[kind].isNotForQuizzes !== true;

/** `null` if this kind cannot ask about the focus. */
export function makeExercise<K extends MadeKindName>(
  kind: K,
  material: Material,
  focus: Focus,
  random: Random,
): ExerciseOf<K> | null {
  const task = MADE_KINDS[kind].make(material, focus, random);
  return task === null ? null : { kind, task, subject: entryOfFocus(focus) };
}

/** The same question with other choices; exercises not made from material do not change. */
export function repeatExercise(exercise: Exercise, material: Material, random: Random): Exercise {
  if (!isMade(exercise)) return exercise;
  const { kind, subject } = exercise;
  const isSubject = ({ key, telugu }: Entry) => key === subject.key && telugu === subject.telugu;
  const focus = focusesOf(material).find((one) => isSubject(entryOfFocus(one)));
  return (focus && makeExercise(kind, material, focus, random)) ?? exercise;
}

export const instructionOf = <K extends KindName>({ kind, task }: ExerciseOf<K>): Bilingual =>
  KINDS[kind].instruction(task);

/** The texts spoken when an exercise appears: the instruction and the subject. */
export function saidFirst<K extends KindName>(exercise: ExerciseOf<K>, language: keyof Bilingual): readonly string[] {
  const { kind, task } = exercise;
  return [instructionOf(exercise)[language], KINDS[kind].aloud?.(task, language) ?? ''].filter((text) => text !== '');
}

/** The texts spoken after an answer: the right answer, or the reason if there is none to name. */
export function saidAfter({ explanation: { right, why } }: JudgedAnswer, language: keyof Bilingual): readonly string[] {
  if (right.length > 0) return right.map(({ telugu }) => telugu);
  return why ? [why[language]] : [];
}

export function judged<K extends KindName>({ kind, task }: ExerciseOf<K>, answer: AnswersByKind[K]): JudgedAnswer {
  const outcome = KINDS[kind].judge(task, answer);
  return {
    isRight: outcome.right.length > 0 && outcome.wrong.length === 0,
    outcome,
    explanation: KINDS[kind].explain(task, answer),
    id: JSON.stringify(answer),
  };
}

export const rightAnswerOf = <K extends KindName>({ kind, task }: ExerciseOf<K>): AnswersByKind[K] =>
  KINDS[kind].rightAnswer(task);

/** All wrong answers that are offered, or some of them if there are too many. */
export const wrongAnswersOf = <K extends KindName>({ kind, task }: ExerciseOf<K>): readonly AnswersByKind[K][] =>
  KINDS[kind].wrongAnswers(task);

export const isHesitant = (kind: KindName, seconds: number): boolean => seconds > KINDS[kind].hesitantAfterSeconds;

export const hasOwnVoiceButton = ({ kind }: AnyExercise): boolean => KINDS[kind].hasOwnVoiceButton;

export const KIND_NAMES: readonly KindName[] = Object.keys(KINDS).filter((name): name is KindName =>
  Object.hasOwn(KINDS, name),
);
