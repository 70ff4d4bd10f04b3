// Reads the configuration before anything is built: a wrong one ends the build with a sentence for each variable.
import { loadEnv, runnerImport } from 'vite';

const load = async (/** @type {string} */ file) =>
  (await runnerImport(file, { mode: 'production', configFile: false })).module;

/**
 * @param {string} root
 * @returns {Promise<{ siteUrl: string, origins: import('../../src/adapters/origins').Origins, relayPath: string | null }>}
 */
export async function readBuildConfiguration(root) {
  const folder = process.env['AKSHARAM_ENV_FILES'] === 'none' ? false : root;
  const environment = loadEnv('production', folder, 'VITE_');
  const { configurationWarnings, readConfiguration } = await load('./src/adapters/configuration.ts');
  const { readSpeechConfiguration, relayPath, speechWarnings } = await load('./src/adapters/speechConfiguration.ts');
  const { readTutorConfiguration, tutorWarnings } = await load('./src/adapters/tutorConfiguration.ts');
  const { originsOf } = await load('./src/adapters/origins.ts');

  const documents = readConfiguration(environment);
  const speech = readSpeechConfiguration(environment);
  const tutor = readTutorConfiguration(environment, documents.ok ? documents.value : { kind: 'embedded' });
  const complaints = [documents, speech, tutor].flatMap((read) => (read.ok ? [] : read.error));
  const siteUrl = (environment['VITE_SITE_URL'] ?? 'http://localhost:4173').replace(/\/$/, '');
  if (!/^https?:\/\//.test(siteUrl) || !URL.canParse(siteUrl))
    complaints.push('VITE_SITE_URL does not look right: it should read like https://telugu.example.');
  if (complaints.length > 0) {
    for (const sentence of complaints) console.error(sentence);
    process.exit(1);
  }
  const warnings = [
    ...configurationWarnings(documents.value),
    ...speechWarnings(speech.value),
    ...tutorWarnings(tutor.value),
  ];
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  return {
    siteUrl,
    origins: originsOf(documents.value, speech.value, tutor.value),
    relayPath: relayPath(speech.value),
  };
}
