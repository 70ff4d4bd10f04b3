// The relay as a server of its own, for development and for hosting without Firebase:
// SARVAM_KEY=… ALLOWED_ORIGINS=https://your.site node functions/serve.mjs
import { createServer } from 'node:http';
import { nodeHandler } from './nodeHandler.mjs';
import { createSpeechRelay } from './speechRelay.mjs';

const { SARVAM_KEY, SARVAM_BASE, ALLOWED_ORIGINS = 'http://localhost:5173', PORT = '8787' } = process.env;
if (!SARVAM_KEY) throw new Error('SARVAM_KEY is not set');

const relay = createSpeechRelay({
  key: SARVAM_KEY,
  allowedOrigins: ALLOWED_ORIGINS.split(',').map((origin) => origin.trim()),
  ...(SARVAM_BASE ? { base: SARVAM_BASE } : {}),
});
createServer(nodeHandler(relay)).listen(Number(PORT), () => console.info(`Speech relay on port ${PORT}`));
