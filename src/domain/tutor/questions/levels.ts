import type { Random } from '../../random';
import type { BankWord } from '../bankWord';
import type { TutorLevel } from '../prompts';
import { askOrder, askWhoDoesIt } from './build';
import type { Asker, Material } from './draft';
import { askCategory, askOddOneOut } from './groups';
import { askEnglish, askOpposite, askOppositeInTelugu, askOtherName, askPicture, askTelugu } from './meaning';
import { bendingNeighbourhoodOf, neighbourhoodOf } from './neighbourhood';
import { askCaseInSentence } from './caseInSentence';
import { askCase, askPlural } from './nouns';
import {
  askDescribed,
  askMissingWord,
  askOtherMissingWord,
  askSentenceInEnglish,
  askSentenceInTelugu,
  askWordInSentence,
} from './sentences';
import { askSpelling } from './spelling';
import { askSentenceOnOtherDay, askVerbInSentence } from './verbInSentence';
import { askCommand, askNegative, askOtherDay, askOtherDoer, askWillOrWillNot } from './verbs';

export type Level = {
  /** What is asked about the word itself. */
  readonly own: readonly Asker[];
  /** What is asked about its neighbourhood. */
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
  askCase,
  askCaseInSentence,
  askWillOrWillNot,
  askNegative,
  askCommand,
  askOtherDay,
  askOtherDoer,
  askSentenceOnOtherDay,
  askVerbInSentence,
];
const FROM_TELUGU_TO_TELUGU: readonly Asker[] = [askDescribed(0), askDescribed(1), askDescribed(2)];
const NOW_AND_THEN: readonly Asker[] = [
  askOppositeInTelugu,
  askOtherName,
  askOrder,
  askOddOneOut,
  askOtherMissingWord,
  askMissingWord,
  askSentenceInTelugu,
];

export const LEVELS: Readonly<Record<TutorLevel, Level>> = {
  medium: {
    own: [...MEANINGS, askOtherMissingWord, askOddOneOut, askCategory],
    around: MEANINGS,
    neighbours: neighbourhoodOf,
    // Who knows what words mean shall pass: how they bend and stand is asked now and then.
    rare: new Set([askPlural, askOrder]),
    rareInTen: 3.4,
    typedInTen: 3,
  },
  hard: {
    own: [...FORMS, ...FROM_TELUGU_TO_TELUGU, ...NOW_AND_THEN],
    around: FORMS,
    neighbours: bendingNeighbourhoodOf,
    // Meanings are for the level before; a few of them say what the quiz is about.
    rare: new Set(NOW_AND_THEN),
    rareInTen: 2,
    typedInTen: 3,
  },
};
