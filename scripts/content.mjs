// npm run content: brings an owner's poems, poets and words into the hosted store. docs/HOSTING.md says how.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentArguments, USAGE } from './content/arguments.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const given = contentArguments(process.argv.slice(2));
if (typeof given === 'string') {
  console.error(`${given}\n\n${USAGE}`);
  process.exit(1);
}
// As the caller sees it, before this command goes to its own folder.
const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), given.folder);
process.chdir(root);
ensureDependencies();

const [{ loadEnv }, { loadApp }, { readFolder }, { validate }, { planLines, planUpload }] = await Promise.all([
  import('vite'),
  import('./content/app.mjs'),
  import('./content/readFolder.mjs'),
  import('./content/validate.mjs'),
  import('./content/plan.mjs'),
]);
const [{ firestoreRest }, { tokens }, { carryOut, readThere }, { progressOn }] = await Promise.all([
  import('./content/firestoreRest.mjs'),
  import('./content/credentials.mjs'),
  import('./content/upload.mjs'),
  import('./content/progress.mjs'),
]);

const fail = (/** @type {string} */ sentence) => {
  console.error(sentence);
  process.exit(1);
};

const projectId = given.project ?? loadEnv('production', root, 'VITE_')['VITE_FIREBASE_PROJECT_ID'];
if (!projectId) fail('No project is named: say --project, or set VITE_FIREBASE_PROJECT_ID.');
const store = firestoreRest({
  projectId: String(projectId),
  token: tokens(process.env),
  emulatorHost: process.env['FIRESTORE_EMULATOR_HOST'],
});

try {
  const [app, { brought, complaints }] = await Promise.all([loadApp(), readFolder(folder)]);
  for (const complaint of complaints) console.error(complaint);
  const there = await readThere(store);
  console.log(`Looking at ${Object.values(brought).flat().length} entries …`);
  const said = validate(
    app,
    brought,
    there.entries.poets.map(({ id }) => id),
  );
  for (const { file, id, level, sentence } of said) console.error(`${file}  ${id}  ${level}: ${sentence}`);
  const refused = said.filter(({ level }) => level === 'wrong' || given.isStrict).length + complaints.length;
  if (refused > 0) fail(`Nothing was changed: ${refused} things have to be put right first.`);

  const entries = Object.fromEntries(
    Object.entries(brought).map(([kind, list]) => [
      kind,
      list.map(({ entry }) => /** @type {{ id: string }} */ (entry)),
    ]),
  );
  const plan = planUpload(app, there, entries, given);
  for (const line of planLines(plan, given)) console.log(line);
  if (given.isDryRun) console.log('Nothing was changed: this was a dry run.');
  else {
    await carryOut(store, plan, progressOn(process.stderr));
    console.log(`The content of ${projectId} is up to date. Learners have it within an hour.`);
  }
} catch (error) {
  fail(`${error instanceof Error ? error.message : error}\nRun the same command again: it goes on where it stopped.`);
}
