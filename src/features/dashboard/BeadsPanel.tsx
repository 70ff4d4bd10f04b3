import { BEAD_TEXTS } from '../../content/beads';
import type { BeadStanding } from '../../domain/progress/beads';
import { progress } from '../../i18n/progress';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { BeadString } from '../../ui/progress/BeadString';
import { Panel } from '../../ui/layout/Panel';

/** Always the learner's own beads, never a sample. */
export function BeadsPanel({ beads }: { beads: readonly BeadStanding[] }) {
  const t = useText(progress);
  const pick = useBilingual();
  const strung = beads.filter(({ isStrung }) => isStrung).length;
  const next = beads.find(({ isStrung }) => !isStrung);
  const named = beads.map(({ id, isStrung, progress: some, maxProgress: all }) => ({
    name: pick(BEAD_TEXTS[id].title),
    picture: BEAD_TEXTS[id].icon,
    isStrung,
    note: isStrung ? t('beadStrung') : some > 0 ? t('someOf', { some, all }) : pick(BEAD_TEXTS[id].description),
  }));
  return (
    <Panel title={t('beads')}>
      <p className="text-muted">
        {!next && t('beadsAll')}
        {next && (strung === 0 ? t('beadsFirst', { bead: pick(BEAD_TEXTS[next.id].title) }) : t('beadsLead'))}
      </p>
      <BeadString beads={named} text={t('beadsStrung', { count: strung, all: beads.length })} />
    </Panel>
  );
}
