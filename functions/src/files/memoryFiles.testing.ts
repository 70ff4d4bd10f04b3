import type { Files } from './files';

export function memoryFiles(): Files {
  const stored = new Map<string, Uint8Array>();
  return {
    read: async (name) => stored.get(name) ?? null,
    write: async (name, bytes) => void stored.set(name, bytes),
    has: async (name) => stored.has(name),
  };
}
