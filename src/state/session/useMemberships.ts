import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { readStored, type StorageKey, writeStored } from '../../browser/storage';
import { whenIdle } from '../../browser/whenIdle';
import { type Memberships, NO_MEMBERSHIPS } from '../../domain/classroom/classroom';
import { useOpenPorts } from './ports';
import { useToday } from '../figures/useToday';

const keyOf = (learnerId: string): StorageKey => `classes:${learnerId}`;
const watchers = new Set<() => void>();

const watch = (changed: () => void) => {
  watchers.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener('storage', changed);
  };
};

type StoredMemberships = Memberships & { readonly day: string };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

function readMemberships(stored: string | null): StoredMemberships | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { day, classes, teaches } = value as Record<string, unknown>;
    return typeof day === 'string' && isTexts(classes) && isTexts(teaches) ? { day, classes, teaches } : null;
  } catch {
    return null;
  }
}

/** Updates every link to a class on the page immediately. */
export function saveMemberships(learnerId: string, { classes, teaches }: Memberships, day: string): void {
  writeStored(keyOf(learnerId), JSON.stringify({ day, classes, teaches } satisfies StoredMemberships));
  for (const watcher of watchers) watcher();
}

/** The learner's classes as last read, which is once a day and whenever a page about classes opens. */
export function useMemberships(learnerId: string): Memberships {
  const openPorts = useOpenPorts();
  const today = useToday();
  const stored = useSyncExternalStore(watch, () => readStored(keyOf(learnerId)));
  const known = useMemo(() => readMemberships(stored), [stored]);
  const isKnown = known !== null;
  const isOld = known?.day !== today;
  useEffect(() => {
    if (!isOld) return;
    whenIdle(async () => {
      const { classroom } = await openPorts();
      if (!classroom || !(isKnown || (await classroom.mayBeInClass()))) return;
      const found = await classroom.memberships(learnerId);
      if (found.ok) saveMemberships(learnerId, found.value, today);
    });
  }, [isKnown, isOld, learnerId, openPorts, today]);
  return known ?? NO_MEMBERSHIPS;
}
