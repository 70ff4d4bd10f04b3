// Checks the settings and the build of the page.
import { hint, when, wrong } from './finding.mjs';

/** @typedef {import('./facts.mjs').Facts} Facts */
/** @typedef {import('./finding.mjs').Finding} Finding */

const MIN_NODE = [20, 19];
const GOOGLE_DOMAIN = /^(.+)\.(firebaseapp\.com|web\.app)$/;

/** Edit distance. @param {string} one @param {string} other */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, target] of [...other].entries()) {
      const replaced = (row[to] ?? 0) + (letter === target ? 0 : 1);
      next.push(Math.min(replaced, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** @param {string} name @param {readonly string[]} known */
function nearest(name, known) {
  const [best] = known.map((other) => ({ other, far: distance(name, other) })).toSorted((a, b) => a.far - b.far);
  return best && best.far <= 4 ? best.other : null;
}

/** @param {Facts} facts @returns {Finding[]} */
export function machineFindings({ nodeVersion }) {
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = MIN_NODE;
  const isOld = major < minMajor || (major === minMajor && minor < minMinor);
  return when(isOld, () =>
    wrong(`Node ${nodeVersion} is too old: install Node 20.19 or newer (the functions run on 22).`),
  );
}

/** @param {Facts} facts @returns {Finding[]} */
export const nameFindings = ({ page, knownNames }) =>
  Object.keys(page)
    .filter((name) => name.startsWith('VITE_') && !knownNames.includes(name))
    .map((name) => {
      const meant = nearest(name, knownNames);
      return wrong(
        `${name} is not a variable of Aksharam and has no effect: ${meant ? `did you mean ${meant}?` : 'remove it.'}`,
      );
    });

/** @param {string | undefined} address @returns {URL | null} */
const parsed = (address) => (address && URL.canParse(address) ? new URL(address) : null);

/** @param {Facts} facts @returns {Finding[]} */
export function projectFindings({ page, aliasedProject, complaints }) {
  const project = page['VITE_FIREBASE_PROJECT_ID'] ?? '';
  // nameFindings already reports these.
  const ownComplaints = complaints.filter((sentence) => !sentence.includes('is not a variable of Aksharam')).map(wrong);
  if (project === '')
    return [
      ...ownComplaints,
      hint(
        'No Firebase project is configured: this build stores everything on the device. To host accounts, set VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID and VITE_FIREBASE_APP_ID.',
      ),
    ];
  const emulators = ['VITE_FIREBASE_AUTH_EMULATOR_HOST', 'VITE_FIREBASE_FIRESTORE_EMULATOR_HOST'].filter(
    (name) => page[name],
  );
  return [
    ...ownComplaints,
    ...emulators.map((name) => wrong(`${name} points the published page to an emulator: remove it.`)),
    ...when(project.startsWith('demo-'), () =>
      wrong(`VITE_FIREBASE_PROJECT_ID is ${project}, a name reserved for emulators: set it to the id of your project.`),
    ),
    ...when(aliasedProject && aliasedProject !== project, () =>
      wrong(`.firebaserc names ${aliasedProject}, but VITE_FIREBASE_PROJECT_ID is ${project}: make them the same.`),
    ),
  ];
}

/** @param {Facts} facts @returns {Finding[]} */
export function addressFindings({ page }) {
  const project = page['VITE_FIREBASE_PROJECT_ID'];
  if (!project) return [];
  const site = parsed(page['VITE_SITE_URL']);
  const auth = page['VITE_FIREBASE_AUTH_DOMAIN'] ?? '';
  const owner = GOOGLE_DOMAIN.exec(auth)?.[1];
  return [
    ...when(!site, () =>
      wrong('VITE_SITE_URL is missing: set it to the site’s address, for example https://telugu.example.'),
    ),
    ...when(site && site.protocol !== 'https:', () =>
      wrong('VITE_SITE_URL is not https: sign-in and the service worker need https.'),
    ),
    ...when(owner !== undefined && owner !== project, () =>
      wrong(
        `VITE_FIREBASE_AUTH_DOMAIN is ${auth}, which belongs to another project, not to ${project}: copy it from the project’s web app.`,
      ),
    ),
    ...when(auth && owner === undefined && site && site.host !== auth, () =>
      wrong(
        `VITE_FIREBASE_AUTH_DOMAIN is ${auth}, but VITE_SITE_URL is at ${site?.host}: a custom sign-in domain must be the domain of the site.`,
      ),
    ),
    ...when(!page['VITE_CONTACT_EMAIL'], () =>
      hint('VITE_CONTACT_EMAIL is missing: families have no address to write to, for example to ask for deletion.'),
    ),
  ];
}

/** @param {Facts} facts @returns {Finding[]} */
export function keyFindings({ page, built, secrets }) {
  return [
    ...['VITE_SARVAM_KEY', 'VITE_TUTOR_KEY']
      .filter((name) => page[name])
      .map((name) =>
        wrong(`${name} would be published with the page: remove it and store the key as a secret of the functions.`),
      ),
    ...when(
      secrets.some((secret) => built.text.includes(secret)),
      () => wrong('dist/ contains a key from this environment: replace that key at its provider and build without it.'),
    ),
    ...when(page['VITE_APP_CHECK_DEBUG_TOKEN'], () =>
      wrong('VITE_APP_CHECK_DEBUG_TOKEN would let anyone past App Check: remove it from the published page.'),
    ),
    ...when(page['VITE_FIREBASE_PROJECT_ID'] && !page['VITE_APP_CHECK_SITE_KEY'], () =>
      hint(
        'VITE_APP_CHECK_SITE_KEY is missing: any program can call the functions with a learner’s token. Register the page with App Check and set the key.',
      ),
    ),
    ...when(page['VITE_TUTOR'] === 'gemini' && !page['VITE_GEMINI_ADULTS_ONLY_CONFIRMED_BY'], () =>
      wrong(
        'VITE_TUTOR is gemini, whose terms exclude users under 18: set VITE_GEMINI_ADULTS_ONLY_CONFIRMED_BY to the name of the person who confirms that none use this deployment, or choose another tutor.',
      ),
    ),
  ];
}

/** @param {Facts} facts @returns {Finding[]} */
export function buildFindings({ firebaseJson: { config, madeAt }, built, settings }) {
  if (!config) return [wrong('firebase.json is missing or is not valid JSON: run npm run build, which writes it.')];
  /** @type {{ headers: { key: string, value: string }[] }[]} */
  const rules = config.hosting?.headers ?? [];
  const policies = rules.flatMap(({ headers }) => headers).filter(({ key }) => key === 'Content-Security-Policy');
  const matchesBuild = policies.some(({ value }) => value === built.headers?.['Content-Security-Policy']);
  return [
    ...when(!matchesBuild, () => wrong('firebase.json does not match the build in dist/: run npm run build.')),
    ...when(settings.changedAt > madeAt, () =>
      wrong(`${settings.files.join(', ')} changed after the build: run npm run build.`),
    ),
  ];
}
