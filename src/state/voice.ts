import { createContext, use } from 'react';
import type { VoiceChoice } from '../browser/soundChoice';

/** The choice between the configured voice and the device's own Telugu voice. */
export type Voice = { readonly deviceHasTelugu: boolean; readonly choose: (voice: VoiceChoice) => void };

export const VoiceContext = createContext<Voice | null>(null);

export function useVoice(): Voice {
  const voice = use(VoiceContext);
  if (!voice) throw new Error('useVoice needs a voice area above it');
  return voice;
}
