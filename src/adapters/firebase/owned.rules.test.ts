// A learner's own documents: what firestore.rules allows, and every kind of refusal.
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  addDoc,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  increment,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { noEmulator } from './emulatorContext.testing';
import {
  activity,
  easyAnswers,
  easyResult,
  preferences,
  RAMU,
  rulesEnvironment,
  session,
  SITA,
  summary,
  wordResult,
} from './firestoreRules.testing';

type Cases = Readonly<Record<string, object>>;

type Kept = {
  readonly collection: string;
  readonly example: object;
  readonly alsoAllowed: Cases;
  readonly wrongShapes: Cases;
  readonly oversized: Cases;
};

const longList = { fiftyOne: Array.from({ length: 51 }, (_, at) => `entry ${at}`) };

const KEPT: readonly Kept[] = [
  {
    collection: 'userPreferences',
    example: preferences,
    alsoAllowed: {
      'questions not answered yet': { age: null, grade: null, isProfileComplete: false },
      'an entry of 9,000 characters': { interests: ['అ'.repeat(9000)] },
      'where to begin, and minutes each day': { startAt: 'gunintalu', dailyMinutes: 15 },
      'script-like text and emoji': { hobbies: ['<script>alert(1)</script>', '🪁'] },
    },
    wrongShapes: {
      'an age in words': { age: 'eight' },
      'grade 13': { grade: 13 },
      'half a grade': { grade: 2.5 },
      'interests that are no list': { interests: 'kites' },
      'completeness that is no yes or no': { isProfileComplete: 'yes' },
      'a beginning that there is not': { startAt: 'the end' },
      'twelve minutes each day': { dailyMinutes: 12 },
      'minutes in words': { dailyMinutes: '10' },
    },
    oversized: {
      'a list of 51 entries': { likes: longList.fiftyOne },
      'a list of 50,001 characters': { dislikes: ['x'.repeat(50_001)] },
    },
  },
  {
    collection: 'learnerSummaries',
    example: summary,
    alsoAllowed: {
      'increments and unions': {
        activities: increment(1),
        secondsByDay: { '2026-11-16': increment(30) },
        partsDone: arrayUnion('gunintalu/quiz/1'),
        storiesRead: arrayUnion('padava'),
        storySeconds: increment(90),
        quizPoints: increment(4),
        quizzesCompleted: { hard: increment(1) },
        rightByItem: { 'word:animals_cow': increment(1) },
      },
    },
    wrongShapes: {
      'a count below zero': { activities: -1 },
      'seconds in words': { secondsSpent: 'many' },
      'days that are no map': { secondsByDay: [300] },
      'parts that are no list': { partsDone: 'vowels/quiz/1' },
      'stories that are no list': { storiesRead: { padava: true } },
      'reading time below zero': { storySeconds: -1 },
      'quiz points below zero': { quizPoints: -1 },
      'quizzes that are no map': { quizzesCompleted: 3 },
      'points below zero': { points: -5 },
      'letters that are no map': { rightByItem: ['letter:అ'] },
    },
    oversized: {
      '4,001 days': { secondsByDay: Object.fromEntries(Array.from({ length: 4001 }, (_, day) => [`d${day}`, 1])) },
      '1,001 stories': { storiesRead: Array.from({ length: 1001 }, (_, at) => `story-${at}`) },
      '1,001 parts': { partsDone: Array.from({ length: 1001 }, (_, at) => `vowels/quiz/${at}`) },
    },
  },
  ...(['letterMemories', 'wordMemories', 'sentenceMemories', 'poemMemories'] as const).map((name) => ({
    collection: name,
    example: { items: { 'letter:ధ': { '20772': 2 } }, pairs: { 'ధ ద': { '20772': 100_000_000 } } },
    alsoAllowed: {
      increments: { items: { 'letter:ధ': { '20773': increment(1) } } },
      'a day that is forgotten': { items: { 'letter:ధ': { '20772': deleteField() } } },
    },
    wrongShapes: {
      'items that are no map': { items: ['letter:ధ'] },
      'a field that it does not have': { points: 99_999_999 },
    },
    oversized: {
      '4,001 pairs': { pairs: Object.fromEntries(Array.from({ length: 4001 }, (_, at) => [`${at}`, { '1': 1 }])) },
    },
  })),
];

