import { describe, expect, test } from 'vitest';
import { commandLine, deployArguments, deploySteps, FIREBASE_TOOLS, projectOf } from './plan.mjs';

const FACTS = { project: 'telugu-school', hasFunctions: true };

/** @param {string[]} given @param {Partial<typeof FACTS>} [facts] */
function commands(given, facts) {
  const read = deployArguments(given);
  return typeof read === 'string' ? read : deploySteps(read, { ...FACTS, ...facts }).map(commandLine);
}

describe('npm run deploy', () => {
  test('builds, has everything looked at, and deploys all parts', () => {
    expect(commands([])).toEqual([
      'node scripts/build.mjs',
      'npm ci --prefix functions',
      'node scripts/build-functions.mjs',
      'node scripts/doctor.mjs',
      `npx --yes ${FIREBASE_TOOLS} deploy --only functions,firestore:indexes,firestore:rules,hosting --project telugu-school --non-interactive`,
    ]);
  });

  test('leaves out what was not asked for, and functions where there are none', () => {
    expect(commands(['--only', 'hosting,rules'])).toEqual([
      'node scripts/build.mjs',
      'node scripts/doctor.mjs',
      `npx --yes ${FIREBASE_TOOLS} deploy --only firestore:rules,hosting --project telugu-school --non-interactive`,
    ]);
    expect(commands([], { hasFunctions: false })).not.toContainEqual(expect.stringContaining('functions'));
  });

  test('puts a preview at a channel of its own, for a while', () => {
    expect(commands(['--preview', 'new-poems', '--expires', '2w'])).toEqual([
      'node scripts/build.mjs',
      'node scripts/doctor.mjs',
      `npx --yes ${FIREBASE_TOOLS} hosting:channel:deploy new-poems --expires 2w --project telugu-school`,
    ]);
  });

  test('names one major of firebase-tools', () => expect(FIREBASE_TOOLS).toMatch(/^firebase-tools@\d+$/));

  test.each([
    [['--only', 'storage'], 'storage is no part: choose from hosting, rules, indexes, functions.'],
    [['--only'], '--only needs a value after it.'],
    [['--project', '--dry-run'], '--project needs a value after it.'],
    [['--preview', 'No Spaces; rm'], 'No Spaces; rm is no name for a channel: small letters, digits and -.'],
    [
      ['--preview', 'a', '--only', 'rules'],
      'A preview channel has pages only: rules, indexes and functions belong to the whole project.',
    ],
    [['--preview', 'a', '--expires', 'soon'], 'soon is no time: it should read like 12h, 7d or 2w.'],
    [['--force'], '--force is not an option of this command.'],
  ])('refuses %j with a sentence', (given, sentence) => expect(deployArguments(given)).toBe(sentence));

  test('remembers the project and that it is a dry run', () => {
    expect(deployArguments(['--project', 'staging-1', '--dry-run'])).toMatchObject({
      project: 'staging-1',
      isDryRun: true,
    });
  });

  test('sends the page of a project to no other', () => {
    expect(projectOf(null, 'school')).toEqual({ project: 'school' });
    expect(projectOf('school', undefined)).toEqual({ project: 'school' });
    expect(projectOf('staging', 'school')).toEqual({ sentence: expect.stringContaining('configured for school') });
    expect(projectOf(null, undefined)).toEqual({ sentence: expect.stringContaining('No project is named') });
  });
});
