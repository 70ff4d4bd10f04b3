import { describe, expect, test } from 'vitest';
import { memoryFiles } from '../files/memoryFiles.testing';
import type { SoundAnswer, Sounds } from '../relay/sounds';
import { soundName, speechCallFor } from '../relay/speechCall';
import { makeSounds, type Progress } from './makeSounds';
import { KINDS, textsOfTheApp } from './textsOfTheApp';

const VOICE = { model: 'bulbul:v1', speaker: 'meera' };
const calls = ['అమ్మ', 'నాన్న', 'ఇల్లు', 'చెట్టు'].flatMap((text) => speechCallFor(text, VOICE) ?? []);
const MADE = { ok: true, sound: new Uint8Array(), from: 'made' } as const;

function soundMaker(answers: readonly SoundAnswer[] = []) {
  const files = memoryFiles();
  const asked: string[] = [];
  const waits: number[] = [];
  const reports: Progress[] = [];
  const sounds: Sounds = async (call) => {
    const answer = answers[asked.length] ?? MADE;
    asked.push(String(call.inputs[0]));
    if (answer.ok) await files.write(soundName(call), answer.sound);
    return answer;
  };
  const run = (limit = 100, isDry = false) =>
    makeSounds({
      calls,
      files,
      sounds: isDry ? null : sounds,
      limit,
      onProgress: (progress) => reports.push(progress),
      wait: async (seconds) => void waits.push(seconds),
    });
  return { run, asked, waits, reports };
}

const refusal = (failed: string, status: number, retryAfter: string | null = null) =>
  ({ ok: false, failed, status, retryAfter }) as const;

describe('making sounds in advance', () => {
  test('makes each sound once, and nothing on a second run', async () => {
    const { run, asked, reports } = soundMaker();
    expect(await run()).toMatchObject({ done: 4, of: 4, made: 4, kept: 0, stoppedBy: null });
    expect(reports.map(({ done }) => done)).toEqual([1, 2, 3, 4]);
    expect(await run()).toMatchObject({ done: 4, made: 0, kept: 4, characters: 0 });
    expect(asked).toHaveLength(4);
  });

  test('makes no more than the limit, and continues from there on the next run', async () => {
    const { run, asked } = soundMaker();
    expect(await run(3)).toMatchObject({ done: 3, made: 3 });
    expect(await run(3)).toMatchObject({ done: 4, made: 1, kept: 3 });
    expect(asked).toEqual(['అమ్మ', 'నాన్న', 'ఇల్లు', 'చెట్టు']);
  });

  test('calls no provider in a dry run, and counts what it would cost', async () => {
    const { run, asked } = soundMaker();
    expect(await run(100, true)).toMatchObject({ made: 4, characters: 'అమ్మనాన్నఇల్లుచెట్టు'.length });
    expect(asked).toEqual([]);
  });

  test('waits for a busy provider as long as the provider asks', async () => {
    const { run, waits } = soundMaker([refusal('refused', 429, '7'), refusal('unreachable', 0)]);
    expect(await run()).toMatchObject({ made: 4, stoppedBy: null });
    expect(waits).toEqual([7, 40]);
  });

  test('stops immediately when the key is refused, and after five tries when nobody answers', async () => {
    expect(await soundMaker([refusal('refused', 403)]).run()).toMatchObject({ made: 0, stoppedBy: 'refused (403)' });
    const { run, asked } = soundMaker(Array.from({ length: 9 }, () => refusal('unreachable', 0)));
    expect(await run()).toMatchObject({ made: 0, stoppedBy: 'unreachable' });
    expect(asked).toHaveLength(5);
  });
});

describe('the texts of the app', () => {
  test('are words, poems and explanations, without duplicates and short enough for one call', () => {
    const texts = textsOfTheApp(KINDS);
    expect(texts).toContain('అమ్మ');
    expect(texts.length).toBeGreaterThan(2_000);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => text.length > 450)).toEqual([]);
    for (const kind of KINDS) expect(texts).toEqual(expect.arrayContaining(textsOfTheApp([kind]).slice(0, 50)));
  });
});
