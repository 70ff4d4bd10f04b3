// The privacy page must describe everything that the app stores. Add new stored data to a table below, with the
// paragraph that describes it and a quote from that paragraph.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { StorageKey } from '../../browser/storage';
import type { VisitKey } from '../../browser/visit';
import { COLLECTIONS, type CollectionName, OWNED } from '../../ports/collections';
import { bilingualFaults } from '../bilingualFaults';
import { privacy, type PrivacyParagraph } from './privacy';

type ParagraphId = (typeof privacy)['sections'][number]['paragraphs'][number]['id'];
type Description = { readonly paragraph: ParagraphId; readonly en: string; readonly te: string };

const describedIn = (paragraph: ParagraphId, en: string, te: string): Description => ({ paragraph, en, te });

const MEMORY = describedIn('memory', 'each letter, word, sentence and line of a poem', 'అక్షరాన్ని, పదాన్ని, వాక్యాన్ని, పద్య పాదాన్ని');
const CONTENT = describedIn('files', 'words and poems that its owner has added', 'నిర్వాహకులు చేర్చిన పదాలు, పద్యాలు');

const IN_COLLECTIONS: Record<CollectionName, Description> = {
  userPreferences: describedIn('profile', 'age, grade, interests', 'వయసు, తరగతి, ఆసక్తులు'),
  learnerSummaries: describedIn('totals', 'Totals', 'లెక్కలు'),
  letterMemories: MEMORY,
  wordMemories: MEMORY,
  sentenceMemories: MEMORY,
  poemMemories: MEMORY,
  quizResults: describedIn('practice', 'A quiz result', 'క్విజ్ ఫలితంలో'),
  learningSessions: describedIn('looked-up', 'Words looked up', 'వెతికిన పదాలు'),
  activities: describedIn('practice', 'All practice', 'సాధన అంతా'),
  translations: CONTENT,
  poets: CONTENT,
  poems: CONTENT,
};

/** Collections that only the server of a hosted copy uses. */
const ON_THE_SERVER: Record<string, Description> = {
  contentManifest: CONTENT,
  contentBundles: CONTENT,
  scores: describedIn('totals', 'server also counts the points', 'సర్వర్ కూడా పాయింట్లను'),
  leagueMembers: describedIn('league', 'made-up name, picture and points', 'మారుపేరు, ఒక బొమ్మ, గత ఏడు రోజుల పాయింట్లు'),
  leagues: describedIn('leaving-league', 'tables of the others', 'మిగతా వాళ్ల పట్టికల్లోంచి'),
  classes: describedIn('class-kept', 'the class with its name, code, teacher', 'తరగతి పేరు, కోడ్, టీచర్'),
  classCodes: describedIn('class-kept', 'code', 'కోడ్'),
  pupils: describedIn('class', 'the teacher sees the child’s name and picture', 'పేరు, బొమ్మ, ఎప్పుడు చేరారు'),
  assignments: describedIn('class-kept', 'assignments', 'ఇచ్చిన పనులు'),
  memberships: describedIn('class-kept', 'the list of its classes', 'ఏయే తరగతుల్లో'),
  comeBackCodes: describedIn('class-account', 'a code that works once', 'ఒక కోడ్'),
  usage: describedIn('limits', 'how many requests', 'ఎన్ని అభ్యర్థనలు'),
  closedAccounts: describedIn('limits', 'marks the account as closed', 'మూసినట్టు గుర్తు'),
};

const SETTINGS = describedIn('settings', 'Settings', 'సెట్టింగ్‌లు');
const UNFINISHED = describedIn('unfinished', 'practice that can be continued later', 'తర్వాత కొనసాగించగల సాధన');
const WAITING = describedIn('waiting', 'could not be stored or sent yet', 'పంపలేకపోయిన');
const CLASSES = describedIn('hosted-browser', 'classes with the lessons assigned there', 'తరగతులు, అక్కడ ఇచ్చిన పాఠాలు');

/** Keys with a variable part are listed by their prefix: `run:${string}` as `run`. */
type NameOf<Key extends string> = Key extends `${infer Name}:${string}` ? Name : Key;

