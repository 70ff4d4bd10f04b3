import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { LENGTHS, type ShelfChoice } from '../../../domain/reading/shelf';
import { STORY_LEVELS, STORY_THEMES } from '../../../domain/reading/story';

const NAMES = ['level', 'theme', 'length'] as const;
export type ChoiceName = (typeof NAMES)[number];

/** The choice is stored in the URL, so that going back or sharing a link restores it. */
export function useShelfChoice() {
  const [params, setParams] = useSearchParams();
  const level = params.get('level') ?? '';
  const theme = params.get('theme') ?? '';
  const length = params.get('length') ?? '';
  const choice = useMemo(
    (): ShelfChoice => ({
      level: level === 'rhyme' ? 'rhyme' : STORY_LEVELS.find((one) => String(one) === level),
      theme: STORY_THEMES.find((one) => one === theme),
      length: LENGTHS.find((one) => one === length),
    }),
    [level, theme, length],
  );

  const choose = (name: ChoiceName, value: string) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (value === '') after.delete(name);
      else after.set(name, value);
      return after;
    });
  return { choice, choose, clear: () => setParams({}) };
}
