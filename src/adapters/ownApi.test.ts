import { describe, expect, it } from 'vitest';
import type { Configuration } from './configuration';
import { isOwnApi } from './ownApi';

const HOSTED: Configuration = {
  kind: 'firebase',
  firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a' },
};

describe('our own server', () => {
  it.each(['/api', '/api/speech', '/api/speech/', '/api/chat'])('is at %s', (address) => {
    expect(isOwnApi(address, HOSTED, {})).toBe(true);
  });

  it.each(['https://api.sarvam.ai', '/apis/speech', '/model/v1', 'https://evil.test/api', '//evil.test/api', ''])(
    'is not at %s: no token goes there',
    (address) => expect(isOwnApi(address, HOSTED, {})).toBe(false),
  );

  it('is where the owner says', () => {
    const environment = { VITE_API_BASE: 'https://europe-west1-p.cloudfunctions.net/api/' };
    expect(isOwnApi('https://europe-west1-p.cloudfunctions.net/api/speech', HOSTED, environment)).toBe(true);
    expect(isOwnApi('https://europe-west1-p.cloudfunctions.net.evil.test/api', HOSTED, environment)).toBe(false);
    expect(isOwnApi('/api/speech', HOSTED, environment)).toBe(false);
  });

  it('asks for nobody where there is no project', () => {
    expect(isOwnApi('/api/speech', { kind: 'embedded' }, {})).toBe(false);
  });
});
