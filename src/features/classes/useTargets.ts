import { useEffect, useState } from 'react';
import { type Assignment, ASSIGNMENT_KINDS, type AssignmentKind } from '../../domain/classroom/assignment';
import { type Target, TARGETS } from './targets';

type Known = { readonly [kind in AssignmentKind]?: readonly Target[] };

/** Loads the targets of these kinds only. */
export function useTargets(kinds: readonly AssignmentKind[]): Known {
  const [known, setKnown] = useState<Known>({});
  const wanted = ASSIGNMENT_KINDS.filter((kind) => kinds.includes(kind)).join(' ');
  useEffect(() => {
    let isCurrent = true;
    for (const kind of ASSIGNMENT_KINDS.filter((one) => wanted.split(' ').includes(one))) {
      TARGETS[kind]().then(
        (targets) => {
          if (isCurrent) setKnown((before) => ({ ...before, [kind]: targets }));
        },
        (thrown: unknown) => console.warn('What can be given could not be loaded:', kind, thrown),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return known;
}

/** `undefined` while loading, `null` if this version has no such target. */
export function useTargetOf(assignments: readonly Assignment[]): (assignment: Assignment) => Target | null | undefined {
  const known = useTargets(assignments.map(({ kind }) => kind));
  return ({ kind, target }) => {
    const all = known[kind];
    return all && (all.find(({ id }) => id === target) ?? null);
  };
}
