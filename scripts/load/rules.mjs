// Sends the Firestore requests of a learner's page, checked by this repository's security rules.

/** @typedef {import('./learners.mjs').SignedIn} SignedIn */

const text = (/** @type {string} */ value) => ({ stringValue: value });
const integer = (/** @type {number} */ value) => ({ integerValue: `${value}` });
const list = (/** @type {readonly string[]} */ values) => ({ arrayValue: { values: values.map(text) } });

/** @param {string} uid @param {number} now */
const activityFields = (uid, now) => ({
  userId: text(uid),
  kind: text('exercise'),
  lessonId: text('vowels'),
  part: integer(1),
  startedAt: integer(now - 60_000),
  day: text(new Date(now).toISOString().slice(0, 10)),
  secondsSpent: integer(45),
  right: list(['letter:అ', 'letter:ఆ']),
  wrong: list(['letter:ఋ']),
  hesitant: list([]),
  mixedUp: list([]),
  toldApart: list([]),
});

/** @param {{ firestoreHost: string, projectId: string }} emulator */
export function rulesTurn({ firestoreHost, projectId }) {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const base = `http://${firestoreHost}/v1/${root}`;

  /** @param {SignedIn} learner @param {number} number @returns {Promise<import('./drive.mjs').Answer>} */
  return async ({ uid, token }, number) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    if (number % 4 === 1) {
      const { status } = await fetch(`${base}/learnerSummaries/${uid}`, { headers });
      return { ok: status === 200 || status === 404, kind: `own summary read ${status}` };
    }
    if (number % 4 === 3) {
      const { status } = await fetch(`${base}/learnerSummaries/somebody-else`, { headers });
      return { ok: status === 403, kind: `another’s summary refused ${status}` };
    }
    const name = `${root}/activities/${uid}_${Date.now().toString(36)}-${number}`;
    const write = { update: { name, fields: activityFields(uid, Date.now()) }, currentDocument: { exists: false } };
    const { status } = await fetch(`${base}:commit`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ writes: [write] }),
    });
    return { ok: status === 200, kind: `activity written ${status}` };
  };
}
