import { useEffect, useSyncExternalStore } from 'react';
import { usePorts } from '../../state/session/ports';

const watchNothing = () => () => {};

/** What the browser itself offers the tutor, where it offers anything; `null` also where a live model is configured. */
export function useDeviceModel() {
  const { device } = usePorts().tutor;
  const state = useSyncExternalStore(device?.watch ?? watchNothing, () => device?.state() ?? null);
  useEffect(() => void device?.look(), [device]);
  if (!device || !state?.offer) return null;
  return state.offer.kind === 'none' && !state.isOn ? null : { ...device, state };
}
