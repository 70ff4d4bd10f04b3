// npm run content: uploads an owner's poems, poets and words to the hosted store. See docs/HOSTING.md.
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
// Resolve the folder relative to the caller, before this command changes its working directory.
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
const [{ firestoreRest }, { tokens }, { carryOut, readStored }, { progressOn }] = await Promise.all([
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
if (!projectId) fail('No project given: pass --project or set VITE_FIREBASE_PROJECT_ID.');
const store = firestoreRest({
  projectId: String(projectId),
  token: tokens(process.env),
  emulatorHost: process.env['FIRESTORE_EMULATOR_HOST'],
});

try {
  const [app, { loaded, complaints }] = await Promise.all([loadApp(), readFolder(folder)]);
  for (const complaint of complaints) console.error(complaint);
  const stored = await readStored(store);
  console.log(`Checking ${Object.values(loaded).flat().length} entries …`);
  const findings = validate(
    app,
    loaded,
    stored.entries.poets.map(({ id }) => id),
  );
  for (const { file, id, level, sentence } of findings) console.error(`${file}  ${id}  ${level}: ${sentence}`);
  const errors = findings.filter(({ level }) => level === 'wrong' || given.isStrict).length + complaints.length;
  if (errors > 0) fail(`Nothing was changed. Problems to fix first: ${errors}.`);

  const entries = Object.fromEntries(
    Object.entries(loaded).map(([kind, list]) => [
      kind,
      list.map(({ entry }) => /** @type {{ id: string }} */ (entry)),
    ]),
  );
  const plan = planUpload(app, stored, entries, given);
  for (const line of planLines(plan, given)) console.log(line);
  if (given.isDryRun) console.log('Dry run: nothing was changed.');
  else {
    await carryOut(store, plan, progressOn(process.stderr));
    console.log(`The content of ${projectId} is up to date. Learners see it within an hour.`);
  }
} catch (error) {
  fail(`${error instanceof Error ? error.message : error}\nRun the same command again to continue where it stopped.`);
}
