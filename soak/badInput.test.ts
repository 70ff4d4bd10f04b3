// Feeds generated values to every parser of the product: none may throw or return NaN.
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { anyCharacter } from '../src/domain/anyCharacter.testing';
import { openBuiltInTutor } from '../src/adapters/builtInTutor/tutor';
import { readConfiguration } from '../src/adapters/configuration';
import { understand } from '../src/adapters/shapes/understand';
import { forgetStrangersKeys, writeStored } from '../src/browser/storage';
import { writeVisit } from '../src/browser/visit';
import { CONCEPTS } from '../src/content/concepts';
import { MODULES } from '../src/content/modules';
import { poems } from '../src/content/padyalu/poems';
import { pageView } from '../src/domain/analytics/pageView';
import { findMeter } from '../src/domain/chandas/scan';
import { fromCommaText } from '../src/domain/learner/commaList';
import { looksLikeEmail } from '../src/domain/learner/email';
import { isRightAnswer } from '../src/domain/learner/grownUpGate';
import { foundByName } from '../src/domain/learner/learner';
import { parseAge, parseGrade } from '../src/domain/learner/onboarding';
import { figuresFor } from '../src/domain/progress/figuresFor';
import { EMPTY_SUMMARY, type LearnerSummary } from '../src/domain/learner/summary';
import { searchPoems } from '../src/domain/padyalu/searchPoems';
import { soundSummary } from '../src/domain/progress/soundSummary';
import { rebuildSummary } from '../src/domain/progress/rebuildSummary';
import { transliterated } from '../src/domain/script/transliteration';
import { breathsOf } from '../src/domain/speech/breaths';
import { speakableChunks } from '../src/domain/speech/chunks';
import { spokenForm } from '../src/domain/speech/spokenForm';
import { readWav } from '../src/domain/speech/wav';
import { plainText } from '../src/domain/tutor/stripMarkdown';
import { readQuestionLines } from '../src/domain/tutor/questionLines';
import { truncated } from '../src/domain/tutor/truncate';
import { withUnknownQuery } from '../src/domain/tutor/unknownQueries';
import { readingOf } from '../src/features/learning/lesson/book/reading';
import { askedBefore } from '../src/features/quizzes/easy/askedBefore';
import { importCopy } from '../src/features/settings/importLearnerData';
import { fromDraft, isAgeWrong } from '../src/features/settings/profileDraft';
import { isNameOf } from '../src/features/settings/eraseCheck';
import { visitTrial } from '../src/features/trial/visitTrial';
import { COLLECTIONS } from '../src/ports/collections';
import type { Documents } from '../src/ports/documents';
import { everyPausedRun } from '../src/practice/pausedRuns/pausedRuns';
import { recordAbandonedRuns } from '../src/practice/pausedRuns/abandonedRuns';
import { celebratedBadges } from '../src/state/figures/celebratedBadges';
import { outboxOf } from '../src/state/recording/outbox';
import { unknownQueriesOf } from '../src/state/unknownQueries';
import { ok } from '../src/domain/result';
import { HOSTILE_TEXTS } from './hostileTexts';
import { runs } from './runs';

const telugu = fc.string({ unit: fc.integer({ min: 0xc00, max: 0xc7f }).map((code) => String.fromCodePoint(code)) });
const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  telugu,
  fc.tuple(telugu, fc.string({ maxLength: 8 }), telugu).map((parts) => parts.join(' ')),
);
const anything = fc.oneof(
  fc.jsonValue(),
  fc.anything({ withDate: true, withNullPrototype: true, withBigInt: true }),
  text,
);

/** JSON as the browser stores it; JSON has no bigint, so those become strings of digits. */
const json = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each)) ?? '';

function hasNaN(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return Number.isNaN(value);
  if (typeof value === 'string') return value.includes('NaN-NaN');
  if (value instanceof Map || value instanceof Set) return hasNaN([...value], depth + 1);
  if (typeof value !== 'object' || value === null || depth >= 8) return false;
  return Object.values(value).some((each) => each !== value && hasNaN(each, depth + 1));
}

