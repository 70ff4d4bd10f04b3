import { FirebaseError } from 'firebase/app';
import { describe, expect, it, vi } from 'vitest';
import type { Documents } from '../../ports/documents';
import { documentsError, missingIndexMessage } from './documentsError';
import { lazyDocuments } from './lazyDocuments';

describe('a Firestore error', () => {
  it.each([
    ['permission-denied', 'no', 'denied'],
    ['unauthenticated', 'no', 'denied'],
    ['unavailable', 'the client is offline', 'unavailable'],
    ['unavailable', 'Failed to persist write: QuotaExceededError', 'storage-full'],
    ['unavailable', 'Failed to persist write: SecurityError', 'storage-blocked'],
    ['resource-exhausted', 'quota of the project', 'unavailable'],
    ['failed-precondition', 'something else', 'unknown'],
    ['invalid-argument', 'bad', 'unknown'],
  ])('%s (%s) is %s', (code, message, kind) => {
    expect(documentsError(new FirebaseError(code, message)).kind).toBe(kind);
  });

  it('about a missing index is logged with the indexes that are needed', () => {
    const message = vi.spyOn(console, 'warn').mockReturnValue();
    expect(documentsError(new FirebaseError('failed-precondition', 'The query requires an index.')).kind).toBe(
      'missing-index',
    );
    expect(message).toHaveBeenCalledWith(missingIndexMessage());
    expect(missingIndexMessage()).toContain(
      '- quizResults: userId ascending, difficulty ascending, completed ascending, percentage ascending',
    );
    message.mockRestore();
  });
});

describe('Firestore whose code cannot be loaded', () => {
  it('is unavailable, and the next call loads it again', async () => {
    const load = vi.fn<() => Promise<Documents>>(() => Promise.reject(new Error('no network')));
    const documents = lazyDocuments(load);
    const unavailable = { ok: false, error: { kind: 'unavailable' } };
    expect(await documents.get('userPreferences', 'sita')).toMatchObject(unavailable);
    expect(await documents.set('userPreferences', 'sita', { age: 8 })).toMatchObject(unavailable);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
