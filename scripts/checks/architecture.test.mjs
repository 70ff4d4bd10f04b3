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
    'node_modules/firebase/package.json': JSON.stringify({ name: 'firebase', version: '1.0.0', main: 'index.js' }),
    'node_modules/firebase/index.js': 'export const initializeApp = 1;',
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
    'a domain that imports React',
    { 'src/domain/quiz/useQuiz.ts': `export { useState } from 'react';` },
    'domain-is-pure: src/domain/quiz/useQuiz.ts → node_modules/react/index.js',
  ],
  [
    'a domain that imports Node',
    { 'src/domain/quiz/read.ts': `export { readFileSync } from 'node:fs';` },
    'domain-is-pure: src/domain/quiz/read.ts → fs',
  ],
  [
    'the scheduler outside the memory',
    { 'src/domain/quiz/due.ts': `export { fsrs } from 'ts-fsrs';` },
    'domain-is-pure: src/domain/quiz/due.ts → node_modules/ts-fsrs/index.js',
  ],
  [
    'a memory that imports another package',
    { 'src/domain/memory/useMemory.ts': `export { useState } from 'react';` },
    'memory-knows-one-package: src/domain/memory/useMemory.ts → node_modules/react/index.js',
  ],
  [
    'a domain that imports a port, even if only its type',
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
    { 'src/state/signIn.ts': `export { initializeApp } from 'firebase';` },
    'firebase-only-in-its-adapter: src/state/signIn.ts → node_modules/firebase/index.js',
  ],
  [
    'a folder that has no line in the rules',
    { 'src/helpers/rate.ts': `export { PASS_MARK_PERCENT } from '../domain/quiz/rating';` },
    'unlisted-folder: src/helpers/rate.ts → src/domain/quiz/rating.ts',
  ],
  [
    'two files that import each other',
    {
      'src/ui/Button.tsx': `import { Icon } from './Icon';\nexport const Button = () => Icon;`,
      'src/ui/Icon.tsx': `import { Button } from './Button';\nexport const Icon = () => Button;`,
    },
    'no-cycles: src/ui/Button.tsx → src/ui/Icon.tsx',
  ],
  [
    'an import of a file that is not there',
    { 'src/ui/Card.tsx': `export { Gone } from './Gone';` },
    'not-resolvable: src/ui/Card.tsx → ./Gone',
  ],
];

describe('the architecture check', { timeout: 60_000 }, () => {
  test('has nothing against what is allowed, and has looked at all of it', async () => {
    await write(ALLOWED);
    const { violations, missed, modules, imports } = await checkArchitecture(folder);
    expect({ violations, missed }).toEqual({ violations: [], missed: [] });
    expect(modules).toBeGreaterThanOrEqual(4);
    expect(imports).toBe(5);
  });

  describe('reports', () => {
    /** @type {readonly string[]} */
    let violations = [];
    // All in one tree: none of them makes another forbidden, and one look at it costs as much as at each.
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

  test('ends with an error when a rule is broken, and says which', async () => {
    await write({ ...ALLOWED, 'src/features/padyalu/PoemPage.tsx': `export { default } from '../quizzes/QuizPage';` });
    const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    expect(stderr).toContain('features-stay-apart: src/features/padyalu/PoemPage.tsx');
    expect(status).toBe(1);
  });

  test('ends with an error when it looked at nothing', async () => {
    await mkdir(join(folder, 'src'));
    expect(await checkArchitecture(folder)).toEqual({ violations: [], missed: [], modules: 0, imports: 0 });
    const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    expect(stderr).toContain('the check looked at nothing');
    expect(status).toBe(1);
  });
});
