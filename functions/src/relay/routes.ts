import type { Dependencies } from '../dependencies';
import type { Route } from '../http/route';
import { chatRelay, MAX_CHAT_BODY_BYTES } from './chatRelay';
import { openSounds } from './sounds';
import { MAX_SPEECH_BODY_BYTES, speechRelay } from './speechRelay';

/** Speech and chat for signed-in learners; the providers' keys never leave the server. */
export function relayRoutes({
  options,
  files,
  fetch,
  log,
}: Pick<Dependencies, 'options' | 'files' | 'fetch' | 'log'>): Route[] {
  const { speech, chat } = options;
  return [
    {
      method: 'POST',
      path: '/speech/text-to-speech',
      needs: 'learner',
      // A lesson has about a hundred sounds, and the device caches each sound it has played.
      perMinute: 60,
      perDay: 1_500,
      maxBodyBytes: MAX_SPEECH_BODY_BYTES,
      handle: speechRelay(speech && openSounds({ speech, files, fetch, log }), log),
    },
    {
      method: 'POST',
      path: '/chat/completions',
      needs: 'learner',
      perMinute: 20,
      perDay: 300,
      maxBodyBytes: MAX_CHAT_BODY_BYTES,
      handle: chatRelay({ chat, fetch, log }),
    },
  ];
}
