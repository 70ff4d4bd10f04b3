import { expect, it } from 'vitest';
import { storageError } from './storageError';

it.each([
  [new DOMException('no room', 'QuotaExceededError'), 'storage-full'],
  [new DOMException('private window', 'SecurityError'), 'storage-blocked'],
  [new DOMException('Internal error opening backing store', 'UnknownError'), 'storage-damaged'],
  [new DOMException('another window', 'TimeoutError'), 'storage-held'],
  [new TypeError('x is undefined'), 'unknown'],
  [new ReferenceError('x is not defined'), 'unknown'],
  ['a text', 'unknown'],
])('%s is reported as %s', (thrown, kind) => {
  expect(storageError(thrown).kind).toBe(kind);
});
