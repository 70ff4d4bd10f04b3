import { expect, test } from './test';

// With the browser's own workers: what they refuse is looked at.
test.use({ voice: 'real' });

test('a page comes with a policy that allows no script but its own', async ({ request }) => {
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

test('files with a hash in their name are kept for good, and everything arrives compressed', async ({ request }) => {
  const html = await request.get('/');
  expect(html.headers()['content-encoding']).toBe('br');
  const [script] = /\/assets\/react-[^"]+\.js/.exec(await html.text()) ?? [];
  const answer = await request.get(script ?? '');
  expect(answer.headers()['cache-control']).toContain('immutable');
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(answer.headers()['x-content-type-options']).toBe('nosniff');
});

test('injected script does not run, and no text becomes markup or a script’s address', async ({ page }) => {
  await page.goto('/');
  const title = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.append('document.title = "taken over"');
      document.body.append(script);
    } catch {
      // refused before it could be tried
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
    ].map((attack) => {
      try {
        attack();
        return 'let through';
      } catch (thrown) {
        return String(thrown).split(':')[0];
      }
    }),
  );
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
});

test.use({ expectedConsoleErrors: /Content Security Policy|TrustedTypes|requires 'Trusted/i });
