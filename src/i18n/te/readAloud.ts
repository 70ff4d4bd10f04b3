import type { en } from '../en/readAloud';

export const te: Readonly<Record<keyof typeof en, string>> = {
  loading: 'సిద్ధమవుతోంది …',
  pause: 'ఆపు',
  positionOf: '{{total}} సెకన్లలో {{seconds}}',
  slower: 'నెమ్మదిగా',
  timingsFailed: 'ఏ మాట ఎప్పుడు వస్తుందో తెలియలేదు',
  failed: 'చదివి వినిపించలేకపోయాం. మళ్లీ ప్రయత్నించు.',
  refused: 'చదివి వినిపించలేకపోయాం',
  noAudio: 'గొంతు నుంచి శబ్దం రాలేదు',
  noChunks: 'చదివి వినిపించడానికి ఇందులో ఏమీ లేదు',
};
