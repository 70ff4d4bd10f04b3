export const en = {
  listen: 'Listen: {{word}}',
  loading: 'Getting ready: {{word}}',
  stop: 'Stop: {{word}}',
  failed: 'Failed to play audio. Please try again.',
} as const;
