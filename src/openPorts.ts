import type { OpenPorts } from './state/session/ports';

let opened: ReturnType<OpenPorts> | undefined;

/** The only place that chooses adapters. Their code loads when the first screen needs it. */
export const openPorts: OpenPorts = () => {
  opened ??= import('./adapters/open').then(({ openConfigured }) => openConfigured());
  return opened;
};
