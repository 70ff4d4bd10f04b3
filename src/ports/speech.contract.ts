import { describe, expect, test } from 'vitest';
import { chunksOf } from '../domain/speech/chunks';
import { readWav, secondsOf } from '../domain/speech/wav';
import { speechText, wordsOf } from '../domain/speech/words';
import type { Speech, SpokenAudio } from './speech';

/** Memoizes a voice, so that the slow engine speaks each text only once. */
function memoized(speech: Speech): Speech {
  const said = new Map<string, ReturnType<Speech['speak']>>();
  return {
    ...speech,
    speak(text, options) {
      if (options) return speech.speak(text, options);
      const spoken = said.get(text) ?? speech.speak(text);
      said.set(text, spoken);
      return spoken;
    },
  };
}

const POEM = `ఉప్పు కప్పురంబు నొక్క పోలికనుండు
చూడ చూడ రుచుల జాడ వేరు
పురుషులందు పుణ్యపురుషులు వేరయా
విశ్వదాభిరామ వినుర వేమ`;

const TEXTS: [kind: string, text: string][] = [
  ['a vowel', 'అ'],
  ['a consonant', 'క'],
  ['a conjunct', 'క్ష'],
  ['letters', 'అ ఆ ఇ ఈ'],
  ['a gunintam', 'క కా కి కీ కు కూ కృ కౄ కె కే కై కొ కో కౌ కం కః'],
  ['a word', 'అక్షరం'],
  ['a sentence', 'నేను రోజూ పాఠశాలకు వెళ్తాను.'],
  ['numbers', 'మా ఊరిలో 1,250 ఇళ్ళు ఉన్నాయి, 25 బావులు ఉన్నాయి.'],
  ['English inside Telugu', 'నేను computer లో game ఆడాను & గెలిచాను!'],
  ['no Telugu', 'The peacock is a beautiful bird.'],
  ['dashes and smileys', 'అమ్మ — నాన్న 😀 వచ్చారు … !'],
  ['a poem', POEM],
];

async function spokenAudio(
  speech: Speech,
  text: string,
  options?: Parameters<Speech['speak']>[1],
): Promise<SpokenAudio> {
  const spoken = await speech.speak(text, options);
  if (!spoken.ok) throw new Error(spoken.error.kind);
  if (spoken.value.kind !== 'audio') throw new Error('no audio');
  return spoken.value;
}

/** The loudness from 0 to 1, measured without the silent parts. */
async function levelOf({ wav }: SpokenAudio) {
  const sound = readWav(new Uint8Array(await wav.arrayBuffer()));
  if (!sound.ok) throw new Error(sound.error);
  const loud = sound.value.samples.filter((sample) => Math.abs(sample) > 0.005);
  const power = loud.reduce((sum, sample) => sum + sample * sample, 0) / loud.length;
  return { level: Math.sqrt(power), share: loud.length / sound.value.samples.length, seconds: secondsOf(sound.value) };
}

function expectTimingsToFit(text: string, { timings, seconds }: SpokenAudio) {
  expect(timings.map((timing) => timing.text)).toEqual(wordsOf(speechText(text)).map((word) => word.text));
  let before = 0;
  for (const { startTime, endTime } of timings) {
    expect(startTime).toBeGreaterThanOrEqual(before - 1e-6);
    expect(endTime).toBeGreaterThan(startTime);
    expect(endTime).toBeLessThanOrEqual(seconds + 1e-6);
    before = endTime;
  }
}

/** What every voice that returns audio must do. */
export function speechContract(name: string, open: () => Speech | Promise<Speech>): void {
  describe.each([[name]])('%s', async () => {
    const speech = memoized(await open());

    test.each(TEXTS)('speaks %s', async (_kind, text) => {
      const spoken = await spokenAudio(speech, text);
      const { level, share, seconds } = await levelOf(spoken);
      expect(level).toBeGreaterThan(0.02);
      expect(level).toBeLessThan(0.7);
      expect(share).toBeGreaterThan(0.3);
      expect(seconds).toBeCloseTo(spoken.seconds, 3);
      const letters = [...text].length;
      expect(seconds).toBeGreaterThan(0.1 + letters * 0.02);
      expect(seconds).toBeLessThan(1 + letters * 0.4);
      expectTimingsToFit(text, spoken);
    });

    test('speaks a text of several chunks, with one timing per word', async () => {
      const text = 'తెలుగు భాష చాలా అందమైనది. '.repeat(60);
      expect(chunksOf(text).length).toBeGreaterThan(2);
      const spoken = await spokenAudio(speech, text);
      expectTimingsToFit(text, spoken);
      expect(spoken.seconds).toBeGreaterThan(30);
    });

    test('speaks a word longer than a chunk as one word', async () => {
      const text = `ఇది ${'కమలం'.repeat(150)} పదం`;
      expectTimingsToFit(text, await spokenAudio(speech, text));
    });

    test.each(['', ' \n ', '—', '😀 !'])('has nothing to say for %j', async (text) => {
      expect(await speech.speak(text)).toEqual({ ok: false, error: { kind: 'no-chunks' } });
    });

    test('can be stopped before it starts', async () => {
      const stopped = await speech.speak('ఆపేసిన వాక్యం', { signal: AbortSignal.abort() });
      expect(stopped).toEqual({ ok: false, error: { kind: 'stopped' } });
    });

    test('says the same text at the same pace each time', async () => {
      // A call with options bypasses the memo, so the voice speaks again.
      const unmemoized = { signal: new AbortController().signal };
      const [first, second] = [await spokenAudio(speech, 'ఒకే మాట'), await spokenAudio(speech, 'ఒకే మాట', unmemoized)];
      expect(second.seconds).toBeCloseTo(first.seconds, 2);
      expect(second.timings[1]?.startTime).toBeCloseTo(first.timings[1]?.startTime ?? 0, 2);
    });
  });
}
