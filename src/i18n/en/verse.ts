export const en = {
  guru: 'Guru',
  laghu: 'Laghu',
  surya: 'Surya',
  indra: 'Indra',
  yati: 'Yati',
} as const;
