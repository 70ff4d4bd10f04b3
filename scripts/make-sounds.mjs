// npm run make:sounds: synthesizes the app's words and poems in advance and stores the sounds where the relay reads
// them. You can stop it at any time; the next run continues from there.
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { runnerImport } from 'vite';

const HELP = `npm run make:sounds -- [options]

  --bucket=NAME     store them in this Cloud Storage bucket (with gcloud's or a service account's credentials)
  --folder=PATH     store them in a local folder instead
  --only=KIND       words, poems or explanations (default: all, in this order)
  --limit=NUMBER    make at most this many in this run
  --model=NAME      same as the app's VITE_SARVAM_MODEL (default: bulbul:v1)
  --speaker=NAME    same as the app's VITE_SARVAM_SPEAKER (default: meera)
  --dry-run         only count the missing sounds and their characters

SARVAM_KEY is the provider's key; SARVAM_BASE overrides its address.`;

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
if ((bucket === undefined) === (folder === undefined)) stop(`Pass either --bucket or --folder.\n\n${HELP}`);
if (!(limit > 0)) stop('--limit must be a number above zero.');
const { SARVAM_KEY: key = '', SARVAM_BASE: base = 'https://api.sarvam.ai' } = process.env;
if (!isDry && key === '') stop('SARVAM_KEY is not set, and the provider needs it. Try --dry-run first.');

const { KINDS, makeSounds, openSoundStore, openSounds, speechCallFor, textsOfTheApp } = (
  await runnerImport('./functions/src/sounds/command.ts', { mode: 'production', configFile: false })
).module;
if (only !== undefined && !KINDS.includes(only)) stop(`--only must be one of: ${KINDS.join(', ')}.`);

const files = await openSoundStore({ bucket, folder });
const calls = textsOfTheApp(only === undefined ? KINDS : [only]).flatMap(
  (/** @type {string} */ text) => speechCallFor(text, { model, speaker }) ?? [],
);
const sounds = isDry ? null : openSounds({ speech: { base, key }, files, fetch, log: () => {} });

const isTerminal = process.stdout.isTTY === true;
/** @param {{ done: number, of: number, made: number, kept: number }} progress */
function onProgress({ done, of, made, kept }) {
  const line = `${Math.floor((done / of) * 100)} %  ${done} of ${of}: ${made} ${isDry ? 'missing' : 'made'}, ${kept} already stored`;
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
console.log(`${isTerminal ? '\n' : ''}${of} sounds: ${kept} already stored, ${made} ${isDry ? 'missing' : 'made'}`);
console.log(`${characters.toLocaleString('en')} characters ${isDry ? 'to synthesize' : 'synthesized'}`);
if (stoppedBy !== null) stop(`The provider refused to continue: ${stoppedBy}. Run the same command again to continue.`);
