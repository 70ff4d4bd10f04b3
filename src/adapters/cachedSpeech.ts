import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import { ok } from '../domain/result';
import { speechText } from '../domain/speech/words';
import type { Speech, SpokenAudio } from '../ports/speech';

/** About eight minutes of speech. */
const KEPT_BYTES = 20_000_000;

// One very long text must not push out everything else.
const MAX_SHARE = 0.25;

const Kept = v.object({
  kind: v.literal('audio'),
  wav: v.instance(Blob),
  seconds: v.number(),
  timings: v.array(v.object({ text: v.string(), startTime: v.number(), endTime: v.number() })),
  timingsFrom: v.picklist(['voice', 'estimate', 'mismatch']),
});

interface KeptSounds extends DBSchema {
  sounds: { key: string; value: unknown };
  /** Small records beside the large ones, so that making room does not read any sound. */
  uses: { key: string; value: { key: string; bytes: number; usedAt: number } };
}

export type CacheOptions = {
  readonly budgetBytes?: number;
  readonly databaseName?: string;
  readonly now?: () => number;
};

/** The same voice, which remembers on this device what it has said: not computed or paid for twice, heard offline. */
export function cachedSpeech(speech: Speech, options: CacheOptions = {}): Speech {
  const { budgetBytes = KEPT_BYTES, databaseName = 'spoken', now = Date.now } = options;
  const store = openStore(databaseName, budgetBytes, now);

  return {
    voice: speech.voice,
    id: speech.id,
    warm: () => speech.warm(),
    forget: () => store.clear(),
    async speak(text, speakOptions) {
      const key = `${speech.id}\n${speechText(text).trim()}`;
      const kept = await store.find(key);
      if (kept) return ok(kept);
      const spoken = await speech.speak(text, speakOptions);
      // Not waited for: the child hears it first.
      if (spoken.ok && spoken.value.kind === 'audio') void store.keep(key, spoken.value);
      return spoken;
    },
  };
}

function openStore(name: string, budgetBytes: number, now: () => number) {
  let opening: Promise<IDBPDatabase<KeptSounds>> | undefined;
  const open = () =>
    (opening ??= openDB<KeptSounds>(name, 1, {
      upgrade(database) {
        database.createObjectStore('sounds');
        database.createObjectStore('uses', { keyPath: 'key' });
      },
    }));

  // Storage may be blocked, full or damaged: the voice then speaks without it.
  const orNothing = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch {
      opening = undefined;
      return undefined;
    }
  };

  return {
    find: (key: string): Promise<SpokenAudio | undefined> =>
      orNothing(async () => {
        const transaction = (await open()).transaction(['sounds', 'uses'], 'readwrite');
        const sound = await transaction.objectStore('sounds').get(key);
        const usable = v.is(Kept, sound) ? sound : undefined;
        if (usable) await transaction.objectStore('uses').put({ key, bytes: usable.wav.size, usedAt: now() });
        await transaction.done;
        return usable;
      }),

    clear: (): Promise<void> =>
      orNothing(async () => {
        const transaction = (await open()).transaction(['sounds', 'uses'], 'readwrite');
        await Promise.all([transaction.objectStore('sounds').clear(), transaction.objectStore('uses').clear()]);
        await transaction.done;
      }),

    keep: (key: string, sound: SpokenAudio): Promise<void> =>
      orNothing(async () => {
        const bytes = sound.wav.size;
        if (bytes > budgetBytes * MAX_SHARE) return;
        const transaction = (await open()).transaction(['sounds', 'uses'], 'readwrite');
        const sounds = transaction.objectStore('sounds');
        const uses = transaction.objectStore('uses');
        const oldestFirst = (await uses.getAll()).toSorted((a, b) => a.usedAt - b.usedAt);
        let total = bytes + oldestFirst.reduce((sum, use) => sum + use.bytes, 0);
        for (const use of oldestFirst) {
          if (total <= budgetBytes) break;
          await sounds.delete(use.key);
          await uses.delete(use.key);
          total -= use.bytes;
        }
        await sounds.put(sound, key);
        await uses.put({ key, bytes, usedAt: now() });
        await transaction.done;
      }),
  };
}
