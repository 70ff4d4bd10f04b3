import { Link } from 'react-router';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';

const BRAND_LETTER = 'అ';

/** The logo: the first Telugu letter on vermilion cloth. */
const BrandLetter = () => (
  <span
    lang="te"
    aria-hidden="true"
    className="grid size-11 flex-none place-items-center rounded-tile bg-brand after-paint font-letters text-2xl leading-none! text-on-brand"
  >
    {BRAND_LETTER}
  </span>
);

export function Brand({ to = '/', nameHidden = false }: { to?: string; nameHidden?: boolean }) {
  const t = useText(site);
  return (
    <Link to={to} className="flex min-h-12 items-center gap-2.5 rounded-tile max-[359px]:gap-1.5">
      <BrandLetter />
      <span className={nameHidden ? 'sr-only' : 'font-display text-2xl max-[359px]:text-lg'}>{t('brand')}</span>
    </Link>
  );
}
