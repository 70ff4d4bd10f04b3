import type { en } from '../en/speech';

export const te: Readonly<Record<keyof typeof en, string>> = {
  listen: 'విను: {{word}}',
  loading: 'సిద్ధమవుతోంది: {{word}}',
  stop: 'ఆపు: {{word}}',
  failed: 'శబ్దం వినిపించలేకపోయాం. మళ్లీ ప్రయత్నించు.',
};
