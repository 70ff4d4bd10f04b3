import { describe, expect, test } from 'vitest';
import { commandLine, deployArguments, deploySteps, FIREBASE_TOOLS, projectOf } from './plan.mjs';

const FACTS = { project: 'telugu-school', hasFunctions: true };

/** @param {string[]} given @param {Partial<typeof FACTS>} [facts] */
function commands(given, facts) {
  const read = deployArguments(given);
  return typeof read === 'string' ? read : deploySteps(read, { ...FACTS, ...facts }).map(commandLine);
}

describe('npm run deploy', () => {
  test('builds, runs the doctor and deploys all parts', () => {
    expect(commands([])).toEqual([
      'node scripts/build.mjs',
      'npm ci --prefix functions',
      'node scripts/build-functions.mjs',
      'node scripts/doctor.mjs',
      `npx --yes ${FIREBASE_TOOLS} deploy --only functions,firestore:indexes,firestore:rules,hosting --project telugu-school --non-interactive`,
    ]);
  });

  test('deploys only the requested parts, and no functions if there are none', () => {
    expect(commands(['--only', 'hosting,rules'])).toEqual([
      'node scripts/build.mjs',
      'node scripts/doctor.mjs',
      `npx --yes ${FIREBASE_TOOLS} deploy --only firestore:rules,hosting --project telugu-school --non-interactive`,
    ]);
    expect(commands([], { hasFunctions: false })).not.toContainEqual(expect.stringContaining('functions'));
  });

  test('deploys a preview to a temporary channel', () => {
    expect(commands(['--preview', 'new-poems', '--expires', '2w'])).toEqual([
      'node scripts/build.mjs',
      'node scripts/doctor.mjs',
      `npx --yes ${FIREBASE_TOOLS} hosting:channel:deploy new-poems --expires 2w --project telugu-school`,
    ]);
  });

  test('pins one major version of firebase-tools', () => expect(FIREBASE_TOOLS).toMatch(/^firebase-tools@\d+$/));

  test.each([
    [['--only', 'storage'], 'Unknown part storage: choose from hosting, rules, indexes, functions.'],
    [['--only'], '--only needs a value.'],
    [['--project', '--dry-run'], '--project needs a value.'],
    [
      ['--preview', 'No Spaces; rm'],
      'No Spaces; rm is not a valid channel name: use lowercase letters, digits and hyphens.',
    ],
    [
      ['--preview', 'a', '--only', 'rules'],
      'A preview channel has only pages: rules, indexes and functions belong to the whole project.',
    ],
    [['--preview', 'a', '--expires', 'soon'], 'soon is not a valid duration: it should look like 12h, 7d or 2w.'],
    [['--force'], '--force is not an option of this command.'],
  ])('refuses %j with an explanation', (given, sentence) => expect(deployArguments(given)).toBe(sentence));

  test('reads the project and the dry-run option', () => {
    expect(deployArguments(['--project', 'staging-1', '--dry-run'])).toMatchObject({
      project: 'staging-1',
      isDryRun: true,
    });
  });

  test('deploys a page only to the project it was built for', () => {
    expect(projectOf(null, 'school')).toEqual({ project: 'school' });
    expect(projectOf('school', undefined)).toEqual({ project: 'school' });
    expect(projectOf('staging', 'school')).toEqual({ sentence: expect.stringContaining('configured for school') });
    expect(projectOf(null, undefined)).toEqual({ sentence: expect.stringContaining('No project given') });
  });
});
