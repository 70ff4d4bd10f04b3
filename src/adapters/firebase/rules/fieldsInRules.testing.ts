// What firestore.rules says about the fields of a learner's documents.
import { readFileSync } from 'node:fs';
import type { OwnedName } from '../../../ports/collections';

export const rulesText = readFileSync(new URL('../../../../firestore.rules', import.meta.url), 'utf8');

/** The functions of the rules that list the fields of a collection. */
const LISTING: Readonly<Record<OwnedName, readonly string[]>> = {
  userPreferences: ['isPreferences'],
  learnerSummaries: ['isSummary'],
  letterMemories: ['isMemory'],
  wordMemories: ['isMemory'],
  sentenceMemories: ['isMemory'],
  poemMemories: ['isMemory'],
  quizResults: ['isEasyResult', 'isWordResult'],
  learningSessions: ['isSession'],
  activities: ['isActivityWith', 'isLessonPart', 'isOfItsKind'],
};

const bodyOf = (name: string): string => rulesText.split(`function ${name}(`)[1]?.split('\n    }')[0] ?? '';

const listsIn = (body: string): string[] =>
  [...body.matchAll(/(?:hasOnly|isActivityWith)\((?:data, )?\[([^\]]*)\]/g)].flatMap(([, names]) =>
    [...(names ?? '').matchAll(/'(\w+)'/g)].map(([, field]) => field ?? ''),
  );

/** The fields that a document of this collection may have. */
export const fieldsInRules = (collection: OwnedName): ReadonlySet<string> =>
  new Set(LISTING[collection].flatMap((name) => listsIn(bodyOf(name))));
