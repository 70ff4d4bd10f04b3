import { signOut } from '../../i18n/signOut';
import { useText } from '../../i18n/useText';
import type { Leaving } from '../../state/session/session';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/layout/Dialog';

/** Asks before signing out while the outbox has unsaved changes. */
export default function SignOutDialog({ unsent, leave, stay }: Leaving) {
  const t = useText(signOut);
  return (
    <Dialog
      open
      onClose={stay}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button look="quiet" onClick={leave}>
            {t('leave')}
          </Button>
          <Button data-autofocus onClick={stay}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {unsent.records > 0 && <p>{t('records', { count: unsent.records })}</p>}
        {unsent.hasProfile && <p>{t('profile')}</p>}
        <p>{t('wait')}</p>
        <p className="text-muted">{t('later')}</p>
      </div>
    </Dialog>
  );
}
