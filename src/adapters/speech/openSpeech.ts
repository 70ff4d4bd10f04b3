import type { Speech } from '../../ports/speech';
import { cachedSpeech } from './cachedSpeech';
import { ownServerVoice } from './ownServerVoice';
import type { SpeechConfiguration } from './speechConfiguration';

/** Opens the configured voice with a cache for what it has spoken. Only the code of that voice is loaded. */
export async function openSpeech(
  configured: SpeechConfiguration,
  fetchFor: (address: string) => typeof fetch | undefined,
): Promise<Speech> {
  if (configured === null) return openBuiltInVoice();
  const send = fetchFor(configured.address);
  const speech = cachedSpeech(await configured.open(send));
  return send ? ownServerVoice(speech, openBuiltInVoice) : speech;
}

async function openBuiltInVoice(): Promise<Speech> {
  const { openEmbeddedSpeech } = await import('../espeak/speech');
  return cachedSpeech(openEmbeddedSpeech());
}

/** The Telugu voice built into the device, or null when it has none. */
export async function openDevicesVoice(): Promise<Speech | null> {
  const { openDeviceSpeech, teluguVoice } = await import('../browserVoice/speech');
  const voice = await teluguVoice();
  return voice ? openDeviceSpeech(voice) : null;
}
