import { openEmbeddedAnalytics } from '../src/adapters/embedded/analytics';
import { connectTo } from '../src/adapters/embedded/database';
import { NO_SHARED_CONTENT, openEmbeddedDocuments } from '../src/adapters/embedded/documents';
import { openEmbeddedIdentity } from '../src/adapters/embedded/identity';
import { failed } from '../src/domain/result';
import type { Documents } from '../src/ports/documents';
import type { Identity, IdentityState } from '../src/ports/identity';

const full = failed({ kind: 'storage-full', detail: 'no room' } as const);

/** A browser tab wired like the app. While asleep, it receives no messages from other tabs. */
export class Tab {
  readonly connect;
  readonly identity: Identity;
  readonly documents: Documents;
  readonly analytics;
  isAsleep = false;
  isFull = false;
  /** The identity that its screens show, which lags behind while the tab is asleep. */
  shown: IdentityState = { kind: 'unknown' };
  private latest: IdentityState = { kind: 'unknown' };
  private readonly screens = new Set<(state: IdentityState) => void>();
  /** Id of the learner who started the activity on the screen. */
  startedBy: string | null = null;

  constructor(name: string) {
    this.connect = connectTo(name);
    this.identity = openEmbeddedIdentity(this.connect, name);
    const documents = openEmbeddedDocuments(this.connect, NO_SHARED_CONTENT, 'on-this-device');
    this.documents = {
      ...documents,
      batch: (writes) => (this.isFull ? Promise.resolve(full) : documents.batch(writes)),
    };
    this.identity.watch((state) => {
      this.latest = state;
      if (!this.isAsleep) this.show();
    });
    const watch: Identity['watch'] = (listener) => {
      this.screens.add(listener);
      listener(this.shown);
      return () => this.screens.delete(listener);
    };
    this.analytics = openEmbeddedAnalytics(this.connect, { watch });
  }

  private show() {
    this.shown = this.latest;
    // The route guard closes a screen when its learner changes.
    if (this.learnerId !== this.startedBy) this.startedBy = null;
    for (const screen of this.screens) screen(this.shown);
  }

  wake() {
    this.isAsleep = false;
    this.show();
  }

  get learnerId(): string | null {
    return this.shown.kind === 'signed-in' ? this.shown.learner.id : null;
  }
}
