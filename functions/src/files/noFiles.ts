import type { Files } from './files';

/** A project without a bucket: every sound is made anew. */
export const noFiles: Files = {
  read: async () => null,
  write: async () => {},
  has: async () => false,
};
