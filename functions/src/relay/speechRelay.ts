import { jsonWithin } from '../http/body';
import { refused } from '../http/answers';
import type { LogEntry } from '../http/createApi';
import type { Handler } from '../http/route';
import { providerLog, providerRefusal } from './providerRefusal';
import type { Sounds } from './sounds';
import { readSpeechCall } from './speechCall';

/** 450 characters of Telugu take 1,350 bytes, or 2,700 as JSON escapes. */
export const MAX_SPEECH_BODY_BYTES = 8_000;

/** Accepts exactly the call that the app makes: one text of at most 450 characters. */
export const speechRelay =
  (sounds: Sounds | null, log: (entry: LogEntry) => void): Handler =>
  async ({ request }) => {
    if (!sounds) return refused(503, 'no_speech', 'This server has no voice.');
    const call = readSpeechCall(await jsonWithin(request, MAX_SPEECH_BODY_BYTES));
    if (!call) return refused(400, 'text', 'The voice takes one text of at most 450 characters.');
    const answer = await sounds(call);
    if (answer.ok) {
      return new Response(Buffer.from(answer.sound), {
        headers: { 'content-type': 'application/json', 'x-sound': answer.from },
      });
    }
    log(providerLog('speech', answer));
    return providerRefusal('voice', answer);
  };
