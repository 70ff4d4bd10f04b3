import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { embeddedVoice as embedded } from '../../adapters/espeak/embeddedVoice.testing';
import { failed } from '../../domain/result';
import { wordsOf } from '../../domain/speech/words';
import type { Speech, SpokenAudio } from '../../ports/speech';
import { ReadAloud, type ReadAloudTexts } from './ReadAloud';
import { openPage, watchAudio } from './speechOnPage.testing';

// The specification allows 0.01 seconds; the rest is the clock's rounding.
const TOLERANCE_SECONDS = 0.0101;

const TEXT = `ఉప్పు కప్పురంబు నొక్క
పోలికనుండు చూడ చూడ రుచుల — జాడ వేరు`;
const WORDS = wordsOf(TEXT).map((word) => word.text);

/** Also has two lines and a dash, but is short enough to play to the end. */
const SHORT_TEXT = `ఉప్పు కప్పురంబు
చూడ — వేరు`;

const TEXTS: ReadAloudTexts = {
  play: 'Play Speech',
  listen: 'Listen Speech',
  loading: 'Getting ready',
  pause: 'Pause',
  position: 'Position',
  positionOf: (seconds, total) => `${seconds} of ${total} seconds`,
  slower: 'Slower',
  timingsFailed: 'Failed to get word timing data',
  failed: () => 'Failed to convert text to speech. Please try again.',
};

let audio: ReturnType<typeof watchAudio>;
let opened: ReturnType<typeof openPage>;
let spoken: SpokenAudio;

const recordingVoice: Speech = {
  ...embedded,
  speak: async (text, options) => {
    const result = await embedded.speak(text, options);
    if (result.ok && result.value.kind === 'audio') spoken = result.value;
    return result;
  },
};

const SECOND_LINE = 3;

// Enough time to speak the longest text in this file.
const LONG_TIMEOUT = { timeout: 20_000 };

/** Gives the first line immediately, and the whole text only after `release`. */
function gatedVoice(instead?: Awaited<ReturnType<Speech['speak']>>) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const speech: Speech = {
    ...recordingVoice,
    speak: async (text, options) => {
      const result = await recordingVoice.speak(text, options);
      await gate;
      return instead ?? result;
    },
  };
  return { speech, release: () => release() };
}

const open = (speech: Speech = recordingVoice, text = TEXT) => {
  opened = openPage(speech, <ReadAloud text={text} texts={TEXTS} />);
};
const button = (name: string) => page.getByRole('button', { name });
const highlighted = () =>
  [...opened.container.querySelectorAll<HTMLElement>('[data-spoken]')].map(({ dataset }) => Number(dataset['word']));
