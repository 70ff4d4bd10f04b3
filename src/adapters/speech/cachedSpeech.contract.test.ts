import { describe, expect, test } from 'vitest';
import { failed, ok } from '../../domain/result';
import type { Speech } from '../../ports/speech';
import { cachedSpeech } from './cachedSpeech';

/** Answers every text with 1,000 bytes of audio and records what it was asked to say. */
function countingVoice(id = 'one') {
  const said: string[] = [];
  let online = true;
  const speech: Speech = {
    voice: 'provider',
    id,
    warm: async () => {},
    speak: async (text) => {
      if (!online) return failed({ kind: 'unreachable' });
      said.push(text);
      return ok({
        kind: 'audio',
        wav: new Blob([new Uint8Array(1000)], { type: 'audio/wav' }),
        seconds: 1,
        timings: [{ text, startTime: 0, endTime: 1 }],
        timingsFrom: 'voice',
      });
    },
  };
  return { speech, said, goOffline: () => void (online = false) };
}

function cached(voice: Speech, budgetBytes = 4000, databaseName: string = crypto.randomUUID()) {
  let clock = 0;
  return cachedSpeech(voice, { budgetBytes, databaseName, now: () => (clock += 1) });
}

/** The cache write is not awaited, so this repeats the text until it comes from the cache. */
async function sayAndCache(speech: Speech, voice: ReturnType<typeof countingVoice>, text: string) {
  await speech.speak(text);
  await expect
    .poll(async () => {
      const before = voice.said.length;
      await speech.speak(text);
      return voice.said.length - before;
    })
    .toBe(0);
}

describe('audio that was spoken before', () => {
  test('comes from the cache, unchanged', async () => {
    const voice = countingVoice();
    const speech = cached(voice.speech);
    await sayAndCache(speech, voice, 'అమ్మ');
    const again = await speech.speak('అమ్మ');
    expect(again).toMatchObject({ ok: true, value: { seconds: 1, timings: [{ text: 'అమ్మ' }] } });
    expect(again.ok && again.value.kind === 'audio' && again.value.wav.size).toBe(1000);
  });

  test('plays offline, even after a reload', async () => {
    const voice = countingVoice();
    const name = crypto.randomUUID();
    await sayAndCache(cached(voice.speech, 4000, name), voice, 'అమ్మ');
    voice.goOffline();
    const opened = cached(voice.speech, 4000, name);
    expect((await opened.speak('అమ్మ')).ok).toBe(true);
    expect(await opened.speak('నాన్న')).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });

  test('is requested again after the cache is cleared', async () => {
    const voice = countingVoice();
    const speech = cached(voice.speech);
    await sayAndCache(speech, voice, 'అమ్మ');
    await speech.forget?.();
    const before = voice.said.length;
    await speech.speak('అమ్మ');
    expect(voice.said.length).toBe(before + 1);
  });

  test('is evicted when the budget is used up, the least recently heard first', async () => {
    const voice = countingVoice();
    const speech = cached(voice.speech);
    for (const text of ['1', '2', '3', '4']) await sayAndCache(speech, voice, text);
    await speech.speak('1');
    await sayAndCache(speech, voice, '5');
    voice.goOffline();
    const heard = await Promise.all(['1', '2', '3', '4', '5'].map(async (text) => (await speech.speak(text)).ok));
    expect(heard).toEqual([true, false, true, true, true]);
  });

  test('is not cached when it would take more than a quarter of the budget', async () => {
    const voice = countingVoice();
    const speech = cached(voice.speech, 3000);
    await speech.speak('అమ్మ');
    await speech.speak('అమ్మ');
    expect(voice.said).toEqual(['అమ్మ', 'అమ్మ']);
  });

  test('by one voice is not reused for another voice', async () => {
    const [one, two] = [countingVoice('one'), countingVoice('two')];
    const name = crypto.randomUUID();
    await sayAndCache(cached(one.speech, 4000, name), one, 'అమ్మ');
    await cached(two.speech, 4000, name).speak('అమ్మ');
    expect(two.said).toEqual(['అమ్మ']);
  });

  test('is requested again when the cache cannot be opened', async () => {
    const name = crypto.randomUUID();
    // A newer version of the app has upgraded the database beyond the version we can open.
    await new Promise<void>((resolve) => {
      const newer = indexedDB.open(name, 99);
      newer.addEventListener('success', () => {
        newer.result.close();
        resolve();
      });
    });
    const voice = countingVoice();
    const speech = cached(voice.speech, 4000, name);
    expect((await speech.speak('అమ్మ')).ok).toBe(true);
    expect((await speech.speak('అమ్మ')).ok).toBe(true);
    expect(voice.said).toHaveLength(2);
  });
});
