import type { Bilingual } from '../../domain/bilingual';
import { useLanguage } from '../../i18n/useText';

/** Telugu, with a translation below it in an English interface. */
export function EventFace({ event: { te, en } }: { event: Bilingual }) {
  const language = useLanguage();
  return (
    <>
      <span lang="te" className="block leading-[1.5]! font-semibold">
        {te}
      </span>
      {language === 'en' && (
        <span lang="en" className="block text-[0.72em] leading-[1.3]! text-muted">
          {en}
        </span>
      )}
    </>
  );
}
