import { BEAD_TEXTS } from '../../content/beads';
import type { BeadStanding } from '../../domain/progress/beads';
import { achievements } from '../../i18n/achievements';
import { progress } from '../../i18n/progress';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { BeadString } from '../../ui/progress/BeadString';
import { Panel } from '../../ui/layout/Panel';

/** Beads a learner can earn in the first week; they are never sample data. */
export function Beads({ beads }: { beads: readonly BeadStanding[] }) {
  const t = useText(achievements);
  const tProgress = useText(progress);
  const pick = useBilingual();
  const named = beads.map(({ id, isStrung, progress: some, maxProgress: all }) => ({
    name: pick(BEAD_TEXTS[id].title),
    picture: BEAD_TEXTS[id].icon,
    isStrung,
    note: isStrung
      ? tProgress('beadStrung')
      : [pick(BEAD_TEXTS[id].description), ...(some > 0 ? [tProgress('someOf', { some, all })] : [])].join(' '),
  }));
  const strung = beads.filter(({ isStrung }) => isStrung).length;
  return (
    <Panel title={tProgress('beads')}>
      <p className="text-muted">{t('beadsLead')}</p>
      <BeadString beads={named} text={tProgress('beadsStrung', { count: strung, all: beads.length })} />
    </Panel>
  );
}
