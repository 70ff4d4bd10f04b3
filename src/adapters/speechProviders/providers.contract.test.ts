import { speechContract } from '../../ports/speech.contract';
import { type SpeechProviderName, SPEECH_PROVIDERS } from './providers';
import { mockSarvam, speakTone } from './sarvam/mock.testing';

// Some texts take a minute and a half; a low sample rate keeps their tones small and the test fast.
const LOW_RATE = 8000;

/** How each provider is configured in a test, and a server that speaks its wire format. */
const MOCKS: Readonly<
  Record<SpeechProviderName, { variables: Readonly<Record<string, string>>; send: () => typeof fetch }>
> = {
  sarvam: {
    variables: { VITE_SARVAM_BASE: 'https://sarvam.test', VITE_SARVAM_KEY: 'k' },
    send: () => mockSarvam(speakTone(LOW_RATE)).fetch,
  },
};

for (const name of Object.keys(MOCKS) as SpeechProviderName[]) {
  const { variables, send } = MOCKS[name];
  speechContract(name, async () => {
    const read = SPEECH_PROVIDERS[name].read((variable) => variables[variable] ?? '');
    if (!read.ok) throw new Error(read.error.join(' '));
    return read.value.open(send());
  });
}
