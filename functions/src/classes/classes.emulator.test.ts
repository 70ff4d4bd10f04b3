import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noEmulator, runningEmulator } from '../../../src/adapters/firebase/emulatorContext.testing';
import { activityOf } from '../../../src/domain/activity/activities.testing';
import { MAX_PUPILS } from '../../../src/domain/classroom/classroom';
import { serverDay } from '../../../src/domain/scores/score';
import { createServerApi } from '../api';
import type { VerifiedLearner } from '../http/route';
import { scoreActivity } from '../scores/scoreActivity';
import { emulatedServer, PAGE } from '../testing/emulatedServer.testing';
import { updatePupils } from './updatePupils';

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

const GRADE = 'Grade 3 B';

describe.skipIf(noEmulator)('classes', () => {
  let server: ReturnType<typeof emulatedServer>;
  let now = Date.UTC(2026, 10, 16, 12);
  const today = serverDay(now);

  beforeAll(() => {
    server = emulatedServer();
  });
  afterAll(() => server.close());

  /** Calls the API as a page does; the uid serves as the token. */
  async function call(path: string, body: object, uid?: string): Promise<Answer> {
    const provider: VerifiedLearner['provider'] = uid?.startsWith('pupil-') ? 'custom' : 'google.com';
    const api = createServerApi({
      ...server.dependencies,
      now: () => now,
      verifyLearner: async (token) => ({ uid: token, provider }),
    });
    const headers = { origin: PAGE, ...(uid ? { authorization: `Bearer ${uid}` } : {}) };
    const request = new Request(`http://server/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await api(request);
    return { status: answer.status, body: await answer.json() };
  }

  const codeIn = ({ body }: Answer) => (body as { error?: { code: string } }).error?.code;
  const read = (path: string) => server.fieldsOf(path);

  async function newClass() {
    const teacher = server.newLearner();
    const { body } = await call('/classes', { name: GRADE }, teacher);
    return { teacher, classId: String(body['id']), code: String(body['code']) };
  }

  /** Signs in with a custom token and decodes the ID token. */
  async function signedInWith(token: unknown) {
    const { authHost } = runningEmulator();
    const address = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo`;
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, returnSecureToken: true }),
    });
    const { idToken } = (await answer.json()) as { idToken: string };
    return server.dependencies.auth.verifyIdToken(idToken);
  }

  async function newPupil(code: string, name = 'Sita') {
    const { body } = await call('/classes/join', { code, name, picture: '🦚' });
    return (await signedInWith(body['token'])).uid;
  }

  it('are created with a unique code and listed for their teacher', async () => {
    const { teacher, classId, code } = await newClass();
    expect(code).toMatch(/^[CDFHJKMPRTWXY34679]{6}$/u);
    expect(await read(`classes/${classId}`)).toMatchObject({ teacherId: teacher, name: GRADE, code, pupilCount: 0 });
    expect(await read(`memberships/${teacher}`)).toEqual({ classes: [], teaches: [classId] });
    expect(codeIn(await call('/classes', { name: ' \n ' }, teacher))).toBe('name');
    expect((await call('/classes', { name: GRADE })).status).toBe(401);
  });

  it('give a child without an account a pupil account with a complete profile', async () => {
    const { classId, code } = await newClass();
    const { status, body } = await call('/classes/join', { code: ` ${code.toLowerCase()}`, name: 'సీత', picture: '🦜' });
    expect(status).toBe(200);
    const { uid, firebase, ...claims } = await signedInWith(body['token']);
    expect(firebase.sign_in_provider).toBe('custom');
    expect(claims['pupil']).toBe(true);
    expect((await server.dependencies.auth.getUser(uid)).displayName).toBe('సీత');
    expect(await read(`classes/${classId}/pupils/${uid}`)).toMatchObject({ name: 'సీత', picture: '🦜', points: 0 });
    expect(await read(`memberships/${uid}`)).toEqual({ classes: [classId], teaches: [] });
    expect(await read(`userPreferences/${uid}`)).toMatchObject({ isProfileComplete: true, age: null });
    expect(codeIn(await call('/classes', { name: 'My own' }, uid))).toBe('no_teacher');
  });

  it('let a learner with an account join once, but not the teacher of the class', async () => {
    const { teacher, classId, code } = await newClass();
    const learner = server.newLearner();
    for (const name of ['Ravi', 'Ravi K']) {
      const { body } = await call('/classes/join', { code, name, picture: '🐘' }, learner);
      expect(body).toEqual({ classId, className: GRADE });
    }
    expect(await read(`classes/${classId}`)).toMatchObject({ pupilCount: 1 });
    expect(await read(`classes/${classId}/pupils/${learner}`)).toMatchObject({ name: 'Ravi K' });
    expect(await read(`userPreferences/${learner}`)).toBeUndefined();
    expect(codeIn(await call('/classes/join', { code, name: 'I', picture: '🐘' }, teacher))).toBe('own_class');
  });

  it('accept at most fifty pupils, even when several join at the same time', async () => {
    const { classId, code } = await newClass();
    await server.firestore.doc(`classes/${classId}`).update({ pupilCount: MAX_PUPILS - 2 });
    const joins = Array.from({ length: 5 }, () =>
      call('/classes/join', { code, name: 'Sita', picture: '🦚' }, server.newLearner()),
    );
    const answers = (await Promise.all(joins)).map(({ status }) => status);
    expect(answers.toSorted()).toEqual([200, 200, 409, 409, 409]);
    expect(await read(`classes/${classId}`)).toMatchObject({ pupilCount: MAX_PUPILS });
  });

  it('let a pupil leave, and let only the teacher remove a pupil', async () => {
    const { teacher, classId, code } = await newClass();
    const [one, other] = [await newPupil(code), await newPupil(code, 'Ravi')];
    const stranger = server.newLearner();
    expect(codeIn(await call('/classes/remove-pupil', { classId, pupilId: other }, stranger))).toBe('no_class');
    expect((await call('/classes/leave', { classId }, one)).status).toBe(200);
    expect((await call('/classes/remove-pupil', { classId, pupilId: other }, teacher)).status).toBe(200);
    expect(await read(`classes/${classId}`)).toMatchObject({ pupilCount: 0 });
    expect(await read(`memberships/${one}`)).toBeUndefined();
    // Pupils keep what they have learned.
    expect(await read(`userPreferences/${other}`)).toBeDefined();
    expect((await server.dependencies.auth.getUser(other)).uid).toBe(other);
  });

  it('let a pupil continue on another device with a code that works once and expires', async () => {
    const { teacher, classId, code } = await newClass();
    const pupil = await newPupil(code);
    const show = () => call('/classes/come-back-code', { classId, pupilId: pupil }, teacher);
    const { body } = await show();
    const back = await call('/classes/come-back', { code: body['code'] });
    expect((await signedInWith(back.body['token'])).uid).toBe(pupil);
    expect(codeIn(await call('/classes/come-back', { code: body['code'] }))).toBe('wrong_code');
    const late = String((await show()).body['code']);
    now += 16 * 60_000;
    expect(codeIn(await call('/classes/come-back', { code: late }))).toBe('wrong_code');
    expect((await call('/classes/come-back-code', { classId, pupilId: pupil }, server.newLearner())).status).toBe(404);
  });

  it('give a teacher no access to an account that signs in with Google', async () => {
    const { teacher, classId, code } = await newClass();
    const learner = server.newLearner();
    await call('/classes/join', { code, name: 'Ravi', picture: '🐘' }, learner);
    expect(codeIn(await call('/classes/come-back-code', { classId, pupilId: learner }, teacher))).toBe('own_account');
  });

  it('are deleted with everything in them, including pupils who are in no other class', async () => {
    const { teacher, classId, code } = await newClass();
    const second = await newClass();
    const [only, both] = [await newPupil(code), await newPupil(code, 'Ravi')];
    await call('/classes/join', { code: second.code, name: 'Ravi', picture: '🦚' }, both);
    const learner = server.newLearner();
    await call('/classes/join', { code, name: 'Anu', picture: '🐘' }, learner);
    await server.firestore.doc(`classes/${classId}/assignments/a`).set({ kind: 'poem' });
    expect(codeIn(await call('/classes/delete', { classId }, second.teacher))).toBe('no_class');

    expect((await call('/classes/delete', { classId }, teacher)).body).toEqual({ accountsErased: 1 });
    for (const gone of ['', '/assignments/a', `/pupils/${only}`, `/pupils/${both}`, `/pupils/${learner}`])
      expect(await read(`classes/${classId}${gone}`)).toBeUndefined();
    expect(await read(`memberships/${teacher}`)).toBeUndefined();
    expect(await read(`userPreferences/${only}`)).toBeUndefined();
    await expect(server.dependencies.auth.getUser(only)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await read(`memberships/${both}`)).toEqual({ classes: [second.classId], teaches: [] });
    expect((await server.dependencies.auth.getUser(both)).uid).toBe(both);
    expect(codeIn(await call('/classes/join', { code, name: 'Sita', picture: '🦚' }))).toBe('wrong_code');
  });

  it('add a claim to the tokens of learners with an account, and keep the owner’s claims', async () => {
    const { auth } = server.dependencies;
    const [teacher, learner] = [server.newLearner(), server.newLearner()];
    for (const uid of [teacher, learner]) await auth.createUser({ uid });
    await auth.setCustomUserClaims(teacher, { staff: true });
    const { body } = await call('/classes', { name: GRADE }, teacher);
    await call('/classes/join', { code: body['code'], name: 'Ravi', picture: '🐘' }, learner);
    expect((await auth.getUser(teacher)).customClaims).toEqual({ staff: true, inClass: true });
    expect((await auth.getUser(learner)).customClaims).toEqual({ inClass: true });
  });

  it('can be renamed by their teacher', async () => {
    const { teacher, classId } = await newClass();
    expect((await call('/classes/rename', { classId, name: ' Grade 4 ' }, teacher)).body).toEqual({ name: 'Grade 4' });
    expect(await read(`classes/${classId}`)).toMatchObject({ name: 'Grade 4' });
  });

  it.each([
    { code: 'CDF346', name: 'Sita' },
    { code: 'CDF346', name: '', picture: '🦚' },
    { code: 'CDF346', name: 'Sita', picture: 'javascript:' },
    { code: 7, name: 'Sita', picture: '🦚' },
  ])('cannot be joined with %j', async (body) => {
    expect((await call('/classes/join', body)).status).toBe(400);
  });

  it('count each activity of a pupil once, and mark the assignments it completes', async () => {
    const { classId, code } = await newClass();
    const pupil = await newPupil(code);
    const assign = (id: string, kind: string, target: string) =>
      server.firestore.doc(`classes/${classId}/assignments/${id}`).set({ kind, target, dueDay: today, createdAt: 0 });
    await Promise.all([assign('uppu', 'poem', 'uppu'), assign('pilli', 'story', 'pilli'), assign('bad', 'hack', 'x')]);
    const poem = activityOf('poem', { day: today, secondsSpent: 90, mixedUp: ['ధ ద', 'ద ధ'] });
    const [id = ''] = await server.plant(pupil, [poem]);
    const score = () =>
      scoreActivity({ firestore: server.firestore, now: () => now, counters: [updatePupils(server.firestore)] }, id);
    expect([await score(), await score()]).toEqual(['counted', 'counted-before']);
    expect(await read(`classes/${classId}/pupils/${pupil}`)).toMatchObject({
      points: 5,
      pointsThisWeek: 5,
      secondsThisWeek: 90,
      lastDay: today,
      mixedUp: { 'ద ధ': 2 },
      done: ['uppu'],
    });
  });

  it('cannot be found by guessing: after too many wrong codes, every code is refused for a while', async () => {
    const { code } = await newClass();
    now += 60 * 60_000;
    const guess = (guessed: string) => call('/classes/join', { code: guessed, name: 'Sita', picture: '🦚' });
    const minute = Math.floor(now / 60_000);
    const usage = { minute, minuteCounts: { wrong: 59 }, day: Math.floor(now / 86_400_000), dayCounts: { wrong: 59 } };
    await server.firestore.doc('usage/class-codes').set(usage);
    expect((await guess('CCCCCC')).status).toBe(404);
    expect((await guess('CCCCCC')).status).toBe(429);
    expect((await guess(code)).status).toBe(429);
    now += 60_000;
    expect((await guess(code)).status).toBe(200);
  });
});
