// Stands between the app and Sarvam and holds the key, so that no key is in the page. It takes exactly the call the app
// makes (one text of at most 450 characters) and nothing else, and only so often.

const MAX_CHARACTERS = 450;
const MAX_BODY_BYTES = 8_000;
const MINUTE_MS = 60_000;
const PROVIDER_PATIENCE_MS = 25_000;

/**
 * @typedef {{
 *   key: string,
 *   base?: string,
 *   allowedOrigins: readonly string[],
 *   perClientPerMinute?: number,
 *   perMinute?: number,
 *   fetch?: typeof fetch,
 *   now?: () => number,
 * }} RelayOptions
 *
 * `client` tells callers apart: their network address.
 * @typedef {(request: Request, client: string) => Promise<Response>} Relay
 */

/** @param {RelayOptions} options @returns {Relay} */
export function createSpeechRelay({
  key,
  base = 'https://api.sarvam.ai',
  allowedOrigins,
  perClientPerMinute = 30,
  perMinute = 600,
  fetch: send = fetch,
  now = Date.now,
}) {
  const countFor = minuteCounts(now);

  return async (request, client) => {
    const origin = request.headers.get('origin');
    if (!origin || !allowedOrigins.includes(origin)) return refused(403, 'This page may not use the relay');
    const answer = await answerTo(request, client);
    answer.headers.set('access-control-allow-origin', origin);
    answer.headers.set('vary', 'origin');
    answer.headers.set('cache-control', 'no-store');
    return answer;
  };

  /** @type {Relay} */
  async function answerTo(request, client) {
    if (request.method === 'OPTIONS') {
      const headers = { 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' };
      return new Response(null, { status: 204, headers });
    }
    if (request.method !== 'POST' || !new URL(request.url).pathname.endsWith('/text-to-speech')) {
      return refused(404, 'There is only POST /text-to-speech here');
    }
    if (countFor(client) > perClientPerMinute || countFor('everyone') > perMinute) {
      return refused(429, 'Too many requests. Please wait a minute.');
    }
    const body = await bodyOf(request);
    if (!body) return refused(400, `The relay takes one text of at most ${MAX_CHARACTERS} characters`);
    return passOn(body);
  }

  /** @param {object} body */
  async function passOn(body) {
    try {
      const response = await send(`${base}/text-to-speech`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'api-subscription-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PROVIDER_PATIENCE_MS),
      });
      return new Response(response.body, {
        status: response.status,
        headers: { 'content-type': response.headers.get('content-type') ?? 'application/json' },
      });
    } catch {
      return refused(502, 'The speech provider did not answer');
    }
  }
}

const refused = (/** @type {number} */ status, /** @type {string} */ message) =>
  Response.json({ error: { message, code: `relay_${status}` } }, { status });

/**
 * How often each caller came in this minute. Kept in memory: each running copy of the relay counts on its own.
 * @param {() => number} now
 */
function minuteCounts(now) {
  /** @type {Map<string, number>} */
  let counts = new Map();
  let minute = -1;
  return (/** @type {string} */ caller) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      counts = new Map();
      minute = current;
    }
    const count = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, count);
    return count;
  };
}

/**
 * Only what the app sends is passed on; whatever else a caller adds is not.
 * @param {Request} request
 */
async function bodyOf(request) {
  const text = await textWithin(request, MAX_BODY_BYTES);
  /** @type {unknown} */
  let body;
  try {
    body = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  if (typeof body !== 'object' || body === null || !('inputs' in body)) return undefined;
  const { inputs } = body;
  if (!Array.isArray(inputs) || inputs.length !== 1) return undefined;
  const [input] = inputs;
  if (typeof input !== 'string' || input.trim() === '' || input.length > MAX_CHARACTERS) return undefined;
  const model = nameIn(body, 'model');
  const speaker = nameIn(body, 'speaker');
  if (!model || !speaker) return undefined;
  return {
    inputs: [input],
    target_language_code: 'te-IN',
    enable_preprocessing: true,
    eng_interpolation_wt: 1,
    loudness: 1,
    model,
    pace: 1,
    pitch: 1,
    speaker,
    speech_sample_rate: 22050,
    return_word_timings: true,
  };
}

/** @param {object} body @param {string} field */
function nameIn(body, field) {
  const value = new Map(Object.entries(body)).get(field);
  return typeof value === 'string' && /^[\w:.-]{1,40}$/u.test(value) ? value : undefined;
}

/**
 * Stops reading as soon as there is too much.
 * @param {Request} request @param {number} limit
 */
async function textWithin(request, limit) {
  if (!request.body) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of request.body) {
    bytes += part.length;
    if (bytes > limit) return undefined;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
