import { readStored, writeStored } from './storage';

/** `best` is the configured provider, or the embedded voice without one. */
export const VOICE_CHOICES = ['best', 'device'] as const;
export type VoiceChoice = (typeof VOICE_CHOICES)[number];

export const storedSlowSpeech = (): boolean => readStored('slowSpeech') === 'on';
export const chooseSlowSpeech = (slow: boolean): void => writeStored('slowSpeech', slow ? 'on' : 'off');

/** On by default. */
export const storedSoundEffects = (): boolean => readStored('soundEffects') !== 'off';
export const chooseSoundEffects = (on: boolean): void => writeStored('soundEffects', on ? 'on' : 'off');

/** Whether exercises read their questions aloud automatically; on by default. */
export const storedReadsAloud = (): boolean => readStored('readsAloud') !== 'off';
export const chooseReadsAloud = (on: boolean): void => writeStored('readsAloud', on ? 'on' : 'off');

export const storedVoice = (): VoiceChoice => (readStored('voice') === 'device' ? 'device' : 'best');
export const chooseVoice = (voice: VoiceChoice): void => writeStored('voice', voice);
