// A mock server for the wire formats of Gemini and OpenAI. It records every request, and answers like a good model or
// with a chosen failure. Tests in a browser can call it too.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { goodModel } from './goodModel.testing';
import { chat, gemini } from './wireFormats.testing';

type MockRequest = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  readonly prompt: string;
};

export type MockAnswer =
  | { readonly kind: 'text'; readonly text: string; readonly isBrokenOff?: boolean }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterSeconds?: number }
  /** Neither a candidate nor a choice. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'blocked-prompt' | 'blocked-answer' }
  /** An HTML page, as a proxy might send. */
  | { readonly kind: 'page' }
  | { readonly kind: 'other-shape' }
  | { readonly kind: 'silence' }
  /** Closes the connection in the middle of an answer. */
  | { readonly kind: 'hang-up' };

export type MockTutor = {
  readonly base: string;
  readonly asked: MockRequest[];
  answerWith(answer: MockAnswer | ((prompt: string) => MockAnswer)): void;
  close(): Promise<void>;
};

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'retry-after',
};

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  return text === '' ? null : JSON.parse(text);
}

export async function startMockTutor(): Promise<MockTutor> {
  const asked: MockRequest[] = [];
  const goodAnswer = (prompt: string): MockAnswer => ({ kind: 'text', text: goodModel(prompt) });
  let answerTo: (prompt: string) => MockAnswer = goodAnswer;

  function respond(answer: MockAnswer, wire: typeof gemini, response: ServerResponse) {
    const json = (status: number, body: object, headers = {}) =>
      response.writeHead(status, { ...CORS, 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    switch (answer.kind) {
      case 'text':
        return json(200, wire.text(answer.text, answer.isBrokenOff ?? false));
      case 'status': {
        const { status, retryAfterSeconds: seconds } = answer;
        return json(status, wire.error(status, seconds), seconds === undefined ? {} : { 'retry-after': `${seconds}` });
      }
      case 'nothing':
        return json(200, wire.nothing);
      case 'blocked-prompt':
        return json(200, wire.blockedPrompt);
      case 'blocked-answer':
        return json(200, wire.blockedAnswer);
      case 'page':
        return response.writeHead(200, { ...CORS, 'content-type': 'text/html' }).end('<html><h1>Welcome</h1></html>');
      case 'other-shape':
        return json(200, { candidates: 'none', choices: 'none' });
      case 'silence':
        return undefined;
      case 'hang-up':
        response.writeHead(200, { ...CORS, 'content-type': 'application/json', 'content-length': '9999' });
        response.write('{"ca', () => response.destroy());
        return undefined;
    }
  }

  /** Tests in a browser cannot call `answerWith`, so they send the answer here; null restores the good model. */
  async function setAnswer(request: IncomingMessage, response: ServerResponse) {
    const answer = (await bodyOf(request)) as MockAnswer | null;
    answerTo = answer ? () => answer : goodAnswer;
    const told = JSON.stringify(asked.splice(0));
    response.writeHead(200, { ...CORS, 'content-type': 'application/json' }).end(told);
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/answer-with' && request.method === 'POST') return void setAnswer(request, response);
    const wire = path.endsWith(':generateContent') ? gemini : path.endsWith('/chat/completions') ? chat : undefined;
    if (request.method === 'OPTIONS' || !wire) return void response.writeHead(wire ? 204 : 404, CORS).end();
    void bodyOf(request).then((body) => {
      const prompt = String(wire.promptIn(body));
      asked.push({ path, headers: request.headers, body, prompt });
      return respond(answerTo(prompt), wire, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mock server has no address');

  return {
    base: `http://127.0.0.1:${address.port}`,
    asked,
    answerWith: (answer) => {
      answerTo = typeof answer === 'function' ? answer : () => answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
