import { describe, expect, it } from 'vitest';
import { PURPOSES } from '../../../domain/activity/activity';
import { LEARNER_PICTURES } from '../../../domain/learner/pictures';
import { DAILY_MINUTES, START_PLACES } from '../../../domain/learner/preferences';
import { COLLECTIONS, OWNED, type OwnedName } from '../../../ports/collections';
import { understand } from '../../shapes/understand';
import {
  activity,
  anyActivity,
  easyResult,
  memory,
  preferences,
  session,
  summary,
  wordResult,
} from './examples.testing';
import { fieldsInRules, rulesText } from './fieldsInRules.testing';

/** Written by the server or by the owner's commands. */
const SERVER_COLLECTIONS = [
  'scores',
  'closedAccounts',
  'leagues',
  'leagueMembers',
  'memberships',
  'classes',
  'pupils',
  'assignments',
  'contentManifest',
  'contentBundles',
];

describe('the rules and the app', () => {
  it('have the same collections', () => {
    const named = [...rulesText.matchAll(/match \/(\w+)\/\{\w+\} \{/g)].map(([, name]) => name);
    expect(named.toSorted()).toEqual([...COLLECTIONS, ...SERVER_COLLECTIONS].toSorted());
  });

  const examples: Readonly<Record<OwnedName, readonly object[]>> = {
    userPreferences: [{ ...preferences, startAt: 'some', dailyMinutes: 5 }],
    learnerSummaries: [summary],
    letterMemories: [memory],
    wordMemories: [memory],
    sentenceMemories: [memory],
    poemMemories: [memory],
    quizResults: [easyResult, wordResult],
    learningSessions: [session],
    activities: [
      activity,
      { ...anyActivity, kind: 'practice', purpose: 'today', tasksDone: 1, partsDone: [] },
      { ...anyActivity, kind: 'quiz', difficulty: 'easy' },
      { ...anyActivity, kind: 'poem', poemId: 'uppu' },
      { ...anyActivity, kind: 'story', storyId: 'padava', isRead: true },
    ],
  };

  it.each(OWNED)('%s: have the same fields', (collection) => {
    const understood = examples[collection].map((example) => understand(collection, example) ?? {});
    for (const [at, example] of examples[collection].entries()) expect(understood[at]).toEqual(example);
    expect(new Set(understood.flatMap((document) => Object.keys(document)))).toEqual(fieldsInRules(collection));
  });

  it.each([
    ['purposes of practice', PURPOSES],
    ['starting points', START_PLACES],
    ['pictures', LEARNER_PICTURES],
  ])('have the same %s', (_, names) => {
    const flat = rulesText.replaceAll(/\s+/g, ' ');
    expect(flat).toContain(`[${names.map((name) => `'${name}'`).join(', ')}]`);
  });

  it('have the same daily minutes', () => expect(rulesText).toContain(`[${DAILY_MINUTES.join(', ')}]`));
});