describe.skipIf(noEmulator)('documents kept for a learner (skipped only where there is no emulator)', () => {
  const { as, signedOut, existing } = rulesEnvironment();

  describe.each(KEPT)('$collection', ({ collection: name, example, alsoAllowed, wrongShapes, oversized }) => {
    const own = `${name}/${SITA}`;

    it('lets a learner write, read, change and erase their own', async () => {
      await assertSucceeds(setDoc(doc(as(SITA), own), example));
      await assertSucceeds(getDoc(doc(as(SITA), own)));
      await assertSucceeds(setDoc(doc(as(SITA), own), example));
      await assertSucceeds(deleteDoc(doc(as(SITA), own)));
    });

    it.each(Object.entries(alsoAllowed))('allows %s', async (_, fields) => {
      await assertSucceeds(setDoc(doc(as(SITA), own), fields, { merge: true }));
    });

    it('refuses everything to someone signed out', async () => {
      await existing(own, example);
      await assertFails(getDoc(doc(signedOut(), own)));
      await assertFails(setDoc(doc(signedOut(), own), example));
      await assertFails(deleteDoc(doc(signedOut(), own)));
    });

    it('refuses everything to another learner', async () => {
      await existing(own, example);
      await assertFails(getDoc(doc(as(RAMU), own)));
      await assertFails(setDoc(doc(as(RAMU), own), example));
      await assertFails(deleteDoc(doc(as(RAMU), own)));
    });

    it('refuses a list of all learners', () => assertFails(getDocs(collection(as(SITA), name))));

    it.each(Object.entries(wrongShapes))('refuses %s', async (_, fields) => {
      await assertFails(setDoc(doc(as(SITA), own), { ...example, ...fields }));
    });

    it.each(Object.entries(oversized))('refuses %s', async (_, fields) => {
      await assertFails(setDoc(doc(as(SITA), own), { ...example, ...fields }));
    });

    it('refuses a field it does not know', () =>
      assertFails(setDoc(doc(as(SITA), own), { ...example, isAdmin: true })));
  });
});

type Recorded = {
  readonly collection: string;
  readonly time: string;
  readonly examples: Cases;
  readonly wrongShapes: Cases;
  readonly oversized: Cases;
};

const { percentage: _percentage, ...withoutPercentage } = easyResult;

const { kind: _kind, lessonId: _lesson, part: _part, ...REST } = activity;
const { hesitant: _hesitant, toldApart: _toldApart, ...OLD_EXERCISE } = activity;

const RECORDED: readonly Recorded[] = [
  {
    collection: 'quizResults',
    time: 'timestamp',
    examples: {
      'an easy result': easyResult,
      'an easy result with 20 answers': { ...easyResult, totalQuestions: 20, answers: easyAnswers(20) },
      'a hard result': wordResult,
      'a medium result': { ...wordResult, difficulty: 'medium' },
    },
    wrongShapes: {
      'an unknown difficulty': { ...easyResult, difficulty: 'extreme' },
      'a result without a percentage': withoutPercentage,
      'more than 100 percent': { ...easyResult, percentage: 101 },
      'more points than questions': { ...easyResult, score: 6 },
      'a completion that is no yes or no': { ...easyResult, completed: 1 },
      'an easy result with a list of categories': { ...easyResult, selectedCategories: ['food'] },
      'a hard result with a map of categories': { ...wordResult, selectedCategories: { food: true } },
      'a last answer that is no answer': { ...easyResult, answers: [...easyAnswers(4), { question: 1 }] },
      'an answer that was given as a number': {
        ...easyResult,
        answers: [...easyAnswers(4), { ...easyAnswers(1)[0], userAnswer: 5 }],
      },
      'an answer with a field of its own': {
        ...easyResult,
        answers: [...easyAnswers(4), { ...easyAnswers(1)[0], note: 'hello' }],
      },
      'a category in an answer of a hard result': { ...wordResult, answers: easyAnswers(3) },
    },
    oversized: {
      '21 answers': { ...easyResult, totalQuestions: 20, answers: easyAnswers(21) },
      'an answer of 1,501 characters': {
        ...wordResult,
        answers: [{ question: 'x'.repeat(1501), correctAnswer: '', userAnswer: '', isCorrect: true }],
      },
      'a word of 301 characters': { ...wordResult, word: 'x'.repeat(301) },
      '101 categories': {
        ...easyResult,
        selectedCategories: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`c${at}`, true])),
      },
    },
  },
  {
    collection: 'learningSessions',
    time: 'timestamp',
    examples: { 'a session': session, 'a search of 9,000 characters': { ...session, searchQuery: 'అ'.repeat(9000) } },
    wrongShapes: {
      'a search that is no text': { ...session, searchQuery: 5 },
      'a time in words': { ...session, startTime: 'now' },
      'time below zero': { ...session, timeSpentSeconds: -1 },
    },
    oversized: { 'a search of 10,001 characters': { ...session, searchQuery: 'x'.repeat(10_001) } },
  },
  {
    collection: 'activities',
    time: 'startedAt',
    examples: {
      'an exercise': activity,
      'an exercise as an earlier version wrote it': OLD_EXERCISE,
      practice: { ...REST, kind: 'practice', purpose: 'today', tasksDone: 9, partsDone: ['vowels/exercise/3'] },
      'a placement': { ...REST, kind: 'practice', purpose: 'placement', tasksDone: 9, partsDone: [] },
      'a story that was read': { ...REST, kind: 'story', storyId: 'padava', isRead: true },
      'questions about a story': { ...REST, kind: 'practice', purpose: 'story', tasksDone: 3, partsDone: [] },
      spelling: { ...REST, kind: 'practice', purpose: 'spelling', tasksDone: 8, partsDone: [] },
      'a search': { ...REST, kind: 'search' },
    },
    wrongShapes: {
      'a kind that there is not': { ...activity, kind: 'hack' },
      'a purpose that there is not': { ...activity, purpose: 'fun' },
      'a story that is no text': { ...activity, storyId: 7 },
      'a story that is half read': { ...activity, isRead: 0.5 },
      'more tasks than anybody does': { ...activity, tasksDone: 501 },
      'right answers that are no list': { ...activity, right: 'అ' },
      'a level that there is not': { ...activity, difficulty: 'harder' },
      'an exercise below one': { ...activity, part: 0 },
      'a day that is no text': { ...activity, day: 20_261_115 },
      'mixed up letters that are no list': { ...activity, mixedUp: 'ధ ద' },
      'more than a year': { ...activity, secondsSpent: 31_536_001 },
    },
    oversized: {
      '501 right answers': { ...activity, right: Array.from({ length: 501 }, (_, at) => `${at}`) },
      'a lesson of 101 characters': { ...activity, lessonId: 'x'.repeat(101) },
    },
  },
];

