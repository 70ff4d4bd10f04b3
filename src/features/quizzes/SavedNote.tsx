import type { Saving } from '../../domain/practice/practice';
import { quizzes } from '../../i18n/quizzes';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/messages/Notice';

const TEXTS = { saving: 'saving', saved: 'saved', waiting: 'savedHere' } as const;

/** An unsaved result waits in the outbox on this device and can be sent again from here. */
export function SavedNote({ saving, onSave }: { saving: Saving; onSave: () => void }) {
  const t = useText(quizzes);
  return (
    <>
      <div role="alert" className="empty:hidden">
        {saving === 'failed' && (
          <Notice tone="danger">
            <p>{t('saveFailed')}</p>
            <Button look="quiet" onClick={onSave} className="mt-3">
              {t('saveAgain')}
            </Button>
          </Notice>
        )}
      </div>
      <p role="status" className="type-small -mt-4 min-h-6 text-center text-muted">
        {saving !== 'failed' && t(TEXTS[saving])}
      </p>
    </>
  );
}
