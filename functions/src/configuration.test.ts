import { describe, expect, test } from 'vitest';
import { readServerOptions } from './configuration';

describe('the server configuration', () => {
  test('defaults to the project’s own addresses and no providers', () => {
    expect(readServerOptions({}, 'my-project')).toEqual({
      allowedOrigins: [
        'https://my-project.web.app',
        'https://my-project.firebaseapp.com',
        'https://my-project--*.web.app',
      ],
      requiresAppCheck: false,
      soundsBucket: null,
      speech: null,
      chat: null,
    });
  });

  test('ignores extra spaces, slashes and commas', () => {
    const settings = {
      ALLOWED_ORIGINS: ' https://telugu.example/ ,, https://school.example',
      REQUIRE_APP_CHECK: 'yes',
      SOUNDS_BUCKET: 'my-sounds',
      SARVAM_KEY: ' speech-key\n',
      CHAT_KEY: 'chat-key',
      CHAT_BASE: 'https://models.example/v1/',
      CHAT_MODEL: 'small',
      CHAT_MAX_TOKENS: '400',
      CHAT_SAMPLING: 'model',
    };
    expect(readServerOptions(settings, 'p')).toEqual({
      allowedOrigins: ['https://telugu.example', 'https://school.example'],
      requiresAppCheck: true,
      soundsBucket: 'my-sounds',
      speech: { base: 'https://api.sarvam.ai', key: 'speech-key' },
      chat: {
        base: 'https://models.example/v1',
        key: 'chat-key',
        model: 'small',
        maxTokens: 400,
        sampling: 'model',
      },
    });
  });

  test('may say that a provider is not used, or that a model needs no key', () => {
    const settings = { SARVAM_KEY: 'none', CHAT_KEY: 'none', CHAT_BASE: 'http://localhost:11434/v1', CHAT_MODEL: 'm' };
    expect(readServerOptions(settings, 'p')).toMatchObject({ speech: null, chat: { key: '', model: 'm' } });
    expect(readServerOptions({ CHAT_KEY: 'k', CHAT_MODEL: 'm' }, 'p').chat).toBeNull();
  });

  test.each(['', '0', '-5', '2.5', 'many', 'Infinity'])('falls back to the default token limit for %j', (given) => {
    const settings = { CHAT_BASE: 'https://m.example', CHAT_MODEL: 'm', CHAT_MAX_TOKENS: given };
    expect(readServerOptions(settings, 'p').chat?.maxTokens).toBe(2500);
  });
});
