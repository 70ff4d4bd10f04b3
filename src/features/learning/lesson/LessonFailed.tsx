import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/controls/Button';
import { ErrorState } from '../../../ui/messages/ErrorState';

export function LessonFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useText(learning);
  return (
    <ErrorState
      title={t('lessonFailedTitle')}
      text={t('lessonFailed')}
      action={<Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
    />
  );
}
