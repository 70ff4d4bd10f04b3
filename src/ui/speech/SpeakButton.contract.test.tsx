import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { embeddedVoice as embedded } from '../../adapters/espeak/embeddedVoice.testing';
import { failed } from '../../domain/result';
import type { Speech } from '../../ports/speech';
import type { PlayError } from './player';
import { SpeakButton } from './SpeakButton';
import { LABELS, openPage, watchAudio } from './speechOnPage.testing';

const LONG = 'ఒక ఊరిలో ఒక రాజు ఉండేవాడు. ఆ రాజుకు ఏడుగురు కొడుకులు.';

let audio: ReturnType<typeof watchAudio>;
let close = () => {};
const open = (...[speech, content]: Parameters<typeof openPage>) => {
  const opened = openPage(speech, content);
  close = opened.close;
  return opened;
};

beforeEach(() => {
  audio = watchAudio();
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

const labelsFor = (word: string) => ({
  listen: `Listen: ${word}`,
  loading: `Getting ready: ${word}`,
  stop: `Stop: ${word}`,
  failed: `Failed: ${word}`,
});

describe('the speak button', () => {
  test('speaks on a tap and is silent again at the end', async () => {
    open(embedded, <SpeakButton text="అ" labels={LABELS} />);
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect.poll(() => audio.only().ended || audio.only().currentTime > 0).toBe(true);
    await expect.element(page.getByRole('button', { name: 'Listen' })).toHaveAttribute('data-speaking', 'silent');
  });

  test('stops on a second tap', async () => {
    open(embedded, <SpeakButton text={LONG} labels={LABELS} />);
    await page.getByRole('button', { name: 'Listen' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect.element(page.getByRole('button', { name: 'Listen' })).toBeVisible();
    expect(audio.only().paused).toBe(true);
  });

  test('another button’s sound stops this one', async () => {
    open(
      embedded,
      <>
        <SpeakButton text={LONG} labels={labelsFor('one')} />
        <SpeakButton text={LONG} labels={labelsFor('two')} />
      </>,
    );
    await page.getByRole('button', { name: 'Listen: one' }).click();
    await expect.element(page.getByRole('button', { name: 'Stop: one' })).toBeVisible();
    await page.getByRole('button', { name: 'Listen: two' }).click();
    await expect.element(page.getByRole('button', { name: 'Stop: two' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Listen: one' })).toBeVisible();
    expect(audio.only().paused).toBe(false);
  });

  test('only the last of several quick taps is heard', async () => {
    const answers: (() => void)[] = [];
    const slow: Speech = {
      ...embedded,
      speak: async (text) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return embedded.speak(text);
      },
    };
    open(
      slow,
      <>
        <SpeakButton text={LONG} labels={labelsFor('one')} />
        <SpeakButton text={LONG} labels={labelsFor('two')} />
      </>,
    );
    await page.getByRole('button', { name: 'Listen: one' }).click();
    await expect.element(page.getByRole('button', { name: 'Getting ready: one' })).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('button', { name: 'Listen: two' }).click();
    for (const answer of answers) answer();
    await expect.element(page.getByRole('button', { name: 'Stop: two' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Listen: one' })).toBeVisible();
    expect(audio.play).toHaveBeenCalledTimes(1);
  });

  test('says that it failed, reports why, and can be tapped again', async () => {
    let broken = true;
    const speech: Speech = {
      ...embedded,
      speak: async (text) =>
        broken ? failed({ kind: 'refused', status: 429, message: 'Too many' }) : embedded.speak(text),
    };
    const onFailed = vi.fn<(error: PlayError) => void>();
    open(speech, <SpeakButton text={LONG} labels={LABELS} onFailed={onFailed} />);
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect.element(page.getByRole('button', { name: 'Failed. Try again' })).toBeVisible();
    expect(onFailed).toHaveBeenCalledWith({ kind: 'refused', status: 429, message: 'Too many' });
    broken = false;
    await page.getByRole('button', { name: 'Failed. Try again' }).click();
    await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  });

  test('a browser that refuses to play has its own error, and the next tap is heard', async () => {
    audio.play.mockRejectedValueOnce(new DOMException('play() needs a tap', 'NotAllowedError'));
    const onFailed = vi.fn<(error: PlayError) => void>();
    open(embedded, <SpeakButton text={LONG} labels={LABELS} onFailed={onFailed} />);
    await page.getByRole('button', { name: 'Listen' }).click();
    await page.getByRole('button', { name: 'Failed. Try again' }).click();
    expect(onFailed).toHaveBeenCalledWith({ kind: 'playback-refused' });
    await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  });

  test('audio that cannot be played is a failure', async () => {
    const speech: Speech = {
      ...embedded,
      speak: async (text) => {
        const spoken = await embedded.speak(text);
        if (!spoken.ok || spoken.value.kind !== 'audio') return spoken;
        return { ok: true, value: { ...spoken.value, wav: new Blob(['not sound'], { type: 'audio/wav' }) } };
      },
    };
    const onFailed = vi.fn<(error: PlayError) => void>();
    open(speech, <SpeakButton text={LONG} labels={LABELS} onFailed={onFailed} />);
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect.element(page.getByRole('button', { name: 'Failed. Try again' })).toBeVisible();
    expect(onFailed).toHaveBeenCalledWith({ kind: 'playback-failed' });
  });

  test('is silent after the learner leaves the screen during speech', async () => {
    const { show } = open(embedded, <SpeakButton text={LONG} labels={LABELS} />);
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    show(<p>another screen</p>);
    expect(audio.only().paused).toBe(true);
  });

  test('is silent after the learner leaves the screen during loading', async () => {
    let resolve = () => {};
    const promise = new Promise<void>((answer) => (resolve = answer));
    let stopped = false;
    const slow: Speech = {
      ...embedded,
      speak: async (text, options) => {
        options?.signal?.addEventListener('abort', () => (stopped = true));
        await promise;
        return embedded.speak(text);
      },
    };
    const { show } = open(slow, <SpeakButton text="అమ్మ" labels={LABELS} />);
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect.element(page.getByRole('button', { name: 'Getting ready' })).toBeVisible();
    show(<p>another screen</p>);
    expect(stopped).toBe(true);
    resolve();
    await embedded.speak('అమ్మ');
    expect(audio.play).not.toHaveBeenCalled();
  });

  test('is silent after the page is closed', async () => {
    open(embedded, <SpeakButton text={LONG} labels={LABELS} />);
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect.element(page.getByRole('button', { name: 'Listen' })).toBeVisible();
    expect(audio.only().paused).toBe(true);
  });

  test('works with the keyboard', async () => {
    open(embedded, <SpeakButton text={LONG} labels={LABELS} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  });
});
