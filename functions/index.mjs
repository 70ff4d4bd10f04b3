// The relay as a Firebase function; `npm install` in this folder first. Built with VITE_SARVAM_BASE=/api/speech, the app's
// firebase.json leads to it.
import { defineSecret, defineString } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { nodeHandler } from './nodeHandler.mjs';
import { createSpeechRelay } from './speechRelay.mjs';

const key = defineSecret('SARVAM_KEY');
const origins = defineString('ALLOWED_ORIGINS');

/** @type {ReturnType<typeof nodeHandler> | undefined} */
let handler;

// One copy, so that its counts are the counts.
export const speech = onRequest({ secrets: [key], maxInstances: 1 }, (incoming, outgoing) => {
  handler ??= nodeHandler(
    createSpeechRelay({
      key: key.value(),
      allowedOrigins: origins
        .value()
        .split(',')
        .map((origin) => origin.trim()),
    }),
  );
  return handler(incoming, outgoing);
});
