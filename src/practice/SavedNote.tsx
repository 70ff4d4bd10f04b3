import type { Saving } from '../domain/practice/practice';
import { exercises } from '../i18n/exercises';
import { useText } from '../i18n/useText';
import { Button } from '../ui/controls/Button';
import { Notice } from '../ui/messages/Notice';

const TEXTS = { saving: 'saving', saved: 'saved', waiting: 'savedHere' } as const;

/** Unsaved runs wait in the outbox on this device and can be sent again from here. */
export function SavedNote({ saving, onSave }: { saving: Saving; onSave: () => void }) {
  const t = useText(exercises);
  if (saving === 'failed') {
    return (
      <Notice tone="warning" role="status">
        <p>{t('saveFailed')}</p>
        <Button look="quiet" onClick={onSave} className="mt-2">
          {t('saveAgain')}
        </Button>
      </Notice>
    );
  }
  return (
    <p role="status" className="text-center text-muted">
      {t(TEXTS[saving])}
    </p>
  );
}
