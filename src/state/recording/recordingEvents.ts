import { newId } from '../../browser/newId';
import type { Recording } from './outbox';

type Watcher = (recording: Recording) => void;

const watchers = new Set<Watcher>();

/** Calls back for each activity recorded on this page. */
export function watchRecordings(onRecorded: Watcher): () => void {
  watchers.add(onRecorded);
  return () => watchers.delete(onRecorded);
}

const CHANNEL = 'aksharam-recorded';

/** A page also receives its own messages and must ignore them. */
const THIS_PAGE = newId();

type Message = { readonly userId: string; readonly page: string };

const isMessage = (data: unknown): data is Message => typeof data === 'object' && data !== null && 'userId' in data;

/** Calls back when another tab recorded an activity of this learner. */
export function watchOtherTabs(userId: string, onRecorded: () => void): () => void {
  const otherTabs = new BroadcastChannel(CHANNEL);
  otherTabs.addEventListener('message', ({ data }) => {
    if (isMessage(data) && data.userId === userId && data.page !== THIS_PAGE) onRecorded();
  });
  return () => otherTabs.close();
}

export function announceRecording(recording: Recording): void {
  for (const watcher of watchers) watcher(recording);
  const otherTabs = new BroadcastChannel(CHANNEL);
  otherTabs.postMessage({ userId: recording.activity.userId, page: THIS_PAGE } satisfies Message);
  otherTabs.close();
}
