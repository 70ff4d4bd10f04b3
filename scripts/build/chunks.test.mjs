import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chunkNames, readAhead } from './chunks.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Module by module: what it imports, what it imports on demand, its size. @type {Record<string, [string[], string[]?, number?]>} */
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
  'src/adapters/open.ts': [['src/adapters/openAdapters.ts', 'src/adapters/openSpeech.ts']],
  'src/adapters/openAdapters.ts': [[], ['src/adapters/store.ts']],
  'src/adapters/openSpeech.ts': [[]],
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
  ['node_modules/react/index.js', 'react', 'React, in a task of its own'],
  ['src/main.tsx', null, 'the entry'],
  ['src/startApp.tsx', 'base', 'the start'],
  ['src/ui/Card.tsx', 'base', 'what landing page and screens share'],
  ['src/hero.ts', 'landing', 'what the landing page alone has'],
  ['src/state/session.ts', 'signed-in', 'what layouts and guard need'],
  ['src/adapters/store.ts', 'signed-in', 'the store'],
  ['src/ui/Stat.tsx', 'signed-in', 'what two pages share, and is small'],
  ['src/due.ts', 'signed-in', 'the same of a page and a practice room'],
  ['src/schedule.ts', 'das-roo-set-screens', 'what pages share with practice rooms, and is large'],
  ['src/dueToday.ts', 'dashboard-settings-screens', 'what is small, and needs something large'],
  ['src/domain/run.ts', 'rooms-screens', 'what practice rooms share'],
  ['src/onlyReview.ts', null, 'what one screen has'],
  ['src/runs.ts', 'rooms-of-runs-screens', 'what rooms of one folder share'],
  ['vite/preload-helper.js', 'loader', 'what the entry needs to bring React in'],
  ['src/ui/Combobox.tsx', null, 'what brings a large package along'],
])('%s goes into %s: %s', ([path, chunk]) => {
  expect(chunkNames()(root + path, graph)).toBe(chunk);
});

test('a file that is named here, and is gone from the app, stops the build', () => {
  const gone = {
    getModuleInfo: (/** @type {string} */ id) => (id.endsWith('openPorts.ts') ? null : graph.getModuleInfo(id)),
  };
  expect(() => chunkNames()(`${root}src/due.ts`, gone)).toThrow('src/openPorts.ts is not part of the app any more');
});

test.for([
  { name: 'base', id: 'src/startApp.tsx', isRead: true },
  { name: 'dashboard-rooms-screens', id: 'src/due.ts', isRead: true },
  { name: 'DashboardPage', id: 'src/features/dashboard/DashboardPage.tsx', isRead: true },
  { name: 'tutor', id: 'src/adapters/builtInTutor/tutor.ts', isRead: false },
  { name: 'JoinPage', id: '/node_modules/firebase/app/index.js', isRead: false },
])('whether the functions of $name are read while it arrives', ({ name, id, isRead }) => {
  expect(readAhead({ name, moduleIds: [id] }) !== '').toBe(isRead);
});
