type Frame = {
  restyle(style: object, done?: () => void): Promise<void>;
  ping(done?: () => void): Promise<void>;
  register(name: string, handler: (data: unknown) => unknown): void;
  send(name: string, data: unknown, done?: (answers: unknown[]) => void): void;
};

type OpenOptions = { where: HTMLElement; url: string; attributes?: Record<string, unknown> };

/**
 * Mocks the part of Google's api.js that Firebase Auth uses: frames that call each other's handlers by name. The page and
 * the emulator's frame both load it. It is sent to the browser as text, so it must not refer to anything outside.
 */
export function mockGapi() {
  const MARK = 'aksharam-gapi';

  function connectTo(other: () => Window | null): Frame & { greet(): void } {
    const handlers = new Map<string, (data: unknown) => unknown>();
    const asked = new Map<number, (answers: unknown[]) => void>();
    let number = 0;
    let meet: () => void = () => undefined;
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const post = (kind: string, rest: object = {}) => other()?.postMessage({ mark: MARK, kind, ...rest }, '*');

    window.addEventListener('message', async ({ data, source }) => {
      if (data?.mark !== MARK || source !== other()) return;
      if (data.kind === 'hello') post('hello-to-you');
      if (data.kind === 'hello' || data.kind === 'hello-to-you') meet();
      if (data.kind === 'answer') asked.get(data.number)?.(data.answers);
      if (data.kind === 'question') {
        const handler = handlers.get(data.name);
        post('answer', { number: data.number, answers: handler ? [await handler(data.data)] : [] });
      }
    });

    return {
      greet: () => post('hello'),
      restyle: () => Promise.resolve(),
      async ping(done) {
        await met;
        done?.();
      },
      register: (name, handler) => void handlers.set(name, handler),
      send(name, data, done) {
        number += 1;
        const question = { number, name, data };
        if (done) asked.set(number, done);
        void met.then(() => post('question', question));
      },
    };
  }

  let parent: (Frame & { greet(): void }) | undefined;

  const context = {
    async open({ where, url, attributes = {} }: OpenOptions, opened: (frame: Frame) => unknown) {
      const element = document.createElement('iframe');
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'style') Object.assign(element.style, value);
        else element.setAttribute(name, String(value));
      }
      element.src = url;
      where.append(element);
      return opened(connectTo(() => element.contentWindow));
    },
    getParentIframe() {
      parent ??= connectTo(() => window.parent);
      // Greet after the frame has registered its handlers.
      queueMicrotask(() => parent?.greet());
      return parent;
    },
  };

  const page = window as unknown as Record<string, unknown>;
  page['gapi'] = {
    load: (_: string, then: (() => void) | { callback: () => void }) =>
      queueMicrotask(typeof then === 'function' ? then : then.callback),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      Iframe: function FrameOfGapi() {},
      getContext: () => context,
    },
  };
  const address = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
  const ready = page[new URL(address || document.URL).searchParams.get('onload') ?? 'gapi_onload'];
  if (typeof ready === 'function') ready();
}
