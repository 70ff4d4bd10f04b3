import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Tutor, TutorError } from '../ports/tutor';
import { type OpenedTutor, tutorContract } from '../ports/tutor.contract';
import { openBuiltInTutor } from './builtInTutor/tutor';
import { openGeminiTutor } from './gemini/tutor';
import { openOpenAiChatTutor } from './openaiChat/tutor';
import { openTutor } from './openTutor';
import { goodModel } from './mockTutor/goodModel.testing';
import { type MockAnswer, startMockTutor, type MockTutor } from './mockTutor/server.testing';

const firebase = {
  apiKey: 'AIza-test',
  authDomain: 'demo-x.firebaseapp.com',
  projectId: 'demo-x',
  appId: '1:1234567890:web:abcdef',
};

const OVER_HTTP: readonly [name: string, open: (base: string, timeoutMs?: number) => Tutor][] = [
  [
    'gemini',
    (base, timeoutMs = 30_000) => openGeminiTutor({ firebase, model: 'gemini-3.5-flash', baseUrl: base, timeoutMs }),
  ],
  [
    'openai',
    (base, timeoutMs = 30_000) => openOpenAiChatTutor({ baseUrl: `${base}/v1/`, model: 'local-model', timeoutMs }),
  ],
];

const nothingToClose = () => Promise.resolve();

// Opened once, because loading their knowledge takes time and it never changes.
const builtIn = openBuiltInTutor();
const builtInByConfiguration = openTutor({ kind: 'built-in' });
tutorContract('built-in', async () => ({ tutor: builtIn, close: nothingToClose }));
tutorContract('built-in, opened by configuration', async () => ({
  tutor: builtInByConfiguration,
  close: nothingToClose,
}));
for (const [name, open] of OVER_HTTP) {
  tutorContract(name, async (): Promise<OpenedTutor> => {
    const mock = await startMockTutor();
    return { tutor: open(mock.base), close: mock.close };
  });
}

