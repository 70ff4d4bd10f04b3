// Reads the configuration before the build, and stops the build with a message for each wrong variable.
import { join } from 'node:path';
import { loadEnv, runnerImport } from 'vite';

/** Same default as in functions/src/index.ts: close to the children who learn Telugu. */
const DEFAULT_REGION = 'asia-south1';

const load = async (/** @type {string} */ file) =>
  (await runnerImport(file, { mode: 'production', configFile: false })).module;

/** Read from the functions' own settings, so that hosting and functions agree. @param {string | false} root */
const functionsRegion = (root) =>
  loadEnv('production', root && join(root, 'functions'), 'REGION')['REGION']?.trim() || DEFAULT_REGION;

/**
 * @param {string} root
 * @returns {Promise<{ siteUrl: string, origins: import('../../src/adapters/origins').Origins, region: string | null }>}
 */
export async function readBuildConfiguration(root) {
  const folder = process.env['AKSHARAM_ENV_FILES'] === 'none' ? false : root;
  const environment = loadEnv('production', folder, 'VITE_');
  const { configurationWarnings, readConfiguration } = await load('./src/adapters/configuration.ts');
  const { readSpeechConfiguration } = await load('./src/adapters/speech/speechConfiguration.ts');
  const { readTutorConfiguration, tutorWarnings } = await load('./src/adapters/tutorConfiguration.ts');
  const { originsOf } = await load('./src/adapters/origins.ts');

  const documents = readConfiguration(environment);
  const speech = readSpeechConfiguration(environment);
  const tutor = readTutorConfiguration(environment, documents.ok ? documents.value : { kind: 'embedded' });
  const complaints = [documents, speech, tutor].flatMap((read) => (read.ok ? [] : read.error));
  const siteUrl = (environment['VITE_SITE_URL'] ?? 'http://localhost:4173').replace(/\/$/, '');
  if (!/^https?:\/\//.test(siteUrl) || !URL.canParse(siteUrl))
    complaints.push('VITE_SITE_URL does not look right: it should look like https://telugu.example.');
  if (complaints.length > 0) {
    for (const sentence of complaints) console.error(sentence);
    process.exit(1);
  }
  const warnings = [
    ...configurationWarnings(documents.value),
    ...(speech.value?.warnings ?? []),
    ...tutorWarnings(tutor.value),
  ];
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  return {
    siteUrl,
    origins: originsOf(documents.value, speech.value, tutor.value),
    region: documents.value.kind === 'firebase' ? functionsRegion(folder) : null,
  };
}
