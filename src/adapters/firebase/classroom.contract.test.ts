// Tests the calls to the real API and Auth; e2e/hosted/classes.spec.ts tests what is read from Firestore.
import { deleteApp, type FirebaseApp } from 'firebase/app';
import { getAuth } from 'firebase/auth';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../browser/newId';
import { isPupilId } from '../../domain/classroom/classroom';
import { configureApi } from './api';
import { openFirebaseApp } from './app';
import { openFirebaseClassroom } from './classroom';
import { noEmulator, runningEmulator } from './emulatorContext.testing';
import { newAccount, signedInDevice, testConfiguration } from './firebaseLearner.testing';
import { openFirebaseIdentity } from './identity';

const apps: FirebaseApp[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
});

function classroomOf(app: FirebaseApp) {
  apps.push(app);
  configureApi(app, { apiBase: inject('apiBase') });
  return openFirebaseClassroom(app, () => Promise.reject(new Error('Firestore is not part of this test')));
}

/** A device with nobody signed in. */
function tablet() {
  const app = openFirebaseApp(testConfiguration(), `tablet-${newId()}`);
  openFirebaseIdentity(app, { emulatorHost: runningEmulator().authHost });
  return { app, classroom: classroomOf(app) };
}

async function newClass() {
  const { app } = await signedInDevice(newAccount('Lakshmi'));
  const classroom = classroomOf(app);
  const made = await classroom.make('Grade 3 B');
  if (!made.ok) throw new Error(made.error.detail);
  return { classroom, ...made.value };
}

describe.skipIf(noEmulator)('the classroom on Firebase (skipped only when there is no emulator)', () => {
  it('signs in a child who joins without an account, also later on another device', async () => {
    const teacher = await newClass();
    const first = tablet();
    const joined = await first.classroom.join({ code: teacher.code, name: 'సీత', picture: '🦚' });
    expect(joined).toEqual({ ok: true, value: { classId: teacher.id } });
    const pupil = getAuth(first.app).currentUser;
    expect(pupil?.displayName).toBe('సీత');
    expect(isPupilId(pupil?.uid ?? '')).toBe(true);
    expect(await first.classroom.mayBeInClass()).toBe(true);

    const shown = await teacher.classroom.comeBackCode(teacher.id, pupil?.uid ?? '');
    const second = tablet();
    expect(await second.classroom.comeBack(shown.ok ? shown.value.code : '')).toMatchObject({ ok: true });
    expect(getAuth(second.app).currentUser?.uid).toBe(pupil?.uid);
    expect(await second.classroom.leave(teacher.id)).toEqual({ ok: true, value: 'done' });
    expect(await teacher.classroom.remove(teacher.id)).toEqual({ ok: true, value: 'done' });
  });

  it('lets a signed-in learner join with their own account', async () => {
    const teacher = await newClass();
    const { app, userId } = await signedInDevice(newAccount('Ravi'));
    const classroom = classroomOf(app);
    expect(await classroom.mayBeInClass()).toBe(false);
    expect(await classroom.join({ code: teacher.code, name: 'Ravi', picture: '🐘' })).toMatchObject({ ok: true });
    expect(getAuth(app).currentUser?.uid).toBe(userId);
    expect(await teacher.classroom.comeBackCode(teacher.id, userId)).toMatchObject({ error: { kind: 'denied' } });
    expect(await teacher.classroom.removePupil(teacher.id, userId)).toMatchObject({ ok: true });
    expect(await teacher.classroom.rename(teacher.id, 'Grade 4')).toMatchObject({ ok: true });
  });

  it('reports a wrong code, and refuses actions that need a sign-in', async () => {
    const { classroom } = tablet();
    const wrong = await classroom.join({ code: 'CCCCCC', name: 'Sita', picture: '🦚' });
    expect(wrong).toMatchObject({ ok: false, error: { kind: 'wrong-code' } });
    expect(await classroom.make('Grade 3 B')).toMatchObject({ ok: false, error: { kind: 'denied' } });
    expect(await classroom.memberships('sita')).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  });
});
