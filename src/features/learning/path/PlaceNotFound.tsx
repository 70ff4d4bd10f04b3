import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/controls/Button';
import { ErrorState } from '../../../ui/messages/ErrorState';
import { PageHead } from '../../../ui/layout/PageHead';

/** Replaces a page if the learner's progress could not be loaded. */
export function PlaceNotFound({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useText(learning);
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <ErrorState
        headingLevel="h1"
        title={t('loadFailedTitle')}
        text={t('loadFailed')}
        action={<Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
      />
    </>
  );
}
