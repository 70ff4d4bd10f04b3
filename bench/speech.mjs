// Measures the embedded voice in a real browser under the production security policy, and compares it with Debian's
// espeak-ng if that is installed. Run: node scripts/make-voice.mjs && CHROME_PATH=… node bench/speech.mjs
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';

const ROUNDS = 15;
const LIMITS = { firstSoundMs: 50, synthesisShare: 0.05, compressedBytes: 650_000, blockMs: 50 };

const SENTENCE = 'నేను రోజూ ఉదయం పాఠశాలకు వెళ్తాను.';
const TEXTS = {
  letter: 'క',
  word: 'అక్షరం',
  sentence: SENTENCE,
  poem: 'ఉప్పు కప్పురంబు నొక్క పోలికనుండు\nచూడ చూడ రుచుల జాడ వేరు\nపురుషులందు పుణ్యపురుషులు వేరయా\nవిశ్వదాభిరామ వినుర వేమ',
  'explanation of 250 characters':
    'నెమలి ఒక అందమైన పక్షి. అది మన దేశ జాతీయ పక్షి. మగ నెమలికి పొడవైన రంగురంగుల తోక ఉంటుంది. వర్షం వచ్చే ముందు అది పురి విప్పి నాట్యం చేస్తుంది. ఉదాహరణ: మా తోటలో ఒక నెమలి నాట్యం చేసింది, పిల్లలందరూ దాన్ని చూసి చాలా సంతోషించారు. అందరూ చప్పట్లు కొట్టారు.',
};

const voiceFolder = new URL('../public/voice/', import.meta.url);
const VOICE_FILES = ['worker.js', 'espeak-ng.js', 'espeak-ng.data'];
const POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; media-src 'self' blob:";

async function pageScript() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      lib: { entry: fileURLToPath(new URL('speechPage.ts', import.meta.url)), formats: ['es'], fileName: 'page' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Vite returned no output for the page');
  return output.output[0].code;
}

/** @param {string} script */
async function serve(script) {
  /** @type {string[]} */
  const requested = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    requested.push(path);
    response.setHeader('content-security-policy', POLICY);
    if (path === '/') {
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><script type="module" src="/page.js"></script>');
    } else if (path === '/page.js') {
      response.setHeader('content-type', 'text/javascript').end(script);
    } else if (VOICE_FILES.some((file) => path === `/voice/${file}`)) {
      const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
      response.setHeader('content-type', type).end(await readFile(new URL(path.slice('/voice/'.length), voiceFolder)));
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address');
  return { address: `http://127.0.0.1:${address.port}/`, requested, close: () => server.close() };
}

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const largest = (/** @type {number[]} */ values) => Math.max(...values);
const ms = (/** @type {number} */ value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(2)} %`;
const within = (/** @type {boolean} */ good) => (good ? 'yes' : 'NO');

/** Times the native program with the same text and pace; an empty text gives its startup time. */
function native(/** @type {string} */ text) {
  const run = (/** @type {string} */ said) => {
    const started = performance.now();
    const { error, stdout } = spawnSync('espeak-ng', ['-v', 'te', '-s', '150', '--stdout', said], { maxBuffer: 1e9 });
    if (error) return undefined;
    return { ms: performance.now() - started, seconds: (stdout.length - 44) / 2 / 22050 };
  };
  if (!run(text)) return undefined;
  const rounds = Array.from({ length: ROUNDS }, () => ({ whole: run(text), start: run('') }));
  const whole = median(rounds.map(({ whole: round }) => round?.ms ?? NaN));
  const start = median(rounds.map(({ start: round }) => round?.ms ?? NaN));
  return { whole, start, seconds: rounds[0]?.whole?.seconds ?? NaN };
}

/**
 * Measured in CPU time, so that other programs on this machine do not count.
 * @param {Buffer} trace
 */
function longestTask(trace) {
  /** @type {{ traceEvents: { name: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const thread = (/** @type {{ pid: number, tid: number }} */ { pid, tid }) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(thread),
  );
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && mainThreads.has(thread(event)));
  if (tasks.length === 0) throw new Error('The trace contains no main-thread tasks');
  return largest(tasks.map(({ tdur = 0 }) => tdur / 1000));
}

// Runs before the browser starts, so that the two do not compete for the CPU.
const natives = new Map(Object.entries(TEXTS).map(([name, text]) => [name, native(text)]));
const server = await serve(await pageScript());
const { CHROME_PATH } = process.env;
const browser = await chromium.launch({
  args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
  ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
});
try {
  const page = await browser.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  page.on('pageerror', (error) => void problems.push(String(error)));
  await page.goto(server.address, { waitUntil: 'networkidle' });
  const voiceRequestsBefore = server.requested.filter((path) => path.startsWith('/voice/')).length;

  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  const cold = await page.evaluate((text) => window.bench.firstSound(text), TEXTS.word);
  const warming = await page.evaluate(() => window.bench.warm());

  const rows = [];
  for (const [name, text] of Object.entries(TEXTS)) {
    const sounds = [];
    const syntheses = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      sounds.push(await page.evaluate((said) => window.bench.firstSound(said), text));
      syntheses.push(await page.evaluate((said) => window.bench.synthesis(said), text));
    }
    const seconds = syntheses[0]?.seconds ?? NaN;
    const synthesis = median(syntheses.map((round) => round.ms));
    const other = natives.get(name);
    rows.push({
      text: name,
      audio: `${seconds.toFixed(1)} s`,
      'first sound': ms(median(sounds)),
      worst: ms(largest(sounds)),
      '≤ 50 ms': within(median(sounds) <= LIMITS.firstSoundMs),
      synthesis: ms(synthesis),
      'share of audio': percent(synthesis / 1000 / seconds),
      '≤ 5 %': within(synthesis / 1000 / seconds <= LIMITS.synthesisShare),
      ...(other
        ? {
            'native with startup': ms(other.whole),
            'ours / native with startup': (synthesis / other.whole).toFixed(2),
            'ours / native without startup': (synthesis / Math.max(other.whole - other.start, 0.1)).toFixed(2),
          }
        : {}),
    });
  }
  const block = longestTask(await browser.stopTracing());

  let brotli = 0;
  let gzip = 0;
  for (const file of VOICE_FILES) {
    const bytes = await readFile(new URL(file, voiceFolder));
    brotli += brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    gzip += gzipSync(bytes, { level: 9 }).length;
  }

  console.log(`\nThe embedded voice, Chromium ${browser.version()}, median of ${ROUNDS}\n`);
  console.table(rows);
  console.table([
    { what: 'first sound, nothing loaded yet', value: ms(cold), limit: '', within: '' },
    { what: 'warm-up after that', value: ms(warming), limit: '', within: '' },
    {
      what: 'engine, brotli',
      value: `${brotli} bytes`,
      limit: '650000',
      within: within(brotli <= LIMITS.compressedBytes),
    },
    { what: 'engine, gzip', value: `${gzip} bytes`, limit: '', within: '' },
    {
      what: 'longest main-thread task',
      value: ms(block),
      limit: '50 ms',
      within: within(block <= LIMITS.blockMs),
    },
    {
      what: 'voice requests before the first tap',
      value: voiceRequestsBefore,
      limit: '0',
      within: within(voiceRequestsBefore === 0),
    },
    {
      what: 'errors, including security policy violations',
      value: problems.length,
      limit: '0',
      within: within(problems.length === 0),
    },
  ]);
  if (problems.length > 0) console.log(problems);
  if (!natives.get('word')) console.log('espeak-ng is not installed, so there is no comparison.');
} finally {
  await browser.close();
  server.close();
}
