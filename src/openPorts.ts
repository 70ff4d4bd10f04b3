import type { OpenPorts } from './state/session/ports';

let opened: ReturnType<OpenPorts> | undefined;

/** The only place that picks adapters. Their code is loaded when the first screen asks. */
export const openPorts: OpenPorts = () => {
  opened ??= import('./adapters/open').then(({ openConfigured }) => openConfigured());
  return opened;
};
