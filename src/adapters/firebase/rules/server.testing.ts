// Documents of the server, content, leagues, classes and closed accounts.
import { increment } from 'firebase/firestore/lite';
import { activity, anyActivity, DAY, memory, NOW, preferences, session, TODAY } from './examples.testing';
import {
  adds,
  allowed,
  changes,
  deletes,
  gets,
  lists,
  merges,
  type Probe,
  refused,
  sets,
  setsAll,
  type Who,
} from './probe.testing';

const CONTENT: readonly Probe[] = (['translations', 'poets', 'poems', 'contentBundles'] as const).flatMap((name) => {
  const given = { [`${name}/one`]: { name: 'వేమన' } };
  return [
    allowed(`${name}: reading one`, 'sita', gets(`${name}/one`), given),
    allowed(`${name}: listing a page`, 'sita', lists(name, { most: 100 }), given),
    allowed(`${name}: reading one as a pupil`, 'pupil', gets(`${name}/one`), given),
    refused(`${name}: listing without a limit`, 'sita', lists(name), given),
    refused(`${name}: listing more than a page`, 'sita', lists(name, { most: 1001 }), given),
    refused(`${name}: reading without signing in`, 'nobody', gets(`${name}/one`), given),
    refused(`${name}: adding`, 'sita', sets(`${name}/new`, { name: 'x' })),
    refused(`${name}: changing`, 'sita', changes(`${name}/one`, { name: 'x' }), given),
    refused(`${name}: deleting`, 'sita', deletes(`${name}/one`), given),
  ];
});

const PRIVATE = ['scores', 'closedAccounts', 'leagues', 'memberships'] as const;
const SERVER_DOCUMENTS: readonly Probe[] = [
  ...PRIVATE.flatMap((name) => {
    const given = { [`${name}/ramu`]: { points: 5, until: NOW - DAY } };
    return [
      allowed(`${name}: reading one's own`, 'ramu', gets(`${name}/ramu`), given),
      refused(`${name}: reading another learner's`, 'sita', gets(`${name}/ramu`), given),
      refused(`${name}: listing all`, 'ramu', lists(name, { most: 10 }), given),
      refused(`${name}: writing one's own`, 'ramu', sets(`${name}/ramu`, { points: 99_999_999, until: NOW })),
      refused(`${name}: changing one's own`, 'ramu', changes(`${name}/ramu`, { points: 6 }), given),
      refused(`${name}: deleting one's own`, 'ramu', deletes(`${name}/ramu`), given),
    ];
  }),
  allowed('contentManifest: reading', 'sita', gets('contentManifest/current')),
  refused('contentManifest: listing', 'sita', lists('contentManifest', { most: 1 })),
  refused('contentManifest: writing', 'sita', sets('contentManifest/current', { bundles: [] })),
  refused('usage: reading', 'sita', gets('usage/sita'), { 'usage/sita': { day: 1 } }),
  refused('usage: resetting', 'sita', sets('usage/sita', { day: 0 })),
  refused('an unknown collection', 'sita', sets('secrets/sita', { userId: 'sita' })),
  refused('a collection below one’s own document', 'sita', sets('userPreferences/sita/more/one', preferences)),
];

const member = { nickname: { adjective: 'golden', animal: 'peacock' }, picture: '🦚', joinedAt: NOW };
const joins = (fields: object) => sets('leagueMembers/sita', { ...member, ...fields });
const inLeague = { 'leagueMembers/sita': member };

const LEAGUES: readonly Probe[] = [
  allowed('joining', 'sita', joins({})),
  allowed(
    'taking another nickname as a member',
    'sita',
    joins({ nickname: { adjective: 'little', animal: 'swan' } }),
    inLeague,
  ),
  allowed('leaving', 'sita', deletes('leagueMembers/sita'), inLeague),
  allowed('reading one’s own nickname', 'sita', gets('leagueMembers/sita'), inLeague),
  refused('a made-up nickname', 'sita', joins({ nickname: { adjective: 'Sita Rao,', animal: 'Vijayawada' } })),
  refused('a nickname with an unknown field', 'sita', joins({ nickname: { ...member.nickname, note: 'call me' } })),
  refused('a picture that is a URL', 'sita', joins({ picture: 'https://example.com/me.png' })),
  refused('points along with the nickname', 'sita', joins({ points: 99_999_999 })),
  refused('a joining date in 2099', 'sita', joins({ joinedAt: Date.UTC(2099, 0, 1) })),
  refused('making another learner a member', 'ramu', joins({})),
  refused('listing members', 'ramu', lists('leagueMembers', { most: 10 }), inLeague),
];

