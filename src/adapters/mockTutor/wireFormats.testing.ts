// The request and response bodies of the two providers.

type WireFormat = {
  readonly promptIn: (body: unknown) => unknown;
  readonly text: (text: string, isBrokenOff: boolean) => object;
  readonly nothing: object;
  readonly blockedPrompt: object;
  readonly blockedAnswer: object;
  readonly error: (status: number, retryAfterSeconds: number | undefined) => object;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inside, key) => (isRecord(inside) ? inside[key] : undefined), value);

export const gemini: WireFormat = {
  promptIn: (body) => at(body, 'contents', 0, 'parts', 0, 'text'),
  text: (text, isBrokenOff) => ({
    candidates: [
      { content: { role: 'model', parts: [{ text }] }, finishReason: isBrokenOff ? 'MAX_TOKENS' : 'STOP', index: 0 },
    ],
  }),
  nothing: { candidates: [] },
  blockedPrompt: {
    promptFeedback: {
      blockReason: 'SAFETY',
      safetyRatings: [{ category: 'HARM_CATEGORY_DANGEROUS_CONTENT', probability: 'HIGH' }],
    },
  },
  blockedAnswer: { candidates: [{ finishReason: 'SAFETY', index: 0 }] },
  error: (code, seconds) => {
    const retry = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${seconds}s` };
    const details = seconds === undefined ? {} : { details: [retry] };
    return { error: { code, message: 'A message of the provider', status: 'SOME_STATUS', ...details } };
  },
};

export const chat: WireFormat = {
  promptIn: (body) => at(body, 'messages', 0, 'content'),
  text: (content, isBrokenOff) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: isBrokenOff ? 'length' : 'stop' }],
  }),
  nothing: { choices: [] },
  blockedPrompt: { choices: [{ index: 0, message: { content: null, refusal: 'No.' }, finish_reason: 'stop' }] },
  blockedAnswer: { choices: [{ index: 0, message: { content: '' }, finish_reason: 'content_filter' }] },
  error: (code) => ({ error: { message: 'A message of the provider', type: 'some_type', code: String(code) } }),
};
