// The real engine in its real worker, shared by all tests of audio so that it loads and warms up only once.
import { openEmbeddedSpeech } from './speech';

export const embeddedVoice = openEmbeddedSpeech();
