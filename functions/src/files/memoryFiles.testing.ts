import type { Files } from './files';

export function memoryFiles(): Files {
  const kept = new Map<string, Uint8Array>();
  return {
    read: async (name) => kept.get(name) ?? null,
    write: async (name, bytes) => void kept.set(name, bytes),
    has: async (name) => kept.has(name),
  };
}
