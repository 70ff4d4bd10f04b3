import { speechContract } from '../../ports/speech.contract';
import { openEmbeddedSpeech } from '../espeak/speech';
import { cachedSpeech } from './cachedSpeech';

// The real engine in its real worker.
const embedded = openEmbeddedSpeech();

speechContract('the embedded voice', () => embedded);
speechContract('the embedded voice with a cache', () => cachedSpeech(embedded, { databaseName: crypto.randomUUID() }));
