import { byHeart } from '../../i18n/byHeart';
import { exercises } from '../../i18n/exercises';
import { useLanguage, useText } from '../../i18n/useText';

type Props = {
  word: string | null;
  /** `null` until the answer is checked. */
  isRight: boolean | null;
  onTakeOut: () => void;
};

const GAP =
  'mx-1 inline-grid min-h-12 min-w-20 place-items-center rounded-tile border-[3px] border-dashed px-2.5 align-middle leading-normal';

function lookOf(isRight: boolean | null): string {
  if (isRight === null) return 'border-indigo bg-indigo-tint';
  return isRight ? 'border-leaf bg-leaf-tint' : 'border-vermilion bg-vermilion-tint';
}

/** A gap for a word. Tapping removes the word. */
export function Gap({ word, isRight, onTakeOut }: Props) {
  const t = useText(byHeart);
  const e = useText(exercises);
  const language = useLanguage();
  if (word === null) {
    return (
      <span className={`${GAP} border-edge`}>
        <span lang={language} className="sr-only">
          {e('gap')}
        </span>
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={isRight === null ? t('takeOut', { word }) : undefined}
      aria-disabled={isRight !== null}
      onClick={isRight === null ? onTakeOut : undefined}
      className={`${GAP} ${lookOf(isRight)}`}
    >
      {word}
    </button>
  );
}
