import type { Bilingual } from '../domain/bilingual';
import type { Unlocks } from '../domain/progress/unlocks';
import { ACHIEVEMENT_TEXTS } from './achievements';
import { levelName } from './levels';

const levelLine = (level: number): Bilingual => ({
  en: `You reached level ${level}: ${levelName(level).en}`,
  te: `${level}వ స్థాయికి చేరావు: ${levelName(level).te}`,
});

/** What there is to celebrate, a line for each. */
export const unlockLines = ({ level, achievements }: Unlocks): Bilingual[] => [
  ...achievements.map((id) => ({
    en: `New achievement: ${ACHIEVEMENT_TEXTS[id].title.en}`,
    te: `కొత్త విజయం: ${ACHIEVEMENT_TEXTS[id].title.te}`,
  })),
  ...(level === null ? [] : [levelLine(level)]),
];
