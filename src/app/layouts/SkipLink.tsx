import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';

/** Comes first in the header, so that keyboard users can skip the navigation. */
export function SkipLink() {
  const t = useText(site);
  return (
    <a
      href="#content"
      className="sr-only rounded-tile bg-card px-4 py-2 focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-20"
    >
      {t('skipToContent')}
    </a>
  );
}
