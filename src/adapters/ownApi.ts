import type { Configuration, Environment } from './configuration';

/** The address of the project's functions (functions/). */
const apiBaseIn = (environment: Environment): string => {
  const given = environment['VITE_API_BASE'];
  return (typeof given === 'string' && given.trim() ? given.trim() : '/api').replace(/\/+$/u, '');
};

/** Only our own server may get the learner's token; a provider's address must not. */
export function isOwnApi(address: string, configuration: Configuration, environment: Environment): boolean {
  return configuration.kind === 'firebase' && `${address}/`.startsWith(`${apiBaseIn(environment)}/`);
}

/** A fetch that adds the learner's token, or undefined when the address is not our own server. */
export function fetchFor(
  address: string,
  configuration: Configuration,
  environment: Environment,
): typeof fetch | undefined {
  // The build replaces the variable: without a project, the bundle contains no Firebase code.
  if (!import.meta.env.VITE_FIREBASE_API_KEY || !isOwnApi(address, configuration, environment)) return undefined;
  return async (input, init) => {
    const { fetchAsLearner } = await import('./firebase/fetchAsLearner');
    return fetchAsLearner(apiBaseIn(environment), String(input), init);
  };
}
