import { expect, test } from 'vitest';
import { spokenForm } from '../../domain/speech/spokenForm';
import { gunintam, PRIMER_CONSONANTS, PRIMER_VOWELS } from '../../domain/script/letters';
import { openEngine } from './engine';
import { readByRule } from './readingByRule.testing';
import { READING_WORDS } from './readingWords.testing';

const engine = openEngine(() => new Worker('/voice/worker.js', { type: 'module' }));

async function readByEngine(word: string): Promise<string> {
  const said = await engine.say(spokenForm(word));
  if (!said.ok) throw new Error(`${word}: ${said.error}`);
  return (
    said.value.phonemes
      // Stress marks and the slight y before an initial ఎ are not separate sounds.
      .map((phoneme) => phoneme.replaceAll(/[ˈˌʲ]/gu, ''))
      .filter(Boolean)
      .join(' ')
  );
}

const GUNINTALU_CONSONANTS = ['క', 'గ', 'చ', 'ట', 'త', 'ప', 'మ', 'ళ', 'క్ష'];

test('letters, gunintalu and words are read by the rules of Telugu spelling', async () => {
  const texts = new Set<string>([
    ...PRIMER_VOWELS,
    ...PRIMER_CONSONANTS,
    ...GUNINTALU_CONSONANTS.flatMap(gunintam),
    ...READING_WORDS,
  ]);
  expect(READING_WORDS.length).toBeGreaterThanOrEqual(200);

  const different: string[] = [];
  for (const text of texts) {
    const [engineReading, ruleReading] = [await readByEngine(text), readByRule(text)];
    if (engineReading !== ruleReading) different.push(`${text}: engine ${engineReading}, rule ${ruleReading}`);
  }
  const share = (100 * (texts.size - different.length)) / texts.size;
  console.info(`${texts.size - different.length} of ${texts.size} read alike: ${share.toFixed(2)} %`, different);
  expect(share).toBeGreaterThanOrEqual(99);
});