const CLASS = 'classes/c1';
const school = {
  [CLASS]: { teacherId: 'teacher', name: 'Class 3', code: 'CDF346', createdAt: NOW },
  [`${CLASS}/pupils/pupil`]: { name: 'Gita', picture: '🐘', joinedAt: NOW, points: 5, done: [] },
  [`${CLASS}/assignments/a1`]: { kind: 'poem', target: 'uppu', dueDay: TODAY, createdAt: NOW },
  'classes/c2': { teacherId: 'ramu', name: 'Class 4', code: 'CDF347', createdAt: NOW },
};
const assignment = { kind: 'story', target: 'padava', dueDay: TODAY, createdAt: NOW };
const assigns = (fields: object) => sets(`${CLASS}/assignments/a2`, { ...assignment, ...fields });
const inSchool = (is: typeof allowed, name: string, who: Who, what: Probe['what']) => is(name, who, what, school);

const CLASSES: readonly Probe[] = [
  inSchool(allowed, 'a class, by its teacher', 'teacher', gets(CLASS)),
  inSchool(allowed, 'a class, by its pupil', 'pupil', gets(CLASS)),
  inSchool(refused, 'a class, by a stranger', 'sita', gets(CLASS)),
  inSchool(refused, 'a class, by another teacher', 'ramu', gets(CLASS)),
  inSchool(refused, 'listing classes', 'teacher', lists('classes', { most: 10 })),
  inSchool(
    refused,
    'creating a class without the server',
    'sita',
    sets('classes/c3', { teacherId: 'sita', name: 'x' }),
  ),
  inSchool(refused, 'taking over a class', 'sita', changes(CLASS, { teacherId: 'sita' })),
  inSchool(refused, 'deleting a class without the server', 'teacher', deletes(CLASS)),
  inSchool(allowed, 'the roster of 50, by the teacher', 'teacher', lists(`${CLASS}/pupils`, { most: 50 })),
  inSchool(refused, 'the roster without a limit', 'teacher', lists(`${CLASS}/pupils`)),
  inSchool(refused, 'the roster of 51', 'teacher', lists(`${CLASS}/pupils`, { most: 51 })),
  inSchool(refused, 'the roster, by a pupil', 'pupil', lists(`${CLASS}/pupils`, { most: 50 })),
  inSchool(refused, 'the roster, by another teacher', 'ramu', lists(`${CLASS}/pupils`, { most: 50 })),
  inSchool(allowed, 'a pupil, by the teacher', 'teacher', gets(`${CLASS}/pupils/pupil`)),
  inSchool(allowed, 'a pupil, by that pupil', 'pupil', gets(`${CLASS}/pupils/pupil`)),
  inSchool(refused, 'a pupil, by a stranger', 'sita', gets(`${CLASS}/pupils/pupil`)),
  inSchool(refused, 'joining a class without the server', 'sita', sets(`${CLASS}/pupils/sita`, { name: 'Sita' })),
  inSchool(
    refused,
    'a pupil adding points to their own entry',
    'pupil',
    changes(`${CLASS}/pupils/pupil`, { points: 999 }),
  ),
  inSchool(refused, 'removing a pupil without the server', 'teacher', deletes(`${CLASS}/pupils/pupil`)),
  inSchool(allowed, 'assignments, by a pupil', 'pupil', lists(`${CLASS}/assignments`, { most: 50 })),
  inSchool(allowed, 'assignments, by the teacher', 'teacher', lists(`${CLASS}/assignments`, { most: 50 })),
  inSchool(refused, 'assignments without a limit', 'pupil', lists(`${CLASS}/assignments`)),
  inSchool(refused, 'assignments, by a stranger', 'sita', lists(`${CLASS}/assignments`, { most: 50 })),
  inSchool(allowed, 'an assignment, set by the teacher', 'teacher', assigns({})),
  inSchool(allowed, 'an assignment, deleted by the teacher', 'teacher', deletes(`${CLASS}/assignments/a1`)),
  inSchool(refused, 'an assignment, set by a pupil', 'pupil', assigns({})),
  inSchool(refused, 'an assignment, set by another teacher', 'ramu', assigns({})),
  inSchool(refused, 'an assignment of an unknown kind', 'teacher', assigns({ kind: 'hack' })),
  inSchool(refused, 'an assignment with a target of 101 characters', 'teacher', assigns({ target: 'x'.repeat(101) })),
  inSchool(refused, 'an assignment due on “zzzzzzzzzz”', 'teacher', assigns({ dueDay: 'zzzzzzzzzz' })),
  inSchool(refused, 'an assignment with an unknown field', 'teacher', assigns({ note: 'x' })),
  inSchool(
    refused,
    'an assignment, changed by the teacher',
    'teacher',
    changes(`${CLASS}/assignments/a1`, { dueDay: '2026-12-01' }),
  ),
];

