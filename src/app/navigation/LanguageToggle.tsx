import { chooseLanguage } from '../../i18n/languageChoice';
import { site } from '../../i18n/site';
import { useLanguage, useText } from '../../i18n/useText';

type Props = { className?: string; isShort?: boolean };

/** The button's text is in the language it switches to. */
export function LanguageToggle({ className = '', isShort = false }: Props) {
  const t = useText(site);
  const other = useLanguage() === 'en' ? 'te' : 'en';
  return (
    <button
      type="button"
      lang={other}
      aria-label={t('switchLanguageLabel')}
      onClick={() => chooseLanguage(other)}
      className={`touch rounded-full border-2 border-line font-letters flex-none whitespace-nowrap ${isShort ? '' : 'px-2.5 min-[360px]:px-3 sm:px-4'} text-lg leading-tight! hover:border-edge ${className}`}
    >
      <span className="after-paint inline-block [contain-intrinsic-width:3em]">
        {t(isShort ? 'switchLanguageShort' : 'switchLanguage')}
      </span>
    </button>
  );
}
