import { useEffect, useSyncExternalStore } from 'react';
import { usePorts } from '../../state/session/ports';

const watchNothing = () => () => {};

/** The browser's own models for the tutor; `null` if there are none or a live model is configured. */
export function useDeviceModel() {
  const { device } = usePorts().tutor;
  const state = useSyncExternalStore(device?.watch ?? watchNothing, () => device?.state() ?? null);
  useEffect(() => void device?.look(), [device]);
  if (!device || !state?.offer) return null;
  return state.offer.kind === 'none' && !state.isOn ? null : { ...device, state };
}
