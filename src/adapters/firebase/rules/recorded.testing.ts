// Recorded documents are quiz results, searches and activities; each id starts with the learner's id.
import {
  activity,
  anyActivity,
  DAY,
  dayAt,
  easyAnswers,
  easyResult,
  NOW,
  session,
  wordAnswers,
  wordResult,
} from './examples.testing';
import { adds, allowed, type Attempt, listOf, mapOf, refused, sets, type Probe } from './probe.testing';

type Fields = Readonly<Record<string, unknown>>;

const recordsIn =
  (collection: string, example: object) =>
  (fields: Fields = {}): Attempt =>
    sets(`${collection}/sita_1`, { ...example, ...fields });

const easy = recordsIn('quizResults', easyResult);
const word = recordsIn('quizResults', wordResult);
const { percentage: _percentage, ...withoutPercentage } = easyResult;

const RESULTS: readonly Probe[] = [
  allowed('an easy quiz', 'sita', easy()),
  allowed(
    'an easy quiz of 20 questions, all right',
    'sita',
    easy({ score: 20, totalQuestions: 20, percentage: 100, answers: easyAnswers(20) }),
  ),
  allowed('an easy quiz, nothing right', 'sita', easy({ score: 0, percentage: 0, answers: easyAnswers(5, 0) })),
  allowed('a hard quiz, rounded', 'sita', word()),
  allowed(
    'a medium quiz of ten',
    'sita',
    word({ difficulty: 'medium', totalQuestions: 10, score: 70, percentage: 70, answers: wordAnswers(10, 7) }),
  ),
  allowed('a quiz from three years ago', 'sita', easy({ timestamp: NOW - 3 * 365 * DAY })),
  refused(
    '0 of 20 as 100 percent',
    'sita',
    easy({ score: 0, totalQuestions: 20, percentage: 100, answers: easyAnswers(20, 0) }),
  ),
  refused(
    '20 of 20 without a right answer',
    'sita',
    easy({ score: 20, totalQuestions: 20, percentage: 100, answers: easyAnswers(20, 0) }),
  ),
  refused('20 of 20 without any answer', 'sita', easy({ score: 20, totalQuestions: 20, percentage: 100, answers: [] })),
  refused(
    '100 percent in a hard quiz with one of three right',
    'sita',
    word({ score: 100, percentage: 100, answers: wordAnswers(3, 1) }),
  ),
  refused('a score that is not the percentage', 'sita', word({ score: 100 })),
  refused('80 percent, rounded up', 'sita', easy({ percentage: 81 })),
  refused('more points than questions', 'sita', easy({ score: 6, percentage: 100, answers: easyAnswers(6) })),
  refused('more than 100 percent', 'sita', easy({ percentage: 101 })),
  refused('an unknown difficulty', 'sita', easy({ difficulty: 'extreme' })),
  refused('without a percentage', 'sita', sets('quizResults/sita_1', withoutPercentage)),
  refused('a completion that is not a boolean', 'sita', easy({ completed: 1 })),
  refused('an easy quiz with a list of categories', 'sita', easy({ selectedCategories: ['food'] })),
  refused('a category that is a text', 'sita', easy({ selectedCategories: { food: 'x'.repeat(900_000) } })),
  refused('101 categories', 'sita', easy({ selectedCategories: mapOf(101, (at) => `c${at}`, true) })),
  refused(
    'categories of 5,001 characters',
    'sita',
    easy({
      selectedCategories: {
        ['x'.repeat(1500)]: true,
        ['y'.repeat(1500)]: true,
        ['z'.repeat(1500)]: true,
        ['w'.repeat(1500)]: true,
      },
    }),
  ),
  refused('a hard quiz with a map of categories', 'sita', word({ selectedCategories: { food: true } })),
  refused('a last answer of the wrong shape', 'sita', easy({ answers: [...easyAnswers(4), { question: 1 }] })),
  refused(
    'an answer that is a number',
    'sita',
    easy({ answers: [...easyAnswers(4), { ...easyAnswers(1)[0], userAnswer: 5 }] }),
  ),
  refused(
    'an answer with an unknown field',
    'sita',
    easy({ answers: [...easyAnswers(4), { ...easyAnswers(1)[0], note: 'hello' }] }),
  ),
  refused('a category in an answer of a hard quiz', 'sita', word({ answers: easyAnswers(3, 2) })),
  refused('21 answers', 'sita', easy({ totalQuestions: 21, score: 21, percentage: 100, answers: easyAnswers(21) })),
  refused(
    'an answer of 1,501 characters',
    'sita',
    word({ answers: [{ ...wordAnswers(1, 1)[0], question: 'x'.repeat(1501) }, ...wordAnswers(2, 1)] }),
  ),
  refused('a word of 301 characters', 'sita', word({ word: 'x'.repeat(301) })),
  refused('a quiz from 2099', 'sita', easy({ timestamp: Date.UTC(2099, 0, 1) })),
  refused('a quiz from 1970', 'sita', easy({ timestamp: 1000 })),
];

const searched = recordsIn('learningSessions', session);

const SESSIONS: readonly Probe[] = [
  allowed('a search', 'sita', searched()),
  allowed('a search of 9,000 characters', 'sita', searched({ searchQuery: 'అ'.repeat(9000) })),
  refused('a search of 10,001 characters', 'sita', searched({ searchQuery: 'x'.repeat(10_001) })),
  refused('a search that is not a text', 'sita', searched({ searchQuery: 5 })),
  refused('a time in words', 'sita', searched({ startTime: 'now' })),
  refused('a negative time', 'sita', searched({ timeSpentSeconds: -1 })),
  refused('a search that took more than a day', 'sita', searched({ timeSpentSeconds: 86_401 })),
  refused('a search from 2099', 'sita', searched({ endTime: Date.UTC(2099, 0, 1) })),
];

