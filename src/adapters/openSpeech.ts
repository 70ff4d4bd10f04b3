import type { Speech } from '../ports/speech';
import { cachedSpeech } from './cachedSpeech';
import type { SpeechConfiguration } from './speechConfiguration';
import { ownServerVoice } from './ownServerVoice';

/** The configured voice, keeping what it once said. Only its own code is loaded. */
export async function openSpeech(
  configuration: SpeechConfiguration,
  fetchFor: (address: string) => typeof fetch | undefined,
): Promise<Speech> {
  if (import.meta.env.VITE_SARVAM_BASE && configuration.kind === 'sarvam') {
    const { openSarvamSpeech } = await import('./sarvam/speech');
    const send = fetchFor(configuration.base);
    const speech = cachedSpeech(openSarvamSpeech({ ...configuration, ...(send && { fetch: send }) }));
    return send ? ownServerVoice(speech, openBuiltInVoice) : speech;
  }
  return openBuiltInVoice();
}

async function openBuiltInVoice(): Promise<Speech> {
  const { openEmbeddedSpeech } = await import('./espeak/speech');
  return cachedSpeech(openEmbeddedSpeech());
}

/** The device's own Telugu voice, where it has one. */
export async function openDevicesVoice(): Promise<Speech | null> {
  const { openDeviceSpeech, teluguVoice } = await import('./browserVoice/speech');
  const voice = await teluguVoice();
  return voice ? openDeviceSpeech(voice) : null;
}