/** The app would show NaN on the screen. */
function expectNoNaN(value: unknown): void {
  expect(hasNaN(value) ? value : 'sound').toBe('sound');
}

const INPUTS: Readonly<Record<string, (typed: string) => unknown>> = {
  age: parseAge,
  grade: parseGrade,
  'a list with commas': fromCommaText,
  email: looksLikeEmail,
  'the sum for grown-ups': (typed) => isRightAnswer({ first: 7, second: 8 }, typed),
  'the name of a learner': (typed) => foundByName([{ id: 'a', name: typed, email: '' }], typed),
  'the name of the learner to erase': (typed) => isNameOf({ id: 'a', name: typed, email: '' }, typed),
  'the profile': (typed) => {
    const draft = {
      age: typed,
      grade: typed,
      dailyMinutes: typed,
      interests: typed,
      hobbies: typed,
      likes: typed,
      dislikes: typed,
      favoriteFoods: typed,
    };
    return [isAgeWrong(draft), fromDraft(draft)];
  },
  'the poem search': (typed) => searchPoems(poems.slice(0, 5), typed),
  'a verse': (typed) => findMeter(typed.slice(0, 400))?.meter,
  'Latin letters': transliterated,
  'text to speak': (typed) => [spokenForm(typed), breathsOf(typed), speakableChunks(typed)],
  'an unknown query': (typed) => withUnknownQuery([], typed),
  'a model’s answer': (typed) => [plainText(typed), truncated(typed), readQuestionLines(typed, 3)],
  'the address of a page': (typed) => pageView(typed, `?q=${typed}`),
};

describe('whatever is typed', () => {
  it.each(Object.entries(INPUTS))('as %s, the result contains no NaN', (name, parse) => {
    const isSlow = name === 'a verse' || name === 'text to speak';
    fc.assert(
      fc.property(text, (typed) =>
        expectNoNaN(name === 'age' && typed === 'NaN' ? null : withoutText(parse(typed), typed)),
      ),
      runs(isSlow ? 60 : 200),
    );
  });

  it('to the tutor, it answers or says that it does not know', async () => {
    const tutor = openBuiltInTutor();
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const [explained, translated] = await Promise.all([tutor.explain(typed), tutor.translate(typed)]);
        for (const answer of [explained, translated]) expect(typeof answer.ok).toBe('boolean');
        if (explained.ok) expect(explained.value.telugu).not.toMatch(/undefined|NaN|\[object/);
        if (translated.ok) expect(translated.value.telugu).not.toMatch(/undefined|NaN|\[object/);
      }),
      runs(60),
    );
  });

  it('as configuration, it is accepted or explained', () => {
    const names = [
      'VITE_FIREBASE_API_KEY',
      'VITE_FIREBASE_AUTH_DOMAIN',
      'VITE_FIREBASE_PROJECT_ID',
      'VITE_FIREBASE_APP_ID',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), text), (variables) => {
        expect(typeof readConfiguration(variables).ok).toBe('boolean');
      }),
      runs(),
    );
  });
});

/** A parser may echo the typed text, so a typed "NaN" or "undefined" in the result proves nothing. */
const withoutText = (value: unknown, typed: string): unknown =>
  typed.includes('NaN') || typed.includes('undefined') ? null : value;

const figuresOf = (summary: LearnerSummary) =>
  figuresFor({ summary, modules: MODULES, concepts: CONCEPTS, today: '2026-11-16' });

