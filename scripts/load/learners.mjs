/** @typedef {{ uid: string, token: string }} SignedIn */

/** The emulator accepts a description of a Google account instead of a token from Google. */
async function signIn(/** @type {string} */ authHost, /** @type {number} */ number) {
  const account = { sub: `load-${number}`, email: `load-${number}@example.com`, email_verified: true, name: 'Sita' };
  const answer = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        postBody: `id_token=${encodeURIComponent(JSON.stringify(account))}&providerId=google.com`,
        requestUri: 'http://localhost',
        returnSecureToken: true,
        returnIdpCredential: true,
      }),
    },
  );
  const { localId, idToken } = await answer.json();
  if (!idToken) throw new Error(`The emulator refused the sign-in: ${answer.status}`);
  return { uid: String(localId), token: String(idToken) };
}

/** @param {string} authHost @param {number} count @returns {Promise<SignedIn[]>} */
export async function signedInLearners(authHost, count) {
  /** @type {SignedIn[]} */
  const learners = [];
  for (let number = 0; number < count; number += 1) learners.push(await signIn(authHost, number));
  return learners;
}
