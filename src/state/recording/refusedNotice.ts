// Which learner's work the server has refused on this page. Why, is asked by who tells of it.

const watchers = new Set<() => void>();
let refused: string | null = null;

export function watchRefusals(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

export const refusedLearner = (): string | null => refused;

export function announceRefusal(userId: string): void {
  refused = userId;
  for (const watcher of watchers) watcher();
}
