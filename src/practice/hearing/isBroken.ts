import type { PlayError } from '../../ui/speech/player';

/**
 * A browser that requires a tap, a sound that was stopped, and a text with nothing to say do not mean that the voice is
 * broken.
 */
export const isBroken = (error: PlayError | null): boolean =>
  error !== null && !['playback-refused', 'stopped', 'no-chunks'].includes(error.kind);
