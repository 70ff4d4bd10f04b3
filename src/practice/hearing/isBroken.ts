import type { PlayError } from '../../ui/speech/player';

/** A browser that wants a tap first, a sound that was cut short, and a text with nothing to say are no broken voice. */
export const isBroken = (error: PlayError | null): boolean =>
  error !== null && !['playback-refused', 'stopped', 'no-chunks'].includes(error.kind);
