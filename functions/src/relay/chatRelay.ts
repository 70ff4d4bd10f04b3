import { answered, refused } from '../http/answers';
import { jsonWithin } from '../http/body';
import type { ChatOptions } from '../configuration';
import type { LogEntry } from '../http/createApi';
import type { Handler } from '../http/route';
import { readChatCall, readCompletion } from './chatCall';
import { askProvider } from './provider';
import { providerLog, providerRefusal } from './providerRefusal';

/** Three earlier explanations and the text, in Telugu escaped as JSON, take about 10 kB. */
export const MAX_CHAT_BODY_BYTES = 16_000;
const MAX_ANSWER_BYTES = 256_000;
const TIMEOUT_MS = 28_000;

type ChatRelayOptions = {
  readonly chat: ChatOptions | null;
  readonly fetch: typeof fetch;
  readonly log: (entry: LogEntry) => void;
};

/** Accepts exactly the tutor's call, so that nobody can use the owner's model for anything else. */
export const chatRelay =
  ({ chat, fetch: send, log }: ChatRelayOptions): Handler =>
  async ({ request }) => {
    if (!chat) return refused(503, 'no_chat', 'This server has no model.');
    const call = readChatCall(await jsonWithin(request, MAX_CHAT_BODY_BYTES), chat);
    if (!call) return refused(400, 'prompt', 'The model takes the questions of the app’s own tutor only.');
    const answer = await askProvider(send, {
      address: `${chat.base}/chat/completions`,
      headers: chat.key ? { authorization: `Bearer ${chat.key}` } : {},
      body: call,
      maxBytes: MAX_ANSWER_BYTES,
      timeoutMs: TIMEOUT_MS,
    });
    if (!answer.ok) {
      log(providerLog('chat', answer));
      return providerRefusal('model', answer);
    }
    const completion = readCompletion(answer.value);
    if (completion) return answered(completion);
    log({ provider: 'chat', failed: 'no_completion', status: 200 });
    return refused(502, 'provider_no_completion', 'The model did not answer.');
  };
