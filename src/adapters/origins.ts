// The origins that the configured adapters connect to. The build writes them into the content security policy.
import type { Configuration } from './configuration';
import { type SpeechConfiguration, speechOrigins } from './speech/speechConfiguration';
import { type TutorConfiguration, tutorOrigins } from './tutorConfiguration';

export type Origins = {
  readonly connect: string[];
  readonly frame: string[];
  readonly script: string[];
  readonly image: string[];
};

const GOOGLE_APIS = 'https://*.googleapis.com';
const GOOGLE_SCRIPTS = 'https://apis.google.com';
const ANALYTICS = {
  script: 'https://www.googletagmanager.com',
  connect: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

const RECAPTCHA = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
};

const originOf = (base: string | undefined): string[] => (base?.startsWith('http') ? [new URL(base).origin] : []);

function firebaseOrigins(configuration: Configuration): Origins {
  if (configuration.kind === 'embedded') return { connect: [], frame: [], script: [], image: [] };
  const { authDomain, measurementId, emulators, apiBase, appCheck } = configuration.firebase;
  const emulated = emulators ? [`http://${emulators.auth}`, `http://${emulators.firestore}`] : [];
  return {
    connect: [
      GOOGLE_APIS,
      ...emulated,
      ...originOf(apiBase),
      ...(measurementId ? ANALYTICS.connect : []),
      ...(appCheck ? RECAPTCHA.connect : []),
    ],
    frame: [
      `https://${authDomain}`,
      ...(emulators ? [`http://${emulators.auth}`] : []),
      ...(appCheck ? RECAPTCHA.frame : []),
    ],
    // Firestore loads this image to check whether there is a network.
    image: ['https://www.google.com/images/cleardot.gif'],
    script: [GOOGLE_SCRIPTS, ...(measurementId ? [ANALYTICS.script] : []), ...(appCheck ? RECAPTCHA.script : [])],
  };
}

export function originsOf(
  configuration: Configuration,
  speech: SpeechConfiguration,
  tutor: TutorConfiguration,
): Origins {
  const firebase = firebaseOrigins(configuration);
  return { ...firebase, connect: [...firebase.connect, ...speechOrigins(speech), ...tutorOrigins(tutor)] };
}
