// Remembers whose activities the server refused on this page. The component that shows the notice asks for the reason.

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
