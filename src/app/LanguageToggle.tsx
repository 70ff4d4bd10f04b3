import { chooseLanguage } from '../i18n/languageChoice';
import { site } from '../i18n/site';
import { useLanguage, useText } from '../i18n/useText';

/** Offers the other language, in that language's own words. */
export function LanguageToggle({ className = '' }: { className?: string }) {
  const t = useText(site);
  const other = useLanguage() === 'en' ? 'te' : 'en';
  return (
    <button
      type="button"
      lang={other}
      aria-label={t('switchLanguageLabel')}
      onClick={() => chooseLanguage(other)}
      className={`touch rounded-full border-2 border-line px-4 font-letters text-lg leading-tight! hover:border-edge ${className}`}
    >
      {t('switchLanguage')}
    </button>
  );
}
