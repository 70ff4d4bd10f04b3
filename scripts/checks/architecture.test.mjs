import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkArchitecture } from './architecture.mjs';

const script = fileURLToPath(new URL('architecture.mjs', import.meta.url));
const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));

let folder = '';
beforeEach(async () => {
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'architecture-'));
  await write({
    'package.json': JSON.stringify({ dependencies: { react: '1.0.0', 'ts-fsrs': '1.0.0', firebase: '1.0.0' } }),
    'node_modules/react/package.json': JSON.stringify({ name: 'react', version: '1.0.0', main: 'index.js' }),
    'node_modules/react/index.js': 'export const useState = 1;',
    'node_modules/ts-fsrs/package.json': JSON.stringify({ name: 'ts-fsrs', version: '1.0.0', main: 'index.js' }),
    'node_modules/ts-fsrs/index.js': 'export const fsrs = 1;',
    'node_modules/firebase/package.json': JSON.stringify({ name: 'firebase', exports: { './app': './app.js' } }),
    'node_modules/firebase/app.js': 'export const initializeApp = 1;',
  });
});
afterEach(() => rm(folder, { recursive: true }));

/** @param {Record<string, string>} files */
async function write(files) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

const ALLOWED = {
  'src/domain/quiz/rating.ts': 'export const PASS_MARK_PERCENT = 70;',
  'src/domain/memory/schedule.ts': `export { fsrs } from 'ts-fsrs';`,
  'src/ports/documents.ts': `import type { PASS_MARK_PERCENT } from '../domain/quiz/rating';\nexport type Mark = typeof PASS_MARK_PERCENT;`,
  'src/features/quizzes/QuizPage.tsx': `import { useState } from 'react';\nimport { PASS_MARK_PERCENT } from '../../domain/quiz/rating';\nexport default () => [useState, PASS_MARK_PERCENT];`,
  'src/features/quizzes/QuizList.tsx': `export { default } from './QuizPage';`,
  'src/app/App.tsx': `import QuizPage from '../features/quizzes/QuizPage';\nexport const App = QuizPage;`,
};

