import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chunkNames, eagerCompileHint } from './chunks.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** For each module: its static imports, its dynamic imports and its size. @type {Record<string, [string[], string[]?, number?]>} */
const IMPORTS = {
  'src/main.tsx': [[], ['src/startApp.tsx']],
  'src/startApp.tsx': [['src/app/App.tsx', 'node_modules/react/index.js']],
  'src/app/App.tsx': [['src/app/routing/signedInPages.ts', 'src/app/layouts/frame.ts']],
  'src/app/layouts/frame.ts': [[], ['src/app/Guard.tsx', 'src/app/DashboardLayout.tsx']],
  'src/app/Guard.tsx': [['src/state/session.ts']],
  'src/app/DashboardLayout.tsx': [['src/ui/Card.tsx']],
  'src/app/routing/signedInPages.ts': [
    [],
    [
      'src/features/dashboard/Dashboard.tsx',
      'src/features/settings/Settings.tsx',
      'src/features/quizzes/Quiz.tsx',
      'src/features/runs/Review.tsx',
      'src/features/runs/Today.tsx',
    ],
  ],
  'src/features/landing/LandingPage.tsx': [['src/ui/Card.tsx', 'src/hero.ts']],
  'src/openPorts.ts': [[], ['src/adapters/open.ts']],
  'src/adapters/open.ts': [['src/adapters/openAdapters.ts', 'src/adapters/speech/openSpeech.ts']],
  'src/adapters/openAdapters.ts': [[], ['src/adapters/store.ts']],
  'src/adapters/speech/openSpeech.ts': [[]],
  'src/adapters/store.ts': [[]],
  'src/features/dashboard/Dashboard.tsx': [['src/ui/Stat.tsx', 'src/due.ts', 'src/schedule.ts', 'src/dueToday.ts']],
  'src/features/settings/Settings.tsx': [['src/ui/Stat.tsx', 'src/ui/Combobox.tsx', 'src/dueToday.ts']],
  'src/features/quizzes/Quiz.tsx': [['src/practice/usePractice.ts', 'src/ui/Combobox.tsx', 'src/due.ts']],
  'src/features/runs/Review.tsx': [
    ['src/practice/usePractice.ts', 'src/onlyReview.ts', 'src/runs.ts', 'src/schedule.ts'],
  ],
  'src/features/runs/Today.tsx': [['src/practice/usePractice.ts', 'src/runs.ts']],
  'src/practice/usePractice.ts': [['src/domain/run.ts']],
  'src/domain/run.ts': [[], [], 9_000],
  'src/schedule.ts': [[], [], 9_000],
  'src/dueToday.ts': [['src/schedule.ts']],
  'src/ui/Combobox.tsx': [['node_modules/downshift/index.js']],
};

const graph = {
  getModuleInfo: (/** @type {string} */ id) => {
    const [importedIds = [], dynamicallyImportedIds = [], size = 0] = IMPORTS[id.slice(root.length)] ?? [];
    const whole = (/** @type {string[]} */ ids) => ids.map((path) => root + path);
    return {
      importedIds: whole(importedIds),
      dynamicallyImportedIds: whole(dynamicallyImportedIds),
      code: 'x'.repeat(size),
    };
  },
};

test.for([
  ['node_modules/react/index.js', 'react', 'React, compiled as a task of its own'],
  ['src/main.tsx', null, 'the entry'],
  ['src/startApp.tsx', 'base', 'the start'],
  ['src/ui/Card.tsx', 'base', 'shared by the landing page and the screens'],
  ['src/hero.ts', 'landing', 'used by the landing page only'],
  ['src/state/session.ts', 'signed-in', 'needed by layouts and guard'],
  ['src/adapters/store.ts', 'signed-in', 'the store'],
  ['src/ui/Stat.tsx', 'signed-in', 'small and shared by two pages'],
  ['src/due.ts', 'signed-in', 'small and shared by a page and a practice room'],
  ['src/schedule.ts', 'das-roo-set-screens', 'large and shared by pages and practice rooms'],
  ['src/dueToday.ts', 'dashboard-settings-screens', 'small, but imports something large'],
  ['src/domain/run.ts', 'rooms-screens', 'shared by practice rooms'],
  ['src/onlyReview.ts', null, 'used by one screen'],
  ['src/runs.ts', 'rooms-of-runs-screens', 'shared by the rooms of one folder'],
  ['vite/preload-helper.js', 'loader', 'needed by the entry to load React'],
  ['src/ui/Combobox.tsx', null, 'imports a large package'],
])('%s goes into %s: %s', ([path, chunk]) => {
  expect(chunkNames()(root + path, graph)).toBe(chunk);
});

test('a module that this script names and the app no longer has stops the build', () => {
  const gone = {
    getModuleInfo: (/** @type {string} */ id) => (id.endsWith('openPorts.ts') ? null : graph.getModuleInfo(id)),
  };
  expect(() => chunkNames()(`${root}src/due.ts`, gone)).toThrow('src/openPorts.ts, which is no longer part of the app');
});

test.for([
  { name: 'base', id: 'src/startApp.tsx', isEager: true },
  { name: 'dashboard-rooms-screens', id: 'src/due.ts', isEager: true },
  { name: 'DashboardPage', id: 'src/features/dashboard/DashboardPage.tsx', isEager: true },
  { name: 'tutor', id: 'src/adapters/builtInTutor/tutor.ts', isEager: false },
  { name: 'JoinPage', id: '/node_modules/firebase/app/index.js', isEager: false },
])('the functions of $name are compiled eagerly: $isEager', ({ name, id, isEager }) => {
  expect(eagerCompileHint({ name, moduleIds: [id] }) !== '').toBe(isEager);
});
