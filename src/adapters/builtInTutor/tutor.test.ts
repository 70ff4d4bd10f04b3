import { describe, expect, test } from 'vitest';
import { wordBank } from '../../content/words';
import type { Phrase, Translator } from '../../domain/translation/phrase';
import { loadKnowledge } from './knowledge';
import { openBuiltInTutor } from './tutor';

const tutor = openBuiltInTutor({ random: () => 0.5 });

describe('the built-in tutor explains', () => {
  test('a word of the bank, with its picture', async () => {
    const dog = await tutor.explain('Dogs');
    expect(dog).toMatchObject({
      ok: true,
      value: { word: { id: 'animals_dog', english: 'dog', telugu: 'కుక్క', category: 'animals', emoji: '🐶' } },
    });
  });

  test('every word of the bank once with each of its explanations', async () => {
    for (const { english, explanations } of wordBank) {
      const said: string[] = [];
      for (const _ of explanations) {
        const explained = await tutor.explain(english, { said });
        if (explained.ok) said.push(explained.value.english);
      }
      expect(new Set(said).size).toBe(explanations.length);
      expect(await tutor.explain(english, { said })).toEqual({ ok: false, error: { kind: 'exhausted' } });
    }
  });

  test('a word with an example of something the learner likes, if there is one', async () => {
    const [first, liked] = await Promise.all([
      tutor.explain('tiger'),
      tutor.explain('tiger', { interests: ['Forest workers', 'x'] }),
    ]);
    expect(first.ok && liked.ok && first.value.english !== liked.value.english).toBe(true);
    expect(liked.ok && liked.value.english).toContain('forest workers');
  });
});

describe('a text that is not in the bank', () => {
  test('is read as the word that was clearly meant, and the answer says so', async () => {
    const slip = { how: 'slip', others: [] };
    expect(await tutor.explain('rivr')).toMatchObject({ ok: true, value: { word: { english: 'river' }, taken: slip } });
    expect(await tutor.translate('rivr')).toMatchObject({ ok: true, value: { telugu: 'నది', taken: slip } });
    expect(await tutor.writeQuestions({ text: 'rivr', count: 3, level: 'medium' })).toMatchObject({ ok: true });
  });

  test('gets the nearest words, and never an invented answer', async () => {
    expect(await tutor.explain('beard')).toMatchObject({
      ok: false,
      error: { kind: 'unknown-word', nearest: [{ english: 'goat' }, { english: 'chin' }, {}], instead: [] },
    });
    expect(await tutor.explain('quantum chromodynamics')).toMatchObject({
      ok: false,
      error: { kind: 'unknown-word', nearest: [], instead: [{}, {}, {}] },
    });
  });

  test('is refused when it is not fit for children', async () => {
    expect(await tutor.explain('porn')).toEqual({ ok: false, error: { kind: 'unfit' } });
    expect(await tutor.translate('call me 98765 43210')).toEqual({ ok: false, error: { kind: 'unfit' } });
  });
});

describe('a phrase', () => {
  const red = { telugu: 'ఎర్ర', english: 'red', wordId: 'colours_red' };
  const car = { telugu: 'కారు', english: 'car', wordId: 'travel_car' };
  const redCar: Phrase = {
    ...{ english: 'red car', telugu: 'ఎర్ర కారు', parts: [red, car], isSentence: false },
    build: [{ en: 'The color comes first.', te: 'రంగు ముందు వస్తుంది.' }],
  };
  const grammar: Translator = (text) => {
    if (text === 'red car') return { kind: 'translated', phrase: redCar };
    return text === 'my zorblax is red'
      ? { kind: 'missing', missing: ['zorblax'], known: [red] }
      : { kind: 'not-understood' };
  };
  const withGrammar = openBuiltInTutor({ random: () => 0.5, load: () => loadKnowledge(() => grammar) });

  test('is translated, and explained once with its parts', async () => {
    expect(await withGrammar.translate('red car')).toEqual({ ok: true, value: { telugu: 'ఎర్ర కారు', phrase: redCar } });
    const explained = await withGrammar.explain('red car');
    expect(explained).toMatchObject({
      ok: true,
      value: { phrase: redCar, telugu: expect.stringContaining('ఎర్ర కారు') },
    });
    const said = explained.ok ? [explained.value.english] : [];
    expect(await withGrammar.explain('red car', { said })).toEqual({ ok: false, error: { kind: 'exhausted' } });
  });

  test('gives questions about its words', async () => {
    const written = await withGrammar.writeQuestions({ text: 'red car', count: 6, level: 'medium' });
    expect(written.ok && new Set(written.value.map(({ english, telugu }) => english + telugu)).size).toBe(6);
  });

  test('with unknown words gives an error that names them', async () => {
    expect(await withGrammar.explain('my zorblax is red')).toEqual({
      ok: false,
      error: { kind: 'missing-words', missing: ['zorblax'], known: [red] },
    });
  });

  test('is translated by the grammar, or found in the lessons', async () => {
    expect(await tutor.translate('the cat is hungry')).toMatchObject({
      ok: true,
      value: { telugu: 'పిల్లికి ఆకలిగా ఉంది.' },
    });
    expect(await tutor.translate('See you tomorrow')).toMatchObject({ ok: true });
  });
});

describe('translating', () => {
  test('finds the word of the bank in any form, script or spelling', async () => {
    for (const text of ['river', 'Rivers', 'the river', 'నది', 'nadi'])
      expect(await tutor.translate(text)).toMatchObject({ ok: true, value: { telugu: 'నది' } });
  });
});

test('a word bank that could not be loaded is loaded again with the next question', async () => {
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

test('a quiz about a sentence asks about its words and its grammar', async () => {
  for (const level of ['medium', 'hard'] as const) {
    const quiz = await tutor.writeQuestions({ text: 'the cat drinks milk', count: 5, level });
    const asked = quiz.ok ? quiz.value : [];
    expect(asked).toHaveLength(5);
    expect(asked.filter(({ english }) => english.includes('The cat drinks milk.')).length).toBeGreaterThanOrEqual(2);
  }
});
