import type { Configuration, Environment } from './configuration';

/** Where the project's own functions answer (functions/). */
const apiBaseIn = (environment: Environment): string => {
  const given = environment['VITE_API_BASE'];
  return (typeof given === 'string' && given.trim() ? given.trim() : '/api').replace(/\/+$/u, '');
};

/** Whether an address is below our own server, which asks who is signed in; a provider's is not, and gets no token. */
export function isOwnApi(address: string, configuration: Configuration, environment: Environment): boolean {
  return configuration.kind === 'firebase' && `${address}/`.startsWith(`${apiBaseIn(environment)}/`);
}

/** Sends the learner's token along where the address is our own; `undefined` is the browser's fetch as it is. */
export function fetchFor(
  address: string,
  configuration: Configuration,
  environment: Environment,
): typeof fetch | undefined {
  // The first half is known when building: without a project no Firebase code is in the bundle at all.
  if (!import.meta.env.VITE_FIREBASE_API_KEY || !isOwnApi(address, configuration, environment)) return undefined;
  return async (asked, init) => {
    const { fetchAsLearner } = await import('./firebase/fetchAsLearner');
    return fetchAsLearner(apiBaseIn(environment), String(asked), init);
  };
}
