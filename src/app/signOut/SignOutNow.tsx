import { useEffect, useEffectEvent } from 'react';

/** Signs out without asking if the dialog could not be loaded: the outbox is stored on the device either way. */
export function SignOutNow({ leave }: { leave: () => Promise<void> }) {
  const leaveNow = useEffectEvent(leave);
  useEffect(() => void leaveNow(), []);
  return <></>;
}
