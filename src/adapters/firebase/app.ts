import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseConfiguration } from '../configuration';

/** A name of its own gives an app its own session and its own cache, like another device. */
export function openFirebaseApp(configuration: FirebaseConfiguration, name?: string): FirebaseApp {
  const { emulators: _host, apiBase: _base, appCheck: _key, ...options } = configuration;
  return initializeApp(options, name);
}