const activityLike = fc.record(
  {
    id: text,
    kind: fc.constantFrom('practice', 'quiz', 'lesson-quiz', 'exercise', 'poem', 'poem-learned', 'search', 'nonsense'),
    userId: fc.constantFrom('sita', 'ravi'),
    startedAt: anything,
    day: fc.oneof(anything, fc.constantFrom('2026-11-15', '10000-01-01', '2026-02-31', 'NaN-NaN-NaN')),
    secondsSpent: fc.oneof(anything, fc.double()),
    right: fc.oneof(anything, fc.array(text, { maxLength: 3 })),
    wrong: anything,
    mixedUp: anything,
    purpose: fc.constantFrom('lesson', 'today', 'x'),
    tasksDone: fc.oneof(anything, fc.double()),
    partsDone: anything,
    difficulty: fc.constantFrom('easy', 'medium', 'x'),
    lessonId: text,
    poemId: text,
    part: fc.oneof(fc.integer(), anything),
  },
  { requiredKeys: ['kind', 'userId'] },
);

describe('whatever a document holds', () => {
  it.each(COLLECTIONS)('in %s, reading it neither throws nor returns NaN', (collection) => {
    fc.assert(
      fc.property(fc.oneof(anything, activityLike), (stored) => {
        const read = understand(collection, stored);
        if (read && !json(stored ?? null).includes('NaN')) expectNoNaN(read);
      }),
      runs(),
    );
  });

  it('activities make a summary with valid days and figures that are numbers', () => {
    fc.assert(
      fc.property(fc.array(activityLike, { maxLength: 6 }), (stored) => {
        const activities = stored.flatMap((one) => understand('activities', one) ?? []);
        for (const { day } of activities) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        const summary = soundSummary(rebuildSummary(activities));
        expectNoNaN(Object.values(summary).flatMap((each) => (typeof each === 'number' ? each : Object.values(each))));
        const figures = figuresOf(summary);
        expectNoNaN([figures, figures.progress.insightsFrom(activities)]);
      }),
      runs(),
    );
  });
});

const storedText = fc.oneof(
  anything.map((value) => json(value) ?? ''),
  text,
);
const documents = { understand } as Documents;
const STORAGE_KEYS = [
  'run:sita:easy:r1',
  'unsent:sita:1',
  'asked:sita',
  'readPages:sita:vowels',
  'celebratedBadges:sita',
  'wishes:sita',
] as const;

afterEach(() => forgetStrangersKeys(new Set()));

describe('whatever is stored in the browser', () => {
  it('is ignored if it makes no sense', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STORAGE_KEYS), storedText, (key, value) => {
        writeStored(key, value);
        writeVisit('trial', value);
        recordAbandonedRuns('sita', Date.now());
        expectNoNaN([everyPausedRun('sita'), outboxOf(documents, 'sita').map(({ activity }) => activity.day)]);
        expectNoNaN([
          [...askedBefore('sita')].length,
          readingOf('sita', 'vowels').isWhole,
          celebratedBadges('sita').level,
          unknownQueriesOf('sita').length,
          visitTrial()?.keeper.kind,
        ]);
        forgetStrangersKeys(new Set());
      }),
      runs(),
    );
  });
});

describe('a file, whatever it holds,', () => {
  const empty = {
    ...documents,
    list: async () => ok([]),
    batch: async () => ok('saved'),
    set: async () => ok('saved'),
  } as unknown as Documents;
  const collections = fc.dictionary(
    fc.oneof(fc.constantFrom('activities', 'quizResults', 'userPreferences', '__proto__'), text),
    fc.oneof(anything, fc.array(activityLike, { maxLength: 3 })),
  );

  it('is imported or refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          storedText,
          fc.record({ format: fc.constant('aksharam-learner'), collections }).map((copy) => json(copy)),
        ),
        async (file) => {
          const { kind } = await importCopy(empty, { id: 'sita', name: 'Sita', email: '' }, file);
          expect(['imported', 'wrong-file']).toContain(kind);
        },
      ),
      runs(),
    );
  });

  it('is read as a sound or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(typeof readWav(bytes).ok).toBe('boolean');
      }),
      runs(),
    );
  });
});

it('an empty summary has figures', () => {
  expectNoNaN(figuresOf(EMPTY_SUMMARY));
});
