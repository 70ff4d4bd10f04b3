import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import { ok } from '../../domain/result';
import { speechText } from '../../domain/speech/words';
import type { Speech, SpokenAudio } from '../../ports/speech';

/** About eight minutes of speech. */
const MAX_CACHE_BYTES = 20_000_000;

// One very long text must not evict everything else.
const MAX_SHARE = 0.25;

const CachedSound = v.object({
  kind: v.literal('audio'),
  wav: v.instance(Blob),
  seconds: v.number(),
  timings: v.array(v.object({ text: v.string(), startTime: v.number(), endTime: v.number() })),
  timingsFrom: v.picklist(['voice', 'estimate', 'mismatch']),
});

interface SpeechDatabase extends DBSchema {
  sounds: { key: string; value: unknown };
  /** Sizes and times live in their own store, so that eviction never reads the audio. */
  uses: { key: string; value: { key: string; bytes: number; usedAt: number } };
}

export type CacheOptions = {
  readonly budgetBytes?: number;
  readonly databaseName?: string;
  readonly now?: () => number;
};

/** Caches audio on this device, so that a text is computed or paid for only once and plays offline. */
export function cachedSpeech(speech: Speech, options: CacheOptions = {}): Speech {
  const { budgetBytes = MAX_CACHE_BYTES, databaseName = 'spoken', now = Date.now } = options;
  const store = openStore(databaseName, budgetBytes, now);

  return {
    voice: speech.voice,
    id: speech.id,
    warm: () => speech.warm(),
    forget: () => store.clear(),
    async speak(text, speakOptions) {
      const key = `${speech.id}\n${speechText(text).trim()}`;
      const cached = await store.find(key);
      if (cached) return ok(cached);
      const spoken = await speech.speak(text, speakOptions);
      // Not awaited, so that playback does not wait for the write.
      if (spoken.ok && spoken.value.kind === 'audio') void store.save(key, spoken.value);
      return spoken;
    },
  };
}

function openStore(name: string, budgetBytes: number, now: () => number) {
  let opening: Promise<IDBPDatabase<SpeechDatabase>> | undefined;
  const open = () =>
    (opening ??= openDB<SpeechDatabase>(name, 1, {
      upgrade(database) {
        database.createObjectStore('sounds');
        database.createObjectStore('uses', { keyPath: 'key' });
      },
    }));

  // Storage may be blocked, full or damaged; the voice then works without a cache.
  const undefinedOnError = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch {
      opening = undefined;
      return undefined;
    }
  };

  return {
    find: (key: string): Promise<SpokenAudio | undefined> =>
      undefinedOnError(async () => {
        const transaction = (await open()).transaction(['sounds', 'uses'], 'readwrite');
        const sound = await transaction.objectStore('sounds').get(key);
        const usable = v.is(CachedSound, sound) ? sound : undefined;
        if (usable) await transaction.objectStore('uses').put({ key, bytes: usable.wav.size, usedAt: now() });
        await transaction.done;
        return usable;
      }),

    clear: (): Promise<void> =>
      undefinedOnError(async () => {
        const transaction = (await open()).transaction(['sounds', 'uses'], 'readwrite');
        await Promise.all([transaction.objectStore('sounds').clear(), transaction.objectStore('uses').clear()]);
        await transaction.done;
      }),

    save: (key: string, sound: SpokenAudio): Promise<void> =>
      undefinedOnError(async () => {
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
