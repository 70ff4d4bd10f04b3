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

type Kept = Memberships & { readonly day: string };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

function kept(stored: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { day, classes, teaches } = value as Record<string, unknown>;
    return typeof day === 'string' && isTexts(classes) && isTexts(teaches) ? { day, classes, teaches } : null;
  } catch {
    return null;
  }
}

/** Every part of the screen that leads to a class knows of it at once. */
export function saveMemberships(learnerId: string, { classes, teaches }: Memberships, day: string): void {
  writeStored(keyOf(learnerId), JSON.stringify({ day, classes, teaches } satisfies Kept));
  for (const watcher of watchers) watcher();
}

/** The classes of the learner, as they were last read: that is once a day, and when a page about them is opened. */
export function useMemberships(learnerId: string): Memberships {
  const openPorts = useOpenPorts();
  const today = useToday();
  const stored = useSyncExternalStore(watch, () => readStored(keyOf(learnerId)));
  const known = useMemo(() => kept(stored), [stored]);
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