const marks = {
  'closedAccounts/closed': { reason: 'erased', at: new Date(NOW), until: null },
  'closedAccounts/flooded': { reason: 'flooded', at: new Date(NOW), until: new Date(NOW + DAY) },
  'closedAccounts/reopened': { reason: 'flooded', at: new Date(NOW - DAY), until: new Date(NOW - 1000) },
};

const late = (who: 'closed' | 'flooded' | 'reopened', is: typeof allowed): readonly Probe[] => [
  is(`${who}: a late activity`, who, sets(`activities/${who}_1`, { ...activity, userId: who }), marks),
  is(`${who}: a late search`, who, sets(`learningSessions/${who}_1`, { ...session, userId: who }), marks),
  is(`${who}: a late profile`, who, sets(`userPreferences/${who}`, preferences), marks),
  is(`${who}: a late summary`, who, merges(`learnerSummaries/${who}`, { activities: increment(1) }), marks),
  is(`${who}: a late memory`, who, sets(`letterMemories/${who}`, memory), marks),
  is(`${who}: joining a league`, who, sets(`leagueMembers/${who}`, member), marks),
];

/** The app writes the record, the summary and the memory in one batch. */
const wholeBatch = (id: string) => ({
  [`activities/${id}`]: { ...anyActivity, kind: 'search' },
  'learnerSummaries/sita': { activities: increment(1), points: increment(2) },
  'letterMemories/sita': memory,
  'wordMemories/sita': { items: { 'word:a': { '20772': 1 } } },
});
const manyRecords = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => [`activities/sita_${at}`, { ...anyActivity, kind: 'search' }]),
);

const TOGETHER: readonly Probe[] = [
  ...late('closed', refused),
  ...late('flooded', refused),
  ...late('reopened', allowed),
  allowed('one activity with its summary and memory', 'sita', setsAll(wholeBatch('sita_1'))),
  allowed(
    'a batch of an import',
    'sita',
    setsAll({ ...manyRecords, 'learnerSummaries/sita': { activities: increment(60) } }),
  ),
  refused(
    'a batch with one record under another learner’s id',
    'sita',
    setsAll({ ...wholeBatch('sita_1'), 'activities/ramu_1': activity }),
  ),
  refused(
    'a batch of a closed account',
    'closed',
    setsAll({ 'activities/closed_1': { ...activity, userId: 'closed' }, 'letterMemories/closed': memory }),
    marks,
  ),
  refused('a record of another learner under an id without a learner', 'ramu', adds('activities', activity)),
];

export const SERVER_PROBES: readonly Probe[] = [...CONTENT, ...SERVER_DOCUMENTS, ...LEAGUES, ...CLASSES, ...TOGETHER];
