// What the functions are deployed with: functions/.env for what may be seen, secrets for what may not.
import { SECRETS } from './facts.mjs';
import { hint, when, wrong } from './finding.mjs';

/** @typedef {import('./facts.mjs').Facts} Facts */
/** @typedef {import('./finding.mjs').Finding} Finding */

const DEFAULT_REGION = 'asia-south1';
const REGION = /^[a-z]+-[a-z]+\d+$/;
const NODE_OF_FUNCTIONS = '22';

/** A star stands for a part of a host's name, as preview channels have. */
const isOrigin = (/** @type {string} */ text) => {
  const plain = text.replaceAll('*', 'x');
  return (
    /^https?:\/\/[\w-]*\*?[\w*.-]+\.[\w.-]+(:\d+)?$|^https?:\/\/localhost(:\d+)?$/.test(text) &&
    new URL(plain).origin === plain
  );
};

const isAdmitted = (/** @type {string} */ origin, /** @type {readonly string[]} */ allowed) =>
  allowed.some((one) =>
    new RegExp(`^${one.replaceAll(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '[a-z0-9-]+')}$`).test(origin),
  );

/** Where Firebase itself serves a project; the functions admit these unless they are told otherwise. @param {string} project */
const ownAddresses = (project) => [`https://${project}.web.app`, `https://${project}.firebaseapp.com`];

/** @param {Facts} facts @returns {Finding[]} */
function originFindings({ page, functionSettings: { values } }) {
  const given = (values['ALLOWED_ORIGINS'] ?? '')
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean);
  const strange = given.filter((origin) => !isOrigin(origin));
  const address = page['VITE_SITE_URL'];
  const site = address && URL.canParse(address) ? new URL(address).origin : null;
  const admitted = given.length > 0 ? given : ownAddresses(page['VITE_FIREBASE_PROJECT_ID'] ?? '');
  return [
    ...strange.map((origin) =>
      wrong(
        `ALLOWED_ORIGINS has ${origin}, which is no origin of yours: it should read like https://telugu.example, with no path.`,
      ),
    ),
    ...when(site && strange.length === 0 && !isAdmitted(site, admitted), () =>
      wrong(`ALLOWED_ORIGINS does not admit ${site}, where VITE_SITE_URL says the page is: add it in functions/.env.`),
    ),
  ];
}

/** @param {Facts} facts @returns {Finding[]} */
function regionFindings({ firebaseJson: { config }, functionSettings: { values } }) {
  const region = values['REGION'] || DEFAULT_REGION;
  /** @type {{ function?: { functionId?: string, region?: string } }[]} */
  const rewrites = config?.hosting?.rewrites ?? [];
  const led = rewrites.find((rewrite) => rewrite.function?.functionId === 'api')?.function?.region;
  return [
    ...when(!values['REGION'], () =>
      hint(
        `REGION is not set, so the functions run in ${DEFAULT_REGION}: for another one write REGION=… into functions/.env before the first deployment.`,
      ),
    ),
    ...when(!REGION.test(region), () =>
      wrong(`REGION is ${region}, which is no region: it should read like ${DEFAULT_REGION}.`),
    ),
    ...when(REGION.test(region) && led !== undefined && led !== region, () =>
      wrong(
        `firebase.json looks for the functions in ${led}, and they run in ${region}: write REGION into functions/.env and run npm run build.`,
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
        wrong(`${name} in ${files.join(' or ')} is no setting of the functions: check its spelling, or remove it.`),
      ),
    ...when(chatAddress && !chatModel, () => wrong('CHAT_BASE is set and CHAT_MODEL is not: name the model.')),
    ...when(chatModel && !chatAddress, () =>
      wrong('CHAT_MODEL is set and CHAT_BASE is not: name the provider’s address.'),
    ),
    ...when(chatAddress && !chatAddress.startsWith('https://'), () =>
      wrong('CHAT_BASE is not https: what children type would travel in the open.'),
    ),
    ...when(requiresCheck && !hasCheck, () =>
      wrong('REQUIRE_APP_CHECK is yes and VITE_APP_CHECK_SITE_KEY is missing: the functions would refuse the page.'),
    ),
    ...when(!requiresCheck && hasCheck, () =>
      hint(
        'REQUIRE_APP_CHECK is not yes: the functions answer without App Check. Set it once its figures in the console look right.',
      ),
    ),
    ...when(!values['SOUNDS_BUCKET'], () =>
      hint(
        'SOUNDS_BUCKET is not set: spoken sentences are kept in the project’s default bucket, which has to exist, or each is paid for every time.',
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
      wrong(`${name} stands in ${files.join(' or ')}: take it out and run ${command(name)}.`),
    ),
    hint(
      `${SECRETS.join(' and ')} have to be secrets of the project, which cannot be seen from here: ${command(SECRETS[0] ?? '')}, and likewise the other; the value none says that there is no provider.`,
    ),
  ];
}

/** @param {Facts} facts @returns {Finding[]} */
export function functionFindings({ functions, firebaseJson }) {
  if (!firebaseJson.config?.functions) return [];
  if (!functions.isThere) return [wrong('firebase.json names functions, and functions/package.json is missing.')];
  return [
    ...when(functions.builtAt === 0, () => wrong('The functions are not built: run node scripts/build-functions.mjs.')),
    ...when(functions.builtAt > 0 && functions.changedAt > functions.builtAt, () =>
      wrong('The functions changed after they were built: run node scripts/build-functions.mjs.'),
    ),
    ...when(!functions.hasLock, () => wrong('functions/package-lock.json is missing: run npm install in functions/.')),
    ...when(functions.node !== NODE_OF_FUNCTIONS, () =>
      wrong(
        `functions/package.json asks for Node ${functions.node || 'of no version'}: Cloud Functions runs ${NODE_OF_FUNCTIONS}.`,
      ),
    ),
  ];
}
