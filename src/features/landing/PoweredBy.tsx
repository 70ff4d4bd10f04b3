import { landing } from '../../i18n/landing';
import { useText } from '../../i18n/useText';

export function PoweredBy() {
  const t = useText(landing);
  return (
    <p className="page-width flex flex-wrap items-center gap-x-3 pt-8 text-muted">
      <a href="/third-party-notices.txt" className="inline-flex min-h-12 items-center font-semibold text-ink underline">
        {t('poweredBy')}
      </a>
      {t('poweredByText')}
    </p>
  );
}
