// Shared content, and everything that has no rule.
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { noEmulator } from './emulatorContext.testing';
import { preferences, rulesEnvironment, SITA } from './firestoreRules.testing';

const SHARED = [
  { name: 'translations', example: { correct: 'పాలు', wrong: 'నీళ్ళు', category: 'food' } },
  { name: 'poets', example: { name: 'వేమన', period: '17th century' } },
  { name: 'poems', example: { poetId: 'vemana', title: 'ఉప్పు కప్పురంబు', tags: [] } },
];

describe.skipIf(noEmulator)('content shared by all (skipped only where there is no emulator)', () => {
  const { as, signedOut, existing } = rulesEnvironment();

  describe.each(SHARED)('$name', ({ name, example }) => {
    const one = `${name}/one`;

    it('lets any learner read one and all', async () => {
      await existing(one, example);
      await assertSucceeds(getDoc(doc(as(SITA), one)));
      await assertSucceeds(getDocs(collection(as(SITA), name)));
    });

    it('refuses reading to someone signed out', async () => {
      await assertFails(getDoc(doc(signedOut(), one)));
      await assertFails(getDocs(collection(signedOut(), name)));
    });

    it('refuses to add, change or erase, of any shape', async () => {
      await existing(one, example);
      await assertFails(setDoc(doc(as(SITA), `${name}/new`), example));
      await assertFails(setDoc(doc(as(SITA), one), example));
      await assertFails(setDoc(doc(as(SITA), one), { ...example, extra: 'x'.repeat(20_000) }));
      await assertFails(deleteDoc(doc(as(SITA), one)));
      await assertFails(setDoc(doc(signedOut(), one), example));
    });
  });
});

describe.skipIf(noEmulator)('anything else (skipped only where there is no emulator)', () => {
  const { as } = rulesEnvironment();

  it('refuses a collection that the app does not have', async () => {
    await assertFails(getDoc(doc(as(SITA), `secrets/${SITA}`)));
    await assertFails(setDoc(doc(as(SITA), `secrets/${SITA}`), { userId: SITA }));
  });

  it('refuses a collection below an own document', async () => {
    await assertFails(setDoc(doc(as(SITA), `userPreferences/${SITA}/more/one`), preferences));
  });
});
