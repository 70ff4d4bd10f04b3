// npm run make:sounds: has the provider say the words and poems that come with the app, before anybody asks for them,
// and keeps the sounds where the relay looks for them. It can be ended at any time; the next run goes on from there.
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { runnerImport } from 'vite';

const HELP = `npm run make:sounds -- [options]

  --bucket=NAME     keep them in this bucket of Cloud Storage (with the credentials of gcloud or a service account)
  --folder=PATH     keep them in a folder of this machine instead
  --only=KIND       words, poems or explanations; all in this order unless said
  --limit=NUMBER    make so many at most in this run
  --model=NAME      bulbul:v1 unless said; as VITE_SARVAM_MODEL of the app
  --speaker=NAME    meera unless said; as VITE_SARVAM_SPEAKER of the app
  --dry-run         only count what is missing, and how many characters it has

SARVAM_KEY is the provider's key, SARVAM_BASE another address of it.`;

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        bucket: { type: 'string' },
        folder: { type: 'string' },
        only: { type: 'string' },
        limit: { type: 'string' },
        model: { type: 'string', default: 'bulbul:v1' },
        speaker: { type: 'string', default: 'meera' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (thrown) {
    return stop(`${thrown instanceof Error ? thrown.message : thrown}\n\n${HELP}`);
  }
}

const options = readOptions();
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
const { bucket, folder, only, model, speaker } = options;
const isDry = options['dry-run'];
const limit = options.limit === undefined ? Number.POSITIVE_INFINITY : Number(options.limit);
if ((bucket === undefined) === (folder === undefined)) stop(`Name a bucket or a folder.\n\n${HELP}`);
if (!(limit > 0)) stop('--limit has to be a number above zero.');
const { SARVAM_KEY: key = '', SARVAM_BASE: base = 'https://api.sarvam.ai' } = process.env;
if (!isDry && key === '') stop('SARVAM_KEY is not set: the provider makes no sound without it. Try --dry-run first.');

const { KINDS, makeSounds, openSoundStore, openSounds, speechCallFor, textsOfTheApp } = (
  await runnerImport('./functions/src/sounds/command.ts', { mode: 'production', configFile: false })
).module;
if (only !== undefined && !KINDS.includes(only)) stop(`--only has to be one of: ${KINDS.join(', ')}.`);

const files = await openSoundStore({ bucket, folder });
const calls = textsOfTheApp(only === undefined ? KINDS : [only]).flatMap(
  (/** @type {string} */ text) => speechCallFor(text, { model, speaker }) ?? [],
);
const sounds = isDry ? null : openSounds({ speech: { base, key }, files, fetch, log: () => {} });

const isTerminal = process.stdout.isTTY === true;
/** @param {{ done: number, of: number, made: number, kept: number }} progress */
function onProgress({ done, of, made, kept }) {
  const line = `${Math.floor((done / of) * 100)} %  ${done} of ${of}: ${made} ${isDry ? 'missing' : 'made'}, ${kept} there`;
  if (isTerminal) process.stdout.write(`\r${line}`);
  else if (done % 200 === 0) console.log(line);
}

const outcome = await makeSounds({
  calls,
  files,
  sounds,
  limit,
  onProgress,
  wait: (/** @type {number} */ seconds) => pause(seconds * 1000),
});
const { made, kept, of, characters, stoppedBy } = outcome;
console.log(
  `${isTerminal ? '\n' : ''}${of} sounds: ${kept} were there, ${made} ${isDry ? 'are missing' : 'were made'}`,
);
console.log(`${characters.toLocaleString('en')} characters ${isDry ? 'would be' : 'were'} asked for`);
if (stoppedBy !== null) stop(`The provider stopped it: ${stoppedBy}. Run the same command to go on.`);
