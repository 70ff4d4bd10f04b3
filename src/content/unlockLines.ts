import type { Bilingual } from '../domain/bilingual';
import type { Unlocks } from '../domain/progress/unlocks';
import { ACHIEVEMENT_TEXTS } from './achievements';
import { BEAD_TEXTS } from './beads';
import { levelName } from './levels';

const levelLine = (level: number): Bilingual => ({
  en: `You reached level ${level}: ${levelName(level).en}`,
  te: `${level}వ స్థాయికి చేరావు: ${levelName(level).te}`,
});

/** More lines would cover a phone, and an import or a new device can unlock many at the same time. */
const MAX_LINES = 4;

const moreLine = (count: number): Bilingual => ({ en: `And ${count} more`, te: `ఇంకా ${count} సాధించావు` });

/** One line per unlock, up to the limit. A new level is always included. */
export function unlockLines({ level, achievements, beads }: Unlocks): Bilingual[] {
  const lines = [
    ...(level === null ? [] : [levelLine(level)]),
    ...beads.map((id) => ({
      en: `A new bead on your string: ${BEAD_TEXTS[id].title.en}`,
      te: `నీ దండలో కొత్త పూస: ${BEAD_TEXTS[id].title.te}`,
    })),
    ...achievements.map((id) => ({
      en: `New achievement: ${ACHIEVEMENT_TEXTS[id].title.en}`,
      te: `కొత్త విజయం: ${ACHIEVEMENT_TEXTS[id].title.te}`,
    })),
  ];
  if (lines.length <= MAX_LINES) return lines;
  const named = lines.slice(0, MAX_LINES - 1);
  return [...named, moreLine(lines.length - named.length)];
}
