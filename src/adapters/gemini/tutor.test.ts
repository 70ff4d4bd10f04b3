import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMockTutor, type MockTutor } from '../mockTutor/server.testing';
import { openGeminiTutor } from './tutor';

const firebase = {
  apiKey: 'AIza-test',
  authDomain: 'demo-x.firebaseapp.com',
  projectId: 'demo-x',
  appId: '1:1234567890:web:abcdef',
};

let mock: MockTutor;
beforeEach(async () => {
  mock = await startMockTutor();
});
afterEach(() => mock.close());

test('a call uses Firebase AI Logic with the spec’s sampling values and the configured model', async () => {
  await openGeminiTutor({ firebase, model: 'gemini-x', baseUrl: mock.base }).translate('river');
  const [asked] = mock.asked;
  expect(asked?.path).toBe('/v1beta/projects/demo-x/models/gemini-x:generateContent');
  expect(asked?.headers).toMatchObject({ 'x-goog-api-key': 'AIza-test', 'x-firebase-appid': firebase.appId });
  expect(asked?.body).toEqual({
    contents: [{ role: 'user', parts: [{ text: asked?.prompt }] }],
    safetySettings: expect.anything(),
    generationConfig: { temperature: 0.7, topP: 0.8, topK: 40, maxOutputTokens: 250 },
  });
});

test('a quiz gets 250 tokens for each of its questions', async () => {
  const tutor = openGeminiTutor({ firebase, model: 'gemini-x', baseUrl: mock.base });
  await tutor.writeQuestions({ text: 'river', count: 4, level: 'hard' });
  expect(mock.asked[0]?.body).toMatchObject({ generationConfig: { maxOutputTokens: 1000 } });
});

test('sampling values are dropped for models that reject them', async () => {
  await openGeminiTutor({ firebase, model: 'gemini-x', baseUrl: mock.base, sampling: 'model' }).translate('river');
  expect(mock.asked[0]?.body).toHaveProperty('generationConfig', {});
});

test('every harm category is blocked at the strictest level', async () => {
  await openGeminiTutor({ firebase, model: 'gemini-x', baseUrl: mock.base }).translate('river');
  const threshold = 'BLOCK_LOW_AND_ABOVE';
  expect(mock.asked[0]?.body).toMatchObject({
    safetySettings: [
      { category: 'HARM_CATEGORY_HARASSMENT', threshold },
      { category: 'HARM_CATEGORY_HATE_SPEECH', threshold },
      { category: 'HARM_CATEGORY_SEXUALLY_EXPLICIT', threshold },
      { category: 'HARM_CATEGORY_DANGEROUS_CONTENT', threshold },
    ],
  });
});
