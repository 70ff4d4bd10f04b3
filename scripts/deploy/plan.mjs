// The steps of `npm run deploy`, in order, as plain data.

/** @typedef {'hosting' | 'rules' | 'indexes' | 'functions'} Part */
/**
 * @typedef {{
 *   project: string | null, preview: string | null, expires: string, only: readonly Part[] | null, isDryRun: boolean,
 * }} DeployArguments
 */
/** @typedef {{ why: string, program: string, parameters: string[] }} Step */

/** A new major version may change its options, so test it before raising this number. */
export const FIREBASE_TOOLS = 'firebase-tools@15';

/** @type {readonly Part[]} */
const PARTS = ['hosting', 'rules', 'indexes', 'functions'];
const TARGETS = { hosting: 'hosting', rules: 'firestore:rules', indexes: 'firestore:indexes', functions: 'functions' };
const CHANNEL = /^[a-z0-9][a-z0-9-]{0,62}$/;
const EXPIRES = /^\d+[hdw]$/;

export const USAGE = `npm run deploy -- [--project ID] [--only hosting,rules,indexes,functions] [--preview NAME [--expires 7d]] [--dry-run]

--project  the Firebase project (default: VITE_FIREBASE_PROJECT_ID)
--only     the parts to deploy (default: all)
--preview  deploys only the pages, to a separate address; data, rules and functions stay those of the project
--dry-run  prints the commands without running them`;

/** @param {readonly string[]} given @returns {DeployArguments | string} an error message if they are invalid */
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
      if (!value || value.startsWith('--')) return `${word} needs a value.`;
      values[word] = value;
    } else return `${word} is not an option of this command.`;
  }
  const only = values['--only']?.split(',') ?? null;
  const strange = only?.find((part) => !PARTS.some((known) => known === part));
  if (strange !== undefined) return `Unknown part ${strange}: choose from ${PARTS.join(', ')}.`;
  const preview = values['--preview'] ?? null;
  if (preview !== null && !CHANNEL.test(preview))
    return `${preview} is not a valid channel name: use lowercase letters, digits and hyphens.`;
  if (preview !== null && only?.some((part) => part !== 'hosting'))
    return 'A preview channel has only pages: rules, indexes and functions belong to the whole project.';
  const expires = values['--expires'] ?? '7d';
  if (!EXPIRES.test(expires)) return `${expires} is not a valid duration: it should look like 12h, 7d or 2w.`;
  const project = values['--project'] ?? null;
  return { project, preview, expires, only: /** @type {Part[] | null} */ (only), isDryRun };
}

/** Builds first, so that the doctor checks what is deployed. @param {readonly Part[]} parts @returns {Step[]} */
const buildSteps = (parts) => [
  { why: 'build the pages and firebase.json', program: 'node', parameters: ['scripts/build.mjs'] },
  ...(parts.includes('functions')
    ? [
        {
          why: 'install the functions’ locked dependencies',
          program: 'npm',
          parameters: ['ci', '--prefix', 'functions'],
        },
        { why: 'bundle the functions', program: 'node', parameters: ['scripts/build-functions.mjs'] },
      ]
    : []),
  { why: 'check the configuration', program: 'node', parameters: ['scripts/doctor.mjs'] },
];

/** @param {DeployArguments} given @param {{ project: string, hasFunctions: boolean }} facts @returns {Step[]} */
export function deploySteps({ preview, expires, only }, { project, hasFunctions }) {
  const tools = ['--yes', FIREBASE_TOOLS];
  if (preview !== null)
    return [
      ...buildSteps(['hosting']),
      {
        why: `deploy the pages to the channel ${preview} for ${expires}`,
        program: 'npx',
        parameters: [...tools, 'hosting:channel:deploy', preview, '--expires', expires, '--project', project],
      },
    ];
  const parts = (only ?? PARTS).filter((part) => part !== 'functions' || hasFunctions);
  // Rules and functions come before the pages that depend on them; firebase-tools uses this order too.
  const targets = PARTS.toReversed()
    .filter((part) => parts.includes(part))
    .map((part) => TARGETS[part]);
  return [
    ...buildSteps(parts),
    {
      why: `deploy ${parts.join(', ')}`,
      program: 'npx',
      parameters: [...tools, 'deploy', '--only', targets.join(','), '--project', project, '--non-interactive'],
    },
  ];
}

/**
 * A page built for one project must not be deployed to another, which would reject its sign-ins.
 * @param {string | null} asked @param {string | undefined} configured @returns {{ project: string } | { sentence: string }}
 */
export function projectOf(asked, configured) {
  if (asked && configured && asked !== configured)
    return {
      sentence: `--project is ${asked}, but the page is configured for ${configured} (VITE_FIREBASE_PROJECT_ID).`,
    };
  const project = asked ?? configured;
  return project ? { project } : { sentence: 'No project given: pass --project or set VITE_FIREBASE_PROJECT_ID.' };
}

/** @param {Step} step */
export const commandLine = ({ program, parameters }) => [program, ...parameters].join(' ');
