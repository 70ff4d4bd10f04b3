import type { Speech } from '../ports/speech';
import type { Tutor } from '../ports/tutor';
import type { Adapters } from './adapters';
import { readConfiguration } from './configuration';
import { openAdapters } from './openAdapters';
import { openDevicesVoice, openSpeech } from './speech/openSpeech';
import { openTutor } from './openTutor';
import { fetchFor } from './ownApi';
import { sharedContent } from './sharedContent';
import { readSpeechConfiguration } from './speech/speechConfiguration';
import { readTutorConfiguration } from './tutorConfiguration';

type Opened = Adapters & {
  readonly speech: Speech;
  readonly openDevicesVoice: () => Promise<Speech | null>;
  readonly tutor: Tutor;
};

/** Opens the configured store, sign-in, analytics, voice and tutor. */
export async function openConfigured(): Promise<Opened> {
  const configuration = readConfiguration(import.meta.env);
  const voice = readSpeechConfiguration(import.meta.env);
  // The build already refuses a wrong configuration; this is a second check.
  if (!configuration.ok) throw new Error(configuration.error.join(' '));
  if (!voice.ok) throw new Error(voice.error.join(' '));
  const tutor = readTutorConfiguration(import.meta.env, configuration.value);
  if (!tutor.ok) throw new Error(tutor.error.join(' '));
  const ownFetch = (address: string) => fetchFor(address, configuration.value, import.meta.env);
  const [adapters, speech] = await Promise.all([
    openAdapters(configuration.value, sharedContent),
    openSpeech(voice.value, ownFetch),
  ]);
  return { ...adapters, speech, openDevicesVoice, tutor: openTutor(tutor.value, ownFetch) };
}
