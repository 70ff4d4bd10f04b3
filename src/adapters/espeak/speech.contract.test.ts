import { describe, expect, test } from 'vitest';
import { embeddedVoice } from './embeddedVoice.testing';
import { openEmbeddedSpeech } from './speech';

const realWorker = () => new Worker('/voice/worker.js', { type: 'module' });
const workerOf = (code: string) => new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));

const dying = () => workerOf(`onmessage = () => { throw new Error('the worker dies') };`);
const dyingAtStart = () => workerOf(`throw new Error('the worker never starts')`);
const faulty = () => workerOf(`onmessage = ({ data }) => postMessage({ id: data.id, fault: 'no voice' });`);
const speakingNonsense = () => workerOf(`onmessage = ({ data }) => postMessage({ id: data.id, samples: 'la la la' });`);
const hanging = () => workerOf(`onmessage = ({ data }) => { postMessage({ id: data.id, begun: true }); for (;;); };`);
const answering = () =>
  workerOf(`onmessage = ({ data }) =>
    postMessage({ id: data.id, sampleRate: 22050, samples: new Int16Array(9), words: [], phonemes: [] });`);
const missing = () => new Worker('/voice/there-is-no-such-worker.js', { type: 'module' });
const forbidden = (): Worker => {
  throw new DOMException('Workers are not allowed here', 'SecurityError');
};

/** Each start takes the next worker; the last one is used again after that. */
function speechWith(...workers: (() => Worker)[]) {
  let starts = 0;
  const speech = openEmbeddedSpeech({
    // Only the hanging worker needs a short timeout: the one after it answers without sending `begun`.
    ...(workers.includes(hanging) ? { timeoutMs: 50 } : {}),
    startWorker: () => {
      const start = workers[Math.min(starts, workers.length - 1)] ?? realWorker;
      starts += 1;
      return start();
    },
  });
  return { speech, starts: () => starts };
}

// The restarted worker is a fast mock; the tests below and ../speech.contract.test.ts use the real one.
const FAILURES: [name: string, worker: () => Worker][] = [
  ['dies while it speaks', dying],
  ['dies when it starts', dyingAtStart],
  ['cannot load its voice', faulty],
  ['answers nonsense', speakingNonsense],
  ['hangs', hanging],
  ['is missing', missing],
  ['is forbidden', forbidden],
];

describe.each(FAILURES)('a worker that %s', (_, worker) => {
  test('is restarted once, and then speaks', async () => {
    const { speech, starts } = speechWith(worker, answering);
    expect((await speech.speak('అమ్మ')).ok).toBe(true);
    expect(starts()).toBe(2);
  });

  test('twice in a row is an error, and the next tap tries again', async () => {
    const { speech, starts } = speechWith(worker, worker, answering);
    expect(await speech.speak('అమ్మ')).toEqual({ ok: false, error: { kind: 'broken-voice' } });
    expect(starts()).toBe(2);
    expect((await speech.speak('అమ్మ')).ok).toBe(true);
  });

  test('does not make warming up throw', async () => {
    const { speech } = speechWith(worker, worker, answering);
    await speech.warm();
    await speech.warm();
    expect((await speech.speak('అమ్మ')).ok).toBe(true);
  });
});

test('one worker serves several texts at the same time, each with its own answer', async () => {
  const { speech, starts } = speechWith(realWorker);
  const spoken = await Promise.all(['అ', 'అమ్మ ఇల్లు', 'మా ఇంటి ముందు పెద్ద చెట్టు ఉంది'].map((text) => speech.speak(text)));
  expect(spoken.map((result) => result.ok && result.value.timings.length)).toEqual([1, 2, 6]);
  expect(starts()).toBe(1);
});

test('a long text is abandoned when the caller aborts', async () => {
  const controller = new AbortController();
  const long = embeddedVoice.speak('చాలా పొడవైన కథ. '.repeat(200), { signal: controller.signal });
  controller.abort();
  expect(await long).toEqual({ ok: false, error: { kind: 'stopped' } });
});
