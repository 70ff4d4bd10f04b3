import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Configuration } from './configuration';
import { fetchFor, isOwnApi } from './ownApi';

const HOSTED: Configuration = {
  kind: 'firebase',
  firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a' },
};

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('our own server', () => {
  it.each(['/api', '/api/speech', '/api/speech/', '/api/chat'])('is at %s', (address) => {
    expect(isOwnApi(address, HOSTED, {})).toBe(true);
  });

  it.each(['https://api.sarvam.ai', '/apis/speech', '/model/v1', 'https://evil.test/api', '//evil.test/api', ''])(
    'is not at %s, so that no token is sent there',
    (address) => expect(isOwnApi(address, HOSTED, {})).toBe(false),
  );

  it('is at the configured address', () => {
    const environment = { VITE_API_BASE: 'https://europe-west1-p.cloudfunctions.net/api/' };
    expect(isOwnApi('https://europe-west1-p.cloudfunctions.net/api/speech', HOSTED, environment)).toBe(true);
    expect(isOwnApi('https://europe-west1-p.cloudfunctions.net.evil.test/api', HOSTED, environment)).toBe(false);
    expect(isOwnApi('/api/speech', HOSTED, environment)).toBe(false);
  });

  it('is the only one that gets a token', () => {
    vi.stubEnv('VITE_FIREBASE_API_KEY', 'k');
    expect(fetchFor('/api/speech', HOSTED, {})).toBeTypeOf('function');
    expect(fetchFor('https://api.sarvam.ai', HOSTED, {})).toBeUndefined();
    expect(fetchFor('/api/speech', { kind: 'embedded' }, {})).toBeUndefined();
  });

  it('does not exist without a Firebase project', () => {
    expect(isOwnApi('/api/speech', { kind: 'embedded' }, {})).toBe(false);
  });
});
