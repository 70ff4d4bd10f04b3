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
  /** Only where there is a server. */
  readonly classroom?: Classroom;
  /** Only where learners have accounts. */
  readonly league?: League;
  readonly speech: Speech;
  /** The device's own Telugu voice, where it has one. */
  readonly openDevicesVoice: () => Promise<Speech | null>;
  readonly tutor: Tutor;
};

/** Opens the configured adapters, the same ones each time. */
export type OpenPorts = () => Promise<Ports>;

const PortsContext = createContext<OpenPorts>(() => Promise.reject(new Error('No ports were given')));

export const PortsProvider = ({ open, children }: { open: OpenPorts; children: ReactNode }) => (
  <PortsContext value={open}>{children}</PortsContext>
);

/** For whoever can wait for them, such as the public header. */
export const useOpenPorts = (): OpenPorts => use(PortsContext);

/** For a page that speaks only when it is asked to. */
export function useOpenSpeech(): () => Promise<Speech> {
  const open = useOpenPorts();
  return async () => (await open()).speech;
}

/** For screens that need them; shows the fallback of the Suspense above until they are there. */
export const usePorts = (): Ports => use(use(PortsContext)());
