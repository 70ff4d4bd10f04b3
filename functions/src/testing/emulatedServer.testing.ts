// The server for tests with the emulators; it writes learners directly, without the security rules.
import { randomUUID } from 'node:crypto';
import { runningEmulator } from '../../../src/adapters/firebase/emulatorContext.testing';
import { activityOf } from '../../../src/domain/activity/activities.testing';
import type { Activity } from '../../../src/domain/activity/activity';
import { openEmulated } from '../emulated';

export const PAGE = 'https://aksharam.test';

export function emulatedServer() {
  const server = openEmulated({ ...runningEmulator(), allowedOrigins: [PAGE] });
  const { firestore } = server.dependencies;
  return {
    ...server,
    firestore,
    newLearner: () => `learner-${randomUUID()}`,
    /** Writes the activities and returns their ids. */
    async plant(userId: string, activities: readonly Partial<Activity>[]): Promise<readonly string[]> {
      const ids = activities.map(() => `${userId}_${randomUUID()}`);
      for (let from = 0; from < ids.length; from += 400) {
        const batch = firestore.batch();
        for (const [at, id] of ids.slice(from, from + 400).entries()) {
          batch.set(firestore.collection('activities').doc(id), {
            ...activityOf('search'),
            ...activities[from + at],
            userId,
          });
        }
        await batch.commit();
      }
      return ids;
    },
    fieldsOf: async (path: string) => (await firestore.doc(path).get()).data(),
  };
}
