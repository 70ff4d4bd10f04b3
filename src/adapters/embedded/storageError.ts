import type { DeviceError } from '../../ports/identity';

// What browsers throw where a setting, a private window or a policy keeps a page from storing anything.
// Not TypeError or ReferenceError: those are faults of our own, and must not read as a blocked store.
const BLOCKED = ['SecurityError', 'InvalidStateError', 'NotAllowedError'];
// What they throw where there is a store and it does not open, or lacks what it should have.
const DAMAGED = ['UnknownError', 'DataError', 'VersionError', 'NotFoundError', 'ConstraintError', 'NotReadableError'];

export function storageError(thrown: unknown): DeviceError {
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  const detail = String(thrown);
  if (name === 'QuotaExceededError') return { kind: 'storage-full', detail };
  if (name === 'TimeoutError') return { kind: 'storage-held', detail };
  if (DAMAGED.includes(name)) return { kind: 'storage-damaged', detail };
  return { kind: BLOCKED.includes(name) ? 'storage-blocked' : 'unknown', detail };
}
