import { loadEnv, runnerImport } from 'vite';
import { readFacts } from './facts.mjs';
import { findingsOf } from './findings.mjs';

const load = async (/** @type {string} */ file) =>
  (await runnerImport(`./src/adapters/${file}.ts`, { mode: 'production', configFile: false })).module;

/** The app's own error messages about the variables. @param {Readonly<Record<string, string>>} page @returns {Promise<string[]>} */
async function complaintsOf(page) {
  const [documents, speech, tutor] = await Promise.all(
    ['configuration', 'speech/speechConfiguration', 'tutorConfiguration'].map(load),
  );
  const configuration = documents.readConfiguration(page);
  return [
    configuration,
    speech.readSpeechConfiguration(page),
    tutor.readTutorConfiguration(page, configuration.ok ? configuration.value : { kind: 'embedded' }),
  ].flatMap((read) => (read.ok ? [] : read.error));
}

/** @param {string} root @returns {Promise<import('./finding.mjs').Finding[]>} */
export async function examine(root) {
  const page = loadEnv('production', root, 'VITE_');
  return findingsOf(readFacts(root, page, await complaintsOf(page)));
}

/** @param {readonly import('./finding.mjs').Finding[]} findings @returns {string[]} */
export function report(findings) {
  const wrong = findings.filter(({ level }) => level === 'wrong').length;
  return [
    ...findings.map(({ level, sentence }) => `${level === 'wrong' ? '✗' : '·'} ${sentence}`),
    wrong === 0 ? 'No problems found.' : `Problems to fix: ${wrong}.`,
  ];
}
