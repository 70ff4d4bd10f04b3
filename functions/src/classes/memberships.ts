import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Memberships, NO_MEMBERSHIPS } from '../../../src/domain/classroom/classroom';

const shape = v.object({
  classes: v.fallback(v.array(v.string()), []),
  teaches: v.fallback(v.array(v.string()), []),
});

export const membershipsIn = (found: DocumentSnapshot): Memberships => {
  const read = v.safeParse(shape, found.data() ?? {});
  return read.success ? read.output : NO_MEMBERSHIPS;
};

export const without = ({ classes, teaches }: Memberships, classId: string): Memberships => ({
  classes: classes.filter((id) => id !== classId),
  teaches: teaches.filter((id) => id !== classId),
});

export const isInNoClass = ({ classes, teaches }: Memberships): boolean => classes.length + teaches.length === 0;
