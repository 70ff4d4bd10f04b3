import { readStored, writeStored } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value);
const watchers = new Set<() => void>();

export function storedTheme(): Theme {
  const stored = readStored('theme');
  return isTheme(stored) ? stored : 'system';
}

export function chooseTheme(theme: Theme): void {
  writeStored('theme', theme);
  // src/boot.js does the same before the first paint.
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  watchers.forEach((changed) => changed());
}

export function watchTheme(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
