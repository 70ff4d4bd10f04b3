import type { en } from '../en/verse';

export const te: Readonly<Record<keyof typeof en, string>> = {
  guru: 'గురువు',
  laghu: 'లఘువు',
  surya: 'సూర్య',
  indra: 'ఇంద్ర',
  yati: 'యతి',
};
