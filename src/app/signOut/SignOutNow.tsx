import { useEffect, useEffectEvent } from 'react';

/** Where the question could not be loaded: what waits to be sent is kept on the device, asked or not. */
export function SignOutNow({ leave }: { leave: () => Promise<void> }) {
  const leaveNow = useEffectEvent(leave);
  useEffect(() => void leaveNow(), []);
  return <></>;
}
