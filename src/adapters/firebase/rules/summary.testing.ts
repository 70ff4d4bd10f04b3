// The summary grows only with activities, by no more than activities can earn, and never shrinks.
import { arrayUnion, deleteField, increment } from 'firebase/firestore/lite';
import { EMPTY_SUMMARY } from '../../../domain/learner/summary';
import { preferences, summary, TODAY } from './examples.testing';
import {
  allowed,
  deletes,
  gets,
  lists,
  listOf,
  longNames,
  mapOf,
  merges,
  refused,
  sets,
  type Probe,
} from './probe.testing';

const own = 'learnerSummaries/sita';
const given = { [own]: summary };
const writes = (fields: object) => merges(own, fields);
/** Adds one activity. */
const earns = (fields: object) => writes({ activities: increment(1), ...fields });
/** Writes the first activity with set instead of merge. */
const first = (fields: object) => sets(own, { activities: 1, ...fields });
const items = (count: number) => mapOf(count, (at) => `word:${at}`);
const days = (count: number) =>
  mapOf(count, (at) => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10), 60);

/** Few names, but more bytes than the rules allow. */
const tooLongNames = longNames(300_000, 1);
const fullSummary = { [own]: { ...summary, rightByItem: tooLongNames } };
const [firstLongName = ''] = Object.keys(tooLongNames);

const GROWS: readonly Probe[] = [
  allowed(
    'the first activity creates it',
    'sita',
    earns({ points: increment(25), pointsByDay: { [TODAY]: increment(25) } }),
  ),
  allowed(
    'an activity adds to everything',
    'sita',
    earns({
      secondsSpent: increment(30),
      secondsByDay: { [TODAY]: increment(30) },
      points: increment(75),
      pointsByDay: { [TODAY]: increment(75) },
      partsDone: arrayUnion('gunintalu/quiz/1'),
      storiesRead: arrayUnion('padava'),
      storySeconds: increment(90),
      quizPoints: increment(4),
      quizzesCompleted: { hard: increment(1) },
      quizzesPassed: increment(1),
      quizPercentages: increment(80),
      rightByItem: { 'word:animals_cow': increment(1), 'letter:అ': increment(2) },
    }),
    given,
  ),
  allowed(
    'an import of 400 activities',
    'sita',
    writes({ activities: increment(400), points: increment(20_000) }),
    given,
  ),
  allowed('rebuilt with the same values', 'sita', sets(own, summary), given),
  allowed('created empty', 'sita', sets(own, EMPTY_SUMMARY)),
  allowed('removing an old item', 'sita', writes({ rightByItem: { 'letter:అ': deleteField() } }), given),
  allowed(
    'a known day, when there are more than ten years of days',
    'sita',
    earns({ secondsByDay: { [TODAY]: increment(60) } }),
    {
      [own]: { ...summary, secondsByDay: days(4001) },
    },
  ),
  allowed(
    'a known item, when there are too many bytes of names',
    'sita',
    earns({ rightByItem: { [firstLongName]: increment(1) } }),
    fullSummary,
  ),
  allowed(
    'removing an item, when there are too many bytes of names',
    'sita',
    writes({ rightByItem: { [firstLongName]: deleteField() } }),
    fullSummary,
  ),
];

