export const en = {
  loading: 'Getting ready …',
  pause: 'Pause',
  positionOf: '{{seconds}} of {{total}} seconds',
  slower: 'Slower',
  timingsFailed: 'Failed to get word timing data',
  failed: 'Failed to convert text to speech. Please try again.',
} as const;
