import { trial } from '../../i18n/trial';
import { useText } from '../../i18n/useText';
import { ButtonLink } from '../../ui/controls/Button';
import { forgetTrial } from './visitTrial';

/** Leaves and deletes the trial run. */
export function NotNow() {
  const t = useText(trial);
  return (
    <ButtonLink to="/" look="quiet" onClick={forgetTrial}>
      {t('notNow')}
    </ButtonLink>
  );
}
