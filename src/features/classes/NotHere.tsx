import { classes } from '../../i18n/classes';
import { useText } from '../../i18n/useText';
import { ButtonLink } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/messages/EmptyState';

const LETTER = 'త';

/** Classes need a server; device-only builds say so. */
export function NotHere() {
  const t = useText(classes);
  return (
    <EmptyState
      letter={LETTER}
      headingLevel="h1"
      title={t('notHereTitle')}
      text={t('notHere')}
      action={<ButtonLink to="/">{t('toStart')}</ButtonLink>}
    />
  );
}
