import type { DeviceError } from '../../ports/identity';

// What browsers throw where a setting, a private window or a policy keeps a page from storing anything.
// Not TypeError or ReferenceError: those are faults of our own, and must not read as a blocked store.
const BLOCKED = ['SecurityError', 'InvalidStateError', 'UnknownError', 'NotAllowedError'];

export function storageError(thrown: unknown): DeviceError {
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  const detail = String(thrown);
  if (name === 'QuotaExceededError') return { kind: 'storage-full', detail };
  return { kind: BLOCKED.includes(name) ? 'storage-blocked' : 'unknown', detail };
}
