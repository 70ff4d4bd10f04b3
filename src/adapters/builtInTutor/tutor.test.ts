import { describe, expect, test } from 'vitest';
import { wordBank } from '../../content/words';
import { openBuiltInTutor } from './tutor';

const tutor = openBuiltInTutor({ random: () => 0.5 });

describe('explaining', () => {
  test('a word with its picture, from the bank', async () => {
    const dog = await tutor.explain('Dogs');
    expect(dog).toMatchObject({
      ok: true,
      value: { word: { id: 'animals_dog', english: 'dog', telugu: 'కుక్క', category: 'animals', emoji: '🐶' } },
    });
  });

  test('every word of the bank, as often as it has explanations, and then no more', async () => {
    for (const { english, explanations } of wordBank) {
      const said: string[] = [];
      for (const _ of explanations) {
        const explained = await tutor.explain(english, { said });
        if (explained.ok) said.push(explained.value.english);
      }
      expect(new Set(said).size).toBe(explanations.length);
      expect(await tutor.explain(english, { said })).toEqual({ ok: false, error: { kind: 'exhausted' } });
    }
  }, 30_000);

  test('with an example from what the learner likes, where there is one', async () => {
    const [first, liked] = await Promise.all([
      tutor.explain('tiger'),
      tutor.explain('tiger', { interests: ['Forest workers', 'x'] }),
    ]);
    expect(first.ok && liked.ok && first.value.english !== liked.value.english).toBe(true);
    expect(liked.ok && liked.value.english).toContain('forest workers');
  });
});

describe('a text that is not in the bank', () => {
  test('gets the nearest words, and no invention', async () => {
    const unknown = { ok: false, error: { kind: 'unknown-word', nearest: [{ english: 'river', telugu: 'నది' }] } };
    expect(await tutor.explain('rivr')).toMatchObject(unknown);
    expect(await tutor.translate('rivr')).toMatchObject(unknown);
    expect(await tutor.writeQuestions({ text: 'rivr', count: 3, level: 'medium' })).toMatchObject(unknown);
    expect(await tutor.explain('quantum chromodynamics')).toEqual({
      ok: false,
      error: { kind: 'unknown-word', nearest: [] },
    });
  });
});

describe('translating', () => {
  test('gives the word of the bank, whichever way it was asked for', async () => {
    for (const text of ['river', 'Rivers', 'the river', 'నది', 'nadi'])
      expect(await tutor.translate(text)).toMatchObject({ ok: true, value: { telugu: 'నది' } });
  });
});

test('a bank that could not be fetched is fetched again by the next question', async () => {
  let tries = 0;
  const flaky = openBuiltInTutor({
    load: () => {
      tries += 1;
      return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    },
  });
  await flaky.warm();
  expect(await flaky.explain('river')).toEqual({ ok: false, error: { kind: 'unreachable' } });
  expect(tries).toBe(2);
});
