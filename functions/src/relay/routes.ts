import type { Dependencies } from '../api';
import type { Route } from '../http/route';

/** Speech and chat, for who is signed in: the providers' keys stay here. */
export const relayRoutes = (_dependencies: Pick<Dependencies, 'options' | 'files' | 'fetch' | 'log'>): Route[] => [];
