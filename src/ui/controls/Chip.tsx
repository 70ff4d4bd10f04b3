import type { ReactNode } from 'react';

const TONES = {
  turmeric: 'bg-turmeric-tint text-turmeric-deep',
  indigo: 'bg-indigo-tint text-indigo',
  leaf: 'bg-leaf-tint text-leaf',
  vermilion: 'bg-vermilion-tint text-vermilion',
} as const;

export const Chip = ({ tone = 'turmeric', children }: { tone?: keyof typeof TONES; children: ReactNode }) => (
  <span className={`inline-flex items-center gap-1.5 rounded-full px-3.5 py-1 text-sm font-semibold ${TONES[tone]}`}>
    {children}
  </span>
);
