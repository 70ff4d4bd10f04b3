import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { embeddedVoice as embedded } from '../adapters/espeak/embeddedVoice.testing';
import type { Speech } from '../ports/speech';
import { SpeakButton } from '../ui/speech/SpeakButton';
import { LABELS, openPage, watchAudio } from '../ui/speech/speechOnPage.testing';
import { useHearing } from './hearing/hearing';
import { HearingArea } from './HearingArea';

const LONG = 'ఒక ఊరిలో ఒక రాజు ఉండేవాడు. ఆ రాజుకు ఏడుగురు కొడుకులు.';

let audio: ReturnType<typeof watchAudio>;
let close = () => {};
let said: string[] = [];
const recorded: Speech = {
  ...embedded,
  speak: (text, options) => {
    said.push(text);
    return embedded.speak(text, options);
  },
};

beforeEach(() => {
  audio = watchAudio();
  said = [];
  localStorage.removeItem('readsAloud');
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

/** Does what a task does: reads aloud on its own, and speaks on a tap. */
function Probe({ texts }: { texts: readonly string[] }) {
  const { tell, say, hush, readsAloud, setReadsAloud, cannotHear } = useHearing();
  return (
    <>
      <button onClick={() => tell(texts)}>Tell</button>
      <button onClick={() => say(['ఆ'])}>Say</button>
      <button onClick={hush}>Hush</button>
      <button onClick={() => setReadsAloud(!readsAloud)}>Switch</button>
      <output>{cannotHear ? 'cannot hear' : 'hears'}</output>
    </>
  );
}

const open = (speech: Speech, texts: readonly string[]) => {
  const opened = openPage(
    speech,
    <HearingArea>
      <Probe texts={texts} />
      <SpeakButton text="ఇ" labels={LABELS} />
    </HearingArea>,
  );
  close = opened.close;
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('the voice of the room', () => {
  test('speaks one text after the other, on one audio element', async () => {
    open(recorded, ['Which letter is it?', 'అ']);
    await press('Tell');
    await expect.poll(() => said).toEqual(['Which letter is it?', 'అ']);
    await expect.poll(() => audio.play.mock.calls.length).toBe(2);
    expect(audio.only()).toBeInstanceOf(HTMLAudioElement);
  });

  test('a new request replaces the rest of the queue', async () => {
    open(recorded, [LONG, 'అ']);
    await press('Tell');
    await expect.poll(() => audio.play.mock.calls.length).toBe(1);
    await press('Say');
    await expect.poll(() => audio.play.mock.calls.length).toBe(2);
    await expect.poll(() => audio.ends()).toBe(1);
    expect(said).toEqual([LONG, 'ఆ']);
  });

  test('a speak button stops it, too', async () => {
    open(recorded, [LONG, 'అ']);
    await press('Tell');
    await expect.poll(() => audio.play.mock.calls.length).toBe(1);
    await press('Listen');
    await expect.poll(() => audio.ends()).toBe(1);
    expect(said).toEqual([LONG, 'ఇ']);
  });

  test('can be silenced', async () => {
    open(recorded, [LONG, 'అ']);
    await press('Tell');
    await expect.poll(() => audio.play.mock.calls.length).toBe(1);
    await press('Hush');
    expect(audio.only().paused).toBe(true);
    expect(said).toEqual([LONG]);
  });

  test('when reading aloud is off, speaks only on request, and remembers that', async () => {
    open(recorded, ['అ']);
    await press('Switch');
    await press('Tell');
    await press('Say');
    await expect.poll(() => said).toEqual(['ఆ']);
    expect(localStorage.getItem('readsAloud')).toBe('off');
    close();
    open(recorded, ['అ']);
    await press('Tell');
    await press('Say');
    await expect.poll(() => said).toEqual(['ఆ', 'ఆ']);
  });

  test('lets the learner read instead if it is broken', async () => {
    open({ ...embedded, speak: async () => ({ ok: false, error: { kind: 'broken-voice' } }) }, ['అ']);
    await press('Tell');
    await expect.element(page.getByText('cannot hear')).toBeVisible();
  });
});
