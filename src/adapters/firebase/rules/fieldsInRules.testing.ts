// Reads from firestore.rules which fields a learner's documents may have.
import { readFileSync } from 'node:fs';
import type { OwnedName } from '../../../ports/collections';

export const rulesText = readFileSync(new URL('../../../../firestore.rules', import.meta.url), 'utf8');

/** The functions of the rules that list the fields of a collection. */
const FIELD_FUNCTIONS: Readonly<Record<OwnedName, readonly string[]>> = {
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

export const fieldsInRules = (collection: OwnedName): ReadonlySet<string> =>
  new Set(FIELD_FUNCTIONS[collection].flatMap((name) => listsIn(bodyOf(name))));
