import type { ConceptProgress } from '../../domain/progress/concepts';
import { dashboard } from '../../i18n/dashboard';
import { useFormat } from '../../i18n/format';
import { progress } from '../../i18n/progress';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import { TextLink } from '../../ui/controls/TextLink';
import { Panel } from '../../ui/layout/Panel';

type Props = { overallPercent: number; concepts: readonly ConceptProgress[] };

export function ConceptsPanel({ overallPercent, concepts }: Props) {
  const t = useText(dashboard);
  const tProgress = useText(progress);
  const pick = useBilingual();
  const format = useFormat();
  const inWords = (percent: number) => format.percent(percent / 100);
  return (
    <Panel title={t('overall')} more={<TextLink to="/dashboard/progress">{t('moreFigures')}</TextLink>}>
      <ProgressBar tone="indigo" label={t('onThePath')} value={overallPercent} valueText={inWords(overallPercent)} />
      <h3 className="mt-2 text-lg">{t('mostPractised')}</h3>
      {concepts.length === 0 && <p className="text-muted">{tProgress('nothingPractised')}</p>}
      <ul className="grid gap-3.5">
        {concepts.map(({ id, name, percent }) => (
          <li key={id}>
            <ProgressBar label={pick(name)} value={percent} valueText={inWords(percent)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
