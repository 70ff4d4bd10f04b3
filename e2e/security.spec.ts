import { expect, test } from './test';

// The mock voice would replace the browser's Worker, which these tests check.
test.use({ voice: 'real' });

test('a page has a policy that allows only its own scripts', async ({ request }) => {
  for (const path of ['/', '/te/about', '/dashboard', '/service-worker.js']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '));
    expect(scripts).toMatch(/^script-src 'self'(?: 'sha256-[^ ]+'){2}$/);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test('files with a hash in their name are cached forever, and responses are compressed', async ({ request }) => {
  const html = await request.get('/');
  expect(html.headers()['content-encoding']).toBe('br');
  const [script] = /\/assets\/react-[^"]+\.js/.exec(await html.text()) ?? [];
  const answer = await request.get(script ?? '');
  expect(answer.headers()['cache-control']).toContain('immutable');
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(answer.headers()['x-content-type-options']).toBe('nosniff');
});

test('an injected script does not run, and no text becomes markup or a script URL', async ({ page }) => {
  await page.goto('/');
  const title = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.append('document.title = "taken over"');
      document.body.append(script);
    } catch {
      // Trusted Types refused it before the policy did.
    }
    return document.title;
  });
  expect(title).not.toBe('taken over');
  const refused = await page.evaluate(() =>
    [
      () => (document.body.innerHTML = '<p>taken over</p>'),
      () => (document.createElement('script').src = '/service-worker.js'),
      () => new Worker('/voice/worker.js'),
      () =>
        (globalThis as unknown as { trustedTypes: { createPolicy: Function } }).trustedTypes.createPolicy('evil', {}),
    ].map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch (thrown) {
        return String(thrown).split(':')[0];
      }
    }),
  );
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
});

test.use({ expectedConsoleErrors: /Content Security Policy|TrustedTypes|requires 'Trusted/i });