/** @type {readonly (readonly [what: string, files: Record<string, string>, violation: string])[]} */
const FORBIDDEN = [
  [
    'a feature that imports another feature',
    { 'src/features/padyalu/PoemPage.tsx': `export { default } from '../quizzes/QuizPage';` },
    'features-stay-apart: src/features/padyalu/PoemPage.tsx → src/features/quizzes/QuizPage.tsx',
  ],
  [
    'a domain file that imports React',
    { 'src/domain/quiz/useQuiz.ts': `export { useState } from 'react';` },
    'domain-is-pure: src/domain/quiz/useQuiz.ts → node_modules/react',
  ],
  [
    'a domain file that imports Node',
    { 'src/domain/quiz/read.ts': `export { readFileSync } from 'node:fs';` },
    'domain-is-pure: src/domain/quiz/read.ts → node:fs',
  ],
  [
    'the scheduler package outside domain/memory',
    { 'src/domain/quiz/due.ts': `export { fsrs } from 'ts-fsrs';` },
    'domain-is-pure: src/domain/quiz/due.ts → node_modules/ts-fsrs',
  ],
  [
    'domain/memory importing another package',
    { 'src/domain/memory/useMemory.ts': `export { useState } from 'react';` },
    'memory-knows-one-package: src/domain/memory/useMemory.ts → node_modules/react',
  ],
  [
    'a domain file that imports only a type of a port',
    { 'src/domain/quiz/save.ts': `import type { Mark } from '../../ports/documents';\nexport type Saved = Mark;` },
    'domain-imports: src/domain/quiz/save.ts → src/ports/documents.ts',
  ],
  [
    'a feature that imports an adapter',
    {
      'src/adapters/embedded/open.ts': 'export const open = 1;',
      'src/features/quizzes/save.ts': `export { open } from '../../adapters/embedded/open';`,
    },
    'features-imports: src/features/quizzes/save.ts → src/adapters/embedded/open.ts',
  ],
  [
    'Firebase outside its adapter',
    { 'src/state/signIn.ts': `export { initializeApp } from 'firebase/app';` },
    'firebase-only-in-its-adapter: src/state/signIn.ts → node_modules/firebase/app',
  ],
  [
    'a folder that the rules do not list',
    { 'src/helpers/rate.ts': `export { PASS_MARK_PERCENT } from '../domain/quiz/rating';` },
    'unlisted-folder: src/helpers/rate.ts → src/domain/quiz/rating.ts',
  ],
  [
    'a cloud function that imports the screens’ state',
    {
      'src/state/learner.ts': 'export const learner = 1;',
      'functions/src/api.ts': `export { learner } from '../../src/state/learner';`,
    },
    'functions-share-rules-and-content: functions/src/api.ts → src/state/learner.ts',
  ],
  [
    'a screen that imports a cloud function',
    {
      'functions/src/mail.ts': 'export const mail = 1;',
      'src/app/mail.ts': `export { mail } from '../../functions/src/mail';`,
    },
    'app-knows-no-functions: src/app/mail.ts → functions/src/mail.ts',
  ],
  [
    'a test helper used outside the tests',
    {
      'src/ui/pause.testing.ts': 'export const pause = 1;',
      'src/ui/pause.test.ts': `export { pause } from './pause.testing';`,
      'src/ui/Pause.tsx': `export { pause } from './pause.testing';`,
    },
    'test-helpers-stay-in-tests: src/ui/Pause.tsx → src/ui/pause.testing.ts',
  ],
  [
    'a dynamic import',
    { 'src/ui/later.ts': `let coming;\nexport const later = () => (coming ??= import('../app/App'));` },
    'ui-imports: src/ui/later.ts → src/app/App.tsx',
  ],
  [
    'an inline type import',
    { 'src/ports/app.ts': `export type App = import('../app/App').App;` },
    'ports-imports: src/ports/app.ts → src/app/App.tsx',
  ],
  [
    'two files that import each other',
    {
      'src/ui/Button.tsx': `import { Icon } from './Icon';\nexport const Button = () => Icon;`,
      'src/ui/Icon.tsx': `import { Button } from './Button';\nexport const Icon = () => Button;`,
    },
    'no-cycles: src/ui/Button.tsx → src/ui/Icon.tsx → src/ui/Button.tsx',
  ],
  [
    'a cycle of three files, and a file that leads into it',
    {
      'src/browser/first.ts': `export * from './second';`,
      'src/browser/second.ts': `export * from './third';\nexport * from './fourth';`,
      'src/browser/third.ts': `import type { first } from './fourth';\nexport type Third = typeof first;`,
      'src/browser/fourth.ts': `export { first } from './second';`,
    },
    'no-cycles: src/browser/second.ts → src/browser/third.ts → src/browser/fourth.ts → src/browser/second.ts',
  ],
  [
    'an import of a missing file',
    { 'src/ui/Card.tsx': `export { Gone } from './Gone';` },
    'not-resolvable: src/ui/Card.tsx → ./Gone',
  ],
  [
    'an import of a missing package',
    { 'src/ui/Chart.tsx': `export { Chart } from '@charts/lines/Chart';` },
    'not-resolvable: src/ui/Chart.tsx → @charts/lines/Chart',
  ],
  [
    'an import that a package does not export',
    { 'src/adapters/firebase/inside.ts': `export { secret } from 'firebase/inside';` },
    'not-resolvable: src/adapters/firebase/inside.ts → firebase/inside',
  ],
];

describe('the architecture check', () => {
  test('accepts allowed imports and reads all files', async () => {
    await write(ALLOWED);
    // Six files and the two packages they use.
    expect(await checkArchitecture(folder)).toEqual({ violations: [], modules: 8, imports: 6 });
  });

  describe('reports', () => {
    /** @type {readonly string[]} */
    let violations = [];
    // All cases share one tree, because none affects another.
    beforeEach(async () => {
      if (violations.length > 0) return;
      await write(Object.assign({}, ALLOWED, ...FORBIDDEN.map(([, files]) => files)));
      ({ violations } = await checkArchitecture(folder));
    });

    test.each(FORBIDDEN)('%s', (_, __, violation) => expect(violations).toContain(violation));

    test('nothing else', () => {
      expect(violations.toSorted()).toEqual(FORBIDDEN.map(([, , violation]) => violation).toSorted());
    });
  });

  test('fails and names the rule when a rule is broken', async () => {
    await write({ ...ALLOWED, 'src/features/padyalu/PoemPage.tsx': `export { default } from '../quizzes/QuizPage';` });
    const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    expect(stderr).toContain('features-stay-apart: src/features/padyalu/PoemPage.tsx');
    expect(status).toBe(1);
  });

  test('fails on a file that it cannot parse', async () => {
    await write({ ...ALLOWED, 'src/ui/Half.tsx': `import { Icon } from` });
    await expect(checkArchitecture(folder)).rejects.toThrow('src/ui/Half.tsx');
  });

  test('fails when it finds no files', async () => {
    await mkdir(join(folder, 'src'));
    expect(await checkArchitecture(folder)).toEqual({ violations: [], modules: 0, imports: 0 });
    const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    expect(stderr).toContain('the check read no files');
    expect(status).toBe(1);
  });
});
