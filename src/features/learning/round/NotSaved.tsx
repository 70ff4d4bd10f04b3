import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';

type Props = { text?: string; isSaving: boolean; onSaveAgain: () => void };

export function NotSaved({ text, isSaving, onSaveAgain }: Props) {
  const t = useText(exercises);
  return (
    <Notice tone="warning" role="status" className="mt-5">
      <p>{text ?? t('notSaved')}</p>
      <Button look="quiet" aria-disabled={isSaving} onClick={onSaveAgain} className="mt-2">
        {t(isSaving ? 'saving' : 'saveAgain')}
      </Button>
    </Notice>
  );
}
