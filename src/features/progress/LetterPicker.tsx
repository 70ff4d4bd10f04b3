import { progress } from '../../i18n/progress';
import { useText } from '../../i18n/useText';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { practiceOf } from './addresses';

type Props = {
  /** `null` while nothing is being selected. */
  chosen: readonly string[] | null;
  onChange: (chosen: readonly string[] | null) => void;
};

/** Free practice of any letters on the map. It stays visible while the learner selects letters further down. */
export function LetterPicker({ chosen, onChange }: Props) {
  const t = useText(progress);
  if (!chosen) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0">{t('mapTouch')}</p>
        <Button look="quiet" onClick={() => onChange([])}>
          {t('chooseLetters')}
        </Button>
      </div>
    );
  }
  return (
    <div className="sticky top-2 z-[1] flex flex-wrap items-center gap-3 rounded-card border-2 border-indigo bg-card p-3 shadow-card">
      <p role="status" className="min-w-40 flex-1 font-semibold">
        {chosen.length === 0 ? t('chooseHint') : t('chosen', { count: chosen.length })}
      </p>
      {chosen.length > 0 && <ButtonLink to={practiceOf(chosen)}>{t('practiseChosen')}</ButtonLink>}
      <Button look="quiet" onClick={() => onChange(null)}>
        {t('stopChoosing')}
      </Button>
    </div>
  );
}
