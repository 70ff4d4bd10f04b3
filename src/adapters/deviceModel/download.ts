import type { Part } from './parts';

type AnyPart = Part<{ destroy(): void }>;

/** Starts all downloads together, because the browser allows them only right after a press. Returns which succeeded. */
export function download(
  parts: readonly AnyPart[],
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<readonly boolean[]> {
  /** The progress of each part that has not failed. */
  const shares = new Map<AnyPart, number>(parts.map((part) => [part, 0]));
  const reportProgress = () => {
    const known = [...shares.values()];
    if (known.length > 0 && !signal.aborted) onProgress(known.reduce((sum, share) => sum + share, 0) / known.length);
  };
  const fetchPart = async (part: AnyPart) => {
    try {
      const opened = await part.create({
        signal,
        monitor: (monitor) =>
          monitor.addEventListener('downloadprogress', ({ loaded }) => {
            shares.set(part, Math.min(1, Math.max(0, loaded)));
            reportProgress();
          }),
      });
      opened.destroy();
      return true;
    } catch (error) {
      console.info('A part of the browser’s own model could not be downloaded:', error);
      shares.delete(part);
      reportProgress();
      return false;
    }
  };
  return Promise.all(parts.map(fetchPart));
}