describe.each(OVER_HTTP)('%s over HTTP', (name, open) => {
  let mock: MockTutor;
  beforeEach(async () => {
    mock = await startMockTutor();
  });
  afterEach(() => mock.close());

  const questions = { text: 'river', count: 3, level: 'medium' } as const;
  const failures: readonly [what: string, answer: MockAnswer, error: TutorError][] = [
    ['400', { kind: 'status', status: 400 }, { kind: 'refused', status: 400 }],
    ['403', { kind: 'status', status: 403 }, { kind: 'refused', status: 403 }],
    ['404', { kind: 'status', status: 404 }, { kind: 'refused', status: 404 }],
    ['429', { kind: 'status', status: 429 }, { kind: 'busy', retryAfterSeconds: null }],
    [
      '429 with a time to wait',
      { kind: 'status', status: 429, retryAfterSeconds: 21 },
      { kind: 'busy', retryAfterSeconds: 21 },
    ],
    ['500', { kind: 'status', status: 500 }, { kind: 'broken', status: 500 }],
    ['503', { kind: 'status', status: 503 }, { kind: 'broken', status: 503 }],
    ['no candidates', { kind: 'nothing' }, { kind: 'unusable', fault: 'empty' }],
    ['an empty text', { kind: 'text', text: '' }, { kind: 'unusable', fault: 'empty' }],
    ['a prompt blocked by safety', { kind: 'blocked-prompt' }, { kind: 'blocked' }],
    ['an answer blocked by safety', { kind: 'blocked-answer' }, { kind: 'blocked' }],
    ['an unsafe answer', { kind: 'text', text: 'నది ఒక porn నది నది నది.' }, { kind: 'unusable', fault: 'unsafe' }],
    ['40 KB', { kind: 'text', text: 'నది నీరు '.repeat(4600) }, { kind: 'unusable', fault: 'too-long' }],
  ];

  test.each(failures)('%s is reported with its own error kind', async (_, answer, error) => {
    mock.answerWith(answer);
    const tutor = open(mock.base);
    expect(await tutor.translate('river')).toEqual({ ok: false, error });
    if (error.kind !== 'unusable') {
      expect(await tutor.explain('river')).toEqual({ ok: false, error });
      expect(await tutor.writeQuestions(questions)).toEqual({ ok: false, error });
    }
  });

  test.each([{ kind: 'page' }, { kind: 'other-shape' }] as const)(
    'an unreadable body is reported as unusable: $kind',
    async (answer) => {
      mock.answerWith(answer);
      expect(await open(mock.base).translate('river')).toMatchObject({ ok: false, error: { kind: 'unusable' } });
    },
  );

  test('a dropped connection and a closed port are reported', async () => {
    mock.answerWith({ kind: 'hang-up' });
    const tutor = open(mock.base);
    const dropped = await tutor.translate('river');
    expect(dropped.ok ? '' : dropped.error.kind).toMatch(/unreachable|unusable/u);
    await mock.close();
    expect(await tutor.translate('river')).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });

  test('a model that never answers times out', async () => {
    mock.answerWith({ kind: 'silence' });
    expect(await open(mock.base, 20).explain('river')).toEqual({ ok: false, error: { kind: 'timed-out' } });
  });

  test('aborting stops a question that is being answered', async () => {
    const controller = new AbortController();
    mock.answerWith(() => {
      controller.abort();
      return { kind: 'silence' };
    });
    expect(await open(mock.base).explain('river', { signal: controller.signal })).toEqual({
      ok: false,
      error: { kind: 'stopped' },
    });
    expect(mock.asked).toHaveLength(1);
  });

  test('Telugu in Latin letters is rejected as Telugu, and Telugu is rejected as English', async () => {
    const wrongScript = { ok: false, error: { kind: 'unusable', fault: 'wrong-script' } };
    mock.answerWith({ kind: 'text', text: 'nadi ante pravahinche neeru' });
    expect(await open(mock.base).translate('river')).toEqual(wrongScript);
    mock.answerWith({ kind: 'text', text: 'నది ప్రవహిస్తుంది.' });
    expect(await open(mock.base).explain('river')).toEqual(wrongScript);
  });

  test('markup is removed, a long answer is shortened and a cut-off sentence is dropped', async () => {
    const long = `**River**: ${'a river flows and flows '.repeat(20)}`;
    mock.answerWith((prompt) =>
      prompt.startsWith('Explain')
        ? { kind: 'text', text: long }
        : { kind: 'text', text: 'నది పారుతుంది. అది సముద్రంలో కలు', isBrokenOff: true },
    );
    const explained = await open(mock.base).explain('river');
    expect(explained.ok && explained.value.english).toMatch(/^River: a river flows.{100,}…$/u);
    expect(explained.ok && explained.value.english.length).toBeLessThanOrEqual(250);
    expect(explained.ok && explained.value.telugu).toBe('నది పారుతుంది.');
  });

  test('an explanation is not repeated', async () => {
    const first = await open(mock.base).explain('river');
    const said = first.ok ? [first.value.english] : [];
    mock.answerWith({ kind: 'text', text: said[0] ?? '' });
    expect(await open(mock.base).explain('river', { said })).toEqual({ ok: false, error: { kind: 'exhausted' } });
  });

  test('one malformed line makes the whole quiz fail', async () => {
    mock.answerWith({ kind: 'text', text: 'What? | ఏమిటి? | a, b, c | a' });
    expect(await open(mock.base).writeQuestions(questions)).toEqual({
      ok: false,
      error: { kind: 'unusable', fault: 'malformed' },
    });
  });

  test('a quiz that is guessable or has two right answers is requested once more', async () => {
    const river = (number: number) => `Question ${number}? | నది గురించి ${number}? | నది, చెట్టు, రాయి, మబ్బు | నది`;
    const twice = (number: number) => `Question ${number}? | నీటి గురించి ${number}? | నీళ్లు, నీళ్ళు, రాయి, మబ్బు | నీళ్లు`;
    for (const [line, fault] of [
      [river, 'guessable'],
      [twice, 'malformed'],
    ] as const) {
      const bad: MockAnswer = { kind: 'text', text: [1, 2, 3].map(line).join('\n') };
      mock.answerWith(bad);
      const before = mock.asked.length;
      const refused = await open(mock.base).writeQuestions({ ...questions, text: 'నది' });
      expect(refused).toEqual({ ok: false, error: { kind: 'unusable', fault } });
      expect(mock.asked.length - before).toBe(2);

      let times = 0;
      mock.answerWith((prompt) => {
        times += 1;
        return times === 1 ? bad : { kind: 'text', text: goodModel(prompt) };
      });
      expect(await open(mock.base).writeQuestions({ ...questions, text: 'నది' })).toMatchObject({ ok: true });
      expect(times).toBe(2);
    }
  });

  test('a text that is not fit for children is never sent', async () => {
    expect(await open(mock.base).explain('porn')).toEqual({ ok: false, error: { kind: 'unfit' } });
    expect(mock.asked).toEqual([]);
  });

  test('only the typed text, the earlier explanations and the grade are sent', async () => {
    const tutor = open(mock.base);
    const said = ['A river flows to the sea.'];
    await tutor.explain('river', { said, grade: 4, interests: ['secret kites', 'రహస్యం'] });
    await tutor.translate('my river');
    await tutor.writeQuestions({ ...questions, level: 'hard' });
    expect(mock.asked).toHaveLength(4);
    const [explanation] = mock.asked;
    expect(explanation?.prompt).toContain('river');
    expect(explanation?.prompt).toContain(said[0]);
    expect(explanation?.prompt).toContain('grade 4');
    for (const { body, headers, path } of mock.asked) {
      const everything = JSON.stringify([body, headers, path]);
      expect(everything).not.toMatch(/secret kites|రహస్యం/u);
      expect(Object.keys(headers)).not.toContain('cookie');
      expect(Object.keys(headers)).not.toContain('referer');
      expect(headers.authorization).toBeUndefined();
    }
  });

  test(`is called ${name}`, () => expect(open(mock.base).name).toBe(name));
});