const IN_LOCAL_STORAGE: Record<NameOf<StorageKey>, Description> = {
  i18nextLng: SETTINGS,
  theme: SETTINGS,
  sidebarCollapsed: SETTINGS,
  notifications: SETTINGS,
  slowSpeech: SETTINGS,
  soundEffects: SETTINGS,
  readsAloud: SETTINGS,
  voice: SETTINGS,
  latinShown: SETTINGS,
  readingMode: SETTINGS,
  readingPace: SETTINGS,
  lessonInOne: SETTINGS,
  writingHand: describedIn('settings', 'which hand', 'ఏ చేత్తో'),
  deviceModel: describedIn('settings', 'browser’s own translation', 'బ్రౌజర్ సొంత అనువాదానికి'),
  analyticsConsent: describedIn('settings', 'usage statistics', 'వాడుక గణాంకాలకు'),
  fontsSeen: describedIn('files', 'letters', 'ఫాంట్లు'),
  onboardingDraft: describedIn('unfinished', 'answers to the first questions', 'మొదటి ప్రశ్నలకు'),
  run: UNFINISHED,
  lessonAtHand: describedIn('unfinished', 'the lesson your child is on', 'ఇప్పుడు చేస్తున్న పాఠం'),
  readPages: describedIn('unfinished', 'pages already read', 'చదివిన పేజీలు'),
  asked: describedIn('unfinished', 'the easy quiz has asked', 'సులభమైన క్విజ్‌లో'),
  celebratedBadges: describedIn('unfinished', 'achievements were celebrated', 'విజయాలకు అభినందించామో'),
  unsent: WAITING,
  unsentProfile: describedIn('waiting', 'profile changes', 'ప్రొఫైల్ మార్పులు'),
  totalsToRenew: WAITING,
  wishes: describedIn('looked-up', 'Words that the tutor does not know', 'గురువుకు తెలియని పదాలు'),
  classes: CLASSES,
  openedLessons: CLASSES,
  cacheOf: describedIn('hosted-browser', 'a copy of the learner’s data', 'సమాచారం ప్రతి'),
};

const IN_SESSION_STORAGE: Record<VisitKey, Description> = {
  trial: describedIn('first-try', 'without signing in', 'సైన్ ఇన్ లేకుండా'),
};

/** Stores in the device's database that are not learner collections. */
const IN_DEVICE_DATABASE: Record<string, Description> = {
  learners: describedIn('learner', 'the name you type and a picture', 'మీరు రాసే పేరు'),
  device: describedIn('learner', 'The learner', 'నేర్చుకునేవారు'),
  events: describedIn('events', 'pages, quizzes and poems opened most recently', 'తెరిచిన పేజీలు, క్విజ్‌లు, పద్యాల జాబితా'),
};

const IN_CACHES: Record<string, Description> = {
  'aksharam-': describedIn('files', 'the pages of the app', 'యాప్ పేజీలు'),
  'voice-': describedIn('files', 'its voice', 'గొంతు'),
};

/** Data that each Firebase module stores itself. */
const BY_FIREBASE: Record<string, Description> = {
  app: describedIn('hosted', 'Firebase', 'ఫైర్‌బేస్'),
  auth: describedIn('hosted-browser', 'the sign-in', 'సైన్-ఇన్'),
  firestore: describedIn('hosted-browser', 'a copy of the learner’s data', 'సమాచారం ప్రతి'),
  analytics: describedIn('analytics', 'Firebase Analytics', 'ఫైర్‌బేస్ అనలిటిక్స్‌కు'),
  'app-check': describedIn('app-check', 'App Check with reCAPTCHA', 'యాప్ చెక్, రీకాప్చా'),
  ai: describedIn('provider', 'An AI provider is sent', 'ఏఐ సేవకు'),
};

/** Every file that opens browser storage, with a description of its data unless a table above has one. */
const BY_FILE: Record<string, Description | 'in a table above'> = {
  'browser/storage.ts': 'in a table above',
  'browser/visit.ts': 'in a table above',
  'boot.js': 'in a table above',
  'service-worker/service-worker.ts': 'in a table above',
  'adapters/embedded/database.ts': 'in a table above',
  'adapters/embedded/salvage.ts': 'in a table above',
  'adapters/speech/cachedSpeech.ts': describedIn('files', 'sentences spoken most recently', 'చదివి వినిపించిన వాక్యాల శబ్దాలు'),
  'adapters/ownersContent/shelf.ts': CONTENT,
};

