import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseConfiguration } from '../configuration';

/** Each name has its own session and cache, like a separate device. */
export function openFirebaseApp(configuration: FirebaseConfiguration, name?: string): FirebaseApp {
  const { emulators: _host, apiBase: _base, appCheck: _key, ...options } = configuration;
  return initializeApp(options, name);
}
