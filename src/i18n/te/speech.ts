import type { en } from '../en/speech';

export const te: Readonly<Record<keyof typeof en, string>> = {
  listen: 'వినండి: {{word}}',
  loading: 'సిద్ధమవుతోంది: {{word}}',
  stop: 'ఆపండి: {{word}}',
  failed: 'శబ్దం వినిపించలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.',
};
