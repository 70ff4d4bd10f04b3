import { useState } from 'react';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';

/** A button that shows the question in English. */
export function InEnglish({ text }: { text: string }) {
  const t = useText(exercises);
  const [isShown, setShown] = useState(false);
  return (
    <div className="flex min-h-12 items-center justify-center gap-2">
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
        className="touch flex-none rounded-full px-3 text-sm font-semibold text-muted hover:bg-indigo-tint hover:text-ink aria-expanded:bg-indigo-tint aria-expanded:text-indigo"
      >
        {t('inEnglish')}
      </button>
      {/* Mounted only when shown, so that the layout below is fitted again. */}
      {isShown && (
        <p lang="en" className="min-w-0 leading-snug! wrap-normal">
          {text}
        </p>
      )}
    </div>
  );
}
