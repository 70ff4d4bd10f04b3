// What firestore.rules allows and refuses, row by row. One emulator, one environment.
import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { noEmulator, runningEmulator } from '../emulatorContext.testing';
import { plantAt } from '../plantDocuments.testing';
import { KEPT_PROBES } from './kept.testing';
import { PEOPLE, type Probe, type Who } from './probe.testing';
import { RECORDED_PROBES } from './recorded.testing';
import { RECORDED_ACCESS_PROBES } from './recordedAccess.testing';
import { SERVER_PROBES } from './server.testing';
import { SUMMARY_PROBES } from './summary.testing';

const TABLES: Readonly<Record<string, readonly Probe[]>> = {
  'the profile and the memory': KEPT_PROBES,
  'the summary': SUMMARY_PROBES,
  'what is recorded': RECORDED_PROBES,
  'who may see what was recorded': RECORDED_ACCESS_PROBES,
  'what the server writes, leagues, classes, closed accounts': SERVER_PROBES,
};

let environment: RulesTestEnvironment;
const opened = new Map<Who, Firestore>();

// A strict emulator knows only the learners it was told of.
async function tellOf(localId: string) {
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

const isOtherwise = (who: Who): who is keyof typeof PROVIDERS => Object.hasOwn(PROVIDERS, who);

// The testing library still speaks of Firestore's older types; at run time they are the same objects.
const firestoreOf = (context: { firestore(): unknown }) => context.firestore() as Firestore;

function open(who: Who): Firestore {
  if (who === 'nobody') return firestoreOf(environment.unauthenticatedContext());
  const [userId = ''] = who.split(',');
  const sign_in_provider = isOtherwise(who) ? PROVIDERS[who] : 'google.com';
  // The library's own default is a token that expired in 1970; a strict emulator looks.
  const iat = Math.floor(Date.now() / 1000);
  return firestoreOf(environment.authenticatedContext(userId, { iat, firebase: { sign_in_provider, identities: {} } }));
}

function as(who: Who): Firestore {
  const firestore = opened.get(who) ?? open(who);
  opened.set(who, firestore);
  return firestore;
}

/** Rows that begin alike; they share what is there. */
function groupsOf(probes: readonly Probe[]): readonly (readonly Probe[])[] {
  const groups = new Map<string, Probe[]>();
  for (const probe of probes) {
    const given = JSON.stringify(probe.given);
    groups.set(given, [...(groups.get(given) ?? []), probe]);
  }
  return [...groups.values()];
}

async function begin({ given }: Probe) {
  await environment.clearFirestore();
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

/** What is refused or only read leaves everything as it was: all of that is tried at once. */
async function tryAll(probes: readonly Probe[]) {
  for (const group of groupsOf(probes)) {
    const [first] = group;
    if (first) await begin(first);
    const isQuiet = ({ is, what }: Probe) => is === 'refused' || what.isReading === true;
    await Promise.all(group.filter(isQuiet).map(attempt));
    for (const [at, probe] of group.filter((one) => !isQuiet(one)).entries()) {
      if (at > 0) await begin(probe);
      await attempt(probe);
    }
  }
}

describe.skipIf(noEmulator)('firestore.rules (skipped only where there is no emulator)', () => {
  beforeAll(async () => {
    // Refusals are what these tests ask for; Firestore would print each.
    setLogLevel('silent');
    const { firestoreHost, projectId } = runningEmulator();
    await Promise.all(PEOPLE.map(tellOf));
    const { hostname, port } = new URL(`http://${firestoreHost}`);
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { host: hostname, port: Number(port), rules: readFileSync('firestore.rules', 'utf8') },
    });
  });

  afterAll(() => environment?.cleanup());

  describe.each(Object.entries(TABLES))('%s', (_, probes) => {
    beforeAll(() => tryAll(probes), 120_000);

    it.each(probes)('$is, $who: $name', async (probe) => {
      const thrown = outcomes.get(probe)?.thrown;
      const attempted = thrown === null ? Promise.resolve() : Promise.reject(thrown);
      await (probe.is === 'allowed' ? assertSucceeds(attempted) : assertFails(attempted));
    });
  });
});
