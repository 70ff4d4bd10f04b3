import { createContext, use } from 'react';
import type { VoiceChoice } from '../browser/soundChoice';

/** Which voice speaks: the deployment's, or the device's own where it has a Telugu one. */
export type Voice = { readonly deviceHasTelugu: boolean; readonly choose: (voice: VoiceChoice) => void };

export const VoiceContext = createContext<Voice | null>(null);

export function useVoice(): Voice {
  const voice = use(VoiceContext);
  if (!voice) throw new Error('useVoice needs a voice area above it');
  return voice;
}