const exercise = recordsIn('activities', activity);
const records = recordsIn('activities', anyActivity);
const practice = { kind: 'practice', purpose: 'today', tasksDone: 9, partsDone: ['vowels/exercise/3'] };
const { hesitant: _hesitant, toldApart: _toldApart, ...oldExercise } = activity;
const at = (moment: number) => ({ startedAt: moment, day: dayAt(moment) });

const KINDS: readonly Probe[] = [
  allowed('an exercise', 'sita', exercise()),
  allowed('an exercise from an earlier version of the app', 'sita', sets('activities/sita_1', oldExercise)),
  allowed('practice', 'sita', records(practice)),
  allowed('a placement', 'sita', records({ ...practice, purpose: 'placement', partsDone: [] })),
  allowed('the trial before sign-in', 'sita', records({ ...practice, purpose: 'trial', partsDone: [] })),
  allowed('a lesson quiz', 'sita', records({ kind: 'lesson-quiz', lessonId: 'vowels', part: 2 })),
  allowed('a hard quiz', 'sita', records({ kind: 'quiz', difficulty: 'hard' })),
  allowed('a poem', 'sita', records({ kind: 'poem', poemId: 'uppu' })),
  allowed('a learned poem', 'sita', records({ kind: 'poem-learned', poemId: 'uppu', secondsSpent: 0 })),
  allowed('a story that was read', 'sita', records({ kind: 'story', storyId: 'padava', isRead: true })),
  allowed('a search', 'sita', records({ kind: 'search' })),
  allowed('work from six weeks offline', 'sita', exercise(at(NOW - 42 * DAY))),
  allowed('a record from five years ago', 'sita', exercise(at(NOW - 5 * 365 * DAY))),
  allowed('a clock that is an hour ahead', 'sita', exercise(at(NOW + 3_600_000))),
  refused('an unknown kind', 'sita', exercise({ kind: 'hack' })),
  refused('an unknown purpose', 'sita', records({ ...practice, purpose: 'fun' })),
  refused('a purpose on an exercise', 'sita', exercise({ purpose: 'today' })),
  refused('practice without its tasks', 'sita', records({ kind: 'practice', purpose: 'today' })),
  refused('an unknown difficulty of a quiz', 'sita', records({ kind: 'quiz', difficulty: 'harder' })),
  refused('a story whose isRead is a number', 'sita', records({ kind: 'story', storyId: 'padava', isRead: 0.5 })),
  refused('a story id that is not a text', 'sita', records({ kind: 'story', storyId: 7, isRead: true })),
  refused('201 tasks', 'sita', records({ ...practice, tasksDone: 201 })),
  refused(
    'a quiz of 61 answers',
    'sita',
    records({ kind: 'quiz', difficulty: 'hard', right: listOf(61, () => 'word:a') }),
  ),
  refused('an exercise number below one', 'sita', exercise({ part: 0 })),
];

const BOUNDS: readonly Probe[] = [
  refused('the year 2099', 'sita', exercise({ startedAt: Date.UTC(2099, 0, 1) })),
  refused('a day in 2099', 'sita', exercise({ day: '2099-01-01' })),
  refused('two days ahead', 'sita', exercise(at(NOW + 2 * DAY))),
  refused('the year 1970', 'sita', exercise(at(0))),
  refused('a day “zzzzzzzzzz”', 'sita', exercise({ day: 'zzzzzzzzzz' })),
  refused('a thirteenth month', 'sita', exercise({ day: '2026-13-01' })),
  refused('a day that is a number', 'sita', exercise({ day: 20_261_115 })),
  refused('a duration of a year', 'sita', exercise({ secondsSpent: 31_536_000 })),
  refused('a negative duration', 'sita', exercise({ secondsSpent: -1 })),
  refused('right answers that are not a list', 'sita', exercise({ right: 'అ' })),
  refused('mixed-up letters that are not a list', 'sita', exercise({ mixedUp: 'ధ ద' })),
  refused('501 right answers', 'sita', exercise({ right: listOf(501, (n) => `word:${n}`) })),
  refused('answers of 60 kB together', 'sita', exercise({ right: ['అ'.repeat(10_000)], wrong: ['అ'.repeat(10_001)] })),
  refused('a lesson of 101 characters', 'sita', exercise({ lessonId: 'x'.repeat(101) })),
  refused('an unknown field', 'sita', exercise({ note: 'hello' })),
];

const IDS: readonly Probe[] = [
  refused("under another learner's id", 'sita', sets('activities/ramu_1', activity)),
  refused('under an id without a learner', 'sita', adds('activities', activity)),
  refused('under an id that starts with a longer learner id', 'sita', sets('activities/sitar_1', activity)),
  refused('for another learner, under their id', 'sita', sets('activities/ramu_1', { ...activity, userId: 'ramu' })),
  refused(
    'for another learner, under one’s own id',
    'sita',
    sets('activities/sita_1', { ...activity, userId: 'ramu' }),
  ),
  refused(
    "a learned poem under another learner's id",
    'sita',
    sets('activities/ramu_poem-learned-uppu', { ...anyActivity, kind: 'poem-learned', poemId: 'uppu' }),
  ),
];

export const RECORDED_PROBES: readonly Probe[] = [...RESULTS, ...SESSIONS, ...KINDS, ...BOUNDS, ...IDS];
