// Tests what firestore.rules allows and refuses, row by row, in one emulator.
// Uses Firestore Lite, which makes one request per operation. The full client keeps streams open, and reopening them
// after each refusal takes longer than all the rules.
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noEmulator, runningEmulator } from '../emulatorContext.testing';
import { plantAt } from '../plantDocuments.testing';
import { STORED_PROBES } from './stored.testing';
import { PEOPLE, type Probe, type Who } from './probe.testing';
import { RECORDED_PROBES } from './recorded.testing';
import { RECORDED_ACCESS_PROBES } from './recordedAccess.testing';
import { SERVER_PROBES } from './server.testing';
import { SUMMARY_PROBES } from './summary.testing';

const TABLES: Readonly<Record<string, readonly Probe[]>> = {
  'profile and memory': STORED_PROBES,
  'the summary': SUMMARY_PROBES,
  'recorded documents': RECORDED_PROBES,
  'access to recorded documents': RECORDED_ACCESS_PROBES,
  'server documents, leagues, classes and closed accounts': SERVER_PROBES,
};

const opened = new Map<Who, Firestore>();

// A strict emulator accepts tokens only of learners it knows.
async function createLearner(localId: string) {
  const { authHost, projectId } = runningEmulator();
  await fetch(`http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId, email: `${localId}@example.com` }),
  });
}

const PROVIDERS = {
  'sita, anonymous': 'anonymous',
  'sita, by password': 'password',
  pupil: 'custom',
} as const;

const hasOtherProvider = (who: Who): who is keyof typeof PROVIDERS => Object.hasOwn(PROVIDERS, who);

function open(who: Who): Firestore {
  const { firestoreHost, projectId } = runningEmulator();
  const { hostname, port } = new URL(`http://${firestoreHost}`);
  const firestore = getFirestore(initializeApp({ projectId }, who));
  const [sub = ''] = who.split(',');
  const sign_in_provider = hasOtherProvider(who) ? PROVIDERS[who] : 'google.com';
  // Without a time, the token would have expired in 1970, which a strict emulator checks.
  const iat = Math.floor(Date.now() / 1000);
  const mockUserToken = { sub, iat, firebase: { sign_in_provider, identities: {} } } as const;
  connectFirestoreEmulator(firestore, hostname, Number(port), who === 'nobody' ? {} : { mockUserToken });
  return firestore;
}

function as(who: Who): Firestore {
  const firestore = opened.get(who) ?? open(who);
  opened.set(who, firestore);
  return firestore;
}

/** Groups the rows that start with the same documents. */
function groupsOf(probes: readonly Probe[]): readonly (readonly Probe[])[] {
  const groups = new Map<string, Probe[]>();
  for (const probe of probes) {
    const given = JSON.stringify(probe.given);
    groups.set(given, [...(groups.get(given) ?? []), probe]);
  }
  return [...groups.values()];
}

async function clear() {
  const { firestoreHost, projectId } = runningEmulator();
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const cleared = await fetch(`http://${firestoreHost}/emulator/v1/${documents}`, { method: 'DELETE' });
  if (!cleared.ok) throw new Error(await cleared.text());
}

async function reset({ given }: Probe) {
  await clear();
  const planted = Object.entries(given);
  if (planted.length > 0) await plantAt(planted);
}

type Outcome = { readonly thrown: unknown };
const outcomes = new Map<Probe, Outcome>();

async function attempt(probe: Probe) {
  outcomes.set(
    probe,
    await probe.what(as(probe.who)).then(
      () => ({ thrown: null }),
      (thrown: unknown) => ({ thrown }),
    ),
  );
}

/** Refused writes and reads change nothing, so they run in parallel. */
async function tryAll(probes: readonly Probe[]) {
  for (const group of groupsOf(probes)) {
    const [first] = group;
    if (first) await reset(first);
    const changesNothing = ({ is, what }: Probe) => is === 'refused' || what.isReading === true;
    await Promise.all(group.filter(changesNothing).map(attempt));
    for (const [at, probe] of group.filter((one) => !changesNothing(one)).entries()) {
      if (at > 0) await reset(probe);
      await attempt(probe);
    }
  }
}

describe.skipIf(noEmulator)('firestore.rules (skipped only when there is no emulator)', () => {
  beforeAll(async () => {
    // These tests provoke refusals, and Firestore would log each of them.
    setLogLevel('silent');
    await Promise.all(PEOPLE.map(createLearner));
  });

  afterAll(() => Promise.all([...opened.values()].map(({ app }) => deleteApp(app))));

  describe.each(Object.entries(TABLES))('%s', (_, probes) => {
    beforeAll(() => tryAll(probes), 120_000);

    it.each(probes)('$is, $who: $name', (probe) => {
      const outcome = outcomes.get(probe);
      if (probe.is === 'allowed') expect(outcome).toEqual({ thrown: null });
      else expect(outcome).toMatchObject({ thrown: { code: 'permission-denied' } });
    });
  });
});
