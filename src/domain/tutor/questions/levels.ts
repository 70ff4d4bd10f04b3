import type { Random } from '../../random';
import type { BankWord } from '../bankWord';
import type { TutorLevel } from '../prompts';
import { askOrder, askWhoDoesIt } from './build';
import type { Asker, Material } from './draft';
import { askCategory, askOddOneOut } from './groups';
import { askEnglish, askOpposite, askOppositeInTelugu, askOtherName, askPicture, askTelugu } from './meaning';
import { neighborhoodOf, neighborhoodWithVerbs } from './neighborhood';
import { askCaseInSentence } from './caseInSentence';
import { askBareInSentence, askEndingInSentence } from './formInSentence';
import { askBarePlural, askCase, askPlural } from './nouns';
import { askCountOfPeople, askQuality } from './qualities';
import {
  askDescribed,
  askMeaningInSentence,
  askMissingWord,
  askOtherMissingWord,
  askOtherWordInSentence,
  askSentenceInEnglish,
  askSentenceInTelugu,
  askWordInSentence,
} from './sentences';
import { askAsQuestion, askNotSo } from './sentenceTurned';
import { askSpelling } from './spelling';
import { askSentenceOnOtherDay, askVerbInSentence } from './verbInSentence';
import { askCommand, askNegative, askOtherDay, askOtherDoer, askWillOrWillNot } from './verbs';

export type Level = {
  /** Questions about the word itself, its forms and its sentence; they come first. */
  readonly own: readonly Asker[];
  /** Questions about its neighborhood, used when more are needed. */
  readonly around: readonly Asker[];
  readonly neighbors: (word: BankWord, material: Material, random: Random) => BankWord[];
  /** Askers that share a limit of `rareInTen` of ten questions. */
  readonly rare: ReadonlySet<Asker>;
  readonly rareInTen: number;
  /** How many of ten right answers may be the typed word; with more, always picking it would pass the quiz. */
  readonly typedInTen: number;
};

const MEANINGS: readonly Asker[] = [
  askTelugu,
  askEnglish,
  askPicture,
  askOpposite,
  askMissingWord,
  askSentenceInEnglish,
  askSentenceInTelugu,
  askWordInSentence,
  askWhoDoesIt,
  askSpelling,
  askPlural,
  askOrder,
];
const FORMS: readonly Asker[] = [
  askQuality,
  askCountOfPeople,
  askBarePlural,
  askCase,
  askCaseInSentence,
  askEndingInSentence,
  askWillOrWillNot,
  askNegative,
  askCommand,
  askOtherDay,
  askOtherDoer,
  askSentenceOnOtherDay,
  askVerbInSentence,
  askAsQuestion,
  askNotSo,
];
/** Questions that knowing single words does not answer. */
const STRUCTURE: readonly Asker[] = [askOrder, askDescribed];
const RARE: readonly Asker[] = [
  askBareInSentence,
  askSpelling,
  askOppositeInTelugu,
  askOtherName,
  askOddOneOut,
  askOtherMissingWord,
  askOtherWordInSentence,
  askMissingWord,
  askSentenceInTelugu,
];

export const LEVELS: Readonly<Record<TutorLevel, Level>> = {
  medium: {
    own: [...MEANINGS, askOtherMissingWord, askOtherWordInSentence, askMeaningInSentence, askOddOneOut, askCategory],
    around: MEANINGS,
    neighbors: neighborhoodOf,
    // Knowing what words mean is enough to pass medium, so plurals, order and spelling are rare.
    rare: new Set([askPlural, askOrder, askSpelling]),
    rareInTen: 3.2,
    typedInTen: 4,
  },
  hard: {
    own: [...FORMS, ...STRUCTURE, ...RARE],
    around: [...FORMS, askOrder, askDescribed],
    neighbors: neighborhoodWithVerbs,
    // Meanings belong to medium; a few here introduce the word.
    rare: new Set(RARE),
    rareInTen: 4,
    typedInTen: 4,
  },
};