const FORGED: readonly Probe[] = [
  refused('99,999,999 points without an activity', 'sita', writes({ points: 99_999_999 }), given),
  refused('99,999,999 points in a new summary', 'sita', sets(own, { ...summary, points: 99_999_999 })),
  refused('99,999,999 points for one activity', 'sita', earns({ points: 99_999_999 }), given),
  refused('one point without an activity', 'sita', writes({ points: increment(1) }), given),
  refused('401 activities in one write', 'sita', writes({ activities: increment(401) }), given),
  refused('a new summary of 5,000 activities', 'sita', sets(own, { activities: 5000, points: 9000 })),
  refused('resetting points', 'sita', writes({ points: 0 }), given),
  refused('resetting activities', 'sita', writes({ activities: 0 }), given),
  refused('emptying the summary', 'sita', sets(own, EMPTY_SUMMARY), given),
  refused('removing parts', 'sita', writes({ partsDone: [] }), given),
  refused('deleting it while there is a profile', 'sita', deletes(own), {
    ...given,
    'userPreferences/sita': preferences,
  }),
  refused('points of a day without an activity', 'sita', writes({ pointsByDay: { [TODAY]: 26 } }), given),
  refused('a duration of a year for one activity', 'sita', earns({ secondsSpent: increment(31_536_000) }), given),
  refused('two quizzes passed with one activity', 'sita', earns({ quizzesPassed: increment(2) }), given),
  refused('101 percent for one activity', 'sita', earns({ quizPercentages: increment(101) }), given),
];

const SHAPES: readonly Probe[] = [
  refused('a text among the days', 'sita', earns({ secondsByDay: { [TODAY]: 'many' } }), given),
  refused('a negative number among the days', 'sita', earns({ pointsByDay: { [TODAY]: -5 } }), given),
  refused('ten million points on a day', 'sita', earns({ pointsByDay: { [TODAY]: 10_000_000 } }), given),
  refused('a day “zzzzzzzzzz”', 'sita', earns({ secondsByDay: { zzzzzzzzzz: 1 } }), given),
  refused('a text among the items', 'sita', earns({ rightByItem: { 'letter:అ': 'x' } }), given),
  refused('a negative number among the items', 'sita', earns({ wrongByItem: { 'letter:అ': -1 } }), given),
  refused('a map among the items', 'sita', earns({ wrongByItem: { 'letter:ఆ': { more: 1 } } }), given),
  refused('an unknown item', 'sita', earns({ rightByItem: { hack: 1 } }), given),
  refused('an unknown kind of quiz', 'sita', earns({ quizzesCompleted: { hack: 1 } }), given),
  refused('days that are not a map', 'sita', earns({ secondsByDay: [300] }), given),
  refused('parts that are not a list', 'sita', earns({ partsDone: 'vowels/quiz/1' }), given),
  refused('seconds in words', 'sita', earns({ secondsSpent: 'many' }), given),
  refused('an unknown field', 'sita', earns({ isAdmin: true }), given),
];

const LARGE: readonly Probe[] = [
  refused(
    'a new item in a summary that is full',
    'sita',
    earns({ rightByItem: { 'word:new': increment(1) } }),
    fullSummary,
  ),
  refused('4,001 days', 'sita', first({ secondsByDay: days(4001) })),
  refused('7,001 items', 'sita', first({ rightByItem: items(7001) })),
  refused('300 kB of items', 'sita', first({ rightByItem: longNames(300_000, 1) })),
  refused('900 kB in one value', 'sita', first({ rightByItem: { 'letter:అ': 'x'.repeat(900_000) } })),
  refused('900 kB of digits', 'sita', first({ rightByItem: { 'letter:అ': '1|'.repeat(450_000) } })),
  refused('0.8 MB of parts', 'sita', first({ partsDone: listOf(800, () => 'x'.repeat(1000)) })),
  refused('1,501 stories', 'sita', first({ storiesRead: listOf(1501, (at) => `story-${at}`) })),
];

const ACCESS: readonly Probe[] = [
  allowed("reading one's own", 'sita', gets(own), given),
  allowed('deleting it after the profile', 'sita', deletes(own), given),
  refused("reading another learner's", 'ramu', gets(own), given),
  refused("changing another learner's", 'ramu', earns({ points: increment(5) }), given),
  refused('listing all', 'sita', lists('learnerSummaries', { most: 10 }), given),
  refused('writing with a password account', 'sita, by password', earns({})),
];

export const SUMMARY_PROBES: readonly Probe[] = [...GROWS, ...FORGED, ...SHAPES, ...LARGE, ...ACCESS];
