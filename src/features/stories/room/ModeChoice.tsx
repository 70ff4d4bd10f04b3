import { READING_MODES, type ReadingMode } from '../../../domain/reading/readingRoom';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';

type Props = { readonly mode: ReadingMode; readonly onChoose: (mode: ReadingMode) => void };

/** Buttons instead of a select, because the arrow keys turn the pages. */
export function ModeChoice({ mode, onChoose }: Props) {
  const t = useText(stories);
  return (
    <div
      role="group"
      aria-label={t('modes')}
      className="grid w-full grid-cols-3 gap-1 rounded-full border-2 border-line bg-card p-0.5 md:w-auto"
    >
      {READING_MODES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === mode}
          onClick={() => onChoose(one)}
          className="touch rounded-full px-2 text-sm leading-tight! font-semibold hover:bg-indigo-tint aria-pressed:bg-indigo aria-pressed:text-on-indigo md:px-4"
        >
          {t(`mode_${one}`)}
        </button>
      ))}
    </div>
  );
}
