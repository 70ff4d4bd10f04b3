import type { DeviceError } from '../../ports/identity';

// Browsers throw these when a setting, a private window or a policy blocks storage.
// TypeError and ReferenceError are not among them: those are bugs of ours.
const BLOCKED = ['SecurityError', 'InvalidStateError', 'NotAllowedError'];
// Browsers throw these when the database does not open or parts of it are missing.
const DAMAGED = ['UnknownError', 'DataError', 'VersionError', 'NotFoundError', 'ConstraintError', 'NotReadableError'];

export function storageError(thrown: unknown): DeviceError {
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  const detail = String(thrown);
  if (name === 'QuotaExceededError') return { kind: 'storage-full', detail };
  if (name === 'TimeoutError') return { kind: 'storage-held', detail };
  if (DAMAGED.includes(name)) return { kind: 'storage-damaged', detail };
  return { kind: BLOCKED.includes(name) ? 'storage-blocked' : 'unknown', detail };
}
