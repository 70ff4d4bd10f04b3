// What was recorded: quiz results, searches and activities, each under an id that begins with its learner's.
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
  allowed('a quiz of three years ago', 'sita', easy({ timestamp: NOW - 3 * 365 * DAY })),
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
    '100 percent of a hard quiz, one right of three',
    'sita',
    word({ score: 100, percentage: 100, answers: wordAnswers(3, 1) }),
  ),
  refused('a score that is not the percentage', 'sita', word({ score: 100 })),
  refused('80 percent, rounded up', 'sita', easy({ percentage: 81 })),
  refused('more points than questions', 'sita', easy({ score: 6, percentage: 100, answers: easyAnswers(6) })),
  refused('more than 100 percent', 'sita', easy({ percentage: 101 })),
  refused('an unknown difficulty', 'sita', easy({ difficulty: 'extreme' })),
  refused('without a percentage', 'sita', sets('quizResults/sita_1', withoutPercentage)),
  refused('a completion that is no yes or no', 'sita', easy({ completed: 1 })),
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
  refused('a last answer that is no answer', 'sita', easy({ answers: [...easyAnswers(4), { question: 1 }] })),
  refused(
    'an answer that is a number',
    'sita',
    easy({ answers: [...easyAnswers(4), { ...easyAnswers(1)[0], userAnswer: 5 }] }),
  ),
  refused(
    'an answer with a field of its own',
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
  refused('a quiz of 2099', 'sita', easy({ timestamp: Date.UTC(2099, 0, 1) })),
  refused('a quiz of 1970', 'sita', easy({ timestamp: 1000 })),
];

const searched = recordsIn('learningSessions', session);

const SESSIONS: readonly Probe[] = [
  allowed('a search', 'sita', searched()),
  allowed('a search of 9,000 characters', 'sita', searched({ searchQuery: 'అ'.repeat(9000) })),
  refused('a search of 10,001 characters', 'sita', searched({ searchQuery: 'x'.repeat(10_001) })),
  refused('a search that is no text', 'sita', searched({ searchQuery: 5 })),
  refused('a time in words', 'sita', searched({ startTime: 'now' })),
  refused('time below zero', 'sita', searched({ timeSpentSeconds: -1 })),
  refused('a search of more than a day', 'sita', searched({ timeSpentSeconds: 86_401 })),
  refused('a search of 2099', 'sita', searched({ endTime: Date.UTC(2099, 0, 1) })),
];

const practised = recordsIn('activities', activity);
const did = recordsIn('activities', anyActivity);
const practice = { kind: 'practice', purpose: 'today', tasksDone: 9, partsDone: ['vowels/exercise/3'] };
const { hesitant: _hesitant, toldApart: _toldApart, ...oldExercise } = activity;
const at = (moment: number) => ({ startedAt: moment, day: dayAt(moment) });

const KINDS: readonly Probe[] = [
  allowed('an exercise', 'sita', practised()),
  allowed('an exercise as an earlier version wrote it', 'sita', sets('activities/sita_1', oldExercise)),
  allowed('practice', 'sita', did(practice)),
  allowed('a placement', 'sita', did({ ...practice, purpose: 'placement', partsDone: [] })),
  allowed('the trial before sign-in', 'sita', did({ ...practice, purpose: 'trial', partsDone: [] })),
  allowed('a quiz of a lesson', 'sita', did({ kind: 'lesson-quiz', lessonId: 'vowels', part: 2 })),
  allowed('a hard quiz', 'sita', did({ kind: 'quiz', difficulty: 'hard' })),
  allowed('a poem', 'sita', did({ kind: 'poem', poemId: 'uppu' })),
  allowed('a poem by heart', 'sita', did({ kind: 'poem-learned', poemId: 'uppu', secondsSpent: 0 })),
  allowed('a story that was read', 'sita', did({ kind: 'story', storyId: 'padava', isRead: true })),
  allowed('a search', 'sita', did({ kind: 'search' })),
  allowed('work of six weeks without a network', 'sita', practised(at(NOW - 42 * DAY))),
  allowed('a record of five years ago', 'sita', practised(at(NOW - 5 * 365 * DAY))),
  allowed('a clock that is an hour ahead', 'sita', practised(at(NOW + 3_600_000))),
  refused('a kind hack', 'sita', practised({ kind: 'hack' })),
  refused('a purpose that there is not', 'sita', did({ ...practice, purpose: 'fun' })),
  refused('a purpose where there is none', 'sita', practised({ purpose: 'today' })),
  refused('practice without its tasks', 'sita', did({ kind: 'practice', purpose: 'today' })),
  refused('a level that there is not', 'sita', did({ kind: 'quiz', difficulty: 'harder' })),
  refused('a story that is half read', 'sita', did({ kind: 'story', storyId: 'padava', isRead: 0.5 })),
  refused('a story that is no text', 'sita', did({ kind: 'story', storyId: 7, isRead: true })),
  refused('201 tasks', 'sita', did({ ...practice, tasksDone: 201 })),
  refused('a quiz of 61 answers', 'sita', did({ kind: 'quiz', difficulty: 'hard', right: listOf(61, () => 'word:a') })),
  refused('an exercise below one', 'sita', practised({ part: 0 })),
];

const BOUNDS: readonly Probe[] = [
  refused('the year 2099', 'sita', practised({ startedAt: Date.UTC(2099, 0, 1) })),
  refused('a day of 2099', 'sita', practised({ day: '2099-01-01' })),
  refused('two days ahead', 'sita', practised(at(NOW + 2 * DAY))),
  refused('the year 1970', 'sita', practised(at(0))),
  refused('a day zzzzzzzzzz', 'sita', practised({ day: 'zzzzzzzzzz' })),
  refused('a thirteenth month', 'sita', practised({ day: '2026-13-01' })),
  refused('a day that is a number', 'sita', practised({ day: 20_261_115 })),
  refused('a year of seconds', 'sita', practised({ secondsSpent: 31_536_000 })),
  refused('seconds below zero', 'sita', practised({ secondsSpent: -1 })),
  refused('right answers that are no list', 'sita', practised({ right: 'అ' })),
  refused('mixed up letters that are no list', 'sita', practised({ mixedUp: 'ధ ద' })),
  refused('501 right answers', 'sita', practised({ right: listOf(501, (n) => `word:${n}`) })),
  refused('answers of 60 kB together', 'sita', practised({ right: ['అ'.repeat(10_000)], wrong: ['అ'.repeat(10_001)] })),
  refused('a lesson of 101 characters', 'sita', practised({ lessonId: 'x'.repeat(101) })),
  refused('a field of another make', 'sita', practised({ note: 'hello' })),
];

const IDS: readonly Probe[] = [
  refused("under another's id", 'sita', sets('activities/ramu_1', activity)),
  refused('under no id of a learner', 'sita', adds('activities', activity)),
  refused('under an id that only looks like it', 'sita', sets('activities/sitar_1', activity)),
  refused('for another, under their id', 'sita', sets('activities/ramu_1', { ...activity, userId: 'ramu' })),
  refused('for another, under the own id', 'sita', sets('activities/sita_1', { ...activity, userId: 'ramu' })),
  refused(
    "a poem by heart under another's id",
    'sita',
    sets('activities/ramu_poem-learned-uppu', { ...anyActivity, kind: 'poem-learned', poemId: 'uppu' }),
  ),
];

export const RECORDED_PROBES: readonly Probe[] = [...RESULTS, ...SESSIONS, ...KINDS, ...BOUNDS, ...IDS];
