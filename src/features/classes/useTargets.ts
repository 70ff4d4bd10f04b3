import { useEffect, useState } from 'react';
import { type Assignment, ASSIGNMENT_KINDS, type AssignmentKind } from '../../domain/classroom/assignment';
import { type Target, TARGETS } from './targets';

type Known = { readonly [kind in AssignmentKind]?: readonly Target[] };

/** What can be given, of these kinds; nothing of the others is fetched. */
export function useTargets(kinds: readonly AssignmentKind[]): Known {
  const [known, setKnown] = useState<Known>({});
  const wanted = ASSIGNMENT_KINDS.filter((kind) => kinds.includes(kind)).join(' ');
  useEffect(() => {
    let isHere = true;
    for (const kind of ASSIGNMENT_KINDS.filter((one) => wanted.split(' ').includes(one))) {
      TARGETS[kind]().then(
        (targets) => {
          if (isHere) setKnown((before) => ({ ...before, [kind]: targets }));
        },
        (thrown: unknown) => console.warn('What can be given could not be loaded:', kind, thrown),
      );
    }
    return () => {
      isHere = false;
    };
  }, [wanted]);
  return known;
}

/** The target of an assignment: `undefined` until it is known, `null` where this version has none of that name. */
export function useTargetOf(assignments: readonly Assignment[]): (assignment: Assignment) => Target | null | undefined {
  const known = useTargets(assignments.map(({ kind }) => kind));
  return ({ kind, target }) => {
    const all = known[kind];
    return all && (all.find(({ id }) => id === target) ?? null);
  };
}
