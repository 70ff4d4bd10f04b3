import type { Page } from '@playwright/test';

type Counts = { readonly reads: number; readonly writes: number; readonly what: readonly string[] };

/** One request to Firestore and the response received so far. */
type Exchange = { readonly url: string; readonly sent: string; answered: string };
type WatchedWindow = { firestoreExchanges: Exchange[] };

/** Records every request of the page to Firestore. */
export const watchWire = (page: Page) =>
  page.addInitScript(() => {
    const exchanges: Exchange[] = [];
    Object.assign(window, { firestoreExchanges: exchanges });
    const isFirestore = (url: string) => /google\.firestore|\/v1\/projects\//u.test(url);
    const realFetch = window.fetch.bind(window);

    async function readAlong(exchange: Exchange, answer: ReadableStream<Uint8Array>) {
      const reader = answer
        .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
        .getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) exchange.answered += part.value;
    }

    const addresses = new WeakMap<XMLHttpRequest, string>();
    const { open, send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function opened(
      this: XMLHttpRequest,
      method: string,
      url: string | URL,
      isAsync?: boolean,
    ) {
      addresses.set(this, String(url));
      open.call(this, method, url, isAsync ?? true);
    };
    XMLHttpRequest.prototype.send = function sent(this: XMLHttpRequest, body) {
      const exchange = { url: addresses.get(this) ?? '', sent: String(body ?? ''), answered: '' };
      if (isFirestore(exchange.url)) exchanges.push(exchange);
      this.addEventListener('progress', () => {
        if (this.responseType === '' || this.responseType === 'text') exchange.answered = this.responseText;
      });
      send.call(this, body);
    };

    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (!isFirestore(request.url)) return realFetch(request);
      const exchange = { url: request.url, sent: await request.clone().text(), answered: '' };
      exchanges.push(exchange);
      const response = await realFetch(request);
      const copy = response.clone().body;
      if (copy) void readAlong(exchange, copy).catch(() => undefined);
      return response;
    };
  });

/** Counts what the owner pays for: documents read, reads that found nothing, count queries and writes. */
export async function countsOf(page: Page): Promise<Counts> {
  const exchanges = await page.evaluate(() => (window as unknown as WatchedWindow).firestoreExchanges);
  const what = exchanges.flatMap(costsOf);
  what.push(...emptyReads(exchanges));
  const countOf = (word: string) => what.filter((one) => one.startsWith(word)).length;
  return { reads: countOf('read'), writes: countOf('write'), what };
}

type Message = {
  readonly addTarget?: { readonly targetId: number; readonly resumeToken?: string };
  readonly writes?: object[];
};

const messagesIn = ({ sent }: Exchange): Message[] =>
  [...new URLSearchParams(sent)].flatMap(([name, value]) =>
    name.endsWith('___data__') ? [JSON.parse(value) as Message] : [],
  );

const collectionIn = (text: string): string => /documents\/(\w+)\//u.exec(text)?.[1] ?? 'something';

const CHANGES = /"document(?:Change|Delete)":\s*\{[^]*?documents\/(\w+)\/[^]*?"targetIds":\s*\[([\d,\s]*)\]/gu;

function costsOf(exchange: Exchange): string[] {
  const { url, sent, answered } = exchange;
  if (url.includes('Write/channel')) {
    return messagesIn(exchange).flatMap(({ writes = [] }) =>
      writes.map((write) => `write ${collectionIn(JSON.stringify(write))}`),
    );
  }
  if (url.includes('Listen/channel')) return [...answered.matchAll(CHANGES)].map(([, name = '']) => `read ${name}`);
  if (url.includes(':commit')) {
    const { writes = [] } = JSON.parse(sent) as Message;
    return writes.map((write) => `write ${collectionIn(JSON.stringify(write))}`);
  }
  return [`read by ${/:(\w+)$/u.exec(url.split('?')[0] ?? '')?.[1] ?? 'another way'}`];
}

/** A read that finds nothing costs as much as one document; a resumed listener, which only updates the cache, is free. */
function emptyReads(exchanges: readonly Exchange[]): string[] {
  const listens = exchanges.filter(({ url }) => url.includes('Listen/channel'));
  const answers = listens.flatMap(({ answered }) => [...answered.matchAll(CHANGES)]);
  const found = new Set(answers.flatMap(([, , ids = '']) => ids.split(',').map(Number)));
  return listens
    .flatMap(messagesIn)
    .flatMap(({ addTarget }) => addTarget ?? [])
    .filter(({ targetId, resumeToken }) => !found.has(targetId) && resumeToken === undefined)
    .map((target) => `read nothing of ${requestedCollection(JSON.stringify(target))}`);
}

const requestedCollection = (target: string): string =>
  /"collectionId":"(\w+)"/u.exec(target)?.[1] ?? collectionIn(target);
