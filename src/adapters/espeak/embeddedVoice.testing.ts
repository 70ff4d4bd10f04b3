// The real engine in its real worker, for all tests that want something to be heard: it is loaded and warmed up once.
import { openEmbeddedSpeech } from './speech';

export const embeddedVoice = openEmbeddedSpeech();
