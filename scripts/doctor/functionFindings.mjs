// Checks the functions' settings: functions/.env has the public ones, the project's secrets the others.
import { SECRETS } from './facts.mjs';
import { hint, when, wrong } from './finding.mjs';

/** @typedef {import('./facts.mjs').Facts} Facts */
/** @typedef {import('./finding.mjs').Finding} Finding */

const DEFAULT_REGION = 'asia-south1';
const REGION = /^[a-z]+-[a-z]+\d+$/;
const FUNCTIONS_NODE_VERSION = '22';

/** A star matches part of a host name, as in preview channels. */
const isOrigin = (/** @type {string} */ text) => {
  const plain = text.replaceAll('*', 'x');
  return (
    /^https?:\/\/[\w-]*\*?[\w*.-]+\.[\w.-]+(:\d+)?$|^https?:\/\/localhost(:\d+)?$/.test(text) &&
    new URL(plain).origin === plain
  );
};

const isAllowed = (/** @type {string} */ origin, /** @type {readonly string[]} */ allowed) =>
  allowed.some((one) =>
    new RegExp(`^${one.replaceAll(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '[a-z0-9-]+')}$`).test(origin),
  );

/** Firebase's own addresses of a project; the functions allow these by default. @param {string} project */
const ownAddresses = (project) => [`https://${project}.web.app`, `https://${project}.firebaseapp.com`];

/** @param {Facts} facts @returns {Finding[]} */
function originFindings({ page, functionSettings: { values } }) {
  const given = (values['ALLOWED_ORIGINS'] ?? '')
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean);
  const invalid = given.filter((origin) => !isOrigin(origin));
  const address = page['VITE_SITE_URL'];
  const site = address && URL.canParse(address) ? new URL(address).origin : null;
  const allowed = given.length > 0 ? given : ownAddresses(page['VITE_FIREBASE_PROJECT_ID'] ?? '');
  return [
    ...invalid.map((origin) =>
      wrong(
        `ALLOWED_ORIGINS has ${origin}, which is not an origin: it should look like https://telugu.example, without a path.`,
      ),
    ),
    ...when(site && invalid.length === 0 && !isAllowed(site, allowed), () =>
      wrong(`ALLOWED_ORIGINS does not include ${site}, the page’s address in VITE_SITE_URL: add it in functions/.env.`),
    ),
  ];
}

/** @param {Facts} facts @returns {Finding[]} */
function regionFindings({ firebaseJson: { config }, functionSettings: { values } }) {
  const region = values['REGION'] || DEFAULT_REGION;
  /** @type {{ function?: { functionId?: string, region?: string } }[]} */
  const rewrites = config?.hosting?.rewrites ?? [];
  const expectedRegion = rewrites.find((rewrite) => rewrite.function?.functionId === 'api')?.function?.region;
  return [
    ...when(!values['REGION'], () =>
      hint(
        `REGION is not set, so the functions run in ${DEFAULT_REGION}. For another region, write REGION=… into functions/.env before the first deployment.`,
      ),
    ),
    ...when(!REGION.test(region), () =>
      wrong(`REGION is ${region}, which is not a region: it should look like ${DEFAULT_REGION}.`),
    ),
    ...when(REGION.test(region) && expectedRegion !== undefined && expectedRegion !== region, () =>
      wrong(
        `firebase.json looks for the functions in ${expectedRegion}, but they run in ${region}: write REGION into functions/.env and run npm run build.`,
      ),
    ),
  ];
}

/** @param {Facts} facts @returns {Finding[]} */
export function parameterFindings(facts) {
  if (!facts.firebaseJson.config?.functions) return [];
  const { page, functionSettings } = facts;
  const { values, known, files } = functionSettings;
  const [chatAddress, chatModel] = [values['CHAT_BASE'], values['CHAT_MODEL']];
  const requiresCheck = values['REQUIRE_APP_CHECK'] === 'yes';
  const hasCheck = Boolean(page['VITE_APP_CHECK_SITE_KEY']);
  return [
    ...regionFindings(facts),
    ...originFindings(facts),
    ...Object.keys(values)
      .filter((name) => !known.includes(name) && !SECRETS.includes(name))
      .map((name) =>
        wrong(`${name} in ${files.join(' or ')} is not a setting of the functions: check its spelling or remove it.`),
      ),
    ...when(chatAddress && !chatModel, () =>
      wrong('CHAT_BASE is set but CHAT_MODEL is not: set it to the model’s name.'),
    ),
    ...when(chatModel && !chatAddress, () =>
      wrong('CHAT_MODEL is set but CHAT_BASE is not: set it to the provider’s address.'),
    ),
    ...when(chatAddress && !chatAddress.startsWith('https://'), () =>
      wrong('CHAT_BASE is not https: the children’s questions would be sent unencrypted.'),
    ),
    ...when(requiresCheck && !hasCheck, () =>
      wrong('REQUIRE_APP_CHECK is yes but VITE_APP_CHECK_SITE_KEY is missing: the functions would refuse the page.'),
    ),
    ...when(!requiresCheck && hasCheck, () =>
      hint(
        'REQUIRE_APP_CHECK is not yes: the functions answer without App Check. Set it to yes once App Check’s figures in the Firebase console look right.',
      ),
    ),
    ...when(!values['SOUNDS_BUCKET'], () =>
      hint(
        'SOUNDS_BUCKET is not set: spoken sentences are stored in the project’s default bucket. If that does not exist, you pay for each sentence every time.',
      ),
    ),
  ];
}

/** @param {Facts} facts @returns {Finding[]} */
export function secretFindings({ page, functionSettings: { values, files }, firebaseJson }) {
  if (!firebaseJson.config?.functions) return [];
  const project = page['VITE_FIREBASE_PROJECT_ID'] ?? 'my-project';
  const command = (/** @type {string} */ name) =>
    `npx firebase-tools functions:secrets:set ${name} --project ${project}`;
  return [
    ...SECRETS.filter((name) => values[name]).map((name) =>
      wrong(`${name} is in ${files.join(' or ')}: remove it and run ${command(name)}.`),
    ),
    hint(
      `${SECRETS.join(' and ')} must be secrets of the project, which the doctor cannot see. Set each one with ${command(SECRETS[0] ?? '')}; use the value none if there is no provider.`,
    ),
  ];
}

/** @param {Facts} facts @returns {Finding[]} */
export function functionFindings({ functions, firebaseJson }) {
  if (!firebaseJson.config?.functions) return [];
  if (!functions.isThere) return [wrong('firebase.json names functions, but functions/package.json is missing.')];
  return [
    ...when(functions.builtAt === 0, () => wrong('The functions are not built: run node scripts/build-functions.mjs.')),
    ...when(functions.builtAt > 0 && functions.changedAt > functions.builtAt, () =>
      wrong('The functions changed after they were built: run node scripts/build-functions.mjs.'),
    ),
    ...when(!functions.hasLock, () => wrong('functions/package-lock.json is missing: run npm install in functions/.')),
    ...when(functions.node !== FUNCTIONS_NODE_VERSION, () =>
      wrong(
        `functions/package.json asks for Node ${functions.node || '(no version)'}, but Cloud Functions runs ${FUNCTIONS_NODE_VERSION}.`,
      ),
    ),
  ];
}
