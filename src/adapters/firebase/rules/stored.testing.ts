// What a learner keeps, one document each: the profile and the memory.
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
  allowed('a profile, complete', 'sita', sets(profile, preferences)),
  allowed('questions not answered yet', 'sita', writesProfile({ age: null, grade: null, isProfileComplete: false })),
  allowed('an entry of 9,000 characters', 'sita', writesProfile({ interests: ['అ'.repeat(9000)] })),
  allowed('where to begin, and minutes', 'sita', writesProfile({ startAt: 'gunintalu', dailyMinutes: 15 })),
  allowed('script-like text and a picture', 'sita', writesProfile({ hobbies: ['<script>alert(1)</script>', '🪁'] })),
  refused('an age in words', 'sita', writesProfile({ age: 'eight' })),
  refused('grade 13', 'sita', writesProfile({ grade: 13 })),
  refused('half a grade', 'sita', writesProfile({ grade: 2.5 })),
  refused('interests that are no list', 'sita', writesProfile({ interests: 'kites' })),
  refused('completeness that is no yes or no', 'sita', writesProfile({ isProfileComplete: 'yes' })),
  refused('a beginning that there is not', 'sita', writesProfile({ startAt: 'the end' })),
  refused('twelve minutes each day', 'sita', writesProfile({ dailyMinutes: 12 })),
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
  refused('a field of another make', 'sita', writesProfile({ isAdmin: true })),
];

const letters = 'letterMemories/sita';
const MEMORY: readonly Probe[] = [
  ...(['letterMemories', 'wordMemories', 'sentenceMemories', 'poemMemories'] as const).flatMap((name) => [
    allowed(`${name}, made anew`, 'sita', sets(`${name}/sita`, memory)),
    refused(`${name} of another`, 'ramu', sets(`${name}/sita`, memory)),
  ]),
  allowed('one answer more', 'sita', merges(letters, { items: { 'letter:ధ': { '20773': increment(1) } } }), {
    [letters]: memory,
  }),
  allowed('a day is forgotten', 'sita', merges(letters, { items: { 'letter:ధ': { '20772': deleteField() } } }), {
    [letters]: memory,
  }),
  refused('items that are no map', 'sita', sets(letters, { items: ['letter:ధ'] })),
  refused('a name that is no item', 'sita', sets(letters, { items: { big: { '1': 1 } } })),
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
    allowed(`${name}: one's own is read`, 'sita', gets(path), given),
    allowed(`${name}: none is there yet`, 'sita', gets(path)),
    allowed(`${name}: one's own is erased`, 'sita', deletes(path), given),
    refused(`${name}: another's is read`, 'ramu', gets(path), given),
    refused(`${name}: another's is changed`, 'ramu', changes(path, exampleOf(name)), given),
    refused(`${name}: another's is erased`, 'ramu', deletes(path), given),
    refused(`${name}: all are listed`, 'sita', lists(name, { most: 10 }), given),
    refused(`${name}: read by nobody`, 'nobody', gets(path), given),
    refused(`${name}: written by nobody`, 'nobody', sets(path, exampleOf(name))),
    refused(`${name}: read without Google`, 'sita, anonymous', gets(path), given),
  ];
});

export const STORED_PROBES: readonly Probe[] = [...PROFILE, ...MEMORY, ...ACCESS];
