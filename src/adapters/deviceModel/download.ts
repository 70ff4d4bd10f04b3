import type { Part } from './parts';

type AnyPart = Part<{ destroy(): void }>;

/** Which of the parts arrived. All are begun at once, while the press still counts. */
export function download(
  parts: readonly AnyPart[],
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<readonly boolean[]> {
  /** Of each part that is still on its way or there. */
  const shares = new Map<AnyPart, number>(parts.map((part) => [part, 0]));
  const tell = () => {
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
            tell();
          }),
      });
      opened.destroy();
      return true;
    } catch (fault) {
      console.info('A part of the browser’s own model did not arrive:', fault);
      shares.delete(part);
      tell();
      return false;
    }
  };
  return Promise.all(parts.map(fetchPart));
}
