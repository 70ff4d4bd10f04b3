// This file only wires Cloud Functions to plain functions with injected dependencies.
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { defineSecret, defineString } from 'firebase-functions/params';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createServerApi } from './api';
import { updatePupils } from './classes/updatePupils';
import { DEFAULTS, readServerOptions } from './configuration';
import { nodeHandler } from './http/nodeHandler';
import { firebaseDependencies } from './firebaseDependencies';
import { nightly } from './nightly';
import { scoreActivity as score } from './scores/scoreActivity';

const region = defineString('REGION', { default: 'asia-south1' });
const settings = {
  ALLOWED_ORIGINS: defineString('ALLOWED_ORIGINS', { default: '' }),
  REQUIRE_APP_CHECK: defineString('REQUIRE_APP_CHECK', { default: DEFAULTS.REQUIRE_APP_CHECK }),
  SOUNDS_BUCKET: defineString('SOUNDS_BUCKET', { default: '' }),
  SARVAM_BASE: defineString('SARVAM_BASE', { default: DEFAULTS.SARVAM_BASE }),
  CHAT_BASE: defineString('CHAT_BASE', { default: '' }),
  CHAT_MODEL: defineString('CHAT_MODEL', { default: '' }),
  CHAT_MAX_TOKENS: defineString('CHAT_MAX_TOKENS', { default: DEFAULTS.CHAT_MAX_TOKENS }),
  CHAT_SAMPLING: defineString('CHAT_SAMPLING', { default: DEFAULTS.CHAT_SAMPLING }),
};
// A deployment without a provider sets its secret to `none`.
const secrets = { SARVAM_KEY: defineSecret('SARVAM_KEY'), CHAT_KEY: defineSecret('CHAT_KEY') };

setGlobalOptions({ region, maxInstances: 50 });
const app = initializeApp();

let handler: ReturnType<typeof nodeHandler> | undefined;

export const api = onRequest(
  // The memory holds twenty of the largest sounds at the same time.
  { secrets: Object.values(secrets), timeoutSeconds: 300, memory: '512MiB', concurrency: 20 },
  (incoming, outgoing) => {
    handler ??= nodeHandler(
      createServerApi(firebaseDependencies(app, readServerOptions(currentSettings(), projectId()))),
    );
    return handler(incoming, outgoing);
  },
);

/** Failed events are retried; scoring marks each activity, so none is counted twice. */
export const scoreActivity = onDocumentCreated({ document: 'activities/{id}', retry: true }, async ({ params }) => {
  const firestore = getFirestore(app);
  await score({ firestore, now: Date.now, counters: [updatePupils(firestore)] }, params.id);
});

/** 20:30 UTC is 2 a.m. in India. */
export const makeLeagues = onSchedule(
  { schedule: '30 20 * * *', timeZone: 'Etc/UTC', timeoutSeconds: 1_800, memory: '1GiB' },
  async () => {
    const made = await nightly({ firestore: getFirestore(app), auth: getAuth(app), now: Date.now });
    console.info(JSON.stringify({ place: 'nightly', ...made }));
  },
);

const currentSettings = () =>
  Object.fromEntries(Object.entries({ ...settings, ...secrets }).map(([name, parameter]) => [name, parameter.value()]));

const projectId = () => process.env['GCLOUD_PROJECT'] ?? '';
