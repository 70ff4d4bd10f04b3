// A learner has one document each for the profile and the memories.
import { deleteField, increment } from 'firebase/firestore/lite';
import { memory, preferences } from './examples.testing';
import {
  allowed,
  changes,
  deletes,
  gets,
  lists,
  longNames,
  mapOf,
  merges,
  refused,
  sets,
  listOf,
  type Probe,
} from './probe.testing';

const profile = 'userPreferences/sita';
const writesProfile = (fields: object) => merges(profile, fields);

const PROFILE: readonly Probe[] = [
  allowed('a complete profile', 'sita', sets(profile, preferences)),
  allowed('questions not answered yet', 'sita', writesProfile({ age: null, grade: null, isProfileComplete: false })),
  allowed('an entry of 9,000 characters', 'sita', writesProfile({ interests: ['అ'.repeat(9000)] })),
  allowed('a starting point and daily minutes', 'sita', writesProfile({ startAt: 'gunintalu', dailyMinutes: 15 })),
  allowed('script-like text and a picture', 'sita', writesProfile({ hobbies: ['<script>alert(1)</script>', '🪁'] })),
  refused('an age in words', 'sita', writesProfile({ age: 'eight' })),
  refused('grade 13', 'sita', writesProfile({ grade: 13 })),
  refused('grade 2.5', 'sita', writesProfile({ grade: 2.5 })),
  refused('interests that are not a list', 'sita', writesProfile({ interests: 'kites' })),
  refused('completeness that is not a boolean', 'sita', writesProfile({ isProfileComplete: 'yes' })),
  refused('an unknown starting point', 'sita', writesProfile({ startAt: 'the end' })),
  refused('twelve daily minutes, which is no choice', 'sita', writesProfile({ dailyMinutes: 12 })),
  refused('a list of 51 entries', 'sita', writesProfile({ likes: listOf(51, (at) => `entry ${at}`) })),
  refused('a list of 50,001 characters', 'sita', writesProfile({ dislikes: ['x'.repeat(50_001)] })),
  refused(
    'five lists of 20,000 characters',
    'sita',
    writesProfile({
      interests: ['x'.repeat(20_000)],
      hobbies: ['x'.repeat(20_000)],
      likes: ['x'.repeat(20_000)],
      dislikes: ['x'.repeat(20_000)],
      favoriteFoods: ['x'.repeat(20_000)],
    }),
  ),
  refused('an unknown field', 'sita', writesProfile({ isAdmin: true })),
];

const letters = 'letterMemories/sita';
const MEMORY: readonly Probe[] = [
  ...(['letterMemories', 'wordMemories', 'sentenceMemories', 'poemMemories'] as const).flatMap((name) => [
    allowed(`${name}: writing one's own`, 'sita', sets(`${name}/sita`, memory)),
    refused(`${name}: writing another learner's`, 'ramu', sets(`${name}/sita`, memory)),
  ]),
  allowed('one answer more', 'sita', merges(letters, { items: { 'letter:ధ': { '20773': increment(1) } } }), {
    [letters]: memory,
  }),
  allowed('removing a day', 'sita', merges(letters, { items: { 'letter:ధ': { '20772': deleteField() } } }), {
    [letters]: memory,
  }),
  refused('items that are not a map', 'sita', sets(letters, { items: ['letter:ధ'] })),
  refused('a name that is not an item', 'sita', sets(letters, { items: { big: { '1': 1 } } })),
  refused('days that are a text of 900 kB', 'sita', sets(letters, { items: { 'letter:ధ': 'x'.repeat(900_000) } })),
  refused('a day that is a text', 'sita', sets(letters, { items: { 'letter:ధ': { today: 1 } } })),
  refused('points', 'sita', sets(letters, { points: 99_999_999 })),
  refused('6,001 items', 'sita', sets(letters, { items: mapOf(6001, (at) => `word:${at}`, {}) })),
  refused('4,001 pairs', 'sita', sets(letters, { pairs: mapOf(4001, (at) => `${at + 100}`, {}) })),
  refused('names of 200 kB', 'sita', sets(letters, { items: longNames(200_000, {}) })),
];

const LEARNER_DOCUMENTS = ['userPreferences', 'letterMemories', 'poemMemories'] as const;
const exampleOf = (name: (typeof LEARNER_DOCUMENTS)[number]) => (name === 'userPreferences' ? preferences : memory);

const ACCESS: readonly Probe[] = LEARNER_DOCUMENTS.flatMap((name) => {
  const path = `${name}/sita`;
  const given = { [path]: exampleOf(name) };
  return [
    allowed(`${name}: reading one's own`, 'sita', gets(path), given),
    allowed(`${name}: reading before one exists`, 'sita', gets(path)),
    allowed(`${name}: deleting one's own`, 'sita', deletes(path), given),
    refused(`${name}: reading another learner's`, 'ramu', gets(path), given),
    refused(`${name}: changing another learner's`, 'ramu', changes(path, exampleOf(name)), given),
    refused(`${name}: deleting another learner's`, 'ramu', deletes(path), given),
    refused(`${name}: listing all`, 'sita', lists(name, { most: 10 }), given),
    refused(`${name}: reading without signing in`, 'nobody', gets(path), given),
    refused(`${name}: writing without signing in`, 'nobody', sets(path, exampleOf(name))),
    refused(`${name}: reading with an anonymous account`, 'sita, anonymous', gets(path), given),
  ];
});

export const STORED_PROBES: readonly Probe[] = [...PROFILE, ...MEMORY, ...ACCESS];
