import type { HardWord } from '../../../domain/padyalu/poem';
import { padyalu } from '../../../i18n/padyalu';
import { useText } from '../../../i18n/useText';
import { ExplainedWord } from './ExplainedWord';

/** The refrain that closes every poem of the work, and its meaning. */
export function Makutam({ makutam }: { readonly makutam: HardWord | undefined }) {
  const t = useText(padyalu);
  if (!makutam) return null;
  return (
    <section aria-labelledby="makutam">
      <h2 id="makutam" className="mb-1 text-xl">
        {t('makutam')}
      </h2>
      <p className="mb-3 text-muted">{t('makutamText')}</p>
      <ExplainedWord {...makutam} />
    </section>
  );
}