describe.skipIf(noEmulator)('documents recorded for a learner (skipped only where there is no emulator)', () => {
  const { as, signedOut, existing } = rulesEnvironment();

  describe.each(RECORDED)('$collection', ({ collection: name, time, examples, wrongShapes, oversized }) => {
    const example = Object.values(examples)[0] ?? {};
    const written = `${name}/written`;

    it.each(Object.entries(examples))('lets a learner record %s', async (_, data) => {
      await assertSucceeds(addDoc(collection(as(SITA), name), data));
    });

    it('lets a learner read, list and count their own', async () => {
      await existing(written, example);
      const own = query(collection(as(SITA), name), where('userId', '==', SITA));
      await assertSucceeds(getDoc(doc(as(SITA), written)));
      await assertSucceeds(getDocs(own));
      await assertSucceeds(getCountFromServer(own));
      await assertSucceeds(getDocs(query(own, where(time, '>=', 0))));
    });

    it('tells a learner that a record is not there', () => assertSucceeds(getDoc(doc(as(SITA), `${name}/none`))));

    it('lets a learner erase their own', async () => {
      await existing(written, example);
      await assertSucceeds(deleteDoc(doc(as(SITA), written)));
    });

    it('refuses to change what was recorded, also to its owner', async () => {
      await existing(written, example);
      await assertFails(updateDoc(doc(as(SITA), written), { [time]: 1 }));
      await assertFails(setDoc(doc(as(SITA), written), example));
    });

    it('refuses everything to someone signed out', async () => {
      await existing(written, example);
      await assertFails(getDoc(doc(signedOut(), written)));
      await assertFails(getDocs(query(collection(signedOut(), name), where('userId', '==', SITA))));
      await assertFails(addDoc(collection(signedOut(), name), example));
      await assertFails(deleteDoc(doc(signedOut(), written)));
    });

    it('refuses everything to another learner', async () => {
      await existing(written, example);
      await assertFails(getDoc(doc(as(RAMU), written)));
      await assertFails(getDocs(query(collection(as(RAMU), name), where('userId', '==', SITA))));
      await assertFails(getCountFromServer(query(collection(as(RAMU), name), where('userId', '==', SITA))));
      await assertFails(addDoc(collection(as(RAMU), name), example));
      await assertFails(updateDoc(doc(as(RAMU), written), { userId: RAMU }));
      await assertFails(deleteDoc(doc(as(RAMU), written)));
    });

    it('refuses a list over all learners', async () => {
      await existing(written, example);
      await assertFails(getDocs(collection(as(RAMU), name)));
    });

    it.each(Object.entries(wrongShapes))('refuses %s', async (_, data) => {
      await assertFails(addDoc(collection(as(SITA), name), data));
    });

    it.each(Object.entries(oversized))('refuses %s', async (_, data) => {
      await assertFails(addDoc(collection(as(SITA), name), data));
    });

    it('refuses a field it does not know', () =>
      assertFails(addDoc(collection(as(SITA), name), { ...example, note: 'hello' })));
  });
});
