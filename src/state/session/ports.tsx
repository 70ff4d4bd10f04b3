import { createContext, use, type ReactNode } from 'react';
import type { Analytics } from '../../ports/analytics';
import type { Classroom } from '../../ports/classroom';
import type { Documents } from '../../ports/documents';
import type { Identity } from '../../ports/identity';
import type { League } from '../../ports/league';
import type { Speech } from '../../ports/speech';
import type { Tutor } from '../../ports/tutor';

export type Ports = {
  readonly identity: Identity;
  readonly documents: Documents;
  readonly analytics: Analytics;
  /** Classes need a server. */
  readonly classroom?: Classroom;
  /** Leagues need accounts. */
  readonly league?: League;
  readonly speech: Speech;
  /** Opens the device's own Telugu voice, or returns null when it has none. */
  readonly openDevicesVoice: () => Promise<Speech | null>;
  readonly tutor: Tutor;
};

/** Opens the configured adapters; every call returns the same ones. */
export type OpenPorts = () => Promise<Ports>;

const PortsContext = createContext<OpenPorts>(() => Promise.reject(new Error('No ports were given')));

export const PortsProvider = ({ open, children }: { open: OpenPorts; children: ReactNode }) => (
  <PortsContext value={open}>{children}</PortsContext>
);

/** For components that can wait, such as the public header. */
export const useOpenPorts = (): OpenPorts => use(PortsContext);

/** For a page that loads speech only when it is needed. */
export function useOpenSpeech(): () => Promise<Speech> {
  const open = useOpenPorts();
  return async () => (await open()).speech;
}

/** Suspends until the ports are open. */
export const usePorts = (): Ports => use(use(PortsContext)());
