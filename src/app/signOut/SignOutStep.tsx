import { useState } from 'react';
import type { Learner } from '../../domain/learner/learner';
import { whatWaits } from '../../state/recording/pendingWrites';
import { LeaveAtOnce } from './SignOutNow';
import LeavingDialog from './SignOutDialog';

type Props = { learner: Learner; leave: () => Promise<void>; stay: () => void };

/** On pages without a session: signs out, after the question where something waits to be sent. */
export default function SignOutStep({ learner, leave, stay }: Props) {
  const [unsent] = useState(() => whatWaits(learner.id));
  return unsent ? <LeavingDialog unsent={unsent} leave={leave} stay={stay} /> : <LeaveAtOnce leave={leave} />;
}