const found = (selector: string) => {
  const element = opened.container.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const wordElement = (index: number) => found(`[data-word="${index}"]`);
const timingOf = (index: number) => {
  const timing = spoken.timings[index];
  if (!timing) throw new Error(`no timing for word ${index}`);
  return timing;
};
const middleOf = (index: number) => (timingOf(index).startTime + timingOf(index).endTime) / 2;

async function convertAndPause() {
  open();
  await button('Play Speech').click();
  await button('Pause').click();
  await expect.element(button('Listen Speech')).toBeVisible();
}

beforeEach(() => {
  audio = watchAudio();
});
afterEach(() => {
  opened.close();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('reading aloud', () => {
  test('shows the text as it is written, with no word highlighted before it is heard', () => {
    open();
    expect(opened.container.querySelector('p[lang=te]')?.textContent).toBe(TEXT);
    expect(highlighted()).toEqual([]);
    expect(opened.container.querySelector('input')).toBeNull();
  });

  test('highlights every word once and in order while the audio plays, and announces nothing to a screen reader', async () => {
    open(recordingVoice, SHORT_TEXT);
    let announced = 0;
    new MutationObserver(() => (announced += 1)).observe(found('[role=status]'), {
      subtree: true,
      childList: true,
      characterData: true,
    });
    const seen: number[] = [];
    let together = 0;
    const clock: { word: number; time: number }[] = [];
    new MutationObserver(() => {
      const now = highlighted();
      together = Math.max(together, now.length);
      const [word] = now;
      if (word === undefined || word === seen.at(-1)) return;
      seen.push(word);
      clock.push({ word, time: audio.only().currentTime });
    }).observe(opened.container, { subtree: true, attributes: true, childList: true });

    await button('Play Speech').click();
    await expect.element(button('Pause')).toBeVisible();
    await expect.element(button('Listen Speech'), LONG_TIMEOUT).toBeVisible();
    await expect.element(button('Play Speech')).not.toBeInTheDocument();

    expect(announced).toBe(0);
    expect(opened.container.querySelector('[aria-live]')).toBeNull();
    await expect
      .element(page.getByRole('slider'))
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+ of \d+ seconds$/u));
    expect(together).toBe(1);
    expect(seen).toEqual(wordsOf(SHORT_TEXT).map((_, index) => index));
    // By the audio's own clock, no word is highlighted before it is spoken.
    for (const { word, time } of clock)
      expect(time).toBeGreaterThanOrEqual(timingOf(word).startTime - TOLERANCE_SECONDS);
    expect(highlighted()).toEqual([]);
  });

  test('follows the slider to any word, even while paused', async () => {
    await convertAndPause();
    const slider = page.getByRole('slider', { name: 'Position' });
    for (const index of [5, 2, 8, 0]) {
      // The slider moves in tenths of a second.
      await slider.fill(middleOf(index).toFixed(1));
      await expect.poll(highlighted, LONG_TIMEOUT).toEqual([index]);
      expect(audio.only().currentTime).toBeCloseTo(Number(middleOf(index).toFixed(1)), 1);
      expect(audio.only().paused).toBe(true);
    }
  });

  test('a pause stops the clock, and playing resumes from there', async () => {
    await convertAndPause();
    const at = audio.only().currentTime;
    const word = highlighted();
    expect(audio.only().paused).toBe(true);
    await button('Listen Speech').click();
    await expect.element(button('Pause')).toBeVisible();
    expect(audio.only().currentTime).toBeGreaterThanOrEqual(at);
    expect(audio.only().currentTime).toBeLessThan(spoken.seconds);
    expect(word.length).toBeLessThanOrEqual(1);
  });

  test('a tap on a word speaks from that word on, before and after the text is converted', async () => {
    open();
    await page.elementLocator(wordElement(6)).click();
    await expect.poll(() => highlighted()[0] ?? 0, LONG_TIMEOUT).toBeGreaterThanOrEqual(6);
    expect(audio.only().currentTime).toBeGreaterThanOrEqual(timingOf(6).startTime - TOLERANCE_SECONDS);
    await page.elementLocator(wordElement(1)).click();
    await expect.poll(highlighted, LONG_TIMEOUT).toEqual([1]);
    expect(audio.only().paused).toBe(false);
  });

  test('“Slower” plays slower at the same pitch and is remembered', async () => {
    open();
    await button('Play Speech').click();
    await button('Slower').click();
    await expect.element(button('Slower')).toHaveAttribute('aria-pressed', 'true');
    expect(audio.only().playbackRate).toBeCloseTo(0.7);
    expect(audio.only().preservesPitch).toBe(true);
    opened.close();
    open();
    await button('Play Speech').click();
    await expect.element(button('Slower')).toHaveAttribute('aria-pressed', 'true');
  });

  test('keeps the spoken word in view, without smooth scrolling under reduced motion', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('reduce'),
        media: query,
        onchange: null,
        addListener() {},
        removeListener() {},
      }),
    );
    open();
    await button('Play Speech').click();
    await expect.poll(() => scroll.mock.calls.length, LONG_TIMEOUT).toBeGreaterThan(0);
    expect(media).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
    expect(scroll).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'auto' });
  });

  test('scrolls to a spoken word that is out of view', async () => {
    open(recordingVoice, `${'అమ్మ\n'.repeat(80)}నాన్న`);
    await page.elementLocator(wordElement(78)).click();
    window.scrollTo(0, 0);
    await expect.poll(() => highlighted()[0], LONG_TIMEOUT).toBe(79);
    await expect
      .poll(() => {
        const { top, bottom } = wordElement(79).getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      })
      .toBe(true);
  });

  test('plays the first line while the others load, then continues with them', async () => {
    const voice = gatedVoice();
    open(voice.speech);
    await button('Play Speech').click();
    await expect.poll(highlighted, LONG_TIMEOUT).toEqual([0]);
    expect(opened.container.querySelector('input')).toBeNull();
    await expect.element(button('Getting ready'), LONG_TIMEOUT).toBeVisible();
    voice.release();
    await expect.poll(() => highlighted()[0], LONG_TIMEOUT).toBe(SECOND_LINE);
    expect(audio.only().currentTime).toBeGreaterThanOrEqual(timingOf(SECOND_LINE).startTime - TOLERANCE_SECONDS);
  });

  test('a pause in the first line lasts even when the other lines arrive', async () => {
    const voice = gatedVoice();
    open(voice.speech);
    await button('Play Speech').click();
    await button('Pause').click();
    voice.release();
    await expect.element(page.getByRole('slider')).toBeVisible();
    expect(audio.only().paused).toBe(true);
    await page.getByRole('slider').fill(middleOf(SECOND_LINE + 2).toFixed(1));
    await expect.poll(highlighted, LONG_TIMEOUT).toEqual([SECOND_LINE + 2]);
    await button('Listen Speech').click();
    await expect.poll(() => highlighted()[0], LONG_TIMEOUT).toBe(SECOND_LINE + 3);
  });

  test('a failure after the first line is shown, and the text does not count as converted', async () => {
    const voice = gatedVoice(failed({ kind: 'broken-voice' }));
    open(voice.speech);
    await button('Play Speech').click();
    await expect.poll(highlighted, LONG_TIMEOUT).toEqual([0]);
    voice.release();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Failed to convert text to speech. Please try again.');
    await expect.element(button('Play Speech')).toBeVisible();
    expect(audio.only().paused).toBe(true);
  });

  test('shows the message of a failure, and can be tried again', async () => {
    let broken = true;
    open({
      ...recordingVoice,
      speak: async (text) => (broken ? failed({ kind: 'unreachable' }) : recordingVoice.speak(text)),
    });
    await button('Play Speech').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Failed to convert text to speech. Please try again.');
    broken = false;
    await button('Play Speech').click();
    await expect.element(button('Pause')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('');
  });

  test('says when the voice’s timings do not fit the words, and still highlights words', async () => {
    open({
      ...recordingVoice,
      speak: async (text) => {
        const result = await recordingVoice.speak(text);
        return result.ok && result.value.kind === 'audio'
          ? { ok: true, value: { ...result.value, timingsFrom: 'mismatch' } }
          : result;
      },
    });
    await button('Play Speech').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Failed to get word timing data');
    await expect.poll(() => highlighted().length, LONG_TIMEOUT).toBe(1);
  });

  test('a new text has to be converted again', async () => {
    await convertAndPause();
    opened.show(<ReadAloud text="కొత్త పాఠం" texts={TEXTS} />);
    await expect.element(button('Play Speech')).toBeVisible();
    expect(audio.only().paused).toBe(true);
  });

  test('works with a device voice, which provides no audio file', async () => {
    const started: number[] = [];
    const timings = WORDS.map((text, index) => ({ text, startTime: index, endTime: index + 1 }));
    open({
      voice: 'device',
      id: 'device',
      warm: async () => {},
      speak: async () => ({
        ok: true,
        value: {
          kind: 'device',
          seconds: WORDS.length,
          timings,
          timingsFrom: 'estimate',
          start: (fromWord, _rate, progress) => {
            started.push(fromWord);
            progress.word(fromWord);
            return () => {};
          },
        },
      }),
    });
    await button('Play Speech').click();
    await expect.poll(highlighted, LONG_TIMEOUT).toEqual([0]);
    await button('Pause').click();
    await page.getByRole('slider').fill('4.5');
    await expect.poll(highlighted, LONG_TIMEOUT).toEqual([4]);
    await button('Listen Speech').click();
    await expect.poll(() => started, LONG_TIMEOUT).toEqual([0, 4]);
  });
});
