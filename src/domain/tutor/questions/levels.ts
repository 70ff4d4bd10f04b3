import type { Random } from '../../random';
import type { BankWord } from '../bankWord';
import type { TutorLevel } from '../prompts';
import { askOrder, askWhoDoesIt } from './build';
import type { Asker, Material } from './draft';
import { askCategory, askOddOneOut } from './groups';
import { askEnglish, askOpposite, askOppositeInTelugu, askOtherName, askPicture, askTelugu } from './meaning';
import { neighbourhoodOf, neighbourhoodWithVerbs } from './neighbourhood';
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
  /** What is asked about the word itself, its forms and its sentence: this comes first. */
  readonly own: readonly Asker[];
  /** What is asked about its neighbourhood, where more questions are wanted. */
  readonly around: readonly Asker[];
  readonly neighbours: (word: BankWord, material: Material, random: Random) => BankWord[];
  /** Askers of which a quiz has few, and how many in ten questions. */
  readonly rare: ReadonlySet<Asker>;
  readonly rareInTen: number;
  /** To so many of ten questions the word itself may be the right answer, or picking it would pass. */
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
/** Besides forms, what no knowledge of single words decides. */
const BUILD: readonly Asker[] = [askOrder, askDescribed];
const NOW_AND_THEN: readonly Asker[] = [
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
    neighbours: neighbourhoodOf,
    // Who knows what words mean passes: how they bend, stand and are spelled is asked now and then.
    rare: new Set([askPlural, askOrder, askSpelling]),
    rareInTen: 3.2,
    typedInTen: 4,
  },
  hard: {
    own: [...FORMS, ...BUILD, ...NOW_AND_THEN],
    around: [...FORMS, askOrder, askDescribed],
    neighbours: neighbourhoodWithVerbs,
    // Meanings are for the level before; a few of them say what the quiz is about.
    rare: new Set(NOW_AND_THEN),
    rareInTen: 4,
    typedInTen: 4,
  },
};
