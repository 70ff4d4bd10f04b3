import type { Bilingual } from '../domain/bilingual';
import type { Unlocks } from '../domain/progress/unlocks';
import { ACHIEVEMENT_TEXTS } from './achievements';
import { BEAD_TEXTS } from './beads';
import { levelName } from './levels';

const levelLine = (level: number): Bilingual => ({
  en: `You reached level ${level}: ${levelName(level).en}`,
  te: `${level}వ స్థాయికి చేరావు: ${levelName(level).te}`,
});

/** What there is to celebrate, a line for each. */
export const unlockLines = ({ level, achievements, beads }: Unlocks): Bilingual[] => [
  ...beads.map((id) => ({
    en: `A new bead on your string: ${BEAD_TEXTS[id].title.en}`,
    te: `నీ దండలో కొత్త పూస: ${BEAD_TEXTS[id].title.te}`,
  })),
  ...achievements.map((id) => ({
    en: `New achievement: ${ACHIEVEMENT_TEXTS[id].title.en}`,
    te: `కొత్త విజయం: ${ACHIEVEMENT_TEXTS[id].title.te}`,
  })),
  ...(level === null ? [] : [levelLine(level)]),
];