const OPENS_STORAGE =
  /\b(?:localStorage|sessionStorage)\s*[.[]|\bcaches\.open\(|\bopenDB[<(]|\bindexedDB\.open\(|\bdocument\.cookie\b|\bcookieStore\b|\.getDirectory\(/u;

const TOP = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, TOP), 'utf8');
const sourcesIn = (folder: string) =>
  readdirSync(new URL(folder, TOP), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:ts|tsx|js)$/u.test(path) && !/\.(?:test|testing|contract)\.tsx?$/u.test(path))
    .map((path) => ({ path, source: read(`${folder}${path}`) }));

const found = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name);
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

const APP = sourcesIn('src/');
const PARAGRAPHS = privacy.sections.flatMap(({ paragraphs }): readonly PrivacyParagraph[] => paragraphs);
const TABLES = {
  'in collections': IN_COLLECTIONS,
  'on the server': ON_THE_SERVER,
  'in local storage': IN_LOCAL_STORAGE,
  'in session storage': IN_SESSION_STORAGE,
  'in the device’s database': IN_DEVICE_DATABASE,
  'in caches': IN_CACHES,
  'by Firebase': BY_FIREBASE,
  'by other files': BY_FILE,
};

describe('the privacy page', () => {
  it.each(Object.entries(TABLES))('describes what is stored %s, in both languages', (_, table) => {
    const undescribed = Object.entries<Description | string>(table).filter(([, description]) => {
      if (typeof description === 'string') return false;
      const { lead, ...text } = PARAGRAPHS.find(({ id }) => id === description.paragraph) ?? { en: '', te: '' };
      return (['en', 'te'] as const).some(
        (language) => !`${lead?.[language] ?? ''} ${text[language]}`.includes(description[language]),
      );
    });
    expect(undescribed).toEqual([]);
  });

  it('has the opening words of its paragraphs in both languages', () => {
    expect(bilingualFaults(PARAGRAPHS.map(({ lead }) => lead))).toEqual([]);
  });

  it('has a unique id for every paragraph', () => {
    const ids = PARAGRAPHS.map(({ id }) => id);
    expect(sorted(ids)).toHaveLength(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  it('covers every collection', () => {
    expect(sorted(COLLECTIONS)).toEqual(sorted(Object.keys(IN_COLLECTIONS)));
    const inRules = found(read('firestore.rules'), /match \/(\w+)\/\{(?!database\})/gu);
    const onServer = sourcesIn('functions/src/').flatMap(({ source }) => found(source, /\.collection\('(\w+)'\)/gu));
    expect(sorted([...COLLECTIONS, ...inRules, ...onServer])).toEqual(
      sorted([...COLLECTIONS, ...Object.keys(ON_THE_SERVER)]),
    );
  });

  it('covers every local and session storage key', () => {
    const [, keys = ''] = /type StorageKey =(.*?);\n/su.exec(read('src/browser/storage.ts')) ?? [];
    expect(sorted(found(keys, /\| ['`](\w+)/gu))).toEqual(sorted(Object.keys(IN_LOCAL_STORAGE)));
    const [, visit = ''] = /type VisitKey =(.*?);\n/su.exec(read('src/browser/visit.ts')) ?? [];
    expect(sorted(found(visit, /'(\w+)'/gu))).toEqual(sorted(Object.keys(IN_SESSION_STORAGE)));
    // boot.js runs before the app and cannot share its types.
    const atBoot = found(read('src/boot.js'), /stored\('(\w+)'\)/gu);
    expect(atBoot.filter((key) => !(key in IN_LOCAL_STORAGE))).toEqual([]);
  });

  it('covers every database store, cache and Firebase module', () => {
    const stores = found(read('src/adapters/embedded/stores.ts'), /\{ name: '(\w+)'/gu);
    expect(sorted([...OWNED, ...stores])).toEqual(sorted([...OWNED, ...Object.keys(IN_DEVICE_DATABASE)]));
    const caches = found(read('src/service-worker/service-worker.ts'), /PREFIX = '([\w-]+)'/gu);
    expect(sorted(caches)).toEqual(sorted(Object.keys(IN_CACHES)));
    const modules = APP.flatMap(({ source }) => found(source, /'firebase\/([\w-]+)'/gu));
    expect(sorted(modules)).toEqual(sorted(Object.keys(BY_FIREBASE)));
  });

  it('covers every file that opens browser storage', () => {
    const opening = APP.filter(({ source }) => OPENS_STORAGE.test(source)).map(({ path }) => path);
    expect(sorted(opening)).toEqual(sorted(Object.keys(BY_FILE)));
  });
});
