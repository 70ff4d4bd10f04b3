export const en = {
  loading: 'Getting ready …',
  pause: 'Pause',
  positionOf: '{{seconds}} of {{total}} seconds',
  slower: 'Slower',
  timingsFailed: 'Failed to get word timing data',
  failed: 'Failed to convert text to speech. Please try again.',
  refused: 'Failed to convert text to speech',
  noAudio: 'No audio data received from the API',
  noChunks: 'No audio chunks were generated',
} as const;
