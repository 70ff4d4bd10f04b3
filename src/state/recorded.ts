import type { Recording } from './unsent';

type Watcher = (recording: Recording) => void;

const watchers = new Set<Watcher>();

/** Tells whenever something that was learned has been recorded on this page. */
export function watchRecorded(onRecorded: Watcher): () => void {
  watchers.add(onRecorded);
  return () => watchers.delete(onRecorded);
}

const CHANNEL = 'aksharam-recorded';

/** Tells whenever something of this learner has been recorded in another tab. */
export function watchOtherTabs(userId: string, onRecorded: () => void): () => void {
  const otherTabs = new BroadcastChannel(CHANNEL);
  otherTabs.addEventListener('message', ({ data }) => {
    if (data === userId) onRecorded();
  });
  return () => otherTabs.close();
}

export function tellRecorded(recording: Recording): void {
  for (const watcher of watchers) watcher(recording);
  const otherTabs = new BroadcastChannel(CHANNEL);
  otherTabs.postMessage(recording.activity.userId);
  otherTabs.close();
}
