// What `npm run deploy` runs, in order, as plain data.

/** @typedef {'hosting' | 'rules' | 'indexes' | 'functions'} Part */
/**
 * @typedef {{
 *   project: string | null, preview: string | null, expires: string, only: readonly Part[] | null, isDryRun: boolean,
 * }} DeployArguments
 */
/** @typedef {{ why: string, program: string, parameters: string[] }} Step */

/** A new major may take other words: it is raised here, after it was tried. */
export const FIREBASE_TOOLS = 'firebase-tools@15';

/** @type {readonly Part[]} */
const PARTS = ['hosting', 'rules', 'indexes', 'functions'];
const TARGETS = { hosting: 'hosting', rules: 'firestore:rules', indexes: 'firestore:indexes', functions: 'functions' };
const CHANNEL = /^[a-z0-9][a-z0-9-]{0,62}$/;
const EXPIRES = /^\d+[hdw]$/;

export const USAGE = `npm run deploy -- [--project ID] [--only hosting,rules,indexes,functions] [--preview NAME [--expires 7d]] [--dry-run]

--project  the Firebase project; without it VITE_FIREBASE_PROJECT_ID
--only     these parts; without it all of them
--preview  the pages alone, at an address of their own; data, rules and functions are those of the project
--dry-run  prints the commands`;

/** @param {readonly string[]} given @returns {DeployArguments | string} a sentence where they make no sense */
export function deployArguments(given) {
  /** @type {Record<string, string>} */
  const values = {};
  let isDryRun = false;
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] ?? '';
    if (word === '--dry-run') isDryRun = true;
    else if (['--project', '--preview', '--only', '--expires'].includes(word)) {
      at += 1;
      const value = given[at];
      if (!value || value.startsWith('--')) return `${word} needs a value after it.`;
      values[word] = value;
    } else return `${word} is not an option of this command.`;
  }
  const only = values['--only']?.split(',') ?? null;
  const strange = only?.find((part) => !PARTS.some((known) => known === part));
  if (strange !== undefined) return `${strange} is no part: choose from ${PARTS.join(', ')}.`;
  const preview = values['--preview'] ?? null;
  if (preview !== null && !CHANNEL.test(preview))
    return `${preview} is no name for a channel: small letters, digits and -.`;
  if (preview !== null && only?.some((part) => part !== 'hosting'))
    return 'A preview channel has pages only: rules, indexes and functions belong to the whole project.';
  const expires = values['--expires'] ?? '7d';
  if (!EXPIRES.test(expires)) return `${expires} is no time: it should read like 12h, 7d or 2w.`;
  const project = values['--project'] ?? null;
  return { project, preview, expires, only: /** @type {Part[] | null} */ (only), isDryRun };
}

/** Built first, so that the doctor looks at what is sent. @param {readonly Part[]} parts @returns {Step[]} */
const buildSteps = (parts) => [
  { why: 'builds the pages and firebase.json', program: 'node', parameters: ['scripts/build.mjs'] },
  ...(parts.includes('functions')
    ? [
        {
          why: 'installs what the functions need, as locked',
          program: 'npm',
          parameters: ['ci', '--prefix', 'functions'],
        },
        { why: 'bundles the functions', program: 'node', parameters: ['scripts/build-functions.mjs'] },
      ]
    : []),
  { why: 'looks for what is missing or wrong', program: 'node', parameters: ['scripts/doctor.mjs'] },
];

/** @param {DeployArguments} given @param {{ project: string, hasFunctions: boolean }} facts @returns {Step[]} */
export function deploySteps({ preview, expires, only }, { project, hasFunctions }) {
  const tools = ['--yes', FIREBASE_TOOLS];
  if (preview !== null)
    return [
      ...buildSteps(['hosting']),
      {
        why: `puts the pages at the channel ${preview}, for ${expires}`,
        program: 'npx',
        parameters: [...tools, 'hosting:channel:deploy', preview, '--expires', expires, '--project', project],
      },
    ];
  const parts = (only ?? PARTS).filter((part) => part !== 'functions' || hasFunctions);
  // Rules and functions before the pages that count on them; the tool itself goes by this order too.
  const targets = PARTS.toReversed()
    .filter((part) => parts.includes(part))
    .map((part) => TARGETS[part]);
  return [
    ...buildSteps(parts),
    {
      why: `deploys ${parts.join(', ')}`,
      program: 'npx',
      parameters: [...tools, 'deploy', '--only', targets.join(','), '--project', project, '--non-interactive'],
    },
  ];
}

/**
 * The page of one project must not go to another: it would sign in at the first and be refused by the second.
 * @param {string | null} asked @param {string | undefined} configured @returns {{ project: string } | { sentence: string }}
 */
export function projectOf(asked, configured) {
  if (asked && configured && asked !== configured)
    return {
      sentence: `--project is ${asked}, and the page is configured for ${configured} (VITE_FIREBASE_PROJECT_ID).`,
    };
  const project = asked ?? configured;
  return project ? { project } : { sentence: 'No project is named: say --project, or set VITE_FIREBASE_PROJECT_ID.' };
}

/** As it would be typed. @param {Step} step */
export const commandLine = ({ program, parameters }) => [program, ...parameters].join(' ');
