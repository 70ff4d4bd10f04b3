import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { useHearing } from './hearing';

/** Switches between sound and text for the whole run. */
export function CannotHear() {
  const t = useText(exercises);
  const { cannotHear, setCannotHear } = useHearing();
  return (
    <button
      type="button"
      onClick={() => setCannotHear(!cannotHear)}
      className="touch justify-self-center rounded-full px-4 leading-tight! text-sm font-semibold text-muted underline decoration-2 underline-offset-[0.3em] hover:text-ink"
    >
      {t(cannotHear ? 'canHear' : 'cannotHear')}
    </button>
  );
}
