import type { ConceptProgress } from '../../domain/progress/concepts';
import { useFormat } from '../../i18n/format';
import { progress } from '../../i18n/progress';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { Panel } from '../../ui/layout/Panel';
import { ProgressBar } from '../../ui/progress/ProgressBar';

export function ConceptBars({ concepts }: { concepts: readonly ConceptProgress[] }) {
  const t = useText(progress);
  const pick = useBilingual();
  const format = useFormat();
  return (
    <Panel title={t('concepts')}>
      {concepts.length === 0 && <p className="text-muted">{t('nothingPractised')}</p>}
      <ul className="grid gap-3.5">
        {concepts.map(({ id, name, percent }) => (
          <li key={id}>
            <ProgressBar label={pick(name)} value={percent} valueText={format.percent(percent / 100)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
