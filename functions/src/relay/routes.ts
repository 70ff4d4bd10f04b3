import type { Dependencies } from '../dependencies';
import type { Route } from '../http/route';
import { chatRelay, MAX_CHAT_BODY_BYTES } from './chatRelay';
import { openSounds } from './sounds';
import { MAX_SPEECH_BODY_BYTES, speechRelay } from './speechRelay';

/** Speech and chat, for who is signed in: the providers' keys stay here. */
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
      // A lesson is about a hundred sounds, and a device keeps what it has heard.
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
