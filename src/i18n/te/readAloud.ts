import type { en } from '../en/readAloud';

export const te: Readonly<Record<keyof typeof en, string>> = {
  loading: 'సిద్ధమవుతోంది …',
  pause: 'ఆపండి',
  positionOf: '{{total}} సెకన్లలో {{seconds}}',
  slower: 'నెమ్మదిగా',
  timingsFailed: 'ఏ మాట ఎప్పుడు వస్తుందో తెలియలేదు',
  failed: 'మాటలుగా వినిపించలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.',
};
