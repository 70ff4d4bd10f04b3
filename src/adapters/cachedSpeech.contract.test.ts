import { describe, expect, test } from 'vitest';
import { failed, ok } from '../domain/result';
import type { Speech } from '../ports/speech';
import { cachedSpeech } from './cachedSpeech';

/** Says everything in 1,000 bytes, and counts. */
function countingVoice(id = 'one') {
  const said: string[] = [];
  let online = true;
  const speech: Speech = {
    voice: 'sarvam',
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

function kept(voice: Speech, budgetBytes = 4000, databaseName: string = crypto.randomUUID()) {
  let clock = 0;
  return cachedSpeech(voice, { budgetBytes, databaseName, now: () => (clock += 1) });
}

/** What was just said is kept after it is given back; asking for it until it comes from the store waits for that. */
async function sayAndKeep(speech: Speech, voice: ReturnType<typeof countingVoice>, text: string) {
  await speech.speak(text);
  await expect
    .poll(async () => {
      const before = voice.said.length;
      await speech.speak(text);
      return voice.said.length - before;
    })
    .toBe(0);
}

describe('what was once spoken', () => {
  test('is not asked for again, and sounds the same', async () => {
    const voice = countingVoice();
    const speech = kept(voice.speech);
    await sayAndKeep(speech, voice, 'అమ్మ');
    const again = await speech.speak('అమ్మ');
    expect(again).toMatchObject({ ok: true, value: { seconds: 1, timings: [{ text: 'అమ్మ' }] } });
    expect(again.ok && again.value.kind === 'audio' && again.value.wav.size).toBe(1000);
  });

  test('can be heard offline, also after the page is opened again', async () => {
    const voice = countingVoice();
    const name = crypto.randomUUID();
    await sayAndKeep(kept(voice.speech, 4000, name), voice, 'అమ్మ');
    voice.goOffline();
    const opened = kept(voice.speech, 4000, name);
    expect((await opened.speak('అమ్మ')).ok).toBe(true);
    expect(await opened.speak('నాన్న')).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });

  test('is forgotten when it is to be, and is spoken anew then', async () => {
    const voice = countingVoice();
    const speech = kept(voice.speech);
    await sayAndKeep(speech, voice, 'అమ్మ');
    await speech.forget?.();
    const before = voice.said.length;
    await speech.speak('అమ్మ');
    expect(voice.said.length).toBe(before + 1);
  });

  test('makes room for the new when the budget is used up: the least recently heard goes first', async () => {
    const voice = countingVoice();
    const speech = kept(voice.speech);
    for (const text of ['1', '2', '3', '4']) await sayAndKeep(speech, voice, text);
    await speech.speak('1');
    await sayAndKeep(speech, voice, '5');
    voice.goOffline();
    const heard = await Promise.all(['1', '2', '3', '4', '5'].map(async (text) => (await speech.speak(text)).ok));
    expect(heard).toEqual([true, false, true, true, true]);
  });

  test('is not kept when it alone would take more than a quarter of the budget', async () => {
    const voice = countingVoice();
    const speech = kept(voice.speech, 3000);
    await speech.speak('అమ్మ');
    await speech.speak('అమ్మ');
    expect(voice.said).toEqual(['అమ్మ', 'అమ్మ']);
  });

  test('by one voice is not heard from another', async () => {
    const [one, two] = [countingVoice('one'), countingVoice('two')];
    const name = crypto.randomUUID();
    await sayAndKeep(kept(one.speech, 4000, name), one, 'అమ్మ');
    await kept(two.speech, 4000, name).speak('అమ్మ');
    expect(two.said).toEqual(['అమ్మ']);
  });

  test('is spoken anew when the store cannot be opened', async () => {
    const name = crypto.randomUUID();
    // A newer version of the app has made the store newer than we can read.
    await new Promise<void>((resolve) => {
      const newer = indexedDB.open(name, 99);
      newer.addEventListener('success', () => {
        newer.result.close();
        resolve();
      });
    });
    const voice = countingVoice();
    const speech = kept(voice.speech, 4000, name);
    expect((await speech.speak('అమ్మ')).ok).toBe(true);
    expect((await speech.speak('అమ్మ')).ok).toBe(true);
    expect(voice.said).toHaveLength(2);
  });
});
