import { useState } from 'react';
import type { Learner } from '../../domain/learner/learner';
import { pendingWrites } from '../../state/recording/pendingWrites';
import { SignOutNow } from './SignOutNow';
import SignOutDialog from './SignOutDialog';

type Props = { learner: Learner; leave: () => Promise<void>; stay: () => void };

/** For pages without a session: asks first if there are unsaved changes. */
export default function SignOutStep({ learner, leave, stay }: Props) {
  const [unsent] = useState(() => pendingWrites(learner.id));
  return unsent ? <SignOutDialog unsent={unsent} leave={leave} stay={stay} /> : <SignOutNow leave={leave} />;
}
