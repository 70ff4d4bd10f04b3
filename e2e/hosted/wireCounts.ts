import type { Page } from '@playwright/test';

type Counts = { readonly reads: number; readonly writes: number; readonly what: readonly string[] };

/** From now on the page keeps each of its requests to Firestore: what was sent, and what has been answered so far. */
export const watchWire = (page: Page) =>
  page.addInitScript(() => {
    const seen: { url: string; sent: string; request: XMLHttpRequest }[] = [];
    Object.assign(window, { firestoreRequests: seen });
    const { open, send } = XMLHttpRequest.prototype;
    const addresses = new WeakMap<XMLHttpRequest, string>();
    XMLHttpRequest.prototype.open = function opened(
      this: XMLHttpRequest,
      method: string,
      url: string | URL,
      ...rest: []
    ) {
      addresses.set(this, String(url));
      open.call(this, method, url, ...(rest as unknown as [boolean]));
    };
    XMLHttpRequest.prototype.send = function sent(this: XMLHttpRequest, body) {
      const url = addresses.get(this) ?? '';
      if (/google\.firestore|\/v1\/projects\//u.test(url)) seen.push({ url, sent: String(body ?? ''), request: this });
      send.call(this, body);
    };
  });

/** What an owner would pay for: documents read from the server, queries that found none, counts, and writes. */
export const countsOf = (page: Page): Promise<Counts> =>
  page.evaluate(() => {
    type Sent = { url: string; sent: string; request: XMLHttpRequest };
    const requests = (window as unknown as { firestoreRequests: Sent[] }).firestoreRequests;
    const messagesIn = ({ sent }: Sent) =>
      [...new URLSearchParams(sent)].flatMap(([name, value]) => {
        if (!name.endsWith('___data__')) return [];
        return [JSON.parse(value) as { addTarget?: { query?: object; targetId: number }; writes?: unknown[] }];
      });
    const what: string[] = [];
    let writes = 0;
    const queries = new Set<number>();
    for (const asked of requests) {
      if (/Write\/channel/u.test(asked.url)) {
        for (const { writes: some = [] } of messagesIn(asked)) {
          writes += some.length;
          for (const one of some) what.push(`write ${/documents\/(\w+)/u.exec(JSON.stringify(one))?.[1] ?? ''}`);
        }
      } else if (/Listen\/channel/u.test(asked.url)) {
        for (const { addTarget } of messagesIn(asked)) if (addTarget?.query) queries.add(addTarget.targetId);
        for (const found of asked.request.responseText.matchAll(
          /"document(Change|Delete)":\s*\{[^]*?documents\/(\w+)\/[^]*?"(?:targetIds|removedTargetIds)":\s*\[([\d,\s]*)\]/gu,
        )) {
          what.push(`read ${found[2] ?? ''}`);
          for (const id of (found[3] ?? '').split(',')) queries.delete(Number(id));
        }
      } else if (/:commit/u.test(asked.url)) {
        const some = (JSON.parse(asked.sent) as { writes?: unknown[] }).writes ?? [];
        writes += some.length;
        what.push(...some.map(() => 'write in a transaction'));
      } else what.push(`read ${/:(\w+)/u.exec(asked.url.slice(8))?.[1] ?? 'otherwise'}`);
    }
    what.push(...[...queries].map(() => 'read of a query that found nothing'));
    return { reads: what.filter((one) => one.startsWith('read')).length, writes, what };
  });
